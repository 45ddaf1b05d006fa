import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { COLOURS as HUES } from "../../../design/looks.svelte.ts";
import { contrast } from "../../../design/contrast";
import { frameOf, groundOf, pictureOf, pointsOf, standing, stepsAround } from "./art";
import { fromSpace, hit } from "./hit";
import type { DrawnLine, Layout, Stop } from "./layout";
import { larger, leanOf } from "./names";
import { planOf } from "./plan";
import { roomIn, sprinkle } from "./scatter";
import { alongWay, inside, put } from "./shapes";
import { leastHidden } from "./tools";
import { walk, type Spot } from "./walk";

const stop = (location: string, x: number, y: number): Stop => ({ location, name: location, x, y, radius: 11, pile: null, water: false });

/** A line of two spaces between two stops, moved aside for one of two twins. */
function line(name: string, from: Stop, to: Stop, aside = 0, twin: string | null = null): DrawnLine {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy);
  const [ux, uy] = [dx / long, dy / long];
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const spaces = [0.36, 0.64].map((share) => ({
    x: from.x + share * dx - uy * aside, y: from.y + share * dy + ux * aside,
    angle: angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle, length: 0.24 * long, height: 14, ferry: false,
  }));
  const rail: [number, number][] = [[from.x, from.y], ...spaces.map(({ x, y }): [number, number] => [x, y]), [to.x, to.y]];
  return { line: name, ends: [from.location, to.location], colour: "red", ferries: 0, twin, points: 2, spaces, rail, corridor: 0 };
}

/** A square of stops with a double line at its top, a diagonal, and water on its right. */
function square(): Layout {
  const [a, b, c, d] = [stop("a", 100, 100), stop("b", 400, 100), stop("c", 400, 400), stop("d", 100, 400)];
  const labels = [a, b, c, d].map(({ location, x, y }) => ({ location, rows: [location], x, y: y - 24, width: 40, height: 14, anchor: "middle" as const, number: null }));
  return {
    game: "g", arrangement: "wide", title: "Square, somewhere", width: 600, height: 500, box: [600, 500], play: 1, fit: 1, touch: 24,
    stops: [a, b, c, d],
    lines: [line("a-b", a, b, 9, "a-b/2"), line("a-b/2", a, b, -9, "a-b"), line("b-c", b, c), line("c-d", c, d), line("d-a", d, a), line("a-c", a, c)],
    corridors: [], names: { size: 12, labels, legend: null }, overview: { size: 12, labels, legend: null },
    areas: [
      { kind: "land", name: "", path: "M-200 -200Q480 -200 480 250Q480 700 -200 700Z" },
      { kind: "bridge", name: "golden-gate-bridge", path: "M440 60L500 60L590 20" },
    ],
    marks: [], compass: { x: 520, y: 10, width: 50, height: 50 },
    points: { box: { x: 500, y: 350, width: 90, height: 100 }, row: 16, points: [1, 2, 4, 7, 10, 15] },
    aside: [{ symbol: "heart", x: 30, y: 300, radius: 11 }],
  } as Layout;
}

describe("a pointer", () => {
  const plan = planOf(square());

  it("means the line under it", () => {
    expect(hit(plan, [400, 210], 12, 0)).toEqual({ lines: [2] });
    expect(hit(plan, [410, 250], 12, 0)).toEqual({ lines: [2] });
    expect(hit(plan, [430, 250], 12, 0)).toBeNull();
  });

  it("between twins means the nearer one with a mouse, and could mean both with a fingertip", () => {
    expect(hit(plan, [208, 103], 12, 0)).toEqual({ lines: [0] });
    expect(hit(plan, [208, 97], 12, 0)).toEqual({ lines: [1] });
    expect(hit(plan, [208, 109], 22, 13)).toEqual({ lines: [0, 1] });
  });

  it("means a stop on its disc", () => {
    expect(hit(plan, [405, 395], 12, 0)).toEqual({ stop: 2 });
    expect(hit(plan, [400, 415], 22, 9)).toEqual({ stop: 2 });
  });

  it("is as far from a turned space as from its edge", () => {
    const space = { x: 0, y: 0, angle: 90, length: 40, height: 10, ferry: false };
    expect(fromSpace([0, 25], space)).toBeCloseTo(5);
    expect(fromSpace([8, 0], space)).toBeCloseTo(3);
    expect(fromSpace([4, 19], space)).toBe(0);
  });
});

describe("arrow keys", () => {
  const plan = planOf(square());

  it("lead from a stop along a line to the next stop", () => {
    expect(walk(plan, { stop: 1 }, "ArrowDown")).toEqual({ line: 2 });
    expect(walk(plan, { line: 2 }, "ArrowDown")).toEqual({ stop: 2 });
    expect(walk(plan, { line: 2 }, "ArrowUp")).toEqual({ stop: 1 });
    expect(walk(plan, { stop: 2 }, "ArrowRight")).toBeNull();
  });

  it("lead across a double line", () => {
    expect(walk(plan, { line: 1 }, "ArrowDown")).toEqual({ line: 0 });
    expect(walk(plan, { line: 0 }, "ArrowUp")).toEqual({ line: 1 });
  });

  it("are the only keys that walk", () => {
    expect(walk(plan, { stop: 0 }, "Tab")).toBeNull();
  });

  it("reach every stop and every line", () => {
    const seen = new Set<string>();
    const waiting: Spot[] = [{ stop: 0 }];
    for (let at = waiting.pop(); at; at = waiting.pop()) {
      const here = at;
      if (seen.has(JSON.stringify(here))) continue;
      seen.add(JSON.stringify(here));
      waiting.push(...["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].flatMap((key) => walk(plan, here, key) ?? []));
    }
    expect(seen.size).toBe(4 + 6);
  });
});

describe("the picture", () => {
  const layout = square();
  const frame = frameOf(layout, { width: 1200, height: 500 }, 10);
  const steps = stepsAround(layout, frame);

  it("fills a room of another shape", () => {
    expect(frame.width / frame.height).toBeCloseTo(2.4);
    expect(frame.x).toBeLessThan(0);
    expect(frame.x + frame.width).toBeGreaterThan(layout.width);
  });

  it("is always the same for a layout", () => {
    expect(pictureOf(layout, steps, 1)).toEqual(pictureOf(layout, steps, 1));
  });

  it("puts nothing that decorates under lines, stops and names", () => {
    const room = roomIn(layout);
    const things = standing(pictureOf(layout, steps, 1).things, frame, 0);
    const feet = [...(things.trunks + things.hulls).matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    expect(feet.length).toBeGreaterThan(10);
    expect(feet.filter((foot) => !room(foot, 0))).toEqual([]);
  });

  it("draws houses on land and waves on water", () => {
    const [land = []] = layout.areas.filter(({ kind }) => kind === "land").map(({ path }) => pointsOf(path));
    const { waves, walls } = standing(pictureOf(layout, steps, 1).things, frame, 0);
    const starts = (path: string): (readonly [number, number])[] => [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(starts(waves).some((spot) => inside(spot, land))).toBe(false);
    expect(starts(walls.join("")).every((spot) => inside(spot, land))).toBe(true);
  });

  it("cuts no house or tree in two at its rim", () => {
    const { things } = pictureOf(layout, steps, 1);
    const tight = { x: 40, y: 40, width: 430, height: 420 };
    const ends = (box: { x: number; width: number }): number[] => [box.x, box.x + box.width];
    const across = things.filter((one) => ends(one).some((x) => x < ends(tight)[0]!) && ends(one).some((x) => x > ends(tight)[0]!));
    expect(across.length).toBeGreaterThan(0);
    const shown = JSON.stringify(standing(things, tight, 0));
    expect(across.filter(({ parts }) => parts.some(([, path]) => shown.includes(path)))).toEqual([]);
  });

  it("is all land where the layout has none", () => {
    const inland = { ...layout, areas: [] };
    expect(groundOf(layout, 1)).toMatchObject({ inland: false, bridges: [{ name: "golden-gate-bridge" }] });
    expect(groundOf(inland, 1)).toMatchObject({ inland: true, bridges: [] });
    const { waves, walls } = standing(pictureOf(inland, steps, 1).things, frame, 0);
    expect(waves).toBe("");
    expect(walls.join("")).not.toBe("");
  });

  it("writes the title where there is room, and nowhere where there is none", () => {
    const title = pictureOf(layout, steps, 1).title;
    expect(title?.rows.map(({ text }) => text)).toEqual(["Square", "somewhere"]);
    expect(roomIn(layout)([title?.x ?? 0, title?.rows[0]?.y ?? 0], 10)).toBe(true);
    expect(pictureOf({ ...layout, title: "x".repeat(200) }, steps, 1).title).toBeNull();
  });

  it("puts the buttons where they hide nothing", () => {
    const plan = planOf(layout);
    const { x, y, side } = leastHidden(plan, layout.names, null, frame, 1, 32);
    const [width, height] = side === "left" || side === "right" ? [96, 32] : [32, 96];
    const [left, top] = [side === "left" ? x - 64 : x, side === "up" ? y - 64 : y];
    for (const one of plan.stops) expect(one.x - frame.x > left && one.x - frame.x < left + width && one.y - frame.y > top && one.y - frame.y < top + height).toBe(false);
    expect([left >= 12, top >= 12, left + width <= frame.width - 12, top + height <= frame.height - 12]).toEqual([true, true, true, true]);
  });
});

describe("names in a small room", () => {
  const layout = square();
  const sheet = { x: 0, y: 0, width: layout.width, height: layout.height };
  const around = { x: -500, y: -500, width: 2000, height: 2000 };
  const written = (times: number, lit: string[] = [], frame = around): string[] =>
    larger(layout.overview, times, layout.stops, new Set(lit), frame).labels.map(({ location }) => location);

  it("stay as they are where there is room", () => {
    expect(larger(layout.overview, 1, layout.stops, new Set(), sheet)).toBe(layout.overview);
    expect(written(2)).toEqual(["a", "b", "c", "d"]);
  });

  it("grow away from their stops", () => {
    const [small] = layout.overview.labels;
    const [large] = larger(layout.overview, 2, layout.stops, new Set(), sheet).labels;
    expect([large!.width, large!.height]).toEqual([2 * small!.width, 2 * small!.height]);
    expect(large!.y + large!.height / 2).toBe(small!.y + small!.height / 2);
  });

  it("give way to those that are lit, and lie over none and in the picture", () => {
    expect(written(8)).toEqual(["a", "c"]);
    expect(written(8, ["d", "b"])).toEqual(["b", "d"]);
    expect(written(7, [], sheet)).toEqual(["c"]);
  });
});

describe("a pin", () => {
  it("stands upright where no name is, and leans away from one", () => {
    const { stops, overview } = square();
    expect(leanOf(stops[0]!, [])).toBe(0);
    expect(Math.abs(leanOf(stops[0]!, overview.labels))).toBe(110); // its name is written above it
  });
});

describe("shapes", () => {
  it("put a drawing at a place in a size", () => {
    expect(put("m-2 1.5h4v-3z", [10, 20], 2)).toBe("M10 20m-4 3h8v-6z");
    expect(put("q.5.25 1 0", [0, 0], 2)).toBe("M0 0q1 .5 2 0".replace(" .5", " 0.5"));
  });

  it("go along a way", () => {
    expect(alongWay([[0, 0], [10, 0], [10, 10]], 0.75)).toEqual([10, 5]);
  });

  it("sprinkle inside a box, back to front", () => {
    const spots = sprinkle({ x: 0, y: 0, width: 300, height: 200 }, 20, 1);
    expect(spots.length).toBeGreaterThan(100);
    expect(spots.map(([, y]) => y)).toEqual(spots.map(([, y]) => y).sort((one, other) => one - other));
  });
});

describe("the palette", () => {
  const PALETTE = readFileSync(new URL("./palette.css", import.meta.url), "utf-8");
  const COLOURS = readFileSync(new URL("../colours.css", import.meta.url), "utf-8");
  const TOKENS = readFileSync(new URL("../../../design/tokens.css", import.meta.url), "utf-8");

  function colour(name: string, night: 0 | 1): string {
    const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(PALETTE + COLOURS + TOKENS);
    if (!found) throw new Error(`no colour --${name}`);
    return found[night + 1] as string;
  }
  /** All areas that may lie under a line, a stop or a name: what stands up, as houses and trees do, keeps away from them. */
  const GROUNDS = ["land", "street", "park", "hill", "strand", "sand", "sea", "sea-2", "sea-3", "sea-4", "sea-5", "paper", "halo"];

  it.each(GROUNDS.flatMap((ground) => ["name", "accent"].map((ink) => [ink, ground] as const)).filter(([ink, ground]) => ink === "name" || ground === "halo"))(
    "--%s can be read on --%s",
    (ink, ground) => {
      for (const night of [0, 1] as const) expect(contrast(colour(ink, night), colour(ground, night))).toBeGreaterThanOrEqual(4.5);
    },
  );

  // A space shows by its fill or by its edge, whichever stands out: also from what lights up around it.
  it.each(["blue", "green", "black", "pink", "red", "orange", "grey"].flatMap((one) => [...GROUNDS, "glow"].map((ground) => [one, ground] as const)))(
    "a %s space stands out from --%s",
    (one, ground) => {
      for (const night of [0, 1] as const) {
        const marks = [colour(`tt-${one}`, night), colour(`tt-${one}-edge`, night)].map((mark) => contrast(mark, colour(ground, night)));
        expect(Math.max(...marks)).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it.each(GROUNDS)("what is possible, chosen or on a way stands out from --%s", (ground) => {
    for (const night of [0, 1] as const)
      for (const mark of ["gold-deep", "focus", "accent", "name"]) expect(contrast(colour(mark, night), colour(ground, night))).toBeGreaterThanOrEqual(3);
  });

  it.each(HUES)("%s cars stand out from the ground", (hue) => {
    for (const ground of GROUNDS)
      for (const night of [0, 1] as const) {
        const edge = night ? "#05090c" : "#12181c";
        const marks = [colour(`hue-${hue}`, night), edge].map((mark) => contrast(mark, colour(ground, night)));
        expect(Math.max(...marks)).toBeGreaterThanOrEqual(3);
      }
  });

  /** A colour that a component gives to one of its classes, by day or by night. */
  function styled(part: string, sort: string, property: string, night: 0 | 1): string {
    const style = readFileSync(new URL(`./${part}.svelte`, import.meta.url), "utf-8");
    const value = new RegExp(`\\.${sort}(?:, [^{]*)? \\{[^}]*\\b${property}: ([^;]+);`).exec(style)?.[1] ?? "";
    const named = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    const [day, dark = day] = value.match(/#[0-9a-f]{6}/g) ?? [];
    const found = named ? colour(named, night) : night ? dark : day;
    if (!found) throw new Error(`no ${property} for .${sort} of ${part}`);
    return found;
  }
  const outlined = (part: string, sort: string, ground: string, night: 0 | 1): number =>
    Math.max(...["fill", "stroke"].map((property) => contrast(styled(part, sort, property, night), ground)));

  it.each(GROUNDS)("stops and tourist piles stand out from --%s", (ground) => {
    for (const night of [0, 1] as const)
      for (const [part, sort] of [["Stop", "disc"], ["Pile", "token"], ["Pile", "none"]] as const) expect(outlined(part, sort, colour(ground, night), night)).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ["Pile", "figure", "fill", "count", 4.5], ["Pile", "solid", "fill", "token", 4.5], ["Pile", "count", "fill", "token", 3],
    ["Stop", "dot", "fill", "disc", 3], ["Stop", "plus", "stroke", "disc", 3],
    ["PointsTable", "car", "fill", "plate", 3], ["Compass", "dark", "fill", "bright", 3],
  ] as const)("%s: %s (%s) stands out from %s", (part, sort, property, ground, least) => {
    for (const night of [0, 1] as const) expect(contrast(styled(part, sort, property, night), styled(part, ground, "fill", night))).toBeGreaterThanOrEqual(least);
  });

  it("has points that can be read on their coins", () => {
    for (const night of [0, 1] as const) expect(contrast(colour("name", night), styled("PointsTable", "coin", "fill", night))).toBeGreaterThanOrEqual(4.5);
  });
});
