"""A node that freezes says nothing and ends no connection: who only looks on must notice all the same."""

from __future__ import annotations

import signal
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Browser, expect

from fogline import games
from tests.web.browsing import Served, Visitor, Wire, two_people
from tests.web.players import AT, until
from tests.web.test_together import LOST

if TYPE_CHECKING:
    from tests.server.postgres import Server


@pytest.fixture
def two_nodes(browser: Browser, postgres: Server, tmp_path: Path) -> Iterator[list[Served]]:  # noqa: ARG001  (skips first)
    with ThreadPoolExecutor(1) as aside:  # in this thread Playwright has its loop
        database = aside.submit(postgres.database).result()
    nodes = []
    for name in ("one", "other"):
        with socket.create_server(("127.0.0.1", 0)) as free:
            inner = f"127.0.0.1:{free.getsockname()[1]}"
        nodes.append(Served(tmp_path / f"{name}.db", arguments=["--database", database, "--node", inner]).start())
    yield nodes
    for served in nodes:
        served.end(signal.SIGKILL)


def test_a_page_that_only_looks_on_leaves_a_node_that_froze(two_nodes: list[Served], browser: Browser) -> None:
    """The table is the other node's, so that only the watcher's own connection is frozen."""
    one, other = two_nodes
    ada, _, table = two_people(other.url, games.names()[0])
    wire = Wire(one.port)
    visitor = Visitor(browser, wire.url, None)
    try:
        page = visitor.go(f"/table/{table}")
        at = ada.call("GET", f"/api/tables/{table}/seen?seat=0")["at"]
        expect(page.locator(f".frame[data-at='{at}']")).to_be_visible()
        one.send(signal.SIGSTOP)
        wire.lead_to(other.port)
        began = time.monotonic()
        legal = ada.call("GET", f"/api/tables/{table}/seen?seat=0")["legal"]
        ada.ask(table, "act", seat=0, actions=[legal[0]], at=at)
        until(page, f"{AT} > {at}", 60)
        assert time.monotonic() - began < 25  # beside other work; at most 13 where there is none
    finally:
        visitor.expected = lambda trouble: LOST.search(trouble) is not None
        visitor.leave()
        wire.close()
