import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chosen, commitmentOf, keyOf, placeOf } from "./scheme.ts";

interface Vectors {
  tables: { table: string; secret: string; commitment: string; contributions: (string | null)[]; key: string }[];
  draws: { key: string; number: number; weights: string[]; tries: number; place: string; outcome: number }[];
}
const vectors = JSON.parse(readFileSync("../docs/data/luck-vectors.json", "utf-8")) as Vectors;

test.each(vectors.tables)("commitment and key of $table", ({ table, secret, contributions, commitment, key }) => {
  expect(commitmentOf(table, secret)).toBe(commitment);
  expect(keyOf(table, secret, contributions)).toBe(key);
});

test("every draw falls where the vectors say, those of a second and a third try too", () => {
  for (const { key, number, weights, place, outcome } of vectors.draws) {
    const places = weights.map(BigInt);
    expect(placeOf(key, number, places.reduce((sum, one) => sum + one, 0n))).toBe(BigInt(place));
    expect(chosen(key, number, places)).toBe(outcome);
  }
  expect(vectors.draws.some(({ tries }) => tries > 2)).toBe(true);
});

test("a sum that the scheme does not know is an error", () => {
  for (const places of [0n, -1n, 1n << 63n]) expect(() => placeOf("0".repeat(64), 0, places)).toThrow(RangeError);
});

test("the browser's own hashing, which is missing on plain HTTP, is not asked", () => {
  const subtle = Object.getOwnPropertyDescriptor(Crypto.prototype, "subtle");
  Object.defineProperty(Crypto.prototype, "subtle", { configurable: true, get: () => undefined });
  try {
    expect(commitmentOf("t", "0".repeat(64))).toMatch(/^[0-9a-f]{64}$/);
  } finally {
    if (subtle) Object.defineProperty(Crypto.prototype, "subtle", subtle);
  }
});
