"""What holds in every position of every game."""

from __future__ import annotations

import random

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import u8

import fogline
from fogline import State
from fogline.core.bits import bit, bit_count, lowest
from fogline.core.native import CHANCE, Luck, Moves, rollout
from fogline.games.ticket_to_ride import ranking, state
from fogline.games.ticket_to_ride.cards import count_of
from fogline.games.ticket_to_ride.game import TicketToRideGame
from fogline.games.ticket_to_ride.state import TicketToRide
from fogline.games.ticket_to_ride.tourist_piles import pile_size
from tests.games.ticket_to_ride import naive

GAME = fogline.load("ticket-to-ride-san-francisco")
assert isinstance(GAME, TicketToRideGame)
MAP, TABLES = GAME.map, GAME.tables


def step(position: TicketToRide, luck: Luck, moves: Moves) -> None:
    """One random outcome, or one random action of a random seat that must decide."""
    if position.is_chance():
        position.step(CHANCE, position.sample(luck), None)
        return
    seats = [seat for seat in range(position.seats) if position.actors() >> seat & 1]
    seat = seats[luck.below(len(seats))]
    moves.clear()
    position.legal(seat, moves)
    position.step(seat, moves.get(luck.below(moves.count)), None)


def check_conservation(position: TicketToRide) -> None:
    """44 cards, 24 tickets, 80 cable cars and the tokens are each in one place."""
    hands = [position.hands.hand(seat) for seat in range(position.seats)]
    places = (position.market.deck, position.market.discards, position.market.face_up, *hands)
    for kind, count in enumerate(MAP.cards):
        assert sum(count_of(bag, kind) for bag in places) == count
    tickets = [int(position.tickets.queue[place]) >> 2 for place in range(position.tickets.queued)]
    for mask in (
        position.tickets.upper,
        *(one.tickets for one in position.holdings),
        *(one.offer for one in position.holdings),
    ):
        tickets += [ticket for ticket in range(TABLES.tickets) if mask >> ticket & 1]
    assert sorted(tickets) == list(range(len(MAP.tickets)))
    for seat, holding in enumerate(position.holdings):
        laid = sum(line.length for line in MAP.lines if position.owners[line.index] == seat + 1)
        assert holding.cars + laid == MAP.cars
        assert holding.cars >= 0
    for symbol in range(len(MAP.symbols)):
        taken = sum(holding.tokens >> symbol & 1 for holding in position.holdings)
        left = position.piles.size(symbol)
        assert taken + left == pile_size(position.seats, symbol, TABLES)


def check_display(position: TicketToRide) -> None:
    """TT-3.4 to TT-3.6: no discards without a deck; five cards face up while there are some to turn."""
    assert position.market.deck or not position.market.discards
    if position.phase not in (state.DEAL, state.DISPLAY):
        assert not position.market.deck or sum(count_of(position.market.face_up, kind) for kind in range(7)) == 5


@given(seed=st.integers(0, 2**31), players=st.sampled_from((2, 3, 4)))
@settings(max_examples=25)
def test_everything_is_in_exactly_one_place(seed: int, players: int) -> None:
    position, luck, moves = GAME.set_up(players), Luck(seed), Moves()
    assert isinstance(position, TicketToRide)
    while not position.is_over():
        step(position, luck, moves)
        check_conservation(position)
        check_display(position)


@given(seed=st.integers(0, 2**31), players=st.sampled_from((2, 3, 4)))
@settings(max_examples=25)
def test_the_naive_scorer_agrees(seed: int, players: int) -> None:
    check_score(seed, players)


def check_score(seed: int, players: int) -> None:
    end = GAME.start(players)
    rollout(end.position, Luck(seed), Moves())
    outcome = end.outcome
    assert outcome is not None
    results = naive.score(str(end), MAP)
    assert [sheet.halves for sheet in outcome.sheets] == [2 * points for points, _ in results]
    places = {one.seat: one.place for one in outcome.standings}
    assert [places[seat] for seat in range(players)] == naive.places(results)


@pytest.mark.soak
def test_the_naive_scorer_agrees_on_20000_games() -> None:
    for seed in range(20_000):
        check_score(seed, 2 + seed % 3)


@given(seed=st.integers(0, 2**31), share=st.floats(0, 1))
@settings(max_examples=100)
def test_ticket_completion_agrees_with_networkx(seed: int, share: float) -> None:
    chooser = random.Random(seed)
    owners = [chooser.randrange(1, 5) if chooser.random() < share else 0 for _ in MAP.lines]
    everything = (1 << len(MAP.tickets)) - 1
    for seat in range(4):
        network: nx.Graph[int] = nx.Graph()
        network.add_nodes_from(range(len(MAP.locations)))
        network.add_edges_from((line.a, line.b) for line in MAP.lines if owners[line.index] == seat + 1)
        expected = {ticket.index for ticket in MAP.tickets if nx.has_path(network, ticket.a, ticket.b)}
        done = ranking.completed(seat, everything, vec[u8](owners), TABLES)
        assert {ticket.index for ticket in MAP.tickets if done >> ticket.index & 1} == expected


@given(seed=st.integers(0, 2**31), players=st.sampled_from((2, 3, 4)), data=st.data())
@settings(max_examples=25)
def test_the_order_of_simultaneous_choices_makes_no_difference(seed: int, players: int, data: st.DataObject) -> None:
    dealt, luck, moves = GAME.set_up(players), Luck(seed), Moves()
    assert isinstance(dealt, TicketToRide)
    while dealt.phase != state.KEEP:
        step(dealt, luck, moves)
    choices = [data.draw(st.sampled_from(list(State(GAME, dealt).legal(seat).numbers))) for seat in range(players)]
    texts = set()
    for _ in range(3):
        position = dealt.clone()
        for seat in data.draw(st.permutations(range(players))):
            position.step(seat, choices[seat], None)
        texts.add(GAME.format_position(position))
    assert len(texts) == 1


def test_masks_have_room_for_every_ticket_of_the_biggest_map() -> None:
    """Compiled, a shifted literal has 32 bits: a map with more tickets would lose some, and piles their tokens."""
    numbers = range(61)
    assert [bit(number) for number in numbers] == [2**number for number in numbers]
    assert [lowest(bit(number)) for number in numbers] == list(numbers)
    assert [bit_count(bit(number) - 1) for number in numbers] == list(numbers)
