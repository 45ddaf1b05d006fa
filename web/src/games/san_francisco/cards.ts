// Cards, districts and spaces by their notation: `b2tc` is a blue card of value 2 with tracks and a coast.

/** A district's letter, or `k` for black. */
export type Colour = "b" | "g" | "o" | "y" | "n" | "k";
/** A district's letter. */
export type Row = Exclude<Colour, "k">;
/** A symbol that a card may show. */
export type Mark = "tracks" | "depot" | "square" | "foundation" | "coast" | "bonus";

/** The districts, top to bottom (SF-1.1). */
export const ROWS: readonly Row[] = ["b", "g", "o", "y", "n"];
/** The three project columns. */
export const COLUMNS = ["a", "b", "c"] as const;
/** How many cards a district holds (SF-1.1). */
export const PLACES = 5;
/** The code of each thing that is ranked (SF-9.1), top to bottom. */
export const RANKINGS = ["blue", "grey", "orange", "yellow", "green", "trams"] as const;
/** The bonus of each district (SF-1.5); tracks belong to none. */
export const BONUS_OF: Readonly<Record<Row, string>> = { b: "plus", g: "value", o: "depot", y: "vp", n: "return" };
/** The words for a colour: the game's texts are `sf-colour-…`. */
export const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
  b: "blue",
  g: "grey",
  o: "orange",
  y: "yellow",
  n: "green",
  k: "black",
};

const MARKS: readonly (readonly [string, Mark])[] = [
  ["t", "tracks"],
  ["d", "depot"],
  ["s", "square"],
  ["f", "foundation"],
  ["c", "coast"],
  ["+", "bonus"],
];

/** What a card shows. */
export interface Card {
  /** Its text in the notation. */
  code: string;
  /** Its colour; the two bonus cards have none and are drawn in gold. */
  colour: Colour | null;
  /** Printed value: worker symbols, or 4 on the value-4 card (SF-6.1). */
  value: number;
  /** Its symbols, in the notation's order. */
  marks: readonly Mark[];
}

const known = new Map<string, Card>();

/** The card that a code names. */
export function parseCard(code: string): Card {
  let card = known.get(code);
  if (!card) {
    card = read(code);
    known.set(code, card);
  }
  return card;
}

function read(code: string): Card {
  if (code === "value4") return { code, colour: null, value: 4, marks: [] };
  if (code === "depot") return { code, colour: null, value: 0, marks: ["depot"] };
  const [, colour, value, symbols = ""] = /^([bgoynk])(\d)(t?d?s?f?c?\+?)$/.exec(code) ?? [];
  if (colour === undefined) throw new Error(`no card: ${code}`);
  const marks = MARKS.filter(([letter]) => symbols.includes(letter)).map(([, mark]) => mark);
  return { code, colour: colour as Colour, value: Number(value), marks };
}

/** Whether a card shows a symbol. */
export function shows(card: Card, mark: Mark): boolean {
  return card.marks.includes(mark);
}

/** SF-5.1: the rows that a card may lie in, room aside. */
export function rowsFor(card: Card): readonly Row[] {
  return card.colour === null || card.colour === "k" ? ROWS : [card.colour];
}

/** The name of a space: `o3`. */
export function spaceName(row: Row, column: number): string {
  return `${row}${column + 1}`;
}

/** A space's row and its column, counted from 0. */
export function parseSpace(space: string): { row: Row; column: number } {
  const row = space[0] as Row;
  const column = Number(space[1]) - 1;
  if (space.length !== 2 || !ROWS.includes(row) || !(column >= 0 && column < PLACES)) throw new Error(`no space: ${space}`);
  return { row, column };
}
