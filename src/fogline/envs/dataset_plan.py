"""What a data set holds: the plan that all its files follow from."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec

import fogline
from fogline import games
from fogline.bots import code_of
from fogline.core.data import digest
from fogline.core.game import Game
from fogline.core.record import Record, read_record

FORMAT: Final = "fogline-dataset-1"
SHARD: Final = 200
"""Games of a shard, unless told otherwise."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What a data set holds; it says all that its files follow from."""

    format: str = FORMAT
    version: str = fogline.__version__
    """The version of Fogline that makes it."""
    game: str
    rules: int
    options: dict[str, int]
    data_hash: str
    data: object = None
    """The deck or map, where it isn't the built-in one."""
    players: int
    rich: bool
    games: int
    shard: int = SHARD
    """Games of each file."""
    seats: tuple[str, ...] = ()
    """The bot of each seat; empty for games that are read from records."""
    code: dict[str, str] = {}
    """What identifies the code of bots that aren't ours."""
    seed: int = 0
    """New games follow from it, the same as those of `fogline simulate`."""
    records: str = ""
    """SHA-256 of the records that are read, line by line."""

    @property
    def shards(self) -> int:
        """How many files of each kind there are."""
        return -(-self.games // self.shard)

    @property
    def hash(self) -> str:
        """Identifies the plan."""
        return digest(msgspec.to_builtins(self))

    def load(self) -> Game:
        """The game."""
        return games.game_class(self.game).of_content(self.options, self.data, self.data_hash, self.rules)


class Mismatch(ValueError):
    """What is there isn't what was asked for; `code` is a text of the command line (``cli-dataset-<code>``)."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(f"{code} {params}")
        self.code = code
        self.params = params


def plan_games(game: Game, seats: Sequence[str], number: int, seed: int, *, rich: bool, shard: int = SHARD) -> Plan:
    """So many new games between bots."""
    code = {spec: found for spec in seats if (found := code_of(spec))}
    return _plan(game, len(seats), number, rich=rich, shard=shard, seats=tuple(seats), code=code, seed=seed)


def plan_records(lines: Sequence[str], *, rich: bool, shard: int = SHARD) -> tuple[Plan, list[str]]:
    """The finished games among records, all of one game with one number of seats; the plan, and their lines."""
    found = [(line, read_record(line)[0]) for line in lines]
    finished = [(line, record) for line, record in found if record.outcome is not None]
    if not finished:
        raise Mismatch("no-games")
    first = finished[0][1]
    for number, (_, record) in enumerate(finished):
        if _kind(record) != _kind(first):
            raise Mismatch("mixed", number=number + 1)
    kept = [line.strip() for line, _ in finished]
    content = hashlib.sha256("\n".join(kept).encode()).hexdigest()
    game = games.of_record(first)
    return _plan(game, len(first.seats), len(kept), rich=rich, shard=shard, records=content), kept


def _kind(record: Record) -> tuple[object, ...]:
    return record.game, record.rules_version, record.data_hash, record.options, len(record.seats)


def _plan(game: Game, players: int, number: int, **fields: Any) -> Plan:  # noqa: ANN401  (fields of the plan)
    game.start(players)  # refuses a wrong number of players
    return Plan(
        game=game.name,
        rules=game.rules_version,
        options=dict(game.options),
        data_hash=game.data.hash,
        data=None if game.builtin else game.data.content(),
        players=players,
        games=number,
        **fields,
    )
