"""Where the error of Ticket to Ride's chances comes from: the figures of docs/chances.md on guessed tickets.

    python -m tools.guesses --players 2 --games 60

In the middle of games of `search:sims=16` a seat's worlds are drawn with what is guessed, and then with the truth in
place of one part after the other: what does the network tell the seat that decides, and what came true? And how
surprising is a ticket that somebody holds, in nats, with odds as bots have them and with the room that they have where
chances are told?
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from collections.abc import Iterator
from typing import Final, cast

from fogline.arena.odds import KEPT
from fogline.arena.simulate import Plan, play_one
from fogline.core.bits import numbers_of
from fogline.core.chances import Shares, Weigher, divided, mean
from fogline.core.game import Game, State
from fogline.core.native import Luck, Moves, share_victory
from fogline.core.record import replay
from fogline.core.sources import derive
from fogline.games.ticket_to_ride.belief import Belief
from fogline.games.ticket_to_ride.state import TicketToRide

NAME: Final = "ticket-to-ride-san-francisco"
WORLDS: Final = 8
"""Worlds that are drawn at a decision."""
EARLY, LATE = 0.2, 0.95
"""The part of a game that is looked at."""


def decisions(plan: Plan, game: Game, number: int) -> Iterator[tuple[State, int, Shares]]:
    """Some decisions in the middle of a game, with the seat and everybody's share at the end."""
    steps, luck, ends = list(replay(play_one(plan, game, number).record, game)), Luck(derive(number)), Moves()
    share_victory(steps[-1].state.position, ends)
    for step in steps:
        for seat, legal in step.state.decisions():
            middle = EARLY < step.number / len(steps) < LATE
            if len(legal) > 1 and luck.below(KEPT) == 0 and middle:
                yield step.state, seat, divided(ends.numbers())


def tickets_of(source: TicketToRide, into: TicketToRide, seat: int) -> TicketToRide:
    """A world in which everybody but the seat holds the tickets that they hold in another."""
    twin = into.clone()
    for other in range(twin.seats):
        if other != seat:
            twin.holdings[other].tickets = source.holdings[other].tickets
    return twin


def told(state: State, seat: int, weigher: Weigher) -> dict[str, Shares]:
    """What the network tells in worlds of each kind."""
    game, true = state.game, cast(TicketToRide, state.position)
    belief, luck = game.belief(true, seat), Luck(1)
    game.teller().suspect(belief, seat)
    worlds = [cast(TicketToRide, belief.sample(luck)) for _ in range(WORLDS)]
    kinds = {
        "all drawn": worlds,
        "true tickets, cards drawn": [tickets_of(true, world, seat) for world in worlds],
        "tickets drawn, true cards": [tickets_of(world, true, seat) for world in worlds],
        "the truth": [true],
    }
    return {kind: mean(map(weigher.shares, found)).shares for kind, found in kinds.items()}


def surprise(state: State, seat: int, room: bool) -> Iterator[float]:
    """How surprising each ticket is that the others hold, before any of them is found."""
    game = state.game
    belief = cast(Belief, game.belief(state.position, seat))
    (game.teller() if room else game.evaluator()).suspect(belief, seat)
    guess = belief.guess
    assert guess is not None
    hidden = [int(ticket) for ticket in belief.tickets]
    for other, holding in enumerate(cast(TicketToRide, state.position).holdings[: state.players]):
        held = [ticket for ticket in numbers_of(int(holding.tickets)) if ticket in hidden]
        if other != seat and held:
            odds = {ticket: int(guess.weigh(other, 0, ticket)) for ticket in hidden}
            yield -math.fsum(math.log(odds[ticket] / sum(odds.values())) for ticket in held) / len(held)


def main() -> None:
    """Play, guess, print."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--games", type=int, default=60)
    options.add_argument("--seed", type=int, default=2026)
    given = options.parse_args()
    plan = Plan(game=NAME, seats=("search:sims=16",) * given.players, games=given.games, seed=given.seed)
    game = plan.load()
    weigher = Weigher(game.teller(), game.format_position)
    rows: dict[str, list[tuple[float, float, float]]] = defaultdict(list)
    nats: dict[bool, list[float]] = {False: [], True: []}
    for number in range(given.games):
        for state, seat, ends in decisions(plan, game, number):
            for kind, shares in told(state, seat, weigher).items():
                error = math.fsum((share - end) ** 2 for share, end in zip(shares, ends, strict=True)) / len(ends)
                rows[kind].append((shares[seat], ends[seat], error))
            for room, found in nats.items():
                found.extend(surprise(state, seat, room))
    for kind, some in rows.items():
        share, end, error = (math.fsum(column) / len(some) for column in zip(*some, strict=True))
        print(f"{kind}: told {share:.3f}, true {end:.3f}, Brier {error:.4f} ({len(some)} decisions)")
    for room, found in nats.items():
        print(f"{'with' if room else 'without'} room: {math.fsum(found) / len(found):.3f} nats a ticket")


if __name__ == "__main__":
    main()
