"""What one seat, or a spectator, sees. In this game that is everything but the order of the deck (SF-10)."""

from __future__ import annotations

import msgspec

from fogline.core.bits import bit_count, numbers_of
from fogline.core.game import View
from fogline.games.san_francisco import ranking, scoring
from fogline.games.san_francisco.city import City
from fogline.games.san_francisco.components import LETTERS, Deck
from fogline.games.san_francisco.meta import BONUSES, COLUMN_NAMES, PHASES
from fogline.games.san_francisco.names import card_text, space_name
from fogline.games.san_francisco.notation import format_position
from fogline.games.san_francisco.state import TAKEN, SanFrancisco


class CardView(msgspec.Struct, frozen=True):
    """A card in a city."""

    card: str
    """Its code; ``value4`` and ``depot`` are the bonus cards."""
    value: int
    """What it is worth now (SF-6.1)."""
    plus: int
    """+2 tokens on it."""
    tracks: bool
    """Whether it has tracks, printed or by a token."""
    tracks_token: bool
    """Whether a tracks token lies on it."""
    tram: bool
    """Whether it carries a tram (SF-5.4)."""
    skyscraper: bool
    """Whether a skyscraper stands on it (SF-5.6)."""


class CityView(msgspec.Struct, frozen=True):
    """A player's city and what lies beside it."""

    rows: tuple[tuple[CardView, ...], ...]
    """The five districts from the top, each from the left."""
    values: tuple[int, ...]
    """The total value of each district."""
    trams: int
    """How many trams run."""
    skyscrapers: int
    """How many skyscrapers stand."""
    requirement: int
    """What a foundation's neighbours must be worth here (SF-5.6)."""
    foundations: dict[str, int]
    """The spaces of foundations without a skyscraper, with what their neighbours are worth."""
    contracts: int
    """Contracts held."""
    completions: str
    """The letters of the districts whose completion token lies here."""
    vp_tokens: int
    """1½ VP tokens."""
    return_tokens: int
    """Discard-contracts tokens."""
    halves: int
    """Victory points in halves, were the game scored now."""


class SanFranciscoView(View, frozen=True, kw_only=True):
    """The whole table."""

    turn: int | None
    """Whose turn it is; when it is over, who triggered the end."""
    hand: tuple[str, ...]
    """The card drawn and not yet laid, or the cards taken and not yet built."""
    bonus_row: str | None
    """The district whose bonus must be taken now."""
    foundation_tokens: int
    """Foundation tokens left; the last one ends the game."""
    columns: dict[str, tuple[str, ...]]
    """The cards in each project column, in the order of arrival."""
    deck_size: int
    """Cards left in the deck."""
    deck: dict[str, int]
    """What those cards are: all that lies nowhere else."""
    box: dict[str, int]
    """The discarded cards."""
    supply: dict[str, int]
    """Bonuses left, by kind."""
    medal: int | None
    """Who holds the master builder medal."""
    cities: tuple[CityView, ...]
    """One a seat."""
    rankings: dict[str, tuple[int, ...]]
    """For each district and the trams, the seats in their order, were the game scored now."""
    advantages: dict[str, tuple[int, ...]]
    """For each of them what the advantage token would bring each seat, in halves (SF-9.1, SF-9.5)."""
    position: str
    """The position as text; nothing in it is hidden from anyone."""


def make_view(position: SanFrancisco, seat: int, deck: Deck) -> SanFranciscoView:
    """What a seat, or a spectator, sees."""
    orders = [scoring.ranked(position, number) for number in range(ranking.RANKINGS)]
    return SanFranciscoView(
        game="san-francisco",
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
        cities=tuple(_city_view(position, number, deck) for number in range(position.seats)),
        rankings={name: tuple(order) for name, order in zip(scoring.RANKINGS, orders, strict=True)},
        advantages={name: _advantages(position, i, orders[i]) for i, name in enumerate(scoring.RANKINGS)},
        position=format_position(position, deck),
    )


def pile(position: SanFrancisco, number: int, deck: Deck) -> tuple[str, ...]:
    """The cards of a column, or those taken."""
    return tuple(card_text(position.card_in(number, i), deck) for i in range(position.pile_length(number)))


def hand(position: SanFrancisco, deck: Deck) -> tuple[str, ...]:
    """The card drawn and not yet laid, or the cards taken and not yet built."""
    return (card_text(position.drawn, deck),) if position.drawn >= 0 else pile(position, TAKEN, deck)


def box(position: SanFrancisco, deck: Deck) -> dict[str, int]:
    """SF-10: the discarded cards."""
    return {code: count for code, count in zip(deck.codes, position.box(), strict=True) if count}


def _advantages(position: SanFrancisco, number: int, order: list[int]) -> tuple[int, ...]:
    rules = position.tables.rules
    return tuple(
        ranking.advantage(position.cities, seat, number, order.index(seat), rules) for seat in range(position.seats)
    )


def _city_view(position: SanFrancisco, seat: int, deck: Deck) -> CityView:
    city = position.cities[seat]
    return CityView(
        rows=tuple(
            tuple(_card_view(position, city, space, deck) for space in range(5 * row, 5 * row + city.length(row)))
            for row in range(5)
        ),
        values=tuple(city.district_value(row) for row in range(5)),
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
