import { describe, expect, it } from "vitest";
import { AT_ONCE, Reel, tempoOf, type Scene, type Tempo } from "./reel.ts";

const scene = (upto: number): Scene => ({ upto, at: upto, view: { upto } });
const scenes = (from: number, to: number): Scene[] => Array.from({ length: to - from + 1 }, (_, i) => scene(from + i));

/** A reel at a table where the first position is shown, and a clock to wind. */
function running(tempo: Tempo): { reel: Reel; shown: [number, number][]; run: (until: number) => void; add: (list: Scene[], own?: boolean) => number } {
  const reel = new Reel(() => tempo);
  const shown: [number, number][] = [];
  let now = 0;
  const note = (): void => void (shown.at(-1)?.[1] !== reel.shown?.upto && shown.push([now, reel.shown!.upto]));
  reel.add([scene(0)], false, 0);
  note();
  const run = (until: number): void => {
    for (let due = reel.due(now); due !== null && now + due <= until; due = reel.due(now)) {
      now += due;
      reel.turn(now);
      note();
    }
    now = until;
  };
  const add = (list: Scene[], own = false): number => {
    const burst = reel.add(list, own, now);
    note();
    return burst;
  };
  return { reel, shown, run, add };
}

describe("a reel", () => {
  it("shows the first move at once and the next ones after a step each", () => {
    const { shown, run, add } = running(tempoOf("calm", false));
    run(5000);
    add(scenes(1, 3));
    run(9000);
    expect(shown).toEqual([[0, 0], [5000, 1], [5800, 2], [6600, 3]]);
  });

  it("knows whether it shows the past, and skips to now", () => {
    const { reel, run, add } = running(tempoOf("quick", false));
    run(5000);
    add(scenes(1, 3));
    expect(reel.behind).toBe(true);
    expect(reel.skip()).toBe(true);
    expect([reel.shown?.upto, reel.behind, reel.due(5001)]).toEqual([3, false, null]);
    expect(reel.skip()).toBe(false);
  });

  it("never waits with what the viewer did", () => {
    const { reel, add } = running(tempoOf("calm", false));
    add(scenes(1, 2));
    add([scene(3)], true);
    expect([reel.shown?.upto, reel.behind]).toEqual([3, false]);
  });

  it.each([[false, 6000], [true, 3000]])("is never further behind than it may be (clocks: %s)", (clocks, limit) => {
    const { reel, shown, run, add } = running(tempoOf("calm", clocks));
    const came = new Map<number, number>();
    for (let n = 1; n <= 60; n += 1) {
      run(n * 300);
      came.set(n, n * 300);
      add([scene(n)]);
    }
    run(40_000);
    expect(reel.shown?.upto).toBe(60);
    const order = shown.map(([, upto]) => upto);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    for (const [at, upto] of shown) if (upto > 0) expect(at - came.get(upto)!).toBeLessThanOrEqual(limit);
    expect(shown.length).toBeGreaterThan(20);
  });

  it("passes over what came while the page slept", () => {
    const { reel, add } = running(tempoOf("calm", false));
    add(scenes(1, 4));
    expect(reel.turn(60_000)).toBe(true);
    expect([reel.shown?.upto, reel.behind]).toEqual([4, false]);
  });

  it("passes over a burst and says how much of it", () => {
    const { reel, run, add } = running(tempoOf("calm", false));
    run(5000);
    expect(add(scenes(1, 20))).toBe(0);
    expect(add(scenes(21, 40))).toBeGreaterThan(30);
    expect([reel.shown?.upto, reel.behind]).toEqual([40, false]);
  });

  it("shows only the newest where that is wanted, and not each of many", () => {
    const { shown, run, add } = running(tempoOf("instant", false));
    run(5000);
    add([scene(1)]);
    run(5010);
    for (let n = 2; n < 9; n += 1) add([scene(n)]);
    run(6000);
    expect(shown).toEqual([[0, 0], [5000, 1], [5100, 8]]);
  });

  it("shows a move again and comes back to now", () => {
    const { reel, shown, run } = running(tempoOf("instant", false));
    reel.add([scene(5)], true, 0);
    reel.again(scene(1), scenes(2, 3), 1000);
    expect([reel.shown?.upto, reel.behind]).toEqual([1, true]);
    run(1000);
    run(9000);
    expect(shown.map(([, upto]) => upto).slice(-3)).toEqual([2, 3, 5]);
    expect(reel.behind).toBe(false);
  });

  it("goes at once where nothing is to be paced", () => {
    const { shown, add } = running(AT_ONCE);
    for (let n = 1; n < 4; n += 1) add([scene(n)]);
    expect(shown.map(([, upto]) => upto)).toEqual([0, 1, 2, 3]);
  });
});
