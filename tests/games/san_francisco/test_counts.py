"""A position text that is accepted adds up: a real one with something changed is refused, or could have come about."""

from __future__ import annotations

import pytest

import fogline
from fogline import State
from fogline.core.native import Luck
from fogline.games.san_francisco.view import CityView, SanFranciscoView
from tests.games.counting import positions, refusals
from tests.games.san_francisco.look import table

GAME = fogline.load("san-francisco")
CARDS = ("b1c", "g0f", "k0f", "y2", "n1t+", "o1t+", "value4", "depot")
BESIDE = ("", "m", "h", "r", "u", "hr")
PHASES = ("turn", "draw", "end", "build", "lay", "bonus-b", "bonus-g", "first", "over-city", "over-foundations")


def changed(text: str, luck: Luck) -> str:
    """The position with something else in one of its places."""
    fields = text.split()
    place = 1 + luck.below(len(fields) - 1)
    fields[place] = _other(place, len(fields), fields[place], luck)
    return " ".join(fields)


def _other(place: int, fields: int, text: str, luck: Luck) -> str:
    card = CARDS[luck.below(len(CARDS))]
    if place == 2:
        return PHASES[luck.below(len(PHASES))]
    if place in (1, 4):
        return str(luck.below(11))
    if place == fields - 1:
        return f"{card}=1" if text == "-" or luck.below(2) else "-"
    if place in (3, 5):
        return _with(text, card, "|", luck)
    rows, _, beside = text.partition(";")
    if luck.below(2):
        return f"{_with(rows, card, '/', luck)};{beside}"
    return f"{rows};c{luck.below(4)}{BESIDE[luck.below(len(BESIDE))]}"


def _with(text: str, card: str, between: str, luck: Luck) -> str:
    """A card more, or one less, in one of the piles; or a token on it."""
    piles = text.split(between)
    pile = luck.below(len(piles))
    cards = [] if piles[pile] == "-" else piles[pile].split(",")
    what = luck.below(4)
    if what == 0 and cards:
        cards.pop(luck.below(len(cards)))
    elif what == 1 and cards:
        cards[-1] += "*"
    elif what == 2 and cards:
        cards[-1] += "~"
    else:
        cards.append(card)
    piles[pile] = ",".join(cards) or "-"
    return between.join(piles)


@pytest.mark.rule("SF-3.2", "SF-3.3", "SF-7.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_accepted_adds_up(players: int) -> None:
    assert refusals(GAME, players, 12, changed, adds_up).keys() >= {
        "position-laid",
        "position-earned",
        "position-taken",
        "position-end",
        "position-first",
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_adds_up(players: int) -> None:
    for seed in range(8):
        for text in positions(GAME, players, seed):
            adds_up(GAME.position(text))


def adds_up(state: State) -> None:
    """Counted from what everybody sees, in words of the rules."""
    view = table(state)
    laid = [card for column in view.columns.values() for card in column]
    laid += [card.card for city in view.cities for row in city.rows for card in row]
    laid += [code for code, count in view.box.items() for _ in range(count)]
    laid += [] if view.phase == "lay" else view.hand
    assert sum("f" in card for card in laid) + view.foundation_tokens == 2 + 2 * view.players
    in_box = sum(view.box.values())
    for seat, city in enumerate(view.cities):
        _bonuses_were_earned(view, seat, city)
        own = sum(card.card not in ("value4", "depot") for row in city.rows for card in row)
        held = len(view.hand) if seat == view.turn and view.phase != "lay" else 0
        in_box -= max(0, sum(range(city.contracts + 1)) - own - held)
    assert in_box >= 0
    assert 0 in [city.contracts for city in view.cities]
    if view.phase == "end" and view.turn is not None:
        assert view.cities[view.turn].contracts * view.cities[view.turn].return_tokens > 0
    if view.phase == "first":
        assert view.deck_size == 87


def _bonuses_were_earned(view: SanFranciscoView, seat: int, city: CityView) -> None:
    symbols = {letter: sum("+" in card.card for card in row) for letter, row in zip("bgoyn", city.rows, strict=True)}
    pending = view.bonus_row if seat == view.turn else None
    earned = [letter for letter, count in symbols.items() if count >= 2 and letter != pending]
    cards = [card for row in city.rows for card in row]
    used = state_of(view, seat).count("u")
    taken = {
        "b": sum(card.plus for card in cards),
        "g": sum(card.card == "value4" for card in cards),
        "o": sum(card.card == "depot" for card in cards),
        "y": city.vp_tokens,
        "n": city.return_tokens + used,
    }
    assert all(count <= earned.count(letter) for letter, count in taken.items())
    assert sum(taken.values()) + sum(card.tracks_token for card in cards) <= len(earned)


def state_of(view: SanFranciscoView, seat: int) -> str:
    """What stands beside a seat's city in the position text."""
    return view.position.split()[6 + seat].partition(";")[2].partition("=")[0]
