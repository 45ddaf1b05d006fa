"""What the service sends, read into the types that it sends: views, events and previews into the game's own."""

from __future__ import annotations

import typing
from functools import lru_cache
from typing import Any, Final, Union, cast

import msgspec

from fogline import games
from fogline.core.errors import Reason
from fogline.core.game import Drawing, Event, Survey, View
from fogline.core.message import Message
from fogline.server.bodies import Moment
from fogline.server.wire import Goodbye, Reply
from fogline.table import messages
from fogline.table.lookback import PastItem
from fogline.table.messages import Answer, Closed, Description, Foresight, Said, Status, Told, WouldUndo
from fogline.table.moments import Earlier
from fogline.table.visible_events import Item, TableEvent


class UnknownEvent(Event, frozen=True, tag="unknown"):
    """An event of a game that isn't installed here."""

    content: dict[str, Any]
    """What the service sent."""


class _Happened(msgspec.Struct):
    """An item whose event waits until the game is known."""

    n: int
    event: msgspec.Raw
    say: Message
    back: int | None = None
    at: int = 0


class _Earlier(msgspec.Struct):
    """`Earlier`, until the view has named the game."""

    upto: int
    at: int
    view: msgspec.Raw


class _Told(msgspec.Struct, kw_only=True, tag_field="type", tag="events"):
    """`Told`, until the view has named the game."""

    seat: int
    since: int
    items: list[_Happened]
    at: int
    view: msgspec.Raw
    legal: list[str]
    prompt: Message
    moments: list[_Earlier] = []


class RawAnswer(msgspec.Struct, kw_only=True, tag_field="type", tag="answer"):
    """`Answer`, until it is known what was asked."""

    id: str
    ok: bool
    reason: Reason | None = None
    pending: bool = False
    at: int
    result: msgspec.Raw = msgspec.Raw(b"null")

    def read(self, result: Any = Any, game: str | None = None) -> Answer:  # noqa: ANN401  (any type)
        """The answer, with a result of that type."""
        return Answer(
            id=self.id,
            ok=self.ok,
            reason=self.reason,
            pending=self.pending,
            at=self.at,
            result=_result(self.result, result, game) if self.ok else None,
        )


class _Outer(msgspec.Struct):
    table: str | None
    frame: RawAnswer | Status | _Told | Said | Closed | Reply | Goodbye


class _Named(msgspec.Struct):
    """What tells a view's game."""

    game: str


Frame = RawAnswer | Status | Told | Said | Closed | Reply | Goodbye
"""Everything that the service sends."""

RESULTS: Final[dict[type, Any]] = {
    messages.Preview: Foresight,
    messages.Why: Reason | None,
    messages.Survey: Survey,
    messages.Look: Told,
    messages.Describe: Description,
    messages.Undoing: WouldUndo | None,
}
"""What the answer to a question holds; nothing else is answered with a result."""

_OUTER: Final = msgspec.json.Decoder(_Outer)
_NAMED: Final = msgspec.json.Decoder(_Named)


def read_frame(text: str | bytes) -> tuple[str | None, Frame]:
    """The table that a frame is from, None where it is from none, and the frame."""
    outer = _OUTER.decode(text)
    frame = outer.frame
    return outer.table, _told(frame) if isinstance(frame, _Told) else frame


def read_moment(body: bytes) -> Moment:
    """A moment of a finished game, with the game's own view, events and survey."""
    found = msgspec.json.decode(body, type=dict[str, msgspec.Raw])
    items, view = msgspec.json.decode(found.pop("items"), type=list[_Happened]), read_view(found.pop("view"))
    past = tuple(PastItem(item.n, _event(item, view.game), item.say, item.back, at=item.at) for item in items)
    survey = msgspec.json.decode(found.pop("survey"), type=_given(view.game, "survey"))
    rest = msgspec.json.decode(msgspec.json.encode({**found, "items": [], "view": None, "survey": None}), type=Moment)
    return msgspec.structs.replace(rest, items=past, view=view, survey=survey)


def read_view(raw: bytes | msgspec.Raw) -> View:
    """A view of its game's own type; where the game isn't installed, what all views have."""
    return _views(_NAMED.decode(raw).game).decode(raw)


def read_drawing(body: bytes, game: str) -> Drawing | None:
    """A drawing of its game's own type; where the game isn't installed, what all drawings have."""
    kind = _given(game, "drawing") if game in games.names() else Drawing | None
    return cast("Drawing | None", msgspec.json.decode(body, type=kind))


def _told(told: _Told) -> Told:
    view = read_view(told.view)
    return Told(
        seat=told.seat,
        since=told.since,
        items=[Item(item.n, _event(item, view.game), item.say, item.back) for item in told.items],
        at=told.at,
        view=view,
        legal=told.legal,
        prompt=told.prompt,
        moments=[Earlier(one.upto, one.at, read_view(one.view)) for one in told.moments],
    )


def _result(raw: msgspec.Raw, kind: Any, game: str | None) -> Any:  # noqa: ANN401  (any type)
    if kind is Told:
        return _told(msgspec.json.decode(raw, type=_Told))
    if kind is Survey:
        return msgspec.json.decode(raw, type=_given(game, "survey"))
    found = msgspec.json.decode(raw, type=kind)
    if isinstance(found, Foresight):
        return Foresight(msgspec.convert(found.preview, _given(game, "preview")), found.say)
    return found


def _given(game: str | None, method: str) -> Any:  # noqa: ANN401  (any type)
    """The type of what a game's method gives; of a game that isn't installed, whatever comes."""
    return typing.get_type_hints(getattr(games.game_class(game), method))["return"] if game in games.names() else Any


def _event(item: _Happened, game: str) -> Event:
    if game not in games.names():
        return UnknownEvent(msgspec.json.decode(item.event))
    return _events(game).decode(item.event)


@lru_cache
def _views(game: str) -> msgspec.json.Decoder[View]:
    return msgspec.json.Decoder(games.game_class(game).view_type if game in games.names() else View)


@lru_cache
def _events(game: str) -> msgspec.json.Decoder[Event]:
    kinds = (*games.game_class(game).event_types, TableEvent)
    return msgspec.json.Decoder(Union[kinds])  # noqa: UP007  (made from a tuple)
