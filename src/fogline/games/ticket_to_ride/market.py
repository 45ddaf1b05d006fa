"""The transport cards on the table: the deck, the five face up and the discards (TT-3.1 to TT-3.6); compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fogline.core.copies import carry
from fogline.games.ticket_to_ride.cards import COLOURED, FERRY, ONE, count_of, size_of

FACE_UP: Final = 5
MOST_FERRIES: Final = 2
MOST_RENEWALS: Final = 3


@final
class Market:
    """Bags of cards. The deck has no order, only a content."""

    def __init__(self, deck: i64) -> None:
        self.deck: i64 = deck
        self.discards: i64 = 0
        self.face_up: i64 = 0
        self.generation: i64 = 0
        """How often the discards have become the deck."""
        self.renewals: i64 = 0
        """How often the face-up cards were renewed since one was taken; 0 once they have settled (TT-3.5)."""

    def clone(self) -> Market:
        """An independent copy."""
        twin = Market(self.deck)
        twin.discards = self.discards
        twin.face_up = self.face_up
        twin.generation = self.generation
        twin.renewals = self.renewals
        return twin

    def turn_up(self, kind: i64) -> None:
        """TT-3.1: a card of the deck is turned face up."""
        self.deck -= ONE[kind]
        self.face_up += ONE[kind]

    def renew_deck(self) -> bool:
        """TT-3.4: as soon as the deck is empty, the discards are shuffled into a new one; whether that was so."""
        if self.deck != 0 or self.discards == 0:
            return False
        self.deck = self.discards
        self.discards = 0
        self.generation += 1
        return True

    def renew_display(self) -> None:
        """TT-3.5: all five are discarded, before five new ones are turned."""
        self.discards += self.face_up
        self.face_up = 0
        self.renewals += 1

    def is_settled(self) -> bool:
        """TT-3.6: five cards lie face up, or there are none to turn."""
        return self.deck == 0 or size_of(self.face_up) == FACE_UP

    def has_too_many_ferries(self) -> bool:
        """TT-3.5: three of five, renewed at most three times, and not when there is nothing to renew them from."""
        if count_of(self.face_up, FERRY) <= MOST_FERRIES or size_of(self.face_up) < FACE_UP:
            return False
        return self.renewals < MOST_RENEWALS and self.deck != 0

    def has_second_card(self) -> bool:
        """TT-3.2: a second card is drawn blind, or is a face-up card that is no ferry."""
        return self.deck != 0 or self.face_up & COLOURED != 0


carry(Market, "deck")
