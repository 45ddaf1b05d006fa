"""How a position looks to a seat, or to a spectator; compiled.

A table makes a view for everybody who watches at every move, so here a service spends much of its time. Tuples are
made of lists: compiled, a comprehension is a loop, and a generator an object.
"""

from __future__ import annotations

from fogline.core.bits import bit_count, numbers_of
from fogline.games.san_francisco import ranking, scoring
from fogline.games.san_francisco.city import City
from fogline.games.san_francisco.components import LETTERS, Deck
from fogline.games.san_francisco.meta import BONUSES, COLUMN_NAMES, NAME, PHASES
from fogline.games.san_francisco.names import card_text, space_name
from fogline.games.san_francisco.notation import format_position
from fogline.games.san_francisco.state import TAKEN, SanFrancisco
from fogline.games.san_francisco.view import CardView, CityView, SanFranciscoView


def make_view(position: SanFrancisco, seat: int, deck: Deck) -> SanFranciscoView:
    """What a seat, or a spectator, sees."""
    orders = [scoring.ranked(position, number) for number in range(ranking.RANKINGS)]
    return SanFranciscoView(
        game=NAME,
        seat=seat,
        players=position.seats,
        actors=(position.turn,) if position.actors() else (),
        phase=PHASES[position.phase],
        outcome=scoring.outcome(position),
        turn=position.turn if position.turn >= 0 else None,
        hand=hand(position, deck),
        bonus_row=LETTERS[position.bonus_row] if position.bonus_row >= 0 else None,
        foundation_tokens=position.foundation_tokens,
        columns={name: pile(position, number, deck) for number, name in enumerate(COLUMN_NAMES)},
        deck_size=position.deck_size,
        deck={code: count for code, count in zip(deck.codes, position.deck, strict=True) if count},
        box=box(position, deck),
        supply={bonus: position.bonus_left(kind) for kind, bonus in enumerate(BONUSES)},
        medal=position.medal if position.medal >= 0 else None,
        cities=tuple([_city_view(position, number, deck) for number in range(position.seats)]),
        rankings={name: tuple(order) for name, order in zip(scoring.RANKINGS, orders, strict=True)},
        advantages={name: _advantages(position, i, orders[i]) for i, name in enumerate(scoring.RANKINGS)},
        position=format_position(position, deck),
    )


def pile(position: SanFrancisco, number: int, deck: Deck) -> tuple[str, ...]:
    """The cards of a column, or those taken."""
    return tuple([card_text(position.card_in(number, i), deck) for i in range(position.pile_length(number))])


def hand(position: SanFrancisco, deck: Deck) -> tuple[str, ...]:
    """The card drawn and not yet laid, or the cards taken and not yet built."""
    return (card_text(position.drawn, deck),) if position.drawn >= 0 else pile(position, TAKEN, deck)


def box(position: SanFrancisco, deck: Deck) -> dict[str, int]:
    """SF-10: the discarded cards."""
    return {code: count for code, count in zip(deck.codes, position.box(), strict=True) if count}


def _advantages(position: SanFrancisco, number: int, order: list[int]) -> tuple[int, ...]:
    rules = position.tables.rules
    return tuple(
        [ranking.advantage(position.cities, seat, number, order.index(seat), rules) for seat in range(position.seats)]
    )


def _city_view(position: SanFrancisco, seat: int, deck: Deck) -> CityView:
    city = position.cities[seat]
    return CityView(
        rows=tuple(
            tuple([_card_view(position, city, space, deck) for space in range(5 * row, 5 * row + city.length(row))])
            for row in range(5)
        ),
        values=tuple([city.district_value(row) for row in range(5)]),
        trams=bit_count(city.trams),
        skyscrapers=bit_count(city.skyscrapers),
        requirement=city.requirement(),
        foundations={
            space_name(space): city.value_around(space) for space in numbers_of(city.foundations & ~city.skyscrapers)
        },
        contracts=city.contracts,
        completions="".join(LETTERS[row] for row in range(5) if city.completions >> row & 1),
        vp_tokens=city.vp_tokens,
        return_tokens=city.return_tokens,
        halves=position.halves(seat),
    )


def _card_view(position: SanFrancisco, city: City, space: int, deck: Deck) -> CardView:
    bit = 1 << space
    return CardView(
        card=card_text(city.cards[space], deck),
        value=city.value(space),
        plus=city.plus_tokens(space, position.tables),
        tracks=bool(city.tracks & bit),
        tracks_token=bool(city.track_tokens & bit),
        tram=bool(city.trams & bit),
        skyscraper=bool(city.skyscrapers & bit),
    )
