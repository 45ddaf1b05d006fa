// Names where the map is drawn smaller than they were laid out for: as large as they must be, and only those with room.
import type { Box, Label, Names, Stop } from "./layout";

/** The names of a layout that can be written so many times as large, none over another; those that are lit come first. */
export function larger(names: Names, times: number, stops: readonly Stop[], lit: ReadonlySet<string>, frame: Box): Names {
  if (times <= 1) return names;
  const legend = names.legend && { ...names.legend, row: names.legend.row * times, box: kept(grown(names.legend.box, times), frame) };
  const taken: Box[] = legend ? [legend.box] : [];
  const place = new Map(stops.map((stop) => [stop.location, stop]));
  const wanted = [...names.labels].sort((one, other) => Number(lit.has(other.location)) - Number(lit.has(one.location)));
  const labels = wanted.flatMap((label): Label[] => {
    const found = beside(label, times, place.get(label.location));
    const box = boxOf(found);
    if (taken.some((other) => meet(box, other)) || !holds(frame, box)) return [];
    taken.push(box);
    return [found];
  });
  return { size: names.size * times, labels, legend };
}

/** How many degrees the pin of a stop leans, so that it lies over no name: upright where it can. */
export function leanOf(stop: Stop, labels: readonly Label[]): number {
  const over = (lean: number): boolean => {
    const turn = (lean * Math.PI) / 180;
    const [x, y] = [stop.x + 2 * stop.radius * Math.sin(turn), stop.y - 2 * stop.radius * Math.cos(turn)];
    const half = 0.8 * stop.radius;
    return labels.some((label) => meet(boxOf(label), { x: x - half, y: y - half, width: 2 * half, height: 2 * half }));
  };
  return [0, -55, 55, -110, 110, 180].find((lean) => !over(lean)) ?? 0;
}

/** A label grown away from its stop. */
function beside(label: Label, times: number, stop: Stop | undefined): Label {
  const [width, height] = [label.width * times, label.height * times];
  const side = { start: 0.5, middle: 0, end: -0.5 }[label.anchor];
  const above = stop === undefined || Math.abs(label.y - stop.y) < label.height / 2 ? 0 : Math.sign(label.y - stop.y) / 2;
  return { ...label, width, height, x: label.x + side * (width - label.width), y: label.y + above * (height - label.height) };
}

const boxOf = ({ x, y, width, height }: Label): Box => ({ x: x - width / 2, y: y - height / 2, width, height });
const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
const holds = (frame: Box, box: Box): boolean =>
  box.x >= frame.x && box.y >= frame.y && box.x + box.width <= frame.x + frame.width && box.y + box.height <= frame.y + frame.height;

/** A box grown around its middle. */
const grown = ({ x, y, width, height }: Box, times: number): Box => ({
  x: x - ((times - 1) * width) / 2, y: y - ((times - 1) * height) / 2, width: times * width, height: times * height,
});

/** A box moved into the frame. */
const kept = (box: Box, frame: Box): Box => ({
  ...box,
  x: Math.max(frame.x, Math.min(box.x, frame.x + frame.width - box.width)),
  y: Math.max(frame.y, Math.min(box.y, frame.y + frame.height - box.height)),
});
