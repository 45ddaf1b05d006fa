"""Who one is at a service: the secret that it made, kept for the next time; and links that lead to a table."""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
from pathlib import Path
from typing import Final

import msgspec
import typer

from fogline.cli.console import Complaint
from fogline.server.bodies import Credentials

_LINK: Final = re.compile(r"(?:(https?)://)?([^\s/]+(?:/[^\s?#]*?)?)/(table|join)/([A-Za-z0-9_-]+)/?(?:[?#].*)?")


class Link(msgspec.Struct, frozen=True):
    """Where a link leads."""

    service: str
    """The service's address."""
    table: str | None = None
    """The table's name, where the link tells it."""
    invitation: str | None = None
    """What opens a table to whoever has it."""


def parse_link(text: str) -> Link:
    """Read the address of a table or an invitation; raises `Complaint`.

    >>> parse_link("https://play.example/table/abc")
    Link(service='https://play.example', table='abc', invitation=None)
    >>> parse_link("localhost:8000/join/Xy_1").invitation
    'Xy_1'
    """
    match = _LINK.fullmatch(text.strip())
    if match is None:
        raise Complaint("cli-bad-link", link=text)
    scheme, place, kind, what = match.groups()
    service = f"{scheme or 'http'}://{place}"
    return Link(service, table=what) if kind == "table" else Link(service, invitation=what)


class Identity(msgspec.Struct, frozen=True):
    """A person as one service knows them."""

    id: str
    name: str
    secret: str


def identity_of(made: Credentials) -> Identity:
    """Who one is from now on."""
    return Identity(made.id, made.name, made.secret)


def identities() -> Path:
    """The file that holds them, in the user's folder for settings."""
    return Path(typer.get_app_dir("fogline")) / "people.json"


def recall(service: str) -> Identity | None:
    """Who one was at a service the last time; a file that can't be read is as good as none."""
    return _read().get(service)


def remember(service: str, identity: Identity) -> None:
    """Keep who one is, readable by nobody else."""
    known = {**_read(), service: identity}
    path = identities()
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(prefix=".people.", dir=path.parent)  # readable by the owner alone
    with os.fdopen(descriptor, "wb") as file:
        file.write(msgspec.json.encode(known))
    Path(name).replace(path)


def _read() -> dict[str, Identity]:
    with contextlib.suppress(OSError, msgspec.DecodeError):
        return msgspec.json.decode(identities().read_bytes(), type=dict[str, Identity])
    return {}
