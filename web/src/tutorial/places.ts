/** Where a game's board shows the pieces that tutorials speak of. Each game's folder says it of its own in `places.ts`. */
import { folders } from "virtual:words";
import type { TableInfo } from "../wire/types.ts";

/** Where a piece is. */
export interface Place {
  /** The elements that may show it; the first of them that is in sight is meant. */
  selectors: string[];
  /** The part of the board that a phone must show for it. */
  section?: string;
}

/** Finds a piece by its name; null for one that the board does not have. */
export type Find = (piece: string) => Place | null;

const modules = import.meta.glob<{ places: (info: TableInfo) => Promise<Find> | Find }>("../games/*/places.ts");

/** Where a game's pieces are; a board without such knowledge has none. */
export async function placesOf(info: TableInfo): Promise<Find> {
  const found = await modules[`../games/${folders[info.game]}/places.ts`]?.();
  return (await found?.places(info)) ?? (() => null);
}

/** The element of the first of some pieces that is in sight. */
export function elementOf(pieces: readonly string[], find: Find): Element | null {
  for (const piece of pieces) {
    for (const selector of find(piece)?.selectors ?? []) {
      const found = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
      if (found) return found;
    }
  }
  return null;
}
