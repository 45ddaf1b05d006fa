import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { COLOURS, FACES, faceOf, initialOf, OUTLINES, SHAPES } from "./looks.svelte.ts";

describe("what players are drawn with", () => {
  it("shows the first sign of a name, joined emoji as one", () => {
    expect(initialOf("ada")).toBe("A");
    expect(initialOf(" łukasz")).toBe("Ł");
    expect(initialOf("👨‍👩‍👧 Smith")).toBe("👨‍👩‍👧");
    expect(initialOf("", 2)).toBe("3");
  });

  it("has as many colours and shapes as a table of six would need", () => {
    expect(COLOURS.length).toBe(6);
    expect(new Set(SHAPES.map((shape) => OUTLINES[shape])).size).toBe(6);
  });

  it("gives a bot the same face each time, and those who play together several", () => {
    expect(faceOf("Juno")).toBe(faceOf("Juno"));
    const casts = readFileSync(new URL("../../../src/fogline/bots/cast.py", import.meta.url), "utf-8").matchAll(/\(("\w+"(?:, "\w+"){3})\)/g);
    const names = [...casts].map(([, found = ""]) => found.replaceAll('"', "").split(", "));
    expect(names.length).toBe(5);
    for (const cast of names) expect(new Set(cast.map(faceOf)).size).toBe(4);
    expect(new Set(names.map(([first = ""]) => faceOf(first))).size).toBe(5);
    expect(faceOf("Żółć")).toBeLessThan(FACES.length);
  });
});
