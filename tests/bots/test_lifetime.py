"""A bot lives as long as its seat is played; one that is lost and made anew goes on as if it had lived."""

from __future__ import annotations

import msgspec
import pytest

import fogline
from fogline import games
from fogline.arena.match import play
from fogline.bots import Bot, Decision, Limit, make_bot, turn_of
from fogline.bots.bot import NO_LIMIT
from fogline.bots.levels import LEVELS
from fogline.core.game import Game, Legal, State, View
from fogline.core.record import Entry

LIMIT = Limit(sims=6)
BOTS = [*LEVELS, "random", "greedy:blur=900,slip=20", "flat", "search:keep=0", "search:keep=2"]


class Recorder(Bot):
    """Lives through its game, beside bots that are made anew for each decision and see the view as it travels."""

    def __init__(self, spec: str, game: Game, seat: int, seed: int) -> None:
        super().__init__(game, seat, seed)
        self.spec = spec
        self.living = make_bot(spec, game, seat, seed)
        self.pairs: list[tuple[object, object]] = []
        """What each thought: in a game one may not fail, since `greedy` would stand in."""
        self.kept = 0

    def at(self, turn: int) -> Recorder:
        self.turn = turn
        self.living.at(turn)
        return self

    def choose(self, view: View, legal: Legal, limit: Limit = NO_LIMIT) -> Decision:
        decision = self.living.choose(view, legal, limit)
        if decision.info.get("kept"):
            self.kept += 1
            return decision
        anew = make_bot(self.spec, self.game, self.seat, self.seed).at(self.turn)
        travelled = msgspec.json.decode(msgspec.json.encode(view), type=self.game.view_type)
        again = anew.choose(travelled, Legal(self.game, list(legal.numbers)), limit)
        self.pairs.append((thought(decision), thought(again)))
        return decision


def thought(decision: Decision) -> tuple[object, ...]:
    """All of a decision but how long it took."""
    info = {name: value for name, value in decision.info.items() if name != "ms"}
    return decision.action, decision.policy, decision.values, info


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize("name", games.names())
def test_a_bot_made_anew_before_every_decision_decides_as_one_that_lives(name: str, spec: str) -> None:
    game = fogline.load(name)
    bots = [Recorder(spec, game, seat, seed=11) for seat in range(3)]
    anew = play(game, bots, fogline.Seeded(5), limit=LIMIT)
    compared = [pair for bot in bots for pair in bot.pairs]
    assert [pair for pair in compared if pair[0] != pair[1]] == []
    assert len(compared) > 60, "where a tree is kept, a bot made anew may decide otherwise"
    arena = play(game, [make_bot(spec, game, seat, seed=11) for seat in range(3)], fogline.Seeded(5), limit=LIMIT)
    assert arena.entries == anew.entries, "from the view it is the same game as from the position's belief"


def test_a_tree_is_kept_as_long_as_the_bot_lives() -> None:
    game = fogline.load("san-francisco")
    bots = [Recorder("search", game, seat, seed=11) for seat in range(2)]
    play(game, bots, fogline.Seeded(5), limit=LIMIT)
    assert all(bot.kept for bot in bots)


class Counter(Bot):
    """Keeps the numbers of its decisions."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        super().__init__(game, seat, seed)
        self.turns: list[int] = []

    def at(self, turn: int) -> Counter:
        self.turns.append(turn)
        return super().at(turn)

    def choose(self, view: View, legal: Legal, limit: Limit = NO_LIMIT) -> Decision:  # noqa: ARG002
        return Decision(legal[0])


@pytest.mark.parametrize("name", games.names())
def test_the_arena_numbers_the_decisions_of_a_seat(name: str) -> None:
    game = fogline.load(name)
    bots = [Counter(game, seat, 1) for seat in range(3)]
    record = play(game, bots, fogline.Seeded(5))
    for bot in bots:
        assert bot.turns == list(range(turn_of(record.entries, bot.seat)))


def test_what_was_undone_counts_too() -> None:
    entries = [Entry("chance", "first 0"), Entry(0, "draw"), Entry("table", "undo 0"), Entry(1, "draw")]
    assert [turn_of(entries, seat) for seat in (0, 1, 2)] == [1, 1, 0]


def build_choice(game: Game) -> State:
    return game.position("sf1 0 lay b4 6 -|o1t|- -/-/-/-/-;c0 -/-/-/-/-;c0 -")


def test_the_luck_of_a_decision_is_its_own_whatever_came_before() -> None:
    game = fogline.load("san-francisco")
    state = build_choice(game)
    view, legal = state.view(0), state.legal(0)
    bot = make_bot("random", game, 0, seed=3)
    in_order = [str(bot.at(turn).choose(view, legal).action) for turn in range(40)]
    bot.luck.below(7)
    backwards = [str(bot.at(turn).choose(view, legal).action) for turn in reversed(range(40))]
    assert in_order == backwards[::-1]
    assert len(set(in_order)) == len(legal), "and another for each"
    assert in_order != [
        str(make_bot("random", game, 0, seed=4).at(turn).choose(view, legal).action) for turn in range(40)
    ]
    assert make_bot("random", game, 0, 3).luck.bits() == make_bot("random", game, 0, 3).at(0).luck.bits()


def test_easy_has_one_mood_for_the_whole_game_and_about_as_many_bad_days_as_good_ones() -> None:
    """On a good day it never errs, so that it decides as `greedy` does at every turn."""
    game = fogline.load("san-francisco")
    state = build_choice(game)
    view, legal = state.view(0), state.legal(0)
    good = 0
    for seed in range(60):
        greedy = [make_bot("greedy", game, 0, seed).at(turn).choose(view, legal).action for turn in range(12)]
        easy = [make_bot("easy", game, 0, seed).at(turn).choose(view, legal).action for turn in range(12)]
        assert easy == greedy or sum(a != b for a, b in zip(easy, greedy, strict=True)) > 1
        good += easy == greedy
    assert 18 <= good <= 42
    moods = {make_bot("easy", game, seat, 1)._bot._slip for seat in range(4)}  # type: ignore[attr-defined]
    assert moods == {0, 85}, "each seat has its own"
