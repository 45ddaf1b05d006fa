"""Who has shown the host's password: a cookie for a while, with a token that every form must bring along."""

from __future__ import annotations

import hmac
import secrets
import time

import msgspec
from starlette.requests import Request
from starlette.responses import Response

COOKIE = "fogline_host"
LASTS = 12 * 3600
"""Seconds that nobody is asked for the password again."""
MOST = 20
"""Sessions at once; the oldest end."""


class Session(msgspec.Struct, frozen=True):
    """Somebody who is the host."""

    token: str
    """What forms must bring along: another page can send the cookie, but can't know this."""
    until: float


class Sessions:
    """All of them, in memory: after a restart the password is asked for again."""

    def __init__(self) -> None:
        self._open: dict[str, Session] = {}

    def begin(self, request: Request, answer: Response) -> None:
        """Let whoever gets this answer be the host."""
        while len(self._open) >= MOST:
            del self._open[next(iter(self._open))]
        name = secrets.token_urlsafe(32)
        self._open[name] = Session(secrets.token_urlsafe(32), time.monotonic() + LASTS)
        is_safe = request.url.scheme == "https"
        answer.set_cookie(COOKIE, name, LASTS, path="/admin", secure=is_safe, httponly=True, samesite="strict")

    def of(self, request: Request) -> Session | None:
        """Whose request this is; None for a stranger's."""
        session = self._open.get(request.cookies.get(COOKIE, ""))
        return session if session is not None and session.until > time.monotonic() else None

    def end(self, request: Request, answer: Response) -> None:
        """Be a stranger again."""
        self._open.pop(request.cookies.get(COOKIE, ""), None)
        answer.delete_cookie(COOKIE, path="/admin")


def brings(session: Session, token: str) -> bool:
    """Whether a form came from our own page."""
    return hmac.compare_digest(session.token, token)
