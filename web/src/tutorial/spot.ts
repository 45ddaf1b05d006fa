/** Where a bubble goes beside what it speaks of. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Size = Pick<Box, "width" | "height">;

/** Pixels between the bubble and the piece, and between the bubble and the window's edge. */
const GAP = 16;
const EDGE = 8;
/** How much worse it is to cover the piece than to cover anything else that should stay in sight. */
const PIECE = 4;
/** How many square pixels may be covered to be one pixel nearer to the piece. */
const NEAR = 30;

/** Spots that differ by less are alike: the first is taken, below the piece before beside it. */
const ALIKE = 100;

/** Where an element is in the window. */
export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/**
 * The top left corner of a bubble of some size: beside the piece (the first of the boxes), or beside what it lies in,
 * inside the window, and over as little as can be of what should stay in sight.
 */
export function bestSpot(beside: readonly Box[], bubble: Size, clear: readonly Box[], window: Size): { left: number; top: number } {
  const piece = beside[0];
  if (!piece) return inside({ left: (window.width - bubble.width) / 2, top: EDGE * 2 }, bubble, window);
  const spots = beside.flatMap((box) => around(box, piece, bubble)).map((spot) => inside(spot, bubble, window));
  const costs = spots.map((spot) => {
    const box = { ...spot, ...bubble };
    const cost = PIECE * shared(box, piece) + NEAR * distance(box, piece) + clear.reduce((sum, one) => sum + shared(box, one), 0);
    return Math.round(cost / ALIKE);
  });
  return spots[costs.indexOf(Math.min(...costs))]!;
}

/** The spots around a box, at the height or over the middle of a piece in it. */
function around(box: Box, piece: Box, bubble: Size): { left: number; top: number }[] {
  const middle = { left: piece.left + (piece.width - bubble.width) / 2, top: piece.top + (piece.height - bubble.height) / 2 };
  const [right, below] = [box.left + box.width + GAP, box.top + box.height + GAP];
  const [left, above] = [box.left - bubble.width - GAP, box.top - bubble.height - GAP];
  return [
    { left: right, top: middle.top },
    { left: middle.left, top: below },
    { left, top: middle.top },
    { left: middle.left, top: above },
    { left: right, top: piece.top },
    { left, top: piece.top },
    { left: right, top: below },
    { left, top: below },
    { left: right, top: above },
    { left, top: above },
  ];
}

function inside(spot: { left: number; top: number }, bubble: Size, window: Size): { left: number; top: number } {
  return {
    left: Math.round(Math.max(EDGE, Math.min(spot.left, window.width - bubble.width - EDGE))),
    top: Math.round(Math.max(EDGE, Math.min(spot.top, window.height - bubble.height - EDGE))),
  };
}

/** How far two boxes are from each other. */
function distance(one: Box, other: Box): number {
  const across = Math.max(one.left - other.left - other.width, other.left - one.left - one.width, 0);
  const down = Math.max(one.top - other.top - other.height, other.top - one.top - one.height, 0);
  return Math.hypot(across, down);
}

/** How much two boxes have in common, in square pixels. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
