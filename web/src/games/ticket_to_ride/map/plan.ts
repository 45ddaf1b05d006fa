// The layout as the map works with it: lines and stops by their numbers.
import type { DrawnLine, Layout, Point, Stop } from "./layout";
import { alongWay, strokes } from "./shapes";

/** A line with the numbers of its ends and of its twin. */
export interface PlanLine extends DrawnLine {
  /** Its two locations, the way begins at the first. */
  from: number;
  to: number;
  /** The other line of a double line. */
  beside: number | null;
  /** Its middle. */
  middle: Point;
  /** Across its spaces. */
  height: number;
  /** From the beginning of its first space to the end of its last, for whatever is drawn under or over all of it. */
  bed: string;
}

export interface Plan {
  layout: Layout;
  lines: readonly PlanLine[];
  stops: readonly Stop[];
  /** By what everything grows: 1 where spaces are 16 units high. */
  unit: number;
}

/** Names to numbers. */
export function planOf(layout: Layout): Plan {
  const stops = new Map(layout.stops.map(({ location }, i) => [location, i]));
  const names = new Map(layout.lines.map(({ line }, i) => [line, i]));
  const lines = layout.lines.map((line) => ({
    ...line,
    from: stops.get(line.ends[0]) ?? 0,
    to: stops.get(line.ends[1]) ?? 0,
    beside: line.twin === null ? null : (names.get(line.twin) ?? null),
    middle: alongWay(line.spaces.map(({ x, y }) => [x, y] as const), 0.5),
    height: line.spaces[0]?.height ?? 0,
    bed: bedOf(line),
  }));
  return { layout, lines, stops: layout.stops, unit: (lines[0]?.height ?? 16) / 16 };
}

/** Its ends lie half a space's height within, so that round caps of that height end where the spaces do. */
function bedOf({ spaces, rail }: DrawnLine): string {
  const [start, end] = [rail[0], rail[rail.length - 1]];
  const [first, last] = [spaces[0], spaces[spaces.length - 1]];
  if (!start || !end || !first || !last) return "";
  const tip = ({ x, y, angle, length, height }: typeof first, towards: Point): Point => {
    const turn = (angle * Math.PI) / 180;
    const ahead = Math.cos(turn) * (towards[0] - x) + Math.sin(turn) * (towards[1] - y) > 0 ? 1 : -1;
    const out = ahead * Math.max((length - height) / 2, 0.1);
    return [x + out * Math.cos(turn), y + out * Math.sin(turn)];
  };
  return strokes([tip(first, start), ...spaces.map(({ x, y }): Point => [x, y]), tip(last, end)]);
}
