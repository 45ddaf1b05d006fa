import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast } from "./contrast.ts";
import { COLOURS } from "./looks.svelte.ts";

const TOKENS = readFileSync(new URL("./tokens.css", import.meta.url), "utf-8");

/** A colour of the palette, by day (0) and by night (1). */
function colour(name: string, night: 0 | 1): string {
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(TOKENS);
  if (!found) throw new Error(`no colour --${name}`);
  return found[night + 1] as string;
}

const GROUNDS = ["page", "page-far", "surface", "surface-2", "surface-3"];
const TEXT_ON: [string, string][] = [
  ...["ink", "ink-soft"].flatMap((ink) => GROUNDS.map((ground): [string, string] => [ink, ground])),
  ...["accent", "gold-deep", "good", "bad", "focus"].map((ink): [string, string] => [ink, "surface"]),
  ...["gold-soft", "accent-soft"].map((ground): [string, string] => ["ink", ground]),
  ["on-accent", "accent"],
  ...["b", "g", "o", "y", "n", "k"].flatMap((district): [string, string][] => [
    [`d-${district}-on`, `d-${district}`],
    [`d-${district}-deep`, "surface"],
  ]),
  ...COLOURS.map((hue): [string, string] => [`hue-${hue}-on`, `hue-${hue}`]),
  ...COLOURS.map((hue): [string, string] => [`hue-${hue}`, "surface"]),
];

// What axe can't judge: text in drawings, and on what lies under them.
test.each(TEXT_ON)("--%s can be read on --%s by day and by night", (ink, ground) => {
  for (const night of [0, 1] as const) expect(contrast(colour(ink, night), colour(ground, night))).toBeGreaterThanOrEqual(4.5);
});
