"""What the service tells of its own process, and the HTTP status of what went wrong."""

from __future__ import annotations

import re
import resource
import time
from pathlib import Path

import pytest
from starlette.requests import Request

from fogline.core.errors import Reason
from fogline.server import answering, metrics
from fogline.server.limits import Limits
from fogline.server.lobby import Lobby
from fogline.server.metrics import Metrics
from fogline.server.owners_files import OwnersFiles
from fogline.server.page import Page
from fogline.server.stores import open_storage
from fogline.server.tables import Tables
from fogline.table.bot_jobs import BotJobsHere
from tests.server.engines import BOTH, place
from tests.table.drive import in_loop

pytestmark = BOTH


def value(figures: Metrics, name: str) -> float:
    found = re.search(rf"^fogline_{name} (\S+)$", figures.text({}), re.MULTILINE)
    assert found is not None
    return float(found[1])


def test_uptime_is_the_time_since_it_began() -> None:
    before = time.monotonic()
    figures = Metrics()
    time.sleep(0.1)
    told = value(figures, "uptime_seconds")
    assert 0.1 <= told <= time.monotonic() - before + 1e-6


def test_memory_is_what_the_system_says_the_process_has_in_use() -> None:
    status = Path("/proc/self/status").read_text("ascii")
    used = 1024 * int(status.partition("VmRSS:")[2].split()[0])
    assert metrics.memory() == pytest.approx(used, rel=0.1)
    assert value(Metrics(), "memory_bytes") == pytest.approx(used, rel=0.1)


def test_where_the_system_does_not_tell_it_is_the_most_that_ever_were(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> str:
        raise FileNotFoundError

    monkeypatch.setattr(Path, "read_text", missing)
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert metrics.memory() == pytest.approx(1024 * most, rel=0.05)
    assert metrics.memory() % 1024 == 0, "whole kilobytes"


def test_labels_come_in_their_order_and_every_name_once() -> None:
    figures = Metrics()
    figures.count("answers", kind="act", code="ok")
    figures.count("answers", code="ok", kind="act")
    figures.count("answers", code="stale", kind="act")
    lines = figures.text({"tables": 3}).splitlines()
    assert lines[:3] == [
        "# TYPE fogline_answers_total counter",
        'fogline_answers_total{code="ok",kind="act"} 2',
        'fogline_answers_total{code="stale",kind="act"} 1',
    ]
    assert lines[lines.index("fogline_tables 3") - 1] == "# TYPE fogline_tables gauge"


@in_loop
async def test_a_store_that_is_gone_is_a_fault_of_the_service_and_not_of_who_asks(tmp_path: Path) -> None:
    """503, so that whoever asked may try again; an unknown table is 404, and what has no status of its own 400."""
    storage = open_storage(place(tmp_path / "tables.db"))
    here = Lobby(Tables(storage, BotJobsHere(), Limits()), OwnersFiles(), Limits(), Page(), Metrics())
    scope = {"type": "http", "headers": [], "client": ("127.0.0.1", 1), "path_params": {"name": "t"}}
    answer = here.answers(here.table)
    assert (await answer(Request(scope))).status_code == 404
    await storage.close()
    response = await answer(Request(scope))
    assert response.status_code == 503
    assert b'"table-failed"' in bytes(response.body)
    assert answering.refused(Reason("seat-taken")).status_code == 400
