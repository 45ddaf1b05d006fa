/** What the player is doing at the board: a plan under way, a row or a target being chosen, what was asked and answered. */
import { settings } from "../../settings.svelte.ts";
import type { TableModel } from "../../table/model.svelte.ts";
import type { Message, Reason } from "../../wire/types.ts";
import type { SanFranciscoPreview, SanFranciscoView } from "../../wire/games/san_francisco.ts";
import { ROWS, type Row } from "./cards.ts";
import { cellsOf, placeOf, requirement, valueAround, type Cell } from "./city.ts";
import { lockOf } from "./market.ts";
import {
  bonusTargets,
  follow,
  openPlan,
  openRows,
  stepBack,
  withStep,
  without,
  type Bonus,
  type Plan,
  type Planned,
  type Step,
} from "./plan.ts";
import { columnNews, happened, piecesOf, recent, type ColumnNews, type Happened } from "./pieces.ts";
import { cardMessage, message, rowMessage, spaceMessage } from "./words.ts";

/** What the server foretells, with the actions it was asked about. */
export interface Foretold {
  actions: string[];
  preview: SanFranciscoPreview | null;
  say: Message[];
}

/** How an action was asked for: by touch it is always confirmed. */
export type Way = "mouse" | "touch" | "key";

export class Desk {
  readonly table: TableModel;
  /** The plan under way. */
  plan: Plan | null = $state.raw(null);
  /** The card of the tray whose row is being chosen, by its place. */
  choosing: number | null = $state(null);
  /** The kind of bonus whose row or space is being chosen. */
  kind: string | null = $state(null);
  /** One action chosen and not yet confirmed. */
  armed: string | null = $state(null);
  /** What the server says that the plan, or the armed action, would change. */
  foretold: Foretold | null = $state.raw(null);
  /** Why the last wish was refused, with where it was wished. */
  refused: { reason: Reason; action: string } | null = $state.raw(null);
  /** The rival whose city stays enlarged. */
  pinned: number | null = $state(null);

  /** Whether the player uses the keyboard: then the focus follows what is to be decided. */
  keyboard = false;

  /** Whether all open cards are to be built: each row or bonus that is chosen leads on to the next card. */
  #all = false;
  /** How often the server was asked what a plan brings. */
  #asked = 0;

  constructor(table: TableModel) {
    this.table = table;
  }

  readonly view: SanFranciscoView = $derived.by(() => this.table.view as SanFranciscoView);
  /** Whose city lies in the middle: the viewer's; for a spectator the one whose turn it is. */
  readonly seat: number = $derived.by(() =>
    this.table.viewer >= 0 ? this.table.viewer : (this.pinned ?? 0),
  );
  readonly planned: Planned | null = $derived.by(() => (this.plan ? follow(this.view, this.plan) : null));
  /** The city in the middle, with the plan's cards in it. */
  readonly cells: Cell[][] = $derived.by(() => this.planned?.cells ?? cellsOf(this.view.cities[this.seat]!));
  /** The spaces where something may be put now. */
  readonly targets: ReadonlySet<string> = $derived.by(() => new Set(this.#targets()));
  /** The rows that may be chosen now. */
  readonly rows: readonly Row[] = $derived.by(() => this.#rows());
  /** The pieces that the log line under the pointer is about. */
  readonly lit: ReadonlySet<string> = $derived.by(
    () => new Set(this.table.lit.flatMap((item) => piecesOf(happened(item)))),
  );
  /** The last moves: they stay lit until the viewer's next one. */
  readonly moves: readonly Happened[] = $derived.by(() => recent(this.table.items.map(happened), this.table.viewer));
  /** Their pieces. */
  readonly last: ReadonlySet<string> = $derived.by(
    () => new Set(this.moves.flatMap(piecesOf)),
  );
  /** The pieces that have just changed: they move. */
  readonly fresh: ReadonlySet<string> = $derived.by(
    () => new Set(this.table.fresh.flatMap((item) => piecesOf(happened(item)))),
  );

  /** Whether a piece is lit, by the log or as a part of the last moves. */
  light(piece: string): "log" | "last" | "" {
    if (this.lit.has(piece)) return "log";
    return this.lit.size === 0 && this.last.has(piece) ? "last" : "";
  }

  /** The spaces of a seat's city among some pieces. */
  spacesOf(pieces: ReadonlySet<string>, seat: number): Set<string> {
    const prefix = `city:${seat}:`;
    return new Set([...pieces].filter((piece) => piece.startsWith(prefix)).map((piece) => piece.slice(prefix.length)));
  }

  #rows(): readonly Row[] {
    if (!this.planned || !this.plan) return [];
    if (this.kind === "value" || this.kind === "depot") return bonusTargets(this.planned.cells, this.kind) as Row[];
    const card = this.choosing === null ? undefined : this.plan.cards[this.choosing];
    return card === undefined ? [] : openRows(this.planned, card);
  }

  #targets(): string[] {
    if (!this.planned) return [];
    if (this.kind === "plus" || this.kind === "tracks") return bonusTargets(this.planned.cells, this.kind);
    return this.#rows().map((row) => `${row}${this.planned!.cells[ROWS.indexOf(row)]!.length + 1}`);
  }

  // Beginning and ending.

  /** Brings the desk in line with a new position: what was planned for another one is dropped. */
  follow(): void {
    const { mine } = this.table;
    const phase = this.view.phase;
    this.armed = null;
    this.refused = null;
    if (mine && (phase === "build" || phase === "bonus")) this.#begin(openPlan(this.view, null));
    else this.close();
  }

  /** Put the plan away. */
  close(): void {
    this.#asked += 1;
    this.#all = false;
    this.plan = null;
    this.choosing = null;
    this.kind = null;
    this.foretold = null;
  }

  #begin(plan: Plan): void {
    this.refused = null;
    this.#all = false;
    this.plan = plan;
    this.choosing = null;
    this.armed = null;
    this.#settle();
  }

  /** Take a column: opens the tray, or says why not. */
  async open(column: string): Promise<void> {
    const action = `take ${column}`;
    this.refused = null;
    if (this.table.mine && this.table.legal.includes(action)) this.#begin(openPlan(this.view, column));
    else await this.explain(action);
  }

  /** Ask the server why something is not possible. */
  async explain(action: string): Promise<void> {
    if (!this.table.canAct) return;
    const reason = await this.table.why(action);
    this.refused = reason ? { reason, action } : null;
    if (reason) this.table.announce(this.table.because(reason), true);
  }

  /** Do one action, after a confirmation where that is wished. */
  async press(action: string, way: Way): Promise<void> {
    if (!this.table.mine || !this.table.legal.includes(action)) return this.explain(action);
    this.refused = null;
    const sure = this.armed === action || (way !== "touch" && !settings.confirm);
    if (!sure) return this.arm(action);
    this.armed = null;
    await this.table.act([action]);
  }

  /** Choose an action and look at what it would change. */
  async arm(action: string): Promise<void> {
    this.armed = action;
    await this.#foretell([action]);
  }

  /** Let the chosen action be. */
  disarm(): void {
    this.#asked += 1;
    this.armed = null;
    this.foretold = null;
  }

  // Planning.

  /** A card of the tray: build it, then skip it, then leave it open again. */
  tap(index: number): void {
    if (!this.plan || !this.planned || this.planned.pending) return;
    this.#all = false;
    const fate = this.planned.fates[index];
    if (this.choosing === index) {
      this.choosing = null;
      this.#put({ kind: "skip", index });
    } else if (fate === "skip") this.#set(without(this.view, this.plan, index));
    else if (typeof fate === "number") {
      const freed = without(this.view, this.plan, index);
      this.#set(withStep(this.view, freed, { kind: "skip", index }));
    } else this.#ask(index);
  }

  /** Build a card where there is one row for it; ask for the row of a black one; skip what has no room (SF-5.1). */
  #ask(index: number): void {
    const code = this.plan!.cards[index]!;
    const rows = openRows(this.planned!, code);
    this.choosing = null;
    if (rows.length === 0) {
      const before = this.planned!.actions;
      this.#put({ kind: "skip", index });
      void this.#doubt(before, code.startsWith("k") ? `build ${code} ${ROWS[0]}` : `build ${code}`);
    } else if (code.startsWith("k") && rows.length > 1) {
      this.choosing = index;
      this.table.announce(this.table.t("sfb-choose-row", { card: cardMessage(code) }));
    } else this.#put({ kind: "build", index, row: rows[0]! });
  }

  /** Ask the server why an action is not possible at this point of the plan. */
  async #doubt(before: readonly string[], action: string): Promise<void> {
    const { preview } = await this.table.preview([...before, action]);
    const reason = (preview as SanFranciscoPreview | null)?.refusal ?? null;
    this.refused = reason ? { reason, action } : null;
    if (reason) this.table.announce(this.table.because(reason), true);
  }

  /** Leave a card open again. */
  free(index: number): void {
    if (this.plan) this.#set(without(this.view, this.plan, index));
  }

  /** Choose a row: for the black card, or for a bonus card. */
  chooseRow(row: Row): void {
    if (this.rows.length === 0 || !this.planned || !this.plan) return;
    if (!this.rows.includes(row)) {
      const action = this.kind ? `bonus ${this.kind} ${row}` : `build ${this.plan.cards[this.choosing ?? 0] ?? ""} ${row}`;
      void this.#doubt(this.planned.actions, action);
    } else if (this.kind) this.#bonus({ bonus: this.kind, target: row });
    else if (this.choosing !== null) this.build(this.choosing, row);
  }

  /** Build a card in a row, for instance where it was dropped. */
  build(index: number, row: Row): void {
    this.choosing = null;
    this.#put({ kind: "build", index, row });
    this.#goOn();
  }

  /** Choose a space: for a token; or a row by one of its spaces. */
  chooseSpace(space: string): void {
    if (this.kind === "plus" || this.kind === "tracks") {
      if (this.targets.has(space)) this.#bonus({ bonus: this.kind, target: space });
      else void this.#doubt(this.planned?.actions ?? [], `bonus ${this.kind} ${space}`);
    } else this.chooseRow(space[0] as Row);
  }

  /** Choose a kind of bonus; some need a row or a space then. */
  chooseKind(kind: string): void {
    if (kind === "vp" || kind === "return") this.#bonus({ bonus: kind, target: "" });
    else this.kind = this.kind === kind ? null : kind;
  }

  #bonus(bonus: Bonus): void {
    this.kind = null;
    this.#put({ kind: "bonus", bonus });
    this.#goOn();
  }

  /** Use the discard-contracts token at this moment of the plan (SF-4.2). */
  giveBack(contracts: 1 | 2): void {
    this.#put({ kind: "return", contracts });
  }

  /** Build every card that is open, from the left; waits where something must be chosen, and goes on from there. */
  buildAll(): void {
    this.#all = true;
    this.#goOn();
  }

  #goOn(): void {
    for (const index of this.planned?.undecided ?? []) {
      if (!this.#all || this.planned?.pending || this.choosing !== null) return;
      this.#ask(index);
    }
  }

  /** Skip every card that is open. */
  skipRest(): void {
    this.#all = false;
    this.choosing = null;
    for (const index of this.planned?.undecided ?? []) this.#put({ kind: "skip", index });
  }

  /** One step back. */
  back(): void {
    this.#all = false;
    if (this.choosing !== null) this.choosing = null;
    else if (this.kind !== null && (this.planned?.pending?.kinds.length ?? 0) > 1) this.kind = null;
    else if (this.plan) this.#set(stepBack(this.plan));
  }

  #put(step: Step): void {
    if (this.plan) this.#set(withStep(this.view, this.plan, step));
  }

  #set(plan: Plan): void {
    this.refused = null;
    this.plan = { ...plan, steps: follow(this.view, plan).steps };
    this.#settle();
  }

  /** After a step: offer the bonus where there is but one kind, and ask what the plan does. */
  #settle(): void {
    const pending = this.planned?.pending;
    this.kind = null;
    if (pending?.kinds.length === 1 && !["vp", "return"].includes(pending.kinds[0]!)) this.kind = pending.kinds[0]!;
    void this.#foretell(this.planned?.actions ?? []);
  }

  async #foretell(actions: string[]): Promise<void> {
    const asked = ++this.#asked;
    if (actions.length === 0) {
      this.foretold = null;
      return;
    }
    const { preview, say } = await this.table.preview(actions);
    // A later question may have been asked meanwhile, or the board been put away: only the last answer counts.
    if (asked !== this.#asked) return;
    this.foretold = { actions, preview: preview as SanFranciscoPreview | null, say };
  }

  /** Whether the plan can be carried out as it stands. */
  readonly ready: boolean = $derived.by(() => this.planned?.complete === true && !this.table.busy);

  /** Carry the plan out: one message, all or none. */
  async commit(): Promise<void> {
    if (!this.planned?.complete) return;
    const answer = await this.table.act(this.planned.actions);
    if (answer.ok) this.close();
  }

  /** What the button says: the action itself. */
  readonly deed: Message = $derived.by(() => this.#deed());

  #deed(): Message {
    const { plan, planned } = this;
    if (!plan || !planned) return message("sfb-nothing");
    const before = this.view.cities[this.seat]?.contracts ?? 0;
    const column = plan.column?.toUpperCase();
    // What isn't decided yet is neither built nor skipped.
    if (planned.undecided.length > 0) {
      const args = { build: planned.built, open: planned.undecided.length };
      return column === undefined ? message("sfb-commit-rest-open", args) : message("sfb-commit-open", { ...args, column });
    }
    const args = {
      build: planned.built,
      // SF-8.2: what is left when the city is full goes to the box as well.
      skip: plan.cards.length - planned.built,
      contracts: plan.column === null ? 0 : planned.contracts - before,
    };
    return column === undefined ? message("sfb-commit-rest", args) : message("sfb-commit", { ...args, column });
  }

  /** The armed action as a button says it. */
  readonly armedMessage: Message = $derived.by(() => {
    const [verb, what] = (this.armed ?? "").split(" ");
    if (verb === "place") return message("sf-action-place", { column: what!.toUpperCase() });
    if (verb === "return") return message("sf-action-return", { contracts: Number(what) });
    return message("sf-action-draw");
  });

  /** What is still to be decided, as a sentence; null where nothing is. */
  readonly question: Message | null = $derived.by(() => {
    const { plan, planned } = this;
    if (!plan || !planned) return null;
    if (this.choosing !== null) return message("sfb-choose-row", { card: cardMessage(plan.cards[this.choosing]!) });
    if (this.kind) return message(`sfb-choose-${this.kind}`);
    if (planned.pending) return message("sfb-choose-bonus", { row: rowMessage(planned.pending.row) });
    if (planned.undecided.length > 0) return message("sfb-undecided", { cards: planned.undecided.length });
    return null;
  });

  /** What happened to a column of late. */
  news(column: string): ColumnNews {
    return columnNews(this.moves, column);
  }

  /** SF-3.3: a column's lock, for the viewer. */
  lock(column: string): ReturnType<typeof lockOf> {
    return lockOf(this.view, column, this.seat);
  }

  /** What a space of a city holds, in words. */
  describe(cells: readonly (readonly Cell[])[], row: number, column: number): string {
    const space = `${ROWS[row]!}${column + 1}`;
    const cell = cells[row]?.[column];
    if (!cell) return this.table.t("sfb-cell-empty", { space: spaceMessage(space) });
    const notes = this.#notes(cells, cell);
    const id = cell.ghost > 0 ? "sfb-cell-planned" : "sfb-cell";
    return this.table.t(id, { space: spaceMessage(space), card: cardMessage(cell.card.code), value: cell.value, notes });
  }

  #notes(cells: readonly (readonly Cell[])[], cell: Cell): Message[] {
    const notes: Message[] = [];
    if (cell.plus > 0) notes.push(message("sf-note-plus", { count: cell.plus }));
    if (cell.tracksToken) notes.push(message("sf-note-tracks"));
    if (cell.tram) notes.push(message("sf-note-tram"));
    if (cell.skyscraper) notes.push(message("sf-note-skyscraper"));
    else if (cell.card.marks.includes("foundation")) notes.push(waiting(cells, cell));
    return notes.length > 0 ? notes : [message("sfb-cell-plain")];
  }
}

function waiting(cells: readonly (readonly Cell[])[], cell: Cell): Message {
  const { row, column } = placeOf(cell.space);
  return message("sf-note-waiting", { around: valueAround(cells, row, column), requirement: requirement(cells) });
}
