"""People without accounts: a name, a public id, and a secret that only they have. Only its hash is kept."""

from __future__ import annotations

import hashlib
import secrets

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


def new_person(name: str) -> Person:
    """Somebody new; raises `Refusal` for a name that can't be shown."""
    return Person(secrets.token_hex(8), shown_name(name))
