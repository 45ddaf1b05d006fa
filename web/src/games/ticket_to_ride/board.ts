/** The board of Ticket to Ride: San Francisco. */
import type { TableInfo } from "../../wire/types.ts";
import { likely } from "./arrangement.ts";
import { drawn } from "./drawn.ts";

export const game = "ticket-to-ride-san-francisco";
/** The board itself, fetched when a table needs it, and beside it what it will draw. */
export function load(info?: TableInfo): Promise<typeof import("./Board.svelte")> {
  if (info) void drawn(info, likely(window)).catch(() => undefined);
  return import("./Board.svelte");
}
/** What lies on the sheet over a phone's map, one at a time; the lines have the screen for themselves. */
export const sections = [
  { id: "hand", label: "ttb-tab-hand" },
  { id: "market", label: "ttb-tab-market" },
  { id: "tickets", label: "ttb-tab-tickets" },
  { id: "lines", label: "ttb-tab-lines" },
];
/** TT-5: hands and tickets are secret. */
export const secrets = true;
/** The map takes the room that there is: nothing has to be scrolled to. */
export const fits = true;
/** The keys that the board listens to. */
export const keys = [
  { keys: ["←", "↑", "↓", "→"], label: "ttb-key-arrows" },
  { keys: ["d"], label: "ttb-key-deck" },
  { keys: ["1", "–", "5"], label: "ttb-key-display" },
  { keys: ["t"], label: "ttb-key-tickets" },
  { keys: ["m", "l", "s"], label: "ttb-key-views" },
  { keys: ["Esc"], label: "ttb-key-escape" },
];
/** What is heard, for those who want to hear something. */
export const sounds = {
  "card-taken": "lay",
  "card-drawn": "lay",
  "pile-placed": "lay",
  "tickets-kept": "lay",
  "tourist-taken": "build",
  "line-claimed": "claim",
} as const;
