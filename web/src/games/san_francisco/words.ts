// Messages of the board: what it says is a text's name with arguments, as everywhere; the table puts it into words.
import type { Halves, Message, Seat } from "../../wire/types.ts";
import { COLOUR_NAMES, parseCard, parseSpace, type Row } from "./cards.ts";

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

/** A district in a word. */
export function rowMessage(row: Row | string): Message {
  return message(`sf-row-${row}`);
}

/** A space in words. */
export function spaceMessage(space: string): Message {
  const { row, column } = parseSpace(space);
  return message("sf-space", { row: rowMessage(row), column: column + 1 });
}

/** A card in words, as the server says it. */
export function cardMessage(code: string): Message {
  const card = parseCard(code);
  if (card.colour === null) return message(`sf-card-${code}`);
  const args = { colour: message(`sf-colour-${COLOUR_NAMES[card.colour]}`), value: card.value };
  if (card.marks.length === 0) return message("sf-card-plain", { ...args, marks: [] });
  return message("sf-card", { ...args, marks: card.marks.map((mark) => message(`sf-mark-${mark}`)) });
}
