from __future__ import annotations

import json
import logging
import shlex
import sys
import time
from pathlib import Path

import msgspec
import pytest

import fogline
from fogline.arena.match import play
from fogline.arena.simulate import Plan, simulate
from fogline.bots import Limit, make_bot, parse_spec, stdio
from fogline.bots.stdio import StdioBot

EXAMPLE = Path(__file__).parents[2] / "examples" / "stdio_bot.py"
GAME = fogline.load("san-francisco", options={"first": 0})

ANSWER = "print(json.dumps({'id': q['id'], 'action': q['legal'][0]}), flush=True)"
PROGRAM = """
import json, sys, time
for line in sys.stdin:
    q = json.loads(line)
    if q["type"] == "choose":
        {body}
"""


def command(path: Path) -> str:
    return shlex.join([sys.executable, str(path)])


def program(folder: Path, body: str) -> str:
    path = folder / "bot.py"
    path.write_text(PROGRAM.format(body=body))
    return command(path)


def decision() -> fogline.State:
    """Seat 1 may draw or take column a."""
    state = GAME.start(players=2)
    state.apply("draw")
    state.apply(fogline.Seeded(2).choose(state))
    state.apply("place a")
    return state


def test_the_example_plays_whole_games() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 20
    plan = Plan(game="san-francisco", seats=("random", f"stdio:{command(EXAMPLE)}"), games=2, seed=3)
    for record in simulate(plan):
        assert fogline.verify(record, record.hash, plan.load()).outcome == record.outcome


def test_a_command_is_a_spec_that_reads_back() -> None:
    spec = parse_spec("stdio:./my bot --depth=3", programs=True)
    assert (spec.name, spec.command, str(spec)) == ("stdio", "./my bot --depth=3", "stdio:./my bot --depth=3")
    with pytest.raises(fogline.BadText):
        parse_spec("stdio")


def test_a_stranger_can_not_start_a_program(tmp_path: Path) -> None:
    """The service reads bots that strangers name, by these two functions as they are."""
    touched = tmp_path / "touched"
    with pytest.raises(fogline.BadText) as refusal:
        parse_spec(f"stdio:touch {touched}")
    assert refusal.value.code == "bot-program"
    with pytest.raises(fogline.BadText):
        make_bot(f"stdio:touch {touched}", GAME, 1, 1)
    assert not touched.exists()


def test_an_answer_may_say_more_than_the_action(tmp_path: Path) -> None:
    answer = "{'id': q['id'], 'action': q['legal'][1], 'policy': {q['legal'][1]: 1.0}, 'info': {'n': 3}}"
    body = f"print(json.dumps({answer}), flush=True)"
    state = decision()
    bot = make_bot(f"stdio:{program(tmp_path, body)}", GAME, 1, 1, programs=True)
    chosen = bot.choose(state.view(1), state.legal(1))
    bot.close()
    assert str(chosen.action) == "take a"
    assert chosen.policy == {"take a": 1.0}
    assert chosen.info["n"] == 3


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("time.sleep(60)", "no answer within"),
        ("sys.exit(3)", "ended"),
        ("raise ValueError", "ended"),
        ("print('hello', flush=True)", "no answer: 'hello'"),
        ("print(json.dumps({'id': q['id'], 'action': 'take c'}), flush=True)", "'take c', which is not legal"),
        ("print(json.dumps({'id': q['id'] - 1, 'action': 'draw'}), flush=True)", "answered question 0"),
        ("time.sleep(0.9); " + ANSWER, "no answer within"),
    ],
)
def test_a_bot_that_fails_is_replaced_for_that_move(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, body: str, reason: str
) -> None:
    state = decision()
    bot = StdioBot(GAME, 1, 1, program(tmp_path, body))
    start = time.perf_counter()
    with caplog.at_level(logging.WARNING, "fogline.bots"):
        # Who must be late is given less time than who must only have started, which takes long on a busy machine.
        chosen = bot.choose(state.view(1), state.legal(1), Limit(ms=400 if "no answer within" in reason else 40_000))
    assert time.perf_counter() - start < 50
    bot.close()
    assert chosen.action == make_bot("greedy", GAME, 1, 1).choose(state.view(1), state.legal(1)).action
    assert reason in str(chosen.info["replaced"])
    assert [line for line in caplog.messages if "seat 2" in line and "greedy plays this move" in line]


def test_it_comes_back_after_a_failure_but_not_for_ever(tmp_path: Path) -> None:
    crashed = tmp_path / "crashed"
    once = f"from pathlib import Path; p = Path({str(crashed)!r}); p.exists() or (p.touch(), sys.exit(1))"
    body = f"{once}; {ANSWER}"
    state = decision()
    bot = StdioBot(GAME, 1, 1, program(tmp_path, body))
    assert "replaced" in bot.choose(state.view(1), state.legal(1)).info
    assert "replaced" not in bot.choose(state.view(1), state.legal(1)).info
    bot.close()
    broken = StdioBot(GAME, 1, 1, shlex.join([str(tmp_path / "no-such-program")]))
    reasons = [str(broken.choose(state.view(1), state.legal(1)).info["replaced"]) for _ in range(stdio.STARTS + 1)]
    assert reasons[-1] == f"failed {stdio.STARTS} times"


def test_the_game_goes_on_without_the_program(tmp_path: Path) -> None:
    bots = [make_bot("random", GAME, 0, 1), make_bot(f"stdio:{tmp_path / 'missing'}", GAME, 1, 1, programs=True)]
    record = play(GAME, bots, fogline.Seeded(1))
    assert record.outcome is not None


def test_only_the_seats_view_crosses_into_the_program(tmp_path: Path) -> None:
    """All that is written to the program, line by line, is made of the view, the legal actions and the header."""
    state = decision()
    lines: list[str] = []
    bot = StdioBot(GAME, 1, 1, program(tmp_path, ANSWER), watch=lines.append)
    bot.choose(state.view(1), state.legal(1), Limit(ms=5000))
    bot.close()
    hello, question = map(json.loads, lines)
    assert set(hello) == {"type", "format", "game", "rules_version", "options", "data_hash", "seat", "seed"}
    assert question == {
        "type": "choose",
        "id": 1,
        "view": json.loads(msgspec.json.encode(state.view(1))),
        "legal": ["draw", "take a"],
        "limit": {"ms": 5000},
    }
