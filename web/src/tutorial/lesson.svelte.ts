/** A tutorial under way: the table of its chapter, the step, and what the service says to what the learner does. */
import { failure } from "../failure.ts";
import { live } from "../live.svelte.ts";
import { person } from "../person.svelte.ts";
import { suggestion } from "../person/suggestion.ts";
import { TableModel, type Line } from "../table/model.svelte.ts";
import { newId } from "../wire/id.ts";
import { Refusal, teach } from "../wire/rest.ts";
import type { Wanted } from "../wire/socket.ts";
import type { Answer, LessonStep, LessonTold, Message, Status } from "../wire/types.ts";
import { keepProgress, progressOf } from "./progress.ts";

/** The learner's id at the table of a lesson. */
const LEARNER = "learner";
/** Said where a sentence is to be read, and something was done. */
const ONWARD: Message = { type: "message", id: "page-tutorial-read", args: {} };
/** What a lesson's table is asked; all else is for tables that are kept. */
const ASKED = ["act", "preview", "survey", "describe", "why"];

export class Lesson implements Line {
  readonly game: string;
  /** The table of this chapter; null until it is told. */
  table: TableModel | null = $state.raw(null);
  /** What is to be done; null at a chapter's end. */
  step: LessonStep | null = $state.raw(null);
  /** How many steps there are, and how many were done. */
  steps = $state(0);
  number = $state(0);
  /** What is said to who tried something else. */
  otherwise: Message | null = $state.raw(null);
  /** How often it was said since the last step: who hears it again should notice. */
  strays = $state(0);
  /** Whether the last chapter is done. */
  finished = $state(false);
  chapter = $state(0);
  #done: string[][] = $state.raw([]);
  /** Whether another chapter, or an earlier step, is on its way. */
  #opening = false;

  constructor(game: string) {
    this.game = game;
  }

  /** Whether there is a step to go back to. */
  get canGoBack(): boolean {
    return this.chapter > 0 || this.#done.length > 0;
  }

  /** Go on where somebody was, or begin. */
  async resume(): Promise<void> {
    const { chapter, done, finished } = progressOf(this.game);
    if (finished) return this.open(0, []);
    try {
      await this.open(chapter, done);
    } catch (error) {
      // What was kept is of another version of the tutorial.
      if (!(error instanceof Refusal)) throw error;
      await this.open(0, []);
    }
  }

  /** A chapter after some of its steps, at a table of its own: nothing flies from one position to another. */
  async open(chapter: number, done: string[][]): Promise<void> {
    const told = await teach(this.game, { chapter, done });
    [this.chapter, this.#done] = [chapter, done];
    const table = new TableModel({ ...told.info, status: named(told.info.status) }, this, LEARNER);
    this.#take(told, table);
    this.table = table;
  }

  /** A sentence was read, or a chapter is over. */
  async next(): Promise<void> {
    if (this.step === null) await this.#turn(this.chapter + 1, []);
    else await this.table?.act([]);
  }

  /** One step back. */
  async back(): Promise<void> {
    if (this.#done.length > 0) await this.#turn(this.chapter, this.#done.slice(0, -1));
    else if (this.chapter > 0) await this.#turn(this.chapter - 1, []);
  }

  /** Where a button leads. Pressed twice it leads there once: a second table would forget what was begun at the first. */
  async #turn(chapter: number, done: string[][]): Promise<void> {
    if (this.#opening) return;
    this.#opening = true;
    await this.open(chapter, done).catch(tell);
    this.#opening = false;
  }

  /** Let it be done for once. */
  async show(): Promise<void> {
    if (this.step) await this.table?.act(this.step.example);
  }

  async ask(_table: string, wanted: Wanted): Promise<Answer> {
    const id = newId();
    if (!ASKED.includes(wanted.type)) return refused(id);
    const [table, done] = [this.table, this.#done];
    const told = await teach(this.game, { chapter: this.chapter, done, request: { ...wanted, id } as never }).catch(tell);
    // A step back, or the next chapter, was opened meanwhile: what is answered is of a board that was put away.
    if (!told || table !== this.table) return refused(id);
    const answer = told.answer ?? refused(id);
    if (wanted.type !== "act") return answer;
    if (done !== this.#done) return refused(id);
    if (answer.ok) {
      await this.#go(told, wanted.actions).catch(tell);
      return answer;
    }
    this.otherwise = told.otherwise ?? ONWARD;
    this.strays += 1;
    if (this.table) this.announce(this.table.say(this.otherwise), true);
    // What the step wants is said kindly beside it; the board has nothing to add.
    return answer.reason?.code === "tutorial-other" ? { ...answer, reason: null } : answer;
  }

  announce(text: string, assertive: boolean): void {
    live.announce(text, assertive);
  }

  /** Something was done. Who has read a chapter's last sentence needs no word about its end. */
  async #go(told: LessonTold, actions: string[]): Promise<void> {
    if (actions.length === 0 && told.step === null && !told.last) return this.open(this.chapter + 1, []);
    this.#done = [...this.#done, [...actions]];
    if (this.table) this.#take(told, this.table);
  }

  #take(told: LessonTold, table: TableModel): void {
    table.onStatus(named(told.info.status));
    table.onTold(told.told);
    [this.step, this.number, this.steps] = [told.step, told.number, told.steps];
    [this.otherwise, this.strays] = [null, 0];
    this.finished = told.step === null && told.last;
    keepProgress(this.game, { chapter: this.chapter, done: this.#done, finished: this.finished });
  }
}

/** The learner is called, and looks, as everywhere, or as is suggested; a rival who has that colour gets the other one. */
function named(status: Status): Status {
  const before = status.seats.find((seat) => seat.person === LEARNER)!;
  const who = person() ?? suggestion();
  const learner = { ...before, name: who.name, colour: who.colour ?? before.colour, shape: who.shape ?? before.shape };
  const seats = status.seats.map((seat) => {
    if (seat === before) return learner;
    return seat.colour === learner.colour ? { ...seat, colour: before.colour } : seat;
  });
  return { ...status, seats };
}

/** Why the service didn't answer: nothing is lost, and it can be done again. */
function tell(error: unknown): void {
  live.tell(failure(error));
}

function refused(id: string): Answer {
  return { type: "answer", id, ok: false, reason: { code: "tutorial-other", rule: null, params: {} }, pending: false, at: 0, result: null };
}
