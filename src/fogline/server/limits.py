"""How much one client may ask."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv4Address, ip_address, ip_network

import msgspec

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
    backlog: int = 256
    """Frames that may wait for a slow reader until it is cut off."""
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
    creation_burst: int = 60
    """New people, tables and links at once from one address."""
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

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address, for as many addresses as fit."""

    MOST = 10_000

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        """Count one; raises `Refusal` where it is one too many."""
        if address not in self._buckets:
            self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self.MOST:
                self._buckets.popitem(last=False)
        if not self._buckets[address].take():
            raise Refusal("too-fast")


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
