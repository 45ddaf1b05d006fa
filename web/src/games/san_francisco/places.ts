/** Where the board shows its pieces, by the names that tutorials give them. */
import type { Place } from "../../tutorial/places.ts";

/** What hides the market: who has gone astray finds the way back there. */
const WAY_BACK = ".sf .tray .close";
const FIXED: Record<string, Place> = {
  deck: { selectors: [".sf .market .deck", WAY_BACK], section: "market" },
  market: { selectors: [".sf .market .columns", WAY_BACK], section: "market" },
  tray: { selectors: [".sf .tray"] },
  clock: { selectors: [".sf .market .clock"], section: "market" },
  scores: { selectors: [".sf .scores"], section: "scores" },
};

function find(piece: string): Place | null {
  const [kind, ...rest] = piece.split(":");
  const [seat, space] = rest;
  switch (kind) {
    case "column":
      return { selectors: [`.sf [data-column="${seat}"]`], section: "market" };
    case "contracts":
      return { selectors: [`.sf .contracts li:nth-child(${Number(seat) + 1})`], section: "market" };
    case "city":
      return { selectors: [`.sf [data-seat="${seat}"]${space ? ` [data-space="${space}"]` : ""}`], section: "city" };
    default:
      return FIXED[piece] ?? null;
  }
}

export const places = (): typeof find => find;
