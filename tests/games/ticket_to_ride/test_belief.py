"""The belief: which worlds a viewer thinks possible, and how likely (`docs/ticket-to-ride-belief.md`)."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator

import pytest

import fogline
from fogline import SPECTATOR, State
from fogline.core.native import CHANCE, Luck, Moves
from fogline.games.ticket_to_ride import state
from fogline.games.ticket_to_ride.cards import Hands, empty_hands
from fogline.games.ticket_to_ride.game import TicketToRideGame
from fogline.games.ticket_to_ride.names import read_bag
from fogline.games.ticket_to_ride.state import TicketToRide
from fogline.games.ticket_to_ride.tables import BLIND_CARD
from fogline.games.ticket_to_ride.view import TicketToRideView
from tests.games.ticket_to_ride.look import at, seat
from tests.games.ticket_to_ride.maps import game_with
from tests.games.ticket_to_ride.test_properties import step

FEW = {"blue": 4, "green": 4, "black": 3, "ferries": 2}
MORE = {"blue": 5, "green": 5, "black": 4, "ferries": 2}
TICKETS = "ash-cove,bay-dale,ash-elm,cove-fern,fern-hill,glen-ash,dale-hill,bay-hill,cove-elm,ash-dale"
FEW_START = at(seat("b/-", tickets=TICKETS), seat("g/-"), seat("k/-"), cards="bgkbg/-/0")


def view_of(game: TicketToRideGame, position: TicketToRide, viewer: int) -> TicketToRideView:
    return game.view(position, viewer)


def moments(game: TicketToRideGame, players: int, seed: int, every: int) -> Iterator[TicketToRide]:
    """Every so many positions of a random game."""
    position, luck, moves = game.set_up(players), Luck(seed), Moves()
    for number in itertools.count():
        if number % every == 0 or position.is_over():
            yield position
        if position.is_over():
            return
        step(position, luck, moves)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_samples_have_exactly_the_view_they_came_from(players: int) -> None:
    game = fogline.load("ticket-to-ride-san-francisco")
    assert isinstance(game, TicketToRideGame)
    luck = Luck(7)
    for position in moments(game, players, 11 + players, 5):
        for viewer in range(SPECTATOR, players):
            view = view_of(game, position, viewer)
            world = game.prepare(view).sample(luck)
            assert view_of(game, world, viewer) == view
            text = game.format_position(world)
            assert game.format_position(game.parse_position(text)) == text


def test_a_sampler_repeats_itself_and_is_not_disturbed_by_its_samples() -> None:
    game = game_with()
    position = list(moments(game, 3, 3, 50))[3]
    belief = game.prepare(view_of(game, position, 1))
    worlds = [belief.sample(Luck(5)) for _ in range(2)]
    texts = [game.format_position(world) for world in worlds]
    assert texts[0] == texts[1]
    while not worlds[0].is_over():
        step(worlds[0], Luck(1), Moves())
    assert game.format_position(belief.sample(Luck(5))) == texts[1]


# Brute force over histories.


def is_seen(position: TicketToRide, viewer: int) -> bool:
    """Whether the viewer sees the outcome that luck brings now."""
    return position.phase == state.DISPLAY or (position.phase == state.BLIND and position.turn == viewer)


def after(position: TicketToRide, who: int, number: int) -> TicketToRide:
    world = position.clone()
    world.step(who, number, None)
    return world


def possible(position: TicketToRide) -> list[int]:
    """What may happen next: outcomes, or the actor's actions but for tickets."""
    numbers, weights = Moves(), Moves()
    if position.is_chance():
        position.outcomes(numbers, weights)
    else:
        position.legal(position.turn, numbers)
    return numbers.numbers()


def histories(
    game: TicketToRideGame, start: str, viewer: int, seed: int, steps: int
) -> Iterator[tuple[TicketToRide, list[TicketToRide]]]:
    """A random game, position by position, with every world of a history in which the viewer saw the same."""
    truth, luck = game.parse_position(start), Luck(seed)
    worlds = {start: truth.clone()}
    for _ in range(steps):
        if truth.is_over():
            return
        choices = possible(truth)
        number = choices[luck.below(len(choices))]
        if BLIND_CARD in choices and not truth.is_chance() and luck.below(2):
            number = BLIND_CARD
        who = CHANCE if truth.is_chance() else truth.turn
        hidden = truth.is_chance() and not is_seen(truth, viewer)
        reached = [
            after(world, who, other)
            for world in worlds.values()
            for other in (possible(world) if hidden else [number])
            if other in possible(world)
        ]
        truth = after(truth, who, number)
        worlds = {game.format_position(world): world for world in reached}
        yield truth, list(worlds.values())


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
@pytest.mark.parametrize("seed", range(4))
def test_the_support_contains_every_world_that_a_history_leads_to(viewer: int, seed: int) -> None:
    game = game_with(MORE, cars=40)
    luck, most, pools = Luck(seed), 0, 0
    for number, (truth, worlds) in enumerate(histories(game, FEW_START, viewer, seed, 60)):
        view = view_of(game, truth, viewer)
        assert all(view_of(game, world, viewer) == view for world in worlds)
        most = max(most, len(worlds))
        pools = max(pools, len(view.pools))
        if number % 6 == 0:
            belief = game.prepare(view)
            sampled = {game.format_position(belief.sample(luck)) for _ in range(40 * len(worlds) + 100)}
            assert {game.format_position(world) for world in worlds} <= sampled
    assert most > 2
    assert pools > 1


def test_the_true_world_is_among_the_samples() -> None:
    """Also with tickets, offers and secret choices: on few cards and tickets the very position comes up."""
    game = game_with({"blue": 4, "green": 4, "ferries": 2}, cars=20)
    luck = Luck(3)
    for position in moments(game, 2, 8, 9):
        view = view_of(game, position, 0)
        if sum(one.tickets + one.offered for one in view.seats[1:]) + len(view.queue) > 3:
            continue
        belief = game.prepare(view)
        truth = game.format_position(position)
        assert any(game.format_position(belief.sample(luck)) == truth for _ in range(6000)), truth


# The model.


def enumerate_model(view: TicketToRideView) -> Counter[tuple[tuple[tuple[str, ...], ...], ...]]:
    """Every way to deal each pool's hidden cards to the places that hold them, each as likely as any other."""
    total: Counter[tuple[tuple[tuple[str, ...], ...], ...]] = Counter({(): 1})
    for pool in view.pools:
        cards = [card for card, count in pool.hidden.items() for _ in range(count)]
        sizes = [0 if who == view.seat else held for who, held in enumerate(pool.held)]
        deals: Counter[tuple[tuple[str, ...], ...]] = Counter()
        for order in itertools.permutations(cards):
            rest = iter(order)
            deals[tuple(tuple(sorted(itertools.islice(rest, size))) for size in sizes)] += 1
        total = Counter({(*done, deal): a * b for done, a in total.items() for deal, b in deals.items()})
    return total


def deal_of(world: TicketToRide, view: TicketToRideView) -> tuple[tuple[tuple[str, ...], ...], ...]:
    """The hidden cards of a world, as `enumerate_model` writes them."""
    letters = dict(zip("bgkprof", ("blue", "green", "black", "pink", "red", "orange", "ferry"), strict=True))
    deals = []
    for pool in range(world.hands.pools):
        hands = []
        for who in range(world.seats):
            bag = world.hands.blind(who, pool) if who != view.seat else 0
            cards = [name for letter, name in letters.items() for _ in range(bag >> 8 * "bgkprof".index(letter) & 0xFF)]
            hands.append(tuple(sorted(cards)))
        deals.append(tuple(hands))
    return tuple(deals)


@pytest.mark.parametrize(
    "position",
    [
        at(seat("b/g"), seat("g/bk"), seat("k/b"), cards="gkb/-/0", phase="display:second:0", turn="0"),
        at(seat("b/g/k"), seat("-/b/g"), seat("-/k/b"), cards="gbf/-/1", phase="display:end:0", turn="1"),
    ],
)
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_frequencies_match_an_enumeration_of_the_model(position: str, viewer: int) -> None:
    game = game_with(FEW)
    view = view_of(game, game.parse_position(position), viewer)
    expected = enumerate_model(view)
    belief, luck, rounds = game.prepare(view), Luck(17), 20_000
    found = Counter(deal_of(belief.sample(luck), view) for _ in range(rounds))
    assert set(found) <= set(expected)
    whole = sum(expected.values())
    likely = {deal: rounds * count / whole for deal, count in expected.items()}
    square = sum((found[deal] - mean) ** 2 / mean for deal, mean in likely.items())
    freedom = len(likely) - 1
    assert square < freedom + 4 * (2 * freedom) ** 0.5 + 4


def test_every_hidden_fact_that_could_differ_does_differ() -> None:
    game = game_with()
    start = at(
        seat("-/b", tickets="ash-cove"),
        seat("-/g", tickets="bay-dale"),
        seat("-/k", tickets="ash-elm"),
        queue="cove-fern@1,fern-hill@0",
    )
    belief, luck = game.prepare(view_of(game, game.parse_position(start), 0)), Luck(2)
    worlds = [belief.sample(luck) for _ in range(500)]
    assert {world.hands.hand(0) for world in worlds} == {read_bag("b")}
    assert all(len({world.hands.hand(who) for world in worlds}) == 7 for who in (1, 2))
    # Seven of the ten tickets are unknown to seat 0: two held by others, one queued, five in the deck.
    assert all(len({world.holdings[who].tickets for world in worlds}) == 8 for who in (1, 2))
    assert len({world.tickets.queue[0] for world in worlds}) == 8
    assert {world.tickets.queue[1] >> 2 for world in worlds} == {4}
    assert len({world.tickets.upper for world in worlds}) > 20


def test_a_secret_choice_is_sampled_too() -> None:
    game = game_with()
    start = at(
        seat(offer="ash-cove,bay-dale"),
        seat(offer="ash-elm!,cove-fern"),
        turn="-",
        phase="keep",
        piles="gull@-,crab@-",
    )
    belief, luck = game.prepare(view_of(game, game.parse_position(start), 0)), Luck(2)
    kept = Counter(int(world.holdings[1].kept).bit_count() for world in (belief.sample(luck) for _ in range(900)))
    assert 500 < kept[1] < 700
    assert 200 < kept[2] < 400


# Pools.


def hands_of(*seats: str) -> Hands:
    """Hands by seat, each written known/pool/older pool."""
    hands = empty_hands(len(seats))
    for who, text in enumerate(seats):
        known, *pools = ("" if bag == "-" else bag for bag in text.split("/"))
        hands.add_known(who, read_bag(known))
        for pool, bag in enumerate(pools):
            hands.add_blind(who, pool, read_bag(bag))
        hands.pools = len(pools)
    return hands


def bags(hands: Hands) -> list[list[int]]:
    return [[hands.known(who), *(hands.blind(who, pool) for pool in range(hands.pools))] for who in range(hands.seats)]


def spent(hands: Hands, kind: int, count: int, deck: str) -> list[list[int]]:
    hands.spend(0, kind, count, read_bag(deck))
    return bags(hands)


def test_known_cards_are_spent_first() -> None:
    assert spent(hands_of("b2/b", "-/g"), 0, 2, "bg") == bags(hands_of("-/b", "-/g"))
    assert spent(hands_of("b/b2", "-/g"), 0, 2, "bg") == bags(hands_of("-/b", "-/g"))


def test_a_card_that_may_come_from_two_pools_merges_them() -> None:
    assert spent(hands_of("-/b/g", "-/g/b"), 0, 1, "bg") == bags(hands_of("-/g", "-/gb"))


def test_a_card_that_only_one_pool_has_leaves_the_others_alone() -> None:
    assert spent(hands_of("-/b/g", "-/g/g2"), 0, 1, "bg") == bags(hands_of("-/-/g", "-/g/g2"))


def test_cards_that_must_come_from_both_pools_merge_nothing() -> None:
    assert spent(hands_of("-/b/bk", "-/g/gk"), 0, 2, "g") == bags(hands_of("-/-/k", "-/g/gk"))


def test_a_card_that_is_certain_in_a_pool_is_taken_from_there() -> None:
    # Seat 0 holds two of the older pool's three cards, and only one of these isn't blue.
    assert spent(hands_of("-/b/bg", "-/g/b"), 0, 1, "b") == bags(hands_of("-/b/g", "-/g/b"))


def test_other_pools_than_the_possible_ones_do_not_merge() -> None:
    hands = hands_of("-/b/bk/k2", "-/g/gk/ko", "-/g/gk/ko")
    assert spent(hands, 0, 1, "bg") == bags(hands_of("-/bk/k2", "-/g2k/ko", "-/g2k/ko"))


def test_an_older_pool_left_in_one_hand_is_known_and_an_empty_one_forgotten() -> None:
    assert spent(hands_of("-/-/b", "-/g/g2"), 0, 1, "") == bags(hands_of("-/-", "g2/g"))


def test_a_new_deck_opens_a_pool_and_the_oldest_two_become_one() -> None:
    hands = hands_of("-/b", "-/g")
    hands.new_deck()
    assert bags(hands) == bags(hands_of("-/-/b", "-/-/g"))
    hands = hands_of("-/b/g/k/p", "-/r/o/f/b")
    hands.new_deck()
    assert bags(hands) == bags(hands_of("-/-/b/g/kp", "-/-/r/o/bf"))


def test_nothing_drawn_blind_opens_no_pool() -> None:
    hands = hands_of("b/-", "g/-")
    hands.new_deck()
    assert bags(hands) == bags(hands_of("b/-", "g/-"))


def test_states_are_whole() -> None:
    """A sampled world is a state like any other."""
    game = game_with()
    for position in moments(game, 2, 5, 40):
        world = State(game, game.prepare(view_of(game, position, 0)).sample(Luck(1)))
        assert world == game.position(str(world))
