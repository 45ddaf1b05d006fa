"""The position as one line of text (`docs/notation.md`): `parse_position` reads what `format_position` writes.

``sf1 TURN PHASE HAND FOUNDATIONS MARKET CITY CITY … BOX``. Everything that follows from the rest is left out: the deck,
trams, skyscrapers, values and bonuses left.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, NoReturn

from fogline.core.bits import bit_count
from fogline.core.errors import BadText
from fogline.games.san_francisco import counts, state
from fogline.games.san_francisco.city import City
from fogline.games.san_francisco.components import BLACK, DEPOT_CARD, LETTERS, VALUE_CARD, Deck
from fogline.games.san_francisco.meta import COLUMN_NAMES, PHASES, PLAYERS, TERMINATIONS
from fogline.games.san_francisco.names import card_text
from fogline.games.san_francisco.state import SanFrancisco, foundation_tokens, set_up
from fogline.games.san_francisco.tables import Tables

TAG: Final = "sf1"
"""The notation's name and version, the first word of every position."""
NOTHING: Final = "-"
"""Stands for no cards."""
_CARD: Final = re.compile(r"(?P<card>[a-z0-9+]+?)(?P<plus>\**)(?P<tracks>~?)")
_NUMBER: Final = re.compile(r"[0-9]{1,2}")
_CITY: Final = re.compile(
    r"(?P<rows>[^;]+);c(?P<contracts>[0-9]{1,2})(?P<medal>m?)(?P<vp>h?)(?P<held>r?)(?P<used>u?)(?:=(?P<completions>[bgoyn]+))?"
)


def format_position(position: SanFrancisco, deck: Deck) -> str:
    """The position's text."""
    market = "|".join(_cards(_pile(position, column), deck) for column in range(len(COLUMN_NAMES)))
    hand = [position.drawn] if position.drawn >= 0 else _pile(position, state.TAKEN)
    cities = (_format_city(position, seat, deck) for seat in range(position.seats))
    turn = str(position.turn) if position.turn >= 0 else NOTHING
    fields = (TAG, turn, _phase(position), _cards(hand, deck), str(position.foundation_tokens), market, *cities)
    return " ".join((*fields, _counts(position.box(), deck)))


def _phase(position: SanFrancisco) -> str:
    phase = PHASES[position.phase]
    if position.phase == state.BONUS:
        return f"{phase}-{LETTERS[position.bonus_row]}"
    if position.phase == state.OVER:
        return f"{phase}-{TERMINATIONS[position.termination]}"
    return phase


def _pile(position: SanFrancisco, pile: int) -> list[int]:
    return [position.card_in(pile, i) for i in range(position.pile_length(pile))]


def _cards(kinds: Iterable[int], deck: Deck) -> str:
    return ",".join(card_text(kind, deck) for kind in kinds) or NOTHING


def _counts(counts: Iterable[int], deck: Deck) -> str:
    return ",".join(f"{code}={count}" for code, count in zip(deck.codes, counts, strict=True) if count) or NOTHING


def _laid(city: City) -> Iterator[tuple[int, int]]:
    for row in range(5):
        for space in range(5 * row, 5 * row + city.length(row)):
            yield space, city.cards[space]


def _format_city(position: SanFrancisco, seat: int, deck: Deck) -> str:
    city = position.cities[seat]
    rows: list[list[str]] = [[] for _ in range(5)]
    for space, kind in _laid(city):
        tracks = "~" if city.track_tokens >> space & 1 else ""
        rows[space // 5].append(card_text(kind, deck) + "*" * city.plus_tokens(space, position.tables) + tracks)
    medal = "m" if position.medal == seat else ""
    tokens = "h" * city.vp_tokens + "r" * city.return_tokens + "u" * city.returns_used
    completions = "".join(LETTERS[row] for row in range(5) if city.completions >> row & 1)
    beside = f"c{city.contracts}{medal}{tokens}" + (f"={completions}" if completions else "")
    return "/".join(",".join(row) or NOTHING for row in rows) + ";" + beside


def parse_position(text: str, deck: Deck, tables: Tables, *, counted: bool = True) -> SanFrancisco:
    """The position that a text describes; raises `BadText` that names the field, for an impossible position too.

    Unless it is to be `counted`, what lies where needs not add up: a view's position came about by play.
    """
    fields = text.split()
    if fields[:1] != [TAG]:
        _refuse("position-tag", expected=TAG, found=fields[0] if fields else "")
    players = len(fields) - 7
    if players not in PLAYERS:
        _refuse("position-fields", count=len(fields))
    position = _Reader(deck, tables, players).read(fields)
    if counted and tables.rules.counts_add_up:
        counts.check(position)
    return position


def _refuse(code: str, **params: str | int) -> NoReturn:
    raise BadText(code, None, params)


class _Reader:
    """Puts a position together from its fields, and checks that it could be."""

    def __init__(self, deck: Deck, tables: Tables, players: int) -> None:
        self.deck = deck
        self.position = set_up(players, tables)
        self.position.phase = state.TURN

    def read(self, fields: list[str]) -> SanFrancisco:
        _, turn, phase, hand, foundations, market, *cities, box = fields
        self._read_turn(turn)
        self._read_phase(phase)
        self.position.foundation_tokens = self._number("foundations", foundations)
        self._read_market(market)
        for seat, city in enumerate(cities):
            self._read_city(seat, city)
        self._read_hand(hand)
        self._read_box(box)
        self._check()
        return self.position

    def _number(self, field: str, text: str) -> int:
        if not _NUMBER.fullmatch(text):
            _refuse("position-number", field=field, found=text)
        return int(text)

    def _read_turn(self, text: str) -> None:
        if text != NOTHING:
            self.position.turn = self._number("turn", text)
            if self.position.turn >= self.position.seats:
                _refuse("position-seat", found=text)

    def _read_phase(self, text: str) -> None:
        name, _, detail = text.partition("-")
        if name not in PHASES:
            _refuse("position-phase", found=text, known=", ".join(PHASES))
        self.position.phase = PHASES.index(name)
        if self.position.phase == state.BONUS and len(detail) == 1 and detail in LETTERS[:5]:
            self.position.bonus_row = LETTERS.index(detail)
        elif self.position.phase == state.OVER and detail in TERMINATIONS[1:]:
            self.position.termination = TERMINATIONS.index(detail)
        elif detail or self.position.phase in (state.BONUS, state.OVER):
            _refuse("position-phase", found=text, known=", ".join(PHASES))
        if (self.position.phase == state.FIRST) != (self.position.turn < 0):
            _refuse("position-seat", found=str(self.position.turn))

    def _draw(self, card: str, field: str, count: int = 1) -> int:
        """Take copies of a card out of the deck, to lie elsewhere."""
        if card not in self.deck.index:
            _refuse("position-card", field=field, card=card)
        kind = self.deck.index[card]
        if count > self.position.deck[kind]:
            _refuse("position-too-many", field=field, card=card, exist=self.deck.kinds[kind].count)
        self.position.deck[kind] = self.position.deck[kind] - count
        self.position.deck_size -= count
        return kind

    def _read_cards(self, text: str, field: str) -> list[int]:
        return [] if text == NOTHING else [self._draw(card, field) for card in text.split(",")]

    def _read_market(self, text: str) -> None:
        columns = text.split("|")
        if len(columns) != len(COLUMN_NAMES):
            _refuse("position-columns", found=text)
        for column, cards in enumerate(columns):
            for kind in self._read_cards(cards, "market"):
                self.position.push(column, kind)

    def _read_hand(self, text: str) -> None:
        kinds = self._read_cards(text, "hand")
        if self.position.phase == state.LAY:
            if len(kinds) != 1:
                _refuse("position-hand", phase="lay", found=text)
            self.position.drawn = kinds[0]
        elif kinds and self.position.phase not in (state.BUILD, state.BONUS):
            _refuse("position-hand", phase=PHASES[self.position.phase], found=text)
        elif not kinds and self.position.phase == state.BUILD:
            _refuse("position-hand", phase="build", found=text)
        else:
            for kind in kinds:
                self.position.push_sorted(state.TAKEN, kind)

    def _read_box(self, text: str) -> None:
        if text == NOTHING:
            return
        for item in text.split(","):
            card, equals, count = item.partition("=")
            if not equals:
                _refuse("position-number", field="box", found=item)
            self._draw(card, "box", self._number("box", count))

    def _read_city(self, seat: int, text: str) -> None:
        match = _CITY.fullmatch(text)
        rows = match["rows"].split("/") if match else []
        if match is None or len(rows) != 5:
            _refuse("position-city", seat=seat, found=text)
        city = self.position.cities[seat]
        for row, cards in enumerate(rows):
            self._read_row(city, row, cards, f"city {seat}")
        city.contracts = int(match["contracts"])
        if match["medal"]:
            if self.position.medal >= 0:
                _refuse("position-medal", seat=seat)
            self.position.medal = seat
        city.vp_tokens = len(match["vp"])
        city.return_tokens = len(match["held"])
        city.returns_used = len(match["used"])
        self._spend(state.VP, city.vp_tokens)
        self._spend(state.RETURN, city.return_tokens + city.returns_used)
        for letter in match["completions"] or "":
            city.completions |= 1 << LETTERS.index(letter)
        city.run_trams()
        city.raise_skyscrapers()

    def _read_row(self, city: City, row: int, text: str, field: str) -> None:
        cards = [] if text == NOTHING else text.split(",")
        if len(cards) > 5:
            _refuse("position-row", field=field, found=text)
        for item in cards:
            match = _CARD.fullmatch(item)
            if match is None:
                _refuse("position-card", field=field, card=item)
            space = city.lay(self._card_for(match["card"], row, field), row, self.position.tables)
            for _ in match["plus"]:
                self._spend(state.PLUS, 1)
                city.add_two(space)
            if match["tracks"]:
                if city.tracks >> space & 1:
                    _refuse("position-tracks", field=field, card=item)
                self._spend(state.TRACKS, 1)
                city.add_tracks(space)

    def _card_for(self, card: str, row: int, field: str) -> int:
        if card == VALUE_CARD:
            self._spend(state.VALUE, 1)
            return self.position.tables.value_card()
        if card == DEPOT_CARD:
            self._spend(state.DEPOT, 1)
            return self.position.tables.depot_card()
        kind = self._draw(card, field)
        if self.deck.kinds[kind].colour not in (row, BLACK):
            _refuse("position-district", field=field, card=card)
        return kind

    def _spend(self, bonus: int, count: int) -> None:
        if self.position.bonus_left(bonus) < count:
            _refuse("position-bonus", bonus=bonus)
        self.position.supply -= count << 2 * bonus

    def _check(self) -> None:
        """What no play could bring about."""
        position = self.position
        contracts = [city.contracts for city in position.cities]
        # SF-4.1; and each contract needs a column of more cards (SF-3.3).
        if all(contracts) or max(contracts) > self.deck.size:
            _refuse("position-contracts")
        self._check_completions()
        skyscrapers = [bit_count(city.skyscrapers) for city in position.cities]
        # SF-5.7: nobody has more skyscrapers than the holder; without any there is no holder.
        holders = [seat for seat, count in enumerate(skyscrapers) if count == max(skyscrapers) > 0] or [-1]
        if position.medal not in holders:
            _refuse("position-medal", seat=position.medal)
        set_out = foundation_tokens(position.seats)
        if position.foundation_tokens > set_out or (position.foundation_tokens == 0) != self._ended_by("foundations"):
            _refuse("position-foundations", found=position.foundation_tokens, most=set_out)
        full = {seat for seat, city in enumerate(position.cities) if city.is_full()}
        may_be_full = position.phase == state.BONUS or self._ended_by("city")
        if full - {position.turn if may_be_full else -1} or (self._ended_by("city") and not full):
            _refuse("position-full")
        stands = self._ended_by("standstill")
        if (stands or position.phase == state.TURN) and position.is_standstill() != stands:
            _refuse("position-standstill")
        if position.phase == state.DRAW and position.deck_size == 0:
            _refuse("position-deck")
        if position.phase == state.BONUS and not position.can_take_bonus(position.bonus_row):
            _refuse("position-no-bonus", row=LETTERS[position.bonus_row])

    def _check_completions(self) -> None:
        """SF-5.3: where a district is full somewhere, its token lies beside one of those cities, otherwise nowhere."""
        for row in range(5):
            full = [not city.has_room(row) for city in self.position.cities]
            token = [bool(city.completions >> row & 1) for city in self.position.cities]
            if sum(token) != any(full) or any(held and not done for held, done in zip(token, full, strict=True)):
                _refuse("position-completions")

    def _ended_by(self, termination: str) -> bool:
        return self.position.phase == state.OVER and TERMINATIONS[self.position.termination] == termination
