import { describe, expect, it } from "vitest";
import type { Found, Step } from "../wire/types.ts";
import { hundredths, line, sharesAt, strokes } from "./graph.ts";

const step = (at: number, kind: Step["kind"], ...shares: number[]): Step => ({ at, kind, seat: kind === "luck" ? null : 0, shares, loss: 0 });
const found: Found = {
  format: 1,
  sims: 1,
  start: [0.5, 0.5],
  steps: [step(2, "luck", 0.4, 0.6), step(3, "decision", 0.3, 0.7), step(5, "luck", 0.32, 0.68), step(8, "luck", 1, 0)],
  accounts: [],
  points: [],
};

describe("the graph of chances", () => {
  it("goes from the start to the end", () => {
    expect(line(found, 0, 10)).toBe("M0 120L200 144L300 168L500 163.2L800 0L1000 0");
  });

  it("knows the chances after any entry", () => {
    expect(sharesAt(found, 0)).toEqual([0.5, 0.5]);
    expect(sharesAt(found, 4)).toEqual([0.3, 0.7]);
    expect(sharesAt(found, 99)).toEqual([1, 0]);
  });

  it("marks the great strokes of luck with who gained", () => {
    expect(strokes(found).map(({ at, seat, gain }) => [at, seat, Math.round(100 * gain)])).toEqual([
      [2, 1, 10],
      [8, 0, 68],
    ]);
  });

  it("writes hundredths with a sign where they are changes", () => {
    expect([0.123, -0.08, 0, -0.001].map((share) => hundredths(share, true))).toEqual(["+12", "−8", "0", "0"]);
    expect(hundredths(0.5)).toBe("50");
  });
});
