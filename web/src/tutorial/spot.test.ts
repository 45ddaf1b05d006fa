import { describe, expect, it } from "vitest";
import { bestSpot, type Box } from "./spot.ts";

const WINDOW = { width: 1000, height: 800 };
const BUBBLE = { width: 300, height: 150 };

function overlap(one: Box, other: Box): boolean {
  return one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height;
}

describe("the spot of a bubble", () => {
  const pieces: Box[] = [
    { left: 10, top: 10, width: 100, height: 80 },
    { left: 880, top: 700, width: 100, height: 80 },
    { left: 450, top: 0, width: 100, height: 800 },
    { left: 0, top: 300, width: 1000, height: 90 },
  ];

  it.each(pieces)("is in the window and beside the piece at %o", (piece) => {
    const box = { ...bestSpot([piece], BUBBLE, [], WINDOW), ...BUBBLE };
    expect(overlap(box, piece)).toBe(false);
    expect(box.left >= 0 && box.top >= 0 && box.left + box.width <= 1000 && box.top + box.height <= 800).toBe(true);
  });

  it("leaves what can be pressed in sight", () => {
    const piece = { left: 300, top: 300, width: 60, height: 60 };
    const right = { left: 370, top: 200, width: 400, height: 250 };
    const box = { ...bestSpot([piece], BUBBLE, [right], WINDOW), ...BUBBLE };
    expect(overlap(box, right)).toBe(false);
  });

  it("stands as high as the piece where something above must stay in sight", () => {
    const [prompt, columns] = [{ left: 0, top: 40, width: 1000, height: 60 }, { left: 20, top: 190, width: 390, height: 560 }];
    const [piece, part] = [{ left: 20, top: 110, width: 180, height: 70 }, { left: 10, top: 105, width: 400, height: 650 }];
    expect(bestSpot([piece, part], BUBBLE, [prompt, columns], WINDOW)).toEqual({ left: 426, top: 110 });
  });

  it("is below the piece where it could as well be beside it", () => {
    const piece = { left: 650.75, top: 210.6, width: 345, height: 400.6 };
    expect(bestSpot([piece], BUBBLE, [], WINDOW).top).toBe(627);
  });

  it("is as near to the piece as can be", () => {
    const piece = { left: 300, top: 300, width: 60, height: 60 };
    const part = { left: 0, top: 0, width: 600, height: 800 };
    expect(bestSpot([piece, part], BUBBLE, [], WINDOW).left).toBe(376);
  });

  it("is at the top where no piece is in sight", () => {
    expect(bestSpot([], BUBBLE, [], WINDOW)).toEqual({ left: 350, top: 16 });
  });
});
