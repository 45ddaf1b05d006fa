// Which pieces an event is about: a log line lights them, and the last move stays lit. A piece is a short text:
// `line:pier39-lombard.2`, `stop:castro`, `card:blue`, `deck`, `discards`, `tickets`, `seat:2`, `ticket:goldengate-potrero`.
import type { AnyEvent } from "../../wire/games/ticket_to_ride.ts";
import type { Item, TableEvent } from "../../wire/types.ts";

/** What a line of the log tells: an event of this game, or something that the table did. */
export type Happened = AnyEvent | TableEvent;

/** The event of a line of the log. */
export function happened(item: Pick<Item, "event">): Happened {
  return item.event as Happened;
}

/** The pieces of an event. */
export function piecesOf(event: Happened): string[] {
  switch (event.type) {
    case "line-claimed":
      return [`line:${event.line}`, `seat:${event.seat}`];
    case "tourist-taken":
      return [`stop:${event.location}`, `seat:${event.seat}`];
    case "pile-placed":
      return [`stop:${event.location}`];
    case "card-drawn":
      return ["deck", `seat:${event.seat}`];
    case "card-dealt":
      return [`hand:${event.card}`];
    case "card-turned-up":
      return [`card:${event.card}`];
    case "display-renewed":
      return ["display", "discards"];
    case "deck-reshuffled":
      return ["deck", "discards"];
    case "tickets-drawn":
    case "tickets-kept":
      return ["tickets", `seat:${event.seat}`];
    case "ticket-drawn":
      return [`ticket:${event.ticket}`];
    case "tickets-chosen":
      return [...event.kept, ...event.refused].map((ticket) => `ticket:${ticket}`);
    case "tickets-revealed":
      return [`seat:${event.seat}`, ...event.tickets.map((ticket) => `ticket:${ticket}`)];
    case "card-taken":
    case "turn-began":
    case "first-player":
    case "last-round":
    case "passed":
    case "decided":
      return [`seat:${event.seat}`];
    case "game-ended":
    case "table":
      return [];
  }
}

/** The two ends of every ticket, and every line, among some pieces: what the map lights for a line of the log. */
export function among(pieces: Iterable<string>, kind: string): Set<string> {
  const prefix = `${kind}:`;
  return new Set([...pieces].filter((piece) => piece.startsWith(prefix)).map((piece) => piece.slice(prefix.length)));
}
