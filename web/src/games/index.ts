/** The boards that are drawn for one game. A game without one is played at the generic board. */
import type { Component } from "svelte";
import { folders } from "virtual:words";
import type { TableModel } from "../table/model.svelte.ts";
import type { GameInfo, TableInfo } from "../wire/types.ts";
import type { Sound } from "../table/sounds.ts";

/** What a board gets: the table, nothing else. It shows buttons for actions where `table.canAct`, and marks with `data-live`
 * what has no place in a picture to keep. */
export interface BoardProps {
  table: TableModel;
}

/** A part of a board that has a tab of its own on a phone. */
export interface Section {
  id: string;
  /** The Fluent text on its tab. */
  label: string;
}

/** Keys that a board listens to, for the list on `?`. */
export interface KeyHint {
  /** As they are written on the keys: "←", "Enter", "1–5". */
  keys: string[];
  /** The Fluent text that says what they do. */
  label: string;
}

/** What a folder's `board.ts` exports. */
export interface BoardModule {
  /** The game's name. */
  game: string;
  /** Told of a table, it may fetch what the board will need there. */
  load: (info?: TableInfo) => Promise<{ default: Component<BoardProps> }>;
  /** Where there are any, a phone shows one at a time: the board draws `table.section`, or all where it is null. */
  sections?: Section[];
  /** False where the view hides nothing from other seats; everywhere else a curtain falls between players at one screen. */
  secrets?: boolean;
  /** Whether the board takes the room that the window leaves, and lets nothing be scrolled to. */
  fits?: boolean;
  keys?: KeyHint[];
  /** The sound of an event, by its type. */
  sounds?: Record<string, Sound>;
}

const modules = import.meta.glob<BoardModule>("./*/board.ts", { eager: true });
const generic = import.meta.glob<{ default: Component<BoardProps> }>("../board/Generic.svelte");

const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte");

/** The picture on a game's box, where its folder has one. */
export function coverOf(game: string): (() => Promise<{ default: Component }>) | null {
  return covers[`./${folders[game]}/Cover.svelte`] ?? null;
}

const minutes = import.meta.glob<{ default: Component<FiveMinutesProps> }>("./*/FiveMinutes.svelte");

/** What a game's five minutes get: the game, and its words. */
export interface FiveMinutesProps {
  game: GameInfo;
  t: (id: string, args?: Record<string, string | number>) => string;
}

/** "The game in five minutes", where a game's folder has it. */
export function fiveMinutesOf(game: string): (() => Promise<{ default: Component<FiveMinutesProps> }>) | null {
  return minutes[`./${folders[game]}/FiveMinutes.svelte`] ?? null;
}

/** Whether there is such a page. */
export function hasFiveMinutes(game: string): boolean {
  return fiveMinutesOf(game) !== null;
}

/** The board of a game. */
export function boardOf(game: string): Omit<BoardModule, "game"> {
  const own = Object.values(modules).find((module) => module.game === game);
  const load = generic["../board/Generic.svelte"];
  if (own) return own;
  if (!load) throw new Error("there is no generic board");
  return { load };
}
