"""The twelve words: a list that can be told apart, and bits that come back from whatever somebody types."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogline.core.errors import Refusal
from fogline.server.words import BYTES, COUNT, LETTERS, bytes_of, hash_words, new_words, word_list, words_of


def test_four_letters_tell_every_word_from_all_others() -> None:
    words = word_list()
    assert len(words) == len({word[:LETTERS] for word in words}) == 2048
    assert all(re.fullmatch("[a-z]{4,8}", word) for word in words)
    assert list(words) == sorted(words)


@given(st.binary(min_size=BYTES, max_size=BYTES))
def test_words_give_their_bytes_back_however_they_are_typed(secret: bytes) -> None:
    words = words_of(secret)
    assert len(words.split()) == COUNT
    assert bytes_of(words) == secret
    assert bytes_of("-".join(word[:LETTERS].upper() for word in words.split())) == secret
    assert bytes_of("\n".join(f"{number}. {word}" for number, word in enumerate(words.split(), 1))) == secret


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda words: words[:-1], "words-count"),
        (lambda words: [*words, words[0]], "words-count"),
        (lambda words: ["xyzzy", *words[1:]], "words-unknown"),
        (lambda words: [words[0] + "x", *words[1:]], "words-unknown"),
        (lambda words: [words[0][:3], *words[1:]], "words-unknown"),
    ],
)
def test_a_slip_is_told_by_what_it_is(change: object, code: str) -> None:
    words = words_of(bytes(range(BYTES))).split()
    assert callable(change)
    with pytest.raises(Refusal, match=code):
        bytes_of(" ".join(change(words)))


def slip(words: list[str]) -> str | None:
    """What is said of words; None where they pass."""
    try:
        bytes_of(" ".join(words))
    except Refusal as refusal:
        return refusal.code
    return None


def test_most_words_written_wrongly_are_noticed() -> None:
    words = words_of(bytes(range(BYTES))).split()
    slips = [slip([other, *words[1:]]) for other in word_list()[:320]]
    assert set(slips) == {"words-wrong", None}
    assert slips.count(None) < 50  # of 16 one passes by chance


def test_words_are_new_each_time_and_only_their_hash_is_kept() -> None:
    one, two = new_words(), new_words()
    assert one != two
    assert hash_words(one) != hash_words(two)
    assert hash_words(one.upper()) == hash_words(one)
    assert len(hash_words(one)) == 32
