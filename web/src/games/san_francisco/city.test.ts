import { describe, expect, it } from "vitest";
import { parseCard, ROWS } from "./cards.ts";
import { isFull, newCell, railsOf, requirement, settle, symbolsIn, valueAround, type Cell } from "./city.ts";

/** A city from codes, row by row from the top, settled. */
function city(...rows: string[]): Cell[][] {
  const cells = ROWS.map((row, i) =>
    (rows[i] ?? "")
      .split(" ")
      .filter(Boolean)
      .map((code, column) => newCell(parseCard(code), row, column, 0)),
  );
  settle(cells);
  return cells;
}
const trams = (cells: Cell[][]): string[] => cells.flat().filter((cell) => cell.tram).map((cell) => cell.space);
const towers = (cells: Cell[][]): string[] => cells.flat().filter((cell) => cell.skyscraper).map((cell) => cell.space);

describe("a city", () => {
  it("runs trams from the printed depots and on along tracks (SF-5.4, SF-E4)", () => {
    expect(trams(city("", "", "", "y1t y1t", "n1t n2"))).toEqual(["y1", "y2", "n1"]);
    expect(trams(city("", "", "", "y1t", "n2 n1t"))).toEqual(["n2"]);
  });
  it("runs a tram on a depot, and no tram on a ring of tracks without one", () => {
    expect(trams(city("b0d b2t", "g1t g1t"))).toEqual(["b1", "b2", "g1", "g2"]);
    expect(trams(city("b1t+ b2t", "g1t g1t"))).toEqual([]);
  });
  it("makes a square worth 4 beside a tram only (SF-5.5)", () => {
    expect(city("b0d", "g0s")[1]![0]!.value).toBe(4);
    expect(city("b2t", "g0s")[1]![0]!.value).toBe(0);
  });
  it("raises a skyscraper at 7, less the coasts (SF-5.6, SF-E5, SF-E6)", () => {
    expect(towers(city("", "g4", "o1f o2", "y2"))).toEqual(["o1"]);
    expect(towers(city("", "g4", "o1f o2"))).toEqual([]);
    const coast = city("b1c", "g4", "o1f o2");
    expect(requirement(coast)).toBe(6);
    expect(valueAround(coast, 2, 0)).toBe(6);
    expect(towers(coast)).toEqual(["o1"]);
  });
  it("counts a +2 token and a tracks token", () => {
    const cells = city("", "", "", "", "n2 n1f");
    cells[4]![0]!.plus = 1;
    cells[4]![0]!.tracks = true;
    settle(cells);
    expect(cells[4]![0]).toMatchObject({ value: 4, tram: true });
  });
  it("counts bonus symbols by row, and knows when it is full", () => {
    const cells = city("b2+ k1+ b3", "g1t+");
    expect([symbolsIn(cells, 0), symbolsIn(cells, 1), symbolsIn(cells, 2)]).toEqual([2, 1, 0]);
    expect(isFull(cells)).toBe(false);
    expect(isFull(city("b3 b3 b3 b3 b3", "g3 g3 g3 g3 g3", "o3 o3 o3 o3 o3", "y3 y3 y3 y3 y3", "n3 n3 n3 n3 n3"))).toBe(true);
  });
  it("draws rails between tracks and depots, and to the printed depots", () => {
    const rails = railsOf(city("", "", "", "y1t y2", "n1t n0d"));
    expect(rails.map((rail) => rail.key)).toEqual(["30-40", "50-40", "40-41"]);
    expect(rails.every((rail) => rail.live)).toBe(true);
    expect(railsOf(city("b1t+ b2t")).map((rail) => rail.live)).toEqual([false]);
  });
});
