import { describe, expect, it } from "vitest";
import { settle } from "./display.ts";

describe("the places of the face-up cards", () => {
  const before = ["blue", "ferry", "red", "red", "pink"];

  it("fills the gap that a taken card leaves", () => {
    expect(settle(before, { blue: 1, ferry: 1, red: 1, pink: 1, green: 1 })).toEqual(["blue", "ferry", "red", "green", "pink"]);
  });

  it("leaves a gap where no card is left to turn", () => {
    expect(settle(before, { blue: 1, red: 2, pink: 1 })).toEqual(["blue", null, "red", "red", "pink"]);
  });

  it("lays five new ones after a renewal", () => {
    expect(settle(before, { orange: 3, black: 2 })).toEqual(["black", "black", "orange", "orange", "orange"]);
    expect(settle([], { blue: 5 })).toEqual(["blue", "blue", "blue", "blue", "blue"]);
  });
});
