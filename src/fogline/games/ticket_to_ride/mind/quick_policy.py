"""Play by the plan: a policy that costs a hundredth of the evaluation, to play on; compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fogline.core.native import Luck, Moves
from fogline.games.ticket_to_ride.cards import FERRY, count_of
from fogline.games.ticket_to_ride.mind.plan import FULL_TURN, POINT, Plan
from fogline.games.ticket_to_ride.state import SECOND, TURN, TicketToRide
from fogline.games.ticket_to_ride.tables import BLIND_CARD, COLOURS, GREY, TAKE, Tables

PLANNED: Final = 5 * POINT
"""What a line of the plan counts more than another."""
FERRY_SPENT: Final = 700
"""What a ferry counts that a payment takes without need."""
OTHER_LINE: Final = 2 * POINT
"""What a line outside the plan must bring while there is a plan."""


@final
class QuickPolicy:
    """The quick policy of Ticket to Ride: claim what is planned and can be paid, else draw what the plan lacks."""

    def __init__(self, tables: Tables, plan: Plan) -> None:
        self.tables: Tables = tables
        self.plan: Plan = plan

    def choose(self, position: TicketToRide, seat: i64, moves: Moves, luck: Luck) -> i64:
        """One of the seat's legal `moves`."""
        if position.phase not in (TURN, SECOND):
            return moves.get(luck.below(moves.count))
        self.plan.look(position, seat)
        self.plan.make(self.plan.turns)
        if position.phase == TURN:
            claim: i64 = self._claim(moves)
            if claim >= 0:
                return claim
        return self._card(position, moves, luck)

    def _claim(self, moves: Moves) -> i64:
        """The best claim: of the plan's lines, or where the plan is done any; -1 for none."""
        tables: Tables = self.tables
        plan: Plan = self.plan
        best: i64 = OTHER_LINE if plan.length > 0 else 0
        chosen: i64 = -1
        i: i64 = moves.count - 1
        while i >= 0 and moves.get(i) >= tables.claim:
            payment: i64 = moves.get(i) - tables.claim
            line: i64 = tables.pay_line[payment]
            worth: i64 = tables.points[tables.length[line]] * POINT
            if plan.new_symbol(line, plan.symbols) != 0:
                worth += plan.weights.token
            if plan.planned[line] != 0:
                worth += PLANNED
            elif plan.length > 0 and count_of(plan.left, tables.pay_colour[payment]) < tables.length[line]:
                worth = 0
            worth -= (tables.pay_ferries[payment] - tables.ferries[line]) * FERRY_SPENT
            if worth > best:
                best = worth
                chosen = moves.get(i)
            i -= 1
        return chosen

    def _card(self, position: TicketToRide, moves: Moves, luck: Luck) -> i64:
        """A face-up card that the plan lacks, else one drawn blind, else any move."""
        plan: Plan = self.plan
        tables: Tables = self.tables
        face_up: i64 = position.market.face_up
        i: i64 = 0
        while i < plan.length:
            if plan.needs[i] > FULL_TURN:
                line: i64 = plan.route[i]
                colour: i64 = tables.colour[line]
                if tables.ferries[line] > count_of(plan.hand, FERRY) and moves.has(TAKE + FERRY):
                    return TAKE + FERRY
                if colour == GREY:
                    colour = self._most_held(face_up)
                if colour >= 0 and count_of(face_up, colour) > 0 and moves.has(TAKE + colour):
                    return TAKE + colour
            i += 1
        if moves.has(BLIND_CARD):
            return BLIND_CARD
        return moves.get(luck.below(moves.count))

    def _most_held(self, face_up: i64) -> i64:
        """The face-up colour of which the seat holds most; -1 without one."""
        best: i64 = -1
        colour: i64 = 0
        while colour < COLOURS:
            held: i64 = count_of(self.plan.hand, colour)
            if count_of(face_up, colour) > 0 and (best < 0 or held > count_of(self.plan.hand, best)):
                best = colour
            colour += 1
        return best
