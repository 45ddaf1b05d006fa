import { describe, expect, it } from "vitest";
import type { Answer, Item, Message, SeatStatus, Status, TableInfo, Told } from "../wire/types.ts";
import { TableModel } from "./model.svelte.ts";

const PROMPT: Message = { type: "message", id: "x", args: {} };
const YES: Answer = { type: "answer", id: "1", ok: true, reason: null, pending: false, at: 1, result: null };

function seat(person: string | null, more: Partial<SeatStatus> = {}): SeatStatus {
  const kind = person ? "person" : "bot";
  return { kind, person, name: person ?? "", bot: person ? null : "medium", ready: true, present: true, away: false, left: null, clock: null, ...more };
}

function status(seats: SeatStatus[], phase: Status["phase"] = "playing"): Status {
  return { type: "status", phase, host: "ada", seats, running: [], wish: null, rematch: [], following: null, outcome: null };
}

function info(seats: SeatStatus[], phase: Status["phase"] = "playing"): TableInfo {
  return { table: "t", game: "g", title: "G", prefix: "g", options: {}, rules: 1, names: {}, data: null, timing: {}, public: false, chat: true, status: status(seats, phase) };
}

function told(viewer: number, since: number, count: number, legal: string[] = []): Told {
  const items: Item[] = Array.from({ length: count }, (_, i) => ({ n: since + i, event: { type: "e" }, say: PROMPT }));
  return { type: "events", seat: viewer, since, items, at: since + count, view: { seat: viewer, at: since + count }, legal, prompt: PROMPT };
}

function sitting(...people: (string | null)[]): { table: TableModel; asked: any[] } {
  const asked: any[] = [];
  const line = { ask: async (_: string, wanted: object) => (asked.push(wanted), YES), announce: () => undefined };
  return { table: new TableModel(info(people.map((id) => seat(id))), line, "ada"), asked };
}

describe("a table", () => {
  it("looks through the seat that the person holds, or as a spectator", () => {
    expect(sitting(null, "ada").table.viewer).toBe(1);
    expect(sitting(null, "ben").table.viewer).toBe(-1);
  });

  it("keeps each viewer's events, and passes over those that came twice", () => {
    const { table } = sitting("ada", "ben");
    table.onTold(told(0, 0, 3));
    expect(table.fresh.map((item) => item.n)).toEqual([2]);
    table.onTold(told(0, 1, 4));
    expect(table.items.map((item) => item.n)).toEqual([0, 1, 2, 3, 4]);
    expect(table.fresh.map((item) => item.n)).toEqual([3, 4]);
    expect(table.since()).toEqual({ 0: 5 });
  });

  it("decides only where the seat may act", () => {
    const { table } = sitting("ada", "ben");
    expect(table.mine).toBe(false);
    table.onTold(told(0, 0, 1, ["draw"]));
    expect(table.mine).toBe(true);
    table.onStatus(status([seat("ada"), seat("ben")], "paused"));
    expect(table.mine).toBe(false);
    table.onStatus(status([seat("ada", { left: "resign" }), seat("ben")]));
    expect(table.mine).toBe(false);
    expect(table.plays).toBe(false);
  });

  it("never decides in a replay, nor for a spectator", async () => {
    const replay = new TableModel(info([seat("ada"), seat("ben")]), null, "ada");
    replay.onTold(told(0, 0, 1, ["draw"]));
    expect(replay.mine).toBe(false);
    expect((await replay.act(["draw"])).ok).toBe(false);
    const watching = sitting("ben", "cyd").table;
    watching.onTold(told(-1, 0, 1));
    expect(watching.mine).toBe(false);
  });

  it("acts once at a time, for the position that it knows", async () => {
    const { table, asked } = sitting("ada", "ben");
    table.onTold(told(0, 0, 7, ["draw"]));
    const first = table.act(["draw"]);
    expect(table.busy).toBe(true);
    expect((await table.act(["draw"])).reason?.code).toBe("table-busy");
    expect((await first).ok).toBe(true);
    expect(table.busy).toBe(false);
    expect(asked).toEqual([{ type: "act", seat: 0, actions: ["draw"], at: 7 }]);
  });

  it("acts on what it was told, though the act before is not answered yet", async () => {
    const { table, asked } = sitting("ada", "ben");
    table.onTold(told(0, 0, 7, ["draw"]));
    const first = table.act(["draw"]);
    table.onTold(told(0, 7, 1, ["lay a"]));
    const second = table.act(["lay a"]);
    expect((await first).ok).toBe(true);
    expect((await second).ok).toBe(true);
    expect(table.busy).toBe(false);
    expect(asked.map((one) => (one as { at: number }).at)).toEqual([7, 8]);
  });

  it("keeps lit what happened since it last acted", async () => {
    const { table } = sitting("ada", "ben");
    table.onTold(told(0, 0, 3, ["draw"]));
    expect(table.recent.map((item) => item.n)).toEqual([2]);
    await table.act(["draw"]);
    table.onTold(told(0, 3, 1));
    table.onTold(told(0, 4, 2, ["draw"]));
    expect(table.recent.map((item) => item.n)).toEqual([3, 4, 5]);
    expect(table.fresh.map((item) => item.n)).toEqual([4, 5]);
  });

  it("sees what it sat down to, and stands up from", () => {
    const line = { ask: async () => YES, announce: () => undefined };
    const table = new TableModel(info([seat("ben"), seat(null)], "gathering"), line, "ada");
    expect(table.viewer).toBe(-1);
    table.onStatus(status([seat("ben"), seat("ada")], "gathering"));
    expect([table.viewer, table.seats]).toEqual([1, [1]]);
    table.onStatus(status([seat("ben"), seat(null)], "gathering"));
    expect(table.viewer).toBe(-1);
  });
});

describe("several players at one screen", () => {
  it("turns to the seat that decides where nothing is hidden", () => {
    const { table } = sitting("ada", "ada", null);
    table.onTold(told(0, 0, 1, ["draw"]));
    table.onTold(told(1, 0, 1));
    table.onTold(told(0, 1, 1));
    table.onTold(told(1, 1, 1, ["take a"]));
    expect([table.viewer, table.curtain, table.mine]).toEqual([1, null, true]);
  });

  it("lets a curtain fall where something is, and shows nothing new until it is lifted", () => {
    const { table } = sitting("ada", "ada", null);
    table.curtains = true;
    table.onTold(told(0, 0, 1, ["draw"]));
    table.onTold(told(1, 0, 1));
    expect(table.curtain).toBe(null);
    table.onTold(told(0, 1, 1));
    table.onTold(told(1, 1, 1, ["take a"]));
    expect([table.viewer, table.curtain]).toEqual([0, 1]);
    table.lift();
    expect([table.viewer, table.curtain, table.view.seat]).toEqual([1, null, 1]);
  });

  it("takes back what was done last at this screen, also after the screen turned", async () => {
    const { table, asked } = sitting("ada", "ada", null);
    table.onTold(told(0, 0, 1, ["draw"]));
    table.onTold(told(1, 0, 1));
    await table.act(["draw"]);
    table.onTold(told(0, 1, 1));
    table.onTold(told(1, 1, 1, ["take a"]));
    expect(table.viewer).toBe(1);
    await table.undo();
    expect(asked.at(-1)).toEqual({ type: "undo", seat: 0 });
  });

  it("stays where both decide", () => {
    const { table } = sitting("ada", "ada");
    table.curtains = true;
    table.onTold(told(0, 0, 1, ["keep"]));
    table.onTold(told(1, 0, 1, ["keep"]));
    expect([table.viewer, table.curtain]).toEqual([0, null]);
    table.onTold(told(0, 1, 1));
    expect(table.curtain).toBe(1);
  });

  it("has no curtain when the game is over", () => {
    const { table } = sitting("ada", "ada");
    table.curtains = true;
    table.onTold(told(0, 0, 1));
    table.onTold(told(1, 0, 1, ["keep"]));
    expect(table.curtain).toBe(1);
    table.onStatus(status([seat("ada"), seat("ada")], "over"));
    expect(table.curtain).toBe(null);
  });
});
