// A view for tests, from little text: cities as `row/row/row/row/row;contracts`, rows of codes with spaces between.
import type { CityView, SanFranciscoView } from "../../wire/games/san_francisco.ts";
import { parseCard, ROWS } from "./cards.ts";
import { newCell, settle } from "./city.ts";

/** A city as the server would tell it. */
export function cityView(text: string): CityView {
  const [rows = "", contracts = "0", tokens = "0"] = text.split(";");
  const cells = ROWS.map((row, i) =>
    (rows.split("/")[i] ?? "")
      .split(" ")
      .filter(Boolean)
      .map((code, column) => newCell(parseCard(code), row, column, 0)),
  );
  settle(cells);
  const flat = cells.flat();
  return {
    rows: cells.map((line) =>
      line.map((cell) => ({
        card: cell.card.code,
        value: cell.value,
        plus: cell.plus,
        tracks: cell.tracks,
        tracks_token: cell.tracksToken,
        tram: cell.tram,
        skyscraper: cell.skyscraper,
      })),
    ),
    values: cells.map((line) => line.reduce((sum, cell) => sum + cell.value, 0)),
    trams: flat.filter((cell) => cell.tram).length,
    skyscrapers: flat.filter((cell) => cell.skyscraper).length,
    requirement: 7,
    foundations: {},
    contracts: Number(contracts),
    completions: "",
    vp_tokens: 0,
    return_tokens: Number(tokens),
    halves: 0,
  };
}

/** A whole table: columns as `a,b|c|`, seat 0's turn. */
export function tableView(columns: string, cities: string[], more: Partial<SanFranciscoView> = {}): SanFranciscoView {
  const [a = "", b = "", c = ""] = columns.split("|");
  const cards = (text: string): string[] => text.split(",").filter(Boolean);
  return {
    game: "san-francisco",
    seat: 0,
    players: cities.length,
    actors: [0],
    phase: "turn",
    outcome: null,
    turn: 0,
    hand: [],
    bonus_row: null,
    foundation_tokens: 6,
    columns: { a: cards(a), b: cards(b), c: cards(c) },
    deck_size: 60,
    deck: {},
    box: {},
    supply: { plus: 3, value: 3, depot: 3, vp: 3, return: 3, tracks: 3 },
    medal: null,
    cities: cities.map(cityView),
    rankings: {},
    advantages: {},
    position: "",
    ...more,
  };
}
