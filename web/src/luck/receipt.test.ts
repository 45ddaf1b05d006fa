import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answer, LuckStatus, Ready, SeatStatus, Status } from "../wire/types.ts";
import type { Wanted } from "../wire/socket.ts";
import { contributing, follow, missing, receiptOf } from "./receipt.ts";

const LUCK: LuckStatus = { scheme: "fogline-luck-1", commitment: "c".repeat(64), contributions: null };
const DONE: Answer = { type: "answer", id: "", ok: true, reason: null, pending: false, at: 0, result: null };

function status(phase: Status["phase"], ready: boolean[], contributions: (string | null)[] | null = null): Status {
  const seats: SeatStatus[] = ready.map((is) => ({ kind: "person", person: "ada", name: "Ada", bot: null, colour: "teal", shape: "star", ready: is, present: true, away: false, lapsed: false, left: null, clock: null }));
  return { type: "status", phase, host: "ada", seats, running: [], wish: null, rematch: [], following: null, outcome: null, luck: { ...LUCK, contributions }, hints: false };
}

/** Get ready at a table, and give what was sent. */
async function ready(seat: number, luck: LuckStatus | null = LUCK, answer: Answer = DONE, is = true): Promise<Wanted<Ready>> {
  let sent: Wanted<Ready> | null = null;
  await contributing("t", luck, { type: "ready", seat, ready: is } as Wanted<Ready>, (wanted) => ((sent = wanted), Promise.resolve(answer)));
  return sent as unknown as Wanted<Ready>;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
});
afterEach(() => vi.unstubAllGlobals());

test("each seat gets bytes of its own, and what the table took is kept", async () => {
  const [first, second] = [await ready(0), await ready(1)];
  expect(first.luck).toMatch(/^[0-9a-f]{64}$/);
  expect(second.luck).not.toBe(first.luck);
  expect(receiptOf("t")).toEqual({ format: "fogline-receipt-1", table: "t", commitment: LUCK.commitment, own: { 0: first.luck, 1: second.luck }, contributions: null });
});

test("nothing is added to a table without a commitment, by a scheme of later, or by who is not ready", async () => {
  for (const luck of [null, { ...LUCK, scheme: "fogline-luck-2" }]) expect((await ready(0, luck)).luck).toBeUndefined();
  expect((await ready(0, LUCK, DONE, false)).luck).toBeUndefined();
  await ready(0, LUCK, { ...DONE, ok: false });
  expect(receiptOf("t")).toBeNull();
});

test("who becomes unready has added nothing, and gets new bytes with getting ready again", async () => {
  const first = await ready(0);
  expect(follow("t", status("gathering", [false, false]))).toEqual([]);
  expect(receiptOf("t")?.own).toEqual({});
  const again = await ready(1);
  expect(again.luck).not.toBe(first.luck);
  expect(follow("t", status("gathering", [false, true]))).toEqual([]);
  expect(follow("t", status("playing", [false, true], [null, again.luck ?? null]))).toEqual([]);
  expect(receiptOf("t")?.contributions).toEqual([null, again.luck]);
});

test("a list without one's own bytes is noticed, and what was frozen first stays", async () => {
  const { luck } = await ready(0);
  expect(follow("t", status("playing", [true], [null]))).toEqual([0]);
  expect(follow("t", status("playing", [true], [luck ?? null]))).toEqual([0]);
  expect(missing({ ...receiptOf("t")!, contributions: [luck ?? null] })).toEqual([]);
});

test("a browser that keeps nothing still plays", async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => { throw new Error("full"); } });
  expect((await ready(0)).luck).toMatch(/^[0-9a-f]{64}$/);
  expect(follow("t", status("playing", [true], [null]))).toEqual([]);
});

test("the oldest receipts go first", async () => {
  for (let number = 0; number < 105; number++) await contributing(`t${number}`, LUCK, { type: "ready", seat: 0, ready: true } as Wanted<Ready>, () => Promise.resolve(DONE));
  expect([receiptOf("t4"), receiptOf("t5") !== null, receiptOf("t104") !== null]).toEqual([null, true, true]);
});
