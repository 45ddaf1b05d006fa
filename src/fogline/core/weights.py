"""Where networks come from: one text file for each number of players, beside what asks them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import resources

from fogline.core.network import Network


def read_networks(package: str, players: Iterable[int], name: str = "network") -> list[Network]:
    """New networks from a package's data, ``network-2.txt`` for two players; they share nothing."""
    return [Network(*_read(package, f"{name}-{count}.txt")) for count in players]


@cache
def _read(package: str, file: str) -> tuple[int, int, int, list[int]]:
    """A file holds the numbers of inputs, hidden units and outputs, and then the weights."""
    text = resources.files(package).joinpath("data", file).read_text("ascii")
    inputs, hidden, outputs, *numbers = map(int, text.split())
    return inputs, hidden, outputs, numbers
