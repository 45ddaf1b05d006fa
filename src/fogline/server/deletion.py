"""When old tables may be deleted: not while the clock can't be believed.

A machine whose clock went 91 days ahead had every table of the last 90 days deleted in a minute. So whenever the clock
is a day or more from where it should be, nothing is deleted for a week, which is time to notice and to set it right. A
service that was switched off for days can't tell that from a clock that went ahead, and waits too.
"""

from __future__ import annotations

import logging
import time

import msgspec

from fogline.server.storage import Storage

LOG = logging.getLogger(__name__)
JUMP = 86_400
"""Seconds by which a clock that can be believed may differ from what it should be."""
WAIT = 7 * 86_400
"""Seconds of the service's own time in which nothing is deleted after a jump."""
SETTING = "clock"


class Seen(msgspec.Struct):
    """What the clock showed last, and how long nothing is deleted from then on."""

    at: float
    """Seconds since 1970."""
    wait: float = 0.0
    """Seconds."""


class Deletion:
    """Watches the clock, through restarts."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._seen: Seen | None = None
        self._moment = 0.0

    async def may_begin(self) -> bool:
        """Whether old tables may be deleted now; ask again and again, as this is when the clock is looked at."""
        now, moment = time.time(), time.monotonic()
        seen = self._seen or await self._recall(now, moment)
        lived = moment - self._moment
        wait = max(0.0, seen.wait - lived)
        if abs(now - seen.at - lived) >= JUMP:
            wait = WAIT
            LOG.warning("the clock has jumped, or the service was off for days: no table is deleted for a week")
        await self._storage.set(SETTING, msgspec.json.encode(Seen(now, wait)))
        self._seen, self._moment = Seen(now, wait), moment
        return wait == 0

    async def _recall(self, now: float, moment: float) -> Seen:
        """What was seen before the service began; nothing lived through in between."""
        self._moment = moment
        kept = await self._storage.setting(SETTING)
        return Seen(now) if kept is None else msgspec.json.decode(kept, type=Seen)
