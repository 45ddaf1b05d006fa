import { describe, expect, it } from "vitest";
import type { Outcome, SheetLine } from "../wire/types.ts";
import { clockText, remaining } from "./clock.ts";
import { offered, parseCommand } from "./commands.ts";
import { qrCode } from "./qr.ts";
import { endingMessage, sheetRows, sourceMessage, tieBreaks, tieMessage, total } from "./sheet.ts";

describe("commands", () => {
  const legal = ["draw", "take b"];
  it.each([
    ["draw", { kind: "act", actions: ["draw"] }],
    ["  take   a ; build  b1t;", { kind: "act", actions: ["take a", "build b1t"] }],
    ["2", { kind: "act", actions: ["take b"] }],
    ["9", { kind: "act", actions: ["9"] }],
    ["why take c", { kind: "why", action: "take c" }],
    ["why 1", { kind: "why", action: "draw" }],
    ["why", { kind: "help" }],
    ["preview take b; skip", { kind: "preview", actions: ["take b", "skip"] }],
    ["Undo", { kind: "undo" }],
    ["score", { kind: "score" }],
    ["rules sf-5.4", { kind: "rules", paragraph: "SF-5.4" }],
    ["rules", { kind: "rules", paragraph: null }],
    ["?", { kind: "help" }],
    ["", { kind: "nothing" }],
  ])("“%s”", (text, command) => {
    expect(parseCommand(text, legal)).toEqual(command);
  });

  it("offers what goes on from what is typed", () => {
    expect(offered("t", legal)).toEqual(["take b"]);
    expect(offered("why t", legal)).toEqual(["why take b"]);
    expect(offered("s", legal)).toEqual(["score"]);
    expect(offered("draw", legal)).toEqual([]);
  });
});

describe("clocks", () => {
  it.each([
    [3_909_000, "1:05:09"],
    [247_000, "4:07"],
    [59_001, "1:00"],
    [10_000, "0:10"],
    [9_940, "9.9"],
    [-5, "0.0"],
  ])("%i ms are %s", (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });
  it("only runs on where it runs", () => {
    expect(remaining(5000, true, 2000)).toBe(3000);
    expect(remaining(5000, true, 7000)).toBe(0);
    expect(remaining(5000, false, 2000)).toBe(5000);
  });
});

describe("the result", () => {
  const line = { rule: "G-1", halves: 3, count: 1, place: null, decided_by: null };
  const outcome: Outcome = {
    termination: "city",
    rule: "G-8.1",
    trigger: 1,
    standings: [
      { seat: 1, place: 1, halves: 5, decided_by: "G-9.7" },
      { seat: 0, place: 2, halves: 5, decided_by: "G-9.7" },
    ],
    sheets: [
      { seat: 0, lines: [{ ...line, code: "a" }, { ...line, code: "c", halves: 2 }] },
      { seat: 1, lines: [{ ...line, code: "b", halves: 4, place: 1, decided_by: "G-9.2" }, { ...line, code: "c", halves: 1 }] },
    ],
  };
  it("has a row for every source, with gaps where a seat has nothing", () => {
    expect(sheetRows(outcome).map((row) => [row.code, row.lines.map((cell) => cell?.halves ?? null)])).toEqual([
      ["a", [3, null]],
      ["b", [null, 4]],
      ["c", [2, 1]],
    ]);
    expect([total(outcome, 0), total(outcome, 1)]).toEqual([5, 5]);
  });
  it("has a row for each ticket, in the order of the seats", () => {
    const line = (code: string, halves: number, item?: string): SheetLine => ({
      code, rule: "G-1.1", halves, count: 1, place: null, decided_by: null, ...(item === undefined ? {} : { item }),
    });
    const sheets = [
      { seat: 0, lines: [line("lines", 8), line("failed", -4, "a-b"), line("tourists", 0)] },
      { seat: 1, lines: [line("lines", 6), line("completed", 4, "a-c"), line("completed", 2, "b-c"), line("tourists", 2)] },
    ];
    const rows = sheetRows({ ...outcome, sheets });
    expect(rows.map((row) => [row.code, row.item, row.lines.map((cell) => cell?.halves ?? null)])).toEqual([
      ["lines", undefined, [8, 6]],
      ["failed", "a-b", [-4, null]],
      ["completed", "a-c", [null, 4]],
      ["completed", "b-c", [null, 2]],
      ["tourists", undefined, [0, 2]],
    ]);
    expect(sourceMessage(rows[0]!, "g").id).toBe("g-sheet-lines");
    expect(sourceMessage(rows[1]!, "g")).toEqual({
      type: "message",
      id: "g-sheet-failed-item",
      args: { item: { type: "name", id: "a-b" } },
    });
  });
  it("is said in a sentence, and names its ties", () => {
    expect(endingMessage(outcome, "g")).toEqual({
      type: "message",
      id: "g-termination-city",
      args: { winners: [{ type: "seat", number: 1 }], points: { type: "halves", count: 5 }, seat: { type: "seat", number: 1 } },
    });
    expect(endingMessage({ ...outcome, trigger: null }, "g").args).not.toHaveProperty("seat");
    expect(tieBreaks(outcome)).toEqual(["G-9.7", "G-9.2"]);
    expect(tieMessage("SF-9.2", "sf").id).toBe("sf-tie-9-2");
  });
});

describe("QR codes", () => {
  it("draws a small code as other readers know it", () => {
    // Read back by OpenCV's detector when it was written.
    const rows = qrCode("hi").map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));
    expect(rows).toMatchInlineSnapshot(`
      [
        "#######..####.#######",
        "#.....#..##.#.#.....#",
        "#.###.#.##.##.#.###.#",
        "#.###.#.##..#.#.###.#",
        "#.###.#.#..##.#.###.#",
        "#.....#.##..#.#.....#",
        "#######.#.#.#.#######",
        "........#.###........",
        "#.#####.....#.#####..",
        ".###.#.#..#.#..#....#",
        "..##..##.#.#.#..####.",
        "###.#....#.....##.#..",
        "###.#.#....#.#..#.#.#",
        "........#..####..#..#",
        "#######...#.#.##...#.",
        "#.....#.#######..#..#",
        "#.###.#.#...#..#..#..",
        "#.###.#.###.#..#..#..",
        "#.###.#.#..#.#..###..",
        "#.....#..##....##.#..",
        "#######.#.##.#..####.",
      ]
    `);
  });
  it.each([
    [14, 21],
    [26, 25],
    [84, 37],
    [85, 41],
    [213, 57],
  ])("needs for %i letters a side of %i", (length, side) => {
    expect(qrCode("x".repeat(length))).toHaveLength(side);
  });
  it("refuses what does not fit", () => {
    expect(() => qrCode("x".repeat(214))).toThrow(RangeError);
  });
});
