import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("./", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf-8");
const sources = globSync("**/*.{svelte,ts}", { cwd: root, exclude: ["**/*.test.ts"] }).map(read).join("\n");
const written = new Set([...read("../texts/en.ftl").matchAll(/^(page-[a-z0-9-]+) =/gm)].map((match) => match[1] as string));
const used = new Set([...sources.matchAll(/["'](page-[a-z0-9-]+)["']/g)].map((match) => match[1] as string));
/** Beginnings of ids that are put together, such as `page-seat-${seat.left}`. */
const begun = [...sources.matchAll(/`(page-[a-z0-9-]+-)\$\{/g)].map((match) => match[1] as string);

describe("the page's words", () => {
  it("are all written", () => {
    expect([...used].filter((id) => !written.has(id))).toEqual([]);
    expect(begun.filter((start) => ![...written].some((id) => id.startsWith(start)))).toEqual([]);
  });

  it("are all used", () => {
    expect([...written].filter((id) => !used.has(id) && !begun.some((start) => id.startsWith(start)))).toEqual([]);
  });
});
