"""The protocol's page names every message and every reason code of the table and the service."""

from __future__ import annotations

import ast
import re
import typing
from pathlib import Path

import msgspec
import pytest

import fogline
from fogline.server import wire
from fogline.table import messages
from tests.core.test_texts import calls, constants

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


def test_every_reason_code_is_there() -> None:
    modules = [*PACKAGE.glob("server/*.py"), *PACKAGE.glob("table/*.py")]
    found = [
        code
        for module in modules
        for call in calls(ast.parse(module.read_text("utf-8")), {"Refusal", "IllegalAction"})
        for code in constants(call.args[0]) or ()
    ]
    assert len(set(found)) > 30
    assert set(found) - NAMED == set()


def test_no_game_is_named_in_the_table_or_the_service() -> None:
    names = re.compile("|".join(fogline.games.names()) + "|san_francisco|ticket_to_ride", re.IGNORECASE)
    guilty = [
        path.name
        for folder in ("server", "table")
        for path in PACKAGE.glob(f"{folder}/*.py")
        if names.search(re.sub(r">>>.*", "", path.read_text("utf-8")))
    ]
    assert guilty == []
