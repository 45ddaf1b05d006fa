import { describe, expect, it } from "vitest";
import { afterGain, foundationTokens, lockOf, takers } from "./market.ts";
import { tableView } from "./testing.ts";

const view = tableView("b2t,g3,o1f|y2|", ["////;2", "////;0", "////;3"]);

describe("the market", () => {
  it("lets those take a column who have fewer contracts than it has cards (SF-3.3, SF-E2)", () => {
    expect(takers(view, "a")).toEqual([0, 1]);
    expect(takers(view, "b")).toEqual([1]);
    expect(takers(view, "c")).toEqual([]);
  });
  it("foretells who could after a card more", () => {
    expect(takers(view, "a", 1)).toEqual([0, 1, 2]);
    expect(takers(view, "c", 1)).toEqual([1]);
  });
  it("says what keeps a seat from a column", () => {
    expect(lockOf(view, "a", 0)).toEqual({ open: true, cards: 3, contracts: 2, needed: 3 });
    expect(lockOf(view, "a", 2)).toEqual({ open: false, cards: 3, contracts: 3, needed: 4 });
    expect(lockOf(view, "c", 1).open).toBe(false);
  });
  it("sets out 6, 8 or 10 foundation tokens (SF-2.2)", () => {
    expect([2, 3, 4].map(foundationTokens)).toEqual([6, 8, 10]);
  });
  it("returns a contract of everybody as soon as everybody has one (SF-4.1, SF-E3)", () => {
    expect(afterGain([0, 1, 2], 0)).toEqual([0, 0, 1]);
    expect(afterGain([1, 0, 2], 0)).toEqual([2, 0, 2]);
  });
});
