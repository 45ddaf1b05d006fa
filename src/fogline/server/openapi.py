"""The HTTP interface described for machines, from the same types that answer it."""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from starlette.requests import Request

from fogline.core.game import Event
from fogline.server.bodies import Refused
from fogline.server.calls import Call

Handler = Callable[[Request], Awaitable[object]]
"""What answers a call; its docstring describes the call."""


def describe(answering: Sequence[tuple[Call[Any], Handler]], version: str) -> dict[str, Any]:
    """An OpenAPI document of the calls, and of what answers them."""
    kinds = [kind for call, _ in answering for kind in (call.result, call.body) if kind is not None]
    schemas, components = msgspec.json.schema_components([*kinds, Refused], ref_template="#/components/schemas/{name}")
    if Event.__name__ in components:  # each game has events of its own
        components[Event.__name__] = {
            "type": "object",
            "properties": {"type": {"type": "string"}},
            "required": ["type"],
        }
    found = iter(schemas)
    paths: dict[str, dict[str, Any]] = {}
    for call, handler in answering:
        result, body = next(found), None if call.body is None else next(found)
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call, handler, result, body)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Fogline's lobby", "version": version},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"person": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(
    call: Call[Any], handler: Handler, result: dict[str, Any], body: dict[str, Any] | None
) -> dict[str, Any]:
    refused = {"description": "Refused", "content": _json({"$ref": "#/components/schemas/Refused"})}
    operation: dict[str, Any] = {
        "summary": inspect.getdoc(handler),
        "security": [{"person": []}] if call.authorized else [{}, {"person": []}],
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
            for name in re.findall(r"{(\w+)}", call.path)
        ]
        + [{"name": name, "in": "query", "schema": msgspec.json.schema(kind)} for name, kind in call.query.items()],
        "responses": {"200": {"description": "Done", "content": _json(result)}, "4XX": refused, "5XX": refused},
    }
    if body is not None:
        operation["requestBody"] = {"required": True, "content": _json(body)}
    return operation


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
