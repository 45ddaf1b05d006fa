from __future__ import annotations

import pytest

import fogline
from fogline.arena.match import play
from fogline.bots import make_bot
from fogline.bots.search import BY_POLICY, GAME_DECIDES, SEATS, Search, Settings
from fogline.core.native import WHOLE, Luck, Moves
from fogline.core.record import replay
from fogline.games.san_francisco.mind.judgement import INPUTS, RIVAL_INPUTS, Judgement
from fogline.games.san_francisco.state import LAY, TURN, SanFrancisco

GAME = fogline.load("san-francisco")


def positions(players: int, seed: int, phase: int = TURN) -> list[SanFrancisco]:
    """The positions of a phase in a game between greedy bots."""
    bots = [make_bot("greedy", GAME, seat, 1) for seat in range(players)]
    found = []
    for step in replay(play(GAME, bots, fogline.Seeded(seed)), GAME):
        assert isinstance(step.state.position, SanFrancisco)
        if step.state.position.phase == phase:
            found.append(step.state.position)
    return found


def judgement() -> Judgement:
    evaluator = GAME.evaluator()
    assert isinstance(evaluator, Judgement)
    return evaluator


def judged(evaluator: Judgement, position: SanFrancisco) -> list[int]:
    out = Moves()
    evaluator.judge(position, out)
    return out.numbers()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_shares_of_all_seats_are_a_victory(players: int) -> None:
    evaluator = judgement()
    for position in positions(players, 5)[::9]:
        found = judged(evaluator, position)
        assert len(found) == 2 * players
        assert sum(found[:players]) == pytest.approx(WHOLE, abs=players)
        assert all(0 <= share <= WHOLE for share in found[:players])
        numbers = Moves()
        evaluator.describe(position, position.turn, numbers)
        more = 1 + (players - 1) * RIVAL_INPUTS if players > 2 else 0
        assert numbers.count == INPUTS + more >= evaluator.networks[players - 2].inputs
        assert position.turn in evaluator.asked(position)


def test_it_is_asked_at_the_beginning_of_a_turn_only() -> None:
    evaluator = judgement()
    assert all(evaluator.settled(position) for position in positions(2, 5))
    assert not any(evaluator.settled(position) for position in positions(2, 5, LAY))


def test_with_several_others_each_is_told_of_who_may_expect_most_first() -> None:
    evaluator, swapped = judgement(), 0
    for position in positions(4, 6)[::5]:
        for seat in range(4):
            numbers = Moves()
            evaluator.describe(position, seat, numbers)
            told = numbers.numbers()[INPUTS + 1 :]
            leads, contracts = told[::RIVAL_INPUTS], told[3::RIVAL_INPUTS]
            assert leads == sorted(leads), "who may expect most leaves the seat the smallest lead"
            others = [300 * position.cities[other].contracts for other in range(4) if other != seat]
            assert sorted(contracts) == sorted(others)
            swapped += contracts != others
    assert swapped > 5


def test_near_the_end_it_knows_who_wins() -> None:
    evaluator, right, games = judgement(), 0, 12
    for seed in range(games):
        position = positions(2, 30 + seed)[-1]
        first, second, *_ = judged(evaluator, position)
        right += (first > second) == (position.halves(0) > position.halves(1))
    assert right >= 9


def test_a_drawn_card_is_laid_where_the_prospects_are_best() -> None:
    evaluator, luck, apart = judgement(), Luck(1), 0
    for position in positions(2, 8, LAY)[::3]:
        seat, moves = position.turn, Moves()
        position.legal(seat, moves)
        shares = {}
        for move in moves.numbers():
            after = position.clone()
            after.step(seat, move, None)
            if not after.is_over():
                shares[move] = judged(evaluator, after)[seat]
        if len(shares) == moves.count:
            best = evaluator.best(position, seat, moves, luck)
            assert shares[best] == max(shares.values())
            apart += len(set(shares.values())) > 1
    assert apart > 3


@pytest.mark.parametrize(("lucky", "searched"), [(GAME_DECIDES, True), (BY_POLICY, False)])
def test_the_search_looks_behind_each_column_that_a_drawn_card_may_go_to(lucky: int, searched: bool) -> None:
    position = positions(2, 5)[6]
    settings = Settings()
    settings.lucky = lucky
    search = Search(judgement(), settings, Luck(5))
    search.begin(2, position.turn)
    search.run(GAME.belief(position, position.turn), 200)
    tree = search.tree
    drawn = tree.find(search.root, branch("draw", position.turn))
    assert tree.visits[drawn] > 10
    columns = [tree.find(drawn, branch(f"place {column}", position.turn)) for column in "abc"]
    assert [node >= 0 for node in columns] == [searched] * 3


def branch(action: str, seat: int) -> int:
    return GAME.encode(GAME.action(action)) * SEATS + seat + 1


@pytest.mark.parametrize(
    ("keep", "answer", "kept"),
    [(1, "take c, build o1t, build g3", 0), (2, "take c, build o1t, build g3", 1), (2, "draw, card b4, place b", 0)],
)
def test_the_tree_may_be_kept_between_turns_where_there_was_no_luck(keep: int, answer: str, kept: int) -> None:
    state = GAME.position("sf1 0 turn - 6 b0t|y0t|g3,o1t -/-/-/-/-;c0 -/-/-/-/-;c0 -")
    bot = make_bot(f"search:sims=300,keep={keep}", GAME, 0, 1)
    state.apply("take a")
    state.apply(bot.choose(state.view(0), state.legal(0)).action)
    for action in answer.split(", "):
        state.apply(action)
    decision = bot.choose(state.view(0), state.legal(0))
    assert decision.info["kept"] == kept
    assert decision.info["simulations"] == 300
