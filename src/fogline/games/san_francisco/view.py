"""What one seat, or a spectator, sees. In this game that is everything but the order of the deck (SF-10)."""

from __future__ import annotations

import msgspec

from fogline.core.game import View


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
