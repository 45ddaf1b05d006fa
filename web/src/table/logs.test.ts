import { expect, test } from "vitest";
import type { PastItem } from "../wire/types.ts";
import { openLog } from "./logs.ts";

const item = (n: number, at: number, what: string): PastItem => ({ n, at, event: { type: what }, say: { type: "message", id: what, args: {} } });

test("what one seat alone was told stands where it happened, and what all were told stands once", () => {
  const everybody = [item(0, 1, "deal"), item(1, 3, "draw"), item(2, 5, "draw")];
  const ada = [item(0, 1, "deal"), item(1, 3, "red"), item(2, 5, "draw")];
  const ben = [item(0, 1, "deal"), item(1, 2, "ticket"), item(2, 3, "draw"), item(3, 5, "blue")];
  const log = openLog(everybody, [ada, ben]);
  expect(log.map(({ n, at, event }) => [n, at, event.type])).toEqual([
    [0, 1, "deal"],
    [1, 2, "ticket"],
    [2, 3, "red"],
    [3, 3, "draw"],
    [4, 5, "blue"],
    [5, 5, "draw"],
  ]);
});
