// What the picture is made of, computed once for a layout: paths for everything that only decorates.
import type { Box, Layout, Point } from "./layout";
import { alongWay, distance, fromEdge, inside, put, short, strokes } from "./shapes";
import { roomIn, sprinkle, variety, type Room } from "./scatter";

/** Small drawings, as relative strokes from the middle of their foot. */
const ROUND_TREE = { crown: "m-5-4q-2-9 5-10q7 1 5 10q-5 3-10 0z", light: "m-3-7q0-5 4-6q1 3-1 6z", trunk: "m-1 1v-5h2v5z" };
const CYPRESS = { crown: "m-3 0q-1-11 3-17q4 6 3 17q-3 1.5-6 0z", light: "m-1-3q0-7 1-11q2 5 1 11z", trunk: "m-1 2v-3h2v3z" };
const HOUSE = { high: 19, wall: "m-6 0v-12l6-6l6 6v12z", roof: "m-7-11l7-8l7 8l-1.5 1l-5.5-6l-5.5 6z", pane: "m-3.5-9h2.5v3h-2.5zm4.5 0h2.5v3h-2.5zm-2.5 5h3v4h-3z" };
const BAY_HOUSE = { high: 18, wall: "m-6 0v-16h12v16z", roof: "m-7-15v-3h14v3z", pane: "m-3.5-13h2.5v3h-2.5zm4.5 0h2.5v3h-2.5zm-4.5 5h2.5v3h-2.5zm4 0h3v8h-3z" };
const TOWER = { high: 34, wall: "m-5 0v-30h10v30z", roof: "m-3-30v-4h6v4z", pane: "m-3-27h2v2h-2zm4 0h2v2h-2zm-4 5h2v2h-2zm4 0h2v2h-2zm-4 5h2v2h-2zm4 0h2v2h-2zm-4 5h2v2h-2zm4 0h2v2h-2zm-4 5h2v2h-2zm4 0h2v2h-2z" };
const PYRAMID = { high: 52, wall: "m-8 0l8-46l8 46z", roof: "m-1.5-38l1.5-14l1.5 14z", pane: "m-3-22h6v1.5h-6zm-.7 5h7.5v1.5h-7.5zm-.7 5h9v1.5h-9zm-.7 5h10.5v1.5h-10.5z" };
const SAIL = { hull: "m-8 0h16q-2 5-5 5h-6q-3 0-5-5z", sail: "m-1-2v-18q8 8 8 18zm-1.5 0q-5-6-5 0q2-7 5-13z", shade: "m1-2v-14q4 6 4 14z" };
const WAVE = "m-9 0q4.5-5 9 0q4.5-5 9 0";
const GULL = "m-7-3q4-3 7 1q3-4 7-1";
const MOUND = { body: "m-34 0q8-3 14-12q9-14 19-14q11 0 20 13q7 10 15 13q-34 6-68 0z", shade: "m-1-26q11 0 20 13q7 10 15 13q-12 2.5-25 2.7q-1-9-6-15q-5-7-4-13.7z", lines: "m-15-8q3-6 7-9m1 11q1-6 4-10m20 12q-3-6-8-11m0 14q-1-6-4-10" };

const WALLS = 4;

/** Everything that stands on the ground and in the water, as one path of each sort. */
export interface Props {
  waves: string;
  gulls: string;
  hulls: string;
  sails: string;
  sailShade: string;
  mounds: string;
  moundShade: string;
  moundLines: string;
  trunks: string;
  crowns: string;
  crownLights: string;
  walls: string[];
  roofs: string;
  panes: string;
}

/** One thing that stands there: how much of the picture it takes, and its parts, walls by the number of their colour. */
export interface Thing extends Box {
  parts: readonly (readonly [sort: Exclude<keyof Props, "walls"> | number, path: string])[];
}

export interface Bridge {
  name: string;
  deck: string;
  shadow: string;
  cables: string;
  hangers: string;
  towers: string;
}

export interface Lighthouse {
  at: Point;
  size: number;
}

/** The map's title, written where there is room for it. */
export interface Title {
  rows: { text: string; size: number; y: number }[];
  x: number;
}

/** What a map can't do without: it is drawn at once. */
export interface Ground {
  land: string;
  parks: string;
  hills: string;
  bridges: Bridge[];
  /** Whether all of the ground is land. */
  inland: boolean;
}

/** What only decorates: the time that it takes to find room for all of it is spent after the map is there to play on. */
export interface Picture {
  title: Title | null;
  lighthouses: Lighthouse[];
  things: Thing[];
  /** Where windows are lit at night. */
  lights: Point[];
}

/** The closed parts of an area's path; one within another is a lake. */
export function loopsOf(path: string): Point[][] {
  return path.split(/(?=M)/).map(pointsOf);
}

/** The points of a path, its curves' handles among them. */
export function pointsOf(path: string): Point[] {
  const numbers = [...path.matchAll(/-?\d*\.?\d+/g)].map(Number);
  return numbers.flatMap((x, i) => (i % 2 ? [] : [[x, numbers[i + 1] ?? 0] as const]));
}

/** How far the picture goes beyond the layout on each side, in steps of this share of it. */
const STEP = 0.15;

/** How many such steps cover a box. At least one: a room that grows or shrinks a little shows more or less of the same
 * picture. Made anew for each line that the prompt bar gained or lost, it once cost a tenth of a second, and houses moved. */
export function stepsAround({ width, height }: Layout, frame: Box): number {
  const beyond = Math.max((frame.width - width) / width, (frame.height - height) / height) / 2;
  return Math.max(1, Math.ceil(beyond / STEP));
}

const pathsOf = (layout: Layout, kind: string): string[] => layout.areas.filter((area) => area.kind === kind).map(({ path }) => path);

/** The ground of a layout, and the bridges over it. */
export function groundOf(layout: Layout, unit: number): Ground {
  const [land, park, hill] = ["land", "park", "hill"].map((kind) => pathsOf(layout, kind).join("")) as [string, string, string];
  const bridges = layout.areas.filter(({ kind }) => kind === "bridge");
  return { land, parks: park, hills: hill, bridges: bridges.map(({ name, path }) => bridgeOver(name, pointsOf(path), unit)), inland: land === "" };
}

/** The picture of a layout and of so many steps around it. */
export function pictureOf(layout: Layout, steps: number, unit: number): Picture {
  const frame = { x: 0, y: 0, width: layout.width, height: layout.height };
  const [aside, above] = [steps * STEP * layout.width, steps * STEP * layout.height];
  const sheet = { x: -aside, y: -above, width: layout.width + 2 * aside, height: layout.height + 2 * above };
  const shores = pathsOf(layout, "land").flatMap(loopsOf);
  const parks = pathsOf(layout, "park").map(pointsOf);
  const room = roomIn(layout);
  const lights = shores.filter((shore) => isIslet(shore, frame)).flatMap((shore) => lighthouseOn(shore, frame, room, unit));
  const decks = pathsOf(layout, "bridge").flatMap((path) => Array.from({ length: 21 }, (_, i) => alongWay(pointsOf(path), i / 20)));
  const open: Room = (point, radius) => room(point, radius) && decks.every((deck) => distance(deck, point) > radius + 16 * unit);
  const title = titleIn(layout, frame, unit, open);
  const things = thingsOf(layout, sheet, unit, shores, parks, beside(open, title, unit), lights);
  return {
    title,
    lighthouses: lights,
    things,
    lights: things.filter(({ parts }) => parts.some(([sort]) => sort === "panes")).map(({ x, y, width, height }): Point => [x + width / 2, y + height]),
  };
}

function sizeOf(shore: readonly Point[]): Box {
  const [xs, ys] = [shore.map(([x]) => x), shore.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A small island that is all in the picture. */
function isIslet(shore: readonly Point[], frame: Box): boolean {
  const { x, y, width, height } = sizeOf(shore);
  const within = x > frame.x && y > frame.y && x + width < frame.x + frame.width && y + height < frame.y + frame.height;
  return within && Math.max(width, height) < Math.max(frame.width, frame.height) / 8;
}

/** Where on an islet a lighthouse has room. */
function lighthouseOn(shore: readonly Point[], frame: Box, room: Room, unit: number): Lighthouse[] {
  const spots = sprinkle(sizeOf(shore), 7 * unit, 3).filter((spot) => inside(spot, shore));
  const free = spots.filter(([x, y]) => y - 36 * unit > frame.y && room([x, y - 10 * unit], 9 * unit) && room([x, y], 4 * unit));
  return free[0] ? [{ at: free[0], size: unit }] : [];
}

/** A suspension bridge along a way: a deck, two towers on its longest stretch, cables and hangers. */
function bridgeOver(name: string, way: readonly Point[], unit: number): Bridge {
  const at = Math.max(...way.slice(1).map((end, i) => distance(way[i] as Point, end)));
  const longest = way.findIndex((point, i) => i > 0 && distance(way[i - 1] as Point, point) === at);
  const [a, b] = [way[longest - 1] as Point, way[longest] as Point];
  const high = Math.min(at * 0.34, 64 * unit);
  const half = 7.5 * unit;
  const [nx, ny] = [(-(b[1] - a[1]) / at) * half, ((b[0] - a[0]) / at) * half];
  const [first, second] = [0.22, 0.78];
  const height = (t: number): number => {
    if (t < first) return high * (t / first) ** 1.6;
    if (t > second) return high * ((1 - t) / (1 - second)) ** 1.6;
    return high * (0.08 + 0.92 * (Math.abs(t - 0.5) / (0.5 - first)) ** 2);
  };
  const on = (t: number, side: number, up: number): Point => {
    const [x, y] = alongWay([a, b], t);
    const splay = 1 + 0.25 * (up / high);
    return [x + nx * side * splay, y + ny * side * splay - up];
  };
  const steps = Array.from({ length: 41 }, (_, i) => i / 40);
  const sides = [-1, 1];
  return {
    name,
    deck: strokes(way),
    shadow: strokes(way.map(([x, y]) => [x + 7 * unit, y + 9 * unit])),
    cables: sides.map((side) => strokes(steps.map((t) => on(t, side, height(t))))).join(""),
    hangers: sides.map((side) => steps.map((t) => strokes([on(t, side, height(t)), on(t, side, 0)])).join("")).join(""),
    towers: [first, second].map((t) => tower((side, up) => on(t, side, up), high)).join(""),
  };
}

/** Two legs with four bars between them. */
function tower(on: (side: number, up: number) => Point, high: number): string {
  const legs = [-1, 1].map((side) => strokes([on(side, -high * 0.12), on(side, high * 1.06)]));
  const bars = [0.3, 0.55, 0.78, 1].map((share) => strokes([on(-1, high * share), on(1, high * share)]));
  return [...legs, ...bars].join("");
}

/** What room is left beside a title. */
function beside(room: Room, title: Title | null, unit: number): Room {
  const rows = title?.rows.map(({ text, size, y }) => ({ y, half: text.length * size * 0.31, high: size * 0.6 })) ?? [];
  return (point, radius) =>
    room(point, radius) &&
    rows.every(({ y, half, high }) => Math.abs(point[0] - (title?.x ?? 0)) > half + radius || Math.abs(point[1] - y) > high + radius + 2 * unit);
}

/** A title's part before its first comma is written large; nothing where no free place is wide enough. */
function titleIn({ title }: Layout, frame: Box, unit: number, room: Room): Title | null {
  const [head = "", ...more] = title.split(", ");
  const rest = more.join(", ");
  for (const size of [46, 40, 34, 29, 24, 20].map((height) => height * unit)) {
    const small = size * 0.5;
    const [wide, high] = [Math.max(head.length * size * 0.64, rest.length * small * 0.6) / 2, (size + (rest ? 1.5 * small : 0)) / 2];
    const free = ([x, y]: Point, more: number): boolean =>
      [0, -1, 1, -0.5, 0.5, -0.75, 0.75, -0.25, 0.25].every((share) => room([x + share * (wide - high), y], high + more * unit));
    const inner = { x: frame.x + wide + 14 * unit, y: frame.y + high + 12 * unit, width: frame.width - 2 * wide - 28 * unit, height: frame.height - 2 * high - 24 * unit };
    const spots = gridIn(inner, 14 * unit).filter((one) => free(one, 5));
    // Of all places the one with the most room around it.
    const spot = [40, 32, 24, 18, 12, 8, 5].map((more) => spots.find((one) => free(one, more))).find((one) => one !== undefined);
    if (!spot) continue;
    const [x, y] = spot;
    const rows = [{ text: head, size, y: rest ? y - high + size / 2 : y }, ...(rest ? [{ text: rest, size: small, y: y + high - small / 2 }] : [])];
    return { x, rows };
  }
  return null;
}

/** Places in a box, those at the middle of its top first. */
function gridIn(box: Box, step: number): Point[] {
  const across = Math.max(0, Math.floor(box.width / step) + 1);
  const down = Math.max(0, Math.floor(box.height / step) + 1);
  const spots = Array.from({ length: across * down }, (_, i): Point => [box.x + (i % across) * step, box.y + Math.floor(i / across) * step]);
  const far = ([x, y]: Point): number => y - box.y + Math.abs(x - box.x - box.width / 2) / 2;
  return spots.sort((one, other) => far(one) - far(other));
}

/** What stands in a frame: what its rim would cut in two stays away. */
export function standing(things: readonly Thing[], { x, y, width, height }: Box, rim: number): Props {
  const props: Props = {
    waves: "", gulls: "", hulls: "", sails: "", sailShade: "", mounds: "", moundShade: "", moundLines: "",
    trunks: "", crowns: "", crownLights: "", walls: Array<string>(WALLS).fill(""), roofs: "", panes: "",
  };
  for (const thing of things) {
    if (thing.x < x + rim || thing.y < y + rim || thing.x + thing.width > x + width - rim || thing.y + thing.height > y + height - rim) continue;
    for (const [sort, path] of thing.parts) {
      if (typeof sort === "number") props.walls[sort] += path;
      else props[sort] += path;
    }
  }
  return props;
}

/** What stands around, where there is room: trees in parks, houses on land, waves and sails on water. */
function thingsOf(layout: Layout, sheet: Box, unit: number, shores: readonly Point[][], parks: readonly Point[][], room: Room, lights: readonly Lighthouse[]): Thing[] {
  const things: Thing[] = [];
  const random = variety(layout.lines.length * 97 + layout.stops.length);
  /** A thing on its foot: so wide to both sides, so far up and down, in its own size. */
  const stand = ([x, y]: Point, size: number, [half, up, down]: readonly [number, number, number], parts: Thing["parts"]): void => {
    things.push({ x: x - half * size, y: y - up * size, width: 2 * half * size, height: (up + down) * size, parts });
  };
  const on = (areas: readonly Point[][]): ((spot: Point) => boolean) => {
    const boxed = areas.map((area) => ({ area, box: sizeOf(area) }));
    return ([x, y]) =>
      boxed.filter(({ area, box }) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height && inside([x, y], area)).length % 2 === 1;
  };
  const land = on(shores);
  const dry = (spot: Point): boolean => shores.length === 0 || land(spot);
  const green = on(parks);
  const clear = (spot: Point, size: number): boolean =>
    room(spot, size) && lights.every(({ at }) => distance(at, spot) > 26 * unit);
  const tree = (spot: Point, size: number): void => {
    const { crown, light, trunk } = random() < 0.4 ? CYPRESS : ROUND_TREE;
    stand(spot, size, [5, 17, 2], [["crowns", put(crown, spot, size)], ["crownLights", put(light, spot, size)], ["trunks", put(trunk, spot, size)]]);
  };
  const house = (spot: Point, kind: { wall: string; roof: string; pane: string; high: number }, size: number): void => {
    const wall = Math.floor(random() * WALLS);
    stand(spot, size, [8, kind.high, 0], [[wall, put(kind.wall, spot, size)], ["roofs", put(kind.roof, spot, size)], ["panes", put(kind.pane, spot, size)]]);
  };
  const bustle = ([x, y]: Point): number => layout.stops.filter((stop) => distance([x, y], [stop.x, stop.y]) < 120 * unit).length;

  const boat = (spot: Point, size: number): void => {
    stand(spot, size, [10, 20, 9], [
      ["hulls", put(SAIL.hull, spot, size)], ["sails", put(SAIL.sail, spot, size)], ["sailShade", put(SAIL.shade, spot, size)],
      ["waves", put(WAVE, [spot[0] + 3 * size, spot[1] + 9 * size], size * 0.8)],
    ]);
  };
  const fleet: Point[] = [];
  for (const { kind, x, y, size } of layout.marks) {
    const foot: Point = [x, y + size / 4];
    if (kind === "boat" && y > 1.2 * size && fleet.every((other) => distance(other, foot) > 130 * unit)) {
      boat(foot, size / 24);
      fleet.push(foot);
    }
    if (kind !== "hill") continue;
    const high = size / 62;
    stand(foot, high, [34, 26, 3], [["mounds", put(MOUND.body, foot, high)], ["moundShade", put(MOUND.shade, foot, high)], ["moundLines", put(MOUND.lines, foot, high)]]);
  }
  for (const spot of sprinkle(sheet, 19 * unit, 11)) {
    if (!green(spot) || !dry(spot) || !clear([spot[0], spot[1] - 6 * unit], 7 * unit)) continue;
    if (random() < 0.85) tree(spot, unit * (0.75 + random() * 0.4));
  }
  for (const spot of sprinkle(sheet, 58 * unit, 23)) {
    const [x, y] = spot;
    if (!dry(spot) || green(spot)) continue;
    const shore = shores.find((one) => inside(spot, one));
    if (shore && fromEdge(spot, shore) < 12 * unit) continue;
    const wild = shore !== undefined && !layout.stops.some((stop) => inside([stop.x, stop.y], shore));
    const count = random() < 0.5 ? 3 : 2;
    if (wild) {
      if (clear(spot, 10 * unit)) tree(spot, unit * (0.7 + random() * 0.5));
    } else if (bustle(spot) >= 3 && random() < 0.5 && clear([x, y - 15 * unit], 15 * unit) && clear(spot, 8 * unit)) {
      house(spot, random() < 0.12 ? PYRAMID : TOWER, unit * (0.8 + random() * 0.35));
      if (clear([x + 11 * unit, y - 6 * unit], 7 * unit)) house([x + 11 * unit, y + 2 * unit], BAY_HOUSE, unit * 0.8);
    } else if (clear([x, y - 7 * unit], (6.5 * count + 8) * unit)) {
      for (let i = 0; i < count; i++) house([x + (i - (count - 1) / 2) * 13.6 * unit, y], random() < 0.6 ? HOUSE : BAY_HOUSE, unit * 0.95);
    } else if (clear([x, y - 5 * unit], 8 * unit)) tree(spot, unit * (0.7 + random() * 0.3));
  }
  for (const spot of sprinkle(sheet, 62 * unit, 5)) {
    if (dry(spot) || !clear(spot, 12 * unit) || shores.some((shore) => fromEdge(spot, shore) < 14 * unit)) continue;
    const chance = random();
    const size = unit * (0.6 + random() * 0.4);
    if (chance < 0.06) stand(spot, size, [8, 4, 2], [["gulls", put(GULL, spot, 1.2 * size)]]);
    else if (chance < 0.75) stand(spot, size, [9, 3, 2], [["waves", put(WAVE, spot, size)]]);
  }
  return things;
}

/** The box that a layout fills in a room of another shape: wider or higher on both sides, with room for the picture's frame. */
export function frameOf(layout: Layout, room: { width: number; height: number }, margin: number): Box {
  const box = { x: -margin, y: -margin, width: layout.width + 2 * margin, height: layout.height + 2 * margin };
  if (!room.width || !room.height) return box;
  const shape = room.width / room.height;
  const width = Math.max(box.width, box.height * shape);
  const height = Math.max(box.height, box.width / shape);
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height };
}

export const viewBox = ({ x, y, width, height }: Box): string => [x, y, width, height].map(short).join(" ");
