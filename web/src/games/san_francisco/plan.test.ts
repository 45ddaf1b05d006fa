import { describe, expect, it } from "vitest";
import { bonusKinds, bonusTargets, follow, openPlan, openRows, stepBack, withStep, without, type Plan, type Step } from "./plan.ts";
import { cellsOf } from "./city.ts";
import { cityView, tableView } from "./testing.ts";

const EMPTY = "////";

function build(index: number, row: "b" | "g" | "o" | "y" | "n"): Step {
  return { kind: "build", index, row };
}
function plan(view: ReturnType<typeof tableView>, column: string | null, ...steps: Step[]): Plan {
  return steps.reduce((so, step) => withStep(view, so, step), openPlan(view, column));
}

describe("a plan", () => {
  it("becomes the texts of the notation, in the order of the taps", () => {
    const view = tableView("b2t,k3,g3|", [EMPTY, EMPTY]);
    const done = follow(view, plan(view, "a", build(1, "o"), build(0, "b"), { kind: "skip", index: 2 }));
    expect(done.actions).toEqual(["take a", "build k3 o", "build b2t", "discard g3"]);
    expect(done.fates).toEqual([2, 1, "skip"]);
    expect([done.built, done.skipped, done.complete]).toEqual([2, 1, true]);
    expect(done.cells[2]![0]).toMatchObject({ space: "o1", ghost: 1 });
  });
  it("goes on with cards that are taken already, without taking", () => {
    const view = tableView("||", [EMPTY, EMPTY], { phase: "build", hand: ["g3", "g3"] });
    const one = follow(view, plan(view, null, build(0, "g")));
    expect(one.actions).toEqual(["build g3"]);
    expect(one.undecided).toEqual([1]);
    expect(one.complete).toBe(false);
  });
  it("drops a card without room, and offers no row to it (SF-5.1)", () => {
    const view = tableView("g3,k2|", ["b3 b3 b3 b3 b3/g3 g3 g3 g3///", EMPTY]);
    const done = follow(view, plan(view, "a", build(1, "g"), build(0, "g")));
    expect(done.actions).toEqual(["take a", "build k2 g"]);
    expect(openRows(done, "g3")).toEqual([]);
    expect(openRows(done, "k2")).toEqual(["o", "y", "n"]);
    expect(openRows(done, "b3")).toEqual([]);
  });
  it("asks for the bonus of the second symbol before anything else (SF-7.1)", () => {
    const view = tableView("g1t+,o3|", ["/g2+///", EMPTY]);
    const earned = plan(view, "a", build(0, "g"));
    expect(follow(view, earned).pending).toEqual({ row: "g", kinds: ["value", "tracks"] });
    expect(follow(view, withStep(view, earned, build(1, "o"))).actions).toEqual(["take a", "build g1t+"]);
    const taken = withStep(view, earned, { kind: "bonus", bonus: { bonus: "value", target: "o" } });
    const done = follow(view, withStep(view, taken, build(1, "o")));
    expect(done.actions).toEqual(["take a", "build g1t+", "bonus value o", "build o3"]);
    expect(done.cells[2]!.map((cell) => cell.card.code)).toEqual(["value4", "o3"]);
    expect(done.complete).toBe(true);
  });
  it("earns nothing with the third symbol, nor with a first", () => {
    const view = tableView("g1t+,b2+|", ["/g2+ k1+///", EMPTY]);
    expect(follow(view, plan(view, "a", build(0, "g"), build(1, "b"))).pending).toBeNull();
  });
  it("loses a bonus of which nothing can be taken (SF-7.2)", () => {
    const view = tableView("g1t+|", ["/g2+///", EMPTY], { supply: { value: 0, tracks: 0 } });
    expect(follow(view, plan(view, "a", build(0, "g"))).complete).toBe(true);
  });
  it("starts with a bonus that is due already", () => {
    const view = tableView("||", ["b2+ b1t+////", EMPTY], { phase: "bonus", bonus_row: "b", hand: ["g3"] });
    const open = openPlan(view, null);
    expect(follow(view, open).pending).toEqual({ row: "b", kinds: ["plus", "tracks"] });
    const done = follow(view, plan(view, null, { kind: "bonus", bonus: { bonus: "plus", target: "b2" } }, build(0, "g")));
    expect(done.actions).toEqual(["bonus plus b2", "build g3"]);
    expect(done.cells[0]![1]).toMatchObject({ plus: 1, value: 3, token: "plus" });
  });
  it("refuses a bonus where it can't go (SF-7.6)", () => {
    const view = tableView("g1t+|", ["/g2+///", EMPTY]);
    const wrong = withStep(view, plan(view, "a", build(0, "g")), { kind: "bonus", bonus: { bonus: "tracks", target: "g2" } });
    expect(follow(view, wrong).pending).not.toBeNull();
    expect(follow(view, withStep(view, plan(view, "a", build(0, "g")), { kind: "bonus", bonus: { bonus: "tracks", target: "g1" } })).pending).toBeNull();
  });
  it("checks what follows when a card is taken out", () => {
    const view = tableView("g1t+,g2+,o3|", [EMPTY, EMPTY]);
    let so = plan(view, "a", build(0, "g"), build(1, "g"));
    so = withStep(view, so, { kind: "bonus", bonus: { bonus: "value", target: "y" } });
    so = withStep(view, so, build(2, "o"));
    expect(follow(view, so).actions).toEqual(["take a", "build g1t+", "build g2+", "bonus value y", "build o3"]);
    const less = follow(view, without(view, so, 0));
    expect(less.actions).toEqual(["take a", "build g2+", "build o3"]);
    expect(less.undecided).toEqual([0]);
  });
  it("goes one step back, a bonus before its card", () => {
    const view = tableView("g1t+|", ["/g2+///", EMPTY]);
    const so = withStep(view, plan(view, "a", build(0, "g")), { kind: "bonus", bonus: { bonus: "value", target: "y" } });
    expect(follow(view, stepBack(so)).pending).not.toBeNull();
    expect(stepBack(stepBack(so)).steps).toEqual([]);
  });
  it("returns contracts with the token, and says the turn's end where it could still be used (SF-4.2, SF-3.7)", () => {
    const view = tableView("g3,g3,g3|", ["////;2;1", "////;0"]);
    const kept = follow(view, plan(view, "a", build(0, "g"), { kind: "skip", index: 1 }, { kind: "skip", index: 2 }));
    expect(kept.contracts).toBe(3);
    expect(kept.actions.at(-1)).toBe("end");
    const used = follow(view, plan(view, "a", build(0, "g"), { kind: "return", contracts: 2 }, { kind: "skip", index: 1 }, { kind: "skip", index: 2 }));
    expect(used.actions).toEqual(["take a", "build g3", "return 2", "discard g3", "discard g3"]);
    expect(used.contracts).toBe(1);
  });
  it("counts the contract that everybody returns (SF-4.1)", () => {
    const view = tableView("g3|", ["////;0;1", "////;1"]);
    const done = follow(view, plan(view, "a", build(0, "g")));
    expect(done.contracts).toBe(0);
    // SF-4.2: not with 0 contracts, so the turn ends by itself.
    expect(done.actions).toEqual(["take a", "build g3"]);
  });
  it("ends at once with the 25th card, whatever is left (SF-8.1, SF-8.2)", () => {
    const full = "b3 b3 b3 b3 b3/g3 g3 g3 g3 g3/o3 o3 o3 o3 o3/y3 y3 y3 y3 y3/n3 n3 n3 n3";
    const view = tableView("n2,g3|", [full, EMPTY]);
    const done = follow(view, plan(view, "a", build(0, "n"), { kind: "skip", index: 1 }));
    expect(done.actions).toEqual(["take a", "build n2"]);
    expect(done.complete).toBe(true);
  });
});

describe("bonuses", () => {
  const cells = cellsOf(cityView("b2t b3/g3 g3 g3 g3 g3///"));
  it("go on cards, into rows with room, or beside the city", () => {
    expect(bonusTargets(cells, "tracks")).toEqual(["b2", "g1", "g2", "g3", "g4", "g5"]);
    expect(bonusTargets(cells, "plus")).toHaveLength(7);
    expect(bonusTargets(cells, "value")).toEqual(["b", "o", "y", "n"]);
    expect(bonusTargets(cells, "vp")).toEqual([]);
  });
  it("are the district's own or tracks, while there are any (SF-7.2)", () => {
    expect(bonusKinds(cells, { vp: 1, tracks: 0 }, "y")).toEqual(["vp"]);
    expect(bonusKinds(cells, { vp: 0, tracks: 2 }, "y")).toEqual(["tracks"]);
  });
});
