/** Everybody's chances as lines, and the moments that changed them most. */
import type { Found, Step } from "../wire/types.ts";

/** How wide and high the lines are drawn; whoever shows them stretches that. */
export const WIDTH = 1000;
export const HEIGHT = 240;
/** How many strokes of luck are marked, and the least of them. */
const MOST = 6;
const LEAST = 0.05;

/** A moment that luck made, and what it changed most. */
export interface Stroke {
  at: number;
  /** Who gained most by it. */
  seat: number;
  gain: number;
  /** That seat's chances after it. */
  share: number;
}

/** A seat's chances as a line from moment to moment. */
export function line(found: Found, seat: number, entries: number): string {
  let [path, last] = [`M0 ${y(found.start[seat] ?? 0)}`, found.start[seat] ?? 0];
  for (const step of found.steps) {
    const share = step.shares[seat] ?? 0;
    path += `L${x(step.at, entries)} ${y(share)}`;
    last = share;
  }
  return `${path}L${WIDTH} ${y(last)}`;
}

/** Everybody's chances after some entries. */
export function sharesAt(found: Found, at: number): number[] {
  return found.steps.findLast((step) => step.at <= at)?.shares ?? found.start;
}

/** The strokes of luck that changed most, in the order of the game. */
export function strokes(found: Found): Stroke[] {
  const all = found.steps.flatMap((step, i) => (step.kind === "luck" ? [stroke(step, found.steps[i - 1]?.shares ?? found.start)] : []));
  const great = all.filter(({ gain }) => gain >= LEAST).sort((a, b) => b.gain - a.gain);
  return great.slice(0, MOST).sort((a, b) => a.at - b.at);
}

function stroke(step: Step, before: number[]): Stroke {
  const gains = step.shares.map((share, seat) => share - (before[seat] ?? 0));
  const seat = gains.indexOf(Math.max(...gains));
  return { at: step.at, seat, gain: gains[seat] ?? 0, share: step.shares[seat] ?? 0 };
}

/** Hundredths, changes with their sign: "+12", "−8", "0". */
export function hundredths(share: number, signed = false): string {
  const whole = Math.round(100 * share);
  return whole < 0 ? `−${-whole}` : signed && whole > 0 ? `+${whole}` : `${whole}`;
}

function x(at: number, entries: number): number {
  return round((WIDTH * at) / Math.max(1, entries));
}

function y(share: number): number {
  return round(HEIGHT * (1 - share));
}

function round(number: number): number {
  return Math.round(10 * number) / 10;
}
