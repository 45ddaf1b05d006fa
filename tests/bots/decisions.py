"""Decisions of the search, written down: `python -m tests.bots.decisions` writes them anew.

The same seed gives the same decisions, compiled or interpreted, so whatever changes one of them changes how bots play.
That may be meant, and then its strength is measured in the arena before the file is written anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import fogline
from fogline.bots import Decision, make_bot
from tests.play import playable

FILE = Path(__file__).with_name("decisions.jsonl")
BOTS = {
    "search:sims=48": 3,
    "search:sims=32,keep=2,guide=2,points=40": 4,
    "search:sims=32,places=0,lucky=0,others=0,patience=0,explore=150": 2,
    "search:sims=32,lucky=1,branch=1,paired=0,others=0,horizon=2,doubt=20": 3,
    "search:sims=32,rollout=0,horizon=1,contrast=0,patience=3,keep=0": 2,
    "flat:sims=24,horizon=100": 3,
}
"""Bots, each with a number of players."""
BEFORE, DECISIONS = 24, 5
"""Random moves before the bots play, and their choices that are written down."""


def decisions(name: str, text: str) -> list[dict[str, Any]]:
    """What a bot at every seat decides in the middle of a game, with what it found."""
    game = fogline.load(name)
    state, source = game.start(BOTS[text]), fogline.Seeded(3)
    early = [make_bot("random", game, seat, 5) for seat in range(state.players)]
    bots = [make_bot(text, game, seat, 7) for seat in range(state.players)]
    found: list[dict[str, Any]] = []
    moves = 0
    while len(found) < DECISIONS and state.outcome is None:
        if state.chance() is not None:
            state.apply(source.choose(state))
            continue
        seat = state.actors[0]
        decision = (early if moves < BEFORE else bots)[seat].choose(state.view(seat), state.legal(seat))
        moves += 1
        if decision.policy:
            found.append(written(decision))
        state.apply(decision.action, seat)
    return found


def written(decision: Decision) -> dict[str, Any]:
    """A decision without its time, its numbers as far as every machine has them alike."""
    return {
        "action": str(decision.action),
        "policy": {text: round(share, 6) for text, share in decision.policy.items() if share},
        "values": decision.values,
        "info": {name: value for name, value in decision.info.items() if name != "ms"},
    }


def read(name: str, text: str) -> list[dict[str, Any]]:
    """What is written down for a game and a bot."""
    lines = map(json.loads, FILE.read_text("utf-8").splitlines())
    return next(line["decisions"] for line in lines if (line["game"], line["bot"]) == (name, text))


if __name__ == "__main__":
    every = [{"game": name, "bot": text, "decisions": decisions(name, text)} for name in playable() for text in BOTS]
    FILE.write_text("".join(json.dumps(line) + "\n" for line in every), "utf-8")
