"""Messages that nobody thought of, on real sockets: true ones, true ones with a fault, and none at all."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from websockets.asyncio.client import ClientConnection

WINDOW = 64
"""Messages that are sent before their answers are waited for."""
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    3,
    10**30,
    1.5,
    "",
    "x" * 300,
    "\x00",
    "é\u202e",
    [],
    [[]],
    {},
    {"a": 1},
    "draw",
)
"""What may stand where something else is expected."""
TRUE: tuple[dict[str, Any], ...] = (
    {"type": "sit", "seat": None},
    {"type": "sit", "seat": 1, "name": "Zoe"},
    {"type": "appear", "seat": 0, "colour": "teal"},
    {"type": "leave", "seat": 1},
    {"type": "ready", "seat": 0, "ready": True},
    {"type": "ready", "seat": 0, "luck": "ab" * 32},
    {"type": "bot", "seat": 2, "bot": "random"},
    {"type": "remove", "seat": 1},
    {"type": "host", "seat": 1},
    {"type": "hints", "on": True},
    {"type": "swap", "seat": 0, "other": 1},
    {"type": "start"},
    {"type": "undo", "seat": 0},
    {"type": "pause"},
    {"type": "resume"},
    {"type": "agree", "yes": False},
    {"type": "agree", "yes": True},
    {"type": "return", "seat": 0},
    {"type": "rematch"},
    {"type": "chat", "text": "hello"},
    {"type": "preview", "seat": 0, "actions": ["draw"]},
    {"type": "why", "seat": 0, "action": "take a"},
    {"type": "survey", "seat": 0},
    {"type": "look", "seat": -1, "since": 3},
    {"type": "describe", "seat": 1},
    {"type": "undoing", "seat": 0},
)
"""One request of each kind at least, but resigning: bots would finish the games."""


class Fuzzer:
    """One socket, and what it was answered."""

    def __init__(self, line: ClientConnection, tables: Sequence[str], seed: int) -> None:
        self.codes: Counter[str] = Counter()
        """The reasons that came, and `ok`."""
        self.done: Counter[tuple[str, int]] = Counter()
        """By table and seat, how many actions were done."""
        self._line = line
        self._tables = tables
        self._luck = random.Random(seed)
        self._legal: dict[tuple[str, int], list[str]] = {}
        self._acts: dict[str, tuple[str, Any]] = {}
        self._number = 0
        self._prefix = f"{seed}-"
        self._sent: list[str | bytes] = []

    async def run(self, count: int) -> None:
        """Send so many messages; each must be answered exactly once."""
        while count > 0:
            window = min(WINDOW, count)
            for _ in range(window):
                message = self._message()
                self._sent = [*self._sent[-50:], message]
                await self._line.send(message)
            await self._hear(window)
            count -= window

    async def _hear(self, count: int) -> None:
        """Wait for so many answers, and follow the games meanwhile."""
        async with asyncio.timeout(240):
            while count > 0:
                heard = json.loads(await self._line.recv())
                frame = heard["frame"]
                if frame["type"] == "events":
                    self._legal[heard["table"], frame["seat"]] = frame["legal"]
                elif frame["type"] in ("reply", "answer"):
                    self._note(frame)
                    count -= 1

    def _note(self, frame: dict[str, Any]) -> None:
        assert frame["ok"] == (frame["reason"] is None), frame
        self.codes["ok" if frame["ok"] else frame["reason"]["code"]] += 1
        acted = self._acts.pop(frame["id"], None)
        if frame["ok"] and acted is not None:
            self.done[acted] += 1

    def _message(self) -> str | bytes:
        luck = self._luck.random()
        if luck < 0.02:
            return self._luck.randbytes(self._luck.randrange(40))
        if luck < 0.06 and self._sent:
            return self._again()
        message = self._true()
        id_ = message.get("request", message)["id"]
        if luck < 0.45:
            self._spoil(message)
        text = json.dumps(message)
        request = message.get("request")
        if isinstance(request, dict) and request.get("type") == "act":
            request["id"] = id_  # what was done is counted by it
            self._acts[id_] = (message.get("table", ""), request.get("seat"))
            return json.dumps(message)
        if luck < 0.10:
            cut = self._luck.randrange(len(text))
            text = text[:cut] + self._luck.choice(("", "}", '"', "[" * 2000, "é")) + text[cut + 1 :]
        return text

    def _again(self) -> str | bytes:
        """A message once more, with the same id: what it did isn't done again."""
        return self._luck.choice(self._sent)

    def _true(self) -> dict[str, Any]:
        """A message that could be meant."""
        self._number += 1
        id_, table = f"{self._prefix}{self._number}", self._luck.choice(self._tables)
        kind = self._luck.random()
        if kind < 0.04:
            return {"type": self._luck.choice(("watch", "unwatch")), "id": id_, "table": table}
        if kind < 0.06:
            return {"type": "hello", "id": id_, "secret": "guess"}
        if kind < 0.35:
            return {"type": "ask", "table": table, "request": self._act(table, id_)}
        return {"type": "ask", "table": table, "request": {**self._luck.choice(TRUE), "id": id_}}

    def _act(self, table: str, id_: str) -> dict[str, Any]:
        open_ = [(seat, legal) for (name, seat), legal in self._legal.items() if name == table and legal]
        seat, legal = self._luck.choice(open_) if open_ else (0, ["draw"])
        return {"type": "act", "id": id_, "seat": seat, "actions": [self._luck.choice(legal)]}

    def _spoil(self, message: dict[str, Any]) -> None:
        """Put a fault somewhere: something else, nothing, or something too much."""
        part = message["request"] if "request" in message and self._luck.random() < 0.8 else message
        name = self._luck.choice(list(part))
        match self._luck.randrange(3):
            case 0:
                part[name] = self._luck.choice(ODD)
            case 1:
                del part[name]
            case _:
                part[self._luck.choice(("extra", "secret", "at"))] = self._luck.choice(ODD)
