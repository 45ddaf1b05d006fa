"""The tables of the docs: what an observation consists of, and what rewards are bounded by.

``python -m fogline.envs.tables san-francisco`` prints them for a game's page.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from fogline import games
from fogline.core.game import Game
from fogline.core.observing import REWARDS, Block
from fogline.envs.play import bounds


def tables(game: Game, players: int) -> str:
    """Observations, actions and rewards of a game as Markdown."""
    observer = game.observer(players)
    compact, rich = observer.size(False), observer.size(True)
    lines = [
        f"For {players} players; compact {compact} numbers of 16 bits, rich {rich}. {game.action_count} actions.",
        "",
        "| block | shape | range | meaning |",
        "| --- | --- | --- | --- |",
        *_rows(observer.compact),
        "| *in the rich form besides* | | | |",
        *_rows(observer.rich),
        "",
        "| reward | range |",
        "| --- | --- |",
        *(f"| `{reward}` | {_range(*bounds(game, players, reward))} |" for reward in REWARDS),
    ]
    return "\n".join(lines)


def _rows(blocks: list[Block]) -> Iterator[str]:
    for block in blocks:
        shape = " × ".join(map(str, block.shape))
        yield f"| `{block.name}` | {shape} | {_range(block.least, block.most)} | {block.meaning} |"


def _range(least: float, most: float) -> str:
    return f"{least:g} … {most:g}"


if __name__ == "__main__":
    print(tables(games.load(sys.argv[1]), 2))  # noqa: T201  (a command)
