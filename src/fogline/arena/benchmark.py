"""A benchmark that others can cite: the same opponents, deals and seats for everybody's bot, and proof that they are.

`fogline-bench-1` fixes for each game what `data/bench-1.json` in its folder says: rules, deck or map, opponents with
their settings, their networks by hash, and golden decisions. Where one of these isn't what it was, there is no
benchmark until a new one is made: `python -m fogline.arena.benchmark` writes the files of a benchmark that isn't
published yet. `python -m fogline.arena.benchmark FILE` draws the name of a round to hold back into a file.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import sys
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec

import fogline
from fogline import _build, games
from fogline.arena.contest import Contest
from fogline.arena.report import Meeting, percent, points
from fogline.bots import PROGRAMS, code_of, make_bot, parse_spec
from fogline.core.data import digest
from fogline.core.game import Game, State
from fogline.core.sources import Seeded, derive

NAME: Final = "fogline-bench-1"
OPPONENTS: Final = ("random", "greedy", "search:sims=100")
"""Whom every bot meets."""
PLAYERS: Final = 2
DEALS: Final = 200
"""Deals against each opponent, both seats each."""
OPEN: Final = "open"
"""The round that anybody may run at any time."""
HELD_BACK: Final = "99e69265f407f2254f14eceb1696caf33c4d8eb76a93ac73df05f15fc8905e6a"
"""SHA-256 of the name of the next round, which nobody can have tuned a bot for; it is published with its results."""
FILE: Final = "bench-1.json"
ASKED: Final = 24
"""Golden decisions of each opponent."""
EACH: Final = 5
"""They lie so many decisions apart."""


class Frozen(msgspec.Struct, frozen=True):
    """What a game's part of the benchmark is held still by."""

    name: str
    rules: int
    data_hash: str
    opponents: tuple[str, ...]
    networks: dict[str, str]
    """SHA-256 of each file of the game's networks."""
    golden: dict[str, tuple[str, ...]]
    """What each opponent decides in the same positions."""


def frozen(game: Game) -> Frozen | None:
    """What the game's folder says; None for a game that has no part in the benchmark."""
    path = resources.files(game.package()) / "data" / FILE
    return msgspec.json.decode(path.read_bytes(), type=Frozen) if path.is_file() else None


def measured(game: Game) -> Frozen:
    """The same, as it is now."""
    return Frozen(
        name=NAME,
        rules=game.rules_version,
        data_hash=game.data.hash,
        opponents=OPPONENTS,
        networks=networks(game),
        golden={bot: tuple(decisions(game, bot)) for bot in OPPONENTS},
    )


def changed(game: Game) -> list[str]:
    """Which parts of the benchmark aren't what they were."""
    before, now = frozen(game), measured(game)
    if before is None:
        return ["name"]
    return [field for field in Frozen.__struct_fields__ if getattr(before, field) != getattr(now, field)]


def networks(game: Game) -> dict[str, str]:
    """The files of a game's networks with their SHA-256."""
    folder = resources.files(game.package()) / "mind" / "data"
    if not folder.is_dir():
        return {}
    files = sorted((path for path in folder.iterdir() if path.name.endswith(".txt")), key=lambda path: path.name)
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def decisions(game: Game, bot: str) -> list[str]:
    """What a bot decides in the positions of random games, wherever there is a choice."""
    found: list[str] = []
    deal = 0
    while len(found) < ASKED:
        for number, (seat, state) in enumerate(_walked(game.start(PLAYERS), deal)):
            if number % EACH == 0 and len(found) < ASKED:
                mind = make_bot(bot, game, seat, seed=1).at(number)
                found.append(str(mind.choose(state.view(seat), state.legal(seat)).action))
        deal += 1
    return found


def _walked(state: State, deal: int) -> Iterator[tuple[int, State]]:
    """A game at random, stopping wherever a seat has a choice."""
    bots = [make_bot("random", state.game, seat, derive(NAME, deal)) for seat in range(PLAYERS)]
    luck, turn = Seeded(derive(NAME, "golden", deal)), 0
    while state.outcome is None:
        if state.chance() is not None:
            state.apply(luck.choose(state))
            continue
        seat = state.actors[0]
        legal = state.legal(seat)
        if len(legal) > 1:
            yield seat, state
        state.apply(bots[seat].at(turn).choose(state.view(seat), legal).action, seat)
        turn += 1


def contest_of(game: Game, bot: str, deals: int = DEALS, round_name: str = OPEN) -> Contest:
    """What a bot plays: each opponent but itself, the same deals for everybody, from both seats."""
    bots = (bot, *(opponent for opponent in OPPONENTS if opponent != bot))
    seed = derive(NAME, round_name)
    return Contest(game=game.name, bots=bots, players=PLAYERS, deals=deals, seed=seed, kind="gauntlet")


def round_of(name: str) -> str:
    """What a round is called in a row: the name that was held back is known by its hash."""
    if name == OPEN:
        return OPEN
    found = hashlib.sha256(name.encode()).hexdigest()
    return f"held back, {found[:12]}" if found == HELD_BACK else f"own, {found[:12]}"


class Row(msgspec.Struct, frozen=True):
    """A row of the benchmark's table, with all that repeats it."""

    benchmark: str
    bot: str
    code: str
    """Identifies the code of a bot that isn't ours."""
    game: str
    rules: int
    data_hash: str
    networks: str
    """Identifies the opponents' networks."""
    round: str
    deals: int
    complete: bool
    """Whether as many deals were played as the protocol demands."""
    meetings: tuple[Meeting, ...]
    version: str
    core: str
    command: str
    """Repeats it."""

    def markdown(self) -> str:
        """The row, and what repeats it."""
        head = ["bot", *(f"against `{one.field}`" for one in self.meetings), "deals", "round"]
        cells = [f"`{self.bot}`", *(percent(one.share) for one in self.meetings), f"2 × {self.deals}", self.round]
        lead = ", ".join(f"{one.field} {points(one.lead)}" for one in self.meetings)
        code = f", code `{self.code[:16]}`" if self.code else ""
        part = "" if self.complete else f" Fewer than {DEALS} deals: no row of the table."
        fixed = f"{self.benchmark}, {self.game}, rules {self.rules}, data `{self.data_hash[:16]}`"
        made = f"networks `{self.networks[:16]}`{code}, Fogline {self.version} ({self.core})"
        return "\n".join(
            [
                f"| {' | '.join(head)} |",
                f"| {' | '.join(['---'] * len(head))} |",
                f"| {' | '.join(cells)} |",
                "",
                f"{fixed}, {made}.{part}",
                f"Points ahead: {lead}.",
                f"Repeat: `{self.command}`",
            ]
        )


def row_of(game: Game, contest: Contest, round_name: str, meetings: tuple[Meeting, ...], command: str) -> Row:
    """The row of a contest that was played."""
    bot = contest.bots[0]
    return Row(
        benchmark=NAME,
        bot=bot,
        code=code_of(bot),
        game=game.name,
        rules=game.rules_version,
        data_hash=game.data.hash,
        networks=digest(networks(game)),
        round=round_of(round_name),
        deals=contest.deals,
        complete=contest.deals >= DEALS,
        meetings=meetings,
        version=fogline.__version__,
        core=_build.core(),
        command=command,
    )


def named(text: str) -> str:
    """The bot that somebody means: a known one, or a class as ``my_module:MyBot``.

    >>> named("greedy"), named("my_module:MyBot")
    ('greedy', 'python:my_module:MyBot')
    """
    first, _, rest = text.partition(":")
    if first in PROGRAMS:
        return text
    is_class = rest[:1].isalpha() and "=" not in rest.partition(":")[0]
    return f"python:{text}" if is_class else str(parse_spec(text, programs=True))


def draw(file: Path) -> str:
    """Write a new name for a round into a file that its owner alone may read; returns its hash, and tells nobody else.

    Raises `FileExistsError` rather than write over a name.
    """
    name = secrets.token_urlsafe(32)
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
        out.write(name)
    return hashlib.sha256(name.encode()).hexdigest()


def write() -> None:
    """Write each game's file anew, for a benchmark that isn't published yet."""
    for name in games.names():
        game = games.load(name)
        text = msgspec.json.format(msgspec.json.encode(measured(game), order="deterministic"), indent=1)
        folder = Path(str(sys.modules[game.package()].__file__)).parent / "data"
        (folder / FILE).write_bytes(text + b"\n")


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.stdout.write(f"HELD_BACK: {draw(Path(sys.argv[1]))}\n")
    else:
        write()
