/** What flies because something happened, and between which places of the page. */
import type { Happened } from "./pieces.ts";

export interface Flight {
  what: "card" | "ticket" | "token";
  /** The card's kind or the token's symbol; null for a card face down. */
  name: string | null;
  /** Where it starts and ends: the first of these selectors that is there. */
  from: readonly string[];
  to: readonly string[];
}

/**
 * The flights of some events as one seat saw them. A card that the viewer draws blind is told twice, that it was drawn
 * and which it is; it flies once, face up.
 */
export function flightsOf(events: readonly Happened[], viewer: number, places: ReadonlyMap<string, number>): Flight[] {
  return events.flatMap((event): Flight[] => {
    switch (event.type) {
      case "card-taken":
        return [{ what: "card", name: event.card, from: [`[data-card="${event.card}"]`, ".display"], to: hand(event.seat, event.card, viewer) }];
      case "card-dealt":
        return [{ what: "card", name: event.card, from: ["[data-deck]"], to: hand(event.seat, event.card, viewer) }];
      case "card-drawn":
        return event.seat === viewer ? [] : [{ what: "card", name: null, from: ["[data-deck]"], to: [player(event.seat)] }];
      case "display-renewed":
        return Object.entries(event.cards).flatMap(([card, count]) =>
          Array.from({ length: count }, (): Flight => ({ what: "card", name: card, from: [".display"], to: ["[data-discards]"] })),
        );
      case "tickets-drawn":
        return [{ what: "ticket", name: null, from: ["[data-ticket-deck]"], to: [player(event.seat)] }];
      case "tourist-taken": {
        const place = places.get(event.location);
        const from = [`[data-pile="${place}"]`, `[data-stop="${place}"]`];
        return [{ what: "token", name: event.symbol, from, to: [`[data-tokens="${event.seat}"]`, player(event.seat)] }];
      }
      default:
        return [];
    }
  });
}

/** Where a player is shown. */
function player(seat: number): string {
  return `[data-player="${seat}"]`;
}

/** Where a card in somebody's hand is shown. */
function hand(seat: number, card: string, viewer: number): string[] {
  return seat === viewer ? [`[data-hand="${card}"]`, player(seat)] : [player(seat)];
}
