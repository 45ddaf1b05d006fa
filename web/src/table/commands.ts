/** What can be typed in the command box: the notation's words, and a few of the page's. */

export type Command =
  | { kind: "act"; actions: string[] }
  | { kind: "preview"; actions: string[] }
  | { kind: "why"; action: string }
  | { kind: "rules"; paragraph: string | null }
  | { kind: "undo" | "score" | "help" | "actions" | "nothing" };

/** The words of the page, which no action begins with. */
export const WORDS = ["undo", "score", "why", "preview", "rules", "actions", "help"] as const;

/** What somebody typed. A plan of several actions has semicolons; a number means an action of the list. */
export function parseCommand(text: string, legal: readonly string[] = []): Command {
  const clean = text.trim().replace(/\s+/g, " ");
  const [word = "", ...more] = clean.split(" ");
  const rest = more.join(" ");
  switch (word.toLowerCase()) {
    case "":
      return { kind: "nothing" };
    case "?":
      return { kind: "help" };
    case "undo":
    case "score":
    case "help":
    case "actions":
      return rest ? { kind: "act", actions: plan(clean, legal) } : { kind: word.toLowerCase() as "undo" };
    case "why":
      return rest ? { kind: "why", action: numbered(rest, legal) } : { kind: "help" };
    case "preview":
      return rest ? { kind: "preview", actions: plan(rest, legal) } : { kind: "help" };
    case "rules":
      return { kind: "rules", paragraph: rest ? rest.toUpperCase() : null };
    default:
      return { kind: "act", actions: plan(clean, legal) };
  }
}

/** What the box offers while somebody types. */
export function offered(text: string, legal: readonly string[]): string[] {
  const typed = text.trimStart().toLowerCase();
  const begun = /^(why|preview) /.exec(typed)?.[0] ?? "";
  const words = begun ? [] : [...WORDS];
  return [...legal.map((action) => begun + action), ...words].filter((word) => word.startsWith(typed) && word !== typed).slice(0, 12);
}

function plan(text: string, legal: readonly string[]): string[] {
  return text
    .split(";")
    .map((part) => numbered(part.trim(), legal))
    .filter(Boolean);
}

function numbered(text: string, legal: readonly string[]): string {
  const found = /^\d+$/.test(text) ? legal[Number(text) - 1] : undefined;
  return found ?? text;
}
