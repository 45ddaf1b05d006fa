"""A table's game as it runs: what is agreed, the game itself, and the way of every change: do, store, tell."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Literal

from fogline.bots import Limit
from fogline.core.errors import Refusal
from fogline.core.game import Event, Game, State
from fogline.core.message import Seat
from fogline.core.record import Player, Record, replay, start_play
from fogline.core.sources import Secret
from fogline.table import seats
from fogline.table.core import Table
from fogline.table.journal import Commit, Journal, Stored, Summary
from fogline.table.messages import SeatStatus, Status, Wish
from fogline.table.minds import Job
from fogline.table.seats import Setup
from fogline.table.story import Story
from fogline.table.watching import Watcher, Watchers

LOG = logging.getLogger(__name__)


class TableBroken(Exception):
    """What was done could not be stored. The table must be dropped and opened anew from what is stored."""


class Running:
    """The game of a live table. Only the table's own task may call what changes it.

    `turn` is called when the position goes back or the table stands still: whoever thinks about it need not go on.
    """

    def __init__(
        self, name: str, stored: Stored, game: Game, secret: bytes, journal: Journal, turn: Callable[[], None]
    ) -> None:
        self.name = name
        self.game = game
        self.setup = stored.setup
        """What was agreed."""
        self.table: Table | None = None
        """The game itself; None before the start."""
        self.story = Story(len(stored.setup.chairs), stored.setup.timing)
        """What follows from the entries."""
        self.wish: Wish | None = None
        """What the others are asked to agree to."""
        self.rematch: set[str] = set()
        """Who wants another game."""
        self.watchers = Watchers(time.monotonic())
        """Who is told."""
        self.source = Secret(secret)
        """The table's luck."""
        self.tokens = dict(stored.tokens)
        """The messages that were applied, and how many entries there were after each."""
        self.broken = False
        """Whether something could not be stored; nothing is done any more."""
        self._journal = journal
        self._turn = turn
        self._mark = self._moment = time.monotonic()
        if stored.setup.started is not None:
            self._adopt(self._make_table(stored.setup, stored))

    # What it is.

    @property
    def entries(self) -> int:
        """How many entries the record has."""
        return 0 if self.table is None else len(self.table.entries)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.table is not None and self.table.state.outcome is not None

    def begun(self) -> Table:
        """The game; raises `Refusal` before the start."""
        if self.table is None:
            raise Refusal("not-started")
        return self.table

    def playing(self) -> Table:
        """The game; raises `Refusal` before the start and after the end."""
        table = self.begun()
        if self.is_over:
            raise Refusal("game-over")
        return table

    def in_play(self, person: str, seat: int) -> Table:
        """The game, for somebody who may decide for a seat now; raises `Refusal`."""
        table = self.playing()
        seats.held_by(self.setup, person, seat)
        if seat in self.story.left:
            raise Refusal("seat-left", None, {"seat": Seat(seat)})
        if self.story.paused:
            raise Refusal("paused")
        return table

    def is_minded(self, seat: int) -> bool:
        """Whether a bot decides for the seat."""
        return self.setup.chairs[seat].bot is not None or seat in self.story.away or seat in self.story.left

    def deciders(self) -> list[str]:
        """The people whose consent counts: those who still play themselves."""
        playing = [chair for seat, chair in enumerate(self.setup.chairs) if not self.is_minded(seat)]
        return list(dict.fromkeys(chair.person for chair in playing if chair.person is not None))

    def status(self) -> Status:
        """The table as everybody sees it."""
        stands = self.is_over or self.story.paused
        return Status(
            phase=self._phase(),
            host=self.setup.host,
            seats=tuple(self._seat_status(seat) for seat in range(len(self.setup.chairs))),
            running=() if stands else self.story.clocks.running,
            wish=self.wish,
            rematch=tuple(sorted(self.rematch)),
            following=self.setup.following,
            outcome=None if self.table is None else self.table.state.outcome,
        )

    def _phase(self) -> Literal["gathering", "playing", "paused", "over"]:
        if self.table is None:
            return "gathering"
        if self.is_over:
            return "over"
        return "paused" if self.story.paused else "playing"

    def _seat_status(self, seat: int) -> SeatStatus:
        chair = self.setup.chairs[seat]
        return SeatStatus(
            kind="open" if chair.is_open else "bot" if chair.person is None else "person",
            person=chair.person,
            name=chair.name,
            bot=chair.bot,
            ready=chair.ready,
            present=self.watchers.is_present(chair.person),
            away=seat in self.story.away,
            left=self.story.left.get(seat),
            clock=self.story.clocks.left(seat, self.now()),
        )

    # What changes it.

    async def change(self, setup: Setup, token: str | None) -> None:
        """Agree on something else."""
        await self._store(Commit(first=self.entries, setup=setup, token=token))
        self.setup = setup
        self.tell()

    async def start(self, setup: Setup, token: str | None) -> None:
        """Begin the game by this setup."""
        table = self._make_table(setup, Stored(setup, [], {}))
        await self._store(
            Commit(first=0, entries=table.entries, setup=setup, summary=summary_of(table.state), token=token)
        )
        self.setup = setup
        self._adopt(table)
        self.tell()

    async def decide(self, table: Table, seat: int, actions: Sequence[str], token: str | None) -> None:
        """Do a seat's actions, all or none. What others were asked to agree to no longer stands."""
        before = self.entries
        self.source.number = before + len(actions)
        events = table.act(seat, *actions, time=self._time())
        self.wish = None
        await self._settle(table, before, events, token)

    async def note(self, table: Table, control: str, token: str | None = None) -> None:
        """Write a control of the table."""
        before = self.entries
        table.note(control, self._time())
        if control == "pause":
            self._turn()
        await self._settle(table, before, (), token)

    async def take_back(self, table: Table, seat: int, token: str | None) -> None:
        """Undo the seat's last action and what came of it."""
        before = self.entries
        table.undo(seat, consent=True, time=self._time())
        self.wish = None
        self._turn()
        await self._settle(table, before, (), token)

    def tell(self, only: Watcher | None = None) -> None:
        """Tell those who watch how the table stands, and the game as far as they don't know it."""
        self.tell_status(only)
        if self.table is not None:
            self.watchers.tell_game(self.setup, self.story.streams, self.table.state, self.entries, only)

    def tell_status(self, newcomer: Watcher | None = None) -> None:
        """Tell those who watch how the table stands, where that has changed, and a newcomer in any case."""
        self.watchers.tell_status(self.status(), newcomer)

    async def _settle(self, table: Table, before: int, events: Sequence[Event], token: str | None) -> None:
        """Store what the table wrote, then tell it."""
        entries = table.entries
        summary = summary_of(table.state)
        await self._store(Commit(first=before, entries=entries[before:], summary=summary, token=token))
        self.story.saw(entries[:before], entries[before:], events, table.state)
        self._mark = self._moment
        self.tell()

    async def _store(self, commit: Commit) -> None:
        try:
            await self._journal.commit(commit)
        except Exception as error:
            self.broken = True
            LOG.exception("not stored", extra={"table": self.name})
            raise TableBroken from error
        if commit.token is not None:
            self.tokens[commit.token] = commit.first + len(commit.entries)

    def _make_table(self, setup: Setup, stored: Stored) -> Table:
        """The game as stored; luck that a new game begins with is drawn at once."""
        self.source.number = len(stored.entries)
        players = [Player(chair.name, chair.bot) for chair in setup.chairs]
        record = Record(
            game=self.game.name,
            rules_version=self.game.rules_version,
            options=dict(self.game.options),
            data_hash=self.game.data.hash,
            data=None if self.game.builtin else self.game.data.content(),
            players=players,
            seats=list(range(len(players))),
            started=setup.started,
            entries=stored.entries,
        )
        return Table.resume(record, self.game, self.source)

    def _adopt(self, table: Table) -> None:
        """Follow the game from its first entry."""
        self.table = table
        entries, record = table.entries, table.record()
        self.story.saw((), (), (), start_play(record, self.game).state)
        for step in replay(record, self.game):
            self.story.saw(entries[: step.number], [step.entry], step.events, step.state)
        self._mark = self._moment = time.monotonic()

    # Time.

    def now(self) -> int:
        """The time of play in milliseconds; it stands still in a pause."""
        elapsed = 0.0 if self.story.paused or self.table is None else time.monotonic() - self._mark
        return self.story.clocks.time + round(elapsed * 1000)

    def _time(self) -> int | None:
        """The time for an entry that is about to be written."""
        now = self.now()
        self._moment = time.monotonic()
        return None if self.setup.timing.kind == "none" else now

    def alarms(self) -> Iterator[tuple[float, str]]:
        """When the table itself will have to do something, and what: a control of the record."""
        if self.table is None or self.is_over or self.story.paused or self.broken:
            return
        now, moment = self.now(), time.monotonic()
        for seat, chair in enumerate(self.setup.chairs):
            if chair.person is None or self.is_minded(seat):
                continue
            left = self.story.clocks.left(seat, now)
            if left is not None and seat in self.story.clocks.running:
                yield moment + left / 1000, f"timeout {seat}"
            if self.setup.grace is not None and not self.watchers.is_present(chair.person):
                yield self.watchers.absent_since(chair.person) + self.setup.grace / 1000, f"takeover {seat}"

    # Bots.

    def minded(self) -> tuple[int, ...]:
        """The seats that a bot must decide for now."""
        if self.table is None or self.is_over or self.story.paused or self.broken:
            return ()
        return tuple(seat for seat in self.table.state.actors if self.is_minded(seat))

    def job(self, seat: int) -> Job:
        """What a bot is asked for a seat."""
        table = self.playing()
        return Job(
            game=self.game.name,
            options=dict(self.game.options),
            data=None if self.game.builtin else self.game.data.content(),
            data_hash=self.game.data.hash,
            rules=self.game.rules_version,
            bot=self.setup.chairs[seat].bot or self.setup.stand_in,
            seat=seat,
            seed=self.source.draw(f"bot {self.entries} {seat}") >> 193,
            view=table.state.view(seat),
            legal=list(table.state.legal(seat).numbers),
            limit=Limit(ms=self.setup.limit),
        )


def summary_of(state: State) -> Summary:
    """How a game stands, in short."""
    outcome = state.outcome
    if outcome is None:
        return Summary(state.actors)
    places = {standing.seat: standing.place for standing in outcome.standings}
    return Summary((), tuple(places[seat] for seat in range(state.players)))
