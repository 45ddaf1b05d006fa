import { describe, expect, it } from "vitest";
import { builder, flightsOf } from "./flights.ts";
import type { Happened } from "./pieces.ts";

const events = (...list: object[]): Happened[] => list as Happened[];
const began = { type: "turn-began", seat: 1 };
const took = { type: "column-taken", seat: 1, column: "b", cards: ["g3", "o1"], contracts: 1 };
const built = (space: string): object => ({ type: "card-built", seat: 1, card: "g3", space });

describe("flights", () => {
  it("go from the deck to the hand, and on to a column", () => {
    const found = flightsOf(events({ type: "card-drawn", seat: 1, card: "g3" }, { type: "card-placed", seat: 1, card: "g3", column: "a" }), []);
    expect(found.map(({ from, to }) => [from[0], to[0]])).toEqual([["[data-deck]", "[data-drawn]"], ["[data-deck]", '[data-column="a"]']]);
  });

  it("go from the column that was taken a while ago, as a bot builds card by card", () => {
    const found = flightsOf(events(built("g2")), events(began, took, built("g1")));
    expect(found).toEqual([{ card: "g3", from: ['[data-column="b"]'], to: ['[data-seat="1"] [data-space="g2"]'] }]);
  });

  it("don't go from a column where the card is a bonus, or was taken in another turn", () => {
    expect(flightsOf(events(built("g2")), events(took, began))).toEqual([]);
    expect(flightsOf(events({ type: "bonus-taken", seat: 1, bonus: "depot", space: null }, built("g2")), events(began, took))).toEqual([]);
  });

  it("tell whose city has grown, unless it is one's own", () => {
    expect(builder(events(took, built("g1")), 0)).toBe(1);
    expect(builder(events(took, built("g1")), 1)).toBeNull();
    expect(builder(events(took), 0)).toBeNull();
  });
});
