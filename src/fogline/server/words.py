"""Twelve words that stand for 128 random bits: what somebody writes down to come back without any device.

Each word is one of 2048, so that twelve of them hold 132 bits: the 128, and four by which a slip of the pen is noticed.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from functools import cache
from importlib.resources import files
from typing import Final

from fogline.core.errors import Refusal

COUNT: Final = 12
BITS: Final = 11
"""Bits that one word stands for."""
LETTERS: Final = 4
"""Letters by which each word differs from all others."""
CHECK: Final = 4
"""Bits that follow from the others."""
BYTES: Final = 16


@cache
def word_list() -> tuple[str, ...]:
    """All words, in the order of their numbers."""
    return tuple(files(__package__).joinpath("words.txt").read_text("ascii").split())


@cache
def _numbers() -> dict[str, int]:
    return {word[:LETTERS]: number for number, word in enumerate(word_list())}


def new_words() -> str:
    """Words that nobody can guess."""
    return words_of(secrets.token_bytes(BYTES))


def words_of(secret: bytes) -> str:
    """The words that stand for 16 bytes.

    >>> bytes_of(words_of(bytes(16))) == bytes(16)
    True
    """
    number = int.from_bytes(secret, "big") << CHECK | _check(secret)
    places = range(BITS * (COUNT - 1), -1, -BITS)
    return " ".join(word_list()[number >> place & (1 << BITS) - 1] for place in places)


def bytes_of(words: str) -> bytes:
    """The 16 bytes that words stand for, as somebody may have typed them: by four letters each, in any case.

    Raises `Refusal`: ``words-count``, ``words-unknown`` with the word, ``words-wrong`` where they don't fit together.
    """
    typed = re.findall(r"[^\W\d_]+", words.lower())
    if len(typed) != COUNT:
        raise Refusal("words-count", None, {"count": len(typed), "most": COUNT})
    number = 0
    for word in typed:
        number = number << BITS | _number(word)
    secret = (number >> CHECK).to_bytes(BYTES, "big")
    if number & (1 << CHECK) - 1 != _check(secret):
        raise Refusal("words-wrong")
    return secret


def hash_words(words: str) -> bytes:
    """What is kept of words. They stand for random bits, so a plain hash is enough: there is nothing to try out."""
    return hashlib.sha256(b"fogline words " + bytes_of(words)).digest()


def _number(word: str) -> int:
    number = _numbers().get(word[:LETTERS])
    if number is None or not (len(word) == LETTERS or word_list()[number] == word):
        raise Refusal("words-unknown", None, {"word": word})
    return number


def _check(secret: bytes) -> int:
    return hashlib.sha256(secret).digest()[0] >> 8 - CHECK
