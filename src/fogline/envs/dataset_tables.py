"""The tables of a data set's shard: its games, and its decisions."""

from __future__ import annotations

import io
from collections.abc import Sequence

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from fogline.core.game import Game
from fogline.core.observing import REWARDS
from fogline.core.record import Record
from fogline.envs.arrays import Array
from fogline.envs.dataset_plan import Plan
from fogline.envs.decisions import Row, Told, rows
from fogline.envs.play import Play


def written(table: pa.Table) -> bytes:
    """A table as a Parquet file: the same for the same table."""
    sink = io.BytesIO()
    pq.write_table(table, sink, compression="zstd", row_group_size=16384)
    return sink.getvalue()


def games_table(told: Sequence[tuple[int, Told]], game: Game) -> pa.Table:
    """A row for each game: its record, and what became of it."""
    records = [one.record for _, one in told]
    return pa.table(
        {
            "game": pa.array([number for number, _ in told], pa.int32()),
            "bots": pa.array([_bots(record) for record in records], pa.list_(pa.string())),
            "record": pa.array([record.line() for record in records], pa.string()),
            **{
                reward: pa.array([outcome[reward] for outcome in (results(record, game) for record in records)])
                for reward in REWARDS
            },
        }
    )


def _bots(record: Record) -> list[str]:
    """Who sat at each seat at the end; empty for a person."""
    return [record.players[player].bot or "" for player in record.seats]


def results(record: Record, game: Game) -> dict[str, list[float]]:
    """What each seat got, by each of the rewards."""
    play = Play.of_text(game, record.final_position, forced=True)
    return {reward: play.results(reward) for reward in REWARDS}


def decisions_table(told: Sequence[tuple[int, Told]], plan: Plan, game: Game) -> pa.Table:
    """A row for each decision; the data card says what its columns are."""
    every: list[tuple[int, Row]] = []
    got: list[dict[str, float]] = []
    bots: list[str] = []
    for number, one in told:
        outcome, names = results(one.record, game), _bots(one.record)
        for row in rows(one, game, rich=plan.rich):
            every.append((number, row))
            got.append({reward: shares[row.seat] for reward, shares in outcome.items()})
            bots.append(names[row.seat])
    return pa.table(
        {
            "game": pa.array([number for number, _ in every], pa.int32()),
            "ply": pa.array([row.ply for _, row in every], pa.int32()),
            "seat": pa.array([row.seat for _, row in every], pa.int8()),
            "bot": pa.array(bots, pa.string()),
            "observation": _matrix([row.observation for _, row in every], pa.int16()),
            "mask": _matrix([row.mask for _, row in every], pa.bool_()),
            "action": pa.array([row.action for _, row in every], pa.int32()),
            "move": pa.array([row.move for _, row in every], pa.string()),
            "policy": pa.array([row.policy for _, row in every], pa.list_(pa.float32())),
            "chances": pa.array([row.chances for _, row in every], pa.list_(pa.float32())),
            **{reward: pa.array([shares[reward] for shares in got], pa.float32()) for reward in REWARDS},
        }
    )


def _matrix(lines: Sequence[Array], kind: pa.DataType) -> pa.Array:
    numbers = np.stack(lines)
    return pa.FixedSizeListArray.from_arrays(pa.array(numbers.reshape(-1), kind), numbers.shape[1])
