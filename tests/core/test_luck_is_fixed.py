"""Luck that others rely on: written down once, it must come the same for ever, and only where luck is due."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from fogline import Duplicate, IllegalAction, Seeded
from fogline.core.sources import Fair, Secret, Source, derive
from tests.games.san_francisco.cards import TEST_DECK, game_with


def test_derived_seeds_are_those_of_every_version_before() -> None:
    """Stored contests and tables name seeds, and their games must come out the same."""
    digest = hashlib.blake2b(b"7\0game\0000", digest_size=8).digest()
    assert derive(7, "game", 0) == int.from_bytes(digest, "big") // 2
    assert derive("luck", 1) == 6707659598648128016


def test_a_seeds_luck_is_that_of_every_version_before() -> None:
    assert drawn(Seeded(5), 8) == ["n0t", "y0s", "g0s", "k1", "g1+", "k0d", "b1", "n1"]
    assert drawn(Duplicate(5), 8) == ["g0f", "b2", "n0t", "n1+", "b4", "b2", "b0c", "b6"]


def test_a_secrets_luck_is_as_the_protocol_says() -> None:
    """HMAC-SHA256 of the entry's number, modulo the weights, outcomes in their order as many times as they weigh."""
    state = game_with(TEST_DECK, first=0).start(2)
    state.apply("draw")
    chance = state.chance()
    assert chance is not None
    places = [text for text, count in zip(map(str, chance.outcomes), chance.weights, strict=True) for _ in range(count)]
    source = Secret(b"key", 3)
    for number in range(3, 60):
        digest = hmac.digest(b"key", f"luck {number}".encode(), "sha256")
        assert str(source.choose(state)) == places[int.from_bytes(digest, "big") % len(places)]
        assert source.number == number + 1


@pytest.mark.parametrize("source", [Duplicate(1), Secret(b"key"), Fair(bytes(32))], ids=["Duplicate", "Secret", "Fair"])
def test_luck_does_not_come_while_a_player_decides(source: Source) -> None:
    state = game_with(TEST_DECK, first=0).start(2)
    with pytest.raises(IllegalAction, match="players-decide"):
        source.choose(state)
    assert not isinstance(source, Secret | Fair) or source.number == 0


def drawn(source: Source, count: int) -> list[str]:
    """The first cards of a game in which everybody places where there is room."""
    state = game_with(TEST_DECK, first=0).start(2)
    cards: list[str] = []
    while len(cards) < count:
        state.apply("draw")
        outcome = source.choose(state)
        cards.append(str(outcome).removeprefix("card "))
        state.apply(outcome)
        state.apply(state.legal()[0])
    return cards
