import { describe, expect, it } from "vitest";
import type { Item, Message } from "../wire/types.ts";
import { hadTurn, sinceLastTurn, summaryOf, turnsOf, undone } from "./turns.ts";

const SAID: Message = { type: "message", id: "x", args: {} };

/** Events by their type and seat, e.g. "drawn 1"; "back 3" is an undo of everything from number 3 on. */
function log(...texts: string[]): Item[] {
  return texts.map((text, n) => {
    const [type, number] = text.split(" ") as [string, string | undefined];
    if (type === "back") return { n, event: { type: "table", what: "undo", seat: 0 }, say: SAID, back: Number(number) };
    return { n, event: { type, ...(number === undefined ? {} : { seat: Number(number) }) }, say: SAID };
  });
}
const shape = (items: Item[]): [number | null, number[]][] => turnsOf(items).map((turn) => [turn.seat, turn.items.map(({ n }) => n)]);

describe("turns", () => {
  it("are what somebody did until the next one begins, without saying who is next", () => {
    const items = log("first 1", "turn-began 1", "drawn 1", "laid 1", "token", "turn-began 0", "taken 0", "built 0", "turn-began 1", "drawn 1");
    expect(shape(items)).toEqual([[1, [0]], [1, [2, 3, 4]], [0, [6, 7]], [1, [9]]]);
  });

  it("belong to nobody where nobody is named", () => {
    expect(shape(log("renewed", "turn-began 0", "shuffled", "drawn 0"))).toEqual([[null, [0]], [null, [2]], [0, [3]]]);
  });

  it("since one's last turn are the others', also while one's own is under way", () => {
    const items = log("drawn 0", "turn-began 1", "drawn 1", "laid 1", "turn-began 2", "taken 2", "turn-began 0", "drawn 0");
    expect(sinceLastTurn(items, 0).map(({ seat }) => seat)).toEqual([1, 2]);
    expect(sinceLastTurn(items.slice(0, 7), 0).map(({ seat }) => seat)).toEqual([1, 2]);
    expect(sinceLastTurn(items, 2).map(({ seat }) => seat)).toEqual([0]);
    expect(sinceLastTurn(log("drawn 1", "drawn 2"), 0).map(({ seat }) => seat)).toEqual([1, 2]);
  });

  it("of one's own were there or not, whatever one was dealt before", () => {
    const items = log("dealt 0", "chosen 1", "turn-began 1", "drawn 1", "turn-began 0", "drawn 0", "turn-began 1", "drawn 1", "turn-began 0");
    expect(hadTurn(items.slice(0, 5), 0, 1)).toBe(false);
    expect(hadTurn(items, 0, 7)).toBe(true);
  });

  it("leave out what was taken back", () => {
    const items = log("drawn 0", "turn-began 1", "drawn 1", "back 0", "taken 0", "turn-began 1", "taken 1", "turn-began 0");
    expect([...undone(items)]).toEqual([0, 1, 2]);
    expect(sinceLastTurn(items, 0).map((turn) => turn.items.map(({ n }) => n))).toEqual([[6]]);
  });

  it("are counted where there are too many to tell", () => {
    const items = log("drawn 1", "turn-began 2", "drawn 2", "turn-began 1", "drawn 1", "laid 1");
    expect(summaryOf(items)).toEqual([{ seat: 1, turns: 2 }, { seat: 2, turns: 1 }]);
  });
});
