/** A decision of a finished game, decided once more: the table as its seat saw it, and what one's own idea is worth. */
import { failure } from "../failure.ts";
import { live } from "../live.svelte.ts";
import { person } from "../person.svelte.ts";
import { TableModel, type Line } from "../table/model.svelte.ts";
import { newId } from "../wire/id.ts";
import { tryAgain } from "../wire/rest.ts";
import type { Wanted } from "../wire/socket.ts";
import type { Answer, Compared, Status, TableInfo, Told, TurningPoint } from "../wire/types.ts";

/** The id of whoever tries, at a table where nobody else is. */
const SOMEBODY = "somebody";
/** What such a table is asked; all else is for games that go on. */
const ASKED = ["act", "preview", "survey", "describe", "why"];

export class Trial implements Line {
  readonly point: TurningPoint;
  /** The table; made anew for each try, so that nothing of the one before is left on the board. */
  table: TableModel = $state.raw() as TableModel;
  /** What was tried beside what was done; null before. */
  compared: Compared | null = $state.raw(null);
  /** Whether the answer was asked for, not found. */
  shown = $state(false);
  /** Whether something is being compared. */
  busy = $state(false);
  readonly #info: TableInfo;
  readonly #told: Told;

  constructor(info: TableInfo, point: TurningPoint, told: Told) {
    this.point = point;
    this.#info = { ...info, status: alone(info.status, point.seat) };
    this.#told = told;
    this.again();
  }

  static async open(info: TableInfo, point: TurningPoint): Promise<Trial> {
    const { told } = await tryAgain(info.table, { at: point.at, seat: point.seat }, person()?.secret ?? null);
    if (told === null) throw new Error("no position");
    return new Trial(info, point, told);
  }

  /** Decide anew. */
  again(): void {
    [this.compared, this.shown] = [null, false];
    const table = new TableModel(this.#info, this, SOMEBODY);
    table.onTold(this.#told);
    this.table = table;
  }

  /** Be told the answer. */
  async show(): Promise<void> {
    this.shown = true;
    const answer = await this.ask("", { type: "act", seat: this.point.seat, actions: [this.point.better] } as Wanted);
    if (!answer.ok) this.shown = false;
  }

  async ask(_table: string, wanted: Wanted): Promise<Answer> {
    const id = newId();
    if (!ASKED.includes(wanted.type)) return refused(id);
    const { seat, at } = this.point;
    const acts = wanted.type === "act";
    if (acts) this.busy = true;
    try {
      const told = await tryAgain(this.#info.table, { at, seat, request: { ...wanted, id } as never }, person()?.secret ?? null);
      if (told.compared) this.compared = told.compared;
      return told.answer ?? refused(id);
    } catch (error) {
      live.tell(failure(error));
      return refused(id);
    } finally {
      if (acts) this.busy = false;
    }
  }

  announce(text: string, assertive: boolean): void {
    live.announce(text, assertive);
  }
}

/** The table with one seat that somebody plays: whoever has left the game is there again. */
function alone(status: Status, mine: number): Status {
  const seats = status.seats.map((seat, i) => ({ ...seat, person: i === mine ? SOMEBODY : null, left: null, away: false, lapsed: false, clock: null }));
  return { ...status, phase: "playing", outcome: null, running: [], wish: null, rematch: [], following: null, luck: null, hints: false, seats };
}

function refused(id: string): Answer {
  return { type: "answer", id, ok: false, reason: { code: "not-over", rule: null, params: {} }, pending: false, at: 0, result: null };
}
