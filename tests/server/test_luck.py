"""Luck that can be checked, over the wire: in which order things are told, what is told to nobody, and old stores."""

from __future__ import annotations

import asyncio
import json
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Self

import pytest
from websockets.asyncio.client import connect

import fogline
from fogline import games
from fogline.client import ServiceError, fetch
from fogline.core.luck import Receipt, commitment_of, key_of, unhex
from fogline.core.record import check_receipt, luck_of
from fogline.table.messages import Act, Ready, Rematch, Resign, Sit, Start, Undo
from tests.server.engines import BOTH, ask
from tests.server.service import Process, Somebody, call, open_table, people, play, serving, until
from tests.server.test_earlier_tables import PLENTY, TABLES, come_back, laid_out
from tests.table.drive import in_loop

pytestmark = BOTH

SF, TT = "san-francisco", "ticket-to-ride-san-francisco"


class Tapped:
    """A socket of one's own: every frame as it comes, of a person or of a spectator."""

    def __init__(self, url: str, table: str, secret: str | None = None) -> None:
        self._url = f"ws{url.removeprefix('http')}/socket"
        self._table = table
        self._secret = secret
        self.texts: list[str] = []
        self._task: asyncio.Task[None] | None = None
        self._watching = asyncio.Event()

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._listen())
        await asyncio.wait_for(self._watching.wait(), 30)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        async with connect(self._url, max_size=None) as socket:
            if self._secret is not None:
                await socket.send(json.dumps({"type": "hello", "id": "h", "secret": self._secret}))
            await socket.send(json.dumps({"type": "watch", "id": "w", "table": self._table}))
            async for text in socket:
                self.texts.append(str(text))
                if '"status"' in self.texts[-1]:
                    self._watching.set()

    @property
    def frames(self) -> list[dict[str, Any]]:
        return [json.loads(text)["frame"] for text in self.texts]


def secret_of(database: Path | str, table: str) -> bytes:
    """What the service keeps to itself."""
    ((secret,),) = ask(database, "SELECT luck FROM tables WHERE name = ?", [table])
    assert len(secret) == 32
    return bytes(secret)


async def verified(service: Process, table: str, secret: str) -> fogline.Record:
    record, written = fogline.read_record(
        json.dumps(await call(service.url, "GET", f"/api/tables/{table}/record", secret=secret))
    )
    fogline.verify(record, written, games.of_record(record))
    return record


async def gather(ada: Somebody, ben: Somebody, game: str = SF) -> tuple[str, dict[str, Any]]:
    made = await ada.call("POST", "/api/tables", {"game": game, "seats": 2, "grace": None, "public": True})
    await ben.do(made["table"], Sit)
    return made["table"], made["luck"]


@in_loop
async def test_the_order_of_messages_proves_that_the_commitment_came_first(tmp_path: Path) -> None:
    """The answer to the making, then every frame: the commitment is in all of them, the list before the first event."""
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table, promised = await gather(ada, ben)
        assert (promised["scheme"], promised["contributions"]) == ("fogline-luck-1", None)
        tap = await stack.enter_async_context(Tapped(service.url, table, ada.secret))
        info = await call(service.url, "GET", f"/api/tables/{table}")
        assert info["status"]["luck"] == promised
        for seat, one in enumerate((ada, ben)):
            await one.client.watch(table)
            await one.do(table, Ready, seat=seat)
        await ada.do(table, Start)
        async with asyncio.timeout(30):
            while not any(frame["type"] == "events" for frame in tap.frames):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        frames = tap.frames
        told = [frame["luck"] for frame in frames if frame["type"] == "status"]
        assert {luck["commitment"] for luck in told} == {promised["commitment"]}
        first = next(number for number, frame in enumerate(frames) if frame["type"] == "events")
        before = [frame["luck"]["contributions"] for frame in frames[:first] if frame["type"] == "status"]
        receipts = [one.client.receipts.of(table) for one in (ada, ben)]
        assert before[0] is None
        assert before[-1] == [receipt.own[seat] for seat, receipt in enumerate(receipts) if receipt is not None]
        assert all(receipt is not None and not receipt.missing() for receipt in receipts)
        assert commitment_of(table, secret_of(service.database, table)).hex() == promised["commitment"]


@pytest.mark.parametrize("game", [SF, TT])
@in_loop
async def test_neither_secret_nor_key_leaves_the_service_before_the_end(game: str, tmp_path: Path) -> None:
    async with serving(tmp_path, **PLENTY) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table, _ = await gather(ada, ben, game)
        taps = [
            await stack.enter_async_context(Tapped(service.url, table, secret))
            for secret in (ada.secret, ben.secret, None)
        ]
        seats = [(one, await one.client.watch(table)) for one in (ada, ben)]
        for seat, one in enumerate((ada, ben)):
            await one.do(table, Ready, seat=seat)
        await ada.do(table, Start)
        assert await play(table, seats, most=20) == 20
        await ada.ask(table, Undo, seat=0)
        await ben.ask(table, Act, seat=0, actions=["nonsense"])
        said = [text for tap in taps for text in tap.texts]
        own = ("", "/seen", "/seen?seat=0", "/record", "/luck", "/replay", "/data")
        paths = [*(f"/api/tables/{table}{one}" for one in own), "/api/tables", "/ready", f"/table/{table}"]
        said += [await anything(service.url, path, ada.secret) for path in paths]
        said.append(await anything(service.metrics.removesuffix("/metrics"), "/metrics", ada.secret))
        contributions = [one.client.receipts.of(table) for one in (ada, ben)]
        added = [receipt.own[seat] for seat, receipt in enumerate(contributions) if receipt is not None]
        secret = secret_of(service.database, table)
        key = key_of(table, secret, [unhex(one) for one in added])
        said.append(service.log.read_text())
        for hidden in (secret, key):
            spelled = {hidden.hex(), hidden.hex().upper(), repr(hidden), str(int.from_bytes(hidden, "big"))}
            assert not [text for text in said for word in spelled if word in text]
        assert any(one in text for text in said for one in added)  # they are what may be seen
        for seat, one in enumerate((ada, ben)):
            await one.do(table, Resign, seat=seat)
        await until(seats[0][1], lambda: seats[0][1].status.phase == "over")
        luck = luck_of(await verified(service, table, ada.secret))
        assert luck is not None
        assert (luck.secret, luck.key, list(luck.contributions)) == (secret.hex(), key, added)
        fair = await ada.call("GET", f"/api/tables/{table}/luck")
        assert fair["luck"]["secret"] == secret.hex()
        assert all(draw["brought"] in draw["outcomes"] for draw in fair["draws"])


async def anything(url: str, path: str, secret: str) -> str:
    """Whatever the service answers."""
    try:
        return (await fetch(url, "GET", path, None, secret)).decode("utf-8", "replace")
    except ServiceError as error:
        return f"{error.reason} {error.problems}"


@pytest.mark.usefixtures("quick_clients")
@in_loop
async def test_a_kill_right_after_the_start_leaves_list_and_luck_together(tmp_path: Path) -> None:
    """Whichever moment it hits, the game has begun with its frozen list, or not at all."""
    async with serving(tmp_path, **PLENTY) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        for wait in (0.0, 0.002, 0.005, 0.02):
            table, promised = await gather(ada, ben)
            watched = await ada.client.watch(table)
            await ben.client.watch(table)
            for seat, one in enumerate((ada, ben)):
                await one.do(table, Ready, seat=seat)
            starting = asyncio.create_task(ada.ask(table, Start))
            await asyncio.sleep(wait)
            service.end(signal.SIGKILL)
            await service.start()
            assert (await starting).ok
            await until(watched, lambda watched=watched: watched.status.phase == "playing")
            receipt = ada.client.receipts.of(table)
            assert receipt is not None
            assert receipt.commitment == promised["commitment"]
            assert (len(receipt.contributions or ()), receipt.missing()) == (2, ())
            for seat, one in enumerate((ada, ben)):
                await one.do(table, Resign, seat=seat)
            await until(watched, lambda watched=watched: watched.status.phase == "over")
            luck = luck_of(await verified(service, table, ada.secret))
            assert luck is not None
            check_receipt(luck, receipt)


@in_loop
async def test_whoever_is_left_out_of_the_list_knows(tmp_path: Path) -> None:
    """A service that froze another list than it was given, as a client sees it."""
    receipt = Receipt(table="t", commitment="0" * 64, own={1: "1" * 64}, contributions=(None, "2" * 64))
    assert receipt.missing() == (1,)
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table, _ = await gather(ada, ben)
        watched = await ada.client.watch(table)
        await ada.do(table, Ready, seat=0)
        assert ada.client.receipts.of(table) is not None
        await ben.do(table, Ready, seat=1, luck=None)
        assert ben.client.receipts.of(table) is None
        ((setup,),) = ask(service.database, "SELECT setup FROM tables WHERE name = ?", [table])
        forged = json.loads(setup)
        forged["chairs"][0]["luck"] = "2" * 64
        service.end(signal.SIGKILL)
        ask(service.database, "UPDATE tables SET setup = ? WHERE name = ?", [json.dumps(forged).encode(), table])
        await service.start()
        await ada.do(table, Start)
        await until(watched, lambda: watched.status.phase == "playing")
        kept = ada.client.receipts.of(table)
        assert kept is not None
        assert kept.missing() == (0,)


@in_loop
async def test_a_rematch_has_luck_of_its_own(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table = await open_table(ada, [ben], game=SF)
        watched = await ada.client.watch(table)
        await ben.client.watch(table)
        for seat, one in enumerate((ada, ben)):
            await one.do(table, Resign, seat=seat)
        await until(watched, lambda: watched.status.phase == "over")
        for one in (ada, ben):
            await one.do(table, Rematch)
        await until(watched, lambda: watched.status.following is not None)
        following = str(watched.status.following)
        luck = (await ada.call("GET", f"/api/tables/{following}"))["status"]["luck"]
        assert watched.status.luck is not None
        assert (luck["commitment"] != watched.status.luck.commitment, luck["contributions"]) == (True, None)
        assert secret_of(service.database, following) != secret_of(service.database, table)


@pytest.mark.file
@in_loop
async def test_tables_of_an_earlier_store(tmp_path: Path) -> None:
    """What had begun keeps its luck and tells nothing of it; where people gather, the table commits itself now."""
    async with serving(laid_out(tmp_path), **PLENTY) as service, AsyncExitStack() as stack:
        ada, ben = await come_back(stack, service)
        for key, name in TABLES.items():
            status = (await ada.call("GET", f"/api/tables/{name}"))["status"]
            assert (status["luck"] is None) == (key != "gathering")
            assert key != "gathering" or not any(seat["ready"] for seat in status["seats"] if seat["kind"] == "person")
        assert (await ada.call("GET", f"/api/tables/{TABLES['sf-over']}/luck"))["luck"] is None
        gathering = TABLES["gathering"]
        watched = await ada.client.watch(gathering)
        assert watched.status.luck is not None
        secret = secret_of(service.database, gathering)
        assert watched.status.luck.commitment == commitment_of(gathering, secret).hex()
        for seat in (1, 2):
            await ben.do(gathering, Sit, seat=seat)
        for seat, one in enumerate((ada, ben, ben)):
            await one.do(gathering, Ready, seat=seat)
        await ada.do(gathering, Start)
        for seat, one in enumerate((ada, ben, ben)):
            await one.do(gathering, Resign, seat=seat)
        await until(watched, lambda: watched.status.phase == "over")
        luck = luck_of(await verified(service, gathering, ada.secret))
        assert luck is not None
        assert None not in luck.contributions


@in_loop
async def test_what_is_no_contribution_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table, _ = await gather(ada, ben)
        for nonsense in ("", "ab", "A" * 64, "g" * 64, "0" * 64 + "\n", "0" * 63 + "é", 7):
            request = {"type": "ready", "id": "x", "seat": 0, "luck": nonsense}
            with pytest.raises(ServiceError, match="bad-body"):
                await ada.call("POST", f"/api/tables/{table}/requests", {"request": request})
