/** What flies because something happened, and between which places of the page. */

export interface Flight {
  what: "card" | "ticket" | "token";
  /** The card's kind or the token's symbol; null for a card face down. */
  name: string | null;
  /** Where it starts and ends: the first of these selectors that is there. */
  from: readonly string[];
  to: readonly string[];
}

/** The little that this needs of an item of the log. */
interface Happening {
  event: { type: string; [field: string]: unknown };
}

/**
 * The flights of some events as one seat saw them. A card that the viewer draws blind is told twice, that it was drawn
 * and which it is; it flies once, face up.
 */
export function flightsOf(items: readonly Happening[], viewer: number, places: ReadonlyMap<string, number>): Flight[] {
  return items.flatMap(({ event }): Flight[] => {
    const player = [`[data-player="${event["seat"]}"]`];
    const own = event["seat"] === viewer;
    const hand = (card: unknown): string[] => (own ? [`[data-hand="${card}"]`, ...player] : player);
    switch (event.type) {
      case "card-taken":
        return [{ what: "card", name: String(event["card"]), from: [`[data-card="${event["card"]}"]`, ".display"], to: hand(event["card"]) }];
      case "card-dealt":
        return [{ what: "card", name: String(event["card"]), from: ["[data-deck]"], to: hand(event["card"]) }];
      case "card-drawn":
        return own ? [] : [{ what: "card", name: null, from: ["[data-deck]"], to: player }];
      case "display-renewed":
        return Object.entries(event["cards"] as Record<string, number>).flatMap(([card, count]) =>
          Array.from({ length: count }, (): Flight => ({ what: "card", name: card, from: [".display"], to: ["[data-discards]"] })),
        );
      case "tickets-drawn":
        return [{ what: "ticket", name: null, from: ["[data-ticket-deck]"], to: player }];
      case "tourist-taken":
        return [
          {
            what: "token",
            name: String(event["symbol"]),
            from: [`[data-pile="${places.get(String(event["location"]))}"]`, `[data-stop="${places.get(String(event["location"]))}"]`],
            to: [`[data-tokens="${event["seat"]}"]`, ...player],
          },
        ];
      default:
        return [];
    }
  });
}
