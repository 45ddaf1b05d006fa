"""What happened, one small type a fact. Everything in this game is public (SF-10)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fogline.core.game import Event
from fogline.core.message import Argument, Message, Seat
from fogline.core.native import Log
from fogline.games.san_francisco import facts
from fogline.games.san_francisco.components import LETTERS, Deck
from fogline.games.san_francisco.messages import card_message, space_message
from fogline.games.san_francisco.meta import BONUSES, COLUMN_NAMES, TERMINATIONS
from fogline.games.san_francisco.names import card_text, space_name, space_names


class FirstPlayer(Event, frozen=True, tag="first-player"):
    """SF-2.4: who starts."""

    seat: int

    def message(self) -> Message:
        return Message("sf-event-first-player", {"seat": Seat(self.seat)})


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """SF-3.1: the card that everyone sees now."""

    seat: int
    card: str

    def message(self) -> Message:
        return Message("sf-event-card-drawn", {"seat": Seat(self.seat), "card": card_message(self.card)})


class CardPlaced(Event, frozen=True, tag="card-placed"):
    """SF-3.1: the drawn card lies in a column."""

    seat: int
    card: str
    column: str

    def message(self) -> Message:
        arguments: dict[str, Argument] = {
            "seat": Seat(self.seat),
            "card": card_message(self.card),
            "column": self.column.upper(),
        }
        return Message("sf-event-card-placed", arguments)


class FoundationToken(Event, frozen=True, tag="foundation-token"):
    """SF-3.2: a foundation token went on the card just placed."""

    column: str
    left: int
    """Tokens left; the last one ends the game (SF-8.1)."""

    def message(self) -> Message:
        return Message("sf-event-foundation-token", {"column": self.column.upper(), "left": self.left})


class ColumnTaken(Event, frozen=True, tag="column-taken"):
    """SF-3.3, SF-3.4: a column was taken, and a contract gained."""

    seat: int
    column: str
    cards: int
    """How many cards."""
    contracts: int
    """The player's contracts, the new one included, before any are returned."""

    def message(self) -> Message:
        arguments: dict[str, Argument] = {
            "seat": Seat(self.seat),
            "column": self.column.upper(),
            "cards": self.cards,
            "contracts": self.contracts,
        }
        return Message("sf-event-column-taken", arguments)


class ContractsReturned(Event, frozen=True, tag="contracts-returned"):
    """SF-4.1: everyone had a contract, so everyone returned one."""

    def message(self) -> Message:
        return Message("sf-event-contracts-returned")


class CardBuilt(Event, frozen=True, tag="card-built"):
    """SF-5.1: a card was built; a bonus card too (SF-7.4)."""

    seat: int
    card: str
    space: str

    def message(self) -> Message:
        arguments: dict[str, Argument] = {
            "seat": Seat(self.seat),
            "card": card_message(self.card),
            "space": space_message(self.space),
        }
        return Message("sf-event-card-built", arguments)


class CardDiscarded(Event, frozen=True, tag="card-discarded"):
    """SF-3.5: a taken card went to the box."""

    seat: int
    card: str

    def message(self) -> Message:
        return Message("sf-event-card-discarded", {"seat": Seat(self.seat), "card": card_message(self.card)})


class _Spaces(Event, frozen=True):
    seat: int
    spaces: tuple[str, ...]

    def message(self) -> Message:
        arguments: dict[str, Argument] = {
            "seat": Seat(self.seat),
            "count": len(self.spaces),
            "spaces": [space_message(space) for space in self.spaces],
        }
        return Message(f"sf-event-{self.__struct_config__.tag}", arguments)


class TramsRunning(_Spaces, frozen=True, tag="trams-running"):
    """SF-5.4: these cards got their tram."""


class SquaresServed(_Spaces, frozen=True, tag="squares-served"):
    """SF-5.5: these squares are now worth 4."""


class SkyscrapersBuilt(_Spaces, frozen=True, tag="skyscrapers-built"):
    """SF-5.6: these foundations got their skyscraper."""


class MedalTaken(Event, frozen=True, tag="medal-taken"):
    """SF-5.7: the master builder medal."""

    seat: int
    former: int | None
    """The seat that had it before."""

    def message(self) -> Message:
        if self.former is None:
            return Message("sf-event-medal-first", {"seat": Seat(self.seat)})
        return Message("sf-event-medal-taken", {"seat": Seat(self.seat), "former": Seat(self.former)})


class DistrictCompleted(Event, frozen=True, tag="district-completed"):
    """SF-5.3: a completion token."""

    seat: int
    row: str

    def message(self) -> Message:
        return Message("sf-event-district-completed", {"seat": Seat(self.seat), "row": Message(f"sf-row-{self.row}")})


class BonusEarned(Event, frozen=True, tag="bonus-earned"):
    """SF-7.1: the second bonus symbol of a district."""

    seat: int
    row: str

    def message(self) -> Message:
        return Message("sf-event-bonus-earned", {"seat": Seat(self.seat), "row": Message(f"sf-row-{self.row}")})


class BonusLost(Event, frozen=True, tag="bonus-lost"):
    """SF-7.2: nothing could be taken for the second symbol."""

    seat: int
    row: str

    def message(self) -> Message:
        return Message("sf-event-bonus-lost", {"seat": Seat(self.seat), "row": Message(f"sf-row-{self.row}")})


class BonusTaken(Event, frozen=True, tag="bonus-taken"):
    """SF-7.2: which bonus; a token's space, empty for the others."""

    seat: int
    bonus: str
    space: str

    def message(self) -> Message:
        arguments: dict[str, Argument] = {"seat": Seat(self.seat), "bonus": Message(f"sf-bonus-{self.bonus}")}
        if self.space:
            return Message("sf-event-bonus-put", {**arguments, "space": space_message(self.space)})
        return Message("sf-event-bonus-taken", arguments)


class TokenUsed(Event, frozen=True, tag="token-used"):
    """SF-4.2: the discard-contracts token was used."""

    seat: int
    contracts: int
    """How many contracts went back."""

    def message(self) -> Message:
        return Message("sf-event-token-used", {"seat": Seat(self.seat), "contracts": self.contracts})


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """Whose turn it is now."""

    seat: int

    def message(self) -> Message:
        return Message("sf-event-turn-began", {"seat": Seat(self.seat)})


class GameEnded(Event, frozen=True, tag="game-ended"):
    """SF-8: who triggered the end, and how."""

    seat: int
    termination: str
    unbuilt: int
    """Taken cards that went to the box (SF-8.2)."""

    def message(self) -> Message:
        arguments: dict[str, Argument] = {"seat": Seat(self.seat), "unbuilt": self.unbuilt}
        return Message(f"sf-event-ended-{self.termination}", arguments)


EVENTS: Final = (
    FirstPlayer,
    CardDrawn,
    CardPlaced,
    FoundationToken,
    ColumnTaken,
    ContractsReturned,
    CardBuilt,
    CardDiscarded,
    TramsRunning,
    SquaresServed,
    SkyscrapersBuilt,
    MedalTaken,
    DistrictCompleted,
    BonusEarned,
    BonusLost,
    BonusTaken,
    TokenUsed,
    TurnBegan,
    GameEnded,
)


def decode_events(log: Log, deck: Deck) -> tuple[Event, ...]:
    """The events behind the facts that the rules wrote."""
    return tuple(_DECODERS[code](deck, a, b, c, d) for code, a, b, c, d in log.facts)


_DECODERS: Final[Mapping[int, Callable[[Deck, int, int, int, int], Event]]] = {
    facts.FACT_FIRST: lambda _deck, a, _b, _c, _d: FirstPlayer(a),
    facts.FACT_DRAWN: lambda deck, a, b, _c, _d: CardDrawn(a, card_text(b, deck)),
    facts.FACT_PLACED: lambda deck, a, b, c, _d: CardPlaced(a, card_text(b, deck), COLUMN_NAMES[c]),
    facts.FACT_FOUNDATION: lambda _deck, a, b, _c, _d: FoundationToken(COLUMN_NAMES[a], b),
    facts.FACT_TAKEN: lambda _deck, a, b, c, d: ColumnTaken(a, COLUMN_NAMES[b], c, d),
    facts.FACT_ALL_RETURN: lambda _deck, _a, _b, _c, _d: ContractsReturned(),
    facts.FACT_BUILT: lambda deck, a, b, c, _d: CardBuilt(a, card_text(b, deck), space_name(c)),
    facts.FACT_DISCARDED: lambda deck, a, b, _c, _d: CardDiscarded(a, card_text(b, deck)),
    facts.FACT_TRAMS: lambda _deck, a, b, _c, _d: TramsRunning(a, space_names(b)),
    facts.FACT_SQUARES: lambda _deck, a, b, _c, _d: SquaresServed(a, space_names(b)),
    facts.FACT_SKYSCRAPERS: lambda _deck, a, b, _c, _d: SkyscrapersBuilt(a, space_names(b)),
    facts.FACT_MEDAL: lambda _deck, a, b, _c, _d: MedalTaken(a, b if b >= 0 else None),
    facts.FACT_COMPLETED: lambda _deck, a, b, _c, _d: DistrictCompleted(a, LETTERS[b]),
    facts.FACT_BONUS_EARNED: lambda _deck, a, b, _c, _d: BonusEarned(a, LETTERS[b]),
    facts.FACT_BONUS_LOST: lambda _deck, a, b, _c, _d: BonusLost(a, LETTERS[b]),
    facts.FACT_BONUS_TAKEN: lambda _deck, a, b, c, _d: BonusTaken(a, BONUSES[b], space_name(c) if c >= 0 else ""),
    facts.FACT_RETURNED: lambda _deck, a, b, _c, _d: TokenUsed(a, b),
    facts.FACT_TURN: lambda _deck, a, _b, _c, _d: TurnBegan(a),
    facts.FACT_OVER: lambda _deck, a, b, c, _d: GameEnded(a, TERMINATIONS[b], c),
}
