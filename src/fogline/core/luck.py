"""Luck that anyone can check: the scheme ``fogline-luck-1``, byte for byte as `docs/luck.md` says.

Nothing here draws at random, stores or sends: a table has a secret and publishes its commitment, people add bytes of
their own, and every outcome follows from both.
"""

from __future__ import annotations

import hashlib
import hmac
from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from typing import Annotated, Final, Literal

import msgspec

from fogline.core.errors import BadText

SCHEME: Final = "fogline-luck-1"
"""The scheme's name, which also parts its hashes from all others."""
SIZE: Final = 32
"""Bytes of a secret, of a contribution, of a commitment."""
LARGEST: Final = 1 << 63
"""Where the sum of a draw's weights must be below."""
_WORDS: Final = 1 << 64

Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=2 * SIZE)]
"""32 bytes as they travel: hexadecimal digits in lower case."""
Name = Annotated[str, msgspec.Meta(pattern="^[!-~]+$", max_length=100)]
"""A table's name, in ASCII."""


class Sealed(msgspec.Struct, frozen=True):
    """A table's secret and what is published of it."""

    secret: bytes
    """Used for the table's luck and for nothing else."""
    commitment: bytes
    """Told to everybody before anybody contributes."""


class Revealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The field ``luck`` of a finished game's record: all that its luck follows from."""

    scheme: Literal["fogline-luck-1"]
    table: Name
    """The table's name."""
    secret: Hex
    commitment: Hex
    """What the table published when it was made."""
    contributions: tuple[Hex | None, ...]
    """What each seat's person added, as it was when the game began; None where nothing."""

    @property
    def key(self) -> bytes:
        """What every outcome is drawn with."""
        return key_of(self.table, bytes.fromhex(self.secret), [unhex(one) for one in self.contributions])

    @property
    def keeps_its_word(self) -> bool:
        """Whether the secret is the one that the table committed to."""
        return commitment_of(self.table, bytes.fromhex(self.secret)).hex() == self.commitment


class Receipt(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client keeps of a table's luck while the game is played, to be compared with the record."""

    format: Literal["fogline-receipt-1"] = "fogline-receipt-1"
    table: Name
    """The table's name."""
    commitment: Hex
    """What the table had published before this client contributed."""
    own: dict[int, Hex]
    """What this client contributed, by seat."""
    contributions: tuple[Hex | None, ...] | None = None
    """The list that the table froze; None as long as the game hasn't begun."""

    def missing(self) -> tuple[int, ...]:
        """The seats whose own bytes aren't in the frozen list."""
        return () if self.contributions is None else self.missing_from(self.contributions)

    def missing_from(self, contributions: Sequence[str | None]) -> tuple[int, ...]:
        """The seats whose own bytes aren't in a list."""
        listed = dict(enumerate(contributions))
        return tuple(seat for seat, added in sorted(self.own.items()) if listed.get(seat) != added)


def read_receipt(text: bytes) -> Receipt:
    """The receipt in a file; raises `BadText`."""
    try:
        return msgspec.json.decode(text, type=Receipt)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadText("bad-receipt", None, {"detail": str(error)}) from error


def seal(table: str, secret: bytes) -> Sealed:
    """A secret with the commitment to it, for a table of this name."""
    return Sealed(secret, commitment_of(table, secret))


def commitment_of(table: str, secret: bytes) -> bytes:
    """What is published of a table's secret; it tells nothing about it, and fits no other."""
    return hashlib.sha256(b"\0".join((b"fogline-luck-1/commit", table.encode("ascii"), secret))).digest()


def key_of(table: str, secret: bytes, contributions: Sequence[bytes | None]) -> bytes:
    """What every outcome at a table is drawn with: its secret and, for each seat, what its person added or None."""
    added = b"".join(b"\0" if one is None else b"\1" + one for one in contributions)
    seats = len(contributions).to_bytes(4, "big")
    text = b"\0".join((b"fogline-luck-1/key", table.encode("ascii"), seats + added))
    return hmac.digest(secret, text, "sha256")


def place_of(key: bytes, number: int, places: int) -> int:
    """Draw `number` (from 0): one of so many places, all equally likely; raises `ValueError` for no or too many.

    A number beyond the last whole multiple of `places` would favour the first ones, and is drawn again.
    """
    if not 0 < places < LARGEST:
        raise ValueError(f"{places} places")
    limit, attempt = _WORDS - _WORDS % places, 0
    while (word := _word(key, number, attempt)) >= limit:
        attempt += 1
    return word % places


def _word(key: bytes, number: int, attempt: int) -> int:
    text = b"fogline-luck-1/draw\0" + number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
    return int.from_bytes(hmac.digest(key, text, "sha256")[:8], "big")


def chosen(key: bytes, number: int, weights: Sequence[int]) -> int:
    """Which of the outcomes with these weights draw `number` brings.

    >>> chosen(bytes(32), 0, [1, 1, 1]), chosen(bytes(32), 1, [1, 1, 1]), chosen(bytes(32), 2, [1])
    (1, 1, 0)
    """
    *ends, places = accumulate(weights)
    return bisect(ends, place_of(key, number, places))


def unhex(text: str | None) -> bytes | None:
    """A contribution as bytes."""
    return None if text is None else bytes.fromhex(text)
