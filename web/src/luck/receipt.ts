/** What this browser adds to a table's luck, and the receipt that it keeps of it. Without hashing, which comes when luck is checked. */
import type { Answer, LuckStatus, Status } from "../wire/types.ts";
import type { Wanted } from "../wire/socket.ts";

const KEY = "fogline.receipts";
/** Receipts that a browser keeps; the oldest go first. */
const MOST = 100;
export const SCHEME = "fogline-luck-1";

/** As `fogline verify --receipt` reads it. */
export interface Receipt {
  format: "fogline-receipt-1";
  table: string;
  /** What the table had published before this browser contributed. */
  commitment: string;
  /** What this browser contributed, by seat. */
  own: Record<number, string>;
  /** The list that the table froze; null as long as the game hasn't begun. */
  contributions: (string | null)[] | null;
}

/** The receipt of a table; null where this browser added nothing. */
export function receiptOf(table: string): Receipt | null {
  return all()[table] ?? null;
}

/** Send a request; with getting ready, 32 random bytes go along, and what the table took is kept. */
export async function contributing<W extends Wanted>(
  table: string,
  luck: LuckStatus | null,
  wanted: W,
  send: (wanted: W) => Promise<Answer>,
): Promise<Answer> {
  if (wanted.type !== "ready" || wanted.ready === false || luck?.scheme !== SCHEME) return send(wanted);
  const added = randomBytes();
  const answer = await send({ ...wanted, luck: added });
  if (answer.ok) keep(confirmed(receiptOf(table), table, luck.commitment, wanted.seat, added));
  return answer;
}

/** Follow what a table tells; the seats whose own bytes it has left out of its list. */
export function follow(table: string, status: Status): number[] {
  const receipt = receiptOf(table);
  if (!receipt) return [];
  const now = followed(receipt, status);
  if (now !== receipt) keep(now);
  return missing(now);
}

/** A receipt once the table has taken what was contributed for a seat. */
export function confirmed(receipt: Receipt | null, table: string, commitment: string, seat: number, added: string): Receipt {
  const begun: Receipt = receipt ?? { format: "fogline-receipt-1", table, commitment, own: {}, contributions: null };
  return { ...begun, own: { ...begun.own, [seat]: added } };
}

/** Who is no longer ready has nothing in the luck, and at the start all is frozen. */
export function followed(receipt: Receipt, status: Status): Receipt {
  if (status.phase === "gathering") {
    const own = Object.fromEntries(Object.entries(receipt.own).filter(([seat]) => status.seats[+seat]?.ready));
    return Object.keys(own).length === Object.keys(receipt.own).length ? receipt : { ...receipt, own };
  }
  const frozen = status.luck?.contributions ?? null;
  return receipt.contributions === null && frozen !== null ? { ...receipt, contributions: frozen } : receipt;
}

/** The seats whose own bytes aren't in the frozen list. */
export function missing({ own, contributions }: Receipt): number[] {
  if (contributions === null) return [];
  return Object.keys(own).map(Number).filter((seat) => contributions[seat] !== own[seat]);
}

/** 32 bytes that nobody can guess; the browser has them on plain HTTP too. */
function randomBytes(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function all(): Record<string, Receipt> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Receipt>;
  } catch {
    return {};
  }
}

function keep(receipt: Receipt): void {
  const { [receipt.table]: _, ...others } = all();
  const kept = [...Object.entries(others).slice(1 - MOST), [receipt.table, receipt] as const];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
