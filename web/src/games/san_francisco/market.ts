// What the market and the scoring board tell beside the cards: who could take a column, and what is at stake.
import type { SanFranciscoView } from "../../wire/games/san_francisco.ts";

/** SF-3.3: the seats with fewer contracts than a column has cards; `more` counts cards that would be added. */
export function takers(view: SanFranciscoView, column: string, more = 0): number[] {
  const cards = (view.columns[column]?.length ?? 0) + more;
  return view.cities.flatMap((city, seat) => (city.contracts < cards ? [seat] : []));
}

/** Whether a seat may take a column by its contracts. */
export interface Lock {
  open: boolean;
  cards: number;
  contracts: number;
  /** SF-3.3: how many cards the seat would need there. */
  needed: number;
}

/** SF-3.3: a column's lock for a seat. */
export function lockOf(view: SanFranciscoView, column: string, seat: number): Lock {
  const cards = view.columns[column]?.length ?? 0;
  const contracts = view.cities[seat]?.contracts ?? 0;
  return { open: contracts < cards, cards, contracts, needed: contracts + 1 };
}

/** SF-2.2: foundation tokens set out at the start. */
export function foundationTokens(players: number): number {
  return 2 * (players + 1);
}

/** SF-4.1: contracts of all seats after one of them gains one: where everybody has some, everybody returns one. */
export function afterGain(contracts: readonly number[], seat: number): number[] {
  const gained = contracts.map((count, i) => (i === seat ? count + 1 : count));
  return gained.every((count) => count > 0) ? gained.map((count) => count - 1) : gained;
}
