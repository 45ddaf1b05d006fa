"""Read a data set by pyarrow, polars, DuckDB and torch, as far as they are installed.

fogline dataset san-francisco --games 200 --folder decisions
python examples/read_dataset.py decisions
"""

import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq

from fogline.envs.dataset import as_numpy


def by_pyarrow(folder: Path) -> str:
    """Matrices for learning: what was seen, what was legal, what was done, what it brought."""
    table = pq.read_table(folder / "decisions", columns=["observation", "mask", "action", "victory"])
    seen, legal = as_numpy(table["observation"]), as_numpy(table["mask"])
    done, got = table["action"].to_numpy(), table["victory"].to_numpy()
    assert legal[np.arange(len(done)), done].all()
    return f"{len(done)} decisions, {seen.shape[1]} numbers each, mean share {got.mean():.3f}"


def by_polars(folder: Path) -> str:
    """How often each bot had no choice, and what it got a game."""
    import polars as pl  # noqa: PLC0415  (each of these is optional)

    rows = pl.scan_parquet(folder / "decisions/*.parquet")
    forced = pl.col("mask").arr.sum() == 1
    games = rows.group_by("game", "bot", "seat").agg(forced.mean().alias("forced"), pl.col("victory").first())
    found = games.group_by("bot").agg(pl.mean("forced", "victory")).sort("bot").collect()
    return "; ".join(f"{bot}: {forced:.1%} forced, share {share:.3f}" for bot, forced, share in found.iter_rows())


def by_duckdb(folder: Path) -> str:
    """The moves that were made most often."""
    import duckdb  # noqa: PLC0415

    query = "SELECT move, count(*) AS n FROM read_parquet(?) GROUP BY move ORDER BY n DESC, move LIMIT 3"
    rows = duckdb.execute(query, [str(folder / "decisions/*.parquet")]).fetchall()
    return ", ".join(f"{move} {count} ×" for move, count in rows)


def by_torch(folder: Path) -> str:
    """A step of imitation: shards as they come, a masked cross-entropy, one linear layer."""
    import torch  # noqa: PLC0415

    layer, losses = None, []
    for path in sorted((folder / "decisions").glob("*.parquet")):
        table = pq.read_table(path, columns=["observation", "mask", "action"])
        seen = torch.tensor(as_numpy(table["observation"]), dtype=torch.float32)
        legal = torch.tensor(as_numpy(table["mask"]))
        layer = layer or torch.nn.Linear(seen.shape[1], legal.shape[1])
        scores = layer(seen).masked_fill(~legal, -torch.inf)
        loss = torch.nn.functional.cross_entropy(scores, torch.tensor(table["action"].to_numpy()).long())
        loss.backward()
        losses.append(loss.item())
    return f"loss of {len(losses)} shards: {sum(losses) / len(losses):.2f}"


if __name__ == "__main__":
    ways: tuple[Callable[[Path], str], ...] = (by_pyarrow, by_polars, by_duckdb, by_torch)
    for way in ways:
        try:
            print(f"{way.__name__}: {way(Path(sys.argv[1]))}")
        except ModuleNotFoundError as error:
            print(f"{way.__name__}: skipped, {error.name} isn't installed")
