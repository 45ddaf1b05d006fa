"""`fogline play` without a terminal: a service of one's own, and a link to all games or to a table that has begun."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any
from urllib.parse import parse_qs, urlsplit

import pytest

from fogline.server import page
from fogline.server.page import Page
from tests.cli.running import Run
from tests.server.service import ROOT, call

pytestmark = pytest.mark.skipif(Page().version is None, reason="the page is not built: python tools/page.py")

MAIN = "from fogline.cli import main; main()"


@contextmanager
def played(home: Path, *arguments: str) -> Iterator[str]:
    """The link that `fogline play` prints; ended as by Ctrl-C."""
    folders = {"HOME": str(home), "XDG_CONFIG_HOME": str(home / "config")}
    process = subprocess.Popen(
        [sys.executable, "-c", MAIN, "play", "--no-browser", *arguments],
        cwd=ROOT,
        env={**os.environ, **folders, "COLUMNS": "200"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    try:
        yield printed_link(process.stdout)
    finally:
        process.send_signal(signal.SIGINT)
        rest = process.stdout.read()
        process.stdout.close()
        assert process.wait(20) == 0, rest
        assert "Traceback" not in rest


def printed_link(lines: IO[str]) -> str:
    printed = ""
    for line in lines:
        printed += line
        found = re.search(r"http://\S+", line)
        if found is not None:
            return found[0].rstrip(".")
    raise AssertionError(printed)


def follow(link: str) -> tuple[str, str, str]:
    """What a browser does with the link: the service, the table (if any), and the secret of whoever started it."""
    parts = urlsplit(link)
    url = f"{parts.scheme}://{parts.netloc}"
    credentials = asyncio.run(call(url, "POST", "/api/people/links", {"link": parts.path.removeprefix("/device/")}))
    return url, parse_qs(parts.query).get("table", [""])[0], credentials["secret"]


def get(url: str, path: str, secret: str) -> Any:  # noqa: ANN401  (JSON)
    return asyncio.run(call(url, "GET", path, secret=secret))


def test_the_first_command_shows_all_games_and_what_was_begun(tmp_path: Path) -> None:
    with played(tmp_path) as link:
        url, table, secret = follow(link)
        assert table == ""
        assert get(url, "/api/people/me/tables", secret) == []
    with played(tmp_path, "ticket") as link:
        url, table, same = follow(link)
        assert get(url, f"/api/tables/{table}", same)["status"]["phase"] == "playing"
    with played(tmp_path) as link:
        url, home, _ = follow(link)
        assert home == ""
        assert [one["table"] for one in get(url, "/api/people/me/tables", secret)] == [table]


def test_a_game_has_begun_and_is_found_again_the_next_time(tmp_path: Path) -> None:
    with played(tmp_path, "san-francisco") as link:
        url, first, secret = follow(link)
        status = get(url, f"/api/tables/{first}", secret)["status"]
        assert status["phase"] == "playing"
        assert [seat["kind"] for seat in status["seats"]] == ["person", "bot", "bot"]
    with played(tmp_path, "ticket", "--seats", "Ada,random,Ben") as link:
        url, second, secret = follow(link)
        info = get(url, f"/api/tables/{second}", secret)
        assert info["prefix"] == "tt"
        assert [seat["name"] for seat in info["status"]["seats"]] == ["Ada", "Felix", "Ben"]
        assert {one["table"] for one in get(url, "/api/people/me/tables", secret)} == {second, first}


def test_what_cannot_be_played_is_said_at_once(run: Run) -> None:
    assert "is empty" in run("play", "--seats", "Ada,,Ben", code=1).err
    assert "5 players can’t" in run("play", "--seats", "a,b,c,d,e", code=1).err


def test_without_a_page_the_game_is_played_at_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page.Page, "version", None)
    ran = run("play", "--seats", "Ada,random", "--first", "1", typed="1\nquit\nn\n")
    assert "npm’s registry" in ran.err
    assert "Ada" in ran.out
