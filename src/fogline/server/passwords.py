"""The host's password: a file holds its hash, and nothing else does."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from pathlib import Path

KIND = "scrypt"
COST, BLOCK, TOGETHER = 1 << 15, 8, 1
"""scrypt's numbers: 32 MB and a tenth of a second for each try."""
MEMORY = 64 * 1024 * 1024


class BadHash(Exception):
    """A file that should hold a password's hash holds something else."""

    def __init__(self, file: Path) -> None:
        super().__init__(str(file))
        self.file = file


def hash_password(password: str) -> str:
    """What is kept of a password.

    >>> is_password("fog", hash_password("fog")), is_password("smog", hash_password("fog"))
    (True, False)
    """
    salt = secrets.token_bytes(16)
    made = _hash(password, salt, COST, BLOCK, TOGETHER)
    return f"{KIND}${COST}${BLOCK}${TOGETHER}${salt.hex()}${made.hex()}"


def is_password(password: str, kept: str) -> bool:
    """Whether a password is the one whose hash is kept."""
    _, cost, block, together, salt, made = kept.split("$")
    tried = _hash(password, bytes.fromhex(salt), int(cost), int(block), int(together))
    return hmac.compare_digest(tried, bytes.fromhex(made))


def read_hash(file: Path) -> str:
    """The hash that a file holds; raises `BadHash`, and `OSError` where it can't be read."""
    try:
        kept = file.read_text("ascii").strip()
        is_password("", kept)
    except (UnicodeDecodeError, ValueError, TypeError) as error:
        raise BadHash(file) from error
    if not kept.startswith(f"{KIND}$"):
        raise BadHash(file)
    return kept


def _hash(password: str, salt: bytes, cost: int, block: int, together: int) -> bytes:
    return hashlib.scrypt(password.encode(), salt=salt, n=cost, r=block, p=together, maxmem=MEMORY, dklen=32)
