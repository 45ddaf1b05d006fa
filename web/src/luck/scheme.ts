/** The scheme `fogline-luck-1`, as docs/luck.md says it. With hashing of its own: the browser's is missing on plain HTTP. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const WORDS = 1n << 64n;
const ZERO = Uint8Array.of(0);

/** What a table publishes of its secret. */
export function commitmentOf(table: string, secret: string): string {
  return bytesToHex(sha256(concatBytes(text("commit"), ZERO, utf8ToBytes(table), ZERO, hexToBytes(secret))));
}

/** What every outcome is drawn with. */
export function keyOf(table: string, secret: string, contributions: readonly (string | null)[]): string {
  const added = contributions.map((one) => (one === null ? ZERO : concatBytes(Uint8Array.of(1), hexToBytes(one))));
  const message = concatBytes(text("key"), ZERO, utf8ToBytes(table), ZERO, number(contributions.length, 4), ...added);
  return bytesToHex(hmac(sha256, hexToBytes(secret), message));
}

/** Where a draw falls among so many places. */
export function placeOf(key: string, draw: number, places: bigint): bigint {
  if (places <= 0n || places >= WORDS / 2n) throw new RangeError(`${places} places`);
  const limit = WORDS - (WORDS % places);
  for (let attempt = 0; ; attempt++) {
    const found = hmac(sha256, hexToBytes(key), concatBytes(text("draw"), ZERO, number(draw, 8), number(attempt, 4)));
    const word = new DataView(found.buffer, found.byteOffset).getBigUint64(0);
    if (word < limit) return word % places;
  }
}

/** Which of the outcomes with these weights a draw brings. */
export function chosen(key: string, draw: number, weights: readonly bigint[]): number {
  let left = placeOf(key, draw, weights.reduce((sum, weight) => sum + weight, 0n));
  return weights.findIndex((weight) => (left -= weight) < 0n);
}

function text(part: string): Uint8Array {
  return utf8ToBytes(`fogline-luck-1/${part}`);
}

function number(value: number, size: 4 | 8): Uint8Array {
  const view = new DataView(new ArrayBuffer(size));
  if (size === 8) view.setBigUint64(0, BigInt(value));
  else view.setUint32(0, value);
  return new Uint8Array(view.buffer);
}
