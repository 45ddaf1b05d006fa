"""Addresses take turns: whoever sends without end is read a little at a time, and keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from fogline.server.door import PART, Door
from fogline.server.limits import Limits
from fogline.server.metrics import Metrics
from fogline.server.turns import EACH, Turns
from fogline.table.messages import Act
from tests.play import playable
from tests.server.service import open_table, people, serving
from tests.table.drive import in_loop
from tools.attacks import PIECE, PING, TEXT, UPGRADE, Unheard, frame, http


@in_loop
async def test_each_address_has_its_share_of_a_round_in_the_order_it_came() -> None:
    metrics = Metrics()
    turns = Turns(metrics, "here")
    order: list[tuple[str, int]] = []
    for number in range(3 * EACH):
        turns.take("mallory", partial(order.append, ("mallory", number)))
    turns.take("ada", partial(order.append, ("ada", 0)))
    assert order == [*(("mallory", number) for number in range(EACH)), ("ada", 0)], "the first of each at once"
    await asyncio.sleep(0)
    turns.take("ada", partial(order.append, ("ada", 1)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert [number for who, number in order if who == "mallory"] == list(range(3 * EACH))
    assert order.index(("ada", 1)) == 2 * EACH + 1, "between two rounds of the other"
    assert metrics.by_label("turns_waited") == {"here": 2 * EACH}


@in_loop
async def test_who_waits_for_a_turn_gets_it_and_who_leaves_does_not_stop_the_others() -> None:
    turns = Turns(Metrics(), "here")
    waiting = [asyncio.create_task(turns.come("mallory")) for _ in range(3 * EACH)]
    await asyncio.sleep(0)
    assert [task.done() for task in waiting] == [True] * EACH + [False] * 2 * EACH
    waiting[EACH].cancel()
    waiting[-1].cancel()
    done = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 60)
    assert [type(one) for one in done if one is not None] == [asyncio.CancelledError] * 2
    await turns.come("ada")


def test_a_proxy_is_known_by_its_own_address_and_not_by_its_network() -> None:
    door = Door(Limits(connections_from_one=1), ("::1", "192.0.2.0/24"), Metrics())
    assert [door.is_proxy(host) for host in ("::1", "::2", "192.0.2.7", "nobody")] == [True, False, True, False]
    assert [door.enter("::/64", is_proxy=True), door.enter("::/64", is_proxy=True)] == [True, True]
    assert not door.enter("::/64")


@pytest.mark.parametrize(
    "words",
    [
        pytest.param(frame(PIECE, b"") * 2_000, id="empty pieces without end"),
        pytest.param(frame(PIECE, b"[") * 1_500, id="one message in too many pieces"),
    ],
)
@in_loop
async def test_a_message_in_too_many_pieces_ends_the_line(tmp_path: Path, words: bytes) -> None:
    async with serving(tmp_path) as service:
        reader, writer = await asyncio.open_connection("127.0.0.1", service.port)
        writer.write(UPGRADE)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(TEXT & 0x7F, b"") + words)
        async with asyncio.timeout(60):
            said = await reader.read()
        assert said[:4] == b"\x88\x11\x03\xf0", "closed with 1008"
        writer.close()


@in_loop
async def test_who_says_much_at_once_is_answered_one_by_one_and_long_messages_come_whole(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, connect(f"ws://127.0.0.1:{service.port}/socket", max_queue=None) as line:
        sizes = (1, 1023, 1024, 5000, 60_000, 2)
        for number, size in enumerate(sizes):
            await line.send(json.dumps({"type": "unwatch", "id": str(number), "table": "x" * size}))
        async with asyncio.timeout(60):
            got = [json.loads(await line.recv())["frame"] for _ in sizes]
        assert [(answer["ok"], answer["id"]) for answer in got] == [(True, str(number)) for number in range(len(sizes))]


@in_loop
async def test_who_sends_pings_and_reads_nothing_is_not_read_either(tmp_path: Path) -> None:
    """Nothing counts pings as messages, and each is answered: what waits to be read must have an end."""
    async with serving(tmp_path, stuck=2) as service, AsyncExitStack() as stack:
        transport, unheard = await asyncio.get_running_loop().create_connection(Unheard, "127.0.0.1", service.port)
        transport.write(UPGRADE)
        await unheard.answered.wait()
        transport.pause_reading()
        pings = frame(PING, bytes(125)) * 500
        async with asyncio.timeout(60):
            while transport.get_write_buffer_size() < 1 << 20:  # the service reads no more, and the system is full
                transport.write(pings)
                await asyncio.sleep(0)
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table = await open_table(ada, [ben], game=playable()[0], options={"first": 0})
        seen = (await ada.client.watch(table)).seen[0]
        assert (await ada.ask(table, Act, seat=0, actions=[seen.legal[0]])).ok
        transport.abort()


@in_loop
async def test_a_call_longer_than_a_turn_is_read_whole_and_one_with_too_many_headers_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as service:
        body = b'{"name": "Ada"' + b" " * 5 * PART + b"}"
        assert b'"name":"Ada"' in await http(service.port, "127.0.0.1", "POST", "/api/people", body)
        for headers, status in ((100, b"200"), (1_700, b"400")):
            said = await http(service.port, "127.0.0.1", "GET", "/health", b"", *["a: bcdefg"] * headers)
            assert said.split()[1] == status


@in_loop
async def test_a_handshake_that_cannot_be_read_is_answered(tmp_path: Path) -> None:
    """No call any more and not yet a socket, it was counted by nobody: anybody could open as many as files may be."""
    async with serving(tmp_path) as service:
        reader, writer = await asyncio.open_connection("127.0.0.1", service.port)
        writer.write(UPGRADE.replace(b"/socket", b"/socket?" + b"x" * 9_000))
        async with asyncio.timeout(60):
            assert (await reader.read()).startswith(b"HTTP/1.1 400 ")
        writer.close()
