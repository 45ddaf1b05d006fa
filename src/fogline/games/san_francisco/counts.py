"""Whether a position adds up: tokens, contracts and cards that some play could have brought together.

A position text describes what lies where; this counts what must have happened for it to lie there.
"""

from __future__ import annotations

from typing import NoReturn

from fogline.core.bits import bit_count
from fogline.core.errors import BadText
from fogline.games.san_francisco import state
from fogline.games.san_francisco.city import EMPTY, City
from fogline.games.san_francisco.state import SanFrancisco, foundation_tokens


def check(position: SanFrancisco) -> None:
    """Raises `BadText` for a position that no play could bring about, by its counts."""
    _check_start(position)
    _check_foundations(position)
    for seat in range(position.seats):
        _check_bonuses(position, seat)
    _check_contracts(position)


def _refuse(code: str, **params: str | int) -> NoReturn:
    raise BadText(code, None, params)


def _check_start(position: SanFrancisco) -> None:
    """SF-2.4: the first player is drawn before anything else happens."""
    if position.phase == state.FIRST and position.deck_size != position.tables.size:
        _refuse("position-first")


def _check_foundations(position: SanFrancisco) -> None:
    """SF-3.2: each foundation card that was laid took a token along, and keeps it, in the box too (SF-3.5)."""
    tables = position.tables
    foundations = [kind for kind in range(tables.kinds) if tables.foundation[kind]]
    gone = [int(tables.counts[kind]) - int(position.deck[kind]) for kind in foundations]
    laid = sum(gone) - (position.drawn in foundations)
    set_out = foundation_tokens(position.seats)
    if laid + position.foundation_tokens != set_out:
        _refuse("position-laid", laid=laid, left=position.foundation_tokens, most=set_out)


def _check_bonuses(position: SanFrancisco, seat: int) -> None:
    """SF-7.1, SF-7.2: each district earns a city one bonus, its own kind or tracks, by its second symbol."""
    city = position.cities[seat]
    earned = [city.symbols_in(row) >= 2 for row in range(5)]
    if seat == position.turn and position.phase == state.BONUS:
        if city.symbols_in(position.bonus_row) != 2:
            _refuse("position-earned", seat=seat)
        earned[position.bonus_row] = False
    taken = _bonuses(position, city)
    if any(count > once for count, once in zip(taken, earned, strict=True)):
        _refuse("position-earned", seat=seat)
    if sum(taken) + bit_count(city.track_tokens) > sum(earned):
        _refuse("position-earned", seat=seat)


def _bonuses(position: SanFrancisco, city: City) -> list[int]:
    """How many bonuses of each district's own kind a city has taken."""
    tables, cards = position.tables, list(map(int, city.cards))
    taken = [0] * 5
    taken[state.PLUS] = sum(city.plus_tokens(space, tables) for space in range(25) if cards[space] != EMPTY)
    taken[state.VALUE] = cards.count(tables.value_card())
    taken[state.DEPOT] = cards.count(tables.depot_card())
    taken[state.VP] = city.vp_tokens
    taken[state.RETURN] = city.return_tokens + city.returns_used
    return taken


def _check_contracts(position: SanFrancisco) -> None:
    """SF-3.3: who holds c contracts has taken columns of at least 1, 2 … c cards, which must be somewhere now."""
    tables = position.tables
    in_cities = [sum(int(kind) < tables.kinds for kind in city.cards if kind != EMPTY) for city in position.cities]
    held = [city.contracts for city in position.cities]
    piled = sum(position.pile_length(pile) for pile in range(state.PILES))
    box = tables.size - position.deck_size - sum(in_cities) - piled - (position.drawn >= 0)
    for seat, contracts in enumerate(held):
        hand = position.pile_length(state.TAKEN) if seat == position.turn else 0
        box -= max(0, contracts * (contracts + 1) // 2 - in_cities[seat] - hand)
    if box < 0:
        _refuse("position-taken")
    mine = position.cities[position.turn]
    # SF-3.7: otherwise the turn would have ended by itself.
    if position.phase == state.END and not (mine.return_tokens and mine.contracts):
        _refuse("position-end")
