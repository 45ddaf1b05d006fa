"""Sets as bit masks."""

from __future__ import annotations

import pytest

from fogline.core.bits import bit, bit_count, lowest, mask_of, numbers_of


@pytest.mark.parametrize("number", range(61))
def test_a_mask_of_61_bits_is_counted(number: int) -> None:
    assert bit(number) == 1 << number
    assert bit_count(1 << number) == 1
    assert lowest(1 << number) == number
    assert bit_count((1 << 61) - 1 - (1 << number)) == 60


@pytest.mark.parametrize("numbers", [[], [0], [3], [0, 1, 3], [30, 31, 32, 33], list(range(61))])
def test_a_mask_holds_numbers(numbers: list[int]) -> None:
    assert numbers_of(mask_of(numbers)) == numbers
    assert bit_count(mask_of(numbers)) == len(numbers)
