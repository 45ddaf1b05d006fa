import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("./", import.meta.url);
const components = globSync("**/*.svelte", { cwd: root });

/** What stands between tags: text that no language file knows. Signs and numbers need no translation. */
function wordsIn(source: string): string[] {
  const markup = source.replace(/<(script|style)[\s\S]*?<\/\1>/g, "").replace(/<!--[\s\S]*?-->/g, "").replace(/<!--|-->/g, "");
  const texts: string[] = [];
  let depth = 0;
  let quote = "";
  let inTag = false;
  let text = "";
  for (const sign of markup) {
    if (quote) quote = sign === quote ? "" : quote;
    else if (depth > 0 && (sign === '"' || sign === "`")) quote = sign;
    else if (sign === "{") depth += 1;
    else if (sign === "}") depth -= 1;
    else if (depth === 0 && sign === "<") {
      texts.push(text);
      [inTag, text] = [true, ""];
    } else if (depth === 0 && inTag && sign === ">") inTag = false;
    else if (depth === 0 && !inTag) text += sign;
  }
  return [...texts, text].map((found) => found.replace(/&\w+;/g, "").trim()).filter((found) => /\p{L}{2,}/u.test(found));
}

describe("no text is hard-coded", () => {
  it("finds words between tags", () => {
    expect(wordsIn('<p class="a">{t("x")} Hello</p>{#if a > b}<b>·</b>{/if}')).toEqual(["Hello"]);
  });

  it("looks at every component", () => {
    expect(components.length).toBeGreaterThan(20);
  });

  it.each(components)("%s", (path) => {
    const source = readFileSync(new URL(path, root), "utf-8");
    // The product's own name is the same in every language.
    expect(wordsIn(source).filter((word) => word !== "Fogline")).toEqual([]);
    expect(source.match(/\b(?:aria-label|title|placeholder|alt|label)="[^"{]*\p{L}{2,}[^"]*"/gu) ?? []).toEqual([]);
  });
});
