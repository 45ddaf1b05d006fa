/** Where the board shows its pieces, by the names that tutorials give them. */
import type { Place } from "../../tutorial/places.ts";
import { drawing } from "../../wire/rest.ts";
import type { MapDrawing } from "../../wire/games/ticket_to_ride.ts";
import type { TableInfo } from "../../wire/types.ts";

/** What hides the market: who has gone astray finds the way back there. */
const WAY_BACK = ".tt .claim .close";
const FIXED: Record<string, Place> = {
  deck: { selectors: [".tt .market .deck"], section: "market" },
  market: { selectors: [".tt .market", WAY_BACK], section: "market" },
  payments: { selectors: [".tt .claim"] },
  hand: { selectors: [".tt .hand"], section: "hand" },
  tickets: { selectors: [".tt .offer", ".tt .tickets"], section: "tickets" },
  tally: { selectors: [".tt .tally"] },
};

/** Lines are numbered on the map: the drawing tells which is which. */
export async function places(info: TableInfo): Promise<(piece: string) => Place | null> {
  const { lines } = (await drawing(info, "wide", null)) as MapDrawing;
  return (piece) => {
    const [kind = "", name = ""] = piece.split(/:(.*)/);
    switch (kind) {
      case "line":
        return { selectors: [`.tt [data-line="${lines.findIndex(({ line }) => line === name)}"]`, `.tt [data-row="${name}"]`], section: "hand" };
      case "card":
        return { selectors: [`.tt .market [data-card="${name}"]`, WAY_BACK], section: "market" };
      case "seat":
        return { selectors: [`.tt [data-player="${name}"]`] };
      case "tokens":
        return { selectors: [`.tt [data-tokens="${name}"]`, `.tt [data-player="${name}"]`] };
      default:
        return FIXED[piece] ?? null;
    }
  };
}
