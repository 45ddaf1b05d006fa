"""A game at a live table: what is agreed, what is played, and the way of every change: decide, store, adopt, tell."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal

import msgspec

from fogline.bots import Limit, turn_of
from fogline.core.controls import Control, Handback, Lapse, Pause, Remove, Resign, Takeover, Undo
from fogline.core.errors import Refusal
from fogline.core.game import Game, State
from fogline.core.luck import SCHEME, Revealed, Sealed, key_of, unhex
from fogline.core.message import Seat
from fogline.core.record import Change, Entry, Player, Record, execute_all
from fogline.core.sources import Fair, Fated, Secret
from fogline.table import seats
from fogline.table.bot_jobs import Job
from fogline.table.core import Table, header_of
from fogline.table.derived import Derived
from fogline.table.journal import Commit, Journal, OutOfStep, Stored, Summary
from fogline.table.looks import Colour, Shape, seat_looks
from fogline.table.messages import LuckStatus, SeatStatus, Status, Wish
from fogline.table.moments import Moments
from fogline.table.seats import Setup
from fogline.table.watchers import Watcher, Watchers

LOG = logging.getLogger(__name__)
RETRY = 1.0
"""Seconds after which the table tries again what bots decided or a clock demanded, where it could not be stored."""
HOST_PATIENCE = 60.0
"""Seconds for which a host may be absent while others are there; then one of them is host."""

StopBots = Callable[[Iterable[int] | None], None]
"""Lets bots forget what they think about, for some seats or (None) for all."""


class NotStored(Refusal):
    """What was decided could not be stored. The table is as it was before, and the next try may succeed."""

    def __init__(self) -> None:
        super().__init__("table-failed")


class Running:
    """The game of a live table. Only the table's own task may call what changes it.

    Nothing here changes before it is stored. `stop_bots` is called for bots whose position has changed under them.
    """

    def __init__(
        self,
        name: str,
        stored: Stored,
        game: Game,
        secret: bytes,
        journal: Journal,
        stop_bots: StopBots,
        luck: Sealed | None = None,
    ) -> None:
        self.name = name
        self.game = game
        self.setup = stored.setup
        """What was agreed."""
        self.table: Table | None = None
        """The game itself; None before the start."""
        self.derived = Derived(len(stored.setup.chairs), stored.setup.timing)
        """What follows from the entries."""
        self.moments = Moments()
        """The positions of a moment ago, where somebody wants to see them."""
        self.wish: Wish | None = None
        """What the others are asked to agree to."""
        self.refused: set[tuple[str, int]] = set()
        """The wishes for a seat that were refused since anything last happened."""
        self.rematch: frozenset[str] = frozenset()
        """Who wants another game."""
        self.watchers = Watchers(time.monotonic())
        """Who is told."""
        self.own = Secret(secret)
        """What the table draws for itself; also its luck, where that can't be checked."""
        self._luck = luck
        self._source: Secret | Fair | Fated = self.own
        self.tokens = dict(stored.tokens)
        """The messages that were applied, and how many entries there were after each."""
        self.closed = False
        """Whether the table leaves memory; nothing is done any more."""
        self.retry_at: float | None = None
        """When what could not be stored is tried again; None where all was stored."""
        self._journal = journal
        self._stop_bots = stop_bots
        self._mark = time.monotonic()
        if stored.setup.started is not None:
            self._reopen(stored)

    # What it is.

    @property
    def entries(self) -> int:
        """How many entries the record has."""
        return 0 if self.table is None else self.table.count

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.table is not None and self.table.state.position.is_over()

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
        """The game, for somebody who may decide for a seat now; raises `Refusal` for anybody else."""
        table = self.playing()
        seats.held_by(self.setup, person, seat)
        if seat in self.derived.left:
            raise Refusal("seat-left", None, {"seat": Seat(seat)})
        if self.derived.paused:
            raise Refusal("paused")
        return table

    def is_played_by_bot(self, seat: int) -> bool:
        """Whether a bot decides for the seat."""
        return self.setup.chairs[seat].bot is not None or seat in self.derived.lapsed or self._is_without_owner(seat)

    def _is_without_owner(self, seat: int) -> bool:
        return seat in self.derived.away or seat in self.derived.left

    def deciders(self) -> list[str]:
        """The people whose consent counts: those who still play themselves, also who is only out of time."""
        playing = [chair for seat, chair in enumerate(self.setup.chairs) if not self._is_without_owner(seat)]
        return list(dict.fromkeys(chair.person for chair in playing if chair.person is not None))

    def makers(self, seat: int) -> dict[int, str]:
        """Who made what an undo would take back, by seat: who gave up has no say, nor has a bot that stood in."""
        table = self.begun()
        gone = table.standing[-len(table.to_undo(seat)) :]
        made = {table.entries[number].who for number in gone if number not in self.derived.stood_in}
        people = {one: chair.person for one, chair in enumerate(self.setup.chairs) if one in made}
        return {one: who for one, who in people.items() if who is not None and one not in self.derived.left}

    def status(self) -> Status:
        """The table as everybody sees it."""
        stands = self.is_over or self.derived.paused
        looks = seat_looks(tuple(chair.look for chair in self.setup.chairs))
        return Status(
            phase=self._phase(),
            host=self.setup.host,
            seats=tuple(self._seat_status(seat, *look) for seat, look in enumerate(looks)),
            running=() if stands else self.derived.clocks.running,
            wish=self.wish,
            rematch=tuple(sorted(self.rematch)),
            following=self.setup.following,
            outcome=None if self.table is None else self.table.state.outcome,
            luck=None if self._luck is None else luck_status(self._luck, self.setup.contributions),
            hints=seats.has_hints(self.setup),
        )

    def record(self) -> Record:
        """The finished game, with what its luck follows from; raises `Refusal` while it could go on."""
        if self.table is None or not self.is_over:
            raise Refusal("not-over")
        record, contributions = self.table.record(), self.setup.contributions
        if self._luck is not None and contributions is not None:
            secret, commitment = self._luck.secret.hex(), self._luck.commitment.hex()
            luck = Revealed(SCHEME, self.name, secret, commitment, contributions)
            record.extra["luck"] = msgspec.to_builtins(luck)
        return record

    def _phase(self) -> Literal["gathering", "playing", "paused", "over"]:
        if self.table is None:
            return "gathering"
        if self.is_over:
            return "over"
        return "paused" if self.derived.paused else "playing"

    def _seat_status(self, seat: int, colour: Colour, shape: Shape) -> SeatStatus:
        chair = self.setup.chairs[seat]
        return SeatStatus(
            kind="open" if chair.is_open else "bot" if chair.person is None else "person",
            person=chair.person,
            name=chair.name,
            bot=chair.bot,
            colour=colour,
            shape=shape,
            ready=chair.ready,
            present=self.watchers.is_present(chair.person),
            away=seat in self.derived.away,
            lapsed=seat in self.derived.lapsed,
            left=self.derived.left.get(seat),
            clock=self.derived.clocks.left(seat, self.now()),
        )

    # What changes it.

    async def change(self, setup: Setup, token: str | None, rematch: frozenset[str] = frozenset()) -> None:
        """Agree on something else; `rematch` says who wanted another game, where that is what was agreed on."""
        await self._store(Commit(first=self.entries, setup=setup, token=token))
        for person in set(setup.people) - set(self.setup.people):
            self.watchers.expect(person, time.monotonic())
        self.setup = setup
        self.rematch |= rematch
        self.tell()

    async def start(self, setup: Setup, token: str | None) -> None:
        """Begin the game by this setup."""
        table, moment = self._new_table(setup), time.monotonic()
        luck = table.luck()
        await self._store(
            Commit(first=0, entries=luck.entries, setup=setup, summary=summary_of(luck.state), token=token)
        )
        self.setup = setup
        self._begin(table)
        self._adopt(table, luck, moment)
        self.tell()

    async def decide(self, seat: int, actions: Sequence[str], token: str | None) -> None:
        """Do a seat's actions, all or none."""
        table, moment = self.playing(), time.monotonic()
        by_entry = isinstance(self._source, Secret)
        self._source.number = table.count + len(actions) if by_entry else self.derived.draws
        await self._do(table, table.decide(seat, *actions, time=self._time(moment)), moment, token)

    async def note(self, control: Control, token: str | None = None) -> None:
        """Write a control of the table."""
        table, moment = self.playing(), time.monotonic()
        await self._do(table, table.control(control, self._time(moment)), moment, token)

    async def come_back(self, person: str, seat: int) -> None:
        """Somebody plays a seat again that a bot played for them, and is waited for anew, connected or not."""
        if seat in self.derived.away:
            self.watchers.expect(person, time.monotonic())
            await self.note(Handback(seat))

    async def remove(self, seat: int, token: str | None) -> None:
        """Let a bot finish a seat, which is nobody's from now on."""
        table, moment = self.playing(), time.monotonic()
        change = table.control(Remove(seat), self._time(moment))
        await self._do(table, change, moment, token, seats.remove(self.setup, seat))

    async def take_back(self, seat: int, token: str | None) -> None:
        """Undo the seat's last action and what came of it."""
        table, moment = self.playing(), time.monotonic()
        await self._do(table, table.taken_back(seat, consent=True, time=self._time(moment)), moment, token)

    def tell(self, only: Watcher | None = None) -> None:
        """Tell those who watch how the table stands, and the game as far as they don't know it."""
        self.tell_status(only)
        if self.table is not None:
            self.watchers.tell_game(
                self.setup, self.derived.visible, self.table.state, self.entries, self.moments, only
            )

    def tell_status(self, newcomer: Watcher | None = None) -> None:
        """Tell those who watch how the table stands, where that has changed, and a newcomer in any case."""
        self.watchers.tell_status(self.status(), newcomer)

    async def _do(
        self, table: Table, change: Change, moment: float, token: str | None, setup: Setup | None = None
    ) -> None:
        """What was decided at a moment is stored, then adopted, then told."""
        summary = summary_of(change.state)
        await self._store(Commit(first=change.first, entries=change.entries, setup=setup, summary=summary, token=token))
        self.setup = setup or self.setup
        self._adopt(table, change, moment)
        self.tell()

    async def _store(self, commit: Commit) -> None:
        """Store something for good, or raise `NotStored`; a table that isn't the stored one any more is closed."""
        try:
            await self._journal.commit(commit)
        except Exception as error:
            LOG.exception("not stored", extra={"table": self.name})
            self.retry_at = time.monotonic() + RETRY
            self.closed = self.closed or isinstance(error, OutOfStep)
            raise NotStored from error
        self.retry_at = None
        if commit.token is not None:
            self.tokens[commit.token] = commit.first + len(commit.entries)

    def _adopt(self, table: Table, change: Change, moment: float) -> None:
        self.moments.saw(table.state, change, self.derived.visible)
        table.adopt(change)
        self.derived.saw(table, change)
        self.moments.reached(table.count, change.state, self.derived.visible)
        self._mark = moment
        self.refused.clear()
        for entry in change.entries:
            self._end_what_it_ends(entry)

    def _end_what_it_ends(self, entry: Entry) -> None:
        """What was asked of the others no longer stands, and bots think about a position that is gone."""
        match entry.control:
            case None:
                if self.wish is not None and self.wish.what != "remove":
                    self.wish = None
                if isinstance(entry.who, int):
                    self._stop_bots([entry.who])
            case Undo() | Pause():
                self.wish = None
                self._stop_bots(None)
            case Handback() as handback:
                self._stop_bots([handback.seat])
            case Resign() | Remove() as gone:
                if self.wish is not None and self.wish.seat == gone.seat:
                    self.wish = None

    def _new_table(self, setup: Setup) -> Table:
        players = [Player(chair.name, chair.bot) for chair in setup.chairs]
        self._source = self._luck_of(setup)
        return Table.before(header_of(self.game, players, started=setup.started), self.game, self._source)

    def _luck_of(self, setup: Setup) -> Secret | Fair | Fated:
        """The luck of a game from its first draw on; one that began before luck could be checked keeps its own."""
        self.own.number = 0
        if setup.fate:
            return Fated(setup.fate, setup.drawn, self.own)
        if self._luck is None or setup.contributions is None:
            return self.own
        return Fair(key_of(self.name, self._luck.secret, [unhex(one) for one in setup.contributions]))

    def _begin(self, table: Table) -> None:
        self.table = table
        self.derived.begin(table.state)

    def _reopen(self, stored: Stored) -> None:
        """Follow the stored game from its first entry."""
        table = self._new_table(stored.setup)
        self._begin(table)
        for change in execute_all(table, stored.entries):
            self.derived.saw(table, change)
        self._mark = time.monotonic()

    # Time.

    def now(self) -> int:
        """The time of play in milliseconds; it stands still in a pause."""
        return self._at(time.monotonic())

    def _at(self, moment: float) -> int:
        elapsed = 0.0 if self.derived.paused or self.table is None else moment - self._mark
        return self.derived.clocks.time + round(elapsed * 1000)

    def _time(self, moment: float) -> int | None:
        """The time that is written with what happens at a moment; None without a clock."""
        return None if self.setup.timing.kind == "none" else self._at(moment)

    @property
    def rests(self) -> bool:
        """Whether something could not be stored a moment ago: the table waits before it tries again by itself."""
        return self.retry_at is not None and time.monotonic() < self.retry_at

    def next_alarm(self) -> float | None:
        """When the table itself must do something, or try again to."""
        if self.retry_at is not None and not self.closed:
            return self.retry_at
        due = [when for when, _ in self.alarms()]
        passes = self.host_passes_at()
        return min(due if passes is None else [*due, passes], default=None)

    def heir(self) -> str | None:
        """Who would be host in place of one who is gone: the first at the table who is there."""
        return next((one for one in self.setup.remaining if self.watchers.is_present(one)), None)

    def host_passes_at(self) -> float | None:
        """When somebody else becomes host; None while the host is there, or nobody is."""
        host = self.setup.host
        if self.closed or self.watchers.is_present(host) or self.heir() is None:
            return None
        return self.watchers.absent_since(host) + HOST_PATIENCE

    def alarms(self) -> Iterator[tuple[float, Control]]:
        """When the table itself will have to do something, and what."""
        if not self._goes_on():
            return
        for seat, chair in enumerate(self.setup.chairs):
            if chair.person is None or seat in self.derived.left:
                continue
            if seat in self.derived.away:
                if self.watchers.is_present(chair.person) and not self.derived.sleeps(seat):
                    yield self._mark, Handback(seat)
            elif not self.derived.paused:
                yield from self._alarms_of(seat, chair.person)

    def _alarms_of(self, seat: int, person: str) -> Iterator[tuple[float, Control]]:
        """For a seat that a person plays: until their time is up, and until they were absent for too long."""
        moment = time.monotonic()
        left = self.derived.clocks.left(seat, self._at(moment))
        if left is not None and seat in self.derived.clocks.running and seat not in self.derived.lapsed:
            yield moment + left / 1000, Lapse(seat)
        if self.derived.sleeps(seat):
            yield self._mark, Takeover(seat)
        elif self.setup.grace is not None and not self.watchers.is_present(person):
            yield self.watchers.absent_since(person) + self.setup.grace / 1000, Takeover(seat)

    def _goes_on(self) -> bool:
        return self.table is not None and not self.is_over and not self.closed

    # Bots.

    def bot_seats(self) -> tuple[int, ...]:
        """The seats that a bot must decide for now."""
        if self.table is None or not self._goes_on() or self.derived.paused or self.rests:
            return ()
        return tuple(seat for seat in self.table.state.actors if self.is_played_by_bot(seat))

    def job(self, seat: int) -> Job:
        """What a bot is asked for a seat."""
        table = self.playing()
        return self.job_in(table.state, seat, turn_of(table.entries, seat))

    def job_in(self, state: State, seat: int, turn: int) -> Job:
        """What a bot is, or was, asked for a seat in a position of this game."""
        return Job(
            table=self.name,
            game=self.game.name,
            options=dict(self.game.options),
            data=None if self.game.builtin else self.game.data.content(),
            data_hash=self.game.data.hash,
            rules=self.game.rules_version,
            bot=self.setup.chairs[seat].bot or self.setup.stand_in,
            seat=seat,
            host=self.setup.host,
            watched=bool(self.watchers),
            seed=self.own.draw("bots") >> 193,
            turn=turn,
            view=state.view(seat),
            legal=list(state.legal(seat).numbers),
            limit=Limit(ms=self.setup.limit),
        )


def luck_status(luck: Sealed, contributions: tuple[str | None, ...] | None) -> LuckStatus:
    """What everybody may know of a table's luck before its end."""
    return LuckStatus(scheme=SCHEME, commitment=luck.commitment.hex(), contributions=contributions)


def summary_of(state: State) -> Summary:
    """How a game stands, in short."""
    outcome = state.outcome
    if outcome is None:
        return Summary(state.actors)
    standings = sorted(outcome.standings, key=lambda standing: standing.seat)
    sheets = sorted(outcome.sheets, key=lambda sheet: sheet.seat)
    return Summary(
        places=tuple(standing.place for standing in standings),
        halves=tuple(standing.halves for standing in standings),
        sources=tuple(sheet.by_source() for sheet in sheets),
    )
