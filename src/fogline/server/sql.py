"""What the store asks of a database, whichever engine is behind it: `sqlite3.Connection` is one as it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol


class Conflict(ValueError):
    """What was to be stored contradicts what is stored: a second row of one name, or a row that belongs to nothing."""


class Rows(Protocol):
    """What a statement gave."""

    @property
    def rowcount(self) -> int:
        """How many rows it changed."""

    def fetchone(self) -> Any:  # noqa: ANN401  (as the engine has them)
        """The next row; None where there is none."""

    def fetchall(self) -> list[Any]:
        """All rows."""

    def __iter__(self) -> Iterator[Any]:
        """Row by row."""


class Database(Protocol):
    """One connection. Values stand for the question marks of a statement, in order."""

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open."""

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Rows:
        """Execute one statement."""

    def executemany(self, statement: str, values: Iterable[Sequence[Any]], /) -> Rows:
        """Execute one statement for each of these rows of values."""

    def close(self) -> None:
        """Let go of it."""


def without_password(url: str) -> str:
    """A database's address, or its file, as it may be shown and logged.

    >>> without_password("postgresql://ada:secret@db.example/fogline")
    'postgresql://ada@db.example/fogline'
    """
    scheme, slashes, rest = url.partition("://")
    who, at, where = rest.rpartition("@")
    return f"{scheme}{slashes}{who.partition(':')[0]}{at}{where}"
