"""What is private is told to its owner and to nobody else: not to the log, however loud, and not to the metrics."""

from __future__ import annotations

import asyncio
import base64
import re
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from urllib.request import urlopen

import pytest

import fogline
from fogline.client import ServiceError
from fogline.table.messages import Act, Chat, Preview, Ready, Resign, Sit, Start, Undo, Why
from tests.play import playable
from tests.server.engines import BOTH, ask
from tests.server.service import Process, Somebody, call, people, play
from tests.table.drive import in_loop

pytestmark = BOTH

TT = "ticket-to-ride-san-francisco"
CHAT = "my hand is all cable cars"
ENTRIES = 80


def stored(database: Path | str, table: str) -> tuple[bytes, list[str]]:
    """The table's source of luck, and the texts of everything that was decided."""
    secret: bytes = ask(database, "SELECT secret FROM tables WHERE name = ?", [table])[0][0]
    return secret, [text for (text,) in ask(database, "SELECT text FROM entries WHERE game = ?", [table])]


def forms(secret: bytes) -> list[str]:
    """The ways in which bytes get into a text."""
    encoded = base64.b64encode(secret).decode().rstrip("=")
    return [secret.hex(), encoded, encoded.replace("+", "-").replace("/", "_"), repr(secret)[2:-1]]


def private_facts(secret: bytes, texts: list[str], said: list[str], game: str = TT) -> set[str]:
    """Tickets by name in either order, kinds of cards, everything decided, secrets of people, links, chat, luck."""
    return {*fogline.load(game).secrets, *texts, *said, *forms(secret)}


def found_in(text: str, facts: set[str]) -> list[str]:
    """The facts that occur in a text as words of their own."""
    return sorted(fact for fact in facts if re.search(rf"(?<![\w-]){re.escape(fact)}(?![\w-])", text, re.IGNORECASE))


async def sit_down(ada: Somebody, ben: Somebody, game: str) -> tuple[str, str]:
    """A table that isn't public, with a bot that fails; returns it and the invitation."""
    wanted = {"game": game, "seats": 3, "bots": {"2": "crash"}, "grace": None}
    table: str = (await ada.call("POST", "/api/tables", wanted))["table"]
    invitation: str = (await ada.call("POST", f"/api/tables/{table}/invitations"))["link"]
    await ben.call("POST", "/api/invitations", {"link": invitation})
    await ben.do(table, Sit)
    for seat, one in enumerate((ada, ben)):
        await one.do(table, Ready, seat=seat)
    await ada.do(table, Start)
    return table, invitation


async def go_wrong(service: Process, table: str, ada: Somebody, ben: Somebody) -> None:
    """Refusals of many kinds, and messages that can't be read."""
    for kind, fields in (
        (Act, {"seat": 1, "actions": ["draw"]}),
        (Act, {"seat": 0, "actions": ["no such action"]}),
        (Preview, {"seat": 0, "actions": ["pass"]}),
        (Why, {"seat": 1, "action": "pass"}),
        (Undo, {"seat": 0}),
    ):
        await ada.ask(table, kind, **fields)
    await ben.do(table, Chat, text=CHAT)
    for path, secret in ((f"/api/tables/{table}/record", ben.secret), ("/api/people/me", "a guess")):
        try:
            await call(service.url, "GET", path, secret=secret)
        except ServiceError:
            continue
        raise AssertionError(path)


def lose(database: Path | str, table: str) -> None:
    """The table vanishes from the store under a service that plays at it."""
    ask(database, "DELETE FROM tables WHERE name = ?", [table])


def fetch(url: str) -> str:
    with urlopen(url, timeout=20) as response:  # noqa: S310  (our own service)
        return str(response.read(), "utf-8")


@pytest.mark.parametrize("game", playable())
@in_loop
async def test_no_private_fact_is_in_a_log_line_or_a_metric(tmp_path: Path, game: str) -> None:
    service = Process(tmp_path / "tables.db", {"burst": 1000, "messages": 1000}, module="tests.server.loud_service")
    await service.start()
    async with AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table, invitation = await sit_down(ada, ben, game)
        seats = [(one, await one.client.watch(table)) for one in (ada, ben)]
        async with asyncio.timeout(120):
            while seats[0][1].seen[0].at < ENTRIES:
                await play(table, seats, 50)
        await go_wrong(service, table, ada, ben)
        secret, texts = stored(service.database, table)
        await asyncio.to_thread(lose, service.database, table)
        assert (await ada.ask(table, Resign, seat=0)).code == "table-failed"
        metrics = await asyncio.to_thread(fetch, service.metrics)
    service.end(signal.SIGTERM)
    log = service.log.read_text("utf-8")
    facts = private_facts(secret, texts, [ada.secret, ben.secret, invitation, CHAT], game)
    assert len(texts) >= ENTRIES
    # The game was played, things went wrong, and the log is loud enough to tell of both.
    for told in ("everything is logged", "bot failed", "bot replaced", "not stored", "closing"):
        assert told in log
    assert 'fogline_answers_total{code="ok"}' in metrics
    assert found_in(log, facts) == []
    assert found_in(metrics, facts) == []


def test_a_fact_would_be_found() -> None:
    facts = private_facts(b"\x00secret\xff" * 4, ["keep a-b"], ["a-person's-secret"])
    for text in (
        "he holds goldengate-potrero",
        "Potrero-Goldengate",
        "2 ferry",
        '["keep a-b"]',
        b"\x00secret\xff".hex() * 4,
    ):
        assert found_in(text, facts), text
    assert found_in("a line of the log about ferrymen", facts) == []
