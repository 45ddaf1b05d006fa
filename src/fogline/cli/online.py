"""A game at a table far away: what comes is shown as it comes, what is typed goes to the table."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, cast

import msgspec
from rich.text import Text

from fogline.cli.connection import Connection, Inbox, News, Seen, Snapshot
from fogline.cli.console import Complaint, out, texts_of, written_whole
from fogline.cli.receipts import keep, receipt_file
from fogline.cli.screen import Quit, Screen
from fogline.cli.typed import Line
from fogline.core.errors import BadText, Reason, Refusal
from fogline.core.game import SPECTATOR, Action, Game, Legal, View
from fogline.core.luck import Receipt
from fogline.core.message import Message, Seat
from fogline.core.record import read_record
from fogline.server.calls import RECORD, TABLE
from fogline.table import messages

NOTHING: Final = Seen(None, [], 0, [])
"""What a viewer knows who was told nothing yet."""


class Online(Screen):
    """A seat, or a spectator's place, at a table of a service."""

    COMMANDS = (
        *Screen.SHARED,
        "who",
        "chat",
        "yes",
        "no",
        "pause",
        "resume",
        "resign",
        "back",
        "host",
        "remove",
        "mute",
        "ready",
        "start",
        "rematch",
        "save",
        "quit",
    )

    def __init__(self, game: Game, connection: Connection, inbox: Inbox, person: str | None, line: Line) -> None:
        super().__init__(game, [])
        self._line = line
        self._connection = connection
        self._inbox = inbox
        self._person = person
        self._now = connection.snapshot()
        self._gathered: list[tuple[str, str | None, bool]] = []
        self._chat = 0
        self._wish: messages.Wish | None = None
        self._host: str | None = None
        self._muted: set[str] = set()
        self._asleep = False
        self._connected = True
        self._drawn = (-1, -1)
        self._ended = False
        self._kept: Receipt | None = None

    def run(self) -> None:
        """Play, or watch, until people stop; raises `Quit`."""
        while True:
            self._take()
            self._ask_for_line()
            while (news := self._inbox.get()) is News.CHANGED:
                self._line.lift()
                if self._take() or out.is_terminal:
                    self._ask_for_line()
            if news is News.END:
                raise Quit
            self.obey(self.viewer, str(news))

    # What the table told.

    def view(self, viewer: int) -> View:
        """What somebody sees now."""
        told = self._seen(viewer).view
        if told is None:
            raise Refusal("not-started")
        return told

    def legal(self, seat: int) -> Legal:
        """What a seat may do now."""
        return Legal(self.game, [self.game.encode(self.game.action(text)) for text in self._seen(seat).legal])

    def happened(self, viewer: int) -> list[Message]:
        """Everything that the viewer was told."""
        return [item.say for item in self._seen(viewer).events]

    def _seen(self, viewer: int) -> Seen:
        return self._now.seen.get(viewer, NOTHING)

    # What is asked of the table.

    def act(self, seat: int, actions: Sequence[Action]) -> None:
        """Do a plan of actions, all or none, unless the table has changed since it was shown."""
        texts = [str(action) for action in actions]
        self._connection.request(messages.Act, seat=seat, actions=texts, at=self._seen(seat).at)

    def why_not(self, seat: int, action: Action) -> Reason | None:
        """Why a seat may not do this now, in the table's words."""
        answer = self._connection.request(messages.Why, seat=seat, action=str(action))
        return cast("Reason | None", answer.result)

    def foresee(self, seat: int, actions: Sequence[Action]) -> Sequence[Message]:
        """What a plan would change, in the table's words."""
        answer = self._connection.request(messages.Preview, seat=seat, actions=[str(action) for action in actions])
        return cast("messages.Foresight", answer.result).say

    def refuse(self, reason: Reason) -> str:
        """Why something can't be done; a later service may know reasons that have no words here."""
        if self.texts.has(f"refusal-{reason.code}"):
            return super().refuse(reason)
        return self.say("cli-online-refused", code=reason.code)

    # What is shown.

    def _take(self) -> bool:
        """Show what is new; says whether there was anything."""
        before, self._now = self._now, self._connection.snapshot()
        seats = self._now.status.seats
        self.texts = texts_of(self.game, [seat.name for seat in seats])
        held = [number for number, seat in enumerate(seats) if self._person and seat.person == self._person]
        self.viewer = next((seat for seat in held if self._seen(seat).legal), held[0] if held else SPECTATOR)
        self._keep_receipt()
        shown = [self._tell_connection(), self._tell_chat(), self._tell_phase(before), self._tell_wish()]
        shown += [self._tell_host(), self._tell_asleep()]
        self._follow()
        return any(shown)

    def _keep_receipt(self) -> None:
        """Keep what this client knows of the luck, and say so where the table has left out what it added."""
        receipt = self._now.receipt
        if receipt is None or receipt == self._kept:
            return
        self._kept = receipt
        keep(receipt)
        for seat in receipt.missing():
            out.print(Text(self.say("cli-online-luck-missing", seat=Seat(seat)), "bold red"), soft_wrap=True)

    def _tell_connection(self) -> bool:
        if self._now.connected == self._connected:
            return False
        self._connected = self._now.connected
        out.print(self.say("cli-online-back" if self._connected else "cli-online-lost"), style="dim")
        return True

    def _tell_chat(self) -> bool:
        names = {seat.person: seat.name for seat in self._now.status.seats if seat.person}
        new = self._now.chat[self._chat :]
        for line in new:
            if line.person in self._muted:
                continue
            name = names.get(line.person) or self.say("cli-online-somebody")
            out.print(Text(f"  {name}: ", "bold").append(printable(line.text), "not bold default"), soft_wrap=True)
        self._chat += len(new)
        return any(line.person not in self._muted for line in new)

    def _tell_phase(self, before: Snapshot) -> bool:
        if self._now.status.phase == "gathering":
            gathered = [(seat.name, seat.bot, seat.ready) for seat in self._now.status.seats]
            if gathered == self._gathered:
                return False
            self._gathered = gathered
            self._do_who("")
            self._ask_again(before)
            return True
        if self._seen(self.viewer).view is None:
            return False
        self._warn_of_absence(before)
        former, self._ended = self._ended, self.view(self.viewer).outcome is not None
        if self._ended and not former:
            self._drawn = (self.viewer, self._seen(self.viewer).at)
            self.finish(self.viewer)
            self._tell_who_left()
            out.print(self.say("cli-online-after"), style="dim", soft_wrap=True)
            if self._now.receipt is not None:
                file = str(receipt_file(self._now.receipt.table))
                out.print(self.say("cli-online-receipt", file=file), style="dim", soft_wrap=True, markup=False)
            return True
        return not self._ended and self._tell_game()

    def _ask_again(self, before: Snapshot) -> None:
        """Who was ready for other people at the table is asked anew."""
        ready, was_ready = (
            [s.ready for s in at.status.seats if s.person == self._person] for at in (self._now, before)
        )
        if self._person and any(was_ready) and not all(ready):
            out.print(self.say("cli-online-ready-again"), soft_wrap=True)

    def _tell_who_left(self) -> None:
        """For whom a bot has played to the end."""
        for number, seat in enumerate(self._now.status.seats):
            if seat.left:
                words = self.say(f"cli-online-seat-{seat.left}", seat=Seat(number))
                out.print(f"  {words}", soft_wrap=True, markup=False)

    def _tell_game(self) -> bool:
        """The whole table when there is something to decide; else what happened, and who must decide."""
        seen = self._seen(self.viewer)
        if self._drawn == (self.viewer, seen.at):
            return False
        first, self._drawn = self._drawn[0] < 0, (self.viewer, seen.at)
        if first or (seen.legal and self._decides()):
            self.draw(self.viewer)
        else:
            self.print_news(self.viewer)
            out.print(Text(self.texts.say(self.game.prompt(self.view(self.viewer))), "dim"), soft_wrap=True)
        return True

    def _decides(self) -> bool:
        """Whether the seat is played from here: after resigning, or out of time, a bot plays it."""
        seat = self._now.status.seats[self.viewer]
        return not (seat.away or seat.lapsed or seat.left)

    def _warn_of_absence(self, before: Snapshot) -> None:
        """Who went away, and who came back."""
        for number, (then, now) in enumerate(zip(before.status.seats, self._now.status.seats, strict=False)):
            if then.person == now.person != self._person and then.present != now.present:
                message = "cli-online-came" if now.present else "cli-online-went"
                out.print(f"  {self.say(message, seat=Seat(number))}", style="dim", soft_wrap=True, markup=False)

    def _tell_wish(self) -> bool:
        wish = self._now.status.wish
        if wish == self._wish:
            return False
        self._wish = wish
        if wish is None or self.viewer == SPECTATOR or self._person in (wish.person, *wish.agreed):
            return False
        seats = self._now.status.seats
        if wish.what == "remove" and wish.seat is not None and seats[wish.seat].person == self._person:
            return False  # nobody is asked about themselves
        name = next(seat.name for seat in seats if seat.person == wish.person)
        about = {} if wish.seat is None else {"seat": Seat(wish.seat)}
        out.print(Text(self.say(f"cli-online-wish-{wish.what}", name=name, **about), "bold"), soft_wrap=True)
        return True

    def _tell_host(self) -> bool:
        """Who is host from now on; nothing where one has just come."""
        before, self._host = self._host, self._now.status.host
        number = next((number for number, seat in enumerate(self._now.status.seats) if seat.person == self._host), None)
        if before in (None, self._host) or number is None:
            return False
        out.print(f"  {self.say('cli-online-host', seat=Seat(number))}", soft_wrap=True, markup=False)
        return True

    def _tell_asleep(self) -> bool:
        """A bot plays for somebody who is there: they must say that they are back."""
        seat = None if self.viewer == SPECTATOR else self._now.status.seats[self.viewer]
        before, self._asleep = self._asleep, seat is not None and seat.away and seat.present
        if self._asleep and not before:
            out.print(Text(self.say("cli-online-asleep"), "bold"), soft_wrap=True)
        return self._asleep and not before

    def _follow(self) -> None:
        """Go on to the next game once everybody wants it."""
        following = self._now.status.following
        if following is None or self._person not in self._now.status.rematch or not self._ended:
            return
        self._ended = False
        self._connection.watch(following)
        self._chat, self._drawn, self._gathered, self.told = 0, (-1, -1), [], {}
        self._get_ready()

    def _get_ready(self) -> None:
        status = self._connection.snapshot().status
        for number, seat in enumerate(status.seats):
            if seat.person == self._person and not seat.ready:
                self._connection.request(messages.Ready, seat=number)

    def _ask_for_line(self) -> None:
        if self.viewer == SPECTATOR:
            return
        self._line.prompt(self.say("cli-play-input", seat=Seat(self.viewer)))

    # What can be typed beside what every screen knows.

    def _do_who(self, _rest: str) -> None:
        for number, seat in enumerate(self._now.status.seats):
            state: str | None = seat.left if seat.kind == "person" else seat.kind
            state = state or ("away" if seat.away else "lapsed" if seat.lapsed else None)
            state = state or ("here" if seat.present else "absent")
            if self._now.status.phase == "gathering" and seat.kind == "person":
                state = "ready" if seat.ready else "not-ready"
            words = self.say(f"cli-online-seat-{state}", seat=Seat(number))
            out.print(f"  {words}{_clock(seat.clock)}", soft_wrap=True, markup=False)

    def _do_chat(self, rest: str) -> None:
        self._connection.request(messages.Chat, text=rest)

    def _do_undo(self, _rest: str) -> None:
        if self._connection.request(messages.Undo, seat=self.viewer).pending:
            out.print(self.say("cli-online-asked"), style="dim")

    def _do_pause(self, _rest: str) -> None:
        if self._connection.request(messages.Pause).pending:
            out.print(self.say("cli-online-asked"), style="dim")

    def _do_resume(self, _rest: str) -> None:
        self._connection.request(messages.Resume)

    def _do_yes(self, _rest: str) -> None:
        self._connection.request(messages.Agree, yes=True)

    def _do_no(self, _rest: str) -> None:
        self._connection.request(messages.Agree, yes=False)

    def _do_resign(self, _rest: str) -> None:
        self._connection.request(messages.Resign, seat=self.viewer)

    def _do_back(self, _rest: str) -> None:
        self._connection.request(messages.Return, seat=self.viewer)

    def _do_host(self, rest: str) -> None:
        self._connection.request(messages.Host, seat=self._seat_of(rest))

    def _do_remove(self, rest: str) -> None:
        if self._connection.request(messages.Remove, seat=self._seat_of(rest)).pending:
            out.print(self.say("cli-online-asked"), style="dim")

    def _do_mute(self, rest: str) -> None:
        """Hide what somebody says, or show it again; nobody else knows of it."""
        seat = self._now.status.seats[self._seat_of(rest)]
        if seat.person is None:
            raise BadText("no-such-player", None, {"name": rest})
        self._muted ^= {seat.person}
        message = "cli-online-muted" if seat.person in self._muted else "cli-online-unmuted"
        out.print(self.say(message, name=seat.name), soft_wrap=True, markup=False)

    def _seat_of(self, name: str) -> int:
        """The seat of whoever is called so, however it is written."""
        for number, seat in enumerate(self._now.status.seats):
            if seat.name and seat.name.casefold() == name.casefold():
                return number
        raise BadText("no-such-player", None, {"name": name})

    def _do_ready(self, _rest: str) -> None:
        self._get_ready()

    def _do_start(self, _rest: str) -> None:
        self._connection.request(messages.Start)

    def _do_rematch(self, _rest: str) -> None:
        self._connection.request(messages.Rematch)
        out.print(self.say("cli-online-asked"), style="dim")

    def _do_save(self, rest: str) -> None:
        """The record of a finished game; before its end a record would tell everybody's secrets."""
        record, _ = read_record(msgspec.json.encode(self._connection.call(RECORD)))
        stamp = datetime.now(UTC).astimezone().strftime("%Y%m%d-%H%M%S")
        path = Path(rest).expanduser() if rest else Path(f"fogline-{self.game.name}-{stamp}.jsonl")
        with written_whole(path) as file:
            file.write(record.line() + "\n")
        out.print(self.say("cli-play-saved", file=str(path)), soft_wrap=True, markup=False)


def sit_down(connection: Connection, person: str) -> None:
    """Have a seat and be ready, where the game hasn't begun; raises `Complaint` where there is none."""
    status = connection.snapshot().status
    mine = [number for number, seat in enumerate(status.seats) if seat.person == person]
    if not mine and (status.phase != "gathering" or all(seat.kind != "open" for seat in status.seats)):
        raise Complaint("cli-online-full", "cli-hint-watch")
    if status.phase != "gathering":
        return
    if not mine:
        connection.request(messages.Sit)
        gathered = connection.call(TABLE).status.seats
        mine = [number for number, seat in enumerate(gathered) if seat.person == person]
    for number in mine:
        connection.request(messages.Ready, seat=number)


def printable(text: str) -> str:
    r"""What somebody else wrote, without signs that would move the cursor or change the screen.

    >>> printable("a\x1b[2Jb")
    'a[2Jb'
    """
    return "".join(sign for sign in text if sign.isprintable())


def _clock(left: int | None) -> str:
    """Milliseconds as minutes and seconds."""
    seconds = max(0, left or 0) // 1000
    return "" if left is None else f"  {seconds // 60}:{seconds % 60:02}"
