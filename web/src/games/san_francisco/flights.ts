// What flies because something happened, and between which places of the board.
import type { Happened } from "./pieces.ts";

export interface Flight {
  card: string;
  /** Where it starts and ends: the first of these selectors that is there. */
  from: readonly string[];
  to: readonly string[];
}

/**
 * The flights of some events. A card is built from the column that its player took last, be it a while ago: a bot takes first,
 * and builds card by card. `before` are the events until then.
 */
export function flightsOf(fresh: readonly Happened[], before: readonly Happened[]): Flight[] {
  const flights: Flight[] = [];
  const all = [...before, ...fresh];
  for (const [i, event] of fresh.entries()) {
    if (event.type === "card-drawn") flights.push({ card: event.card, from: ["[data-deck]"], to: ["[data-drawn]"] });
    if (event.type === "card-placed") flights.push({ card: event.card, from: ["[data-deck]"], to: [`[data-column="${event.column}"]`] });
    if (event.type !== "card-built") continue;
    const column = taken(all.slice(0, before.length + i), event.seat);
    const space = `[data-seat="${event.seat}"] [data-space="${event.space}"]`;
    if (column) flights.push({ card: event.card, from: [`[data-column="${column}"]`], to: [space] });
  }
  return flights;
}

/** The column that a seat took in this turn; nothing where the card is a bonus. */
function taken(events: readonly Happened[], seat: number): string | null {
  for (const event of events.toReversed()) {
    if (event.type === "column-taken" && event.seat === seat) return event.column;
    if (event.type === "turn-began" || (event.type === "bonus-taken" && event === events.at(-1))) return null;
  }
  return null;
}

/** The rival whose city has just grown; null where nobody's has. */
export function builder(fresh: readonly Happened[], viewer: number): number | null {
  const grown = fresh.findLast((event) => event.type === "card-built" || event.type === "skyscrapers-built" || event.type === "bonus-taken");
  return grown && "seat" in grown && grown.seat !== viewer ? (grown.seat ?? null) : null;
}
