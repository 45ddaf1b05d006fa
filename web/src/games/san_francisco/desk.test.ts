import { describe, expect, it } from "vitest";
import { TableModel } from "../../table/model.svelte.ts";
import type { Answer, SeatStatus, Status, TableInfo } from "../../wire/types.ts";
import { Desk } from "./desk.svelte.ts";
import { tableView } from "./testing.ts";

const SAYS = { type: "message", id: "x", args: {} } as const;
const ANSWER: Answer = { type: "answer", id: "1", ok: true, reason: null, pending: false, at: 1, result: { preview: null, say: [] } };

/** A desk at which Ada may take column A, with the requests that it sent. */
function deskWith(column: string, city: string): Desk {
  const seats: SeatStatus[] = ["ada", "ben"].map((person) => ({
    kind: "person", person, name: person, bot: null, colour: "teal", shape: "circle", ready: true, present: true, away: false, lapsed: false, left: null, clock: null,
  }));
  const status: Status = { type: "status", phase: "playing", host: "ada", seats, running: [], wish: null, rematch: [], following: null, outcome: null, luck: null, hints: false };
  const info: TableInfo = { table: "t", game: "g", title: "G", prefix: "g", options: {}, rules: 1, names: {}, data: null, drawing: null, timing: {}, public: false, chat: true, continues: null, status };
  const table = new TableModel(info, { ask: async () => ANSWER, announce: () => undefined }, "ada");
  const view = tableView(`${column}||`, [city, "////"]);
  table.onTold({ type: "events", seat: 0, since: 0, items: [], at: 1, view, legal: ["take a"], prompt: SAYS });
  return new Desk(table);
}

describe("building all of a column", () => {
  it("goes on after the row of a black card, to the end", async () => {
    const desk = deskWith("k2,y1,k0d,b1", "////");
    await desk.open("a");
    desk.buildAll();
    expect([desk.choosing, desk.planned?.undecided]).toEqual([0, [0, 1, 2, 3]]);
    desk.chooseRow("g");
    expect([desk.choosing, desk.planned?.undecided]).toEqual([2, [2, 3]]);
    desk.chooseRow("n");
    expect(desk.planned?.complete).toBe(true);
    expect(desk.planned?.actions).toEqual(["take a", "build k2 g", "build y1", "build k0d n", "build b1"]);
  });

  it("goes on after a bonus", async () => {
    const desk = deskWith("y1+,b1", "///y2+/");
    await desk.open("a");
    desk.buildAll();
    expect(desk.planned?.pending?.kinds).toEqual(["vp", "tracks"]);
    desk.chooseKind("vp");
    expect(desk.planned?.complete).toBe(true);
    expect(desk.planned?.built).toBe(2);
  });

  it("is over as soon as the player decides card by card", async () => {
    const desk = deskWith("k2,y1,b1", "////");
    await desk.open("a");
    desk.buildAll();
    desk.back();
    desk.tap(1);
    expect(desk.planned?.fates).toEqual([null, 1, null]);
  });
});
