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


def codes() -> set[str]:
    """Every code that the table or the service refuses with."""
    return {
        code
        for folder in ("server", "table")
        for module in PACKAGE.glob(f"{folder}/*.py")
        for call in calls(ast.parse(module.read_text("utf-8")), {"Refusal", "IllegalAction"})
        for code in constants(call.args[0]) or ()
    }


def test_every_reason_code_is_there() -> None:
    assert len(codes()) > 30
    assert codes() - NAMED == set()


def test_every_reason_code_is_expected_by_a_test() -> None:
    """A test that names a code as a text expects it; the tests of the table and the service are read here."""
    here = Path(__file__)
    modules = [path for path in [*here.parent.glob("*.py"), *here.parents[1].glob("table/*.py")] if path != here]
    texts = {
        node.value
        for module in modules
        for node in ast.walk(ast.parse(module.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert codes() - texts == set()


def test_no_game_is_named_in_the_table_or_the_service() -> None:
    names = re.compile("|".join(fogline.games.names()) + "|san_francisco|ticket_to_ride", re.IGNORECASE)
    guilty = [
        path.name
        for folder in ("server", "table")
        for path in PACKAGE.glob(f"{folder}/*.py")
        if names.search(re.sub(r">>>.*", "", path.read_text("utf-8")))
    ]
    assert guilty == []
