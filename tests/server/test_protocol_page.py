"""The protocol's page names every message and every reason code of the table and the service."""

from __future__ import annotations

import re
import typing
from pathlib import Path

import msgspec
import pytest

import fogline
from fogline.server import wire
from fogline.server.calls import CALLS
from fogline.table import messages
from tests.contract.refusals import codes_in
from tests.contract.test_refusals import CORE_CASES, game_cases, game_source
from tests.core.test_texts import refusal_codes
from tests.play import playable

PACKAGE = Path(fogline.__file__).parent
PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
NAMED = set(re.findall(r"`([^`]+)`", PAGE))
TYPES = [*typing.get_args(messages.AnyRequest), *typing.get_args(wire.Sent), wire.Reply, wire.Goodbye, messages.Answer]
TOLD = [messages.Told, messages.Status, messages.Said, messages.Closed, messages.SeatStatus, messages.Wish]


@pytest.mark.parametrize("kind", [*TYPES, *TOLD], ids=lambda kind: kind.__name__)
def test_every_message_and_field_is_there(kind: type[msgspec.Struct]) -> None:
    tag = kind.__struct_config__.tag
    assert tag is None or tag in NAMED
    assert [name for name in kind.__struct_fields__ if name not in NAMED] == []


def test_every_call_of_the_lobby_is_there_and_no_other() -> None:
    section = PAGE.partition("## The lobby over HTTP")[2].partition("\n## ")[0]
    found = re.findall(r"^\| `(GET|POST|PATCH|DELETE) (/api/[^?`]+)(?:\?([^`]+))?`", section, re.MULTILINE)
    named = {
        (method, re.sub(r"[A-Z]+", lambda name: f"{{{name[0].lower()}}}", path)): set(re.findall(r"(\w+)=", query))
        for method, path, query in found
    }
    del named["GET", "/api/openapi.json"]
    assert named == {(call.method, call.path): set(call.query) for call in CALLS}


def promised(table: int) -> set[str]:
    """The codes in the first table of the page's section, which are the service's, or in the second, the games'."""
    section = PAGE.partition("## Reason codes")[2].partition("\n## ")[0]
    tables = re.findall(r"(?:^\|.*\n)+", section, re.MULTILINE)
    assert len(tables) == 2
    cells = [line.split("|")[1 + table] for line in tables[table].splitlines()[2:]]
    return {code for cell in cells for code in re.findall(r"`([^`]+)`", cell)}


BY_ITSELF = {"undo-others-acted", "undo-revealed", "bad-seats"}
"""Refusals of the table without people: a live one asks the others instead, and seats them itself."""
NEW_TABLE = {"unknown-game", "player-count", "unknown-option", "bad-option", "unknown-rules-version"}
"""What the library refuses when a table is opened."""
OWN_CODE = {"bot-none", "bot-no-module", "bot-no-class", "bot-code", "bot-class", "bot-name", "bot-failed"}
"""What a host is told of bots of their own, when the service begins with them; a client never."""


def codes() -> set[str]:
    """Every code that the table, the service or the choice of a bot refuses with."""
    found = {code for code, module in refusal_codes() if module.startswith(("server/", "table/", "bots/"))}
    return found - BY_ITSELF - OWN_CODE | NEW_TABLE


def game_codes(name: str) -> set[str]:
    """Every code that an action, or its text, is refused with; positions and records don't come from clients."""
    elsewhere = {"mixed-records", "no-records", "unfinished-game", *NEW_TABLE}
    return {code for code in codes_in(*game_source(name)) if not code.startswith("position-")} - elsewhere


def test_every_reason_code_is_there_and_no_other() -> None:
    """`test_codes` reaches each of them on a socket."""
    assert len(codes()) > 40
    assert codes() - promised(0) == set()
    assert promised(0) - codes() == set()


def test_every_reason_code_of_the_games_is_there_and_no_other() -> None:
    """The contract suite reaches each of them in a position."""
    everything = {code for name in playable() for code in game_codes(name)}
    assert everything - promised(1) == set()
    assert promised(1) - everything == set()
    for name in playable():
        assert game_codes(name) <= {case.code for case in [*game_cases(name), *CORE_CASES]}


def test_no_game_is_named_in_the_table_or_the_service() -> None:
    kinds = [fogline.games.game_class(name) for name in fogline.games.names()]
    words = [word for kind in kinds for word in (kind.name, kind.title, kind.package().rpartition(".")[2])]
    prefixes = [f"{kind.prefix}-" for kind in kinds]
    names = re.compile(rf"{'|'.join(map(re.escape, words))}|\b({'|'.join(prefixes)})", re.IGNORECASE)
    assert names.search(" SF-3.1 ")
    guilty = [
        path.name
        for folder in ("server", "table")
        for path in PACKAGE.glob(f"{folder}/*.py")
        if names.search(path.read_text("utf-8"))
    ]
    assert guilty == []
