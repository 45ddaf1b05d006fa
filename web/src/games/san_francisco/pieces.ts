// Which pieces an event is about: a log line lights them, and the last move stays lit. A piece is a short text:
// `city:1:o3`, `column:a`, `deck`, `clock`, `contracts:0`, `medal`, `row:b`, `trams`, `supply:plus`, `seat:2`.

/** The little that this needs of an event of the log. */
export interface Happened {
  type: string;
  seat?: unknown;
  [key: string]: unknown;
}

/** The pieces of an event. */
export function piecesOf(event: Happened): string[] {
  const seat = String(event.seat);
  switch (event.type) {
    case "card-drawn":
      return ["deck"];
    case "card-placed":
      return [`column:${event.column}`];
    case "foundation-token":
      return ["clock", `column:${event.column}`];
    case "column-taken":
      return [`column:${event.column}`, `contracts:${seat}`];
    case "contracts-returned":
      return ["contracts"];
    case "token-used":
      return [`contracts:${seat}`];
    case "card-built":
      return [`city:${seat}:${event.space}`];
    case "trams-running":
    case "squares-served":
    case "skyscrapers-built":
      return (event.spaces as string[]).map((space) => `city:${seat}:${space}`);
    case "medal-taken":
      return ["medal", `seat:${seat}`];
    case "district-completed":
      return [`row:${event.row}`, `city-row:${seat}:${event.row}`];
    case "bonus-earned":
    case "bonus-lost":
      return [`city-row:${seat}:${event.row}`];
    case "bonus-taken":
      return event.space ? [`city:${seat}:${event.space}`, `supply:${event.bonus}`] : [`supply:${event.bonus}`];
    case "turn-began":
    case "first-player":
    case "game-ended":
      return [`seat:${seat}`];
    default:
      return [];
  }
}

/** Events that are somebody's move, not its frame. */
const FRAME = new Set(["turn-began", "first-player", "game-ended", "table"]);

/**
 * The events that stay lit: all since the viewer's last move; the viewer's own ones where nobody moved since; for a
 * spectator the last mover's.
 */
export function recent<T extends { event: Happened }>(items: readonly T[], viewer: number): T[] {
  const moves = items.filter((item) => !FRAME.has(item.event.type));
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
export function columnNews(items: readonly { event: Happened }[], column: string): ColumnNews {
  const news: ColumnNews = { added: 0, taker: null };
  for (const { event } of items) {
    if (event.column !== column) continue;
    if (event.type === "card-placed") news.added += 1;
    if (event.type === "column-taken") Object.assign(news, { added: 0, taker: Number(event.seat) });
  }
  return news;
}

/** Whose move each event belongs to: events that name no seat belong to the one before. */
function moverOf(moves: readonly { event: Happened }[]): number[] {
  let mover = -1;
  return moves.map(({ event }) => (mover = typeof event.seat === "number" ? event.seat : mover));
}
