"""A table far away, for a terminal that waits for lines: the client runs in a thread of its own.

Whatever comes, typed or told, goes into one inbox.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import threading
from collections.abc import Coroutine
from enum import Enum
from queue import SimpleQueue
from typing import Any, Final, Self, TypeVar

import msgspec

from fogline.cli.console import out, say
from fogline.cli.receipts import recall
from fogline.client import Client, ServiceError, Watched, call
from fogline.core.errors import Reason, Refusal
from fogline.core.game import View
from fogline.core.luck import Receipt
from fogline.server.calls import Call
from fogline.table.messages import Answer, Said, Status
from fogline.table.visible_events import Item

T = TypeVar("T")
PATIENCE: Final = 3.0
"""Seconds until somebody who waits for an answer is told that there is none yet."""


class News(Enum):
    """What comes beside lines."""

    CHANGED = 1
    """The table told something, or the connection came or went."""
    END = 2
    """The end of the input."""


Inbox = SimpleQueue[str | News]
"""Lines that were typed, and news, in the order of arrival."""


class Seen(msgspec.Struct, frozen=True):
    """What one viewer knows."""

    view: View | None
    legal: list[str]
    at: int
    events: list[Item]


class Snapshot(msgspec.Struct, frozen=True):
    """Everything known of a table at one moment."""

    connected: bool
    status: Status
    chat: list[Said]
    seen: dict[int, Seen]
    receipt: Receipt | None
    """What was added to its luck from here, and what it told about that."""


class Connection:
    """A client of a service, told about one table at a time. Use it with ``with``."""

    def __init__(self, service: str, secret: str | None, inbox: Inbox) -> None:
        self._service = service
        self._secret = secret
        self._inbox = inbox
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="connection", daemon=True)
        self._client = Client(service, secret)
        self._watched = Watched()
        self._following: asyncio.Task[None] | None = None
        self.table = ""
        """The table's name."""

    def __enter__(self) -> Self:
        self._thread.start()
        self._submit(self._client.__aenter__())
        return self

    def __exit__(self, *error: object) -> None:
        with contextlib.suppress(TimeoutError):
            asyncio.run_coroutine_threadsafe(self._close(), self._loop).result(2)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(2)
        if not self._thread.is_alive():
            self._loop.close()

    async def _close(self) -> None:
        if self._following is not None:
            self._following.cancel()
            await asyncio.gather(self._following, return_exceptions=True)
        await self._client.__aexit__(None, None, None)

    def watch(self, table: str) -> None:
        """Be told about a table from now on; raises `Refusal`."""
        former, self.table = self.table, table

        async def begin() -> None:
            if self._following is not None:
                self._following.cancel()
                await self._client.unwatch(former)
            if (kept := recall(table)) is not None:
                self._client.receipts.recall(kept)
            self._watched = await self._client.watch(table)
            self._following = asyncio.create_task(self._follow(self._watched))

        try:
            self._submit(begin())
        except ServiceError as error:
            raise refusal_of(error) from error
        self._inbox.put(News.CHANGED)

    async def _follow(self, watched: Watched) -> None:
        while True:
            await watched.changed.wait()
            watched.changed.clear()
            self._inbox.put(News.CHANGED)

    def request(self, kind: type[Any], **fields: object) -> Answer:
        """Ask something of the table, however long the connection takes to come back; raises `Refusal`."""
        asked = asyncio.run_coroutine_threadsafe(self._client.ask(self.table, kind, **fields), self._loop)
        try:
            answer = asked.result(PATIENCE)
        except TimeoutError:
            out.print(say("cli-online-waiting"), style="dim")
            answer = asked.result()
        if answer.reason is not None:
            raise Refused(answer.reason)
        return answer

    def call(self, one: Call[T]) -> T:
        """One call of the lobby about the table; raises `Refusal`."""
        return fetch(self._service, one, secret=self._secret, name=self.table)

    def snapshot(self) -> Snapshot:
        """What is known now, all of one moment."""

        async def take() -> Snapshot:
            watched = self._watched
            seen = {seat: Seen(one.view, one.legal, one.at, list(one.events)) for seat, one in watched.seen.items()}
            receipt = self._client.receipts.of(self.table)
            return Snapshot(self._client.connected, watched.status, list(watched.chat), seen, receipt)

        return self._submit(take())

    def _submit(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()


def fetch(service: str, one: Call[T], body: object = None, *, secret: str | None = None, **filled: object) -> T:
    """One call of a lobby; raises `Refusal`, or `OSError` where nobody answers."""
    try:
        return asyncio.run(call(service, one, body, secret=secret, **filled))
    except ServiceError as error:
        raise refusal_of(error) from error


class Refused(Refusal):
    """A refusal that came over the wire."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code, reason.rule, reason.params)


def refusal_of(error: ServiceError) -> Refusal:
    """What the service said; an answer without a reason is one of something else than a service of ours."""
    return Refusal("no-service") if error.reason is None else Refused(error.reason)


def follow_input(inbox: Inbox) -> None:
    """Put every line that is typed into the inbox, from a thread.

    It reads past Python's own buffer: a thread that waits inside that one would hold its lock when the program ends.
    """
    terminal = sys.stdin.fileno()

    def read() -> None:
        rest = b""
        with contextlib.suppress(OSError):
            while typed := os.read(terminal, 4096):
                *lines, rest = (rest + typed).split(b"\n")
                for line in lines:
                    inbox.put(line.decode("utf-8", "replace").strip())
        if rest:
            inbox.put(rest.decode("utf-8", "replace").strip())
        inbox.put(News.END)

    threading.Thread(target=read, name="input", daemon=True).start()
