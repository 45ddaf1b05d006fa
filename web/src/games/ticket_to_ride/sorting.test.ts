import { describe, expect, it } from "vitest";
import { sorted, type Row } from "./sorting.ts";

const row = (line: string, more: Partial<Row>): Row => ({ line, from: "", to: "", length: 1, colour: "", owner: "", cost: "", possible: false, ...more });
const rows = [
  row("a", { length: 3, owner: "Ben", from: "Castro" }),
  row("b", { length: 1, possible: true, from: "Żoliborz" }),
  row("c", { length: 3, owner: "Ada", possible: true, from: "Alcatraz" }),
];
const order = (column: Parameters<typeof sorted>[1], down = false): string => sorted(rows, column, down).map(({ line }) => line).join("");

describe("the table of lines", () => {
  it("sorts numbers, names and what is possible, up and down", () => {
    expect([order("length"), order("length", true)]).toEqual(["bac", "acb"]);
    expect([order("from"), order("from", true)]).toEqual(["cab", "bac"]);
    expect([order("possible"), order("possible", true)]).toEqual(["bca", "abc"]);
  });

  it("puts lines without an owner last", () => {
    expect(order("owner")).toBe("cab");
  });
});
