"""Who may serve a table: asked in one place (`Tables`), before it is loaded and before anything is done at it.

A service by itself serves all its tables. Of several nodes (`fogline.server.nodes`) one has a table at a time.
"""

from __future__ import annotations

from typing import Protocol


class Elsewhere(Exception):
    """Another node has the table, or should have it: whoever asks for it is passed on."""

    def __init__(self, table: str, node: str) -> None:
        super().__init__(table, node)
        self.table = table
        """The table's name."""
        self.node = node
        """Which one."""


class Gone(Exception):
    """The table has left this node while something was asked of it: it is asked again, wherever the table is then."""


class Hold(Protocol):
    """The right to serve one table, from when it was taken."""

    @property
    def epoch(self) -> int:
        """How often the table was taken, by anybody; what is stored under an earlier number is refused."""

    def is_good(self) -> bool:
        """Whether the right is still certain, now."""


class Ownership(Protocol):
    """Takes tables, and gives them back."""

    async def take(self, name: str) -> Hold:
        """Take a table; raises `Elsewhere`, and `Refusal` where there is none or nobody can tell."""

    async def hand_on(self, name: str, game: str, rules: int) -> None:
        """Raise `Elsewhere` where another node knows rules of a table that this one doesn't."""

    async def release(self, name: str, hold: Hold) -> None:
        """Let anybody take a table that has left memory."""


class OneHold:
    """The right of a service that is alone: for ever."""

    epoch = 0

    def is_good(self) -> bool:
        """Nobody else can take it."""
        return True


class Alone:
    """A service that has all tables of its store."""

    HOLD = OneHold()

    async def take(self, name: str) -> Hold:  # noqa: ARG002
        """It is ours already."""
        return self.HOLD

    async def hand_on(self, name: str, game: str, rules: int) -> None:
        """There is nobody else."""

    async def release(self, name: str, hold: Hold) -> None:
        """It stays ours."""
