// A turn being planned: cards of a column, in an order, each built or skipped, with bonuses and the token in between.
// The result is the list of actions that the server is asked about and then gets as one plan (docs/notation.md).
import type { SanFranciscoView } from "../../wire/games/san_francisco.ts";
import { BONUS_OF, parseCard, PLACES, ROWS, rowsFor, shows, type Row } from "./cards.ts";
import { cellsOf, isFull, newCell, placeOf, settle, symbolsIn, type Cell } from "./city.ts";
import { afterGain } from "./market.ts";

/** A bonus and where it goes: a row for a card, a space for a +2 or tracks token, nothing for the others. */
export interface Bonus {
  bonus: string;
  target: string;
}

/** One thing that the player decides; a card is known by its place in the tray. */
export type Step =
  | { kind: "bonus"; bonus: Bonus }
  | { kind: "build"; index: number; row: Row; bonus?: Bonus }
  | { kind: "skip"; index: number }
  | { kind: "return"; contracts: 1 | 2 };

/** A plan: what it begins with, and its steps so far. */
export interface Plan {
  /** The column to take; null where its cards are taken already. */
  column: string | null;
  cards: readonly string[];
  steps: readonly Step[];
}

/** Where a plan leads. */
export interface Planned {
  /** The steps that are possible; what became impossible is dropped. */
  steps: Step[];
  actions: string[];
  cells: Cell[][];
  /** The bonus that must be chosen before anything else, with the kinds that can be taken (SF-7.2). */
  pending: { row: Row; kinds: string[] } | null;
  /** Cards neither built nor skipped, by their place in the tray. */
  undecided: number[];
  /** What became of each card: its number in the order of building, "skip", or null. */
  fates: (number | "skip" | null)[];
  built: number;
  skipped: number;
  contracts: number;
  returnTokens: number;
  /** Whether the turn's cards are all decided (or the city is full, which ends the game, SF-8.1). */
  complete: boolean;
}

/** A plan for taking a column, or for the cards already taken. */
export function openPlan(view: SanFranciscoView, column: string | null): Plan {
  return { column, cards: column === null ? view.hand : (view.columns[column] ?? []), steps: [] };
}

/** Follow a plan through, dropping what is impossible. */
export function follow(view: SanFranciscoView, plan: Plan): Planned {
  const run = new Run(view, plan);
  for (const step of plan.steps) if (!run.over) run.take(step);
  return run.result();
}

/** The plan with one step more, or with a bonus where one is due. */
export function withStep(view: SanFranciscoView, plan: Plan, step: Step): Plan {
  const steps = follow(view, plan).steps;
  if (step.kind === "bonus") {
    const last = steps.at(-1);
    if (last?.kind === "build" && !last.bonus) {
      return { ...plan, steps: [...steps.slice(0, -1), { ...last, bonus: step.bonus }] };
    }
  }
  return { ...plan, steps: [...steps, step] };
}

/** The plan without what was decided for a card; what follows from it is checked anew. */
export function without(view: SanFranciscoView, plan: Plan, index: number): Plan {
  const kept = plan.steps.filter((step) => !("index" in step) || step.index !== index);
  return { ...plan, steps: follow(view, { ...plan, steps: kept }).steps };
}

/** The plan without its last step (or without its last bonus). */
export function stepBack(plan: Plan): Plan {
  const last = plan.steps.at(-1);
  if (last?.kind === "build" && last.bonus) {
    return { ...plan, steps: [...plan.steps.slice(0, -1), { kind: "build", index: last.index, row: last.row }] };
  }
  return { ...plan, steps: plan.steps.slice(0, -1) };
}

/** SF-5.1: the rows with room that a card of the tray may go to. */
export function openRows(planned: Planned, code: string): Row[] {
  return rowsFor(parseCard(code)).filter((row) => hasRoom(planned.cells, row));
}

/** SF-4.2: how many contracts the token may return at this moment of the plan; none once the city is full (SF-8.1). */
export function openReturns({ cells, contracts, pending, returnTokens }: Planned): (1 | 2)[] {
  if (returnTokens === 0 || pending || isFull(cells)) return [];
  return ([1, 2] as const).filter((count) => count <= contracts);
}

/** SF-7.3, SF-7.4, SF-7.6: where a bonus may go: rows for cards, spaces for tokens; none for the others. */
export function bonusTargets(cells: readonly (readonly Cell[])[], bonus: string): string[] {
  if (bonus === "value" || bonus === "depot") return ROWS.filter((row) => hasRoom(cells, row));
  if (bonus === "plus") return cells.flat().map((cell) => cell.space);
  if (bonus === "tracks") return cells.flat().filter((cell) => !cell.tracks).map((cell) => cell.space);
  return [];
}

/** SF-7.2: the district's own bonus and the tracks token, where one is left and can be used. */
export function bonusKinds(
  cells: readonly (readonly Cell[])[],
  supply: Readonly<Record<string, number>>,
  row: Row,
): string[] {
  return [BONUS_OF[row], "tracks"].filter(
    (kind) =>
      (supply[kind] ?? 0) > 0 && (kind === "vp" || kind === "return" || bonusTargets(cells, kind).length > 0),
  );
}

/** The text of a bonus action. */
export function bonusAction({ bonus, target }: Bonus): string {
  return target ? `bonus ${bonus} ${target}` : `bonus ${bonus}`;
}

function hasRoom(cells: readonly (readonly Cell[])[], row: Row): boolean {
  return (cells[ROWS.indexOf(row)]?.length ?? PLACES) < PLACES;
}

/** A plan being followed. */
class Run {
  over = false;
  private readonly plan: Plan;
  private readonly cells: Cell[][];
  private readonly supply: Record<string, number>;
  private readonly fates: (number | "skip" | null)[];
  private readonly steps: Step[] = [];
  private readonly actions: string[] = [];
  private pending: Planned["pending"] = null;
  private contracts: number;
  private returnTokens: number;
  private built = 0;
  private order = 0;

  constructor(view: SanFranciscoView, plan: Plan) {
    this.plan = plan;
    const seat = Math.max(view.turn ?? 0, 0);
    const city = view.cities[seat];
    if (!city) throw new Error("no city");
    this.cells = cellsOf(city);
    this.supply = { ...view.supply };
    this.fates = plan.cards.map(() => null);
    this.returnTokens = city.return_tokens;
    const contracts = view.cities.map((one) => one.contracts);
    // SF-3.4, SF-4.1: the contract comes with the column, before building.
    this.contracts = (plan.column === null ? contracts : afterGain(contracts, seat))[seat] ?? 0;
    if (plan.column !== null) this.actions.push(`take ${plan.column}`);
    if (view.bonus_row !== null) this.due(view.bonus_row as Row);
  }

  take(step: Step): void {
    if (step.kind === "bonus") this.choose(step, step.bonus);
    else if (this.pending) return;
    else if (step.kind === "build") this.build(step);
    else if (step.kind === "skip") this.skip(step);
    else this.giveBack(step);
  }

  private build(step: Step & { kind: "build" }): void {
    const code = this.plan.cards[step.index];
    if (code === undefined || this.fates[step.index] !== null) return;
    const card = parseCard(code);
    if (!rowsFor(card).includes(step.row) || !hasRoom(this.cells, step.row)) return;
    this.lay(code, step.row);
    this.fates[step.index] = ++this.built;
    this.steps.push(step.bonus ? { kind: "build", index: step.index, row: step.row } : step);
    this.actions.push(card.colour === "k" ? `build ${code} ${step.row}` : `build ${code}`);
    const row = ROWS.indexOf(step.row);
    // SF-7.1: the second symbol in a district, and no other, earns its bonus.
    if (shows(card, "bonus") && symbolsIn(this.cells, row) === 2) this.due(step.row);
    if (step.bonus) this.choose(null, step.bonus);
    this.checkEnd();
  }

  private lay(code: string, row: Row): void {
    const line = this.cells[ROWS.indexOf(row)]!;
    line.push(newCell(parseCard(code), row, line.length, ++this.order));
    settle(this.cells);
  }

  private due(row: Row): void {
    const kinds = bonusKinds(this.cells, this.supply, row);
    // SF-7.2: where nothing can be taken, the bonus is lost.
    this.pending = kinds.length > 0 ? { row, kinds } : null;
  }

  /** Take the bonus that is due; it belongs to the card built last, or to the plan's beginning. */
  private choose(step: Step | null, bonus: Bonus): void {
    if (!this.pending?.kinds.includes(bonus.bonus)) return;
    const targets = bonusTargets(this.cells, bonus.bonus);
    if (targets.length > 0 ? !targets.includes(bonus.target) : bonus.target !== "") return;
    this.pending = null;
    this.supply[bonus.bonus] = (this.supply[bonus.bonus] ?? 0) - 1;
    if (bonus.bonus === "value") this.lay("value4", bonus.target as Row);
    else if (bonus.bonus === "depot") this.lay("depot", bonus.target as Row);
    else if (bonus.bonus === "return") this.returnTokens += 1;
    else if (bonus.bonus !== "vp") this.putToken(bonus);
    this.actions.push(bonusAction(bonus));
    const last = this.steps.at(-1);
    if (step) this.steps.push(step);
    else if (last?.kind === "build") this.steps[this.steps.length - 1] = { ...last, bonus };
    this.checkEnd();
  }

  private putToken({ bonus, target }: Bonus): void {
    const { row, column } = placeOf(target);
    const cell = this.cells[row]![column]!;
    if (bonus === "plus") cell.plus += 1;
    else cell.tracks = cell.tracksToken = true;
    cell.token = bonus === "plus" ? "plus" : "tracks";
    settle(this.cells);
  }

  private skip(step: Step & { kind: "skip" }): void {
    const code = this.plan.cards[step.index];
    if (code === undefined || this.fates[step.index] !== null) return;
    this.fates[step.index] = "skip";
    this.steps.push(step);
    this.actions.push(`discard ${code}`);
  }

  private giveBack(step: Step & { kind: "return" }): void {
    // SF-4.2: with the token, 1 or 2 contracts, no more than held. Before the last card: afterwards the turn is over.
    if (this.returnTokens === 0 || step.contracts > this.contracts) return;
    this.returnTokens -= 1;
    this.contracts -= step.contracts;
    this.steps.push(step);
    this.actions.push(`return ${step.contracts}`);
  }

  private checkEnd(): void {
    // SF-8.1: the 25th card ends the game at once, after its bonus (SF-8.2).
    if (!this.pending && isFull(this.cells)) this.over = true;
  }

  result(): Planned {
    const undecided = this.fates.flatMap((fate, index) => (fate === null ? [index] : []));
    const complete = !this.pending && (this.over || undecided.length === 0);
    // SF-3.7: whoever could still use the token must say that the turn ends.
    const asks = complete && !this.over && this.returnTokens > 0 && this.contracts > 0;
    return {
      steps: this.steps,
      actions: asks ? [...this.actions, "end"] : this.actions,
      cells: this.cells,
      pending: this.pending,
      undecided: this.over ? [] : undecided,
      fates: this.fates,
      built: this.built,
      skipped: this.fates.filter((fate) => fate === "skip").length,
      contracts: this.contracts,
      returnTokens: this.returnTokens,
      complete,
    };
  }
}
