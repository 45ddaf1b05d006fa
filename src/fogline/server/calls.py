"""Every call of the HTTP interface: the lobby answers them, the client makes them, OpenAPI describes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar, cast

import msgspec

from fogline.core.game import Drawing
from fogline.rules import Paragraph
from fogline.server.bodies import (
    Asked,
    Changes,
    Credentials,
    Exported,
    Fairness,
    Farewell,
    HintAsked,
    Hinted,
    Invitation,
    LessonAsked,
    LessonTold,
    Link,
    LookedBack,
    Moment,
    NewLink,
    NewPerson,
    NewTable,
    Notice,
    Offer,
    OpenedTable,
    OwnTable,
    Place,
    PlayOn,
    SignedOut,
    SignOut,
    TableInfo,
    TableLink,
    Thoughts,
    Tried,
    TriedTold,
    Words,
)
from fogline.server.own_statistics import Figures
from fogline.server.results import Result as Finished
from fogline.table.messages import Answer
from fogline.table.seats import Person

Result = TypeVar("Result")
_OPTIONAL: Final = cast("type[dict[str, Any] | None]", dict[str, Any] | None)
"""The content of a data file, or none."""
_DRAWN: Final = cast("type[Drawing | None]", Drawing | None)
"""A game's drawing, or none."""


class Call(msgspec.Struct, Generic[Result], frozen=True):
    """One call of the interface."""

    name: str
    """What it is called: the lobby's method of that name answers it."""
    method: str
    path: str
    """A name in braces is to be filled in."""
    result: type[Result]
    """The type of the answer."""
    body: type | None = None
    """The type of the body; None where there is none."""
    query: Mapping[str, type] = {}
    """What the query may hold, none of which must be given: numbers and words."""
    authorized: bool = False
    """Whether only a person may call it."""
    reads: bool = False
    """Whether it changes nothing, though its method isn't GET."""

    @property
    def writes(self) -> bool:
        """Whether it changes anything."""
        return self.method != "GET" and not self.reads


GAMES: Final = Call("games", "GET", "/api/games", Offer)
TEXTS: Final = Call("texts", "GET", "/api/games/{name}/texts", str, query={"language": str})
OWN_DRAWING: Final = Call("own_drawing", "GET", "/api/games/{game}/drawing/{arrangement}", _DRAWN, query={"hash": str})
TUTORIAL: Final = Call("tutorial", "POST", "/api/games/{game}/tutorial", LessonTold, LessonAsked, reads=True)
NOTICE: Final = Call("notice", "GET", "/api/notice", Notice)
RULES: Final = Call("rules", "GET", "/api/rules", list[Paragraph], query={"language": str})

NEW_PERSON: Final = Call("new_person", "POST", "/api/people", Credentials, NewPerson)
ME: Final = Call("me", "GET", "/api/people/me", Person, authorized=True)
OWN_TABLES: Final = Call("own_tables", "GET", "/api/people/me/tables", list[OwnTable], authorized=True)
NEW_DEVICE_LINK: Final = Call("new_device_link", "POST", "/api/people/me/links", NewLink, authorized=True)
OTHER_DEVICE: Final = Call("other_device", "POST", "/api/people/links", Credentials, Link)
WHOSE_LINK: Final = Call("whose_link", "POST", "/api/people/links/whose", Person, Link, reads=True)
CHANGE_ME: Final = Call("change_me", "PATCH", "/api/people/me", Person, Changes, authorized=True)
DELETE_ME: Final = Call("delete_me", "DELETE", "/api/people/me", Person, Farewell, authorized=True)
EXPORT: Final = Call("export", "GET", "/api/people/me/data", Exported, authorized=True)
NEW_WORDS: Final = Call("new_words", "POST", "/api/people/me/words", Words, authorized=True)
WHOSE_WORDS: Final = Call("whose_words", "POST", "/api/people/words/whose", Person, Words, reads=True)
RECOVER: Final = Call("recover", "POST", "/api/people/words", Credentials, Words)
SIGN_OUT: Final = Call("sign_out", "POST", "/api/people/me/devices", SignedOut, SignOut, authorized=True)
OWN_GAMES: Final = Call("own_games", "GET", "/api/people/me/games", list[Finished], authorized=True)
OWN_FIGURES: Final = Call("own_figures", "GET", "/api/people/me/figures", list[Figures], authorized=True)

TABLES: Final = Call("tables", "GET", "/api/tables", list[TableInfo])
NEW_TABLE: Final = Call("new_table", "POST", "/api/tables", OpenedTable, NewTable, authorized=True)
TABLE: Final = Call("table", "GET", "/api/tables/{name}", TableInfo)
REQUEST: Final = Call("request", "POST", "/api/tables/{name}/requests", Answer, Asked, reads=True)  # a question
INVITE: Final = Call("invite", "POST", "/api/tables/{name}/invitations", NewLink, authorized=True)
INVITATION: Final = Call("invitation", "POST", "/api/invitations/whose", Invitation, Link, reads=True)
ACCEPT: Final = Call("accept", "POST", "/api/invitations", TableLink, Link, authorized=True)
LINK_SEAT: Final = Call("link_seat", "POST", "/api/tables/{name}/seats/{seat}/link", NewLink, authorized=True)
UNLINK_SEAT: Final = Call("unlink_seat", "DELETE", "/api/tables/{name}/seats/{seat}/link", TableLink, authorized=True)
TAKE_SEAT: Final = Call("take_seat", "POST", "/api/seats", TableLink, Link, authorized=True)
RECORD: Final = Call("record", "GET", "/api/tables/{name}/record", dict[str, Any], query={"branch": int})
LUCK: Final = Call("luck", "GET", "/api/tables/{name}/luck", Fairness)
DATA: Final = Call("data", "GET", "/api/tables/{name}/data", _OPTIONAL)
DRAWING: Final = Call("drawing", "GET", "/api/tables/{name}/drawing/{arrangement}", _DRAWN, query={"hash": str})
SEEN: Final = Call("seen", "GET", "/api/tables/{name}/seen", dict[str, Any], query={"seat": int})
REPLAY: Final = Call("replay", "GET", "/api/tables/{name}/replay", Moment, query={"seat": int, "at": int, "since": int})
LOOKED_BACK: Final = Call("looked_back", "GET", "/api/tables/{name}/analysis", LookedBack)
LOOK_BACK: Final = Call("look_back", "POST", "/api/tables/{name}/analysis", LookedBack)
TRY: Final = Call("try_", "POST", "/api/tables/{name}/tries", TriedTold, Tried, reads=True)
IDEAS: Final = Call("ideas", "POST", "/api/tables/{name}/ideas", Thoughts, Place, reads=True)
HINT: Final = Call("hint", "POST", "/api/tables/{name}/hints", Hinted, HintAsked, authorized=True, reads=True)

PLAY_ON: Final = Call("play_on", "POST", "/api/tables/{name}/continuations", TableLink, PlayOn, authorized=True)

CALLS: Final[tuple[Call[Any], ...]] = (
    GAMES,
    TEXTS,
    TUTORIAL,
    NEW_PERSON,
    NOTICE,
    RULES,
    ME,
    OWN_TABLES,
    NEW_DEVICE_LINK,
    OTHER_DEVICE,
    WHOSE_LINK,
    CHANGE_ME,
    DELETE_ME,
    EXPORT,
    NEW_WORDS,
    WHOSE_WORDS,
    RECOVER,
    SIGN_OUT,
    OWN_GAMES,
    OWN_FIGURES,
    TABLES,
    NEW_TABLE,
    TABLE,
    REQUEST,
    INVITE,
    INVITATION,
    ACCEPT,
    LINK_SEAT,
    UNLINK_SEAT,
    TAKE_SEAT,
    RECORD,
    LUCK,
    DATA,
    DRAWING,
    OWN_DRAWING,
    SEEN,
    REPLAY,
    LOOKED_BACK,
    LOOK_BACK,
    TRY,
    IDEAS,
    HINT,
    PLAY_ON,
)
"""All of them."""
