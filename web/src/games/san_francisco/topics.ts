/** What can be explained at this board, and by which rule. */
import type { Topic } from "../../board/help.svelte.ts";
import type { Message } from "../../wire/types.ts";
import { COLOUR_NAMES, parseCard } from "./cards.ts";
import { cardMessage, message } from "./words.ts";

/** The rule behind each text `sfb-help-…`. */
const RULES: Readonly<Record<string, string>> = {
  deck: "SF-3.1",
  column: "SF-3.3",
  contracts: "SF-4.1",
  clock: "SF-8.1",
  "foundation-token": "SF-3.2",
  tracks: "SF-5.4",
  depot: "SF-5.4",
  square: "SF-5.5",
  foundation: "SF-5.6",
  coast: "SF-5.6",
  bonus: "SF-7.1",
  value: "SF-6.1",
  colour: "SF-5.1",
  black: "SF-5.1",
  district: "SF-9.1",
  ties: "SF-9.2",
  trams: "SF-9.1",
  network: "SF-5.4",
  skyscraper: "SF-5.6",
  medal: "SF-5.7",
  completion: "SF-5.3",
  "bonus-plus": "SF-7.3",
  "bonus-value": "SF-7.4",
  "bonus-depot": "SF-7.4",
  "bonus-vp": "SF-7.5",
  "bonus-return": "SF-4.2",
  "bonus-tracks": "SF-7.6",
  points: "SF-9.6",
  box: "SF-3.5",
};

/** A topic with one or more lines; the title is a text of its own. */
export function topic(title: Message, ...names: string[]): Topic {
  return { title, lines: names.map((name) => ({ text: message(`sfb-help-${name}`), rule: RULES[name] ?? "" })) };
}

/** What a card's parts mean. */
export function cardTopic(code: string): Topic {
  const card = parseCard(code);
  const names: string[] = [];
  if (card.colour === null) names.push(code === "depot" ? "bonus-depot" : "bonus-value");
  else names.push(card.colour === "k" ? "black" : "colour");
  if (card.value > 0) names.push("value");
  names.push(...card.marks.filter((mark) => card.colour !== null || mark !== "depot"));
  const { title, lines } = topic(cardMessage(code), ...names);
  const first = lines[0];
  if (!first || card.colour === null || card.colour === "k") return { title, lines };
  // The line about the colour names it.
  const text = message("sfb-help-colour", { colour: message(`sf-colour-${COLOUR_NAMES[card.colour]}`) });
  return { title, lines: [{ ...first, text }, ...lines.slice(1)] };
}
