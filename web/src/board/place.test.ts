import { describe, expect, it } from "vitest";
import { overlap, placeFor } from "./place.ts";

const WINDOW = { width: 1000, height: 700 };
const SIZE = { width: 280, height: 200 };

describe("a help bubble", () => {
  it("stands above what it explains", () => {
    expect(placeFor({ left: 500, top: 400, width: 60, height: 60 }, SIZE, WINDOW, [])).toMatchObject({ left: 390, top: 192 });
  });

  it("goes below where there is no room above", () => {
    expect(placeFor({ left: 500, top: 20, width: 60, height: 60 }, SIZE, WINDOW, [])).toMatchObject({ top: 88 });
  });

  it("leaves free what one works with", () => {
    const buttons = [{ left: 300, top: 150, width: 400, height: 240 }, { left: 300, top: 470, width: 400, height: 200 }];
    const placed = placeFor({ left: 480, top: 400, width: 60, height: 60 }, SIZE, WINDOW, buttons);
    expect(buttons.map((button) => overlap(placed, button))).toEqual([0, 0]);
  });

  it("never hides what it explains, nor leaves the window", () => {
    for (const left of [0, 400, 940]) {
      for (const top of [0, 300, 660]) {
        const anchor = { left, top, width: 60, height: 40 };
        const placed = placeFor(anchor, SIZE, WINDOW, [{ left: 0, top: 0, ...WINDOW }]);
        expect(overlap(placed, anchor)).toBe(0);
        expect(placed.left).toBeGreaterThanOrEqual(8);
        expect(placed.left + SIZE.width).toBeLessThanOrEqual(WINDOW.width);
        expect(placed.top + SIZE.height).toBeLessThanOrEqual(WINDOW.height);
      }
    }
  });
});
