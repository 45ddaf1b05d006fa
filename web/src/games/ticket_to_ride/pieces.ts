// Which pieces an event is about: a log line lights them, and the last move stays lit. A piece is a short text:
// `line:pier39-lombard.2`, `stop:castro`, `card:blue`, `deck`, `discards`, `tickets`, `seat:2`, `ticket:goldengate-potrero`.

/** The little that this needs of an event of the log. */
export interface Happened {
  type: string;
  seat?: unknown;
  [key: string]: unknown;
}

/** The pieces of an event. */
export function piecesOf(event: Happened): string[] {
  const seat = `seat:${event.seat}`;
  switch (event.type) {
    case "line-claimed":
      return [`line:${event.line}`, seat];
    case "tourist-taken":
      return [`stop:${event.location}`, seat];
    case "pile-placed":
      return [`stop:${event.location}`];
    case "card-taken":
      return [seat];
    case "card-drawn":
      return ["deck", seat];
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
      return ["tickets", seat];
    case "ticket-drawn":
      return [`ticket:${event.ticket}`];
    case "tickets-chosen":
      return [...(event.kept as string[]), ...(event.refused as string[])].map((ticket) => `ticket:${ticket}`);
    case "tickets-revealed":
      return [seat, ...(event.tickets as string[]).map((ticket) => `ticket:${ticket}`)];
    case "turn-began":
    case "first-player":
    case "last-round":
    case "passed":
    case "decided":
      return [seat];
    default:
      return [];
  }
}

/** The two ends of every ticket, and every line, among some pieces: what the map lights for a line of the log. */
export function among(pieces: Iterable<string>, kind: string): Set<string> {
  const prefix = `${kind}:`;
  return new Set([...pieces].filter((piece) => piece.startsWith(prefix)).map((piece) => piece.slice(prefix.length)));
}
