import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepMuted, mutedAt } from "./muted.ts";

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
});
afterEach(() => vi.unstubAllGlobals());

describe("who is muted", () => {
  it("is kept for that table alone", () => {
    keepMuted("t", ["ben", "cyd"]);
    expect(mutedAt("t")).toEqual(["ben", "cyd"]);
    expect(mutedAt("u")).toEqual([]);
    keepMuted("t", ["cyd"]);
    expect(mutedAt("t")).toEqual(["cyd"]);
  });

  it("is forgotten for the oldest tables", () => {
    for (let i = 0; i < 51; i += 1) keepMuted(`t${i}`, ["ben"]);
    expect(mutedAt("t0")).toEqual([]);
    expect(mutedAt("t1")).toEqual(["ben"]);
    expect(mutedAt("t50")).toEqual(["ben"]);
  });

  it("is nobody where what is stored can't be read", () => {
    for (const text of ["{", "7", "[1,[2]]", '[["t", 5]]', '[["t", [1]]]']) {
      kept.set("fogline-muted", text);
      expect(mutedAt("t")).toEqual([]);
    }
  });

  it("is no trouble where nothing can be kept", () => {
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => { throw new Error("full"); } });
    expect(() => keepMuted("t", ["ben"])).not.toThrow();
  });
});
