/** The logs of several viewers as one. */
import type { PastItem } from "../wire/types.ts";

/** What everybody was told, and what each seat alone was, by the moment at which it happened. */
export function openLog(everybody: readonly PastItem[], seats: readonly (readonly PastItem[])[]): PastItem[] {
  const told = new Set(everybody.map(known));
  const alone = seats.flatMap((items) => items.filter((item) => !told.has(known(item))));
  const all = [...alone, ...everybody].sort((one, other) => one.at - other.at);
  return all.map((item, n) => ({ ...item, n }));
}

function known(item: PastItem): string {
  return `${item.at} ${JSON.stringify(item.event)}`;
}
