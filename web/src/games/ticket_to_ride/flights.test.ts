import { describe, expect, it } from "vitest";
import { flightsOf } from "./flights.ts";
import type { Happened } from "./pieces.ts";

const of = (viewer: number, ...events: Happened[]) => flightsOf(events, viewer, new Map([["castro", 4]]));

describe("what flies", () => {
  it("shows the card that one drew oneself, once", () => {
    const found = of(0, { type: "card-drawn", seat: 0 }, { type: "card-dealt", seat: 0, card: "blue" });
    expect(found.map(({ what, name, to }) => [what, name, to[0]])).toEqual([["card", "blue", '[data-hand="blue"]']]);
  });

  it("keeps others' cards face down", () => {
    expect(of(0, { type: "card-drawn", seat: 1 })).toEqual([
      { what: "card", name: null, from: ["[data-deck]"], to: ['[data-player="1"]'] },
    ]);
  });

  it("shows a face-up card that somebody took, and five that were renewed", () => {
    expect(of(0, { type: "card-taken", seat: 1, card: "red" })[0]?.name).toBe("red");
    const renewed = of(0, { type: "display-renewed", cards: { ferry: 3, blue: 2 } });
    expect(renewed.map(({ name }) => name)).toEqual(["ferry", "ferry", "ferry", "blue", "blue"]);
  });

  it("takes a token from where its pile lies", () => {
    expect(of(1, { type: "tourist-taken", seat: 0, symbol: "heart", location: "castro" })[0]?.from[0]).toBe('[data-pile="4"]');
  });
});
