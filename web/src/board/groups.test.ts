import { describe, expect, it } from "vitest";
import type { Message } from "../wire/types.ts";
import { groupsOf } from "./groups.ts";

const message = (id: string, line: string): Message => ({ type: "message", id, args: { line } });
const CHOICES: [string, Message][] = [
  ["claim a", message("claim", "Ash to Bay")],
  ["draw", message("draw", "Draw")],
  ["claim b", message("claim", "Bay to Cove")],
];
const say = ({ args }: Message): string => String(args["line"]);

describe("groups of choices", () => {
  it("puts each kind together, the smallest first", () => {
    expect(groupsOf(CHOICES, say, "").map((group) => group.map(({ action }) => action))).toEqual([["draw"], ["claim a", "claim b"]]);
  });

  it("finds choices by words in any order", () => {
    expect(groupsOf(CHOICES, say, "COVE bay")).toEqual([[{ action: "claim b", sentence: "Bay to Cove" }]]);
  });
});
