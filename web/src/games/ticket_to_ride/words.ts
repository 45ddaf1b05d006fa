// Messages of the board: what it says is a text's name with arguments, as everywhere; the table puts it into words.
import type { Halves, Message, Name, Seat } from "../../wire/types.ts";

/** What may fill a place in a text. */
export type Argument = Message["args"][string];

/** A text's name with its arguments. */
export function message(id: string, args: Record<string, Argument> = {}): Message {
  return { type: "message", id, args };
}

/** A seat; the table puts the player's name there. */
export function seatOf(number: number): Seat {
  return { type: "seat", number };
}

/** Points counted in halves. */
export function halvesOf(count: number): Halves {
  return { type: "halves", count };
}

/** A location, called by its name on the map. */
export function place(id: string): Name {
  return { type: "name", id };
}

/** A kind of card in a word. */
export function cardMessage(card: string): Message {
  return message(`tt-card-${card}`);
}

/** Several cards, a kind at a time. */
export function cardsMessage(cards: Readonly<Record<string, number>>): Message[] {
  return Object.entries(cards).map(([card, count]) => message("tt-cards", { count, card: cardMessage(card) }));
}

/** A tourist symbol; one that only an owner's map knows is called as the map calls it. */
export function symbolMessage(symbol: string): Message {
  return message("tt-symbol", { symbol });
}

/** A line by its name, `pier39-lombard.2`. */
export function lineMessage(line: string): Message {
  const [ends = "", twin] = line.split(".");
  const [a = "", b = ""] = ends.split("-").map(place) as [Name, Name];
  return twin ? message("tt-line-twin", { a, b, twin: Number(twin) }) : message("tt-line", { a, b });
}

/** A ticket by its name, `goldengate-potrero`. */
export function ticketMessage(ticket: string): Message {
  const [a, b] = endsOf(ticket);
  return message("tt-ticket", { a: place(a), b: place(b) });
}

/** The two locations of a ticket. */
export function endsOf(ticket: string): [a: string, b: string] {
  const [a = "", b = ""] = ticket.split("-");
  return [a, b];
}

/** What a line is paid with; `count` cards of the colour and some ferries. */
export function paymentMessage(colour: string, count: number, ferries: number): Message {
  if (!colour) return message("tt-pay-ferries", { ferries });
  return message("tt-pay-counted", { card: cardMessage(colour), count, ferries });
}

/** An action that has a place of its own on the board, as its button says it. */
export function actionMessage(action: string): Message {
  const [verb = "", ...rest] = action.split(" ");
  const [first = "", second = ""] = rest;
  if (action === "take blind") return message("tt-action-blind");
  if (verb === "take") return message("tt-action-take", { card: cardMessage(first) });
  if (verb === "keep") return message("tt-action-keep", { tickets: rest.map(ticketMessage) });
  if (verb === "pile") return message("tt-action-pile", { symbol: symbolMessage(first), location: place(second) });
  if (verb === "tourist") return message("tt-action-tourist", { location: place(first) });
  return message(`tt-action-${verb}`);
}
