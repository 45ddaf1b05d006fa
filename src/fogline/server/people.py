"""People without accounts: a name, a public id, and a secret that only they have. Only its hash is kept."""

from __future__ import annotations

import hashlib
import secrets

from fogline.table.looks import Look, look_of
from fogline.table.seats import Person, shown_name


def new_secret() -> str:
    """A secret that nobody can guess: 256 random bits."""
    return secrets.token_urlsafe(32)


def hash_secret(secret: str) -> bytes:
    """What is kept of a secret. It is random, so a plain hash is enough: there is nothing to try out."""
    return hashlib.sha256(secret.encode()).digest()


def new_name() -> str:
    """A name for a table: 96 random bits."""
    return secrets.token_hex(12)


def new_person(name: str, look: Look = Look()) -> Person:  # noqa: B008  (immutable)
    """Somebody new; raises `Refusal` for a name that can't be shown. Who doesn't choose a look gets one."""
    id_ = secrets.token_hex(8)
    usual = look_of(id_)
    return Person(id_, shown_name(name), look.colour or usual.colour, look.shape or usual.shape)


def changed(person: Person, name: str | None, look: Look) -> Person:
    """Somebody with another name or look, where one is given; raises `Refusal` for a name that can't be shown."""
    shown = person.name if name is None else shown_name(name)
    return Person(person.id, shown, look.colour or person.colour, look.shape or person.shape)
