/** How far somebody is in each game's tutorial. Kept in the browser: no table, list or statistic knows of it. */

export interface Progress {
  /** Whether a tutorial was offered before a first game. */
  offered: boolean;
  /** Where the lesson goes on: the chapter, and what was done since its start. */
  chapter: number;
  done: string[][];
  /** Whether it was played to the end. */
  finished: boolean;
}

const KEY = "fogline.tutorials";
const NONE: Progress = { offered: false, chapter: 0, done: [], finished: false };

function kept(): Record<string, Partial<Progress>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Partial<Progress>>) : {};
  } catch {
    return {};
  }
}

/** How far somebody is in a game's tutorial. */
export function progressOf(game: string): Progress {
  return { ...NONE, ...kept()[game] };
}

/** Keep how far somebody is. */
export function keepProgress(game: string, progress: Partial<Progress>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: { ...progressOf(game), ...progress } }));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

/** Whether a tutorial was begun and not finished. */
export function isUnderWay({ chapter, done, finished }: Progress): boolean {
  return !finished && (chapter > 0 || done.length > 0);
}
