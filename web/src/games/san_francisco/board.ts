/** The board of San Francisco. */
export const game = "san-francisco";
/** The board itself, fetched when a table needs it. */
export const load = () => import("./Board.svelte");
/** What a phone shows one at a time. */
export const sections = [
  { id: "market", label: "sfb-tab-market" },
  { id: "city", label: "sfb-tab-city" },
  { id: "rivals", label: "sfb-tab-rivals" },
  { id: "scores", label: "sfb-tab-scores" },
];
/** SF-10: everything on the table is public. */
export const secrets = false;
/** The keys that the board listens to. */
export const keys = [
  { keys: ["←", "↑", "↓", "→"], label: "sfb-key-arrows" },
  { keys: ["d"], label: "sfb-key-draw" },
  { keys: ["a", "b", "c"], label: "sfb-key-columns" },
  { keys: ["1", "–", "5"], label: "sfb-key-rows" },
];
/** What is heard, for those who want to hear something. */
export const sounds = {
  "card-placed": "lay",
  "card-built": "build",
  "bonus-taken": "build",
  "trams-running": "tram",
  "skyscrapers-built": "tower",
} as const;
