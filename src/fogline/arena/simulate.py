"""Many games by a plan, over several processes: the same records in the same order, whoever played them."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future
from contextlib import contextmanager
from multiprocessing.synchronize import Event as Flag

import msgspec

from fogline import games
from fogline.arena.match import play
from fogline.arena.thoughts import Thinking, Thoughts
from fogline.bots import make_bot
from fogline.core.game import Game
from fogline.core.processes import CONTEXT, start_pool
from fogline.core.record import Player, Record
from fogline.core.sources import Seeded, derive

CHUNK = 8
"""Games that a process plays before it reports."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What to play."""

    game: str
    """The game's name."""
    seats: tuple[str, ...]
    """The bot of each seat, e.g. ``greedy``."""
    games: int
    """How many games."""
    seed: int
    """Repeats the whole simulation. Luck and the bots' own luck come from it on separate ways."""
    options: Mapping[str, int] = {}
    """The game's options."""
    data: str | None = None
    """The text of an owner's deck or map; None for the built-in one."""
    source: str = "data"
    """The name of that file, for messages."""
    thoughts: bool = False
    """Whether what the bots think is kept, for `on_thoughts`."""

    def load(self) -> Game:
        """The game to play; raises `Refusal` or `DataError` where the plan can't be played."""
        game = games.load(self.game, self.options, self.data, self.source)
        game.start(len(self.seats))
        for seat, spec in enumerate(self.seats):
            make_bot(spec, game, seat, 0, programs=True).close()
        return game


class Played(msgspec.Struct, frozen=True):
    """One game of a plan."""

    record: Record
    """The game."""
    thoughts: Thoughts | None = None
    """What the bots thought, where the plan keeps that."""


def simulate(
    plan: Plan,
    workers: int = 1,
    on_game: Callable[[int, Record], None] | None = None,
    on_thoughts: Callable[[Thoughts], None] | None = None,
) -> Iterator[Record]:
    """Play a plan's games and yield their records in order, the same for any number of workers.

    `on_game` is told of each game, by its number from 0, before its record is yielded, and `on_thoughts` of what the
    bots thought in it, where the plan keeps that. Only a few records are held at
    a time, and stopping early (also by Ctrl-C) stops the workers after the game they are at. With more than one worker
    a script needs the usual ``if __name__ == "__main__":``, because the processes start afresh.

    >>> plan = Plan(game="san-francisco", seats=("random", "random"), games=3, seed=7)
    >>> [record.outcome is not None for record in simulate(plan)]
    [True, True, True]
    """
    game = plan.load()
    games_ = _in_workers(plan, workers) if workers > 1 else (play_one(plan, game, i) for i in range(plan.games))
    for number, played in enumerate(games_):
        if on_game is not None:
            on_game(number, played.record)
        if on_thoughts is not None and played.thoughts is not None:
            on_thoughts(played.thoughts)
        yield played.record


def play_one(plan: Plan, game: Game, number: int) -> Played:
    """One game of a plan, by its number."""
    seed = derive("bots", plan.seed, number)
    bots = [make_bot(spec, game, seat, seed, programs=True) for seat, spec in enumerate(plan.seats)]
    players = [Player(f"{spec} {seat + 1}", bot=spec) for seat, spec in enumerate(plan.seats)]
    thoughts = Thinking()
    try:
        luck = Seeded(derive("deal", plan.seed, number))
        record = play(game, bots, luck, players=players, on_entry=thoughts.keep if plan.thoughts else None)
        return Played(record, thoughts.of(record) if plan.thoughts else None)
    finally:
        for bot in bots:
            bot.close()


def _in_workers(plan: Plan, workers: int) -> Iterator[Played]:
    stop = CONTEXT.Event()
    starts = iter(range(0, plan.games, CHUNK))
    waiting: deque[Future[list[Played]]] = deque()
    with start_pool(workers, _start_worker, plan, stop) as pool:
        try:
            for start in starts:
                with _shielded():
                    waiting.append(pool.submit(_play_chunk, start))
                if len(waiting) >= 2 * workers:
                    yield from waiting.popleft().result()
            while waiting:
                yield from waiting.popleft().result()
        finally:
            stop.set()
            pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _shielded() -> Iterator[None]:
    """Processes started here are spared Ctrl-C from their first moment; this process gets it a moment later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker(msgspec.Struct):
    """What a worker process keeps between its chunks."""

    plan: Plan
    game: Game
    stop: Flag


_worker: _Worker | None = None


def _start_worker(plan: Plan, stop: Flag) -> None:
    """At Ctrl-C the parent sets `stop`."""
    global _worker  # noqa: PLW0603  (a process pool has no other place to keep things)
    _worker = _Worker(plan, plan.load(), stop)


def _play_chunk(start: int) -> list[Played]:
    if _worker is None:
        raise RuntimeError("the worker was not started")
    played = []
    for number in range(start, min(start + CHUNK, _worker.plan.games)):
        if _worker.stop.is_set():
            break
        played.append(play_one(_worker.plan, _worker.game, number))
    return played
