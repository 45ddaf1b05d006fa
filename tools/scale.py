"""How far nodes and their database go: `docs/scale.md` is made of what this prints.

`python -m tools.scale measure URL` times commits on an empty PostgreSQL database. `python -m tools.scale simulate`
plays moves through nodes, a database and the cores that they share, event by event, from figures that were measured.
`python -m tools.scale needs` says what so many games a day take.
"""

from __future__ import annotations

import heapq
import json
import math
import random
import statistics
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Annotated

import typer

from fogline import games
from fogline.arena.match import play
from fogline.bots import make_bot
from fogline.core.sources import Seeded
from fogline.loadtest.report import percentile

BATCHES = (1, 4, 16, 64)
"""Tables in one call of the database."""
TOO_LATE = 1000.0
"""Milliseconds beyond which a rate isn't held."""
PEAK = 3.0
"""How many times the mean of a day the busiest hour has."""
DAY = 86_400


@dataclass(frozen=True)
class Costs:
    """What was measured, in milliseconds; where is said in `docs/scale.md`."""

    move: float = 1.3
    """A node's processor time for a move: half before it is stored, half to tell of it."""
    passing: float = 0.25
    """What both nodes together spend more where one passes a move on."""
    call: float = 1.0
    """The database's time for a call, without the disk."""
    row: float = 0.3
    """… and for each move in it."""
    flush: float = 2.0
    """One `fsync`, which all calls share that wait for it."""
    client: float = 0.0
    """What the clients spend to hear of a move, where they share the nodes' cores."""


@dataclass
class Loop:
    """A node's event loop: one thing at a time, and only where a core is free."""

    jobs: deque[tuple[float, Callable[[], None]]] = field(default_factory=deque)
    busy: bool = False
    used: float = 0.0
    waiting: list[Move] = field(default_factory=list)
    """Moves that the next call of the database takes along."""
    calls: bool = False
    """Whether a call is under way."""


@dataclass
class Move:
    """One move on its way."""

    began: float
    home: int
    """The node that has the table."""
    door: int
    """The node that it came to."""


@dataclass(frozen=True)
class Outcome:
    """What came of it."""

    rate: float
    p50: float
    p99: float
    node_load: float
    """The part of one core that a node used, on the average."""
    database_load: float

    def shown(self) -> str:
        """As a row of a table."""
        times = f"{self.p50:.1f} | {self.p99:.1f}"
        return f"{self.rate:.0f} | {times} | {100 * self.node_load:.0f} % | {100 * self.database_load:.0f} %"


class Simulation:
    """Moves through nodes and their database. Times are in milliseconds."""

    def __init__(self, costs: Costs, nodes: int, cores: int, rate: float, foreign: float, seed: int = 1) -> None:
        self._costs = costs
        self._luck = random.Random(seed)
        self._rate = rate
        self._foreign = foreign
        self._loops = [Loop() for _ in range(nodes)]
        self._free = cores
        self._ready: deque[Callable[[], None]] = deque()
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers = count()
        self._now = 0.0
        self._flushing = False
        self._to_flush: list[Callable[[], None]] = []
        self._database = 0.0
        self.took: list[float] = []
        """How long each move took until everybody had been told."""

    def run(self, seconds: float) -> Outcome:
        """Let moves come for so long."""
        end = seconds * 1000
        self._after(0.0, lambda: self._arrive(end))
        while self._events:
            self._now, _, happens = heapq.heappop(self._events)
            happens()
        ordered = sorted(self.took)
        loads = statistics.mean(loop.used for loop in self._loops) / self._now
        held = len(ordered) / self._now * 1000
        return Outcome(held, percentile(ordered, 0.5), percentile(ordered, 0.99), loads, self._database / self._now)

    def _after(self, delay: float, happens: Callable[[], None]) -> None:
        heapq.heappush(self._events, (self._now + delay, next(self._numbers), happens))

    def _arrive(self, end: float) -> None:
        home = self._luck.randrange(len(self._loops))
        is_foreign = len(self._loops) > 1 and self._luck.random() < self._foreign
        door = (home + 1) % len(self._loops) if is_foreign else home
        move = Move(self._now, home, door)
        if is_foreign:
            self._work(door, self._costs.passing / 4, lambda: self._decide(move))
        else:
            self._decide(move)
        gap = self._luck.expovariate(self._rate / 1000)
        if self._now + gap < end:
            self._after(gap, lambda: self._arrive(end))

    def _decide(self, move: Move) -> None:
        more = 0.0 if move.door == move.home else self._costs.passing / 4
        self._work(move.home, self._costs.move / 2 + more, lambda: self._store(move))

    def _store(self, move: Move) -> None:
        self._loops[move.home].waiting.append(move)
        self._call(move.home)

    def _call(self, node: int) -> None:
        loop = self._loops[node]
        if loop.calls or not loop.waiting:
            return
        loop.calls, moves, loop.waiting = True, loop.waiting, []
        spent = self._costs.call + self._costs.row * len(moves)
        self._database += spent

        def stored() -> None:
            loop.calls = False
            for move in moves:
                self._tell(move)
            self._call(node)

        self._on_core(spent, lambda: self._flush(stored))

    def _flush(self, done: Callable[[], None]) -> None:
        """Whoever comes while the disk is busy shares the next turn."""
        self._to_flush.append(done)
        if not self._flushing:
            self._turn()

    def _turn(self) -> None:
        together, self._to_flush = self._to_flush, []
        self._flushing = bool(together)
        if together:
            self._after(self._luck.uniform(0.5, 1.5) * self._costs.flush, lambda: self._flushed(together))

    def _flushed(self, together: list[Callable[[], None]]) -> None:
        for done in together:
            done()
        self._turn()

    def _tell(self, move: Move) -> None:
        heard = lambda: self.took.append(self._now - move.began)  # noqa: E731
        told = lambda: self._on_core(self._costs.client, heard)  # noqa: E731
        more = 0.0 if move.door == move.home else self._costs.passing / 4
        if move.door == move.home:
            self._work(move.home, self._costs.move / 2, told)
        else:
            passed = lambda: self._work(move.door, self._costs.passing / 4, told)  # noqa: E731
            self._work(move.home, self._costs.move / 2 + more, passed)

    # Loops and cores.

    def _work(self, node: int, spent: float, done: Callable[[], None]) -> None:
        self._loops[node].jobs.append((self._luck.uniform(0.5, 1.5) * spent, done))
        self._begin(self._loops[node])

    def _begin(self, loop: Loop) -> None:
        if loop.busy or not loop.jobs:
            return
        loop.busy = True
        spent, done = loop.jobs.popleft()
        loop.used += spent

        def over() -> None:
            loop.busy = False
            done()
            self._begin(loop)

        self._on_core(spent, over)

    def _on_core(self, spent: float, done: Callable[[], None]) -> None:
        def runs() -> None:
            self._free -= 1
            self._after(spent, ends)

        def ends() -> None:
            self._free += 1
            if self._ready:
                self._ready.popleft()()
            done()

        if self._free:
            runs()
        else:
            self._ready.append(runs)


app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


@app.command()
def simulate(
    cores: Annotated[int, typer.Option(min=1)] = 2, foreign: float = 0.5, seconds: float = 30, seed: int = 1
) -> None:
    """Rates from low to too high, for one node, two and four."""
    print("nodes | asked | held | 50 % | 99 % | a node's load | the database's load")
    for nodes in (1, 2, 4):
        for rate in (40, 200, 500, 1000, 2000, 4000):
            outcome = Simulation(Costs(), nodes, cores, rate, foreign if nodes > 1 else 0.0, seed).run(seconds)
            print(f"{nodes} | {rate} | {outcome.shown()}")
            if outcome.p50 > TOO_LATE:
                break


@app.command()
def measure(url: str, calls: int = 200) -> None:
    """Milliseconds that a commit of so many tables takes in one call, and bytes that a move takes in the database."""
    from tools.scale_database import bytes_of_a_move, calls_of  # noqa: PLC0415  (needs asyncpg)

    for size, took in calls_of(url, BATCHES, calls).items():
        ordered = sorted(took)
        spread = [round(percentile(ordered, part), 2) for part in (0.5, 0.9, 0.99)]
        print(
            json.dumps({"tables": size, "ms": spread, "moves_per_second": round(size / statistics.mean(took) * 1000)})
        )
    print(json.dumps({"bytes_of_a_move": bytes_of_a_move(url)}))


@app.command()
def needs(bytes_of_a_move: float = 400, node: float = 500, database: float = 4000) -> None:
    """What so many games a day take, where a node holds so many moves a second and a database so many."""
    moves = _moves_of_a_game()
    print(f"{moves:.0f} stored moves a game, {PEAK:.0f} times the mean at the busiest hour")
    print("games a day | moves a second at the peak | nodes | databases | GB a day | GB in 90 days")
    for number in (1_000, 100_000, 10_000_000):
        peak = number * moves / DAY * PEAK
        size = number * moves * bytes_of_a_move / 1e9
        machines = f"{math.ceil(peak / node)} | {math.ceil(peak / database)}"
        print(f"{number:,} | {peak:,.0f} | {machines} | {size:,.2f} | {90 * size:,.0f}")


def _moves_of_a_game() -> float:
    """Decisions in a random game, over all games and numbers of players."""
    found = []
    for name in games.names():
        game = games.load(name)
        for players in game.players:
            for seed in range(5):
                bots = [make_bot("greedy", game, seat, seed) for seat in range(players)]
                entries = play(game, bots, Seeded(seed)).entries
                found.append(sum(isinstance(entry.who, int) for entry in entries))
    return statistics.mean(found)


if __name__ == "__main__":
    app()
