"""Sets of small numbers as masks, a bit for each number; compiled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BITS: Final = vec[i64]([1 << number for number in range(62)])
_SPREAD: Final = 0x077CB531
"""Its products with the powers of two below 2**32 differ in the five bits from the 27th on."""
_PLACES: Final = vec[i64](
    [next(number for number in range(32) if (_SPREAD << number >> 27) % 32 == top) for top in range(32)]
)
"""The number of a bit by those five."""


def bit(number: i64) -> i64:
    """A mask with one bit set. mypyc shifts a literal, even by way of a variable, as a number of 32 bits."""
    return BITS[number]


def bit_count(mask: i64) -> i64:
    """How many bits are set in a mask of at most 61.

    >>> bit_count(0b1011)
    3
    """
    if mask & (mask - 1) == 0:  # none or one, as most often
        return 0 if mask == 0 else 1
    pairs: i64 = mask - ((mask >> 1) & 0x1555555555555555)
    fours: i64 = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    bytes_: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    bytes_ += bytes_ >> 8
    bytes_ += bytes_ >> 16
    return (bytes_ + (bytes_ >> 32)) & 0x7F


def lowest(mask: i64) -> i64:
    """The number of the lowest bit that is set; there must be one."""
    low: i64 = mask & -mask
    high: i64 = low >> 32
    return _PLACES[((high | (low & 0xFFFFFFFF)) * _SPREAD >> 27) & 31] + (-high >> 58 & 32)


def numbers_of(mask: int) -> list[int]:
    """The numbers of a set.

    >>> numbers_of(0b1011)
    [0, 1, 3]
    """
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def mask_of(numbers: Iterable[int]) -> int:
    """The set of these numbers.

    >>> mask_of([0, 1, 3])
    11
    """
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
