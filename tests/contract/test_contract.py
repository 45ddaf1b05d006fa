"""The contract that every game keeps, whatever its rules are."""

from __future__ import annotations

import functools
import itertools
import operator
import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from fogline import SPECTATOR, Action, BadText, Event, IllegalAction, Seeded, State, read_record, replay, verify
from fogline.core.native import CHANCE, Log, Luck, Moves, rollout
from tests.contract.conftest import Moment, Trail
from tests.contract.refusals import RULE, SOURCE, codes_in
from tests.play import random_record

CORE_CODES = codes_in(*(SOURCE / "core").glob("*.py")) | {"luck-decides"}
"""Codes that concern no rule of a game."""


def through_json(value: Any, kind: Any) -> Any:  # noqa: ANN401  (as msgspec types them)
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)


def any_of(kinds: tuple[type, ...]) -> Any:  # noqa: ANN401  (a union, which has no type of its own)
    return functools.reduce(operator.or_, kinds)


def actions_seen(trail: Trail) -> list[Action]:
    """Every different action and outcome of the trail's games."""
    texts = dict.fromkeys(moment.entry.text for moment in trail.moments if moment.entry is not None)
    return [trail.game.action(text) for text in texts]


# Who decides, and what is legal.


def test_legal_actions_are_never_empty_sorted_and_unique(trail: Trail) -> None:
    for moment in trail.decisions:
        for seat in moment.state.actors:
            legal = moment.state.legal(seat)
            assert len(legal) > 0
            assert list(legal.numbers) == sorted(set(legal.numbers))
            assert len({str(action) for action in legal}) == len(legal)


def test_somebody_decides_or_luck_does_until_it_is_over(trail: Trail) -> None:
    for moment in trail.moments:
        state = moment.state
        assert [bool(state.actors), state.chance() is not None, state.outcome is not None].count(True) == 1
        for seat in set(range(SPECTATOR, trail.players + 1)) - set(state.actors):
            assert len(state.legal(seat)) == 0


def test_a_legal_list_is_a_container(trail: Trail) -> None:
    for moment in trail.decisions[::10]:
        legal = moment.state.legal(moment.state.actors[0])
        actions = list(legal)
        assert [legal[index] for index in range(len(legal))] == actions == legal[:]
        assert all(action in legal for action in actions)
        assert sum(action in legal for action in actions_seen(trail)) <= len(actions)
        assert len({*actions, *legal}) == len(legal)


def test_decisions_are_the_seats_that_decide_with_what_they_may_do(trail: Trail) -> None:
    for moment in trail.moments:
        decisions = moment.state.decisions()
        assert tuple(seat for seat, _ in decisions) == moment.state.actors
        assert [legal.numbers for _, legal in decisions] == [moment.state.legal(s).numbers for s, _ in decisions]


def test_a_loop_over_decisions_and_luck_plays_every_game_to_its_end(trail: Trail) -> None:
    state, luck, choice = trail.game.start(trail.players), Seeded(5), random.Random(5)
    while state.outcome is None:
        if state.chance():
            state.apply(luck.choose(state))
        for seat, legal in state.decisions():
            state.apply(choice.choice(legal), seat)
    assert len(state.outcome.standings) == trail.players


def test_decisions_made_at_once_are_made_apart(trail: Trail) -> None:
    """What one seat decides changes nothing for the others, and the order doesn't matter."""
    for moment in trail.decisions:
        chosen = [(seat, legal[-1]) for seat, legal in moment.state.decisions()]
        ends = set()
        for order in itertools.permutations(chosen) if len(chosen) > 1 else ():
            state = moment.state.clone()
            for seat, action in order:
                assert state.legal(seat).numbers == moment.state.legal(seat).numbers
                state.apply(action, seat)
            ends.add(str(state))
        assert len(ends) == (len(chosen) > 1)


def test_legal_without_a_seat_is_the_only_actors_or_refused(trail: Trail) -> None:
    for moment in trail.moments:
        actors = moment.state.actors
        if len(actors) > 1:
            with pytest.raises(IllegalAction, match="which-seat"):
                moment.state.legal()
        else:
            expected = moment.state.legal(actors[0]).numbers if actors else []
            assert moment.state.legal().numbers == expected


# Text, integers, JSON.


def test_every_integer_below_the_count_is_an_action_and_no_other(trail: Trail) -> None:
    game = trail.game
    assert all(isinstance(game.decode(number), game.action_types) for number in range(game.action_count))
    for number in (-game.action_count, -1, game.action_count, game.action_count + 1):
        with pytest.raises(ValueError, match=str(number)):
            game.decode(number)
    for moment in trail.decisions:
        for _, legal in moment.state.decisions():
            assert 0 <= legal.numbers[0] <= legal.numbers[-1] < game.action_count


def test_no_integer_beside_them_is_an_outcome(trail: Trail) -> None:
    streams = {chance.stream for moment in trail.draws if (chance := moment.state.chance()) is not None}
    for stream, number in itertools.product(streams, (-1, trail.game.action_count)):
        with pytest.raises(ValueError, match=str(number)):
            trail.game.decode_outcome(stream, number)
    with pytest.raises(ValueError, match="weather"):
        trail.game.decode_outcome("weather", 0)


def test_actions_survive_text_integer_and_json(trail: Trail) -> None:
    game, kinds = trail.game, any_of(trail.game.action_types)
    for moment in trail.decisions:
        for seat in moment.state.actors:
            for number, action in zip(moment.state.legal(seat).numbers, moment.state.legal(seat), strict=True):
                assert game.action(str(action)) == action
                assert game.encode(action) == number
                assert game.decode(number) == action
                assert through_json(action, kinds) == action
                assert str(game.action(f"  {str(action).upper()} ")) == str(action)


def test_outcomes_survive_text_integer_and_json(trail: Trail) -> None:
    game, kinds = trail.game, any_of(trail.game.action_types)
    for moment in trail.draws:
        chance = moment.state.chance()
        assert chance is not None
        for number, outcome in zip(chance.numbers, chance.outcomes, strict=True):
            assert game.action(str(outcome)) == outcome
            assert game.encode(outcome) == number
            assert game.decode_outcome(chance.stream, number) == outcome
            assert through_json(outcome, kinds) == outcome


def test_events_survive_json_and_name_seats_that_may_see_them(trail: Trail) -> None:
    kinds = any_of(trail.game.event_types)
    seen: set[type[Event]] = set()
    for moment in trail.moments:
        for event in moment.events:
            seen.add(type(event))
            assert through_json(event, kinds) == event
            assert event.seen_by is None or set(event.seen_by) <= set(range(trail.players))
    assert len(seen) > 3


def test_views_survive_json(trail: Trail) -> None:
    for number, moment in enumerate([*trail.moments[::5], *trail.ends]):
        for seat in (SPECTATOR, number % trail.players):
            view = moment.state.view(seat)
            assert through_json(view, trail.game.view_type) == view
            assert (view.game, view.seat, view.players) == (trail.game.name, seat, trail.players)
            assert view.actors == moment.state.actors
            assert view.outcome == moment.state.outcome


def test_views_made_together_are_those_made_one_by_one(trail: Trail) -> None:
    viewers = (SPECTATOR, *range(trail.players))
    for moment in trail.moments:
        assert moment.state.views(viewers) == {seat: moment.state.view(seat) for seat in viewers}


def test_positions_survive_text(trail: Trail) -> None:
    for moment in trail.moments:
        again = trail.game.position(moment.text)
        assert str(again) == moment.text
        assert "\n" not in moment.text
        assert again.actors == moment.state.actors
        assert again.outcome == moment.state.outcome
        assert again.view(0) == moment.state.view(0)
        assert [again.legal(seat).numbers for seat in again.actors] == [
            moment.state.legal(seat).numbers for seat in moment.state.actors
        ]
        mine, theirs = again.chance(), moment.state.chance()
        assert (mine is None) == (theirs is None)
        if mine is not None and theirs is not None:
            assert list(mine) == list(theirs)
            assert mine.stream == theirs.stream


def test_a_position_read_from_its_text_plays_on_alike(trail: Trail) -> None:
    for moment in trail.moments[:: max(1, len(trail.moments) // 12)]:
        one, other = moment.state.clone(), trail.game.position(moment.text)
        for state in (one, other):
            rollout(state.position, Luck(3), Moves())
        assert str(one) == str(other)


# Luck.


def test_probabilities_add_up_to_one(trail: Trail) -> None:
    for moment in trail.draws:
        chance = moment.state.chance()
        assert chance is not None
        assert list(chance.numbers) == sorted(set(chance.numbers))
        assert sum(probability for _, probability in chance) == 1
        assert all(probability > 0 for _, probability in chance)
        outcome, probability = list(chance)[-1]
        assert chance.probability(outcome) == probability
        assert len(chance) == len(chance.outcomes)


def test_luck_brings_what_is_possible_about_as_often_as_it_should(trail: Trail) -> None:
    """Every outcome within five standard deviations: at the first draw of each kind, and here and there."""
    first = {moment.state.game.stream(moment.state.position): moment for moment in reversed(trail.draws)}
    for moment in [*first.values(), *trail.draws[:: max(1, len(trail.draws) // 5)]]:
        numbers, weights = Moves(), Moves()
        moment.state.position.outcomes(numbers, weights)
        likely = dict(zip(numbers.numbers(), weights.numbers(), strict=True))
        luck = Luck(11)
        drawn = Counter(moment.state.position.sample(luck) for _ in range(800))
        assert set(drawn) <= set(likely)
        for number, weight in likely.items():
            share = weight / sum(likely.values())
            assert abs(drawn[number] - 800 * share) <= 5 * (800 * share * (1 - share)) ** 0.5


# Refusals.


def test_an_illegal_action_is_refused_with_a_reason_and_changes_nothing(trail: Trail) -> None:
    universe = actions_seen(trail)
    for number, moment in enumerate(trail.moments[::2]):
        state = moment.state.clone()
        possible = possible_now(state)
        for action in universe[number % 41 :: 41]:
            if str(action) not in possible:
                with pytest.raises(IllegalAction) as caught:
                    state.apply(action, state.actors[0] if state.actors else None)
                check_reason(trail, caught.value)
        assert str(state) == moment.text


def possible_now(state: State) -> set[str]:
    chance = state.chance()
    if chance is not None:
        return {str(outcome) for outcome in chance.outcomes}
    return {str(action) for action in state.legal(state.actors[0])} if state.actors else set()


def check_reason(trail: Trail, refusal: IllegalAction) -> None:
    """A code, and the game's paragraph where it is the game that refuses."""
    assert refusal.message().id == f"refusal-{refusal.code}"
    if refusal.code not in CORE_CODES:
        assert refusal.rule is not None
    if refusal.rule is not None:
        assert RULE.fullmatch(refusal.rule)
        assert refusal.rule.startswith(trail.game.prefix.upper())


def test_why_not_agrees_with_what_is_legal(trail: Trail) -> None:
    universe = actions_seen(trail)
    for number, moment in enumerate(trail.decisions):
        for seat in moment.state.actors:
            view = moment.state.view(seat)
            legal = set(moment.state.legal(seat))
            for action in [*legal, *universe[number % 17 :: 17]]:
                assert (trail.game.why_not(view, action) is None) == (action in legal), f"{action} in {moment.text}"


def test_nobody_acts_for_another_seat(trail: Trail) -> None:
    for moment in trail.decisions[::7]:
        assert moment.entry is not None
        for seat in {-1, *range(trail.players + 1)} - set(moment.state.actors):
            with pytest.raises(IllegalAction, match="not-your-turn"):
                moment.state.apply(moment.entry.text, seat)
        assert str(moment.state) == moment.text


@pytest.mark.parametrize("text", ["", " ", "nonsense", "draw draw draw", "0", "-", "\0", "ß" * 50, "first -1"])
def test_a_malformed_action_is_refused(trail: Trail, text: str) -> None:
    for moment in trail.moments[::20]:
        with pytest.raises(BadText):
            moment.state.apply(text)
        assert str(moment.state) == moment.text


@pytest.mark.parametrize("text", ["", "nonsense", "sf1", "-" * 1000, "\0"])
def test_a_malformed_position_is_refused(trail: Trail, text: str) -> None:
    with pytest.raises(BadText):
        trail.game.position(text)


def test_a_damaged_position_is_refused_or_is_another_position(trail: Trail) -> None:
    """Whatever character is lost: `BadText`, or a position that can be written down and read again."""
    text = trail.moments[len(trail.moments) // 3].text
    for index in range(len(text)):
        damaged = text[:index] + text[index + 1 :]
        try:
            state = trail.game.position(damaged)
        except BadText:
            continue
        assert str(trail.game.position(str(state))) == str(state)


def test_nothing_can_be_done_when_it_is_over(trail: Trail) -> None:
    for moment in trail.ends:
        for action in actions_seen(trail)[::3]:
            with pytest.raises(IllegalAction, match="game-over"):
                moment.state.apply(action)


def test_only_the_games_own_numbers_of_players_can_start(trail: Trail) -> None:
    for players in {-1, 0, 1, 99} - set(trail.game.players):
        with pytest.raises(IllegalAction, match="player-count"):
            trail.game.start(players)


# Copies.


def test_clones_are_independent(trail: Trail) -> None:
    for moment in trail.moments[:: max(1, len(trail.moments) // 15)]:
        twin, copy = moment.state.clone(), moment.state.clone()
        rollout(twin.position, Luck(5), Moves())
        assert str(copy) == str(moment.state) == moment.text
        # And the other way round: the copy doesn't notice what happens to the one it was copied from.
        second = twin.clone()
        rollout(copy.position, Luck(6), Moves())
        assert str(second) == str(twin)


def test_old_positions_stay_equal(trail: Trail) -> None:
    for moment in trail.moments:
        assert str(moment.state) == moment.text
        assert moment.state == trail.game.position(moment.text)
        assert hash(moment.state) == hash(trail.game.position(moment.text))
    different = {moment.text for moment in trail.moments}
    assert len(different) > len(trail.moments) // 2
    assert trail.moments[0].state != trail.moments[-1].state


def test_integers_and_readable_actions_do_the_same(trail: Trail) -> None:
    for moment in trail.moments:
        if moment.entry is not None:
            fast, slow = moment.state.clone(), moment.state.clone()
            number = trail.game.encode(trail.game.action(moment.entry.text))
            seat = CHANCE if moment.entry.who == "chance" else int(moment.entry.who)
            fast.position.step(seat, number, None)
            slow.apply(moment.entry.text, None if seat == CHANCE else seat)
            assert str(fast) == str(slow)


# Records and the end.


@pytest.mark.parametrize("seed", range(4))
def test_replaying_a_record_gives_the_same_positions(trail: Trail, seed: int) -> None:
    record = random_record(trail.game, trail.players, seed)
    again, written = read_record(record.line())
    assert again == record
    assert written == record.hash
    state = verify(again, written, trail.game)
    assert str(state) == record.final_position
    assert state.outcome == record.outcome
    played = trail.game.start(trail.players)
    for step in replay(again, trail.game):
        events = played.apply(step.entry.text, None if step.entry.who == "chance" else int(step.entry.who))
        assert (str(step.state), step.events) == (str(played), events)


@pytest.mark.parametrize("seed", range(10, 25))
def test_every_game_ends_with_an_outcome_that_adds_up(trail: Trail, seed: int) -> None:
    state = trail.game.start(trail.players)
    rollout(state.position, Luck(seed), Moves())
    outcome = state.outcome
    assert outcome is not None
    assert [sheet.seat for sheet in outcome.sheets] == list(range(trail.players))
    assert [sheet.halves for sheet in outcome.sheets] == [state.position.halves(seat) for seat in range(trail.players)]
    assert sorted(standing.seat for standing in outcome.standings) == list(range(trail.players))
    assert [standing.place for standing in outcome.standings] == sorted(one.place for one in outcome.standings)
    for number, standing in enumerate(outcome.standings):
        assert standing.halves == outcome.sheets[standing.seat].halves
        # A shared place skips the places behind it: 1, 1, 3.
        assert standing.place == 1 + sum(other.place < standing.place for other in outcome.standings)
        assert standing.place <= number + 1
    assert outcome.winners
    assert outcome.trigger is None or outcome.trigger in range(trail.players)
    for sheet in outcome.sheets:
        for line in sheet.lines:
            assert RULE.fullmatch(line.rule)


# Views and beliefs.


def test_a_sample_looks_the_same_to_the_viewer(trail: Trail) -> None:
    for number, moment in enumerate(trail.moments[::6]):
        for seat in (number % trail.players, *moment.state.actors):
            view = moment.state.view(seat)
            sampler = trail.game.prepare(view)
            for seed in (1, 2):
                assert trail.game.view(sampler.sample(Luck(seed)), seat) == view
    assert_playable(trail, trail.decisions[len(trail.decisions) // 2])


def assert_playable(trail: Trail, moment: Moment) -> None:
    """A sampled world is a whole position: it can be played to its end, and sampling again isn't disturbed by it."""
    sampler = trail.game.prepare(moment.state.view(0))
    first = str(State(trail.game, sampler.sample(Luck(1))))
    world = sampler.sample(Luck(1))
    rollout(world, Luck(9), Moves())
    assert world.is_over()
    assert str(State(trail.game, sampler.sample(Luck(1)))) == first


# What is unknown.


class Foreign(Action, frozen=True, tag="foreign"):
    """An action of no game."""

    def __str__(self) -> str:
        return "draw"


def test_an_action_of_another_game_is_an_error(trail: Trail) -> None:
    moment = trail.decisions[0]
    with pytest.raises(BadText):
        trail.game.encode(Foreign())
    with pytest.raises(BadText):
        moment.state.clone().apply(Foreign(), moment.state.actors[0])
    with pytest.raises(AssertionError, match="Foreign"):
        trail.game.why_not(moment.state.view(moment.state.actors[0]), Foreign())


def test_an_unknown_fact_is_an_error(trail: Trail) -> None:
    log = Log()
    log.add(99)
    with pytest.raises((AssertionError, KeyError), match="99"):
        trail.game.events(trail.moments[0].state.position, log)


def test_an_unknown_phase_is_an_error(trail: Trail) -> None:
    seat = trail.decisions[0].state.actors[0]
    view = trail.decisions[0].state.view(seat)
    for changed in (msgspec.structs.replace(view, phase="siesta"), msgspec.structs.replace(view, phase="over")):
        with pytest.raises(AssertionError):
            trail.game.prompt(changed)


def test_a_step_after_the_end_is_an_error(trail: Trail) -> None:
    for moment in trail.ends:
        with pytest.raises((AssertionError, ValueError)):
            moment.state.position.clone().step(0, 0, None)
