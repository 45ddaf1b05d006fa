"""The description of the HTTP interface, and calls that nobody thought of."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from fogline.server.limits import Limits
from fogline.server.lobby import Lobby
from fogline.server.metrics import Metrics
from fogline.server.owners_files import OwnersFiles
from fogline.server.page import Page
from fogline.server.stores import open_storage
from fogline.server.tables import Tables
from fogline.table.bot_jobs import BotJobsHere
from fogline.table.messages import Resign
from tests.play import playable
from tests.server.engines import place
from tests.server.service import Process, call, open_table, people, serving, until
from tests.table.drive import in_loop


@in_loop
async def test_every_call_is_described_and_every_reference_leads_somewhere(tmp_path: Path) -> None:
    storage = open_storage(place(tmp_path / "db"))
    lobby = Lobby(Tables(storage, BotJobsHere(), Limits()), OwnersFiles(), Limits(), Page(), Metrics())
    paths = {route.path for route in lobby.routes()}
    await storage.close()
    async with serving(tmp_path) as service:
        document = await call(service.url, "GET", "/api/openapi.json")
        assert set(document["paths"]) | {"/api/openapi.json"} == paths
        assert references(document) <= {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
        assert len(references(document)) > 20


def references(value: object) -> set[str]:
    if isinstance(value, list):
        return set().union(*map(references, value))
    if not isinstance(value, dict):
        return set()
    own = {value["$ref"]} if isinstance(value.get("$ref"), str) else set()
    return own.union(*map(references, value.values()))


class Caller:
    """Somebody who calls: a stranger with any path, or a person at tables that are there."""

    def __init__(self, secret: str | None = None, tables: Sequence[str] = ()) -> None:
        self._headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
        self._tables = tables

    def call(self, case: Case[Any], url: str, number: int) -> None:
        """One call; it must be answered, in the way that is described."""
        if "name" in (case.path_parameters or {}) and self._tables:
            case.path_parameters["name"] = self._tables[number % len(self._tables)]
        described = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
        case.call_and_validate(base_url=url, checks=described, headers=self._headers)


def try_out(
    operation: APIOperation[Any, Any, Any, Any], url: str, caller: Caller, examples: int, mode: GenerationMode
) -> int:
    """Calls that fit the description, or that don't."""
    count = 0

    @settings(max_examples=examples, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode))
    def check(case: Case[Any]) -> None:
        nonlocal count
        count += 1
        caller.call(case, url, count)

    check()
    return count


async def try_all(folder: Path, examples: int) -> int:
    """Every call, by strangers and by somebody at a table that gathers, at one that plays, and at one that is over.

    Gives how many calls that were.
    """
    count = 0
    plenty = {
        "calls": 1e6,
        "call_burst": 10**6,
        "creation_burst": 10**6,
        "guess_burst": 10**6,
        "messages": 1e6,
        "burst": 10**6,
    }
    async with serving(folder, **plenty) as service:
        secret, tables = await prepare(service)
        ada = (await call(service.url, "GET", "/api/people/me", secret=secret))["id"]
        schema = schemathesis.openapi.from_dict(await call(service.url, "GET", "/api/openapi.json"))
        operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
        assert len(operations) >= 17
        for operation in operations:
            for caller in (Caller(), Caller("nobody's"), Caller(secret, tables)):
                right, wrong = GenerationMode.POSITIVE, GenerationMode.NEGATIVE
                for mode in (right, wrong) if operation.body else (right,):
                    tried = await asyncio.to_thread(try_out, operation, service.url, caller, examples, mode)
                    assert tried >= 1
                    count += tried
        assert (await call(service.url, "GET", "/api/people/me", secret=secret))["id"] == ada
        assert "Traceback" not in service.log.read_text()
        assert "not answered" not in service.log.read_text()
    return count


async def prepare(service: Process) -> tuple[str, list[str]]:
    """Somebody, and tables of theirs; nobody is connected any more afterwards."""
    async with AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        tables = [(await ada.call("POST", "/api/tables", {"game": "san-francisco", "seats": 3}))["table"]]
        tables += [await open_table(ada, [ben], game=game, stand_in="random") for game in playable()]
        for seat, one in enumerate((ada, ben)):
            await one.do(tables[-1], Resign, seat=seat)
        watched = await ada.client.watch(tables[-1])
        await until(watched, lambda: watched.status.phase == "over")
        return ada.secret, tables


@in_loop
async def test_whatever_is_called_is_answered_as_described(tmp_path: Path) -> None:
    await try_all(tmp_path, examples=6)


@pytest.mark.soak
@in_loop
async def test_a_great_many_calls_are_answered_as_described(tmp_path: Path) -> None:
    count, again = await try_all(tmp_path, examples=300), 0
    while count < 20_000:
        again += 1
        folder = tmp_path / str(again)
        folder.mkdir()
        count += await try_all(folder, examples=300)
