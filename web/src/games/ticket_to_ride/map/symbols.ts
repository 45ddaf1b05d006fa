// The tourist symbols: what is filled, and what is drawn with strokes; in a box from -10 to 10.
const SYMBOLS: Readonly<Record<string, readonly [solid: string, strokes: string]>> = {
  lighthouse: ["M-3.6 9L-2.2-3H2.2L3.6 9ZM-3-7.6H3V-4.2H-3Z", "M-5.4-7L-9.6-9M-5.4-5H-9.6M5.4-7L9.6-9M5.4-5H9.6"],
  fog: ["", "M-9-5C-6-8-3-2 0-5S6-2 9-5M-9 .5C-6-2.5-3 3.5 0 .5S6 3.5 9 .5M-9 6C-6 3-3 9 0 6S6 9 9 6"],
  clock: ["", "M-8.8 0A8.8 8.8 0 1 1 8.8 0A8.8 8.8 0 1 1-8.8 0ZM0-5.4V0L3.8 2.6"],
  wave: ["M-10 6.5C-4 6.5-6.5-6.5 1.5-6.5C7-6.5 8-.5 4 0C1.5.3.3-2 2.1-3.2C-2-3 0 6.5 10 6.5Z", ""],
  sun: ["M-4.6 0A4.6 4.6 0 1 1 4.6 0A4.6 4.6 0 1 1-4.6 0Z", "M0-9.8V-7.2M0 9.8V7.2M-9.8 0H-7.2M9.8 0H7.2M-7-7L-5-5M7 7L5 5M-7 7L-5 5M7-7L5-5"],
  flower: ["M-2.6 0A2.6 2.6 0 1 1 2.6 0A2.6 2.6 0 1 1-2.6 0Z", "M-3-3C-6-12 6-12 3-3C12-6 12 6 3 3C6 12-6 12-3 3C-12 6-12-6-3-3Z"],
  heart: ["M0 8.4C-13-.6-7-9.4 0-3.8C7-9.4 13-.6 0 8.4Z", ""],
};

/** How a symbol is drawn; null for one of an owner's map, which shows its first letter. */
export function symbolOf(symbol: string): { solid: string; strokes: string } | null {
  const found = SYMBOLS[symbol];
  return found ? { solid: found[0], strokes: found[1] } : null;
}
