// A city as it is drawn: the server's, or one with planned cards in it. The rules here only draw ghosts; what a plan
// really does is asked of the server.
import type { CityView } from "../../wire/games/san_francisco.ts";
import { parseCard, parseSpace, PLACES, ROWS, shows, spaceName, type Card, type Row } from "./cards.ts";

/** A card in a city. */
export interface Cell {
  space: string;
  card: Card;
  /** What it is worth now (SF-6.1). */
  value: number;
  /** +2 tokens on it. */
  plus: number;
  tracks: boolean;
  tracksToken: boolean;
  tram: boolean;
  skyscraper: boolean;
  /** Which card of the plan it is, counted from 1; 0 for one that lies there already. */
  ghost: number;
  /** Whether a planned token lies on it. */
  token: "" | "plus" | "tracks";
}

/** Five rows from the top, each from the left. */
export type Cells = readonly (readonly Cell[])[];

/** SF-5.5: what a square beside a tram is worth. */
const SQUARE_VALUE = 4;
/** SF-5.6: what a foundation's neighbours must be worth, before the coasts. */
const REQUIREMENT = 7;

/** The cells of a city as the server tells it. */
export function cellsOf(city: CityView): Cell[][] {
  return ROWS.map((row, i) =>
    (city.rows[i] ?? []).map((card, column) => ({
      space: spaceName(row, column),
      card: parseCard(card.card),
      value: card.value,
      plus: card.plus,
      tracks: card.tracks,
      tracksToken: card.tracks_token,
      tram: card.tram,
      skyscraper: card.skyscraper,
      ghost: 0,
      token: "",
    })),
  );
}

/** A card that has just been laid, before trams and values are settled. */
export function newCell(card: Card, row: Row, column: number, ghost: number): Cell {
  return {
    space: spaceName(row, column),
    card,
    value: card.value,
    plus: 0,
    tracks: shows(card, "tracks"),
    tracksToken: false,
    tram: false,
    skyscraper: false,
    ghost,
    token: "",
  };
}

/** The card on a place, if any. */
export function cellAt(cells: Cells, row: number, column: number): Cell | undefined {
  return column < 0 ? undefined : cells[row]?.[column];
}

/** A space's row and column, both counted from 0. */
export function placeOf(space: string): { row: number; column: number } {
  const { row, column } = parseSpace(space);
  return { row: ROWS.indexOf(row), column };
}

/** SF-5.2: the cards that share a side with a place. */
export function neighbours(cells: Cells, row: number, column: number): Cell[] {
  return [
    cellAt(cells, row - 1, column),
    cellAt(cells, row + 1, column),
    cellAt(cells, row, column - 1),
    cellAt(cells, row, column + 1),
  ].filter((cell) => cell !== undefined);
}

/** SF-5.8: after a card or token: trams, values, skyscrapers. Changes the cells. */
export function settle(cells: Cell[][]): void {
  growNetwork(cells);
  each(cells, (cell, row, column) => {
    const served = neighbours(cells, row, column).some((other) => other.tram);
    cell.value = cell.card.value + 2 * cell.plus + (shows(cell.card, "square") && served ? SQUARE_VALUE : 0);
  });
  const needed = requirement(cells);
  each(cells, (cell, row, column) => {
    if (shows(cell.card, "foundation") && valueAround(cells, row, column) >= needed) cell.skyscraper = true;
  });
}

/** SF-5.4: depots, tracks in the bottom row, and tracks beside a member of the network. */
function growNetwork(cells: Cell[][]): void {
  let grew = true;
  while (grew) {
    grew = false;
    each(cells, (cell, row, column) => {
      if (cell.tram) return;
      const joins = cell.tracks && (row === 4 || neighbours(cells, row, column).some((other) => other.tram));
      if (joins || shows(cell.card, "depot")) grew = cell.tram = true;
    });
  }
}

/** SF-5.6: 7, less 1 for each coast in the city, never below 0. */
export function requirement(cells: Cells): number {
  const coasts = cells.flat().filter((cell) => shows(cell.card, "coast")).length;
  return Math.max(0, REQUIREMENT - coasts);
}

/** SF-5.6: what the cards beside a place are worth together. */
export function valueAround(cells: Cells, row: number, column: number): number {
  return neighbours(cells, row, column).reduce((sum, cell) => sum + cell.value, 0);
}

/** SF-7.1: bonus symbols in a row. */
export function symbolsIn(cells: Cells, row: number): number {
  return (cells[row] ?? []).filter((cell) => shows(cell.card, "bonus")).length;
}

/** SF-8.1: whether the city has all its 25 cards. */
export function isFull(cells: Cells): boolean {
  return cells.every((row) => row.length >= PLACES);
}

function each(cells: Cell[][], visit: (cell: Cell, row: number, column: number) => void): void {
  cells.forEach((line, row) => line.forEach((cell, column) => visit(cell, row, column)));
}

/** A stretch of rails between two cards, or from a printed depot to a card; columns and rows counted from 0. */
export interface Rail {
  key: string;
  from: { row: number; column: number };
  to: { row: number; column: number };
  /** Whether trams run on it. */
  live: boolean;
  /** Whether it is only planned. */
  ghost: boolean;
}

/** Rails as they are drawn: between neighbours that both have tracks or a depot; row 5 stands for the printed depots. */
export function railsOf(cells: Cells): Rail[] {
  const rails: Rail[] = [];
  cells.forEach((line, row) =>
    line.forEach((cell, column) => {
      if (!onRails(cell)) return;
      if (row === 4 && cell.tracks) rails.push(rail({ row: 5, column }, { row, column }, cell, cell));
      for (const [r, c] of [
        [row, column + 1],
        [row + 1, column],
      ] as const) {
        const other = cellAt(cells, r, c);
        // Two depots side by side need no rails: neither has tracks to join the other.
        if (other && onRails(other) && (cell.tracks || other.tracks)) {
          rails.push(rail({ row, column }, { row: r, column: c }, cell, other));
        }
      }
    }),
  );
  return rails;
}

function onRails(cell: Cell): boolean {
  return cell.tracks || shows(cell.card, "depot");
}

function rail(from: Rail["from"], to: Rail["to"], one: Cell, other: Cell): Rail {
  const ghost = [one, other].some((cell) => cell.ghost > 0 || cell.token === "tracks");
  return { key: `${from.row}${from.column}-${to.row}${to.column}`, from, to, live: one.tram && other.tram, ghost };
}
