import { describe, expect, it } from "vitest";
import { columnNews, piecesOf, recent, type Happened } from "./pieces.ts";

describe("pieces of events", () => {
  it("are where things happened", () => {
    expect(piecesOf({ type: "card-built", seat: 1, card: "o3", space: "o2" })).toEqual(["city:1:o2"]);
    expect(piecesOf({ type: "trams-running", seat: 0, spaces: ["n1", "y1"] })).toEqual(["city:0:n1", "city:0:y1"]);
    expect(piecesOf({ type: "foundation-token", column: "b", left: 3 })).toEqual(["clock", "column:b"]);
    expect(piecesOf({ type: "bonus-taken", seat: 2, bonus: "vp", space: "" })).toEqual(["supply:vp"]);
    expect(piecesOf({ type: "table", what: "undo", seat: 1 })).toEqual([]);
  });
});

describe("the last moves", () => {
  const events: Happened[] = [
    { type: "card-placed", seat: 0, card: "b3", column: "a" },
    { type: "turn-began", seat: 1 },
    { type: "column-taken", seat: 1, column: "a", cards: 1, contracts: 1 },
    { type: "contracts-returned" },
    { type: "card-built", seat: 1, card: "b3", space: "b1" },
    { type: "turn-began", seat: 2 },
    { type: "card-placed", seat: 2, card: "g3", column: "a" },
  ];
  it("are all since the viewer's own", () => {
    expect(recent(events, 0).map((event) => event.type)).toEqual(["column-taken", "contracts-returned", "card-built", "card-placed"]);
  });
  it("are the viewer's own where nobody moved since, and the last mover's for a spectator", () => {
    expect(recent(events, 2)).toEqual([events[6]]);
    expect(recent(events, -1)).toEqual([events[6]]);
    expect(recent(events.slice(0, 5), 1)).toEqual(events.slice(2, 5));
  });
  it("tell what became of a column", () => {
    expect(columnNews(recent(events, 0), "a")).toEqual({ added: 1, taker: 1 });
    expect(columnNews(recent(events, 0), "b")).toEqual({ added: 0, taker: null });
  });
});
