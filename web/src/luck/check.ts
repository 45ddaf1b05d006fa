/** Whether a finished game had the luck that it had to have. The list of what could come is taken as the service gives it. */
import type { Draw, Revealed } from "../wire/types.ts";
import { missing, SCHEME, type Receipt } from "./receipt.ts";
import { chosen, commitmentOf, keyOf } from "./scheme.ts";

/** What was found. */
export interface Verdict {
  /** Whether the secret is the one that the table committed to. */
  commitment: boolean;
  /** What this browser's receipt says: nothing where it has none. */
  receipt: "none" | "right" | "commitment" | "own" | "list";
  /** The first draw that isn't what it had to be; null where all are. */
  wrong: Wrong | null;
  draws: number;
}

/** A draw that went wrong: the number of its entry, what came, and what had to come. */
export interface Wrong {
  entry: number;
  brought: string;
  due: string;
}

/** The entries of a record, as far as they matter here. */
export type Entries = readonly (readonly [who: number | string, text: string, ...rest: unknown[]])[];

const HEX = /^[0-9a-f]{64}$/;

/** Check everything that can be checked without the rules. What can't be read is wrong. */
export function check(table: string, luck: Revealed, draws: readonly Draw[], entries: Entries, receipt: Receipt | null): Verdict {
  const kept = isReadable(luck) && luck.table === table && commitmentOf(luck.table, luck.secret) === luck.commitment;
  return { commitment: kept, receipt: compared(luck, receipt), wrong: firstWrong(luck, draws, entries), draws: draws.length };
}

function isReadable({ scheme, secret, contributions }: Revealed): boolean {
  return scheme === SCHEME && [secret, ...contributions].every((one) => one === null || HEX.test(one));
}

function compared(luck: Revealed, receipt: Receipt | null): Verdict["receipt"] {
  if (receipt === null) return "none";
  if (receipt.commitment !== luck.commitment) return "commitment";
  if (missing({ ...receipt, contributions: luck.contributions }).length) return "own";
  return receipt.contributions === null || receipt.contributions.join() === luck.contributions.join() ? "right" : "list";
}

/** The list has every draw of the record in its order, and each brought what the key says. */
function firstWrong(luck: Revealed, draws: readonly Draw[], entries: Entries): Wrong | null {
  const key = isReadable(luck) ? keyOf(luck.table, luck.secret, luck.contributions) : null;
  const written = entries.flatMap(([who, text], entry) => (who === "chance" ? [{ entry, text }] : []));
  for (let c = 0; c < Math.max(draws.length, written.length); c++) {
    const [draw, luckOf] = [draws[c], written[c]];
    if (!draw || !luckOf) return { entry: (draw ?? luckOf)?.entry ?? 0, brought: draw?.brought ?? "–", due: luckOf?.text ?? "–" };
    const due = dueOf(key, c, draw);
    if (draw.entry !== luckOf.entry || draw.brought !== luckOf.text || draw.brought !== due)
      return { entry: luckOf.entry, brought: luckOf.text, due };
  }
  return null;
}

/** What a draw has to bring; none of what the notation knows where that can't be told. */
function dueOf(key: string | null, number: number, { outcomes, weights }: Draw): string {
  if (key === null || outcomes.length !== weights.length || !weights.every((weight) => /^\d{1,19}$/.test(weight))) return "–";
  const places = weights.map(BigInt);
  const sum = places.reduce((one, other) => one + other, 0n);
  return sum > 0n && sum < 1n << 63n ? (outcomes[chosen(key, number, places)] ?? "–") : "–";
}
