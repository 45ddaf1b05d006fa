"""Luck and skill are accounts that add up to the result, and nobody is blamed for what they could not see."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import fogline
from fogline import games
from fogline.analysis import Adviser, Analysis, Judge, Looker, analyse
from fogline.analysis.walk import standing_entries
from fogline.arena.simulate import Plan, simulate
from fogline.core.errors import Refusal
from fogline.core.native import Luck
from fogline.core.record import Entry, Record, read_record
from tests.play import playable

GOLDEN = sorted(Path(__file__).parents[1].joinpath("golden").glob("*.jsonl"))


def records(file: Path) -> list[Record]:
    return [read_record(line)[0] for line in file.read_text("utf-8").splitlines()]


def add_up(found: Analysis, record: Record) -> None:
    for account in found.accounts:
        assert sum(account.parts()) == pytest.approx(account.result, abs=1e-9)
        assert account.skill <= 0
    assert record.outcome is not None
    winners = [one.seat for one in record.outcome.standings if one.place == 1]
    results = [account.result for account in found.accounts]
    assert results == pytest.approx([(seat in winners) / len(winners) for seat in range(len(results))], abs=1e-9)
    for moment in found.moments:
        assert sum(moment.changes()) == pytest.approx(0, abs=1e-9)
    assert sum(account.luck for account in found.accounts) == pytest.approx(0, abs=1e-9)
    assert sum(account.start for account in found.accounts) == pytest.approx(1, abs=1e-9)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_the_accounts_of_golden_games_add_up(file: Path) -> None:
    for record in records(file)[:1]:
        add_up(analyse(record, games.of_record(record), sims=0), record)


@pytest.mark.soak
@pytest.mark.parametrize("name", playable())
def test_the_accounts_of_a_hundred_games_add_up(name: str) -> None:
    for players in (2, 4):
        for record in simulate(Plan(game=name, seats=("greedy",) * players, games=50, seed=4)):
            add_up(analyse(record, fogline.load(name), sims=4), record)


@pytest.mark.parametrize("name", playable())
def test_decisions_are_judged_and_the_same_comes_of_it_again(name: str) -> None:
    record = next(simulate(Plan(game=name, seats=("greedy", "random", "greedy"), games=1, seed=7)))
    game, heard = fogline.load(name), list[tuple[int, int]]()
    found = analyse(record, game, sims=6, on_moment=lambda done, all_: heard.append((done, all_)))
    add_up(found, record)
    assert heard[-1] == (len(found.moments), len(found.moments))
    assert found == analyse(record, game, sims=6)
    assert found.accounts[1].skill == min(account.skill for account in found.accounts), "random gives most away"
    for moment in found.turning_points(1):
        assert moment.better is not None
        assert moment.better != moment.texts[0]
        assert moment.better in map(str, game.position(moment.position).legal(1))
    alone = analyse(record, game, sims=6, seats=[1])
    assert [account.skill for account in alone.accounts] == [0, found.accounts[1].skill, 0]


def test_what_was_undone_does_not_count_and_bots_in_place_of_people_have_their_own_account() -> None:
    record = next(simulate(Plan(game="san-francisco", seats=("greedy", "greedy"), games=1, seed=7)))
    game = fogline.load("san-francisco")
    first = next(i for i, entry in enumerate(record.entries) if entry.who == 0)
    plain = analyse(record, game, sims=0)
    undone = [*record.entries[: first + 1], Entry("table", f"undo {first}"), *record.entries[first:]]
    again = analyse(msgspec.structs.replace(record, entries=undone), game, sims=0)
    assert again.accounts == plain.accounts
    away = [*record.entries[:first], Entry("table", "takeover 0"), *record.entries[first:]]
    found = analyse(msgspec.structs.replace(record, entries=away), game, sims=4)
    assert {moment.kind for moment in found.moments if moment.seat == 0} == {"table"}
    assert found.accounts[0].skill == found.accounts[0].unseen == 0
    assert found.accounts[0].table != 0


def test_a_turn_that_somebody_had_no_time_for_is_the_table_s_and_the_next_is_theirs() -> None:
    record = next(simulate(Plan(game="san-francisco", seats=("greedy", "greedy"), games=1, seed=7)))
    first = next(i for i, entry in enumerate(record.entries) if entry.who == 0)
    lapsed = [*record.entries[:first], Entry("table", "lapse 0"), *record.entries[first:]]
    game = fogline.load("san-francisco")
    marks = standing_entries(msgspec.structs.replace(record, entries=lapsed), game)
    own = [stood_in for _, entry, stood_in in marks if entry.who == 0]
    assert own[0]
    assert not own[-1]
    assert own == sorted(own, reverse=True)


def test_a_saved_game_is_looked_back_at_so_far() -> None:
    record = next(simulate(Plan(game="san-francisco", seats=("greedy", "greedy"), games=1, seed=7)))
    half = msgspec.structs.replace(record, entries=record.entries[:20], outcome=None)
    found = analyse(half, fogline.load("san-francisco"), sims=0)
    assert 0 < found.accounts[0].result < 1
    assert sum(account.result for account in found.accounts) == pytest.approx(1)
    empty = analyse(msgspec.structs.replace(half, entries=[]), fogline.load("san-francisco"))
    assert [account.result for account in empty.accounts] == [0.5, 0.5]


def test_plans_are_compared_as_a_whole_not_by_their_first_action() -> None:
    game = fogline.load("san-francisco", options={"first": 0})
    state = game.position("sf1 1 turn - 6 -|y1t+,n1t+|b5 -/-/-/-/-;c0 -/-/-/-/-;c0 -")
    texts = (("take b", "build y1t+", "build n1t+"), ("take b", "discard y1t+", "discard n1t+"))
    plans = [[game.action(text) for text in plan] for plan in texts]
    adviser, legal = Adviser(game, 20), state.legal(1).numbers
    built, thrown = adviser.compare(state.view(1), legal, plans)
    assert built.action == thrown.action == "take b"
    assert [len(idea.then) for idea in (built, thrown)] == [2, 2]
    assert built.share > thrown.share + 0.02
    assert built.why == tuple(effect for effect in built.effects if effect not in thrown.effects)
    assert adviser.compare(state.view(1), legal, plans) == (built, thrown)


def test_a_verdict_depends_on_nothing_but_the_seat_s_view() -> None:
    """Twin worlds, which differ in what the seat can't see, get the same verdict on every choice."""
    game = fogline.load("ticket-to-ride-san-francisco")
    record = next(simulate(Plan(game=game.name, seats=("greedy", "greedy"), games=1, seed=3)))
    step = next(step for i, step in enumerate(fogline.replay(record, game)) if i > 60 and step.state.actors == (0,))
    state = step.state
    worlds = (game.belief(state.position, 0).sample(Luck(seed)) for seed in range(1, 20))
    twin = next(fogline.State(game, world) for world in worlds if game.format_position(world) != str(state))
    assert twin.view(0) == state.view(0)
    for action in list(state.legal(0))[:5]:
        assert Judge(game, 12).verdict(twin, 0, action) == Judge(game, 12).verdict(state, 0, action)
    told = []
    for one in (state, twin):
        view, legal = one.view(0), one.legal(0).numbers
        adviser = Adviser(game, 12)
        plan = [game.decode(legal[-1])]
        beside = adviser.compare(view, legal, [plan, [game.decode(legal[0])]])
        told.append(msgspec.json.encode([adviser.hint(view, legal), adviser.caution(view, legal, plan), beside]))
    assert told[0] == told[1], "a hint, a warning or a comparison told something hidden"


@pytest.mark.parametrize("name", ["san-francisco", "ticket-to-ride-san-francisco"])
def test_the_teacher_says_of_a_move_before_it_what_looking_back_says_after(name: str) -> None:
    record = next(simulate(Plan(game=name, seats=("random", "greedy"), games=1, seed=7)))
    game = fogline.load(name)
    found = analyse(record, game, sims=6, seats=[0])
    dear = found.turning_points(0)[0]
    looker = Looker(record, game, 6)
    state = looker.decision(dear.first).before
    played = game.action(dear.texts[0])
    caution = Adviser(game, 6).caution(state.view(0), state.legal(0).numbers, [played])
    assert dear.better is not None
    assert caution.loss == pytest.approx(dear.loss, abs=1e-4)
    assert caution.better == game.action(dear.better).message()
    assert caution.at == 0
    with pytest.raises(Refusal, match="unknown-entry"):
        looker.decision(len(record.entries))
