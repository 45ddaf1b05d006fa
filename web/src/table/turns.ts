/** The log as people tell it: turn by turn, without what was taken back, and what happened since one's last turn. */
import type { Item } from "../wire/types.ts";

/** What somebody did, from the beginning of their turn to the end of it. */
export interface Turn<I extends Item = Item> {
  /** Whose it was; null for what the table, or luck, did before anybody's. */
  seat: number | null;
  items: I[];
}

/** That somebody is next is told by the turn itself. */
const FRAME: ReadonlySet<string> = new Set(["turn-began"]);

/** The seat that an event is about; null where it is about none. */
export function seatOf(item: Item): number | null {
  const seat: unknown = item.event["seat"];
  return typeof seat === "number" && seat >= 0 ? seat : null;
}

/** The items, those of one turn together. Events that name nobody belong to whoever was named last. */
export function turnsOf<I extends Item>(items: readonly I[]): Turn<I>[] {
  const turns: Turn<I>[] = [];
  let began = true;
  for (const item of items) {
    if (FRAME.has(item.event.type)) {
      began = true;
      continue;
    }
    const last = turns.at(-1);
    const seat = seatOf(item) ?? (began ? null : (last?.seat ?? null));
    if (!last || began || seat !== last.seat) turns.push({ seat, items: [item] });
    else last.items.push(item);
    began = false;
  }
  return turns;
}

/** The numbers of the items that an undo took back. */
export function undone(items: readonly Item[]): ReadonlySet<number> {
  const gone = new Set<number>();
  for (const item of items) {
    if (item.back == null) continue;
    // Only the last stretch can go: what was taken back before stays so.
    for (let n = item.back; n < item.n; n += 1) if (items[n]?.event.type !== "table") gone.add(n);
  }
  return gone;
}

/** The others' turns since a seat's last one, as far as they stand. */
export function sinceLastTurn(items: readonly Item[], viewer: number): Turn[] {
  const gone = undone(items);
  const turns = turnsOf(items.filter((item) => !gone.has(item.n) && item.event.type !== "table"));
  let end = turns.length;
  while (end > 0 && turns[end - 1]!.seat === viewer) end -= 1;
  let start = end;
  while (start > 0 && turns[start - 1]!.seat !== viewer) start -= 1;
  return turns.slice(start, end).filter(({ seat }) => seat !== null);
}

/** Whether a seat had a turn of its own before the event with this number. */
export function hadTurn(items: readonly Item[], viewer: number, n: number): boolean {
  return items.some((item) => item.n < n && FRAME.has(item.event.type) && seatOf(item) === viewer);
}

/** A summary of many events: how many each seat's turns were, in the order of their first. */
export function summaryOf(items: readonly Item[]): { seat: number; turns: number }[] {
  const counts = new Map<number, number>();
  for (const { seat } of turnsOf(items)) if (seat !== null) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return [...counts].map(([seat, turns]) => ({ seat, turns }));
}
