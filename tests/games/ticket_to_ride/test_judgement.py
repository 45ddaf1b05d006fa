from __future__ import annotations

import pytest

import fogline
from fogline.arena.match import play
from fogline.bots import make_bot
from fogline.bots.search import GAME_DECIDES, SEARCHED, SEATS, Search, Settings
from fogline.core.native import CHANCE, WHOLE, Luck, Moves
from fogline.core.record import replay
from fogline.games.ticket_to_ride.mind.judgement import INPUTS, RIVAL, Judgement
from fogline.games.ticket_to_ride.state import TURN, TicketToRide

GAME = fogline.load("ticket-to-ride-san-francisco")


def positions(players: int, seed: int) -> list[TicketToRide]:
    """The beginnings of the turns of a game between greedy bots."""
    bots = [make_bot("greedy", GAME, seat, 1) for seat in range(players)]
    found = []
    for step in replay(play(GAME, bots, fogline.Seeded(seed)), GAME):
        assert isinstance(step.state.position, TicketToRide)
        if step.state.position.phase == TURN:
            found.append(step.state.position)
    return found


def judgement() -> Judgement:
    evaluator = GAME.evaluator()
    assert isinstance(evaluator, Judgement)
    return evaluator


def told(evaluator: Judgement, position: TicketToRide, seat: int) -> list[int]:
    numbers = Moves()
    evaluator.describe(position, seat, numbers)
    return numbers.numbers()


@pytest.mark.rule("TT-5")
@pytest.mark.parametrize("players", [2, 4])
def test_of_itself_a_seat_is_told_what_it_knows(players: int) -> None:
    """In every world that the seat can't tell apart, the network is told the same, but for the rival's plan."""
    evaluator, luck = judgement(), Luck(3)
    different = 0
    for position in positions(players, 5)[::6]:
        for seat in range(players):
            belief = GAME.belief(position, seat)
            for _ in range(3):
                twin = belief.sample(luck)
                assert isinstance(twin, TicketToRide)
                different += GAME.format_position(twin) != GAME.format_position(position)
                own = slice(INPUTS - len(RIVAL))
                assert told(evaluator, twin, seat)[own] == told(evaluator, position, seat)[own]
    assert different > 20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_tells_all_numbers_and_judges_every_seat(players: int) -> None:
    evaluator = judgement()
    for position in positions(players, 6)[::5]:
        assert evaluator.settled(position)
        assert [len(told(evaluator, position, seat)) for seat in evaluator.asked(position)] == players * [INPUTS]
        out = Moves()
        evaluator.judge(position, out)
        assert out.count == 2 * players
        assert all(0 < share < WHOLE for share in out.numbers()[:players])


def test_near_the_end_it_knows_who_wins() -> None:
    evaluator, right, games = judgement(), 0, 12
    for seed in range(games):
        position = positions(2, 20 + seed)[-1]
        out = Moves()
        evaluator.judge(position, out)
        lead = position.halves(0) - position.halves(1)
        right += (out.get(0) > out.get(1)) == (lead > 0)
    assert right >= 9


def test_the_quick_policy_plays_by_the_plan() -> None:
    """It wins against random moves, and only ever does what is legal."""
    evaluator, won = judgement(), 0
    for seed in range(10):
        luck = Luck(seed)
        position = GAME.set_up(2)
        while not position.is_over():
            if position.is_chance():
                position.step(CHANCE, position.sample(luck), None)
                continue
            seat = (int(position.actors()) & -int(position.actors())).bit_length() - 1
            moves = Moves()
            position.legal(seat, moves)
            move = evaluator.quick(position, seat, moves, luck) if seat == 0 else moves.get(luck.below(moves.count))
            assert moves.has(move)
            position.step(seat, move, None)
        won += position.halves(0) > position.halves(1)
    assert won >= 9


@pytest.mark.parametrize(("players", "others"), [(2, GAME_DECIDES), (4, GAME_DECIDES), (2, SEARCHED)])
def test_the_search_has_branches_for_the_seat_itself_only(players: int, others: int) -> None:
    """The others are foreseen, unless that is switched off."""
    position = positions(players, 9)[6]
    settings = Settings()
    settings.others = others
    search = Search(judgement(), settings, Luck(5))
    search.begin(players, position.turn)
    search.run(GAME.belief(position, position.turn), 400)
    deciding = {search.tree.names[node] % SEATS - 1 for node in range(1, search.tree.size())}
    assert (deciding == {position.turn}) == (others == GAME_DECIDES)
