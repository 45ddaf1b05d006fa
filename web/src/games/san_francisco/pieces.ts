// Which pieces an event is about: a log line lights them, and the last move stays lit. A piece is a short text:
// `city:1:o3`, `column:a`, `deck`, `clock`, `contracts:0`, `medal`, `row:b`, `trams`, `supply:plus`, `seat:2`.
import type { AnyEvent } from "../../wire/games/san_francisco.ts";
import type { Item, TableEvent } from "../../wire/types.ts";

/** What a line of the log tells: an event of this game, or something that the table did. */
export type Happened = AnyEvent | TableEvent;

/** The event of a line of the log. */
export function happened(item: Item): Happened {
  return item.event as Happened;
}

/** The pieces of an event. */
export function piecesOf(event: Happened): string[] {
  switch (event.type) {
    case "card-drawn":
      return ["deck"];
    case "card-placed":
      return [`column:${event.column}`];
    case "foundation-token":
      return ["clock", `column:${event.column}`];
    case "column-taken":
      return [`column:${event.column}`, `contracts:${event.seat}`];
    case "contracts-returned":
      return ["contracts"];
    case "token-used":
      return [`contracts:${event.seat}`];
    case "card-built":
      return [`city:${event.seat}:${event.space}`];
    case "trams-running":
    case "squares-served":
    case "skyscrapers-built":
      return event.spaces.map((space) => `city:${event.seat}:${space}`);
    case "medal-taken":
      return ["medal", `seat:${event.seat}`];
    case "district-completed":
      return [`row:${event.row}`, `city-row:${event.seat}:${event.row}`];
    case "bonus-earned":
    case "bonus-lost":
      return [`city-row:${event.seat}:${event.row}`];
    case "bonus-taken":
      return event.space ? [`city:${event.seat}:${event.space}`, `supply:${event.bonus}`] : [`supply:${event.bonus}`];
    case "turn-began":
    case "first-player":
    case "game-ended":
      return [`seat:${event.seat}`];
    case "card-discarded":
    case "table":
      return [];
  }
}

/** Events that are somebody's move, not its frame. */
const FRAME: ReadonlySet<Happened["type"]> = new Set(["turn-began", "first-player", "game-ended", "table"]);

/**
 * The events that stay lit: all since the viewer's last move; the viewer's own ones where nobody moved since; for a
 * spectator the last mover's.
 */
export function recent(events: readonly Happened[], viewer: number): Happened[] {
  const moves = events.filter((event) => !FRAME.has(event.type));
  const by = moverOf(moves);
  const last = by.at(-1);
  const own = viewer >= 0 && by.includes(viewer) && last !== viewer ? by.lastIndexOf(viewer) : -1;
  if (own >= 0) return moves.slice(own + 1);
  let from = moves.length;
  while (from > 0 && by[from - 1] === last) from -= 1;
  return moves.slice(from);
}

/** What happened to a column of late: how many of its last cards are new, and who took what lay there before. */
export interface ColumnNews {
  added: number;
  taker: number | null;
}

/** The news of a column among recent events. */
export function columnNews(events: readonly Happened[], column: string): ColumnNews {
  const news: ColumnNews = { added: 0, taker: null };
  for (const event of events) {
    if (!("column" in event) || event.column !== column) continue;
    if (event.type === "card-placed") news.added += 1;
    if (event.type === "column-taken") Object.assign(news, { added: 0, taker: event.seat });
  }
  return news;
}

/** Whose move each event belongs to: events that name no seat belong to the one before. */
function moverOf(moves: readonly Happened[]): number[] {
  let mover = -1;
  return moves.map((event) => (mover = ("seat" in event ? event.seat : null) ?? mover));
}
