import { describe, expect, it } from "vitest";
import { pieces } from "./prose.ts";

describe("prose", () => {
  it("tells strong, emphasised and typed words and numbers of rules from the rest", () => {
    expect(pieces("The **medal**, *Ruling*: see `take b`\n and SF-5.7.")).toEqual([
      { kind: "text", text: "The " },
      { kind: "strong", text: "medal" },
      { kind: "text", text: ", " },
      { kind: "em", text: "Ruling" },
      { kind: "text", text: ": see " },
      { kind: "code", text: "take b" },
      { kind: "text", text: " and " },
      { kind: "rule", text: "SF-5.7" },
      { kind: "text", text: "." },
    ]);
  });

  it("makes a link of a number in backquotes too, and takes markup for the text it is", () => {
    expect(pieces("`TT-E1` <b>")).toEqual([
      { kind: "rule", text: "TT-E1" },
      { kind: "text", text: " <b>" },
    ]);
  });
});
