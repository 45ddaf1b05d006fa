/** Others' moves one by one: which of the positions that came is shown, and when the next one is due. */

/** A position as a viewer saw it. */
export interface Scene {
  /** How many of the viewer's events had happened. */
  upto: number;
  /** How many entries the record had. */
  at: number;
  view: any;
}

/** How fast it goes, in milliseconds. */
export interface Tempo {
  /** How long each position stays. 0: only the newest is shown. */
  step: number;
  /** How far behind what has happened the board may be. */
  limit: number;
  /** Where only the newest is shown, positions that come closer than this are shown together. */
  gather: number;
}

export type Pace = "instant" | "quick" | "calm";

const STEPS: Record<Pace, number> = { instant: 0, quick: 400, calm: 800 };
/** Positions that would have to pass faster than this are a burst: it is told in a summary. */
const FASTEST = 200;
/** How long each position stays when somebody asks for a move again, whatever the pace. */
const AGAIN = 800;
const BEHIND = 6000;
const BEHIND_WITH_CLOCKS = 3000;
const GATHER = 100;

/** Everything at once, as it comes. */
export const AT_ONCE: Tempo = { step: 0, limit: 0, gather: 0 };

export function tempoOf(pace: Pace, clocks: boolean): Tempo {
  return { step: STEPS[pace], limit: clocks ? BEHIND_WITH_CLOCKS : BEHIND, gather: GATHER };
}

interface Waiting {
  scene: Scene;
  /** When it came; Infinity where it is shown again, which nothing hurries. */
  came: number;
}

export class Reel {
  /** What is on the board; null before anything came. */
  shown: Scene | null = null;
  /** What waits to be shown, the next first. */
  #waiting: Waiting[] = [];
  #turned = -Infinity;
  readonly #tempo: () => Tempo;

  constructor(tempo: () => Tempo) {
    this.#tempo = tempo;
  }

  /** Whether the board shows the past. What comes together a moment later is none. */
  get behind(): boolean {
    return this.#waiting.length > 0 && (this.#tempo().step > 0 || this.#waiting[0]?.came === Infinity);
  }

  /** What happened; `own` is what the viewer did, which is never waited for. Gives the positions that a burst passes over. */
  add(scenes: readonly Scene[], own: boolean, now: number): number {
    this.#waiting.push(...scenes.map((scene) => ({ scene, came: now })));
    const { step, limit, gather } = this.#tempo();
    if (own || (step === 0 && gather === 0) || this.shown === null) this.skip();
    const burst = step > 0 && this.#came.length * FASTEST > limit ? this.#waiting.length : 0;
    if (burst) this.#show(burst - 1, now);
    this.turn(now);
    return burst;
  }

  /** Milliseconds until the next position is due; null where the newest is shown. */
  due(now: number): number | null {
    const next = this.#waiting[0];
    if (!next) return null;
    const { step, limit, gather } = this.#tempo();
    const stays = next.came === Infinity ? step || AGAIN : step === 0 ? gather : Math.min(step, limit / this.#waiting.length);
    const oldest = this.#came[0]?.came ?? Infinity;
    return Math.max(0, Math.min(this.#turned + stays, oldest + limit) - now);
  }

  /** Shows what is due, and passes over what would be too far behind. Says whether anything changed. */
  turn(now: number): boolean {
    if (this.due(now) !== 0) return false;
    const { step, limit } = this.#tempo();
    const late = this.#waiting.findLastIndex(({ came }) => came + limit <= now);
    const together = step === 0 && this.#waiting[0]?.came !== Infinity ? this.#waiting.length - 1 : 0;
    this.#show(Math.max(late, together, 0), now);
    return true;
  }

  /** On to the newest. Says whether anything changed. */
  skip(): boolean {
    const last = this.#waiting.at(-1);
    if (!last) return false;
    this.shown = last.scene;
    this.#waiting = [];
    return true;
  }

  /** Show some positions once more, beginning with the one before them, and then the newest again. */
  again(before: Scene, scenes: readonly Scene[], now: number): void {
    const newest = this.#waiting.at(-1)?.scene ?? this.shown;
    this.#waiting = [...scenes, ...(newest && newest !== scenes.at(-1) ? [newest] : [])].map((scene) => ({ scene, came: Infinity }));
    this.shown = before;
    this.#turned = now;
  }

  get #came(): Waiting[] {
    return this.#waiting.filter(({ came }) => came !== Infinity);
  }

  #show(index: number, now: number): void {
    this.shown = this.#waiting[index]!.scene;
    this.#waiting = this.#waiting.slice(index + 1);
    this.#turned = now;
  }
}
