import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The service that `npm run dev` asks; another one with FOGLINE_SERVICE=http://127.0.0.1:8701. */
const service = process.env.FOGLINE_SERVICE ?? "http://127.0.0.1:8000";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const SHELL = ["../src/fogline/texts", "texts"];
const GAMES = ["../src/fogline/games", "src/games"];
const WORDS = "virtual:words";

/** The games that the page comes with, as the package declares them: the folder of each, by the game's name. */
function declaredGames(): Record<string, string> {
  const declared = readFileSync(join(HERE, "../pyproject.toml"), "utf-8").split('[project.entry-points."fogline.games"]')[1] ?? "";
  const lines = declared.split("\n[")[0]?.matchAll(/^([\w-]+) = "fogline\.games\.(\w+):GAME"$/gm) ?? [];
  return Object.fromEntries([...lines].map(([, name, folder]) => [name, folder]));
}

/** The Fluent files as they travel: one module a language, and two for each game in it, of which the second has the words
 * for who learns the game. `virtual:words` fetches them. */
function words(): Plugin {
  const languages = namesIn("texts").map((name) => name.replace(".ftl", ""));
  const games = declaredGames();
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${WORDS}`)) return null;
      const [, language, game, learning] = id.split("/");
      if (!language) return contents(languages, games);
      const folders = game ? GAMES.map((folder) => join(folder, game, "texts")) : SHELL;
      const files = folders.map((folder) => fileFor(folder, language)).filter((file) => file !== null);
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => sentWords(file, learning !== undefined)).join("\n"))};`;
    },
  };
}

function namesIn(folder: string): string[] {
  return readdirSync(join(HERE, folder)).sort();
}

/** What there is: a function for each language, and for each game in each language, that fetches its words. */
function contents(languages: string[], games: Record<string, string>): string {
  const fetches = (game: string): string =>
    languages.map((language) => `${language}: () => import("${WORDS}/${language}${game}").then((m) => m.default)`).join(", ");
  const byGame = (kind: string): string =>
    Object.entries(games).map(([name, folder]) => `"${name}": { ${fetches(`/${folder}${kind}`)} }`).join(", ");
  return [
    `export const shell = { ${fetches("")} };`,
    `export const games = { ${byGame("")} };`,
    `export const learning = { ${byGame("/learning")} };`,
    `export const folders = ${JSON.stringify(games)};`,
  ].join(" ");
}

/** A language's file in a folder; the English one where it is not written yet. */
function fileFor(folder: string, language: string): string | null {
  const paths = [language, "en"].map((name) => join(HERE, folder, `${name}.ftl`));
  return paths.find((path) => existsSync(path)) ?? null;
}

/** Words for who learns a game: of its tutorial, and of its five minutes. */
const LEARNING = /^[a-z]+-(tutorial|minutes)-/;

/** Without comments, and without the words of the command line; those for learners apart from all others. */
function sentWords(file: string, learning: boolean): string {
  const entries = readFileSync(file, "utf-8").split(/\n(?=[a-z#-])/);
  const kept = entries.filter((entry) => !entry.startsWith("#") && !entry.startsWith("cli-") && isFor(entry, learning));
  return kept.map((entry) => entry.trimEnd()).join("\n");
}

function isFor(entry: string, learning: boolean): boolean {
  return (LEARNING.test(entry) && !entry.startsWith("page-")) === learning;
}

export default defineConfig({
  plugins: [words(), svelte()],
  build: {
    outDir: "../src/fogline/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": service, "/health": service, "/socket": { target: service, ws: true, changeOrigin: true, rewriteWsOrigin: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
    isolate: false,
    testTimeout: 60_000, // beside other work a signature takes its time
    coverage: { include: ["src/**/*.{ts,svelte}"], exclude: ["src/**/*.test.ts"], reporter: ["text-summary"], reportsDirectory: "../build/coverage" },
  },
});
