"""Games in the browser: a service of one's own on this machine, at its home page or at a table that has begun."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import socket
import threading
import time
import webbrowser
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec
import typer

from fogline.cli.addresses import address, listen
from fogline.cli.console import Complaint, err, out, say
from fogline.cli.identity import Identity, identity_of, recall, remember
from fogline.cli.serve import make_server
from fogline.cli.stores import HINTS, explained
from fogline.client import ServiceError, call
from fogline.core.record import Player
from fogline.server import logs
from fogline.server.app import Settings
from fogline.server.bodies import Asked, NewPerson, NewTable, Refused
from fogline.server.calls import ME, NEW_DEVICE_LINK, NEW_PERSON, NEW_TABLE, REQUEST
from fogline.table.messages import AnyRequest, Leave, Ready, Sit, Start

PORT: Final = 8418
"""The port that is tried first: at the same address a browser finds its settings again."""
OWN_SERVICE: Final = "fogline play"
"""What the service of one's own is called among those where one is known."""
PATIENCE: Final = 30
"""Seconds that the service has to start."""


class Wanted(msgspec.Struct, kw_only=True):
    """The table that is wanted."""

    game: str
    """The game's name."""
    options: dict[str, int]
    """Its options."""
    data: str | None
    """The text of an own deck or map."""
    players: Sequence[Player]
    """Who sits where: people at this screen, and bots."""


def database() -> Path:
    """Where the tables of `fogline play` are kept, in the user's folder."""
    return Path(typer.get_app_dir("fogline")) / "tables.db"


def play_in_browser(wanted: Wanted | None, *, own_name: str, host: str, port: int | None, browser: bool) -> None:
    """Serve until Ctrl-C, and open the browser: at the table that is wanted, else at home. Games are kept."""
    logs.set_up(logging.WARNING)
    file = database()
    file.parent.mkdir(parents=True, exist_ok=True)
    listening = _listen(host, PORT if port is None else port, port is None)
    with explained({**HINTS, "in-use": "cli-hint-play-runs"}):
        server = make_server(Settings(database=file))
    url = address(host, listening.getsockname()[1])
    failures: list[Exception] = []

    def prepare() -> None:
        """Open the page as soon as the service answers; where that fails, there is nothing to serve."""
        try:
            until = time.monotonic() + PATIENCE
            while not server.started and time.monotonic() < until:
                time.sleep(0.01)
            link = asyncio.run(open_page(url, wanted, own_name))
            opened = "cli-play-opened-home" if wanted is None else "cli-play-opened"
            out.print(say(opened, url=link), soft_wrap=True, markup=False)
            if browser and not webbrowser.open(link):
                err.print(say("cli-play-no-browser"), soft_wrap=True, markup=False)
        except Exception as failure:  # noqa: BLE001  (told by the thread that the user looks at)
            failures.append(failure)
            server.should_exit = True

    preparing = threading.Thread(target=prepare, daemon=True)
    preparing.start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run([listening])
    if failures:
        raise failures[0]


def _listen(host: str, port: int, or_another: bool) -> socket.socket:
    """A socket at a port, or (where another will do) at any that is free."""
    try:
        return listen(host, port)
    except Complaint:
        if not or_another:
            raise
        return listen(host, 0)


async def open_page(url: str, wanted: Wanted | None, own_name: str) -> str:
    """The link that makes a browser the host's: to the table, opened here, or to the home page with all games."""
    me = await _myself(url, own_name)
    table = None if wanted is None else await _open_table(url, wanted, me)
    link = (await call(url, NEW_DEVICE_LINK, secret=me.secret)).link
    return f"{url}/device/{link}" + ("" if table is None else f"?table={table}")


async def _open_table(url: str, wanted: Wanted, me: Identity) -> str:
    """Open the table, seat everybody and begin; its name."""
    seats = dict(enumerate(wanted.players))
    terms = NewTable(
        game=wanted.game,
        seats=len(seats),
        options=wanted.options,
        data=wanted.data,
        bots={seat: player.bot for seat, player in seats.items() if player.bot is not None},
        grace=None,
    )
    table = (await call(url, NEW_TABLE, terms, secret=me.secret)).table
    people = {seat: player.name for seat, player in seats.items() if player.bot is None}
    for request in _requests(people, me.name):
        answer = await call(url, REQUEST, Asked(request), name=table, secret=me.secret)
        if answer.reason is not None:
            raise ServiceError(0, Refused(answer.reason))
    return table


def _requests(people: Mapping[int, str], own_name: str) -> Iterator[AnyRequest]:
    """What seats everybody and begins; the host has the first seat already."""
    ids = (f"play-{number}" for number in itertools.count())
    for number, (seat, name) in enumerate(people.items()):
        if number == 0 and name != own_name:
            yield Leave(id=next(ids), seat=seat)
        if number > 0 or name != own_name:
            yield Sit(id=next(ids), seat=seat, name=name)
    for seat in people:
        yield Ready(id=next(ids), seat=seat)
    yield Start(id=next(ids))


async def _myself(url: str, own_name: str) -> Identity:
    """Who one was the last time, or somebody new."""
    known = recall(OWN_SERVICE)
    if known is not None:
        with contextlib.suppress(ServiceError):
            await call(url, ME, secret=known.secret)
            return known
    made = identity_of(await call(url, NEW_PERSON, NewPerson(own_name)))
    remember(OWN_SERVICE, made)
    return made
