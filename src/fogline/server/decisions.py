"""What a host has decided for the whole service: who is kept out, a word to everybody, a restart, nothing stored."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

import msgspec

from fogline.core.errors import Refusal
from fogline.server.storage import Storage

SETTING = "decisions"
LONGEST = 500
"""Characters of a word to everybody."""


class Ban(msgspec.Struct, frozen=True):
    """Somebody, or an address, that is kept out for a time."""

    who: str
    """A person's id, or an address as the service counts them."""
    until: int
    """Seconds since 1970."""


class Decided(msgspec.Struct, omit_defaults=True):
    """All that was decided."""

    bans: list[Ban] = []
    notice: str = ""
    restart: int | None = None
    """When the service begins anew, in seconds since 1970."""
    read_only: bool = False


class Decisions:
    """What was decided, kept in the store so that it outlives a restart."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.now = Decided()
        """What holds."""
        self.changed: list[Callable[[], Awaitable[None]]] = []
        """Called when something else holds from now on."""

    async def recall(self) -> None:
        """What was decided before the service began; a restart has happened by then."""
        kept = await self._storage.setting(SETTING)
        if kept is not None:
            self.now = msgspec.json.decode(kept, type=Decided)
            self.now.restart = None
            self._storage.health.read_only = self.now.read_only

    async def hear(self) -> None:
        """What another node has decided; when this one begins anew is its own affair."""
        restart = self.now.restart
        await self.recall()
        self.now.restart = restart

    async def change(self, decided: Decided) -> None:
        """Decide something else. What is stored last before a service only reads is that it does."""
        self._storage.health.read_only = False
        try:
            await self._storage.set(SETTING, msgspec.json.encode(decided))
            self.now = decided
        finally:
            self._storage.health.read_only = self.now.read_only
        for call in self.changed:
            await call()

    def check(self, address: str, person: str | None = None) -> None:
        """Raise `Refusal` for who is kept out."""
        for ban in self.now.bans:
            if ban.who in (address, person) and ban.until > time.time():
                raise Refusal("banned", None, {"minutes": _minutes(ban.until)})

    def check_writing(self) -> None:
        """Raise `Refusal` where nothing is stored for now."""
        if self.now.read_only:
            raise Refusal("read-only")


def _minutes(until: int) -> int:
    return max(1, -(-(until - int(time.time())) // 60))
