/** Where a help bubble goes: beside what it explains, and over as little as possible of what one may press. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Between the bubble and what it explains, and between the bubble and the window's edge. */
const GAP = 8;

/** The place of a bubble of a size beside its anchor; `busy` are the boxes of what one works with. */
export function placeFor(anchor: Box, size: Pick<Box, "width" | "height">, window: Pick<Box, "width" | "height">, busy: readonly Box[]): Box {
  const { width, height } = size;
  const middle = anchor.left + anchor.width / 2 - width / 2;
  const centre = anchor.top + anchor.height / 2 - height / 2;
  const candidates = [
    { left: middle, top: anchor.top - height - GAP },
    { left: middle, top: anchor.top + anchor.height + GAP },
    { left: anchor.left + anchor.width + GAP, top: centre },
    { left: anchor.left - width - GAP, top: centre },
    // The corners are what is left where everything beside the anchor is in use.
    { left: GAP, top: GAP },
    { left: window.width, top: GAP },
    { left: GAP, top: window.height },
    { left: window.width, top: window.height },
  ].map(({ left, top }) => ({ ...size, left: within(left, width, window.width), top: within(top, height, window.height) }));
  const costs = candidates.map((one) => 4 * overlap(one, anchor) + busy.reduce((sum, box) => sum + overlap(one, box), 0));
  return candidates[costs.indexOf(Math.min(...costs))]!;
}

function within(start: number, length: number, whole: number): number {
  return Math.max(GAP, Math.min(start, whole - length - GAP));
}

/** How much of the second box the first one covers. */
export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}
