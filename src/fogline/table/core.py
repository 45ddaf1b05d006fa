"""The table itself, without clock and network: plans of actions, luck, undo, and the record of it all.

The terminal plays at it directly; a live table stores each change in between.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from fogline.core.controls import Control, Undo, parse_control
from fogline.core.errors import BadText, IllegalAction, Reason, Refusal
from fogline.core.game import Action, Event, Game, State
from fogline.core.message import Seat
from fogline.core.record import Change, Entry, Play, Player, Record, RecordError, check_header, execute_all
from fogline.core.sources import Source


class Table(Play):
    """A game that players decide and luck from a source; whatever happens is an entry of its record, in order.

    `seats` gives, for each seat, the number of its player in `players` (by default the first seat is the first
    player's, and so on), and `started` the time for the record's header. Luck comes from `source` as soon as it is
    needed, so that `state` always waits for a player, or is over.

    `act`, `undo` and `note` decide and adopt at once. Who must store what was decided before it counts calls `decide`,
    `taken_back` or `control`, which change nothing, and then `adopt`.

    >>> import fogline
    >>> game = fogline.load(fogline.games.names()[0], options={"first": 0})
    >>> table = Table(game, [fogline.Player("Ada"), fogline.Player("Ben")], fogline.Seeded(7))
    >>> events = table.act(0, "draw")
    >>> events = table.act(0, "place a")
    >>> table.state.actors
    (1,)
    >>> table.undo(0)
    >>> table.state.actors
    (0,)
    >>> table.undo(0)
    Traceback (most recent call last):
    fogline.core.errors.IllegalAction: undo-revealed
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        source: Source,
        *,
        seats: Sequence[int] | None = None,
        start_position: str | None = None,
        started: str | None = None,
    ) -> None:
        header = header_of(game, players, seats=seats, start_position=start_position, started=started)
        if any(not 0 <= player < len(players) for player in header.seats):
            raise BadText("bad-seats")
        self._open(header, game, source)
        self.adopt(self.luck())

    @classmethod
    def before(cls, record: Record, game: Game, source: Source) -> Table:
        """The table of a record before its first entry, and before any luck; raises `RecordError`."""
        check_header(record, game)
        table = cls.__new__(cls)
        try:
            table._open(record, game, source)  # noqa: SLF001  (a second way to make one)
        except Refusal as refusal:
            raise RecordError("bad-start", refusal) from refusal
        return table

    @classmethod
    def resume(cls, record: Record, game: Game, source: Source, upto: int | None = None) -> Table:
        """The table of a record, as it was after its first `upto` entries (after all of them by default).

        Luck that the record doesn't tell any more comes from `source`, so the record that is written now no longer says
        what its luck follows from. Raises `RecordError` where the record isn't
        true so far, and `BadText` (``unknown-entry``) where it has fewer entries.
        """
        count = len(record.entries) if upto is None else upto
        if not 0 <= count <= len(record.entries):
            raise BadText("unknown-entry", None, {"entry": count, "entries": len(record.entries)})
        header = msgspec.structs.replace(record, extra={k: v for k, v in record.extra.items() if k != "luck"})
        table = cls.before(header, game, source)
        for _ in execute_all(table, record.entries[:count]):
            pass
        table.adopt(table.luck())
        return table

    def _open(self, header: Record, game: Game, source: Source) -> None:
        super().__init__(game, len(header.seats), header.start_position)
        self._header = header
        self._source = source

    @property
    def players(self) -> tuple[Player, ...]:
        """The player of each seat."""
        return tuple(self._header.players[player] for player in self._header.seats)

    # Done at once.

    def act(self, seat: int, *actions: Action | str, time: int | None = None) -> tuple[Event, ...]:
        """Do a seat's action, or a plan of several, then let luck bring what it calls for; returns what happened.

        All of it is done or nothing: raises `Refusal` and changes nothing where one of the actions is refused. Luck
        may follow only the last action (``plan-meets-luck``), as what it brings must not depend on a plan that is then
        given up. `time` is written with the actions: milliseconds since the start.
        """
        change = self.decide(seat, *actions, time=time)
        self.adopt(change)
        return change.events

    def undo(self, seat: int, *, consent: bool = False, time: int | None = None) -> None:
        """Take back the seat's last action and what came of it. The record keeps both, the action and the undo.

        Free while nothing was learnt and nobody else acted since; after that only with the others' consent, and luck
        is then drawn anew. Raises `IllegalAction` with one of the codes of `undo_refusal`.
        """
        self.adopt(self.taken_back(seat, consent=consent, time=time))

    def note(self, control: Control | str, time: int | None = None) -> None:
        """Write a control of the table into the record, such as ``resign 1``; raises `Refusal` for what is none."""
        self.adopt(self.control(parse_control(control) if isinstance(control, str) else control, time))

    # Decided, and not yet done.

    def decide(self, seat: int, *actions: Action | str, time: int | None = None) -> Change:
        """What `act` would do; raises `Refusal`."""
        state = self.state.clone()
        entries: list[Entry] = []
        events: list[Event] = []
        ends: list[int] = []
        for action in actions:
            if entries and state.position.is_chance():
                raise IllegalAction("plan-meets-luck", None, {"action": str(action)})
            decision = self.game.action(action) if isinstance(action, str) else action
            events += state.apply(decision, seat)
            entries.append(Entry(seat, str(decision), time))
            ends.append(len(events))
        return self._with_luck(entries, events, ends, state)

    def luck(self) -> Change:
        """The luck that the position waits for; nothing where it waits for a player."""
        return self._with_luck([], [], [], self.state.clone())

    def taken_back(self, seat: int, *, consent: bool = False, time: int | None = None) -> Change:
        """What `undo` would do; raises `IllegalAction`."""
        reason = self.undo_refusal(seat)
        if reason is not None and (reason.code == "undo-nothing" or not consent):
            raise IllegalAction(reason.code, reason.rule, reason.params)
        return self.control(Undo(self._own_entries(seat)[-1]), time)

    def undo_refusal(self, seat: int) -> Reason | None:
        """Why the seat may not undo by itself; None where it may.

        ``undo-nothing``: it has done nothing yet. ``undo-others-acted``: another seat acted since. ``undo-revealed``:
        luck was drawn since.
        """
        own = self._own_entries(seat)
        if not own:
            return Reason("undo-nothing", None, {"seat": Seat(seat)})
        since = {self._entries[number].who for number in self.standing if number > own[-1]}
        if since - {"chance"}:
            return Reason("undo-others-acted", None, {"seat": Seat(seat)})
        return Reason("undo-revealed", None, {"seat": Seat(seat)}) if since else None

    def to_undo(self, seat: int) -> list[Entry]:
        """What would go back if the seat took its last action back: that action first; nothing where it has none."""
        own = self._own_entries(seat)
        return [self._entries[number] for number in self.standing if own and number >= own[-1]]

    def record(self) -> Record:
        """The game so far, as a record of its own."""
        return Record(
            game=self._header.game,
            rules_version=self._header.rules_version,
            options=dict(self._header.options),
            data_hash=self._header.data_hash,
            data=self._header.data,
            players=list(self._header.players),
            seats=list(self._header.seats),
            started=self._header.started,
            start_position=self._header.start_position,
            entries=list(self._entries),
            outcome=self.state.outcome,
            final_position=str(self.state),
            extra=dict(self._header.extra),
        )

    def _own_entries(self, seat: int) -> list[int]:
        """The numbers of the seat's entries that count."""
        return [number for number in self.standing if self._entries[number].who == seat]

    def _with_luck(self, entries: list[Entry], events: list[Event], ends: list[int], state: State) -> Change:
        """What was tried out so far, and then luck until a player must decide."""
        while state.position.is_chance():
            outcome = self._source.choose(state)
            events += state.apply(outcome)
            entries.append(Entry("chance", str(outcome)))
            ends.append(len(events))
        return self.change(entries, events, state, ends)


def header_of(
    game: Game,
    players: Sequence[Player],
    *,
    seats: Sequence[int] | None = None,
    start_position: str | None = None,
    started: str | None = None,
) -> Record:
    """The record of a game before its first entry."""
    return Record(
        game=game.name,
        rules_version=game.rules_version,
        options=dict(game.options),
        data_hash=game.data.hash,
        data=None if game.builtin else game.data.content(),
        players=list(players),
        seats=list(seats) if seats is not None else list(range(len(players))),
        started=started,
        start_position=start_position,
    )
