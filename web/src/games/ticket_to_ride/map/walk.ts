// The map walked with arrow keys: from a stop along the line that lies in that direction, from a line on to its stop.
import type { Point } from "./layout";
import type { Plan, PlanLine } from "./plan";

/** Where the keyboard is: on a stop or on a line. */
export type Spot = { stop: number } | { line: number };

const ARROWS: Readonly<Record<string, Point>> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** Where an arrow key leads; null where nothing lies that way, or for any other key. */
export function walk(plan: Plan, from: Spot, key: string): Spot | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  return "stop" in from ? lineFrom(plan, from.stop, arrow) : beyond(plan, from.line, arrow);
}

/** How well a direction follows an arrow: 1 exactly, 0 across it, below 0 against it. */
function follows([x, y]: Point, arrow: Point): number {
  return (x * arrow[0] + y * arrow[1]) / (Math.hypot(x, y) || 1);
}

/** From a stop: the line that leaves it most nearly along the arrow. */
function lineFrom(plan: Plan, stop: number, arrow: Point): Spot | null {
  const here = plan.stops[stop];
  let best: { line: number; by: number } | null = null;
  for (const [line, shape] of plan.lines.entries()) {
    if (!here || (shape.from !== stop && shape.to !== stop)) continue;
    const [x, y] = shape.middle;
    const by = follows([x - here.x, y - here.y], arrow);
    if (by > 0.25 && by > (best?.by ?? 0)) best = { line, by };
  }
  return best && { line: best.line };
}

/** From a line: to the end that the arrow points at; across it, to its twin or to the next line beside it. */
function beyond(plan: Plan, line: number, arrow: Point): Spot | null {
  const shape = plan.lines[line];
  const [a, b] = [plan.stops[shape?.from ?? -1], plan.stops[shape?.to ?? -1]];
  if (!shape || !a || !b) return null;
  const by = follows([b.x - a.x, b.y - a.y], arrow);
  const next = Math.abs(by) < 0.72 ? sideways(plan, line, shape, arrow) : null;
  if (next !== null) return { line: next };
  return Math.abs(by) < 0.1 ? null : { stop: by > 0 ? shape.to : shape.from };
}

/** Of the lines next to a line around either of its stops, the nearest in an arrow's direction. */
function sideways(plan: Plan, line: number, shape: PlanLine, arrow: Point): number | null {
  let best: { line: number; off: number } | null = null;
  for (const number of [...around(plan, line, shape.from), ...around(plan, line, shape.to)]) {
    const [x, y] = plan.lines[number]?.middle ?? shape.middle;
    const way: Point = [x - shape.middle[0], y - shape.middle[1]];
    const off = Math.hypot(...way) / Math.max(follows(way, arrow), 0.01);
    if (follows(way, arrow) > 0.25 && off < (best?.off ?? Infinity)) best = { line: number, off };
  }
  return best?.line ?? null;
}

/** The lines on both sides of a line as one turns around a stop. */
function around(plan: Plan, line: number, stop: number): number[] {
  const here = plan.stops[stop];
  const turn = (number: number): number => {
    const [x, y] = plan.lines[number]?.middle ?? [0, 0];
    return Math.atan2(y - (here?.y ?? 0), x - (here?.x ?? 0));
  };
  const all = [...plan.lines.keys()].filter((number) => plan.lines[number]?.from === stop || plan.lines[number]?.to === stop);
  const sorted = all.sort((one, other) => turn(one) - turn(other));
  const at = sorted.indexOf(line);
  return [sorted.at(at - 1), sorted[(at + 1) % sorted.length]].filter((number) => number !== undefined && number !== line) as number[];
}
