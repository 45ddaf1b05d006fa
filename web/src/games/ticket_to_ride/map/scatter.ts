// What decorates a map of any shape: small things put where nothing that matters lies.
import type { Layout, Point } from "./layout";
import { distance } from "./shapes";

/** A round area in which nothing more may be drawn. */
type Taken = readonly [x: number, y: number, radius: number];

/** Whether there is room of a radius around a point. */
export type Room = (point: Point, radius: number) => boolean;

/** Numbers between 0 and 1, always the same for a seed: variety without chance. */
export function variety(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

const CELL = 40;
const FAR = 60;

/** A layout's room: away from spaces, stops, names and tables. Asked thousands of times, so it looks at near things first. */
export function roomIn(layout: Layout): Room {
  const taken = occupied(layout);
  const near = new Map<number, Taken[]>();
  const around = (x: number, y: number): Taken[] => {
    const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
    const key = column * 4096 + row;
    let found = near.get(key);
    if (!found) {
      const middle: Point = [(column + 0.5) * CELL, (row + 0.5) * CELL];
      found = taken.filter(([tx, ty, r]) => distance(middle, [tx, ty]) < r + FAR + CELL);
      near.set(key, found);
    }
    return found;
  };
  return ([x, y], radius) => {
    for (const one of radius > FAR ? taken : around(x, y)) {
      if ((x - one[0]) ** 2 + (y - one[1]) ** 2 < (one[2] + radius) ** 2) return false;
    }
    return true;
  };
}

function occupied(layout: Layout): Taken[] {
  const taken: Taken[] = layout.stops.map(({ x, y, radius }) => [x, y, radius]);
  for (const { spaces } of layout.lines)
    for (const { x, y, angle, length, height } of spaces) {
      const turn = (angle * Math.PI) / 180;
      for (const share of [-0.35, 0, 0.35]) {
        taken.push([x + share * length * Math.cos(turn), y + share * length * Math.sin(turn), Math.max(height * 0.7, length * 0.2)]);
      }
    }
  const { legend, labels } = layout.names;
  const boxes = [layout.points.box, layout.compass, ...(legend ? [legend.box] : [])];
  const centred = boxes.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2, width, height }));
  for (const box of [...labels, ...layout.overview.labels, ...centred]) taken.push(...discs(box));
  for (const { x, y, radius } of layout.aside) taken.push([x, y, radius]);
  for (const { kind, x, y, size } of layout.marks) if (kind === "hill" || kind === "boat") taken.push([x, y, size / 2]);
  return taken;
}

/** Discs that cover a box given by its centre. */
function discs({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Taken[] {
  const radius = Math.min(width, height) / 2;
  const [across, down] = [Math.ceil(width / 2 / radius), Math.ceil(height / 2 / radius)];
  const found: Taken[] = [];
  for (let i = 0; i < across; i++)
    for (let j = 0; j < down; j++) {
      const right = across > 1 ? (i / (across - 1) - 0.5) * (width - 2 * radius) : 0;
      const low = down > 1 ? (j / (down - 1) - 0.5) * (height - 2 * radius) : 0;
      found.push([x + right, y + low, radius * 1.3]);
    }
  return found;
}

/** Places in a box, about so far from each other, in rows from the back to the front, none quite where one would expect it. */
export function sprinkle(box: { x: number; y: number; width: number; height: number }, pitch: number, seed: number): Point[] {
  const random = variety(seed);
  const found: Point[] = [];
  for (let y = box.y + pitch / 2, row = 0; y < box.y + box.height; y += pitch * 0.8, row++)
    for (let x = box.x + (row % 2 ? pitch : pitch / 2); x < box.x + box.width; x += pitch)
      found.push([x + (random() - 0.5) * pitch * 0.7, y + (random() - 0.5) * pitch * 0.5]);
  return found.sort((one, other) => one[1] - other[1]);
}
