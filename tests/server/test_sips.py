"""What comes in is taken from the system a little at a time, whatever loop the service runs on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from fogline.cli.web import TableServer
from fogline.server.app import Settings
from fogline.server.sips import ALL, LEAST, MOST, Room, Sips
from tools.attacks import UPGRADE

MUCH = bytes(range(256)) * 4_096


class Taker(asyncio.Protocol):
    """Takes one part, and more when it is told to."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []
        self.came = asyncio.Event()
        self.told: list[str] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        self.parts.append(data)
        if not self.came.is_set():
            self.transport.pause_reading()
            self.came.set()

    def eof_received(self) -> None:
        self.told.append("no more")

    def pause_writing(self) -> None:
        self.told.append("slower")

    def resume_writing(self) -> None:
        self.told.append("on")

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self.told.append("lost")


async def take(taker: Taker) -> int:
    """Gives how much was taken before more was wanted."""
    room = Room()
    room.open = ALL // LEAST
    server = await asyncio.get_running_loop().create_server(lambda: Sips(taker, room), "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    writer.write(MUCH)
    await taker.came.wait()
    first = len(b"".join(taker.parts))
    taker.transport.resume_reading()
    taker.transport.write(MUCH * 8)
    await reader.readexactly(8 * len(MUCH))
    writer.write_eof()
    await reader.read()
    writer.close()
    server.close()
    assert room.open == ALL // LEAST
    return first


@pytest.mark.parametrize("library", ["asyncio", "uvloop"])
def test_a_protocol_is_told_everything_in_short_parts(library: str) -> None:
    taker = Taker()
    with asyncio.Runner(loop_factory=pytest.importorskip(library).new_event_loop) as runner:
        assert runner.run(asyncio.wait_for(take(taker), 60)) == LEAST
    assert b"".join(taker.parts) == MUCH
    assert max(map(len, taker.parts)) == LEAST
    assert taker.told == ["slower", "on", "no more", "lost"]


async def of_the_service(server: TableServer) -> list[bool]:
    """Whether what a connection says to the service passes through, when it calls and when it has become a socket."""
    config = server.config
    found: list[bool] = []
    config.load()
    given = {"config": config, "server_state": server.server_state, "app_state": {}}
    make = cast("Callable[..., asyncio.Protocol]", config.http_protocol_class)
    serving = await asyncio.get_running_loop().create_server(lambda: make(**given), "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*serving.sockets[0].getsockname())
    for words in (b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n", UPGRADE):
        writer.write(words)
        await reader.readuntil(b"\r\n\r\n")
        (connection,) = server.server_state.connections
        front: Any = connection.transport.get_protocol()
        found.append(isinstance(front, Sips) and front.behind is connection)
    writer.close()
    serving.close()
    while server.server_state.tasks:  # noqa: ASYNC110  (uvicorn tells nobody)
        await asyncio.sleep(0.01)
    return found


def test_calls_and_sockets_of_the_service_are_taken_in_parts(tmp_path: Path) -> None:
    server = TableServer(Settings(database=tmp_path / "db"), None, lambda: None)
    assert asyncio.run(asyncio.wait_for(of_the_service(server), 60)) == [True, True]
    server.service.close_unused()


def test_few_connections_have_much_room_each_and_all_have_some() -> None:
    room = Room()
    for connections, size in ((0, MOST), (1, MOST), (ALL // MOST, MOST), (1024, 8192), (20_000, LEAST)):
        room.open = connections
        assert len(room.part()) == size
