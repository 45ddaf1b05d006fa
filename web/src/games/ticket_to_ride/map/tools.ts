// Where the map's buttons stand: along an edge of the picture, over as little of it as possible. While all of the map is
// in sight there is one, and the others unfold from it: on a phone three of them hid half a name.
import type { Title } from "./art";
import type { Box, Names } from "./layout";
import type { Plan } from "./plan";

/** Where the other two unfold to. */
export type Side = "down" | "up" | "left" | "right";

/** A place for the first button, in pixels of the map's room. */
export interface Place {
  x: number;
  y: number;
  side: Side;
}

const RIM = 12;
const STEP = 16;
/** How much less it matters what the other two hide: the map that they belong to is larger than its room. */
const LATER = 0.1;

/** A box, and how much one would rather not hide it. */
type Shown = Box & { worth: number };

/** Boxes around everything that matters on the map. */
function boxes({ layout, lines, stops }: Plan, names: Names, title: Title | null): Shown[] {
  const around = (x: number, y: number, width: number, height: number): Box => ({ x: x - width / 2, y: y - height / 2, width, height });
  return [
    ...lines.flatMap((line) => line.spaces.map(({ x, y, length }) => ({ ...around(x, y, length * 0.8, length * 0.8), worth: 3 }))),
    ...[...stops, ...layout.aside].map(({ x, y, radius }) => ({ ...around(x, y, 2 * radius, 2 * radius), worth: 4 })),
    ...names.labels.map(({ x, y, width, height }) => ({ ...around(x, y, width, height), worth: 3 })),
    ...[layout.points.box, ...(names.legend ? [names.legend.box] : [])].map((box) => ({ ...box, worth: 4 })),
    { ...layout.compass, worth: 1 },
    ...(title?.rows ?? []).map(({ text, size, y }) => ({ ...around(title!.x, y, text.length * size * 0.62, size), worth: 1 })),
  ];
}

/** The first place along the edges, from the lower right corner on, that hides least, for buttons of a size. */
export function leastHidden(plan: Plan, names: Names, title: Title | null, frame: Box, scale: number, size: number): Place {
  const [wide, high] = [frame.width * scale, frame.height * scale];
  const shown = boxes(plan, names, title).map(({ x, y, width, height, worth }) => ({
    x: (x - frame.x) * scale, y: (y - frame.y) * scale, width: width * scale, height: height * scale, worth,
  }));
  // In the middle of each edge is the button that moves the map that way, where it is larger than its room.
  for (const [x, y] of [[0, high / 2], [wide, high / 2], [wide / 2, 0], [wide / 2, high]] as const) {
    shown.push({ x: x - size, y: y - size, width: 2 * size, height: 2 * size, worth: 9 });
  }
  const under = (x: number, y: number, width: number, height: number): number =>
    shown.filter((box) => box.x < x + width && x < box.x + box.width && box.y < y + height && y < box.y + box.height).reduce((sum, { worth }) => sum + worth, 0);
  let best: Place & { hides: number } = { x: RIM, y: RIM, side: "right", hides: Infinity };
  for (const [x, y] of edges(wide - size - RIM, high - size - RIM)) {
    const first = under(x, y, size, size);
    if (first >= best.hides) continue;
    for (const [side, left, top, width, height] of [
      ["down", x, y, size, 3 * size], ["up", x, y - 2 * size, size, 3 * size], ["left", x - 2 * size, y, 3 * size, size], ["right", x, y, 3 * size, size],
    ] as const) {
      if (left < RIM || top < RIM || left + width > wide - RIM || top + height > high - RIM) continue;
      const hides = first + LATER * under(left, top, width, height);
      if (hides < best.hides) best = { x, y, side, hides };
    }
  }
  return { x: best.x, y: best.y, side: best.side };
}

/** Places along the right, the left, the upper and the lower edge. */
function edges(right: number, low: number): [number, number][] {
  const downs = Array.from({ length: Math.max(1, Math.floor((low - RIM) / STEP)) }, (_, i) => low - i * STEP);
  const rights = Array.from({ length: Math.max(1, Math.floor((right - RIM) / STEP)) }, (_, i) => right - i * STEP);
  return [
    ...downs.map((y): [number, number] => [right, y]), ...downs.map((y): [number, number] => [RIM, y]),
    ...rights.map((x): [number, number] => [x, RIM]), ...rights.map((x): [number, number] => [x, low]),
  ];
}
