import { describe, expect, it } from "vitest";
import { blocks, pieces } from "./prose.ts";

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

describe("a paragraph", () => {
  it("tells a table from the words before and after it", () => {
    const text = "Tokens by place:\nin each district.\n\n| players | 1st | 2nd |\n| --- | :-: | --- |\n| 4 | 2½ | −1 |\n| 2 | 2 | |\nThen **go on**.";
    expect(blocks(text)).toEqual([
      { kind: "words", text: "Tokens by place: in each district." },
      { kind: "table", head: ["players", "1st", "2nd"], rows: [["4", "2½", "−1"], ["2", "2", ""]] },
      { kind: "words", text: "Then **go on**." },
    ]);
  });

  it("is one run of words where it has no table", () => {
    expect(blocks("One\ntwo | three")).toEqual([{ kind: "words", text: "One two | three" }]);
  });
});
