"""What crosses into a bot's process: recorded, and the same in every world that its seat can't tell apart."""

from __future__ import annotations

import json
import sys
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

import fogline
from fogline.arena.match import play
from fogline.bots import make_bot
from fogline.core.game import State
from fogline.core.native import Luck
from fogline.core.record import replay
from fogline.games.ticket_to_ride.state import TicketToRide

GAME = fogline.load("ticket-to-ride-san-francisco")
TEE = """
import json, sys
with open(sys.argv[1], "a", encoding="utf-8") as file:
    for line in sys.stdin:
        file.write(line)
        file.flush()
        question = json.loads(line)
        if question["type"] == "choose":
            action = question["legal"][question["id"] % len(question["legal"])]
            print(json.dumps({"id": question["id"], "action": action}), flush=True)
"""


def crossed(tmp_path: Path, seed: int) -> tuple[list[dict[str, object]], fogline.Record]:
    """Every message that a program at seat 1 got in one game, and the game."""
    (tmp_path / "tee.py").write_text(TEE)
    lines = tmp_path / f"lines-{seed}"
    program = make_bot(f"stdio:{sys.executable} {tmp_path / 'tee.py'} {lines}", GAME, 1, 3, programs=True)
    try:
        bots = [make_bot("random", GAME, 0, 7), program, make_bot("random", GAME, 2, 7)]
        record = play(GAME, bots, fogline.Seeded(seed))
    finally:
        program.close()
    return [json.loads(line) for line in lines.read_text().splitlines()], record


def secrets(state: State) -> list[int]:
    """How many tickets each seat has chosen to keep in secret (TT-2.3)."""
    assert isinstance(state.position, TicketToRide)
    return [int(holding.kept).bit_count() for holding in state.position.holdings]


def decided_in(states: list[State]) -> list[State]:
    """The state in which each entry was decided: where several decide at once, that in which all still had to."""
    found = states[:1]
    for before, state in pairwise(states):
        together = set(state.actors) < set(before.actors) and state.actors
        found.append(found[-1] if together else state)
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_hidden_crosses_into_a_bots_process(tmp_path: Path, seed: int) -> None:
    messages, record = crossed(tmp_path, seed)
    assert messages[0]["type"] == "start"
    assert not {"deal", "source", "state", "position"} & set(messages[0])
    questions = iter(messages[1:])
    luck = Luck(seed)
    asked = different = 0
    after = [GAME.start(3), *(step.state for step in replay(record, GAME))]
    for state, entry in zip(decided_in(after), record.entries, strict=False):
        if entry.who != 1:
            continue
        question = next(questions)
        assert set(question) <= {"type", "id", "turn", "view", "legal", "limit"}
        belief = GAME.prepare(state.view(1))
        for _ in range(3):
            twin = State(GAME, belief.sample(luck))
            if secrets(twin) != secrets(state):
                continue
            different += GAME.format_position(twin.position) != GAME.format_position(state.position)
            assert json.loads(msgspec.json.encode(twin.view(1))) == question["view"]
            assert [str(action) for action in twin.legal(1)] == question["legal"]
        asked += 1
    assert next(questions, None) is None, "every message was looked at"
    assert asked > 10
    assert different > 10, "the worlds differed in what is hidden"
