// What the page makes of plans that Python's test made up (tests/web/test_san_francisco_plans.py): JSON
// comes in, JSON goes out. Node runs this file as it is.
import { readFileSync, writeFileSync } from "node:fs";
import type { SanFranciscoView } from "../../wire/games/san_francisco.ts";
import { COLUMNS, shows } from "./cards.ts";
import { isFull, placeOf, requirement, valueAround, type Cell } from "./city.ts";
import { afterGain, lockOf, takers } from "./market.ts";
import { bonusTargets, follow, openPlan, openReturns, openRows, withStep, type Plan, type Step } from "./plan.ts";

interface Asked {
  view: SanFranciscoView;
  plans: { column: string | null; steps: Step[] }[];
}

function answer({ view, plans }: Asked): object {
  const seat = view.turn ?? 0;
  const contracts = view.cities.map((city) => city.contracts);
  return {
    open: COLUMNS.filter((column) => lockOf(view, column, seat).open),
    takers: COLUMNS.map((column) => takers(view, column)),
    gained: afterGain(contracts, seat),
    plans: plans.map(({ column, steps }) => followed(view, { ...openPlan(view, column), steps })),
  };
}

function followed(view: SanFranciscoView, plan: Plan): object {
  const { cells, ...planned } = follow(view, plan);
  const asks = planned.undecided.length > 0 && !planned.pending;
  const stepwise = plan.steps.reduce((so, step) => withStep(view, so, step), { ...plan, steps: [] as Step[] } as Plan);
  return {
    ...planned,
    cells: cells.map((row) => row.map(({ card, ...cell }) => ({ ...cell, card: card.code }))),
    stepwise: follow(view, stepwise).actions,
    rows: asks ? planned.undecided.map((index) => openRows({ ...planned, cells }, plan.cards[index]!)) : [],
    returns: openReturns({ ...planned, cells }),
    targets: (planned.pending?.kinds ?? []).map((kind) => bonusTargets(cells, kind)),
    requirement: requirement(cells),
    waiting: Object.fromEntries(cells.flat().filter(isWaiting).map(({ space }) => [space, around(cells, space)])),
    full: isFull(cells),
  };
}

function isWaiting(cell: Cell): boolean {
  return shows(cell.card, "foundation") && !cell.skyscraper;
}

function around(cells: Cell[][], space: string): number {
  const { row, column } = placeOf(space);
  return valueAround(cells, row, column);
}

const [, , from = "", to = ""] = process.argv;
writeFileSync(to, JSON.stringify((JSON.parse(readFileSync(from, "utf-8")) as Asked[]).map(answer)));
