import { describe, expect, it } from "vitest";
import { likely } from "./arrangement.ts";
import { show, Shown } from "./map/shown.svelte.ts";

describe("the arrangement that is asked for before the map has its room", () => {
  it.each([
    [390, 844, "portrait"],
    [844, 390, "tablet"],
    [768, 1024, "tablet"],
    [1024, 768, "tablet"],
    [1280, 720, "tablet"],
    [1440, 900, "wide"],
    [2560, 1440, "wide"],
  ])("%i by %i: %s", (innerWidth, innerHeight, arrangement) => {
    expect(likely({ innerWidth, innerHeight })).toBe(arrangement);
  });
});

describe("what is drawn of each line", () => {
  it("follows the looks, and those that are the same are not set again", () => {
    const [one, other] = [{ lit: false }, { lit: true }];
    const all = [new Shown(one), new Shown(one)];
    show(all, [one, other]);
    expect(all.map(({ look }) => look)).toEqual([one, other]);
    expect(all[0]?.look).toBe(one);
  });
});
