import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Fairness, Revealed } from "../wire/types.ts";
import { check, type Entries, type Verdict } from "./check.ts";
import type { Receipt } from "./receipt.ts";
import { commitmentOf } from "./scheme.ts";

/** What the service gives for a game that was played at a table of its own; a test in Python holds that it does. */
type Game = Omit<Fairness, "luck"> & { luck: Revealed; entries: [string | number, string][] };
const played = (): Game => JSON.parse(readFileSync("../tests/golden/luck/fairness.json", "utf-8")) as Game;
const TIMES = 60;

/** Numbers that are always the same, so that a failure can be looked at. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function receiptOf({ luck }: Game): Receipt {
  return { format: "fogline-receipt-1", table: luck.table, commitment: luck.commitment, own: { 0: luck.contributions[0] ?? "" }, contributions: luck.contributions };
}

function checked(game: Game, receipt: Receipt | null = null): Verdict {
  return check("t", game.luck, game.draws, game.entries as Entries, receipt);
}

const fair = ({ commitment, wrong }: Verdict): boolean => commitment && wrong === null;
const hex = (luck: (below: number) => number): string => Array.from({ length: 64 }, () => luck(16).toString(16)).join("");

test("a game that was played fairly is fair", () => {
  expect(checked(played(), receiptOf(played()))).toEqual({ commitment: true, receipt: "right", wrong: null, draws: played().draws.length });
  expect(checked(played()).receipt).toBe("none");
});

describe("any change is found:", () => {
  const changes: Record<string, (game: Game, luck: (below: number) => number) => void> = {
    secret: (game, luck) => (game.luck.secret = hex(luck)),
    commitment: (game, luck) => (game.luck.commitment = hex(luck)),
    "secret with a commitment that fits": (game, luck) => {
      game.luck.secret = hex(luck);
      game.luck.commitment = commitmentOf(game.luck.table, game.luck.secret);
    },
    contribution: (game, luck) => (game.luck.contributions[luck(2)] = hex(luck)),
    "contribution left out": (game, luck) => (game.luck.contributions[luck(2)] = null),
    "contributions the other way round": (game) => game.luck.contributions.reverse(),
    "contribution more": (game) => game.luck.contributions.push(null),
    table: (game) => (game.luck.table = "u"),
    "what can't be read": (game, luck) => (game.luck.secret = game.luck.secret.slice(luck(64))),
    outcome: (game, luck) => {
      const draw = several(game, luck);
      const other = draw.outcomes.filter((one) => one !== draw.brought);
      draw.brought = other[luck(other.length)] ?? "";
      game.entries[draw.entry]![1] = draw.brought; // and in the record too
    },
    "outcome in the list alone": (game, luck) => (several(game, luck).brought = "card"),
    "order of draws": (game, luck) => {
      const [one, other] = [luck(game.draws.length - 1), game.draws.length - 1];
      [game.draws[one], game.draws[other]] = [game.draws[other]!, game.draws[one]!];
    },
    "draw left out": (game, luck) => game.draws.splice(luck(game.draws.length), 1),
    "draw more": (game) => game.draws.push({ ...game.draws[0]! }),
    "weights that make no sense": (game, luck) => (several(game, luck).weights[0] = ["-1", "", "1e3", `${1n << 63n}`][luck(4)]!),
  };

  function several(game: Game, luck: (below: number) => number): Game["draws"][number] {
    const found = game.draws.filter(({ outcomes }) => outcomes.length > 1);
    return found[luck(found.length)]!;
  }

  test.each(Object.keys(changes))("%s", (name) => {
    for (let seed = 1; seed <= TIMES; seed++) {
      const game = played();
      changes[name]?.(game, seeded(seed * 7919));
      expect(fair(checked(game)), `${name} ${seed}`).toBe(false);
    }
  });

  test("the wrong draw is named", () => {
    const game = played();
    const draw = game.draws[20]!;
    const due = draw.brought;
    draw.brought = draw.outcomes.find((one) => one !== due) ?? "";
    game.entries[draw.entry]![1] = draw.brought;
    expect(checked(game).wrong).toEqual({ entry: draw.entry, brought: draw.brought, due });
  });
});

test("a receipt says how the record contradicts it", () => {
  const receipt = receiptOf(played());
  const other = "0".repeat(64);
  expect(checked(played(), { ...receipt, commitment: other }).receipt).toBe("commitment");
  expect(checked(played(), { ...receipt, own: { 0: other } }).receipt).toBe("own");
  expect(checked(played(), { ...receipt, contributions: [receipt.own[0] ?? null, null] }).receipt).toBe("list");
  expect(checked(played(), { ...receipt, contributions: null }).receipt).toBe("right");
});
