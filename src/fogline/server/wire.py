"""What a client sends over its socket, and the frames that it gets. `docs/protocol.md` describes them."""

from __future__ import annotations

import msgspec

from fogline.core.errors import Reason
from fogline.table.messages import LONGEST_ID, AnyRequest, Frame


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """Say who you are; without it a client is a spectator."""

    id: str
    secret: str


class Watch(msgspec.Struct, frozen=True, tag_field="type", tag="watch", forbid_unknown_fields=True):
    """Be told what happens at a table."""

    id: str
    table: str
    since: dict[int, int] = {}
    """For each viewer (a seat, or -1), the number of the next event; all events where it isn't given."""
    moments: int = 0
    """How many of the viewer's moments in between may come with a frame; at most 16 do."""


class Unwatch(msgspec.Struct, frozen=True, tag_field="type", tag="unwatch", forbid_unknown_fields=True):
    """Be told nothing more."""

    id: str
    table: str


class Ask(msgspec.Struct, frozen=True, tag_field="type", tag="ask", forbid_unknown_fields=True):
    """Ask something of a table; the answer has the request's id."""

    table: str
    request: AnyRequest


Sent = Hello | Watch | Unwatch | Ask
"""Everything that a client may send."""

_DECODER = msgspec.json.Decoder(Sent)


def read_sent(message: str | bytes) -> Sent:
    """What a client sent; raises `msgspec.DecodeError` where it can't be read."""
    check_text(message)
    sent: Sent = _DECODER.decode(message)
    return sent


def check_text(message: str | bytes) -> None:
    """A zero byte belongs in no text: PostgreSQL keeps none."""
    if (b"\\u0000" in message) if isinstance(message, bytes) else ("\\u0000" in message):
        raise msgspec.DecodeError("a zero byte")


class Reply(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="reply"):
    """The answer to a message that isn't for a table, or that can't be read."""

    id: str
    ok: bool
    reason: Reason | None = None
    person: str | None = None
    """Who the client is now: the public id."""
    version: str | None = None
    """The version of the page that is served, in the answers to `Hello` and `Watch`; None where none is."""


class Goodbye(msgspec.Struct, frozen=True, tag_field="type", tag="goodbye"):
    """The last frame before the service cuts a client off."""

    reason: Reason


def at_table(table: str, frame: Frame) -> bytes:
    """A frame of a table as it travels; what many get is made once."""
    if frame.sent is None:
        frame.sent = b'{"table":%b,"frame":%b}' % (msgspec.json.encode(table), frame.encoded)
    return frame.sent


def to_client(body: Reply | Goodbye) -> bytes:
    """A frame that belongs to no table."""
    return b'{"table":null,"frame":%b}' % msgspec.json.encode(body)


def id_of(message: bytes | str) -> str:
    """The id of a message that can't be read, as far as it can be found."""
    try:
        loose = msgspec.json.decode(message, type=dict[str, object])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
    request = loose.get("request")
    found = loose.get("id", request.get("id") if isinstance(request, dict) else None)
    return found[:LONGEST_ID] if isinstance(found, str) else ""
