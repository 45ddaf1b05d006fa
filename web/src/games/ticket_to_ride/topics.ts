/** What can be explained at this board, and by which rule. */
import type { Topic } from "../../board/help.svelte.ts";
import type { Message } from "../../wire/types.ts";
import { cardMessage, message, ticketMessage } from "./words.ts";

/** The rule behind each text `ttb-help-…`. */
const RULES: Readonly<Record<string, string>> = {
  deck: "TT-3.1",
  display: "TT-3.1",
  "face-up-ferry": "TT-3.2",
  renewal: "TT-3.5",
  discards: "TT-3.4",
  "ticket-deck": "TT-3.12",
  ticket: "TT-4.2",
  keep: "TT-2.3",
  pay: "TT-3.7",
  ferry: "TT-3.7",
  "ferry-space": "TT-3.8",
  double: "TT-3.9",
  points: "TT-3.10",
  tokens: "TT-3.11",
  "token-points": "TT-4.2",
  cars: "TT-4.1",
  cards: "TT-3.3",
  seen: "TT-3.1",
  pile: "TT-2.4",
  pass: "TT-3.13",
  "last-round": "TT-4.1",
};

/** A topic with one or more lines; the title is a text of its own. */
export function topic(title: Message, ...names: string[]): Topic {
  return { title, lines: names.map((name) => ({ text: message(`ttb-help-${name}`), rule: RULES[name] ?? "" })) };
}

/** A transport card, lying face up or in a hand. */
export function cardTopic(card: string, faceUp: boolean): Topic {
  const title = message("ttb-card", { card: cardMessage(card) });
  if (faceUp) return topic(title, ...(card === "ferry" ? ["face-up-ferry", "renewal"] : ["display"]));
  return topic(title, card === "ferry" ? "ferry" : "pay");
}

/** A ticket. */
export function ticketTopic(ticket: string): Topic {
  return topic(ticketMessage(ticket), "ticket");
}
