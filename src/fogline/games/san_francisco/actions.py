"""What a player may decide and what luck may bring: readable, as text, and as integers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fogline.core.errors import BadText
from fogline.core.game import Action
from fogline.core.message import Message, Seat
from fogline.games.san_francisco import state
from fogline.games.san_francisco.components import BLACK, LETTERS, Deck, parse_code
from fogline.games.san_francisco.messages import card_message, space_message
from fogline.games.san_francisco.meta import BONUSES, COLUMN_NAMES
from fogline.games.san_francisco.names import space_name, space_number

ROWS: Final = LETTERS[:5]
"""One letter a district, top to bottom."""


class Draw(Action, frozen=True, tag="draw"):
    """SF-3.1: place a project: draw the top card. This commits."""

    def __str__(self) -> str:
        return "draw"

    def message(self) -> Message:
        return Message("sf-action-draw")


class Place(Action, frozen=True, tag="place"):
    """SF-3.1: lay the drawn card in a column."""

    column: str
    """a, b or c."""

    def __str__(self) -> str:
        return f"place {self.column}"

    def message(self) -> Message:
        return Message("sf-action-place", {"column": self.column.upper()})


class Take(Action, frozen=True, tag="take"):
    """SF-3.3: finalize projects: take all the cards of a column."""

    column: str
    """a, b or c."""

    def __str__(self) -> str:
        return f"take {self.column}"

    def message(self) -> Message:
        return Message("sf-action-take", {"column": self.column.upper()})


class Build(Action, frozen=True, tag="build"):
    """SF-3.5: build one of the taken cards."""

    card: str
    """The card's code."""
    row: str
    """The district's letter; a coloured card's own."""

    def __str__(self) -> str:
        return f"build {self.card} {self.row}" if self.card[0] == LETTERS[BLACK] else f"build {self.card}"

    def message(self) -> Message:
        return Message("sf-action-build", {"card": card_message(self.card), "row": Message(f"sf-row-{self.row}")})


class Discard(Action, frozen=True, tag="discard"):
    """SF-3.5: return one of the taken cards to the box."""

    card: str
    """The card's code."""

    def __str__(self) -> str:
        return f"discard {self.card}"

    def message(self) -> Message:
        return Message("sf-action-discard", {"card": card_message(self.card)})


class Return(Action, frozen=True, tag="return"):
    """SF-4.2: use the discard-contracts token."""

    contracts: int
    """How many contracts go back: 1 or 2."""

    def __str__(self) -> str:
        return f"return {self.contracts}"

    def message(self) -> Message:
        return Message("sf-action-return", {"contracts": self.contracts})


class End(Action, frozen=True, tag="end"):
    """SF-3.7: end the turn without using the token."""

    def __str__(self) -> str:
        return "end"

    def message(self) -> Message:
        return Message("sf-action-end")


class Bonus(Action, frozen=True, tag="bonus"):
    """SF-7.2: take a bonus and put it where it goes."""

    bonus: str
    """One of `BONUSES`."""
    target: str = ""
    """A row's letter for a bonus card, a space such as ``b3`` for a +2 or tracks token, empty otherwise."""

    def __str__(self) -> str:
        return f"bonus {self.bonus} {self.target}".rstrip()

    def message(self) -> Message:
        if not self.target:
            return Message(f"sf-action-bonus-{self.bonus}")
        target = space_message(self.target) if len(self.target) == 2 else Message(f"sf-row-{self.target}")
        return Message(f"sf-action-bonus-{self.bonus}", {"target": target})


class First(Action, frozen=True, tag="first"):
    """SF-2.4: luck: who starts."""

    seat: int

    def __str__(self) -> str:
        return f"first {self.seat}"

    def message(self) -> Message:
        return Message("sf-outcome-first", {"seat": Seat(self.seat)})


class Card(Action, frozen=True, tag="card"):
    """SF-3.1: luck: the card drawn."""

    card: str
    """The card's code."""

    def __str__(self) -> str:
        return f"card {self.card}"

    def message(self) -> Message:
        return Message("sf-outcome-card", {"card": card_message(self.card)})


FIRST_STREAM: Final = "first"
DECK_STREAM: Final = "deck"
ACTIONS: Final = (Draw, Place, Take, Build, Discard, Return, End, Bonus, First, Card)


def parse_action(text: str) -> Action:
    """The action or outcome that a text names; raises `BadText`. Spaces and capitals are forgiven."""
    words = text.lower().split()
    if not words or words[0] not in _READERS:
        raise BadText("unknown-action", None, {"text": text, "known": ", ".join(_READERS)})
    try:
        return _READERS[words[0]](words[1:])
    except (ValueError, IndexError) as error:
        raise BadText("bad-action", None, {"text": text, "form": _FORMS[words[0]]}) from error


def _read_column(words: list[str]) -> str:
    (column,) = words
    if column not in COLUMN_NAMES or len(column) != 1:
        raise ValueError(column)
    return column


def _read_card(code: str) -> str:
    return parse_code(code).code


def _read_row(row: str) -> str:
    if len(row) != 1 or row not in ROWS:
        raise ValueError(row)
    return row


def _read_build(words: list[str]) -> Action:
    card = _read_card(words[0])
    own_row = card[0]
    if own_row == LETTERS[BLACK]:
        _, row = words
        return Build(card, _read_row(row))
    if words[1:] not in ([], [own_row]):
        raise ValueError(words)
    return Build(card, own_row)


def _read_discard(words: list[str]) -> Action:
    (code,) = words
    return Discard(_read_card(code))


def _read_return(words: list[str]) -> Action:
    (count,) = words
    if count not in ("1", "2"):
        raise ValueError(count)
    return Return(int(count))


def _read_bonus(words: list[str]) -> Action:
    kind = BONUSES[BONUSES.index(words[0])]
    target = "".join(words[1:])
    if kind in ("vp", "return"):
        if target:
            raise ValueError(target)
    elif kind in ("value", "depot"):
        _read_row(target)
    else:
        space_number(target)
    return Bonus(kind, target)


def _read_first(words: list[str]) -> Action:
    (seat,) = words
    if seat not in ("0", "1", "2", "3"):
        raise ValueError(seat)
    return First(int(seat))


def _read_drawn(words: list[str]) -> Action:
    (code,) = words
    return Card(_read_card(code))


def _read_nothing(kind: type[Draw | End]) -> Callable[[list[str]], Action]:
    def read(words: list[str]) -> Action:
        if words:
            raise ValueError(words)
        return kind()

    return read


_READERS: Final[Mapping[str, Callable[[list[str]], Action]]] = {
    "draw": _read_nothing(Draw),
    "place": lambda words: Place(_read_column(words)),
    "take": lambda words: Take(_read_column(words)),
    "build": _read_build,
    "discard": _read_discard,
    "return": _read_return,
    "end": _read_nothing(End),
    "bonus": _read_bonus,
    "first": _read_first,
    "card": _read_drawn,
}
_FORMS: Final[Mapping[str, str]] = {
    "draw": "draw",
    "place": "place a|b|c",
    "take": "take a|b|c",
    "build": "build CARD [ROW]",
    "discard": "discard CARD",
    "return": "return 1|2",
    "end": "end",
    "bonus": "bonus plus SPACE | value ROW | depot ROW | vp | return | tracks SPACE",
    "first": "first SEAT",
    "card": "card CARD",
}


def encode(action: Action, deck: Deck) -> int:
    """The integer of an action or outcome; raises `BadText` for one that can't be, or with a card not in the deck."""
    try:
        number = _encode(action, deck)
        well_formed = action == _again(action, number, deck)
    except (ValueError, IndexError, TypeError) as error:
        if isinstance(error, BadText):
            raise
        well_formed = False
    if not well_formed:
        raise BadText("bad-action", None, {"text": str(action), "form": " | ".join(_FORMS.values())})
    return number


def _encode(action: Action, deck: Deck) -> int:
    match action:
        case Place(column):
            return state.PLACE + COLUMN_NAMES.index(column)
        case Take(column):
            return state.TAKE + COLUMN_NAMES.index(column)
        case Build(card, row):
            return state.CARD + 6 * _kind(card, deck) + ROWS.index(row)
        case Discard(card):
            return state.CARD + 6 * _kind(card, deck) + state.DISCARD
        case Return(contracts):
            return state.RETURN_ONE + contracts - 1
        case End():
            return state.END_TURN
        case Bonus(bonus, target):
            return _encode_bonus(bonus, target)
        case First(seat):
            return seat
        case Card(card):
            return _kind(card, deck)
        case Draw():
            return state.DRAW_CARD
    raise ValueError(action)


def _again(action: Action, number: int, deck: Deck) -> Action:
    """What the integer of an action is read as: the same, if the action is well formed."""
    if isinstance(action, (First, Card)):
        return decode_outcome(FIRST_STREAM if isinstance(action, First) else DECK_STREAM, number, deck)
    return decode(number, deck)


def decode_outcome(stream: str, number: int, deck: Deck) -> Action:
    """The chance outcome of an integer; raises `ValueError` where the stream has none."""
    if stream == FIRST_STREAM and number in range(4):
        return First(number)
    if stream == DECK_STREAM and number in range(len(deck.codes)):
        return Card(deck.codes[number])
    raise ValueError(f"the luck {stream!r} brings no {number}")


def _kind(card: str, deck: Deck) -> int:
    if card not in deck.index:
        raise BadText("unknown-card", None, {"card": card})
    return deck.index[card]


def _encode_bonus(bonus: str, target: str) -> int:
    match bonus:
        case "vp":
            return state.BONUS_VP
        case "return":
            return state.BONUS_RETURN
        case "value":
            return state.BONUS_VALUE + ROWS.index(target)
        case "depot":
            return state.BONUS_DEPOT + ROWS.index(target)
        case "plus":
            return state.BONUS_PLUS + space_number(target)
        case "tracks":
            return state.BONUS_TRACKS + space_number(target)
    raise ValueError(bonus)


def action_count(deck: Deck) -> int:
    """How many integers the actions have; the deck's kinds of card come last."""
    return state.CARD + 6 * len(deck.codes)


def decode(number: int, deck: Deck) -> Action:
    """The action of an integer; raises `ValueError` where there is none."""
    if number not in range(action_count(deck)):
        raise ValueError(f"no action has the number {number}")
    if number >= state.CARD:
        kind, row = divmod(number - state.CARD, 6)
        card = deck.codes[kind]
        return Discard(card) if row == state.DISCARD else Build(card, ROWS[row])
    if number >= state.BONUS_TRACKS:
        return Bonus("tracks", space_name(number - state.BONUS_TRACKS))
    if number >= state.BONUS_PLUS:
        return Bonus("plus", space_name(number - state.BONUS_PLUS))
    if number >= state.BONUS_DEPOT:
        return Bonus("depot", ROWS[number - state.BONUS_DEPOT])
    if number >= state.BONUS_VALUE:
        return Bonus("value", ROWS[number - state.BONUS_VALUE])
    if number >= state.PLACE:
        return _FIXED.get(number) or Place(COLUMN_NAMES[number - state.PLACE])
    return Draw() if number == state.DRAW_CARD else Take(COLUMN_NAMES[number - state.TAKE])


_FIXED: Final[Mapping[int, Action]] = {
    state.RETURN_ONE: Return(1),
    state.RETURN_TWO: Return(2),
    state.END_TURN: End(),
    state.BONUS_VP: Bonus("vp"),
    state.BONUS_RETURN: Bonus("return"),
}
