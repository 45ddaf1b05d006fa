"""What the bots make of what the others did: only from what everyone sees, and nearer to the truth than nothing."""

from __future__ import annotations

from collections.abc import Iterator
from math import log

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import fogline
from fogline.bots import make_bot
from fogline.bots.thinking import SearchBot
from fogline.core.bits import numbers_of
from fogline.core.native import Luck, Moves
from fogline.games.ticket_to_ride.belief import Belief, Guess
from fogline.games.ticket_to_ride.mind.judgement import Judgement
from fogline.games.ticket_to_ride.mind.ticket_guess import CLUES, TicketGuess
from fogline.games.ticket_to_ride.state import TicketToRide
from tests.games.ticket_to_ride.test_judgement import GAME, judgement, positions


def suspected(position: TicketToRide, seat: int) -> tuple[Belief, Guess]:
    """A seat's belief, leaning to what the others seem to be after."""
    belief = GAME.belief(position, seat)
    assert isinstance(belief, Belief)
    judgement().suspect(belief, seat)
    assert belief.guess is not None
    return belief, belief.guess


def looked(position: TicketToRide) -> TicketGuess:
    guess = judgement().ticket_guess
    guess.look(position, vec[i64]([int(holding.tickets).bit_count() for holding in position.holdings]))
    return guess


def clues(guess: TicketGuess, seat: int, held: int, ticket: int) -> list[int]:
    out = Moves()
    guess.describe(seat, held, ticket, out)
    return out.numbers()


@pytest.mark.rule("TT-5")
@pytest.mark.parametrize("players", [2, 4])
def test_every_clue_is_public(players: int) -> None:
    """In every world that somebody can't tell apart, the clues about everyone are the same."""
    luck, different = Luck(3), 0
    for position in positions(players, 5)[::5]:
        for viewer in range(players):
            world = GAME.belief(position, viewer).sample(luck)
            assert isinstance(world, TicketToRide)
            different += GAME.format_position(world) != GAME.format_position(position)
            before, after = looked(position), looked(world)
            for seat in range(players):
                for ticket in range(before.tables.tickets):
                    found = clues(before, seat, 0b1010, ticket)
                    assert len(found) == CLUES
                    assert found == clues(after, seat, 0b1010, ticket)
    assert different > 10


@pytest.mark.rule("TT-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_suspects_still_draws_only_worlds_that_agree_with_the_view(players: int) -> None:
    luck = Luck(4)
    for position in positions(players, 6)[::7]:
        for seat in range(players):
            belief, _ = suspected(position, seat)
            for _ in range(3):
                world = belief.sample(luck)
                assert GAME.view(world, seat) == GAME.view(position, seat)


def surprises(players: int, seeds: range) -> Iterator[float]:
    """How much less surprising the truth is than if all tickets were as likely, for the last turns of games."""
    for seed in seeds:
        for position in positions(players, seed)[-6:-3]:
            for seat in range(players):
                for other in {*range(players)} - {seat}:
                    belief, guess = suspected(position, seat)
                    hidden = [int(ticket) for ticket in belief.tickets]
                    held = [ticket for ticket in numbers_of(position.holdings[other].tickets) if ticket in hidden]
                    found = int(position.holdings[other].tickets) & ~sum(1 << ticket for ticket in held)
                    weights = {ticket: int(guess.weigh(other, found, ticket)) for ticket in hidden}
                    for ticket in held:
                        yield log(weights[ticket] / sum(weights.values()) * len(hidden))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lines_speak_for_tickets(players: int) -> None:
    gained = list(surprises(players, range(30, 33)))
    assert sum(gained) / len(gained) > 0.8


@pytest.mark.parametrize("players", [2, 3, 4])
def test_where_chances_are_told_hardly_any_ticket_is_as_unlikely_as_odds_can_be(players: int) -> None:
    """Odds are at least a thousandth: if many tickets had these, they would have most of the worlds together."""
    teller, least = GAME.teller(), list[bool]()
    assert isinstance(teller, Judgement)
    guess = teller.ticket_guess
    for position in positions(players, 30)[4::5]:
        guess.look(position, vec[i64]([int(holding.tickets).bit_count() for holding in position.holdings]))
        odds = [int(guess.weigh(0, 0, ticket)) for ticket in range(guess.tables.tickets)]
        least += [one == 1 for one in odds]
    assert sum(least) < len(least) / 20


def test_what_one_ticket_explains_speaks_less_for_another() -> None:
    """The lines on a ticket's way are explained by it: they count no more, and only they."""
    explained = 0
    for seed in range(40, 48):
        position = positions(2, seed)[-4]
        guess = looked(position)
        first = numbers_of(position.holdings[0].tickets)[0]
        second = (first + 1) % guess.tables.tickets
        own, way = int(guess.own[0]), int(guess.ways[first])
        spaces = [sum(int(guess.spaces[line]) for line in numbers_of(lines)) for lines in (own, own & ~way)]
        assert [clues(guess, 0, held, second)[-3] for held in (0, 1 << first)] == [100 * n for n in spaces]
        explained += spaces[1] < spaces[0]
    assert explained > 5


def test_the_tickets_that_are_likelier_are_drawn_more_often() -> None:
    position = positions(2, 50)[-4]
    belief, guess = suspected(position, 0)
    luck, drawn = Luck(9), dict.fromkeys((int(ticket) for ticket in belief.tickets), 0)
    assert belief.known.holdings[1].tickets == 0, "the viewer knows none of the other's tickets"
    draws = 4000
    for _ in range(draws):
        world = belief.sample(luck)
        assert isinstance(world, TicketToRide)
        for ticket in numbers_of(world.holdings[1].tickets):
            drawn[ticket] += 1
    weights = {ticket: int(guess.weigh(1, 0, ticket)) for ticket in drawn}
    likely, unlikely = max(weights, key=weights.__getitem__), min(weights, key=weights.__getitem__)
    assert drawn[likely] > 10 * max(1, drawn[unlikely])
    assert drawn[likely] / draws > weights[likely] / sum(weights.values()) - 0.03


def test_without_a_guess_all_are_as_likely() -> None:
    position = positions(2, 51)[-4]
    belief = GAME.belief(position, 0)
    assert isinstance(belief, Belief)
    assert belief.guess is None
    luck, counts = Luck(9), dict.fromkeys((int(ticket) for ticket in belief.tickets), 0)
    for _ in range(4000):
        for ticket in numbers_of(belief.sample(luck).holdings[1].tickets):
            counts[ticket] += 1
    mean = sum(counts.values()) / len(counts)
    assert max(counts.values()) < 1.35 * mean
    assert min(counts.values()) > 0.65 * mean


@pytest.mark.parametrize(("bot", "suspects"), [("search:sims=4", True), ("search:sims=4,suspect=0", False)])
def test_a_search_suspects_unless_it_is_told_not_to(bot: str, suspects: bool) -> None:
    position = positions(2, 52)[-4]
    state = fogline.State(GAME, position)
    belief = GAME.belief(position, position.turn)
    assert isinstance(belief, Belief)
    mind = make_bot(bot, GAME, position.turn, 1)
    assert isinstance(mind, SearchBot)
    mind.decide(belief, state.legal(position.turn))
    assert (belief.guess is not None) == suspects
