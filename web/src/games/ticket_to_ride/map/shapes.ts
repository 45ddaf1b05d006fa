// Points, areas and paths of a drawing.
import type { Point } from "./layout";

/** A number as short as a drawing needs it. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Straight strokes through the points. */
export function strokes(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i ? "L" : "M"}${short(x)} ${short(y)}`).join("");
}

/** A closed curve that touches the middle of each side of a polygon. */
export function curve(points: readonly Point[]): string {
  const at = (i: number): Point => points[i % points.length] as Point;
  const middle = (i: number): string => `${short((at(i)[0] + at(i + 1)[0]) / 2)} ${short((at(i)[1] + at(i + 1)[1]) / 2)}`;
  return `M${middle(0)}${points.map((_, i) => `Q${short(at(i + 1)[0])} ${short(at(i + 1)[1])} ${middle(i + 1)}`).join("")}Z`;
}

/** Whether a point lies in a polygon. */
export function inside([x, y]: Point, polygon: readonly Point[]): boolean {
  let odd = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i] as Point;
    const [bx, by] = polygon[j] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

/** How far a point lies from the stretch between two others. */
export function fromStretch(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, along));
  return distance(point, [a[0] + t * dx, a[1] + t * dy]);
}

/** How far a point lies from a polygon's edge. */
export function fromEdge(point: Point, polygon: readonly Point[]): number {
  return Math.min(...polygon.map((corner, i) => fromStretch(point, corner, polygon[(i + 1) % polygon.length] as Point)));
}

/** A point on a way of several stretches, a share of the way along. */
export function alongWay(way: readonly Point[], share: number): Point {
  const parts = way.slice(1).map((end, i) => distance(way[i] as Point, end));
  let rest = share * parts.reduce((sum, part) => sum + part, 0);
  for (const [i, part] of parts.entries()) {
    const [a, b] = [way[i] as Point, way[i + 1] as Point];
    if (rest <= part || i === parts.length - 1) {
      const t = part ? rest / part : 0;
      return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
    }
    rest -= part;
  }
  return way[0] as Point;
}

/** A small drawing of relative strokes, put at a place and drawn so many times its size. */
export function put(drawing: string, [x, y]: Point, size = 1): string {
  return `M${short(x)} ${short(y)}${drawing.replace(/-?\d*\.?\d+/g, (n, at: number) => {
    const scaled = short(Number(n) * size);
    return at > 0 && /[\d.]/.test(drawing[at - 1] ?? "") && !scaled.startsWith("-") ? ` ${scaled}` : scaled;
  })}`;
}
