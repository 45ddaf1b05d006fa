"""The store of one node of several: what it commits is refused where it has the table no more."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from fogline.server.nodes.schema import ALIVE, COMMIT
from fogline.server.people_storage import now
from fogline.server.postgres import PostgresStorage, shared
from fogline.server.postgres_database import PostgresDatabase
from fogline.server.results import results_of
from fogline.server.sql import Conflict
from fogline.server.storage import Work
from fogline.server.store_faults import StoreFault, Unreachable
from fogline.table.journal import Commit, OutOfStep

LOG = logging.getLogger(__name__)
ANOTHERS: Final = (
    "EXISTS (SELECT 1 FROM nodes n"  # noqa: S608  (put together from what stands in the schema)
    f" WHERE n.incarnation = owner AND n.incarnation <> ? AND {ALIVE})"
)
"""Whether another node has a table."""
STORED: Final = "stored"


class Fenced(OutOfStep):
    """The table is another node's by now, or was taken anew: what this node knows of it counts no more."""


class FencedCommit:
    """What happened at one table, with the number under which it was taken."""

    def __init__(self, name: str, commit: Commit, epoch: int) -> None:
        self.name = name
        self.commit = commit
        self.epoch = epoch
        self.results: list[tuple[str, bytes]] = []
        """Whose game has ended with it, and how."""

    def __call__(self) -> object:
        """Nothing stores it by itself: the store puts it together with others."""
        raise NotImplementedError


class NodeStorage(PostgresStorage):
    """A store that several nodes have open. Commits of tables go to the server in one call for all that wait.

    A node that freezes within it holds no row of a table: the server ends the call by itself.
    """

    OLD = PostgresStorage.OLD.replace(" LIMIT ?", f" AND NOT {ANOTHERS} LIMIT ?")

    def __init__(self, url: str, incarnation: Callable[[], str]) -> None:
        self._incarnation = incarnation
        super().__init__(url)

    def _connect(self) -> PostgresDatabase:
        return shared(self._url)

    def _old(self, before: int, but: object, most: int) -> tuple[object, ...]:
        return before, but, self._incarnation(), most

    async def commit(self, name: str, commit: Commit, epoch: int = 0) -> None:
        """Store what happened at a table; raises `OutOfStep` where it is another's, and where nobody can tell.

        A connection that is lost during the call leaves open what came of it. So the table is taken anew, which lets
        nothing of before be stored any more, and what is stored then says whether it was done.
        """
        fenced = FencedCommit(name, commit, epoch)
        try:
            await self._store(fenced)
        except Conflict as error:
            raise OutOfStep(f"what is stored of {name} is not what was told") from error
        except Unreachable as error:
            raise OutOfStep(f"nobody knows what came of a commit of {name}") from error

    def _write(self, batch: list[Work]) -> list[object]:
        """Tables in one call, everything else in a transaction."""
        fenced = [work for work in batch if isinstance(work, FencedCommit)]
        others = [work for work in batch if not isinstance(work, FencedCommit)]
        parts = (fenced, self._write_fenced(fenced)), (others, self._write_others(others))
        results = {work: result for works, found in parts for work, result in zip(works, found, strict=True)}
        if results and all(isinstance(result, StoreFault) for result in results.values()):
            raise next(result for result in results.values() if isinstance(result, StoreFault))
        return [results[work] for work in batch]

    def _write_fenced(self, commits: Sequence[FencedCommit]) -> Sequence[object]:
        """Where one contradicts what is stored, each by itself."""
        try:
            return self._commit_all(commits)
        except StoreFault as fault:
            return [fault] * len(commits)
        except ValueError as error:
            return [error] if len(commits) == 1 else [self._write_fenced([one])[0] for one in commits]

    def _write_others(self, others: list[Work]) -> Sequence[object]:
        try:
            return super()._write(others) if others else []
        except StoreFault as fault:
            return [fault] * len(others)

    def _commit_all(self, commits: Sequence[FencedCommit]) -> list[object]:
        if not commits:
            return []
        for one in commits:
            if one.commit.summary is not None and one.commit.summary.places:
                one.results = self._results(one)
        found = self._database.execute(COMMIT, (self._incarnation(), now(), *_columns(commits)))
        verdicts = dict(found.fetchall())
        return [_verdict(one, verdicts[number]) for number, one in enumerate(commits, 1)]

    def _results(self, one: FencedCommit) -> list[tuple[str, bytes]]:
        """What the people of a game that ends keep of it. What was read before is checked with the commit."""
        kept, commit = self._load(one.name), one.commit
        if kept is None or commit.summary is None:
            return []
        setup = commit.setup or kept.stored.setup
        entries = [*kept.stored.entries[: commit.first], *commit.entries]
        found = results_of(one.name, setup, commit.summary, entries, now())
        return [(person, msgspec.json.encode(result)) for person, result in found]

    def _forget_at(self, name: str, person: str) -> None:
        """Whoever has opened the table meanwhile, with the name still in it, opens it again."""
        super()._forget_at(name, person)
        self._database.execute("UPDATE tables SET owner = NULL, epoch = epoch + 1 WHERE name = ?", (name,))


def _verdict(one: FencedCommit, verdict: str) -> object:
    if verdict == STORED:
        return None
    kind = Fenced if verdict == "fenced" else OutOfStep
    return kind(f"entry {one.commit.first} of {one.name} in its epoch {one.epoch} is {verdict}")


def _columns(commits: Sequence[FencedCommit]) -> list[list[object]]:
    """Commits as the server takes them: column by column."""
    entries = [entry for one in commits for entry in one.commit.entries]
    setups = [(n, one.commit.setup) for n, one in enumerate(commits, 1) if one.commit.setup is not None]
    members = [(n, person) for n, setup in setups for person in sorted({setup.host, *setup.people})]
    results = [(n, *result) for n, one in enumerate(commits, 1) for result in one.results]
    return [
        [one.name for one in commits],
        [one.epoch for one in commits],
        [one.commit.first for one in commits],
        [len(one.commit.entries) for one in commits],
        [None if one.commit.summary is None else msgspec.json.encode(one.commit.summary) for one in commits],
        [None if one.commit.setup is None else msgspec.json.encode(one.commit.setup) for one in commits],
        [None if s is None else s.public and s.started is None for s in (one.commit.setup for one in commits)],
        [one.commit.token for one in commits],
        [str(entry.who) for entry in entries],
        [entry.text for entry in entries],
        [entry.time for entry in entries],
        [number for number, _ in members],
        [person for _, person in members],
        [number for number, _, _ in results],
        [person for _, person, _ in results],
        [result for _, _, result in results],
    ]
