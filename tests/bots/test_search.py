from __future__ import annotations

import time

import pytest

import fogline
from fogline.arena.match import play
from fogline.bots import Limit, make_bot
from fogline.bots.search import BY_POLICY, EVEN, FORESEEN, GAME_DECIDES, RATED, SEARCHED, Search, Settings
from fogline.core.native import Luck, Moves, Position
from tests.bots.toys import Blank, Chance, Choice, End, Node, Toy, Worlds

WIN, LOSS = End((2, 0)), End((0, 2))


class Rated(Blank):
    """Rates the last move highest."""

    def rate(self, position: Position, seat: int, moves: Moves, ratings: Moves) -> None:  # noqa: ARG002
        for number in range(moves.count):
            ratings.add(0 if number == moves.count - 1 else -500)


class SearchesLuck(Blank):
    """Advises to search what is decided right after luck."""

    def searches_luck(self) -> bool:
        return True


def searched(
    *roots: Node,
    seats: int = 2,
    sims: int = 400,
    seed: int = 5,
    evaluator: Blank | None = None,
    **settings: object,
) -> Search:
    """The search of seat 0 where it can't tell the roots apart."""
    chosen = Settings()
    groups = bool(settings.get("branch", False))
    for name, value in settings.items():
        setattr(chosen, name, value)
    search = Search(evaluator or Blank(groups), chosen, Luck(seed))
    search.begin(seats, 0)
    search.run(Worlds(*(Toy(seats, root) for root in roots)), sims)
    return search


def most_visited(search: Search, *moves: int) -> int:
    return max(moves, key=search.visits)


def test_it_sees_that_the_opponent_answers_well_where_flat_counts_averages() -> None:
    trap = Choice(1, {1: WIN, 2: WIN, 3: WIN, 4: LOSS})
    even = Choice(1, {1: WIN, 2: LOSS, 3: End((1, 1)), 4: End((1, 1))})
    gamble = Chance([WIN, LOSS])
    root = Choice(0, {1: trap, 2: gamble})
    assert most_visited(searched(root), 1, 2) == 2
    flat = searched(root, tree=False)
    assert flat.value(1) > flat.value(2), "three of four answers win, so without a tree the trap looks better"
    assert searched(Choice(0, {1: even})).value(1) < 0.3


def test_flat_tries_every_move_equally_often() -> None:
    search = searched(Choice(0, {1: WIN, 2: LOSS, 5: LOSS}), sims=30, tree=False)
    assert [search.visits(move) for move in (1, 2, 5)] == [10, 10, 10]
    assert search.deepest == 1


def test_the_move_in_the_nth_place_is_tried_an_nth_as_often_as_the_best() -> None:
    root = Choice(0, {1: LOSS, 2: WIN, 4: End((1, 1)), 5: End((0, 1))})
    search = searched(root, sims=500)
    best, others = search.visits(2), [search.visits(move) for move in (4, 5, 1)]
    for place, visits in enumerate(others, start=2):
        assert visits == pytest.approx(best / place, abs=3)


@pytest.mark.parametrize(("favour", "tried"), [(0.0, 1), (5.0, 2)])
def test_a_prior_decides_the_place_of_a_move_until_it_was_tried(favour: float, tried: int) -> None:
    """Rated highest is the last move. Without its rating the first one is tried first, as all look alike."""
    settings = Settings()
    settings.favour = favour
    search = Search(Rated(), settings, Luck(5))
    search.begin(2, 0)
    search.run(Worlds(Toy(2, Choice(0, {1: WIN, 2: WIN}))), 1)
    assert search.visits(tried) == 1


def test_every_player_is_taken_to_want_its_own_victory() -> None:
    """Seat 1 takes its own victory where it can, and has no reason to spite where it can't."""
    spiteful = Choice(1, {1: End((2, 0, 0)), 2: End((0, 0, 2))})
    selfish = Choice(1, {1: End((0, 2, 0)), 2: End((2, 0, 0))})
    root = Choice(0, {1: spiteful, 2: selfish})
    search = searched(root, seats=3)
    assert most_visited(search, 1, 2) == 1
    assert search.value(2) < 0.2


@pytest.mark.parametrize("branch", [False, True])
def test_luck_is_averaged_by_its_probabilities(branch: bool) -> None:
    lucky = Chance([WIN, WIN, LOSS])
    unlucky = Chance([WIN, LOSS, LOSS])
    search = searched(Choice(0, {1: lucky, 2: unlucky}), sims=2000, branch=branch, explore=3.0)
    assert search.value(1) == pytest.approx(0.9 * 2 / 3 + 0.1 * 0.5, abs=0.05)
    assert search.value(2) == pytest.approx(0.9 / 3 + 0.1 * 0.5, abs=0.08)


def test_public_luck_may_be_answered_only_where_it_has_branches() -> None:
    """After the draw the right answer depends on what came: told apart it always wins, open-loop it can't know."""
    draw = Chance([Choice(0, {1: WIN, 2: LOSS}), Choice(0, {1: LOSS, 2: WIN})])
    root = Choice(0, {1: draw, 2: LOSS})
    assert searched(root, branch=True).value(1) > 0.8
    assert searched(root, branch=False).value(1) < 0.65


def test_moves_after_luck_without_branches_are_in_the_tree_or_left_to_what_looks_best() -> None:
    draw = Chance([Choice(0, {1: WIN, 2: LOSS}), Choice(0, {1: LOSS, 2: WIN})])
    root = Choice(0, {3: draw, 4: LOSS})
    assert searched(root, lucky=RATED).tree.size() == 1 + 2 + 2
    assert searched(root, lucky=EVEN).tree.size() == 1 + 2 + 2
    assert searched(root, lucky=BY_POLICY).tree.size() == 1 + 2
    assert searched(root, lucky=GAME_DECIDES).tree.size() == 1 + 2
    assert searched(root, lucky=GAME_DECIDES, evaluator=SearchesLuck()).tree.size() == 1 + 2 + 2


def test_hidden_facts_do_not_split_the_tree() -> None:
    """A guess wins in one of two worlds that look alike; who could see them apart would prefer it to a sure draw."""
    draw = End((1, 1))
    heads = Choice(0, {1: Choice(0, {3: WIN, 4: LOSS}), 2: draw})
    tails = Choice(0, {1: Choice(0, {3: LOSS, 4: WIN}), 2: draw})
    search = searched(heads, tails, sims=2000)
    assert search.value(1) < 0.65, "in each world alone the guess would look like a certain win"
    assert search.tree.size() == 1 + 2 + 2


def test_a_move_that_is_seldom_there_is_still_tried_when_it_is() -> None:
    often = Choice(0, {5: Choice(0, {1: End((1, 1)), 3: LOSS}), 6: LOSS})
    seldom = Choice(0, {5: Choice(0, {1: End((1, 1)), 2: WIN, 3: LOSS}), 6: LOSS})
    search = searched(often, often, often, seldom, sims=400)
    assert search.follow(5)
    assert search.visits(2) > 60, "it was offered about 100 times and always won"


def test_the_tree_behind_a_move_is_kept() -> None:
    root = Choice(0, {1: Choice(0, {3: WIN, 4: LOSS}), 2: LOSS})
    search = searched(root)
    known = search.tree.visits[search.tree.find(search.root, 1 * 8 + 1)]
    assert search.follow(1)
    assert search.visits(3) + search.visits(4) == known - 1
    assert not search.follow(2)


class Drawn(Toy):
    """A toy whose luck can be listed."""

    def clone(self) -> Drawn:
        return Drawn(self.seats, self.node)

    def outcomes(self, out: Moves, weights: Moves) -> None:
        assert isinstance(self.node, Chance)
        for outcome in range(len(self.node.branches)):
            out.add(outcome)
            weights.add(1)


@pytest.mark.parametrize("branch", [False, True])
def test_ways_lead_over_the_others_turns_to_the_seats_next_decisions(branch: bool) -> None:
    """Move 1 is answered by 3, by 4 and a forced move, or by 5 and luck, which leads on only where it has branches."""
    again = [Choice(0, {7: WIN, 8: LOSS}) for _ in range(4)]
    forced = Choice(1, {6: again[1]})
    answers = Choice(1, {3: again[0], 4: forced, 5: Chance([again[2], again[3]]), 9: LOSS})
    behind = Drawn(2, answers)
    search = searched(Choice(0, {1: answers, 2: LOSS}), branch=branch, explore=9.0)
    assert search.follow(1)
    tree, root = search.tree, search.root
    ways = search.ways(behind)
    reached = [world.node for world, _ in ways if isinstance(world, Drawn)]
    assert [any(node is one for node in reached) for one in again] == [True, True, branch, branch]
    answered = [tree.find(root, move * 8 + 2) for move in (3, 4)]
    assert set(answered) <= {node for _, node in ways}
    visits = [tree.visits[node] for _, node in ways]
    assert visits == sorted(visits, reverse=True)
    search.turn_to(ways[0][1])
    known = search.visits(7) + search.visits(8)
    assert known == tree.visits[ways[0][1]] - 1
    search.run(Worlds(Toy(2, again[0])), 10)
    assert search.visits(7) + search.visits(8) == known + 10


def test_there_are_no_ways_over_turns_that_are_foreseen() -> None:
    answers = Choice(1, {3: Choice(0, {7: WIN, 8: LOSS}), 4: LOSS})
    search = searched(Choice(0, {1: answers, 2: LOSS}), others=FORESEEN)
    assert search.follow(1)
    assert search.ways(Toy(2, answers)) == []


class Guided(Blank):
    """Its hints favour the last move, though it rates all moves alike."""

    def hint(self, position: Position, seat: int, moves: Moves, ratings: Moves) -> None:  # noqa: ARG002
        for number in range(moves.count):
            ratings.add(0 if number == moves.count - 1 else -500)


def test_behind_the_root_the_hints_guide() -> None:
    search = Search(Guided(), Settings(), Luck(5))
    search.begin(2, 0)
    answer = Choice(1, {3: WIN, 4: WIN})
    search.run(Worlds(Toy(2, Choice(0, {1: answer, 2: LOSS}))), 50)
    tree = search.tree
    first, second = (tree.find(search.root, move * 8 + 1) for move in (1, 2))
    assert tree.priors[first] == tree.priors[second] == 1.0, "the decision at hand is rated, and all moves alike"
    usual, favoured = (tree.find(first, move * 8 + 2) for move in (3, 4))
    assert (tree.priors[usual], tree.priors[favoured]) == (0.5, 1.0)
    assert tree.visits[favoured] > tree.visits[usual]


class Turns(Blank):
    """Seat 1 decides at the beginning of a turn, where it can be judged: even for all."""

    def settled(self, position: Position) -> bool:
        return bool(position.actors() == 2)

    def judge(self, position: Position, out: Moves) -> None:
        for _ in range(position.seats):
            out.add(500_000)


@pytest.mark.parametrize("patience", [1, 7])
def test_the_turn_that_follows_is_searched_when_what_leads_to_it_was_judged_often_enough(patience: int) -> None:
    settings = Settings()
    settings.patience = patience
    search = Search(Turns(), settings, Luck(5))
    search.begin(2, 0)
    sampler = Worlds(Toy(2, Choice(0, {1: Choice(0, {3: Choice(1, {5: WIN, 6: LOSS}), 4: LOSS})})))
    search.run(sampler, 1 + patience)
    before = search.tree.size()
    assert before == 1 + 1 + 2, "within a turn there is nothing to wait for"
    search.run(sampler, 100)
    assert search.tree.size() == before + 2
    tree = search.tree
    asked = tree.find(tree.find(search.root, 1 * 8 + 1), 3 * 8 + 1)
    answers = [tree.visits[tree.find(asked, move * 8 + 2)] for move in (5, 6)]
    assert sum(answers) == tree.visits[asked] - patience


class Foreseen(Blank):
    """Every decision begins a turn; the others are taken to play their last move."""

    def __init__(self, advice: bool) -> None:
        super().__init__()
        self.advice = advice
        self.judged: list[int] = []

    def settled(self, position: Position) -> bool:  # noqa: ARG002
        return True

    def quick(self, position: Position, seat: int, moves: Moves, luck: Luck) -> int:  # noqa: ARG002
        return int(moves.get(moves.count - 1))

    def horizon(self, position: Position) -> int:  # noqa: ARG002
        return 0

    def foresees(self) -> bool:
        return self.advice

    def judge(self, position: Position, out: Moves) -> None:
        self.judged.append(position.actors())
        for _ in range(position.seats):
            out.add(500_000)


@pytest.mark.parametrize(("advice", "others"), [(True, GAME_DECIDES), (False, FORESEEN)])
def test_the_others_may_be_foreseen_up_to_the_turn_of_the_seat_itself(advice: bool, others: int) -> None:
    """Seat 1 could win by its first answer; it is taken to give its last, so that seat 2 and then seat 0 play on."""
    won, lost, theirs = End((2, 0, 0)), End((0, 2, 0)), End((0, 0, 2))
    again = Choice(0, {7: won, 8: theirs})
    later = Choice(2, {5: theirs, 6: again})
    root = Choice(0, {1: Choice(1, {3: lost, 4: Chance([later, later])}), 2: Choice(1, {3: won, 4: lost})})
    evaluator, settings = Foreseen(advice), Settings()
    settings.others, settings.patience = others, 4
    search = Search(evaluator, settings, Luck(5))
    search.begin(3, 0)
    search.run(Worlds(Toy(3, root)), 200)
    assert set(evaluator.judged) == {1}, "judged where seat 0 decides again"
    assert len(evaluator.judged) == 4, "and that turn is searched when it was judged often enough"
    assert search.tree.size() == 1 + 2 + 2, "no branches for the others"
    assert search.value(1) > 0.8
    assert search.value(2) < 0.1


@pytest.mark.parametrize(("advice", "others"), [(False, GAME_DECIDES), (True, SEARCHED)])
def test_otherwise_the_others_turns_are_searched(advice: bool, others: int) -> None:
    root = Choice(0, {1: Choice(1, {3: LOSS, 4: WIN}), 2: LOSS})
    settings = Settings()
    settings.others = others
    search = Search(Foreseen(advice), settings, Luck(5))
    search.begin(2, 0)
    search.run(Worlds(Toy(2, root)), 200)
    assert search.tree.size() == 1 + 2 + 2
    assert search.value(1) < 0.2, "seat 1 finds its better answer"


@pytest.mark.parametrize("paired", [True, False])
def test_the_moves_to_decide_between_meet_the_same_luck(paired: bool) -> None:
    """Two bets on the same coin, one of them after a coin of the other's that doesn't matter."""
    bet = Chance([WIN, LOSS])
    later = Chance([Choice(1, {5: bet, 6: bet})] * 2)
    search = searched(Choice(0, {1: Choice(1, {5: bet, 6: bet}), 2: later}), sims=80, tree=False, paired=paired)
    assert search.visits(1) == search.visits(2) == 40
    assert (search.value(1) == search.value(2)) == paired


# The bots, with a real game.


def build_decision() -> fogline.State:
    """Seat 0 has taken three cards and may build them in any order."""
    state = fogline.load("san-francisco", options={"first": 0}).start(players=2)
    source = fogline.Seeded(3)
    for action in ("draw", "place a", "draw", "place a", "draw", "place a", "draw", "place b"):
        if action == "draw":
            state.apply(action)
            state.apply(source.choose(state))
        else:
            state.apply(action)
    state.apply("take a")
    return state


def test_the_same_seed_gives_the_same_decision() -> None:
    state = build_decision()
    first, again, other = (
        make_bot("search:sims=150", state.game, 0, seed).choose(state.view(0), state.legal(0)) for seed in (1, 1, 2)
    )
    assert (first.action, first.policy, first.values) == (again.action, again.policy, again.values)
    assert first.values != other.values, "another seed, other luck"


def test_a_decision_shows_what_was_thought() -> None:
    state = build_decision()
    decision = make_bot("search:sims=30", state.game, 0, 1).choose(state.view(0), state.legal(0))
    assert set(decision.policy) == {str(action) for action in state.legal(0)}
    assert sum(decision.policy.values()) == pytest.approx(1)
    often = [text for text, share in decision.policy.items() if 2 * share >= max(decision.policy.values())]
    assert str(decision.action) == max(often, key=decision.values.__getitem__)
    assert decision.info["simulations"] == 30
    assert decision.info["kept"] == 0
    assert all(0 <= value <= 1 for value in decision.values.values())


def test_the_tree_is_kept_between_the_cards_of_one_turn_and_dropped_otherwise() -> None:
    state = build_decision()
    bot = make_bot("search:sims=30", state.game, 0, 1)
    state.apply(bot.choose(state.view(0), state.legal(0)).action)
    second = bot.choose(state.view(0), state.legal(0))
    assert second.info["kept"] == 1
    turn = fogline.load("san-francisco", options={"first": 0}).start(players=2)
    source = fogline.Seeded(4)
    for column in "ab":
        turn.apply("draw")
        turn.apply(source.choose(turn))
        turn.apply(f"place {column}")
    assert bot.choose(turn.view(0), turn.legal(0)).info["kept"] == 0


def test_limits_are_kept_and_the_narrower_one_counts() -> None:
    state = build_decision()
    bot = make_bot("search:sims=50,keep=0", state.game, 0, 1)
    assert bot.choose(state.view(0), state.legal(0), Limit(sims=20)).info["simulations"] == 20
    assert bot.choose(state.view(0), state.legal(0), Limit(sims=200)).info["simulations"] == 50
    start = time.perf_counter()
    decision = make_bot("search:ms=150", state.game, 0, 1).choose(state.view(0), state.legal(0))
    assert int(decision.info["simulations"]) > 0
    assert 0.1 < time.perf_counter() - start < 2


@pytest.mark.parametrize("spec", ["search:sims=12", "flat:sims=30"])
def test_it_beats_random(spec: str) -> None:
    game = fogline.load("san-francisco")
    for seat in (0, 1):
        bots = [make_bot(spec if seat == other else "random", game, other, seed=4) for other in (0, 1)]
        record = play(game, bots, fogline.Seeded(8))
        assert record.outcome is not None
        assert record.outcome.winners == (seat,)
