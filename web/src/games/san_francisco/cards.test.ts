import { describe, expect, it } from "vitest";
import { parseCard, parseSpace, rowsFor, shows, spaceName } from "./cards.ts";

describe("cards", () => {
  it("reads every part of a code", () => {
    expect(parseCard("b2tc")).toEqual({ code: "b2tc", colour: "b", value: 2, marks: ["tracks", "coast"] });
    expect(parseCard("k0f+").marks).toEqual(["foundation", "bonus"]);
    expect(parseCard("y0tf+").marks).toEqual(["tracks", "foundation", "bonus"]);
  });
  it("knows the two bonus cards (SF-7.4)", () => {
    expect(parseCard("value4")).toMatchObject({ colour: null, value: 4, marks: [] });
    expect(parseCard("depot")).toMatchObject({ colour: null, value: 0, marks: ["depot"] });
  });
  it("refuses what is no card", () => {
    for (const code of ["", "b", "x2", "b2ct", "b12"]) expect(() => parseCard(code)).toThrow();
  });
  it("lets black and bonus cards into every row, others into their own (SF-5.1)", () => {
    expect(rowsFor(parseCard("o3"))).toEqual(["o"]);
    expect(rowsFor(parseCard("k3"))).toEqual(["b", "g", "o", "y", "n"]);
    expect(rowsFor(parseCard("value4"))).toHaveLength(5);
    expect(shows(parseCard("g0s"), "square")).toBe(true);
  });
  it("names spaces and reads them back", () => {
    expect(spaceName("o", 2)).toBe("o3");
    expect(parseSpace("n5")).toEqual({ row: "n", column: 4 });
    for (const space of ["o0", "o6", "k1", "o33"]) expect(() => parseSpace(space)).toThrow();
  });
});
