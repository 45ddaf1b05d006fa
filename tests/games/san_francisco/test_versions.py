"""The versions of San Francisco's rules: what follows them, what differs, and what a later one would leave alone."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import fogline
from fogline import Outcome, Refusal, State, games
from fogline.cli.verify import check_line
from fogline.core.native import CHANCE, Luck, Moves
from fogline.core.sources import derive
from fogline.games.san_francisco.game import SanFranciscoGame
from fogline.server.limits import Limits
from fogline.server.storage import SqliteStorage
from fogline.server.tables import Tables
from fogline.table.bot_jobs import BotJobsHere
from tests.games.san_francisco import naive
from tests.games.san_francisco.cards import TEST_DECK, deck_text
from tests.games.san_francisco.look import table
from tests.golden.make import FOLDER
from tests.table.drive import in_loop

SOURCE = Path(fogline.__file__).parent
ROOT = Path(__file__).parents[3]
TABLE = "0123456789abcdef01234567"
OLD, NEW = fogline.load("san-francisco", rules=1), fogline.load("san-francisco", rules=2)


@pytest.mark.rule("SF-9.5")
def test_the_evaluation_follows_the_version() -> None:
    """Where hardly a card is to come, one of value 0 is worth more where the district's token needs one."""
    text = deck_text(TEST_DECK)
    gains = [_gain(games.load("san-francisco", data=text, rules=rules).position(LAST_CARD)) for rules in (1, 2)]
    assert gains[0] < gains[1]


USED = Counter({"b0": 1, "g1": 2, "y1": 2, "n1": 2, "n0f": 1, "b0f": 2, "g0f": 2, "o1f": 1})
LAST_CARD = "sf1 0 build b0 1 -|-|- -/g1/-/y1/n1;c1 -/g1/-/y1/n1;c0 b0f=2,g0f=2,o1f=1," + ",".join(
    f"{code}={count - USED[code]}" for code, count in TEST_DECK.items() if count > USED[code]
)
"""The only card left in the deck ends the game, and nobody has a card in blue."""


def _gain(state: State) -> int:
    """What building promises beyond discarding."""
    moves, ratings = Moves(), Moves()
    state.position.legal(0, moves)
    state.game.evaluator().rate(state.position, 0, moves, ratings)
    by_verb = {str(state.game.decode(moves.get(i))).split()[0]: ratings.get(i) for i in range(moves.count)}
    return by_verb["build"] - by_verb["discard"]


# A version that doesn't exist yet.

CHANGES = {
    "games/san_francisco/versions.py": [
        ("def __init__(self, *, ", "def __init__(self, *, medal_counts_twice: bool = False, "),
        (
            "        self.counts_add_up: bool",
            "        self.medal_counts_twice: bool = medal_counts_twice\n        self.counts_add_up: bool",
        ),
        (
            "\n}\n",
            "\n    3: Rules(tokens_need_a_card=True, counts_add_up=True, medal_counts_twice=True),\n}\n",
        ),
    ],
    "games/san_francisco/ranking.py": [
        ("        total += 2\n", "        total += 4 if rules.medal_counts_twice else 2\n"),
    ],
    "games/san_francisco/scoring.py": [
        (
            'SheetLine("medal", "SF-5.7", 2 * medal, medal)',
            'SheetLine("medal", "SF-5.7", (4 if position.tables.rules.medal_counts_twice else 2) * medal, medal)',
        ),
    ],
}
"""The changes that CONTRIBUTING.md asks for: a name for the difference, a row for the version, one rule that asks."""

LATER = """
import asyncio, pathlib, sys
import fogline
from fogline import games
from fogline.server.storage import SqliteStorage
from fogline.table.seats import Chair, Setup
from tests.play import random_record


def medal(record):
    return sum(line.halves for sheet in record.outcome.sheets for line in sheet.lines if line.code == "medal")


async def keep(path, table):
    storage = SqliteStorage(pathlib.Path(path))
    chairs = (Chair(person="ada", name="Ada"), Chair())
    await storage.create(table, b"secret", Setup(game="san-francisco", rules=3, host="ada", chairs=chairs, public=True))
    await storage.close()


database, table, *golden = sys.argv[1:]
for path in golden:
    record, written = fogline.read_record(pathlib.Path(path).read_text())
    fogline.verify(record, written, games.of_record(record))
game = fogline.load("san-francisco")
assert game.rules_version == 3, game.rules_version
new = next(record for seed in range(100) if medal(record := random_record(game, 2, seed)))
fogline.verify(new, new.hash, games.of_record(new))
now = game.position(new.final_position).position
assert [sheet.halves for sheet in new.outcome.sheets] == [now.halves(seat) for seat in range(2)]
asyncio.run(keep(database, table))
print(medal(new), new.line(), sep="\\n")
"""


@pytest.fixture(scope="module")
def later(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, int, str]:
    """A Fogline that knows a version 3 has played: its database, the points for the medal, a record."""
    folder = tmp_path_factory.mktemp("later")
    copied = folder / "fogline"
    shutil.copytree(SOURCE, copied, ignore=shutil.ignore_patterns("*.so", "__pycache__", "page"))
    for name, changes in CHANGES.items():
        text = (copied / name).read_text("utf-8")
        for before, after in changes:
            assert text.count(before) == 1, (name, before)
            text = text.replace(before, after)
        (copied / name).write_text(text, "utf-8")
    golden = [*FOLDER.glob("san-francisco-*.jsonl"), *(FOLDER / "rules-1").glob("san-francisco-*.jsonl")]
    assert len(golden) >= 18
    surroundings = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}", "FOGLINE_CORE": "interpreted"}
    done = subprocess.run(
        [sys.executable, "-c", LATER, str(folder / "tables.db"), TABLE, *map(str, golden)],
        capture_output=True,
        text=True,
        check=False,
        env=surroundings,
        cwd=folder,
    )
    assert done.returncode == 0, done.stderr
    medal, line = done.stdout.split("\n", 1)
    return folder / "tables.db", int(medal), line


def test_a_later_version_leaves_the_earlier_ones_true(later: tuple[Path, int, str]) -> None:
    """The copy with a changed rule verified the golden records of versions 1 and 2, and played by its own."""
    assert later[1] == 4


def test_its_record_is_refused_by_who_doesn_t_know_it(later: tuple[Path, int, str]) -> None:
    failure = check_line("games.jsonl", 1, later[2].encode())
    assert failure is not None
    assert failure.code == "unknown-rules-version"
    assert "pip install --upgrade fogline" in failure.reason


@in_loop
async def test_its_table_is_refused_too_and_hides_no_other(later: tuple[Path, int, str]) -> None:
    storage = SqliteStorage(later[0])
    tables = Tables(storage, BotJobsHere(), Limits())
    with pytest.raises(Refusal, match="unknown-rules-version"):
        await tables.table(TABLE)
    assert [name for name, _ in await storage.listed(9)] == [TABLE]
    await tables.close()
    await storage.close()


# The same entries by both versions.


@pytest.mark.rule("SF-9.5")
@pytest.mark.parametrize("part", range(10))
def test_the_same_game_by_both_versions_differs_where_a_token_finds_nobody_who_built(part: int) -> None:
    """5,000 games in ten parts, in which seats leave districts empty; each is scored by the naive scorer, too."""
    different = 0
    for number in range(500):
        luck = Luck(derive("versions", part, number))
        players = 2 + number % 3
        empty = luck.below(1 << 5 * players)
        old, new = OLD.start(players), NEW.start(players)
        _play_both(old, new, luck, empty)
        assert str(old) == str(new)
        first, second = old.outcome, new.outcome
        assert first is not None
        assert second is not None
        _agrees(old, first, 1)
        _agrees(new, second, 2)
        without = {seat for seat, city in enumerate(table(new).cities) if not (city.trams and all(city.rows))}
        changed = {one.seat for one, other in zip(first.sheets, second.sheets, strict=True) if one != other}
        assert not changed or without
        different += first != second
    assert different > 250


def _play_both(old: State, new: State, luck: Luck, empty: int) -> None:
    """The same actions and luck in two games; seats build nothing in their districts of `empty`, five bits a seat."""
    moves = Moves()
    while not old.position.is_over():
        if old.position.is_chance():
            seat, number = CHANCE, old.position.sample(luck)
        else:
            seat = old.actors[0]
            moves.clear()
            old.position.legal(seat, moves)
            spared = [one for one in moves.numbers() if not _builds_in(old, one, empty >> 5 * seat & 31)]
            choices = spared or moves.numbers()
            number = choices[luck.below(len(choices))]
        for state in (old, new):
            state.position.step(seat, number, None)


def _builds_in(state: State, number: int, rows: int) -> bool:
    """Whether an action lays a card in one of the rows, a bit each."""
    verb, *words = str(state.game.decode(number)).split()
    laid = words[0] in ("value", "depot") if verb == "bonus" else verb == "build"
    return laid and bool(rows >> "bgoyn".index(words[-1][0]) & 1)


def _agrees(state: State, outcome: Outcome, rules: int) -> None:
    """Every line of every sheet is what the naive scorer says."""
    assert isinstance(state.game, SanFranciscoGame)
    view = table(state)
    cities = [naive.naive_city(city) for city in view.cities]
    for number, lines in enumerate(naive.rankings(cities, view.turn or 0, rules)):
        for seat, want in lines.items():
            line = outcome.sheets[seat].lines[4 + number]
            found = naive.Line(line.halves, line.count, line.place or 0, line.decided_by)
            assert found == want
    assert [(one.seat, one.place) for one in outcome.standings] == naive.final_order(view, rules)
