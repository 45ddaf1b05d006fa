"""The rules, in integers. A card's number is its value less one."""

from __future__ import annotations

from foghorn.meta import CLIFF, COPIES, HAND, LIGHTS, SIGNAL, VALUES
from fogline.core.copies import carry
from fogline.core.native import CHANCE, CHECKED, Log, Luck, Moves, Position, check_step

DEAL, PLAY, DRAW, OVER = range(4)
DRAWN, SEEN, PLAYED, SIGNALLED, AGROUND = range(5)
"""What is written to the log."""


class Foghorn(Position):
    """Whose turn it is, how thick the fog is, and where every card lies."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.phase, self.turn, self.fog = DEAL, 0, 0
        self.hands = [[0] * VALUES for _ in range(seats)]
        self.played = [0] * VALUES
        self.lights, self.wrecks = [0] * seats, [0] * seats

    def clone(self) -> Foghorn:
        copy = Foghorn(self.seats)
        copy.phase, copy.turn, copy.fog = self.phase, self.turn, self.fog
        copy.hands = [hand.copy() for hand in self.hands]
        copy.played, copy.lights, copy.wrecks = self.played.copy(), self.lights.copy(), self.wrecks.copy()
        return copy

    def deck(self) -> list[int]:
        """FH-1.1: how many cards of each value are neither played nor in a hand."""
        return [COPIES - played - sum(held) for played, *held in zip(self.played, *self.hands, strict=True)]

    def actors(self) -> int:
        return 1 << self.turn if self.phase == PLAY else 0

    def is_chance(self) -> bool:
        return self.phase in {DEAL, DRAW}

    def is_over(self) -> bool:
        return self.phase == OVER

    def legal(self, seat: int, out: Moves) -> None:
        """FH-3.1: any card of the hand."""
        out.clear()
        for card, count in enumerate(self.hands[seat]):
            if count:
                out.add(card)

    def outcomes(self, out: Moves, weights: Moves) -> None:
        """FH-3.4: any card of the deck."""
        out.clear()
        weights.clear()
        for card, count in enumerate(self.deck()):
            if count:
                out.add(card)
                weights.add(count)

    def sample(self, luck: Luck) -> int:
        deck = [card for card, count in enumerate(self.deck()) for _ in range(count)]
        return deck[luck.below(len(deck))]

    def step(self, seat: int, move: int, log: Log | None) -> None:
        if CHECKED:
            check_step(self, seat, move)
        if self.phase == OVER:
            raise ValueError("the game is over")
        if seat == CHANCE:
            self._draw(move, log or Log())
        else:
            self._play(seat, move, log or Log())

    def _draw(self, card: int, log: Log) -> None:
        """FH-2.3, FH-3.4: a card goes into the hand of whose turn it is, or of who has the fewest."""
        sizes = [sum(hand) for hand in self.hands]
        seat = self.turn if self.phase == DRAW else sizes.index(min(sizes))
        self.hands[seat][card] += 1
        log.add(DRAWN, seat, sum(self.deck()))
        log.add(SEEN, seat, card + 1)
        if self.phase == DRAW:
            self._pass_on()
        elif all(sum(hand) == HAND for hand in self.hands):
            self.phase = PLAY

    def _play(self, seat: int, card: int, log: Log) -> None:
        """FH-3.1 to FH-3.3: the card thickens the fog; a full ten is a signal, beyond thirty are the cliffs."""
        self.hands[seat][card] -= 1
        self.played[card] += 1
        self.fog += card + 1
        log.add(PLAYED, seat, card + 1, self.fog)
        if self.fog > CLIFF:
            self.wrecks[seat] += 1
            log.add(AGROUND, seat)
        elif self.fog % SIGNAL == 0:
            self.lights[seat] += 1
            log.add(SIGNALLED, seat, self.lights[seat])
        self.fog = 0 if self.fog >= CLIFF else self.fog
        self._go_on(seat)

    def _go_on(self, seat: int) -> None:
        """FH-4.1, FH-4.2: the game is over, or FH-3.4: a card is drawn, or the next one plays."""
        if self.lights[seat] == LIGHTS or not any(map(any, self.hands)):
            self.phase = OVER
        elif any(self.deck()):
            self.phase = DRAW
        else:
            self._pass_on()

    def _pass_on(self) -> None:
        self.phase, self.turn = PLAY, (self.turn + 1) % self.seats

    def halves(self, seat: int) -> int:
        """FH-4.3: a light is worth one point, a wreck costs half of one."""
        return 2 * self.lights[seat] - self.wrecks[seat]


carry(Foghorn, "seats")
