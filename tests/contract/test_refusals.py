"""Every refusal code of the core and of each game is reached by a test; there is no catch-all."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from importlib.metadata import EntryPoint
from pathlib import Path

import msgspec
import pytest

import fogline
from fogline import (
    Duplicate,
    Entry,
    Game,
    Record,
    RecordError,
    Refusal,
    Scripted,
    State,
    games,
    read_record,
    rules,
    verify,
)
from fogline.bots import load_code, make_bot, parse_spec
from fogline.core.luck import Revealed, commitment_of, read_receipt
from fogline.core.record import Play, check_receipt
from tests.contract.refusals import SOURCE, Case, codes_in
from tests.play import evidence_of, folder_of, playable, random_record

GAME = fogline.load("san-francisco", options={"first": 0})
START = "sf1 0 turn - 6 -|-|- -/-/-/-/-;c0 -/-/-/-/-;c0 -"
OVER = "sf1 0 over-foundations - 0 k0f,k0f,k0f|k0f,g0f|g0f -/-/-/-/-;c0 -/-/-/-/-;c0 -"


class TwoDecide:
    """A position in which two seats decide at once."""

    seats = 2

    def actors(self) -> int:
        return 0b11

    def is_chance(self) -> bool:
        return False

    def is_over(self) -> bool:
        return False


class NoFile(Game):
    """A game without a data file."""

    title = "No file"


def record_with(**changes: object) -> Record:
    record = random_record(GAME, 2, seed=1)
    for field, value in changes.items():
        setattr(record, field, value)
    return record


def check(record: Record, hash_: str | None = None) -> State:
    return verify(record, record.hash if hash_ is None else hash_, GAME)


TOLD = Revealed(
    scheme="fogline-luck-1",
    table="t",
    secret="0" * 64,
    commitment=commitment_of("t", bytes(32)).hex(),
    contributions=("1" * 64, None),
)
"""What the luck of a table might follow from."""


def with_luck(**changes: object) -> Record:
    return record_with(extra={"luck": msgspec.to_builtins(TOLD) | changes})


def against_receipt(**changes: object) -> None:
    kept = {"table": "t", "commitment": TOLD.commitment, "own": {"0": "1" * 64}, "contributions": TOLD.contributions}
    check_receipt(TOLD, read_receipt(msgspec.json.encode(kept | changes)))


def execute(*entries: Entry) -> None:
    play = Play(GAME, 2)
    for entry in entries:
        before = (str(play.state), play.entries, list(play.standing))
        try:
            play.execute(entry)
        except Refusal:
            assert (str(play.state), play.entries, play.standing) == before
            raise


def written(text: str) -> Path:
    """A file of somebody's own code."""
    folder = Path(tempfile.mkdtemp(prefix="fogline-refusals-"))
    atexit.register(shutil.rmtree, folder)
    (folder / "bots_to_refuse.py").write_text(text)
    return folder / "bots_to_refuse.py"


def named(text: str) -> None:
    parse_spec(text, programs=True)


MUTE = "from fogline.bots import Bot\nclass MuteBot(Bot): pass\n"
TAKEN = "from fogline.bots.simple import RandomBot\nclass Random(RandomBot): pass\n"
UNMADE = "from fogline.bots.simple import RandomBot\nclass UnmadeBot(RandomBot):\n    def __init__(self): pass\n"


def make_unmade() -> None:
    load_code(written(UNMADE))
    make_bot("unmade-bot", GAME, 0, 1, programs=True)


def installed_wrong() -> None:
    """A package names a game's class, and there is none."""
    with pytest.MonkeyPatch.context() as patch:
        wrong = EntryPoint("lost-game", "nowhere:GAME", games.GROUP)
        patch.setattr(games, "_points", lambda: {"lost-game": wrong})
        games.game_class("lost-game")


BOT_CASES = [
    Case("bad-bot", None, lambda: named("greedy:")),
    Case("bad-bot", None, lambda: named("python:os"), "python"),
    Case("bad-bot", None, lambda: named("stdio"), "stdio"),
    Case("unknown-bot", None, lambda: named("gredy")),
    Case("unknown-bot", None, lambda: parse_spec("gredy"), "at a table"),
    Case("bot-program", None, lambda: parse_spec("stdio:./program")),
    Case("bot-program", None, lambda: parse_spec("python:os:path"), "python"),
    Case("bot-setting", None, lambda: named("greedy:sims=2")),
    Case("bot-setting-twice", None, lambda: named("greedy:slip=2,slip=3")),
    Case("bot-setting-value", None, lambda: named("greedy:slip=101")),
    Case("bot-none", None, lambda: load_code(written("x = 1\n"))),
    Case("bot-class", None, lambda: load_code(written(MUTE))),
    Case("bot-class", None, lambda: named("python:os:getcwd"), "python"),
    Case("bot-code", None, lambda: load_code(written("import\n"))),
    Case("bot-name", None, lambda: load_code(written(TAKEN))),
    Case("bot-no-module", None, lambda: named("python:no_such_module:MyBot")),
    Case("bot-no-class", None, lambda: named("python:os:MyBot")),
    Case("bot-failed", None, make_unmade),
]
"""What the bots refuse: names, settings and somebody's own code."""

CORE_CASES = [
    Case("player-count", "SF-2.1", lambda: GAME.start(players=5)),
    Case("player-count", None, lambda: Play(GAME, 3, START)),
    Case("impossible-outcome", None, lambda: GAME.position(START.replace("turn", "draw")).apply("draw")),
    Case("game-over", "SF-8.1", lambda: GAME.position(OVER).apply("draw")),
    Case("which-seat", None, lambda: State(GAME, TwoDecide()).apply("draw")),  # type: ignore[arg-type]
    Case("not-your-turn", None, lambda: GAME.position(START).apply("draw", seat=1)),
    Case("script-over", None, lambda: Scripted([]).choose(GAME.position(START.replace("turn", "draw")))),
    Case("players-decide", None, lambda: Duplicate(1).choose(GAME.position(START))),
    Case("players-decide", None, lambda: execute(Entry("chance", "card b1")), "entry"),
    Case("chance-decides", None, lambda: execute(Entry(0, "draw"), Entry(0, "draw"))),
    Case("not-canonical", None, lambda: execute(Entry(0, " Draw"))),
    Case("unknown-control", None, lambda: execute(Entry("table", "explode"))),
    Case("unknown-seat", None, lambda: execute(Entry("table", "resign 2"))),
    Case("nothing-to-undo", None, lambda: execute(Entry(0, "draw"), Entry("table", "undo 1"))),
    Case("bad-json", None, lambda: read_record("{")),
    Case("bad-format", None, lambda: read_record('{"format":"fogline-record-0"}')),
    Case("bad-header", None, lambda: read_record('{"format":"fogline-record-1","entries":[[0]]}')),
    Case("entry-refused", None, lambda: check(record_with(entries=[Entry(1, "draw")]))),
    Case("rules-version", None, lambda: check(record_with(rules_version=0))),
    Case("data-differs", None, lambda: check(record_with(data_hash="0" * 64))),
    Case("bad-seats", None, lambda: check(record_with(seats=[0, 2]))),
    Case("bad-start", None, lambda: check(record_with(start_position="sf1"))),
    Case("position-differs", None, lambda: check(record_with(final_position=START))),
    Case("outcome-differs", None, lambda: check(record_with(outcome=None))),
    Case("hash-differs", None, lambda: check(record_with(), "0" * 64)),
    Case("luck-unreadable", None, lambda: check(with_luck(scheme="none"))),
    Case("luck-commitment", None, lambda: check(with_luck(commitment="0" * 64))),
    Case("luck-differs", None, lambda: check(with_luck())),
    Case("bad-receipt", None, lambda: read_receipt(b"{")),
    Case("receipt-commitment", None, lambda: against_receipt(commitment="0" * 64)),
    Case("receipt-own", None, lambda: against_receipt(own={"1": "1" * 64})),
    Case("receipt-list", None, lambda: against_receipt(contributions=["1" * 64, "1" * 64])),
    Case("unknown-game", None, lambda: fogline.load("monopoly")),
    Case("game-code", None, installed_wrong),
    Case("no-data-file", None, lambda: NoFile.load({}, "text", "file")),
    Case("unknown-rules-version", None, lambda: fogline.load("san-francisco", rules=99)),
    Case("unknown-option", None, lambda: fogline.load("san-francisco", options={"last": 1})),
    Case("bad-option", None, lambda: fogline.load("san-francisco", options={"first": 4})),
    Case("wrong-data-option", None, lambda: fogline.load("san-francisco", map="map.toml")),
    Case("unknown-rule", None, lambda: rules.paragraph("SF-99")),
    Case("unknown-rule", None, lambda: rules.paragraphs("XX"), "prefix"),
]
"""What the core, the list of games and the rules refuse. San Francisco stands in for any game."""


def game_cases(name: str) -> list[Case]:
    """The cases of a game, which its tests must have."""
    cases: list[Case] = evidence_of(name, "refusals").CASES
    return cases


def core_source() -> list[Path]:
    outer = [SOURCE / "__init__.py", SOURCE / "games" / "__init__.py", SOURCE / "rules.py"]
    return [*sorted((SOURCE / "core").glob("*.py")), *outer]


def game_source(name: str) -> list[Path]:
    folder = folder_of(name)
    return [path for path in sorted(folder.rglob("*.py")) if folder / "tests" not in path.parents]


def bot_source() -> list[Path]:
    return sorted((SOURCE / "bots").glob("*.py"))


def attempt(case: Case) -> None:
    with pytest.raises((Refusal, RecordError)) as caught:
        case.attempt()
    error: object = caught.value
    assert isinstance(error, Refusal | RecordError)
    assert (error.code, error.rule if isinstance(error, Refusal) else None) == (case.code, case.rule)


@pytest.mark.parametrize("case", CORE_CASES, ids=lambda case: f"{case.code} {case.name}".strip())
def test_the_core_refuses(case: Case) -> None:
    attempt(case)


@pytest.mark.usefixtures("own_bots")
@pytest.mark.parametrize("case", BOT_CASES, ids=lambda case: f"{case.code} {case.name}".strip())
def test_the_bots_refuse(case: Case) -> None:
    attempt(case)


@pytest.mark.parametrize("name", playable())
def test_the_game_refuses(name: str) -> None:
    for case in game_cases(name):
        try:
            attempt(case)
        except BaseException as error:
            error.add_note(f"in the case {case.code}: {case.name}")
            raise


def test_every_code_of_the_core_is_reached() -> None:
    assert codes_in(*core_source()) == {case.code for case in CORE_CASES}


def test_every_code_of_the_bots_is_reached() -> None:
    assert codes_in(*bot_source()) == {case.code for case in BOT_CASES}


@pytest.mark.parametrize("name", playable())
def test_every_code_of_the_game_is_reached(name: str) -> None:
    core = codes_in(*core_source())
    reached = {case.code for case in game_cases(name)}
    assert codes_in(*game_source(name)) - core - reached == set()
    assert reached - codes_in(*game_source(name)) == set()
