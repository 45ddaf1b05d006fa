import { describe, expect, it } from "vitest";
import type { Figures, Result } from "../wire/types.ts";
import { byGame, EVERYTHING, isShown, lineThrough, own, valuesOf } from "./games.ts";

function game(place: number, more: Partial<Result> = {}): Result {
  const players = [{ name: "Ben", place: 1, halves: 80 }, { name: "Ada", place, halves: 70 }];
  return { table: "t", game: "g", seat: 1, players, level: "easy", sources: {}, decisions: 3, seconds: 60, ended: 7, ...more };
}

describe("finished games", () => {
  it("are narrowed by game, players, level and how they ended", () => {
    const won = game(1);
    expect(own(won).name).toBe("Ada");
    for (const [filter, shown] of [
      [{}, true],
      [{ game: "g", players: "2", level: "easy", only: "won" }, true],
      [{ game: "h" }, false],
      [{ players: "3" }, false],
      [{ level: "people" }, false],
      [{ only: "lost" }, false],
    ] as const)
      expect(isShown(won, { ...EVERYTHING, ...filter })).toBe(shown);
    expect(isShown(game(2), { ...EVERYTHING, only: "lost" })).toBe(true);
    expect(valuesOf([game(1, { level: "people" }), game(2), game(2)], (one) => one.level)).toEqual(["easy", "people"]);
  });

  it("have figures as a whole and by their parts", () => {
    const figures = [{ game: "g", players: null }, { game: "g", players: 2 }, { game: "h", players: null }] as Figures[];
    expect(byGame(figures).map(({ whole, parts }) => [whole.game, parts.length])).toEqual([["g", 1], ["h", 0]]);
  });

  it("make a line within its box", () => {
    expect(lineThrough([1, 3, 2], 100, 20)).toBe("M0.0 20.0L50.0 0.0L100.0 10.0");
    expect(lineThrough([5], 100, 20)).toBe("M0.0 10.0");
  });
});
