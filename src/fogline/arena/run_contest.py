"""Run a contest: play its games over several processes and store each as it ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack
from functools import partial
from itertools import islice

import msgspec

from fogline.arena.contest import Contest, Fixture
from fogline.arena.match import play
from fogline.arena.report import meeting
from fogline.arena.store import Result, Store
from fogline.arena.thoughts import Thinking
from fogline.bots import Decision, make_bot
from fogline.core.game import Game
from fogline.core.processes import start_pool
from fogline.core.record import Player
from fogline.core.sources import Duplicate, derive


def run_contest(
    contest: Contest,
    store: Store,
    workers: int = 1,
    on_result: Callable[[Result], None] | None = None,
    *,
    cluster: str | None = None,
) -> list[Result]:
    """Play what the store doesn't hold yet and return all results, in the order of the fixtures.

    Each result is on disk before `on_result` hears of it. In simulations mode the results are the same for any number
    of workers, on a Dask `cluster` (its scheduler's address), and however often the contest was stopped; only the times
    differ. A contest that may stop early looks after each tenth of its deals, and only at those: then too.
    """
    game = contest.load()
    kept: list[Result] = []
    with ExitStack() as stack:
        run = _players(contest, game, workers, cluster, stack)
        pairings = contest.pairings()
        for deals in contest.looks():
            fixtures = list(contest.between(pairings, deals))
            for result in run([fixture for fixture in fixtures if fixture.key not in store.results]):
                store.add(result)
                if on_result is not None:
                    on_result(result)
            kept += [store.results[fixture.key] for fixture in fixtures]
            if contest.stop_early:
                pairings = [pairing for pairing in pairings if meeting(contest, pairing, kept).verdict == "tie"]
    return kept


Run = Callable[[Sequence[Fixture]], Iterator[Result]]
"""Plays games, and gives their results as they come."""


def _players(contest: Contest, game: Game, workers: int, cluster: str | None, stack: ExitStack) -> Run:
    """Who plays the games: a cluster, several processes, or this one; `stack` ends what was begun."""
    if cluster is not None:
        from fogline.arena.cluster import connect  # noqa: PLC0415  (an extra)

        return partial(connect(cluster, stack).run, contest)
    if workers > 1:
        pool = start_pool(workers, _start_worker, contest)
        stack.callback(pool.shutdown, wait=True, cancel_futures=True)
        return partial(_in_workers, pool, workers)
    return lambda fixtures: (play_fixture(contest, game, fixture) for fixture in fixtures)


def play_fixture(contest: Contest, game: Game, fixture: Fixture) -> Result:
    """One game of a contest."""
    numbers = contest.seats(fixture)
    seed = derive("bots", contest.seed, fixture.key)
    bots = [make_bot(contest.bots[number], game, seat, seed, programs=True) for seat, number in enumerate(numbers)]
    decisions, seconds = [0] * len(bots), [0.0] * len(bots)

    def count(seat: int, decision: Decision, spent: float) -> None:  # noqa: ARG001
        decisions[seat] += 1
        seconds[seat] += spent

    thoughts = Thinking()
    players = [Player(f"{contest.bots[n]} {seat + 1}", bot=contest.bots[n]) for seat, n in enumerate(numbers)]
    try:
        luck = Duplicate(derive("deal", contest.seed, fixture.deal))
        keep = thoughts.keep if contest.thoughts else None
        record = play(game, bots, luck, players=players, on_decision=count, on_entry=keep)
    finally:
        for bot in bots:
            bot.close()
    assert record.outcome is not None
    standings = sorted(record.outcome.standings, key=lambda standing: standing.seat)
    return Result(
        key=fixture.key,
        bots=tuple(numbers),
        places=tuple(standing.place for standing in standings),
        halves=tuple(standing.halves for standing in standings),
        decisions=tuple(decisions),
        seconds=tuple(round(spent, 6) for spent in seconds),
        record=record.as_dict(),
        thoughts=thoughts.of(record) if contest.thoughts else None,
    )


def _in_workers(pool: ProcessPoolExecutor, workers: int, fixtures: Sequence[Fixture]) -> Iterator[Result]:
    left = iter(fixtures)
    running: set[Future[Result]] = {pool.submit(_play, fixture) for fixture in islice(left, 2 * workers)}
    while running:
        done, running = wait(running, return_when=FIRST_COMPLETED)
        running |= {pool.submit(_play, fixture) for fixture in islice(left, len(done))}
        for future in done:
            yield future.result()


class _Worker(msgspec.Struct):
    """What a worker process keeps between its games."""

    contest: Contest
    game: Game


_worker: _Worker | None = None


def _start_worker(contest: Contest) -> None:
    global _worker  # noqa: PLW0603  (a process pool has no other place to keep things)
    _worker = _Worker(contest, contest.load())


def _play(fixture: Fixture) -> Result:
    if _worker is None:
        raise RuntimeError("the worker was not started")
    return play_fixture(_worker.contest, _worker.game, fixture)
