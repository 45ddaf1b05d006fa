"""Two worlds that a viewer can't tell apart, over real sockets: what it is sent is the same, byte for byte."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

import fogline
from fogline.core.game import SPECTATOR, State
from fogline.core.record import Play
from fogline.server.people import hash_secret
from fogline.server.stores import open_storage
from fogline.table import seats
from fogline.table.journal import Commit
from tests.play import random_record
from tests.server.service import Process
from tests.server.test_fuzz import PLENTY
from tests.table.drive import ADA, BEN, CYD, SECRET, in_loop, setup
from tests.table.test_twins import game_at, hidden, twins

PEOPLE = (ADA, BEN, CYD)
LENGTHS = (12, 28, 44)
"""How many entries the games have at which a viewer looks."""


class Pair:
    """Tables by name, each with its entries in one world and in the other, and who looks."""

    def __init__(self, game: str) -> None:
        self.game = fogline.load(game)
        self.tables: dict[str, tuple[int, list[fogline.Entry], list[fogline.Entry]]] = {}
        self.removed: set[str] = set()
        """The tables from which Ben was removed: he looks on like anybody."""
        self.advised: dict[tuple[int, bool], str] = {}
        """A table for each seat that may act, and with each kind of twin: where it asks for hints."""
        for seed in (5, 6):
            record = random_record(self.game, len(PEOPLE), seed)
            for length in LENGTHS:
                entries = record.entries[:length]
                while game_at(self.game, entries, len(PEOPLE)).chance() is not None:
                    entries = record.entries[: len(entries) + 1]
                for viewer in (0, 1, 2, SPECTATOR):
                    for decided in (False, True):
                        for twin in islice(twins(self.game, entries, len(PEOPLE), viewer, decided=decided), 1):
                            if list(self.state(entries).legal(viewer)):
                                self.advised.setdefault((viewer, decided), f"t{len(self.tables)}")
                            self.tables[f"t{len(self.tables)}"] = (viewer, entries, twin)
                            if (seed, length) == (5, LENGTHS[-1]):
                                self.add_endings(viewer, entries, twin)

    def add_endings(self, viewer: int, entries: list[fogline.Entry], twin: list[fogline.Entry]) -> None:
        """The same after an undo of the last action, and, for who sees no hand, after Ben was removed."""
        for last in [number for number, entry in enumerate(entries) if isinstance(entry.who, int)][-1:]:
            undo = [fogline.Entry("table", f"undo {last}")]
            self.tables[f"t{len(self.tables)}"] = (viewer, entries + undo, twin + undo)
        if viewer == SPECTATOR:
            # His bot would play on, in each world when it comes to that.
            remove = [fogline.Entry("table", "remove 1"), fogline.Entry("table", "pause")]
            name = f"t{len(self.tables)}"
            self.removed.add(name)
            self.tables[name] = (viewer, entries + remove, twin + remove)

    def looker(self, name: str) -> str | None:
        """The secret of whoever looks; None for somebody who is nobody."""
        viewer = 1 if name in self.removed else self.tables[name][0]
        return None if viewer == SPECTATOR else f"secret of {PEOPLE[viewer].id}"

    async def store(self, database: Path | str, world: int) -> None:
        """A database in which every table is in one of its two worlds."""
        storage = open_storage(database)
        for person in PEOPLE:
            await storage.add_person(person, hash_secret(f"secret of {person.id}"))
        for name, (_, *worlds) in self.tables.items():
            agreed = setup(self.game.name, *PEOPLE, public=True, hints=True)
            await storage.create(name, SECRET, agreed)
            begun = msgspec.structs.replace(agreed, started="2026-01-01T00:00:00+00:00")
            begun = seats.remove(begun, 1) if name in self.removed else begun
            await storage.commit(name, Commit(first=0, entries=worlds[world], setup=begun))
        await storage.close()

    def state(self, entries: list[fogline.Entry]) -> State:
        """A table's position, undone entries and pauses among what led to it."""
        play = Play(self.game, len(PEOPLE))
        for entry in entries:
            play.execute(entry)
        return play.state

    def calls(self, name: str) -> list[tuple[str, dict[str, Any]]]:
        """Looking back at what isn't over, playing it on, and, at some tables, advice to whoever must decide."""
        viewer, entries, _ = self.tables[name]
        place = {"at": len(entries) - 1, "seat": max(viewer, 0)}
        survey = {"type": "survey", "id": "s", "seat": viewer}
        asked: list[tuple[str, dict[str, Any]]] = [
            ("analysis", {}),
            ("tries", {**place, "request": survey}),
            ("ideas", place),
            ("continuations", place),
        ]
        if name in self.advised.values():
            action = str(next(iter(self.state(entries).legal(viewer))))
            advice: list[dict[str, Any]] = [{"seat": viewer}, {"seat": viewer, "plan": [action]}]
            asked += [("hints", one) for one in [*advice, {"seat": (viewer + 1) % len(PEOPLE)}]]
        return asked

    def questions(self, name: str) -> list[dict[str, Any]]:
        """Everything that a viewer may ask: every action of anybody, to be explained, foreseen, and refused."""
        viewer, entries, _ = self.tables[name]
        state = self.state(entries)
        texts = [str(action) for seat in range(len(PEOPLE)) for action in list(state.legal(seat))[:5]]
        texts += [entry.text for entry in entries if isinstance(entry.who, int)][-6:]
        # What the viewer may really do is asked for too, unless luck would answer it: the worlds go on alike.
        legal = {str(action) for action in state.legal(viewer)}
        free = [str(a) for a in state.legal(viewer) if not self.game.preview(state.view(viewer), [a]).reveals]
        asked: list[dict[str, Any]] = [{"type": "look", "seat": seat} for seat in (viewer, SPECTATOR, 0, 1, 2)]
        asked += [{"type": "survey", "seat": seat} for seat in (viewer, SPECTATOR, 0, 1, 2)]
        for text in texts:
            asked.append({"type": "why", "seat": viewer, "action": text})
            asked.append({"type": "preview", "seat": viewer, "actions": [text]})
            asked.append({"type": "act", "seat": viewer, "actions": [text], "at": 0})
            asked.append({"type": "act", "seat": (viewer + 1) % len(PEOPLE), "actions": [text]})
            if text not in legal:  # refused by the rules themselves, alone and at the end of a plan
                asked.append({"type": "act", "seat": viewer, "actions": [text]})
                asked.append({"type": "act", "seat": viewer, "actions": [*free[:1], text]})
                asked.append({"type": "preview", "seat": viewer, "actions": [*free[:1], text]})
        asked += [{"type": "act", "seat": viewer, "actions": ["nonsense"]}, {"type": "undo", "seat": viewer}]
        asked += [{"type": "agree", "yes": True}, {"type": "pause"}, {"type": "resume"}, {"type": "chat", "text": "hi"}]
        asked += [{"type": "act", "seat": viewer, "actions": [text]} for text in free[:1]]
        asked += [{"type": "look", "seat": viewer}, {"type": "describe", "seat": viewer}]
        asked += [{"type": "undoing", "seat": seat} for seat in (0, 1, 2)]
        asked.append({"type": "survey", "seat": viewer})
        return [{**one, "id": f"{name}-{number}"} for number, one in enumerate(asked)]


async def conversation(url: str, pair: Pair, name: str) -> list[bytes | str]:
    """Everything that the service sends to a viewer who watches a table and asks everything; then its documents."""
    viewer, secret = pair.tables[name][0], pair.looker(name)
    paths = (
        "",
        "/record",
        "/replay",
        f"/replay?seat={viewer}&at=3",
        "/data",
        "/luck",
        "/analysis",
        *(f"/seen?seat={seat}" for seat in (SPECTATOR, 0, 1, 2)),
    )
    sent: list[bytes | str] = []
    async with connect(f"ws{url.removeprefix('http')}/socket") as socket:
        if secret is not None:
            await say(socket, sent, {"type": "hello", "id": "hello", "secret": secret})
        await say(socket, sent, {"type": "watch", "id": "watch", "table": name, "since": {}, "moments": 16})
        for path, body in pair.calls(name):
            sent.append(await asyncio.to_thread(fetch, f"{url}/api/tables/{name}/{path}", secret, body))
            assert (b'"idea' in sent[-1] or b'"loss' in sent[-1]) == (path == "hints" and body["seat"] == viewer)
        for question in pair.questions(name):
            await say(socket, sent, {"type": "ask", "table": name, "request": question})
        # While they are there: who has just left may still be present in one of the two.
        sent += [await asyncio.to_thread(fetch, f"{url}/api/tables/{name}{path}", secret) for path in paths]
    return sent


async def say(socket: ClientConnection, sent: list[bytes | str], message: dict[str, Any]) -> None:
    """Send a message, and keep what comes until it is answered."""
    await socket.send(json.dumps(message))
    wanted = message["request"]["id"] if message["type"] == "ask" else message["id"]
    while True:
        frame = await asyncio.wait_for(socket.recv(), 60)
        sent.append(frame)
        if json.loads(frame)["frame"].get("id") == wanted:
            return


def fetch(url: str, secret: str | None, body: object = None) -> bytes:
    sent = None if body is None else json.dumps(body).encode()
    request = Request(url, sent, {} if secret is None else {"Authorization": f"Bearer {secret}"})  # noqa: S310
    try:
        with urlopen(request, timeout=200) as response:  # noqa: S310  (our own service)
            return bytes(response.read())
    except HTTPError as error:
        with error:
            return str(error.code).encode() + error.read()


@pytest.fixture(scope="module", params=hidden())
def worlds(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Pair, str, str]]:
    """Two services that know the same tables, each in one of the two worlds."""
    pair = Pair(request.param)
    processes = []
    for world in (0, 1):
        path = tmp_path_factory.mktemp("world") / "tables.db"
        asyncio.run(pair.store(path, world))
        processes.append(Process(path, {**PLENTY, "chat": 1000}))
        asyncio.run(processes[-1].start())
    yield pair, processes[0].url, processes[1].url
    for process in processes:
        process.end(signal.SIGKILL)


def decisions(entries: list[fogline.Entry]) -> list[str]:
    return [entry.text for entry in entries if isinstance(entry.who, int)]


@in_loop
async def test_what_a_viewer_cannot_know_changes_no_byte_on_the_wire(worlds: tuple[Pair, str, str]) -> None:
    pair, one, other = worlds
    kinds = {(viewer, decisions(one) != decisions(other)) for viewer, one, other in pair.tables.values()}
    assert kinds == {(viewer, decided) for viewer in (0, 1, 2, SPECTATOR) for decided in (False, True)}
    assert pair.removed
    for name in pair.tables:
        here, there = await asyncio.gather(conversation(one, pair, name), conversation(other, pair, name))
        assert len(here) > 50
        assert here == there, name
    assert set(pair.advised) == {(viewer, decided) for viewer in (0, 1, 2) for decided in (False, True)}


@in_loop
async def test_the_twins_do_differ(worlds: tuple[Pair, str, str]) -> None:
    """Somebody sees the difference: else the test above would compare a world with itself."""
    pair, one, other = worlds
    differs = False
    for name in pair.tables:
        paths = [f"/api/tables/{name}/seen?seat={seat}" for seat in range(len(PEOPLE))]
        keys = [f"secret of {person.id}" for person in PEOPLE]
        seen = [[fetch(f"{url}{path}", key) for path, key in zip(paths, keys, strict=True)] for url in (one, other)]
        assert b"fogline-seen-1" in seen[0][0]
        assert (b"fogline-seen-1" in seen[0][1]) == (name not in pair.removed)
        differs |= seen[0] != seen[1]
        assert pair.tables[name][1] != pair.tables[name][2]
    assert differs
