"""The table itself, without clock and network: plans of actions, luck, undo, and the record of it all.

The terminal plays at it directly; a live table wraps it.
"""

from __future__ import annotations

from collections.abc import Sequence

from fogline.core.errors import BadText, IllegalAction, Reason, Refusal
from fogline.core.game import Action, Event, Game, State
from fogline.core.message import Seat
from fogline.core.record import Entry, Play, Player, Record, RecordError, start_play
from fogline.core.sources import Source


class Table:
    """A game under way. Whatever happens is an entry of its record, in order.

    `seats` gives, for each seat, the number of its player in `players` (by default the first seat is the first
    player's, and so on), and `started` the time for the record's header. Luck comes from `source` as soon as it is
    needed, so that `state` always waits for a player, or is over.

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
        header = Record(
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
        if any(not 0 <= player < len(players) for player in header.seats):
            raise BadText("bad-seats")
        self._open(header, Play(game, len(header.seats), start_position), source)

    @classmethod
    def resume(cls, record: Record, game: Game, source: Source, upto: int | None = None) -> Table:
        """The table of a record, as it was after its first `upto` entries (after all of them by default).

        Luck that the record doesn't tell any more comes from `source`. Raises `RecordError` where the record isn't
        true so far, and `BadText` (``unknown-entry``) where it has fewer entries.
        """
        count = len(record.entries) if upto is None else upto
        if not 0 <= count <= len(record.entries):
            raise BadText("unknown-entry", None, {"entry": count, "entries": len(record.entries)})
        play = start_play(record, game)
        for number, entry in enumerate(record.entries[:count]):
            try:
                play.execute(entry)
            except Refusal as refusal:
                raise RecordError("entry-refused", refusal, entry=number) from refusal
        table = cls.__new__(cls)
        table._open(record, play, source)  # noqa: SLF001  (a second way to make one)
        return table

    def _open(self, header: Record, play: Play, source: Source) -> None:
        self._header = header
        self._play = play
        self._source = source
        self._write(self._draw_luck(play.state.clone()))

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._play.game

    @property
    def state(self) -> State:
        """The position now; not to be changed but through the table."""
        return self._play.state

    @property
    def players(self) -> tuple[Player, ...]:
        """The player of each seat."""
        return tuple(self._header.players[player] for player in self._header.seats)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every entry so far, those undone too."""
        return tuple(self._play.entries)

    def act(self, seat: int, *actions: Action | str, time: int | None = None) -> tuple[Event, ...]:
        """Do a seat's action, or a plan of several, then let luck bring what it calls for; returns what happened.

        All of it is done or nothing: raises `Refusal` and changes nothing where one of the actions is refused. Luck
        may follow only the last action (``plan-meets-luck``), as what it brings must not depend on a plan that is then
        given up. `time` is written with the actions: milliseconds since the start.
        """
        twin = self.state.clone()
        entries: list[Entry] = []
        for action in actions:
            if entries and twin.chance() is not None:
                raise IllegalAction("plan-meets-luck", None, {"action": str(action)})
            decision = self.game.action(action) if isinstance(action, str) else action
            twin.apply(decision, seat)
            entries.append(Entry(seat, str(decision), time))
        return self._write(entries + self._draw_luck(twin))

    def undo(self, seat: int, *, consent: bool = False, time: int | None = None) -> None:
        """Take back the seat's last action and what came of it. The record keeps both, the action and the undo.

        Free while nothing was learnt and nobody else acted since; after that only with the others' consent, and luck
        is then drawn anew. Raises `IllegalAction` with one of the codes of `undo_refusal`.
        """
        reason = self.undo_refusal(seat)
        if reason is not None and (reason.code == "undo-nothing" or not consent):
            raise IllegalAction(reason.code, reason.rule, reason.params)
        self.note(f"undo {self._own_entries(seat)[-1]}", time)

    def note(self, control: str, time: int | None = None) -> None:
        """Write a control of the table into the record, such as ``resign 1``; raises `Refusal` for what is none."""
        self._play.execute(Entry("table", control, time))

    def undo_refusal(self, seat: int) -> Reason | None:
        """Why the seat may not undo by itself; None where it may.

        ``undo-nothing``: it has done nothing yet. ``undo-others-acted``: another seat acted since. ``undo-revealed``:
        luck was drawn since.
        """
        own = self._own_entries(seat)
        if not own:
            return Reason("undo-nothing", None, {"seat": Seat(seat)})
        since = {self._play.entries[number].who for number in self._play.standing if number > own[-1]}
        if since - {"chance"}:
            return Reason("undo-others-acted", None, {"seat": Seat(seat)})
        return Reason("undo-revealed", None, {"seat": Seat(seat)}) if since else None

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
            entries=list(self._play.entries),
            outcome=self.state.outcome,
            final_position=str(self.state),
            extra=dict(self._header.extra),
        )

    def _own_entries(self, seat: int) -> list[int]:
        """The numbers of the seat's entries that count."""
        return [number for number in self._play.standing if self._play.entries[number].who == seat]

    def _draw_luck(self, twin: State) -> list[Entry]:
        """Luck until a player must decide, tried out on a copy."""
        entries: list[Entry] = []
        while twin.chance() is not None:
            outcome = self._source.choose(twin)
            twin.apply(outcome)
            entries.append(Entry("chance", str(outcome)))
        return entries

    def _write(self, entries: list[Entry]) -> tuple[Event, ...]:
        """Execute entries that are known to be right."""
        return tuple(event for entry in entries for event in self._play.execute(entry))
