import { describe, expect, it } from "vitest";
import type { Answer, Item, Message, SeatStatus, Status, TableInfo, Told } from "../wire/types.ts";
import { TableModel } from "./model.svelte.ts";

const PROMPT: Message = { type: "message", id: "x", args: {} };
const YES: Answer = { type: "answer", id: "1", ok: true, reason: null, pending: false, at: 1, result: null };

function seat(person: string | null, more: Partial<SeatStatus> = {}): SeatStatus {
  const kind = person ? "person" : "bot";
  return { kind, person, name: person ?? "", bot: person ? null : "medium", colour: "teal", shape: "circle", ready: true, present: true, away: false, lapsed: false, left: null, clock: null, ...more };
}

function status(seats: SeatStatus[], phase: Status["phase"] = "playing"): Status {
  return { type: "status", phase, host: "ada", seats, running: [], wish: null, rematch: [], following: null, outcome: null, luck: null, hints: false };
}

function info(seats: SeatStatus[], phase: Status["phase"] = "playing"): TableInfo {
  return { table: "t", game: "g", title: "G", prefix: "g", options: {}, rules: 1, names: {}, data: null, drawing: null, timing: {}, public: false, chat: true, continues: null, status: status(seats, phase) };
}

function told(viewer: number, since: number, count: number, legal: string[] = [], actors = legal.length ? [viewer] : []): Told {
  const items: Item[] = Array.from({ length: count }, (_, i) => ({ n: since + i, event: { type: "e" }, say: PROMPT }));
  return { type: "events", seat: viewer, since, items, at: since + count, view: { seat: viewer, at: since + count, actors }, legal, prompt: PROMPT };
}

function sitting(...people: (string | null)[]): { table: TableModel; asked: any[] } {
  return at(people, false);
}

/** Several at one screen, in a game that hides something. */
function sharing(...people: (string | null)[]): { table: TableModel; asked: any[] } {
  return at(people, true);
}

function at(people: (string | null)[], curtains: boolean): { table: TableModel; asked: any[] } {
  const asked: any[] = [];
  const described: Answer = { ...YES, result: { sentences: [PROMPT], choices: [] } };
  const ask = async (_: string, wanted: { type: string }) => (asked.push(wanted), ["describe", "why"].includes(wanted.type) ? described : YES);
  return { table: new TableModel(info(people.map((id) => seat(id))), { ask, announce: () => undefined }, "ada", curtains), asked };
}

/** The same for everybody at the screen: the spectator first, then each seat, as the service does. */
function tell(table: TableModel, since: number, count: number, legal: Record<number, string[]>): void {
  const actors = Object.keys(legal).map(Number);
  for (const viewer of [-1, ...table.seats]) table.onTold(told(viewer, since, count, legal[viewer] ?? [], actors));
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
    expect(table.canAct).toBe(false);
  });

  it("can be acted at until the game is over, also while others decide", () => {
    const { table } = sitting("ada", "ben");
    table.onTold(told(0, 0, 1));
    expect([table.mine, table.canAct]).toEqual([false, true]);
    table.onStatus(status([seat("ada"), seat("ben")], "over"));
    expect(table.canAct).toBe(false);
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

  it("swallows nothing that is pressed before a refusal has come", async () => {
    const asked: string[] = [];
    const no: Answer = { ...YES, ok: false, reason: { code: "tutorial-other", rule: null, params: {} } };
    const ask = async (_: string, wanted: any): Promise<Answer> => (asked.push(wanted.actions[0]), wanted.actions[0] === "lay a" ? YES : no);
    const table = new TableModel(info([seat("ada"), seat("ben")]), { ask, announce: () => undefined }, "ada");
    table.onTold(told(0, 0, 7, ["draw", "take a", "lay a"]));
    const acts = ["draw", "take a", "lay a", "draw"].map((action) => table.act([action]));
    expect((await Promise.all(acts)).map(({ ok, reason }) => (ok ? "done" : reason?.code))).toEqual(["tutorial-other", "tutorial-other", "done", "table-busy"]);
    expect(asked).toEqual(["draw", "take a", "lay a"]);
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
    expect([table.viewer, table.curtain, table.mine]).toEqual([1, false, true]);
  });

  it("shows nobody's hand until its player says so, from the first moment on", () => {
    const { table } = sharing("ada", "ada", null);
    expect([table.viewer, table.curtain]).toEqual([-1, true]);
    tell(table, 0, 1, { 0: ["draw"] });
    expect([table.viewer, table.next, table.view.seat, table.legal]).toEqual([-1, 0, -1, []]);
    table.look(0);
    expect([table.viewer, table.curtain, table.view.seat, table.mine]).toEqual([0, false, 0, true]);
  });

  it("lets the curtain fall when a turn is over, and keeps nothing of its player", async () => {
    const { table } = sharing("ada", "ada", null);
    tell(table, 0, 1, { 0: ["draw"] });
    table.look(0);
    table.command = "claim";
    table.asking = PROMPT;
    table.lit = table.items.slice(0, 1);
    table.refusal = { code: "too-few-cards", rule: null, params: {} };
    tell(table, 1, 1, { 1: ["take a"] });
    expect([table.viewer, table.curtain, table.next]).toEqual([-1, true, 1]);
    expect([table.view.seat, table.items.length, table.legal]).toEqual([-1, 2, []]);
    expect([table.command, table.asking, table.lit, table.refusal]).toEqual(["", null, [], null]);
  });

  it("shows what everybody sees while only somebody elsewhere decides", () => {
    const { table } = sharing("ada", "ada", null);
    tell(table, 0, 1, { 0: ["draw"] });
    table.look(0);
    tell(table, 1, 1, { 2: ["draw"] });
    expect([table.curtain, table.covered, table.next, table.view.seat]).toEqual([true, false, null, -1]);
  });

  it("asks nobody to come before luck has said whose turn it is", () => {
    const { table } = sharing("ada", "ada", "ada");
    expect([table.covered, table.next]).toEqual([true, null]);
    tell(table, 0, 1, {});
    expect([table.covered, table.next]).toEqual([true, null]);
    tell(table, 1, 1, { 1: ["draw"] });
    expect([table.covered, table.next]).toEqual([true, 1]);
  });

  it("lets somebody look at their own hand until another must decide", () => {
    const { table } = sharing("ada", "ada", null);
    tell(table, 0, 1, {});
    table.look(1);
    tell(table, 1, 1, {});
    expect(table.viewer).toBe(1);
    tell(table, 2, 1, { 0: ["draw"] });
    expect([table.viewer, table.next]).toEqual([-1, 0]);
  });

  it("waits for the next player from the first frame of a position on, whoever that is for", () => {
    const { table } = sharing("ada", "ada", "ada");
    const waited: (number | null)[] = [];
    for (const viewer of [-1, 0, 1, 2]) {
      table.onTold(told(viewer, 0, 1, viewer === 1 ? ["draw"] : [], [1]));
      waited.push(table.next);
    }
    table.look(1);
    for (const viewer of [-1, 0, 1, 2]) {
      table.onTold(told(viewer, 1, 1, viewer === 2 ? ["draw"] : [], [2]));
      waited.push(table.next);
      expect(table.curtain).toBe(true);
    }
    expect(waited).toEqual([1, 1, 1, 1, 2, 2, 2, 2]);
  });

  it("keeps what one player asked from the next", async () => {
    const { table } = sharing("ada", "ada", null);
    tell(table, 0, 1, { 0: ["draw"] });
    table.look(0);
    const [seen, why] = [table.describe(), table.why("draw")];
    table.look(-1);
    expect([await seen, (await why)?.code]).toEqual([{ sentences: [], choices: [] }, "not-your-seat"]);
  });

  it("falls when another sits down at this screen", () => {
    const line = { ask: async () => YES, announce: () => undefined };
    const table = new TableModel(info([seat("ada"), seat(null)], "gathering"), line, "ada", true);
    expect(table.viewer).toBe(0);
    table.onStatus(status([seat("ada"), seat("ada")], "gathering"));
    table.onStatus(status([seat("ada"), seat("ada")]));
    tell(table, 0, 1, { 0: ["draw"] });
    expect([table.viewer, table.curtain, table.view.seat]).toEqual([-1, true, -1]);
  });

  it("forgets a seat that went to a phone, and shows the last one's hand only when asked", () => {
    const { table } = sharing("ada", "ada", null);
    tell(table, 0, 1, { 1: ["draw"] });
    table.look(1);
    table.onStatus(status([seat("ada"), seat("ben"), seat(null)]));
    expect([table.curtain, table.view, table.since()]).toEqual([true, null, { 0: 1 }]);
    table.look(0);
    table.onTold(told(0, 1, 1));
    expect([table.viewer, table.hides]).toEqual([0, false]);
  });

  it("is a spectator's when all its hands are on phones", () => {
    const { table } = sharing("ada", "ada", null);
    tell(table, 0, 1, {});
    table.onStatus(status([seat("ben"), seat("cyd"), seat(null)]));
    expect([table.hides, table.curtain, table.view.seat]).toEqual([false, false, -1]);
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
    const { table } = sharing("ada", "ada");
    tell(table, 0, 1, { 0: ["keep"], 1: ["keep"] });
    table.look(0);
    table.onTold(told(1, 1, 1, [], [0]));
    expect(table.viewer).toBe(0);
    table.onTold(told(0, 1, 1));
    table.onTold(told(1, 2, 1, ["keep"]));
    expect([table.curtain, table.next]).toEqual([true, 1]);
  });

  it("stays down in a pause, and is up when the game is over", () => {
    const { table } = sharing("ada", "ada");
    tell(table, 0, 1, { 1: ["keep"] });
    table.onStatus(status([seat("ada"), seat("ada")], "paused"));
    expect([table.curtain, table.viewer]).toEqual([true, -1]);
    table.onStatus(status([seat("ada"), seat("ada")], "over"));
    expect([table.curtain, table.viewer]).toEqual([false, 0]);
  });
});

describe("a table whose others move one by one", () => {
  const PACED = { step: 800, limit: 6000, gather: 100 };
  const move = (since: number, seat: number, legal: string[] = []): Told => {
    const frame = told(0, since, 1, legal);
    return { ...frame, items: [{ n: since, event: { type: "e", seat }, say: PROMPT }] };
  };

  function paced(): { table: TableModel; asked: any[] } {
    const asked: any[] = [];
    const ask = async (_: string, wanted: { type: string }) => (asked.push(wanted), YES);
    const table = new TableModel(info([seat("ada"), seat(null), seat(null)]), { ask, announce: () => undefined }, "ada", false, () => PACED);
    table.onTold(told(0, 0, 1));
    return { table, asked };
  }

  it("shows the first at once and the others later, but knows at once whose turn it is", () => {
    const { table } = paced();
    table.onTold(move(1, 1));
    table.onTold(move(2, 2));
    table.onTold(move(3, 2, ["draw"]));
    expect([table.at, table.items.length, table.behind]).toEqual([2, 2, true]);
    expect([table.turn, table.mine, table.legal]).toEqual([true, false, []]);
    expect(table.all.length).toBe(4);
    expect(table.since()).toEqual({ 0: 4 });
    expect(table.skip()).toBe(true);
    expect([table.at, table.items.length, table.behind, table.mine]).toEqual([4, 4, false, true]);
    expect(table.fresh.map(({ n }) => n)).toEqual([2, 3]);
  });

  it("shows each of the moments in between", () => {
    const { table } = paced();
    table.onTold({ ...told(0, 1, 3), items: move(1, 1).items.concat(move(2, 1).items, move(3, 1).items), moments: [{ upto: 2, at: 2, view: { at: 2 } }, { upto: 3, at: 3, view: { at: 3 } }] });
    expect([table.at, table.view.at, table.behind]).toEqual([2, 2, true]);
    table.skip();
    expect([table.at, table.view.at]).toEqual([4, 4]);
  });

  it("acts at the newest position, whatever is shown", async () => {
    const { table, asked } = paced();
    table.onTold(move(1, 1));
    table.onTold(move(2, 2, ["draw"]));
    expect(table.behind).toBe(true);
    await table.act(["draw"]);
    expect(asked).toEqual([{ type: "act", seat: 0, actions: ["draw"], at: 3 }]);
    expect(table.behind).toBe(false);
  });

  it("never waits with one's own move, nor while one is to decide", () => {
    const { table } = paced();
    table.onTold(move(1, 0));
    table.onTold(move(2, 0, ["draw"]));
    expect([table.at, table.behind]).toEqual([3, false]);
    table.onTold(move(3, 1, ["draw"]));
    expect([table.at, table.behind]).toEqual([4, false]);
  });

  it("passes over a burst, and tells how much of it until one acts", async () => {
    const { table } = paced();
    for (let n = 1; n <= 31; n += 1) table.onTold(move(n, 1));
    expect([table.at, table.behind, table.burst]).toEqual([2, true, 0]);
    table.onTold(move(32, 1));
    expect([table.at, table.behind, table.burst]).toEqual([33, false, 31]);
    table.onTold(move(33, 2, ["draw"]));
    await table.act(["draw"]);
    expect(table.burst).toBe(0);
  });

  it("shows a turn again, and comes back", () => {
    const { table } = paced();
    for (const n of [1, 2, 3]) table.onTold(move(n, 1));
    table.skip();
    expect(table.canReplay(1, 2)).toBe(true);
    expect(table.canReplay(0, 0)).toBe(false);
    table.replay(2, 3);
    expect([table.at, table.items.length, table.behind]).toEqual([2, 2, true]);
    table.skip();
    expect([table.at, table.behind]).toEqual([4, false]);
  });
});

describe("people at a table", () => {
  it("shows nothing of whom one muted, and all of it again", () => {
    const { table } = sitting("ada", "ben");
    for (const [person, text] of [["ben", "one"], ["eve", "two"], ["ben", "three"]] as const) table.onSaid({ type: "chat", person, text });
    table.read = 1;
    table.mute("ben");
    expect(table.chat.map(({ text }) => text)).toEqual(["two"]);
    expect(table.speakers).toEqual(["ben", "eve"]);
    table.onSaid({ type: "chat", person: "ben", text: "four" });
    expect(table.chat.length).toBe(1);
    table.mute("ben");
    expect(table.chat.map(({ text }) => text)).toEqual(["one", "two", "three", "four"]);
  });

  it("leaves the turn to the bot where one's time was up", () => {
    const { table } = sitting("ada", "ben");
    table.onTold(told(0, 0, 1, ["draw"]));
    expect([table.mine, table.turn]).toEqual([true, true]);
    table.onStatus(status([seat("ada", { lapsed: true }), seat("ben")]));
    expect([table.mine, table.turn, table.deciding()]).toEqual([false, false, []]);
    expect(table.plays).toBe(true);
    table.onStatus(status([seat("ada"), seat("ben")]));
    expect(table.mine).toBe(true);
  });

  it("knows whom a bot stands in for though they are there", () => {
    const { table } = sitting("ada", "ben");
    table.onStatus(status([seat("ada", { away: true }), seat("ben", { away: true })]));
    expect(table.asleep).toEqual([0]);
    table.onStatus(status([seat("ada", { away: true, present: false }), seat("ben")]));
    expect(table.asleep).toEqual([]);
  });

  it("forgets what a seat saw that the others took from one", () => {
    const { table } = sitting("ada", "ben");
    table.onTold(told(0, 0, 3, ["draw"]));
    table.onStatus(status([seat("ada", { left: "remove" }), seat("ben")]));
    expect([table.seats, table.viewer, table.view, table.items, table.removed]).toEqual([[], -1, null, [], true]);
    expect(table.since()).toEqual({});
    table.onTold(told(-1, 0, 2));
    expect(table.view).toEqual({ seat: -1, at: 2, actors: [] });
  });
});
