"""`fogline loadtest`: a service and clients in processes of their own, and figures that fit what was asked."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sys
from pathlib import Path

import pytest

from fogline.cli import loadtest
from fogline.loadtest import prepare
from fogline.loadtest.measure import STAT
from tests.cli.running import Run
from tests.server.service import Process

SMALL = ("--tables", "6", "--sockets", "20", "--moves", "20", "--seconds", "2", "--warm-up", "0")


def test_a_small_load_is_held_and_measured(run: Run) -> None:
    report = run("loadtest", *SMALL, "--json").json
    assert report["plan"]["games"] == ["san-francisco", "ticket-to-ride-san-francisco"]
    assert report["moves"] + report["unsent"] == 40
    assert report["moves"] > 0
    assert report["moves_per_second"] == report["moves"] / 2
    latency = report["latency_ms"]
    assert 0 < latency["p50"] <= latency["p90"] <= latency["p99"] <= latency["p999"] <= latency["most"]
    assert report["memory_mb"] > 10
    assert report["processor_ms"] > 0
    if STAT.exists():
        assert 0 <= report["other_load"] <= (os.cpu_count() or 1)
    else:
        assert report["other_load"] is None
    assert (report["lost"], report["cut_off"], report["refused"]) == (0, 0, {})


def test_games_that_end_are_followed_by_others(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ticket to Ride, whose last round ends the game whatever is played in it (TT-4.1)."""
    monkeypatch.setattr(prepare, "EARLIEST", 0.985)
    monkeypatch.setattr(prepare, "LATEST", 0.99)
    few = ("--tables", "2", "--sockets", "9", "--clients", "1", "--moves", "30", "--seconds", "4", "--warm-up", "0")
    report = run("loadtest", *few, "--game", "ticket", "--json").json
    assert report["finished"] >= 2
    assert report["moves"] > 20
    assert (report["lost"], report["cut_off"], report["refused"]) == (0, 0, {})


def test_one_game_alone_and_in_words(run: Run) -> None:
    """Half-way through the sockets of all tables but one are lost, and come back."""
    printed = run("loadtest", *SMALL, "--game", "ticket", "--clients", "1", "--storm").out
    storm = re.search(r"(\d+) sockets lost at once were back\D+([\d.]+) s", " ".join(printed.split()))
    assert storm is not None, printed
    assert int(storm[1]) > 0
    assert "6 tables, 20 sockets, 2 seconds" in printed
    assert "Longest stall of the event loop" in printed
    assert "refused" not in printed


def test_a_life_with_everything_at_once_and_its_page(run: Run, tmp_path: Path) -> None:
    """A growing pace, tables that are left and found again, a crowd at one of them, and a third far away."""
    far = ("--slow", "0.34", "--delay", "60", "--loss", "0.05")
    more = ("--ramp", "--coming", "1", "--crowd", "30", "--seconds", "8", "--html", str(tmp_path / "report.html"))
    report = run("loadtest", *SMALL, *more, *far, "--json").json
    assert report["moves"] + report["unsent"] + report["lost"] == 80
    assert (report["cut_off"], report["refused"], report["lost"]) == (0, {}, 0)
    assert report["returned"] > 0
    assert report["latency_ms"]["p50"] > 60, "at every table somebody is far away"
    seconds = report["seconds"]
    assert sum(one["moves"] for one in seconds) == report["moves"]
    assert [one["at"] for one in seconds] == sorted({one["at"] for one in seconds})
    assert sum(one["moves"] for one in seconds if one["at"] >= 4) > report["moves"] / 2, "the pace grew"
    html = (tmp_path / "report.html").read_text("utf-8")
    assert html.count("<polyline") == 6
    assert "http" not in html


def test_services_that_run_already_are_measured_from_outside_and_two_reports_compared(run: Run, tmp_path: Path) -> None:
    names = ("calls", "call_burst", "creation_burst", "messages", "burst")
    limits = [part for name in names for part in ("--limit", f"{name}=10000")]
    service = Process(tmp_path / "tables.db", arguments=limits)
    asyncio.run(service.start())
    try:
        said = run("loadtest", *SMALL, "--address", f"127.0.0.1:{service.port}", "--json").out
    finally:
        service.end(signal.SIGKILL)
    report = json.loads(said)
    assert report["moves"] > 0
    assert (report["stall_ms"], report["memory_mb"], report["lost"], report["refused"]) == (None, None, 0, {})
    (tmp_path / "before.json").write_text(said)
    (tmp_path / "after.json").write_text(json.dumps({**report, "moves_per_second": 2 * report["moves_per_second"]}))
    two = ("--compare", str(tmp_path / "before.json"), str(tmp_path / "after.json"))
    figures = {one["figure"]: one["ratio"] for one in run("loadtest", *two, "--json").json}
    assert (figures["moves_per_second"], figures["latency_ms.p50"]) == (2, 1)
    assert "stall_ms" not in figures
    assert "2.00" in run("loadtest", *two).out


@pytest.mark.parametrize("arguments", [("--tables", "5", "--sockets", "4"), ("--game", "chess")])
def test_what_can_not_be_measured_is_said(run: Run, arguments: tuple[str, ...]) -> None:
    assert run("loadtest", *arguments, code=1).err.startswith("Error:")


def test_a_service_that_does_not_start_is_quoted(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loadtest, "SERVE", (sys.executable, "-c", "import sys; sys.exit('no such harbour')"))
    assert "no such harbour" in run("loadtest", *SMALL, code=1).err


def test_a_service_that_vanishes_ends_the_measurement(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """It dies as soon as a table is opened, which a client hears of before anybody else."""
    dying = (
        "import os; from fogline.server.tables import Tables; Tables._rebuild = lambda *_: os._exit(3);"
        "from fogline.cli import main; main()"
    )
    monkeypatch.setattr(loadtest, "SERVE", (sys.executable, "-c", dying, "serve"))
    assert "The service said: " in run("loadtest", *SMALL, code=1).err


def test_the_former_name_goes_on_with_a_notice_beside_the_output(run: Run) -> None:
    ran = run("load", *SMALL, "--json")
    assert ran.json["plan"]["tables"] == 6
    assert ran.err == "“fogline load” is now called “fogline loadtest”. The old name still works.\n"
    assert "loadtest" not in run("loadtest", *SMALL, "--json").err


def test_the_former_name_is_hidden(run: Run) -> None:
    listed = run("--help").out.split()
    assert "loadtest" in listed
    assert "load" not in listed
    assert "root loadtest" in run("load", "--help").out


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (("--slow", "0.5", "--address", "127.0.0.1:1"), "can’t be put before services that run already"),
        (("--html", "no/such/folder/report.html"), "There is no folder for"),
    ],
)
def test_what_would_come_to_nothing_is_said_before_anything_is_measured(
    run: Run, wanted: tuple[str, ...], said: str
) -> None:
    ended = run("loadtest", *wanted, code=1)
    assert said in " ".join(ended.err.split())
