"""What a node does for another besides passing on a table's messages: calls of the lobby, and what those consist of."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message

from fogline.server.answering import COUNTED, PASSED_BY, Passed, json_answer, said
from fogline.server.calls import CALLS
from fogline.server.lobby import Lobby
from fogline.server.nodes.guests import Deed
from fogline.server.nodes.link import Asked
from fogline.server.ownership import Elsewhere, Gone
from fogline.server.tables import Tables
from fogline.table.seats import Person


class Deeds:
    """Everything of the lobby that may be wanted of a table that is here."""

    def __init__(self, lobby: Lobby, tables: Tables) -> None:
        self._lobby = lobby
        self._tables = tables
        self._handlers = {call.name: handler for call, handler in lobby.answering()}
        self._methods = {call.name: call.method for call in CALLS}

    def by_name(self) -> Mapping[str, Deed]:
        """As they are asked for."""
        return {"call": self._call, "follow": self._follow, "leave": self._leave, "delete": self._delete}

    async def _call(self, asked: Asked) -> bytes:
        """A call, with whatever comes of it; status, headers and body travel."""
        passed = msgspec.msgpack.decode(asked.body, type=Passed)
        try:
            result = await self._handlers[passed.name](_request(passed, self._methods[passed.name], asked))
        except (Elsewhere, Gone):
            raise
        except Exception as error:  # noqa: BLE001  (it is said by its kind)
            result = said(error)
        answer = result if isinstance(result, Response) else json_answer(result, 200)
        headers = {name: value for name, value in answer.headers.items() if name != "content-length"}
        return msgspec.msgpack.encode((answer.status_code, headers, bytes(answer.body)))

    async def _follow(self, asked: Asked) -> bytes:
        assert asked.person is not None
        after = msgspec.msgpack.decode(asked.body, type=Person)
        await self._lobby.follow_here(asked.table, asked.person, after)
        return b""

    async def _leave(self, asked: Asked) -> bytes:
        assert asked.person is not None
        is_over = msgspec.msgpack.decode(asked.body, type=bool)
        await self._lobby.leave_here(asked.table, asked.person, is_over)
        return b""

    async def _delete(self, asked: Asked) -> bytes:
        return b"yes" if await self._tables.delete_here(asked.table) else b""


def _request(passed: Passed, method: str, asked: Asked) -> Request:
    """The call as it came to the other node; who makes it, and that the limits have counted it, is known."""
    scope: dict[str, object] = {
        "type": "http",
        "method": method,
        "path": "",
        "path_params": passed.path,
        "query_string": passed.query.encode(),
        "headers": [],
        "client": (asked.address, 0),
        PASSED_BY: asked.person,
        COUNTED: True,
    }

    async def receive() -> Message:
        return {"type": "http.request", "body": passed.body, "more_body": False}

    return Request(scope, receive)
