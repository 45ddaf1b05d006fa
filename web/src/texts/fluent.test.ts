import { readFileSync } from "node:fs";
import { folders } from "virtual:words";
import { describe, expect, it } from "vitest";
import type { Message } from "../wire/types.ts";
import { halvesText, Texts, TextError } from "./fluent.ts";

interface Sentences {
  names: string[];
  proper: Record<string, string>;
  said: { language: string; game: string | null; message: Message; sentence: string }[];
}

const ROOT = new URL("../../../", import.meta.url);
const sentences = JSON.parse(read("tests/web/sentences.json")) as Sentences;
const known = new Map<string, Texts>();

function read(path: string): string {
  return readFileSync(new URL(path, ROOT), "utf-8");
}

function textsOf(language: string, game: string | null): Texts {
  const paths = [`src/fogline/texts/${language}.ftl`];
  if (game) paths.push(`src/fogline/games/${folders[game]}/texts/${language}.ftl`);
  const key = paths.join();
  const texts = known.get(key) ?? new Texts(language, paths.map(read));
  known.set(key, texts);
  return texts;
}

describe("the same sentences as Python", () => {
  it.each(sentences.said)("$language: $sentence", ({ language, game, message, sentence }) => {
    // Numbers are grouped by a space that is not the same one everywhere; no reader sees the difference.
    const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");
    expect(plain(textsOf(language, game).say(message, sentences.names, sentences.proper))).toBe(plain(sentence));
  });
});

describe("texts", () => {
  it("writes halves as people do", () => {
    expect([5, 4, 1, 0, -1, -3].map(halvesText)).toEqual(["2½", "2", "½", "0", "−½", "−1½"]);
  });

  it("finds the plural of a list and of points", () => {
    const texts = new Texts("en", ["list-more = { $list }, { $item }\nlist-last = { $list } and { $item }\nlist-or = { $list } or { $item }\nlist-empty = none",
      "y = { $things-or }",
      "x = { $things-count } { $things } { $points } { $points-count ->\n    [one] point\n   *[other] points\n }"]);
    const halves = (count: number): { type: "halves"; count: number } => ({ type: "halves", count });
    expect(texts.say({ id: "x", args: { things: ["a", "b", "c"], points: halves(2) } })).toBe("3 a, b and c 1 point");
    expect(texts.say({ id: "x", args: { things: [], points: halves(3) } })).toBe("0 none 1½ points");
    expect(texts.say({ id: "y", args: { things: ["a", "b", "c"] } })).toBe("a, b or c");
  });

  it("uses Polish plurals", () => {
    const texts = new Texts("pl", ["x = { $n ->\n    [one] tramwaj\n    [few] tramwaje\n   *[many] tramwajów\n }"]);
    expect([1, 2, 5, 12, 22].map((n) => texts.say({ id: "x", args: { n } }))).toEqual([
      "tramwaj", "tramwaje", "tramwajów", "tramwajów", "tramwaje",
    ]);
  });

  it("refuses a text that is missing, twice there, or asks for more than it gets", () => {
    const texts = new Texts("en", ["x = { $n }"]);
    expect(() => texts.say({ id: "y", args: {} })).toThrow(TextError);
    expect(() => texts.say({ id: "x", args: {} })).toThrow(TextError);
    expect(() => new Texts("en", ["x = 1", "x = 2"])).toThrow(TextError);
  });
});

it("what is about you is said to you, where the text has such words", () => {
  const texts = new Texts("en", ["took = { $seat } takes { $count }.\n    .you = You take { $count }.\nlost = { $seat } loses.\n"]);
  const args = { seat: { type: "seat" as const, number: 1 }, count: 2 };
  expect(texts.say({ id: "took", args }, ["Ada", "Ben"])).toBe("Ben takes 2.");
  expect(texts.say({ id: "took", args }, ["Ada", "Ben"], {}, 0)).toBe("Ben takes 2.");
  expect(texts.say({ id: "took", args }, ["Ada", "Ben"], {}, 1)).toBe("You take 2.");
  expect(texts.say({ id: "lost", args }, ["Ada", "Ben"], {}, 1)).toBe("Ben loses.");
});
