// What a pointer means on the map: the line under it, the lines around a fingertip, or a stop.
import type { Point, Space } from "./layout";
import type { Plan } from "./plan";
import { distance } from "./shapes";

/** What is under a pointer: a stop, or the lines that it could mean, nearest first. */
export type Hit = { stop: number } | { lines: number[] };

/** How far a point lies outside a space; 0 within it. */
export function fromSpace([x, y]: Point, space: Space): number {
  const turn = (-space.angle * Math.PI) / 180;
  const [dx, dy] = [x - space.x, y - space.y];
  const u = Math.abs(dx * Math.cos(turn) - dy * Math.sin(turn)) - space.length / 2;
  const v = Math.abs(dx * Math.sin(turn) + dy * Math.cos(turn)) - space.height / 2;
  return Math.hypot(Math.max(u, 0), Math.max(v, 0));
}

/**
 * What a pointer means that reaches so many units around its point. Stops answer within their disc or the reach,
 * whichever is more, where no line is nearer. Lines nearly as near as the nearest one (`doubt`) could be meant as well.
 */
export function hit(plan: Plan, point: Point, reach: number, doubt: number): Hit | null {
  const near = plan.lines
    .map((shape, line) => ({ line, off: Math.min(...shape.spaces.map((space) => fromSpace(point, space))) }))
    .filter(({ off }) => off <= reach)
    .sort((one, other) => one.off - other.off);
  const stop = nearestStop(plan, point, reach);
  const first = near[0]?.off ?? Infinity;
  if (stop && stop.off < first) return { stop: stop.stop };
  return near.length ? { lines: near.filter(({ off }) => off <= first + doubt).map(({ line }) => line) } : null;
}

function nearestStop(plan: Plan, point: Point, reach: number): { stop: number; off: number } | null {
  let best: { stop: number; off: number } | null = null;
  for (const [stop, { x, y, radius }] of plan.stops.entries()) {
    const off = Math.max(0, distance(point, [x, y]) - radius);
    if (off <= Math.max(reach - radius, 0) && off < (best?.off ?? Infinity)) best = { stop, off };
  }
  return best;
}
