"""A PostgreSQL database as the store asks for it: statement by statement, from the thread that calls.

asyncpg speaks to the server in an event loop of its own, which runs only while a statement is under way.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import asyncpg
from asyncpg.prepared_stmt import PreparedStatement

from fogline.server.sql import Conflict
from fogline.server.store_faults import Busy, Damaged, DiskFull, ReadOnlyDisk, StoreFault, Unreachable

PATIENCE: Final = 10.0
"""Seconds until a server that does not answer counts as lost."""
SETTINGS: Final = {
    "application_name": "fogline",
    # A process that is stopped in the middle of a transaction must not keep its rows from everybody else.
    "idle_in_transaction_session_timeout": "2000",
    "lock_timeout": "1000",
}
_FAULTS: Final = (
    (asyncpg.DiskFullError, DiskFull),
    (asyncpg.ReadOnlySQLTransactionError, ReadOnlyDisk),
    (asyncpg.LockNotAvailableError, Busy),
    (asyncpg.DataCorruptedError, Damaged),
    (asyncpg.IndexCorruptedError, Damaged),
    (asyncpg.PostgresConnectionError, Unreachable),
    (asyncpg.OperatorInterventionError, Unreachable),
    (asyncpg.IdleInTransactionSessionTimeoutError, Unreachable),
    (asyncpg.TooManyConnectionsError, Unreachable),
    (asyncpg.InterfaceError, Unreachable),
    (OSError, Unreachable),  # TimeoutError is one
)


class Answer:
    """What a statement gave."""

    def __init__(self, rows: Sequence[Any], rowcount: int) -> None:
        self.rowcount = rowcount
        """How many rows it changed."""
        self._rows = iter(rows)

    def fetchone(self) -> Any:  # noqa: ANN401  (as the server sent it)
        """The next row; None where there is none."""
        return next(self._rows, None)

    def fetchall(self) -> list[Any]:
        """All rows that are left."""
        return list(self._rows)

    def __iter__(self) -> Iterator[Any]:
        """Row by row."""
        return self._rows


class PostgresDatabase:
    """One connection, for one thread at a time.

    A server that can't be reached is a `StoreFault`, a row that contradicts others a `Conflict`, and a value that can't
    be kept (a text with a zero byte in it) a `ValueError`.
    """

    def __init__(self, url: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._prepared: dict[str, PreparedStatement] = {}
        try:
            self._connection: asyncpg.Connection = self._wait(
                asyncpg.connect(url, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=SETTINGS)
            )
        except BaseException:
            self._loop.close()
            raise

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open."""
        return not self.is_lost and bool(self._connection.is_in_transaction())

    @property
    def is_lost(self) -> bool:
        """Whether the server has gone."""
        return bool(self._connection.is_closed())

    def execute(self, statement: str, values: Sequence[Any] = ()) -> Answer:
        """Execute one statement."""
        answer: Answer = self._wait(self._execute(statement, values))
        return answer

    def executemany(self, statement: str, values: Iterable[Sequence[Any]]) -> Answer:
        """Execute one statement for each of these rows of values."""
        rows = list(values)
        if rows:
            self._wait(self._connection.executemany(numbered(statement), rows))
        return Answer((), len(rows))

    def script(self, statements: str) -> None:
        """Execute several statements that have no values."""
        self._wait(self._connection.execute(statements))

    def close(self) -> None:
        """Let go of the server, whether it answers or not; once more does nothing."""
        if self._loop.is_closed():
            return
        try:
            self._loop.run_until_complete(self._connection.close(timeout=1))
        except Exception:  # noqa: BLE001  (there is nothing more to be done with it)
            self._connection.terminate()
        self._loop.close()

    async def _execute(self, statement: str, values: Sequence[Any]) -> Answer:
        if not values and statement.split(" ", 1)[0] in _PLAIN:
            status = await self._connection.execute(statement)
            # What failed before is rolled back, and the server calls that no error.
            if statement == "COMMIT" and status != statement:
                raise StoreFault
            return Answer((), _changed(status))
        prepared = self._prepared.get(statement)
        if prepared is None:
            prepared = self._prepared[statement] = await self._connection.prepare(numbered(statement))
        rows = await prepared.fetch(*values)
        return Answer([tuple(row) for row in rows], _changed(prepared.get_statusmsg()))

    def _wait(self, work: Any) -> Any:  # noqa: ANN401  (whatever the work gives)
        try:
            return self._loop.run_until_complete(work)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict(str(error)) from error
        except asyncpg.DataError as error:
            raise ValueError(str(error)) from error
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            raise fault_behind(error) from error


_PLAIN: Final = frozenset({"BEGIN", "COMMIT", "ROLLBACK", "SAVEPOINT", "RELEASE"})
"""What controls transactions isn't worth preparing."""


def fault_behind(error: Exception) -> StoreFault:
    """What keeps the store from keeping anything, by what asyncpg raised."""
    return next((fault() for kind, fault in _FAULTS if isinstance(error, kind)), StoreFault())


def numbered(statement: str) -> str:
    """A statement with its values numbered, as PostgreSQL wants them; none of ours has a question mark in a text.

    >>> numbered("SELECT name FROM tables WHERE touched < ? LIMIT ?")
    'SELECT name FROM tables WHERE touched < $1 LIMIT $2'
    """
    first, *rest = statement.split("?")
    return first + "".join(f"${number}{part}" for number, part in zip(itertools.count(1), rest, strict=False))


def _changed(status: str) -> int:
    """How many rows a statement changed, by what the server says at its end.

    >>> _changed("INSERT 0 3"), _changed("DELETE 2"), _changed("COMMIT")
    (3, 2, 0)
    """
    last = status.rpartition(" ")[2]
    return int(last) if last.isdigit() else 0
