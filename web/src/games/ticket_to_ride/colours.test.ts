import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CARDS, LOOKS } from "./colours.ts";

const STYLE = readFileSync(new URL("./colours.css", import.meta.url), "utf-8");

function colour(name: string, night: 0 | 1): string {
  const found = new RegExp(`--tt-${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(STYLE);
  if (!found) throw new Error(`no colour --tt-${name}`);
  return found[night + 1] as string;
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

test.each(Object.keys(LOOKS))("what is drawn on %s can be read by day and by night", (name) => {
  for (const night of [0, 1] as const) expect(contrast(colour(`${name}-on`, night), colour(name, night))).toBeGreaterThanOrEqual(4.5);
});

test("no two colours share a glyph or a texture", () => {
  expect(new Set(Object.values(LOOKS).map(({ glyph }) => glyph)).size).toBe(8);
  expect(new Set(CARDS.map((card) => LOOKS[card].texture)).size).toBe(CARDS.length);
});
