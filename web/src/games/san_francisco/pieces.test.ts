import { describe, expect, it } from "vitest";
import { columnNews, piecesOf, recent, type Happened } from "./pieces.ts";

const item = (type: string, more: Record<string, unknown> = {}): { event: Happened } => ({ event: { type, ...more } });

describe("pieces of events", () => {
  it("are where things happened", () => {
    expect(piecesOf({ type: "card-built", seat: 1, card: "o3", space: "o2" })).toEqual(["city:1:o2"]);
    expect(piecesOf({ type: "trams-running", seat: 0, spaces: ["n1", "y1"] })).toEqual(["city:0:n1", "city:0:y1"]);
    expect(piecesOf({ type: "foundation-token", column: "b", left: 3 })).toEqual(["clock", "column:b"]);
    expect(piecesOf({ type: "bonus-taken", seat: 2, bonus: "vp", space: "" })).toEqual(["supply:vp"]);
    expect(piecesOf({ type: "unheard-of" })).toEqual([]);
  });
});

describe("the last moves", () => {
  const items = [
    item("card-placed", { seat: 0, column: "a" }),
    item("turn-began", { seat: 1 }),
    item("column-taken", { seat: 1, column: "a" }),
    item("contracts-returned"),
    item("card-built", { seat: 1, space: "b1" }),
    item("turn-began", { seat: 2 }),
    item("card-placed", { seat: 2, column: "a" }),
  ];
  it("are all since the viewer's own", () => {
    expect(recent(items, 0).map(({ event }) => event.type)).toEqual(["column-taken", "contracts-returned", "card-built", "card-placed"]);
  });
  it("are the viewer's own where nobody moved since, and the last mover's for a spectator", () => {
    expect(recent(items, 2)).toEqual([items[6]]);
    expect(recent(items, -1)).toEqual([items[6]]);
    expect(recent(items.slice(0, 5), 1)).toEqual(items.slice(2, 5));
  });
  it("tell what became of a column", () => {
    expect(columnNews(recent(items, 0), "a")).toEqual({ added: 1, taker: 1 });
    expect(columnNews(recent(items, 0), "b")).toEqual({ added: 0, taker: null });
  });
});
