"""The description of the HTTP interface, and calls that nobody thought of."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from fogline.client import call
from fogline.server.hall import Hall
from fogline.server.limits import Limits
from fogline.server.lobby import Lobby
from fogline.server.storage import SqliteStorage
from fogline.table.minds import MindsHere
from tests.server.service import serving
from tests.table.drive import in_loop


@in_loop
async def test_every_call_is_described_and_every_reference_leads_somewhere(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "db")
    lobby = Lobby(Hall(storage, MindsHere(), Limits()), Limits())
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


def try_out(operation: APIOperation[Any, Any, Any, Any], url: str) -> int:
    """Calls that fit the description, and some that don't: each is answered, in the way that is described."""
    count = 0

    @settings(max_examples=8, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def check(case: Case[Any]) -> None:
        nonlocal count
        count += 1
        described = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
        case.call_and_validate(base_url=url, checks=described)

    check()
    return count


@in_loop
async def test_whatever_is_called_is_answered_as_described(tmp_path: Path) -> None:
    async with serving(tmp_path) as service:
        schema = schemathesis.openapi.from_dict(await call(service.url, "GET", "/api/openapi.json"))
        operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
        assert len(operations) == 13
        counts = [await asyncio.to_thread(try_out, operation, service.url) for operation in operations]
        assert sum(counts) > 50
