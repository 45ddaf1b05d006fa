"""The card of a data set: what is in it, where it is from, how it is read, what it is not good for."""

from __future__ import annotations

from typing import Final

from fogline.core.game import Game
from fogline.core.observing import REWARDS
from fogline.envs.dataset_plan import Plan

CARD: Final = """\
# Decisions in {title}

{decisions:,} decisions of {games:,} games with {players} players, made by Fogline {version}.

{source}

| | |
| --- | --- |
| game | `{game}`, rules {rules}, options {options} |
| deck or map | `{data}`, `{data_hash}` |
| plan | `{plan}` (`plan.json`) |
| files | {shards} in each folder, {shard} games each |
| checked with | `fogline dataset --check --folder FOLDER` |

## Columns of `decisions/*.parquet`

| column | type | meaning |
| --- | --- | --- |
{columns}

`games/*.parquet` has one row a game: `game`, `bots` (the bot of each seat), `record` (a line of `fogline-record-1`,
from which every column but `policy` and `chances` can be computed anew) and what each seat got ({rewards}).

## Blocks of `observation`

Seats are counted clockwise from who decides.

| from | block | shape | meaning |
| --- | --- | --- | --- |
{blocks}

## What to mind

- Rows of one game belong together: divide by `game`, not by row, into what one learns from and what one tests on.
- All decisions are there, also those with a single legal action.
- The moves are those of the bots or people named in `bots`: none of them plays perfectly.
- A bot that is held to a time (`ms`, or the level `expert`) doesn't decide the same twice: a data set of it can't be
  made anew, only checked.
- Deck and map are Fogline's own, not the publishers'.
"""


def card(plan: Plan, game: Game, decisions: int) -> str:
    """The card as Markdown: the same for the same files."""
    return CARD.format(
        title=game.title,
        decisions=decisions,
        games=plan.games,
        players=plan.players,
        version=plan.version,
        source="\n".join(_source(plan)),
        game=plan.game,
        rules=plan.rules,
        options=plan.options or "none",
        data=game.data.name,
        data_hash=plan.data_hash[:16],
        plan=plan.hash,
        shards=plan.shards,
        shard=plan.shard,
        columns="\n".join(_columns(plan, game)),
        rewards=", ".join(f"`{reward}`" for reward in REWARDS),
        blocks="\n".join(_blocks(plan, game)),
    )


def _source(plan: Plan) -> list[str]:
    if plan.records:
        return [f"Read from finished records (SHA-256 `{plan.records}`); nobody's thoughts are kept in those."]
    seats = ",".join(plan.seats)
    rich = " --rich" if plan.rich else ""
    count = f"--games {plan.games} --seed {plan.seed} --shard {plan.shard}{rich}"
    return [
        "New games between bots:",
        "",
        "```sh",
        f"fogline dataset {plan.game} --seats {seats} {count} --folder FOLDER",
        "```",
        *(f"\n`{spec}` is code of one's own: `{code}`." for spec, code in plan.code.items()),
    ]


def _columns(plan: Plan, game: Game) -> list[str]:
    size = game.observer(plan.players).size(plan.rich)
    rows = {
        "game": ("int32", "which game, from 0"),
        "ply": ("int32", "which decision of the game, from 0"),
        "seat": ("int8", "who decides"),
        "bot": ("string", "who plays the seat; empty for a person"),
        "observation": (f"int16 × {size}", "what the seat may know, and nothing else"),
        "mask": (f"bool × {game.action_count}", "which actions are legal"),
        "action": ("int32", "what the seat did: its place in the mask"),
        "move": ("string", "the same as text"),
        "policy": (
            "list of float32",
            "how much the bot leant to each legal action, in the mask's order; null: unknown",
        ),
        "chances": (
            "list of float32",
            "what the bot thought each seat's share of the victory, from seat 0; null: unknown",
        ),
        "victory": ("float32", "the seat's share of the victory in the end"),
        "points": ("float32", "its points"),
        "rank": ("float32", "how many of the others it left behind, from 0 to 1"),
    }
    return [f"| `{name}` | {kind} | {meaning} |" for name, (kind, meaning) in rows.items()]


def _blocks(plan: Plan, game: Game) -> list[str]:
    found, at = [], 0
    for block in game.observer(plan.players).blocks(plan.rich):
        shape = " × ".join(map(str, block.shape))
        found.append(f"| {at} | `{block.name}` | {shape} | {block.meaning} |")
        at += int(block.size)
    return found
