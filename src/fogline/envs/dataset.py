"""Data sets for learning: every decision of many games in Parquet, in shards that can be made anew one by one.

A folder holds `plan.json`, `decisions/part-00000.parquet` and so on, `games/part-00000.parquet` with the records that
they were made from, and `README.md`, the data card. The same plan gives the same files, to the byte with the same
version of pyarrow, whoever makes which shard when.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import pyarrow.parquet as pq

from fogline.bots import make_bot
from fogline.core.game import Game
from fogline.core.observing import REWARDS
from fogline.core.processes import start_pool
from fogline.core.record import read_record
from fogline.core.sources import Seeded, derive
from fogline.envs.arrays import Array
from fogline.envs.card import card
from fogline.envs.dataset_plan import Mismatch, Plan
from fogline.envs.dataset_tables import decisions_table, games_table, results, written
from fogline.envs.decisions import Row, Told, played, rows

DECISIONS: Final = "decisions"
GAMES: Final = "games"
"""The two kinds of file."""
_PLAN: Final = "plan.json"
_CARD: Final = "README.md"

OnShard = Callable[[int, int], None]
"""Told how many shards are there, and how many there will be."""


# Making one.


def make(
    plan: Plan,
    folder: Path,
    lines: Sequence[str] = (),
    *,
    workers: int = 1,
    cluster: str | None = None,
    on_shard: OnShard | None = None,
) -> Path:
    """Write the shards that the folder lacks, and the card; returns the folder.

    `lines` are the records of a plan that reads some. What was killed half-way goes on with the next shard: a file
    appears under its name only when all of it is written. Raises `Mismatch` for a folder with another plan.
    """
    _claim(folder, plan)
    missing = [number for number in range(plan.shards) if not all(path.exists() for path in _paths(folder, number))]
    there = plan.shards - len(missing)
    with ExitStack() as stack:
        makers = _makers(workers, cluster, stack)
        for done, (number, made) in enumerate(makers(plan, missing, lines), there + 1):
            for path, content in zip(_paths(folder, number), made, strict=True):
                _publish(path, content)
            if on_shard is not None:
                on_shard(done, plan.shards)
    _publish(folder / _CARD, card(plan, plan.load(), count(folder, plan)).encode())
    return folder


def _paths(folder: Path, number: int) -> tuple[Path, Path]:
    """The files of a shard, games first: whoever finds decisions finds their games."""
    name = f"part-{number:05}.parquet"
    return folder / GAMES / name, folder / DECISIONS / name


def count(folder: Path, plan: Plan) -> int:
    """How many decisions there are."""
    return sum(pq.read_metadata(_paths(folder, number)[1]).num_rows for number in range(plan.shards))


def _claim(folder: Path, plan: Plan) -> None:
    """Make the folder this plan's, or see that it is."""
    there = folder / _PLAN
    if there.exists():
        if read_plan(folder).hash != plan.hash:
            raise Mismatch("other-plan", folder=str(folder))
        return
    if folder.exists() and any(folder.iterdir()):
        raise Mismatch("not-empty", folder=str(folder))
    for name in (DECISIONS, GAMES):
        (folder / name).mkdir(parents=True, exist_ok=True)
    _publish(there, msgspec.json.format(msgspec.json.encode(plan, order="deterministic"), indent=2))


def read_plan(folder: Path) -> Plan:
    """The plan of a data set; raises `Mismatch` where the folder is none."""
    try:
        return msgspec.json.decode((folder / _PLAN).read_bytes(), type=Plan)
    except (OSError, msgspec.DecodeError) as error:
        raise Mismatch("none", folder=str(folder)) from error


def _publish(path: Path, content: bytes) -> None:
    """A file that is there whole or not at all."""
    descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(0o644)
        Path(name).replace(path)
    finally:
        Path(name).unlink(missing_ok=True)


Made = tuple[bytes, bytes]
"""A shard: its file of games, and that of decisions."""
Makers = Callable[[Plan, Sequence[int], Sequence[str]], Iterator[tuple[int, Made]]]
"""Makes shards, and gives them as they come."""


def _makers(workers: int, cluster: str | None, stack: ExitStack) -> Makers:
    if cluster is not None:
        from fogline.arena.cluster import connect  # noqa: PLC0415  (an extra)

        return lambda plan, missing, lines: connect(cluster, stack).calls(make_shard, _jobs(plan, missing, lines))
    if workers > 1:
        pool = start_pool(workers)
        stack.callback(pool.shutdown, wait=True, cancel_futures=True)
        return lambda plan, missing, lines: pool.map(make_shard, _jobs(plan, missing, lines))
    return lambda plan, missing, lines: map(make_shard, _jobs(plan, missing, lines))


Job = tuple[bytes, int, tuple[str, ...]]
"""The plan as JSON, a shard's number, and its records."""


def _jobs(plan: Plan, missing: Sequence[int], lines: Sequence[str]) -> Iterator[Job]:
    text = msgspec.json.encode(plan)
    for number in missing:
        yield text, number, tuple(lines[number * plan.shard : (number + 1) * plan.shard])


def make_shard(job: Job) -> tuple[int, Made]:
    """One shard, whoever makes it."""
    text, number, lines = job
    plan, game = _loaded(text)
    first = number * plan.shard
    told = [
        (first + place, _told(plan, game, first + place, lines[place] if lines else None))
        for place in range(min(plan.shard, plan.games - first))
    ]
    return number, (written(games_table(told, game)), written(decisions_table(told, plan, game)))


@lru_cache(maxsize=4)
def _loaded(text: bytes) -> tuple[Plan, Game]:
    plan = msgspec.json.decode(text, type=Plan)
    return plan, plan.load()


def _told(plan: Plan, game: Game, number: int, line: str | None) -> Told:
    """A game of the plan: read, or played as `fogline simulate` plays it."""
    if line is not None:
        return Told(read_record(line)[0])
    seed = derive("bots", plan.seed, number)
    bots = [make_bot(spec, game, seat, seed, programs=True) for seat, spec in enumerate(plan.seats)]
    try:
        return played(game, bots, Seeded(derive("deal", plan.seed, number)), plan.seats)
    finally:
        for bot in bots:
            bot.close()


# Reading one.


def check(folder: Path) -> int:
    """Compute every decision anew from the records, and compare; how many there are. Raises `Mismatch`."""
    plan = read_plan(folder)
    game, total = plan.load(), 0
    for number in range(plan.shards):
        kept, decisions = (pq.read_table(path) for path in _paths(folder, number))
        there = decisions.select(["game", "ply", "seat", "action", *REWARDS]).to_pydict()
        seen, masks = (as_numpy(decisions.column(name)) for name in ("observation", "mask"))
        at = 0
        for name, line in zip(kept["game"].to_pylist(), kept["record"].to_pylist(), strict=True):
            record = read_record(line)[0]
            got = results(record, game)
            for row in rows(Told(record), game, rich=plan.rich):
                same = at < len(seen) and [column[at] for column in there.values()] == _told_apart(name, row, got)
                if not (same and np.array_equal(seen[at], row.observation) and np.array_equal(masks[at], row.mask)):
                    raise Mismatch("differs", file=str(_paths(folder, number)[1]), row=at)
                at += 1
        if at != len(seen):
            raise Mismatch("differs", file=str(_paths(folder, number)[1]), row=at)
        total += at
    return total


def _told_apart(number: int, row: Row, got: Mapping[str, Sequence[float]]) -> list[float]:
    """What besides observation and mask tells a decision from others, as it is stored."""
    shares = [float(np.float32(got[reward][row.seat])) for reward in REWARDS]
    return [number, row.ply, row.seat, row.action, *shares]


def as_numpy(column: Any) -> Array:  # noqa: ANN401  (pyarrow has no types)
    """A column of lists of one length as a matrix."""
    whole = column.combine_chunks()
    flat: Array = whole.flatten().to_numpy(zero_copy_only=False)
    return flat.reshape(len(whole), -1)
