"""Strangers who mean no good, for a short while; `python -m tools.attacks` is the long form, with figures."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

import fogline
from fogline.client import ServiceError
from fogline.core.data import DataError
from fogline.core.errors import LONGEST_QUOTE, Refusal
from fogline.server import owners_files, workers
from fogline.server.limits import Accounts, Addresses, Bucket, Limits
from fogline.server.lobby import ONE
from fogline.server.logs import MOST_OF_A_KIND, Sparing
from fogline.server.outgoing import Outgoing
from fogline.server.owners_files import MEMORY, MOST_FAULTS, OwnersFiles
from fogline.server.workers import BotJobsInProcesses
from fogline.table.messages import LONGEST_ID, Act, Look, Resign
from tests.games.ticket_to_ride.maps import map_text
from tests.play import playable
from tests.server.service import Process, Somebody, call, nap, open_table, people, serving, until
from tests.server.test_private_facts import fetch
from tests.server.test_service import refusal
from tests.server.test_workers import job
from tests.table.drive import in_loop
from tools.attacks import ATTACKS, BEFORE, Found, Target, http, target, try_out

COUNTED = {
    "files": "",
    "bots": "",
    "silent": 'turned_away_total{why="',
    "deaf": "",
    "echoes": "answers_total",
    "questions": 'answers_total{code="too-fast"}',
    "replays": "",
    "nonsense": 'answers_total{code="bad-message"}',
    "newcomers": "",
    "frames": 'turns_waited_total{where="socket"}',
    "crowd": 'turns_waited_total{where="socket"}',
    "pages": 'turns_waited_total{where="call"}',
}
"""What each attack lets the service count."""


@pytest.mark.parametrize("name", ATTACKS)
@in_loop
async def test_honest_people_play_on_while_a_stranger_attacks(name: str) -> None:
    for seconds in (2, 6, 18):  # longer where a busy machine lets it begin too late to be met with a bound
        async with target() as service:
            found = await try_out(service, name, seconds)
            log = service.log_size
        met = any(key.startswith(COUNTED[name]) for key in found.refused) or not COUNTED[name]
        if met:
            break
    assert met, found
    assert found.moves > 0
    assert found.memory_mb < 400, found
    assert found.again_mb < 30, found
    assert log < 200_000


@pytest.mark.soak
@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", ATTACKS)
@in_loop
async def test_honest_people_notice_no_more_than_is_promised(name: str) -> None:
    """The long form, with times: on a machine that does nothing else."""
    async with target() as service:
        found = await try_out(service, name, 20)
    assert found.broken() == [], found
    assert found.moves >= 20


async def closed(service: Target | Process, words: bytes) -> bytes:
    """Say something to a service and nothing more; what it said until it ended the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", service.port)
    writer.write(words)
    async with asyncio.timeout(60):
        said = await reader.read()
    writer.close()
    return said


async def says_ok(service: Process) -> bool:
    try:
        return b"ok" in await http(service.port, "127.0.0.1", "GET", "/health")
    except OSError:
        return False


@pytest.mark.parametrize(
    ("words", "answers"),
    [
        pytest.param(b"", 0, id="nothing"),
        pytest.param(b"GET /health HT", 0, id="half a request"),
        pytest.param(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nG", 1, id="a request and a letter"),
        pytest.param(b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{", 1, id="half a body"),
    ],
)
@in_loop
async def test_who_says_nothing_for_long_is_turned_away(tmp_path: Path, words: bytes, answers: int) -> None:
    async with serving(tmp_path, patience_for_request=0.5) as service:
        assert (await closed(service, words)).count(b"HTTP/1.1 ") == answers


@in_loop
async def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    async with serving(tmp_path, connections_from_one=3, patience_for_request=60) as service:
        held = [await asyncio.open_connection("127.0.0.1", service.port) for _ in range(3)]
        for _, writer in held:
            writer.write(b"GET ")
            await writer.drain()
        async with asyncio.timeout(60):
            while await says_ok(service):  # the three are counted as soon as the service has looked
                pass
        assert b"ok" in await http(service.port, "127.0.0.2", "GET", "/health"), "another address is another matter"
        for _, writer in held:
            writer.close()
        async with asyncio.timeout(60):
            while not await says_ok(service):
                pass


@in_loop
async def test_one_address_and_one_person_have_so_many_sockets(tmp_path: Path) -> None:
    async with serving(tmp_path, sockets_from_one=3, sockets_of_one=2) as service, AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(connect(f"ws://127.0.0.1:{service.port}/socket")) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            await connect(f"ws://127.0.0.1:{service.port}/socket")
        made = await http(service.port, "127.0.0.1", "POST", "/api/people", b'{"name": "Ada"}')
        secret = json.loads(made.partition(b"\r\n\r\n")[2])["secret"]
        answers = []
        for line in lines:
            await line.send(json.dumps({"type": "hello", "id": "h", "secret": secret}))
            answers.append(json.loads(await line.recv())["frame"])
        assert [answer["ok"] for answer in answers] == [True, True, False]
        assert answers[2]["reason"] == {"code": "too-many-sockets", "rule": None, "params": {"most": 2}}
        await lines[0].close()
        async with asyncio.timeout(60):
            while not answers[-1]["ok"]:
                await lines[2].send(json.dumps({"type": "hello", "id": "h", "secret": secret}))
                answers.append(json.loads(await lines[2].recv())["frame"])


@in_loop
async def test_questions_are_paid_for_by_what_they_cost_and_moves_are_free(tmp_path: Path) -> None:
    async with serving(tmp_path, work=1e-9, work_from_one=1e-9, work_burst=0) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table = await open_table(ada, [ben], game=playable()[0], options={"first": 0})
        codes = [(await ada.ask(table, Look, seat=0)).code for _ in range(2)]
        assert codes == [None, "too-fast"]
        assert (await ben.ask(table, Look, seat=1)).code == "too-fast", "from the same address"
        seen = (await ada.client.watch(table)).seen[0]
        assert (await ada.ask(table, Act, seat=0, actions=[seen.legal[0]])).ok


@in_loop
async def test_looking_back_is_paid_for_by_what_it_costs(tmp_path: Path) -> None:
    async with serving(tmp_path, work=1e-9, work_from_one=1e-9, work_burst=0) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table = await open_table(ada, [ben], game=playable()[0], options={"first": 0})
        watched = await ada.client.watch(table)
        await until(watched, lambda: 0 in watched.seen and bool(watched.seen[0].legal))
        await ada.do(table, Act, seat=0, actions=[watched.seen[0].legal[0]])
        for seat, one in enumerate((ada, ben)):
            await one.do(table, Resign, seat=seat)
        await until(watched, lambda: watched.status.phase == "over")
        path = f"/api/tables/{table}"
        at = next(at for at, entry in enumerate((await ada.call("GET", f"{path}/record"))["entries"]) if entry[0] == 0)
        place, first = {"at": at, "seat": 0}, f"{path}/replay?at={at}&seat=0"
        assert (await ada.call("GET", first))["at"] == at
        paid: list[tuple[str, str, object]] = [
            ("GET", "luck", None),
            ("GET", f"replay?at={at}", None),
            ("GET", "drawing/plan", None),
        ]
        paid += [("POST", name, place) for name in ("tries", "ideas", "continuations")] + [("POST", "analysis", {})]
        for method, rest, body in paid:
            assert await refusal(ada.call(method, f"{path}/{rest}", body)) == (429, "too-fast"), rest
        assert await refusal(ben.call("GET", first)) == (429, "too-fast"), "from the same address"


@in_loop
async def test_what_is_refused_over_http_is_counted_by_its_reason(tmp_path: Path) -> None:
    async with serving(tmp_path, creations=1e-9, creation_burst=3, work=1e-9, work_burst=0) as service:
        ada = Somebody(service.url, await call(service.url, "POST", "/api/people", {"name": "Ada"}))
        game = {"game": playable()[0], "seats": 2, "public": True}
        table = (await ada.call("POST", "/api/tables", game))["table"]
        sit = {"request": {"type": "sit", "id": "s", "seat": 0}}
        assert not (await ada.call("POST", f"/api/tables/{table}/requests", sit))["ok"]
        for body in ({**game, "data": "[[card]]"}, game):
            with pytest.raises(ServiceError):
                await ada.call("POST", "/api/tables", body)
        metrics = await asyncio.to_thread(fetch, service.metrics)
        assert "fogline_bots_waiting 0\n" in metrics
        counted = dict(re.findall(r'fogline_answers_total{code="(.+?)"} (\d+)', metrics))
        assert counted == {"bad-data": "1", "seat-taken": "1", "too-fast": "1"}


def test_a_person_and_an_address_pay_and_are_forgiven_with_time() -> None:
    accounts = Accounts(Limits(work=1e6, work_from_one=1e-9, work_burst=1))
    accounts.open("ada", "here")(5)
    with pytest.raises(Refusal, match="too-fast"):
        accounts.open(None, "here")
    accounts.open("ada", "elsewhere")(0)


@in_loop
async def test_what_is_stored_with_a_table_counts_by_its_length(tmp_path: Path) -> None:
    """Otherwise one address would fill the disk with a table of 64 KB every second."""
    text = map_text()
    at_once = 1 + 2 * (1 + len(text) // ONE)  # a person, and two tables with a map
    async with serving(tmp_path, creations=1e-9, creation_burst=at_once) as service, AsyncExitStack() as stack:
        (ada,) = await people(stack, service.url, "Ada")
        wanted = {"game": "ticket-to-ride-san-francisco", "seats": 2, "data": text}
        for _ in range(2):
            await ada.call("POST", "/api/tables", wanted)
        with pytest.raises(ServiceError, match="too-fast"):
            await ada.call("POST", "/api/tables", {**wanted, "data": None})


def test_a_bucket_is_never_asked_for_more_than_it_holds() -> None:
    bucket = Bucket(1e-9, 5)
    assert [bucket.take(count) for count in (3, 3, 0, 2, 1)] == [True, False, True, True, False]
    assert Bucket(1e-9, 5).take(1000)


def test_a_refusal_repeats_little_of_what_it_refuses() -> None:
    refusal = Refusal("unknown-action", None, {"action": "x" * 60_000, "seat": 1})
    assert refusal.params == {"action": "x" * (LONGEST_QUOTE - 1) + "…", "seat": 1}
    assert len(str(refusal.args)) < 300


@in_loop
async def test_a_refused_message_of_64_kb_gets_a_short_answer(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table = await open_table(ada, [ben], game=playable()[0], options={"first": 0})
        line = await stack.enter_async_context(connect(f"ws://127.0.0.1:{service.port}/socket"))
        await line.send(json.dumps({"type": "hello", "id": "h", "secret": ada.secret}))
        await line.recv()
        for id_, action in (("a", "x" * 60_000), ("i" * 60_000, "draw")):
            request = {"type": "act", "id": id_, "seat": 0, "actions": [action]}
            await line.send(json.dumps({"type": "ask", "table": table, "request": request}))
            answer = await line.recv()
            assert len(answer) < 1_000
            assert json.loads(answer)["frame"]["id"] == id_[:LONGEST_ID]


@in_loop
async def test_what_waits_for_a_reader_is_counted_in_frames_and_in_bytes() -> None:
    waiting = Outgoing(3, 100)
    assert waiting.offer(b"x" * 500), "one always fits"
    assert not waiting.offer(b"x")
    assert await waiting.take() == b"x" * 500
    assert [waiting.offer(b"x") for _ in range(4)] == [True, True, True, False]
    later = asyncio.create_task(waiting.put(None))
    await asyncio.sleep(0)
    assert not later.done()
    assert [await waiting.take() for _ in range(4)] == [b"x", b"x", b"x", None]
    await later


@in_loop
async def test_who_had_much_thinking_waits_for_who_had_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five slow decisions of a stranger, of two people, wait; then come Ada's, whose table is watched, and Ben's."""
    monkeypatch.setattr(workers, "_think", nap)
    addresses = Addresses()
    addresses.came_from("mallory", "there")
    addresses.came_from("mallory's other name", "there")
    here, order = BotJobsInProcesses(1, addresses), []

    async def decide(host: str, watched: bool = True) -> None:
        await here.choose(job(playable()[0], ms=60_000, host=host, watched=watched))
        order.append(host)

    try:
        await decide("mallory")
        hosts = ["mallory"] * 3 + ["mallory's other name"]
        tasks = [asyncio.create_task(decide(host)) for host in hosts]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(decide("ben", watched=False)), asyncio.create_task(decide("ada"))]
        await asyncio.sleep(0)
        assert here.waiting == len(tasks) - 1
        await asyncio.gather(*tasks)
        assert here.waiting == 0
    finally:
        here.close()
    assert order == ["mallory", "mallory", "ada", "mallory's other name", "mallory", "mallory", "ben"]


def test_a_flood_of_one_kind_of_line_is_cut_short_and_says_so() -> None:
    sparing, now = Sparing(), time.time()

    def written(event: str, at: float) -> logging.LogRecord | None:
        record = logging.LogRecord("asyncio", logging.ERROR, "", 0, event, None, None)
        record.created = at
        return record if sparing.filter(record) else None

    lines = [written("no more files", now) for _ in range(2 * MOST_OF_A_KIND)]
    assert [line is None for line in lines] == [False] * MOST_OF_A_KIND + [True] * MOST_OF_A_KIND
    assert [hasattr(line, "more") for line in lines[:MOST_OF_A_KIND]] == [False] * (MOST_OF_A_KIND - 1) + [True]
    assert written("something else", now) is not None
    assert written("no more files", now + 60) is not None


@in_loop
async def test_a_file_that_is_too_heavy_or_has_many_faults_harms_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a real process: what needs too much memory, what takes too long, and then an ordinary file."""
    here = OwnersFiles()
    try:
        with pytest.raises(Refusal, match="data-too-heavy"):
            await here.read(bytearray, 2 * MEMORY)
        monkeypatch.setattr(owners_files, "SECONDS", 0.5)
        with pytest.raises(Refusal, match="data-too-heavy"):
            await here.read(time.sleep, 600)
        monkeypatch.undo()
        with pytest.raises(DataError) as caught:
            await here.read(fogline.games.load, "san-francisco", {}, "[[card]]\n" * 500)
        assert len(caught.value.problems) == MOST_FAULTS
        assert await here.read(str.upper, "fog") == "FOG"
    finally:
        here.close()


def test_every_attack_says_what_it_found() -> None:
    assert set(COUNTED) == set(ATTACKS) == set(BEFORE)
    assert {"p99_ms", "again_mb"} <= set(Found.__struct_fields__)


def test_what_is_noticed_too_much_is_named() -> None:
    fine = Found(attack="files", moves=1, p99_ms=500, most_ms=2000, bot_ms=1, memory_mb=400, again_mb=10, refused={})
    assert fine.broken() == []
    for name in ("p99_ms", "most_ms", "memory_mb", "again_mb"):
        worse = msgspec.structs.replace(fine, **{name: getattr(fine, name) + 1})
        assert [said.split()[0] for said in worse.broken()] == [name]
