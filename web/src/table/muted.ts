/** Whose chat this browser doesn't show, table by table. Nobody else hears of it. */

const KEY = "fogline-muted";
/** Tables that are remembered; the oldest is forgotten first. */
const MOST = 50;

/** The people who were muted at a table. */
export function mutedAt(table: string): string[] {
  const found = kept().find(([name]) => name === table)?.[1];
  return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
}

/** Remember who is muted at a table; where nothing can be kept, it holds until the page is closed. */
export function keepMuted(table: string, people: readonly string[]): void {
  const others = kept().filter(([name]) => name !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, people]].slice(-MOST)));
  } catch {
    // Storage is full or forbidden.
  }
}

function kept(): [string, unknown][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => Array.isArray(one) && one.length === 2) : [];
  } catch {
    return [];
  }
}
