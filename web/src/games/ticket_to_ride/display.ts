/** The five places of the face-up cards: a card keeps its place while it lies there. */
import { CARDS } from "./colours.ts";

export const PLACES = 5;

/** The places with the cards that lie there now: those that stay keep theirs, new ones fill the gaps. */
export function settle(before: readonly (string | null)[], counts: Readonly<Record<string, number>>): (string | null)[] {
  const left: Record<string, number> = { ...counts };
  const places = Array.from({ length: PLACES }, (_, i) => take(left, before[i] ?? null));
  const fresh = CARDS.flatMap((card) => Array.from({ length: left[card] ?? 0 }, () => card as string));
  return places.map((card) => card ?? fresh.shift() ?? null);
}

function take(left: Record<string, number>, card: string | null): string | null {
  if (card === null || !left[card]) return null;
  left[card] -= 1;
  return card;
}
