"""One table as its clients see it: one move at a time, chosen at random, game after game."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable

from fogline.loadtest.plan import Socket, TableOrder
from fogline.loadtest.wire import Frame, Line

ACT, READY = "act", "ready"
"""How the ids of messages begin whose answers are waited for."""
EVERYTHING = 10**6
"""More events than a game has: a client that knows them all is told none."""


class Member:
    """A socket at a table, and the seats it plays."""

    def __init__(self, socket: Socket) -> None:
        self.secret = socket.secret
        """Whose it is; None for a spectator."""
        self.seats = list(socket.seats)
        """The seats it plays in this game."""
        self.host, self.port = socket.host, socket.port
        """Where it connects."""
        self.line: Line | None = None
        """The connection."""

    def say(self, **message: object) -> None:
        """Send a message."""
        if self.line is not None:
            self.line.say(message)


class Playing:
    """A table. `settled(table)` is called when everybody knows of its last move, or of how a game stands at first."""

    def __init__(self, order: TableOrder, luck: random.Random, settled: Callable[[Playing], None]) -> None:
        self.members = [Member(socket) for socket in order.sockets]
        """Everybody who watches; the first is the host."""
        self._luck = luck
        self._settled = settled
        self._name = order.name
        self._players = sum(len(member.seats) for member in self.members)
        # A shared screen is told what everybody sees, too.
        self._viewers = sum(len(member.seats) + (len(member.seats) != 1) for member in self.members)
        self._waiting = self._viewers
        self._unready = 0
        self._known = -1
        self._choices: dict[int, tuple[Member, list[str]]] = {}
        self._missing = 0
        self.is_back = asyncio.Event()
        """Set when every socket that was lost was told again how the game stands."""
        self.sent = 0.0
        """When the last move was sent."""
        self.reached: float | None = None
        """When the last socket was told of it."""
        self.answered: float | None = 0.0
        """When it was answered."""
        self.finished = 0
        """Games that came to their end."""
        self.refused: list[str] = []
        """The codes of everything that was refused."""

    @property
    def goes_on(self) -> bool:
        """Whether a seat may decide."""
        return any(legal for _, legal in self._choices.values())

    def enter(self, member: Member) -> None:
        """Let a socket that is open watch."""
        if member.secret is not None:
            member.say(type="hello", id="hello", secret=member.secret)
        member.say(type="watch", id=f"watch {self._name}", table=self._name)

    def lose_all(self) -> None:
        """Lose every socket, between two moves."""
        self._missing = self._viewers
        self.is_back.clear()
        for member in self.members:
            if member.line is not None:
                member.line.close()

    def come_back(self, member: Member) -> None:
        """Let a socket that is open again ask for what it missed, which is nothing."""
        if member.secret is not None:
            member.say(type="hello", id="hello", secret=member.secret)
        since = dict.fromkeys((-1, *range(self._players)), EVERYTHING)
        member.say(type="watch", id=f"watch {self._name}", table=self._name, since=since)

    def move(self) -> None:
        """Send a move of a seat that may decide."""
        seat = self._luck.choice([seat for seat, (_, legal) in self._choices.items() if legal])
        member, legal = self._choices[seat]
        self._waiting = self._viewers
        self.answered = self.reached = None
        self.sent = time.perf_counter()
        action = self._luck.choice(legal)
        self._request(member, type="act", id=f"{ACT} {self._known}", seat=seat, actions=[action], at=self._known)

    def told(self, member: Member, table: str | None, frame: Frame) -> None:
        """A frame for one of the sockets."""
        if frame.reason is not None:
            self.refused.append(frame.reason.code)
        if table != self._name:
            return
        if frame.type == "events" and self._missing:
            self._missing -= 1
            if self._missing == 0:
                self.is_back.set()
        elif frame.type == "events" and frame.at > self._known:
            self._hear(member, frame)
        elif frame.type == "answer" and frame.id.startswith(ACT):
            self.answered = time.perf_counter()
            self._check()
        elif frame.type == "answer" and frame.id.startswith(READY):
            self._unready -= 1
            if self._unready == 0:
                self._request(self.members[0], type="start", id="start")
        elif frame.type == "status" and frame.following is not None:
            self._follow(frame.following)

    def _hear(self, member: Member, frame: Frame) -> None:
        if frame.seat in member.seats:
            self._choices[frame.seat] = (member, frame.legal)
        self._waiting -= 1
        if self._waiting == 0:
            self.reached = time.perf_counter()
            self._known = frame.at
            self._check()

    def _check(self) -> None:
        if self.answered is None or self.reached is None:
            return
        self._settled(self)
        if not self.goes_on:
            self.finished += 1
            for member in self.members:
                if member.seats:
                    self._request(member, type="rematch", id="rematch")

    def _follow(self, name: str) -> None:
        """Everybody goes to the table of the rematch, where all sit one seat further."""
        former, self._name = self._name, name
        self._known, self._waiting, self._unready = -1, self._viewers, self._players
        self._choices.clear()
        self.answered, self.reached = 0.0, None
        for member in self.members:
            member.seats = [(seat + 1) % self._players for seat in member.seats]
            member.say(type="unwatch", id=f"unwatch {former}", table=former)
            member.say(type="watch", id=f"watch {name}", table=name)
            for seat in member.seats:
                self._request(member, type="ready", id=f"{READY} {seat}", seat=seat)

    def _request(self, member: Member, **request: object) -> None:
        member.say(type="ask", table=self._name, request=request)
