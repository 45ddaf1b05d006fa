/** Somebody's finished games: which of them are shown, and what their figures look like. */
import type { Figures, Result } from "../wire/types.ts";

/** What the list is narrowed to; empty texts for everything. */
export interface Filter {
  game: string;
  players: string;
  level: string;
  only: "" | "won" | "lost";
}

export const EVERYTHING: Filter = { game: "", players: "", level: "", only: "" };

/** How the person did. */
export function own(result: Result): Result["players"][number] {
  return result.players[result.seat] as Result["players"][number];
}

export function isShown(result: Result, filter: Filter): boolean {
  const won = own(result).place === 1;
  return (
    (!filter.game || result.game === filter.game) &&
    (!filter.players || result.players.length === Number(filter.players)) &&
    (!filter.level || result.level === filter.level) &&
    (!filter.only || won === (filter.only === "won"))
  );
}

/** The values that somebody's games have of something, each once, in order. */
export function valuesOf(results: readonly Result[], value: (result: Result) => string): string[] {
  return [...new Set(results.map(value))].sort();
}

/** The figures of each game as a whole, with those of its parts. */
export function byGame(figures: readonly Figures[]): { whole: Figures; parts: Figures[] }[] {
  const wholes = figures.filter((one) => one.players === null);
  return wholes.map((whole) => ({ whole, parts: figures.filter((one) => one.game === whole.game && one.players !== null) }));
}

/** A line through points from left to right in a box, the largest value at its top: for a path's `d`. */
export function lineThrough(values: readonly number[], width: number, height: number): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = width / Math.max(1, values.length - 1);
  const at = (value: number): number => (high === low ? height / 2 : height - ((value - low) / (high - low)) * height);
  return values.map((value, i) => `${i ? "L" : "M"}${(i * step).toFixed(1)} ${at(value).toFixed(1)}`).join("");
}
