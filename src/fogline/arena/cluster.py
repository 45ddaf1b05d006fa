"""A contest's games on a Dask cluster that is already there (extra `cluster`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from functools import lru_cache
from itertools import islice
from typing import Any, TypeVar

import msgspec

import fogline
from fogline import _build
from fogline.arena.contest import Contest, Fixture
from fogline.arena.run_contest import play_fixture
from fogline.arena.store import Result
from fogline.bots import load_code, loaded_files
from fogline.core.errors import BadText
from fogline.core.game import Game

T = TypeVar("T")
R = TypeVar("R")
PATIENCE = "20s"
"""How long the scheduler may take to answer."""


def connect(address: str, stack: ExitStack) -> Cluster:
    """The cluster at a scheduler's address, until `stack` ends; raises `BadText` (``arena-cluster``)."""
    try:
        from distributed import Client  # noqa: PLC0415  (an extra)
    except ImportError as error:
        raise BadText("arena-no-dask", None, {}) from error
    try:
        client = stack.enter_context(Client(address, timeout=PATIENCE, set_as_default=False))
    except (OSError, ValueError) as error:
        raise BadText("arena-cluster", None, {"address": address, "detail": str(error)}) from error
    return Cluster(client, address)


class Cluster:
    """Workers elsewhere. They must run the same Fogline, compiled or not, or the figures would mean nothing."""

    def __init__(self, client: Any, address: str) -> None:  # noqa: ANN401  (Dask has no types)
        self._client = client
        self._address = address
        found = set(client.run(identity).values())
        if found != {identity()}:
            detail = ", ".join(sorted(found - {identity()})) or "0"
            raise BadText("arena-cluster", None, {"address": address, "detail": detail})
        for file in loaded_files():
            self._load(file)

    def _load(self, file: str) -> None:
        """Let the workers know the bots of a file, which must lie at the same place there, the same to the letter."""
        here, there = load_code(file)[0].code, set(self._client.run(code_in, file).values())
        if there != {here}:
            raise BadText("arena-cluster", None, {"address": self._address, "detail": ", ".join(there - {here})})

    def run(self, contest: Contest, fixtures: Sequence[Fixture]) -> Iterator[Result]:
        """Results as they come."""
        plan = msgspec.json.encode(contest)
        for result in self.calls(play_remotely, ((plan, msgspec.json.encode(fixture)) for fixture in fixtures)):
            yield msgspec.json.decode(result, type=Result)

    def calls(self, function: Callable[[T], R], given: Iterable[T]) -> Iterator[R]:
        """What a function gives for each of many, as it comes; a few more are on their way than there are workers."""
        from distributed import as_completed  # noqa: PLC0415  (an extra)

        client, left = self._client, iter(given)
        ahead = 2 * sum(client.nthreads().values())
        first = [client.submit(function, one, pure=False) for one in islice(left, ahead)]
        running = as_completed(first, loop=client.loop)
        for future in running:
            for one in islice(left, 1):
                running.add(client.submit(function, one, pure=False))
            yield future.result()


def identity() -> str:
    """What a worker runs."""
    return f"{fogline.__version__} {_build.core()}"


def code_in(file: str) -> str:
    """Load the bots of a file here; identifies the code, or says why it can't be loaded."""
    try:
        return load_code(file)[0].code
    except (BadText, OSError) as error:
        return f"{file}: {error}"


def play_remotely(given: tuple[bytes, bytes]) -> bytes:
    """One game of a contest, on a worker: the contest and the fixture, both as JSON."""
    contest, fixture = given
    plan, game = _loaded(contest)
    return msgspec.json.encode(play_fixture(plan, game, msgspec.json.decode(fixture, type=Fixture)))


@lru_cache(maxsize=4)
def _loaded(contest: bytes) -> tuple[Contest, Game]:
    plan = msgspec.json.decode(contest, type=Contest)
    return plan, plan.load()
