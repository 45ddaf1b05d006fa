"""How much one client may ask."""

from __future__ import annotations

import os
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv4Address, ip_address, ip_network

import msgspec
from starlette.requests import HTTPConnection

from fogline.core.errors import Refusal


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What a service allows; a deployment may choose other numbers."""

    messages: float = 30
    """Messages a second on one socket, in the long run."""
    burst: int = 120
    """Messages at once."""
    patience: int = 200
    """Messages over the limit until a socket is cut off."""
    chat: float = 1
    """Lines of chat a second from one person."""
    chat_burst: int = 5
    """Lines of chat at once."""
    message_size: int = 65_536
    """Bytes of one message on a socket."""
    body_size: int = 262_144
    """Bytes of one HTTP request."""
    connections: int = 4_000
    """HTTP connections at once."""
    connections_from_one: int = 600
    """HTTP connections at once from one address: a hundred browsers behind it, each with six."""
    patience_for_request: float = 10
    """Seconds until a connection must have asked for something, and the body of a call must have come."""
    sockets: int = 20_000
    """Open sockets."""
    sockets_from_one: int = 400
    """Open sockets from one address."""
    sockets_of_one: int = 32
    """Open sockets of one person."""
    grace: int = 30_000
    """Milliseconds that somebody may be absent at least, until a bot plays for them."""
    thinking: int = 2_000
    """Milliseconds that a bot may think about one decision, whatever somebody wishes."""
    work: float = 0.25
    """Seconds of work for one person in each second, in the long run: questions, replays, lessons, drawings."""
    work_from_one: float = 0.5
    """The same for all the people at one address together."""
    work_burst: float = 10
    """Seconds of such work at once."""
    backlog: int = 256
    """Frames that may wait for a slow reader until it is cut off."""
    backlog_size: int = 1_000_000
    """Bytes that may wait for a slow reader, of all those frames together."""
    stuck: float = 20
    """Seconds that a reader may take for one frame, or to answer a ping, until it is cut off; pings come as often."""
    tables_watched: int = 16
    """Tables that one socket may watch."""
    calls: float = 50
    """HTTP calls a second from one address, in the long run."""
    call_burst: int = 500
    """HTTP calls at once from one address; who drags through a finished game asks for each moment of it."""
    creations: float = 1
    """New people, tables and links a second from one address."""
    creation_burst: int = 300
    """New people, tables and links at once from one address: a club's evening begins."""
    guesses: float = 0.1
    """Tries of twelve words, or of a link to a person, a second from one address."""
    guess_burst: int = 200
    """Tries of twelve words, or of a link, at once from one address: a hundred people follow an invitation."""
    idle: float = 600
    """Seconds until a table that nobody watches leaves memory."""
    keep: int = 90 * 86_400
    """Seconds until a table at which nothing happens is deleted."""
    invitation: int = 7 * 86_400
    """Seconds until an invitation expires."""
    device_link: int = 600
    """Seconds until a link to another device expires."""
    seat_link: int = 600
    """Seconds until a link to a seat expires."""


class Bucket:
    """Allows so many a second, and a few at once."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._then = time.monotonic()

    def take(self, count: int = 1) -> bool:
        """Whether so many more are allowed now; of many no more are counted than are ever allowed at once."""
        count = min(count, self._burst)
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < count:
            return False
        self._left -= count
        return True


class Work:
    """What the service has lately done for each person or address, in seconds: who had too much waits.

    Counted by what it cost: a question about one line and the replay of a long game aren't the same.
    """

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._spent: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def check(self, who: str) -> None:
        """Raises `Refusal` where somebody must wait."""
        if self.owed(who) > self._burst:
            raise Refusal("too-fast")

    def charge(self, who: str, seconds: float) -> None:
        """Count what was done for somebody."""
        self._spent[who] = (self.owed(who) + seconds, time.monotonic())
        self._spent.move_to_end(who)
        if len(self._spent) > self.MOST:
            self._spent.popitem(last=False)

    def owed(self, who: str) -> float:
        """The seconds that somebody had, less those that have passed since at the rate that everybody has."""
        owed, since = self._spent.get(who, (0.0, 0.0))
        return max(0.0, owed - (time.monotonic() - since) * self._rate)


class Accounts:
    """Who pays for work: the person, and the address that it was asked from."""

    def __init__(self, limits: Limits) -> None:
        self._people = Work(limits.work, limits.work_burst)
        self._addresses = Work(limits.work_from_one, limits.work_burst)

    def open(self, person: str | None, address: str) -> Callable[[float], None]:
        """Where to count the seconds of one piece of work; raises `Refusal` where somebody must wait for it."""
        self._addresses.check(address)
        if person is not None:
            self._people.check(person)

        def charge(seconds: float) -> None:
            self._addresses.charge(address, seconds)
            if person is not None:
                self._people.charge(person, seconds)

        return charge


class Addresses:
    """Where people came from last, for as many as fit."""

    MOST = 100_000

    def __init__(self) -> None:
        self._last: OrderedDict[str, str] = OrderedDict()

    def came_from(self, person: str, address: str) -> None:
        """Somebody is here."""
        self._last[person] = address
        self._last.move_to_end(person)
        if len(self._last) > self.MOST:
            self._last.popitem(last=False)

    def of(self, person: str) -> str:
        """The address somebody came from last; where that isn't known, the person stands for it."""
        return self._last.get(person, person)


class Buckets:
    """A bucket for each address, for as many addresses as fit."""

    MOST = 10_000

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, count: int = 1) -> None:
        """Count so many; raises `Refusal` where it is too many."""
        if address not in self._buckets:
            self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self.MOST:
                self._buckets.popitem(last=False)
        if not self._buckets[address].take(count):
            raise Refusal("too-fast")


def files() -> int:
    """How many files this process may have open, connections among them."""
    if sys.platform == "win32":
        return 8_192
    import resource  # noqa: PLC0415  (there is none on Windows)

    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def can_open_files() -> bool:
    """Whether this process may open one more file now."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError:
        return False
    return True


def address_of(connection: HTTPConnection) -> str:
    """What counts as the address that a call or a socket comes from."""
    return household(connection.client.host) if connection.client is not None else ""


def household(address: str) -> str:
    """What counts as one address: an IPv4 address, or the network of IPv6 addresses that one connection is given.

    >>> household("2001:db8::1234:1"), household("192.0.2.7"), household("testclient")
    ('2001:db8::/64', '192.0.2.7', 'testclient')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((int(found) >> 64 << 64, 64)))
