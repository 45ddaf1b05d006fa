"""`fogline loadtest`: a service and clients in processes of their own, and figures that fit what was asked."""

from __future__ import annotations

import os
import re
import sys

import pytest

from fogline.cli import loadtest
from fogline.loadtest import prepare
from fogline.loadtest.measure import STAT
from tests.cli.running import Run

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
