import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { newId } from "./id.ts";

const root = new URL("../", import.meta.url);
const sources = globSync("**/*.{svelte,ts}", { cwd: root, exclude: ["**/*.test.ts"] });
/** What browsers have only where the page comes over https, or from the machine itself. */
const SECURE_ONLY = /(?<!`)\b(randomUUID|crypto\.subtle|navigator\.(serviceWorker|wakeLock|locks|mediaDevices|geolocation|credentials)|showSaveFilePicker|cookieStore)\b/;

describe("the page over plain http", () => {
  it("makes ids of its own", () => {
    expect(newId()).toMatch(/^[0-9a-f]{32}$/);
    expect(newId()).not.toBe(newId());
  });

  it("asks for nothing that browsers keep from it", () => {
    expect(sources.length).toBeGreaterThan(60);
    expect(sources.filter((path) => SECURE_ONLY.test(readFileSync(new URL(path, root), "utf-8")))).toEqual([]);
  });
});
