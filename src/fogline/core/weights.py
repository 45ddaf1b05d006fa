"""Where networks come from: one text file for each number of players, beside what asks them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import resources

from fogline.core.network import BITS, Network


def read_networks(package: str, players: Iterable[int], name: str = "network", level: int = 0) -> list[Network]:
    """New networks from a package's data, ``network-2.txt`` for two players; they share nothing.

    `level` is added to what the last output says, in thousandths.
    """
    found = []
    for count in players:
        inputs, hidden, outputs, numbers = _read(package, f"{name}-{count}.txt")
        found.append(Network(inputs, hidden, outputs, [*numbers[:-1], numbers[-1] + (level << BITS)]))
    return found


@cache
def _read(package: str, file: str) -> tuple[int, int, int, list[int]]:
    """A file holds the numbers of inputs, hidden units and outputs, and then the weights."""
    text = resources.files(package).joinpath("data", file).read_text("ascii")
    inputs, hidden, outputs, *numbers = map(int, text.split())
    return inputs, hidden, outputs, numbers
