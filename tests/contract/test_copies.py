"""`copy`, `deepcopy` and `pickle` give the same game again, and what happens to the copy leaves the original alone."""

from __future__ import annotations

import copy
import copyreg
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import fogline
from fogline import SPECTATOR, Game, State, games
from fogline.bots.bot import Decision
from fogline.core.native import Luck, Moves, Position, rollout
from tests.contract.conftest import Trail
from tests.play import playable, random_record, walk

Copier = Callable[[Any], Any]


def pickled(thing: Any) -> Any:  # noqa: ANN401  (whatever it is)
    return pickle.loads(pickle.dumps(thing))  # noqa: S301  (our own)


COPIERS: tuple[Copier, ...] = (copy.copy, copy.deepcopy, pickled)


def form(thing: object) -> object:
    """All that an object is made of, down to numbers."""
    if isinstance(thing, (list, tuple)):
        return [form(part) for part in thing]
    reduce = copyreg.dispatch_table.get(type(thing))
    return thing if reduce is None else [form(part) for part in reduce(thing)]


def ending(position: Position, seed: int) -> tuple[object, ...]:
    """How the position's game ends if it is played on at random: how long it takes, the points, every number."""
    steps = rollout(position, Luck(seed), Moves())
    return steps, [position.halves(seat) for seat in range(position.seats)], form(position)


def test_a_pickled_position_is_the_same_to_the_last_number_and_plays_on_alike(trail: Trail) -> None:
    for seed, moment in enumerate(trail.moments):
        twin = pickled(moment.state.position)
        assert form(twin) == form(moment.state.position)
        assert ending(twin, seed) == ending(moment.state.position.clone(), seed)
        assert str(moment.state) == moment.text


def test_copies_of_a_state_are_equal_and_leave_it_alone(trail: Trail) -> None:
    for moment in trail.moments[::7]:
        for copier in COPIERS:
            twin = copier(moment.state)
            assert isinstance(twin, State)
            assert twin == moment.state
            assert hash(twin) == hash(moment.state)
            assert twin.views(range(SPECTATOR, trail.players)) == moment.state.views(range(SPECTATOR, trail.players))
            if moment.entry is not None:
                who = moment.entry.who
                assert twin.apply(moment.entry.text, None if who == "chance" else int(who)) == moment.events
                assert twin != moment.state
            assert str(moment.state) == moment.text


def test_copies_of_a_position_leave_it_alone(trail: Trail) -> None:
    for moment in trail.moments[::7]:
        before = form(moment.state.position)
        for copier in COPIERS:
            twin = copier(moment.state.position)
            assert form(twin) == before
            rollout(twin, Luck(1), Moves())
        assert form(moment.state.position) == before


def test_a_view_and_the_position_behind_it_give_the_same_worlds(trail: Trail) -> None:
    """At a table bots imagine from the view, in the arena from the position, which costs less."""
    for seed, moment in enumerate(trail.decisions[::5]):
        for seat, _ in moment.state.decisions():
            by_view = trail.game.prepare(moment.state.view(seat))
            by_position = trail.game.belief(moment.state.position, seat)
            lucks = Luck(seed), Luck(seed)
            for _ in range(3):
                one, other = by_view.sample(lucks[0]), by_position.sample(lucks[1])
                assert trail.game.format_position(one) == trail.game.format_position(other)
                assert ending(one, seed)[:2] == ending(other, seed)[:2]


def test_what_a_seat_imagines_can_be_pickled_too(trail: Trail) -> None:
    """A world that agrees with a view need be none that a position text may describe."""
    for seed, moment in enumerate(trail.moments[::9]):
        world = trail.game.prepare(moment.state.view(seed % trail.players)).sample(Luck(seed))
        assert ending(pickled(world), seed) == ending(world.clone(), seed)


def test_views_actions_events_and_outcomes_can_be_copied(trail: Trail) -> None:
    for moment in [*trail.moments[::11], *trail.ends]:
        things = [moment.state.view(0), moment.entry, moment.events, moment.state.outcome]
        for copier in COPIERS:
            assert [copier(thing) for thing in things] == things


def test_legal_actions_and_chances_can_be_copied(trail: Trail) -> None:
    for moment in trail.decisions[::11]:
        for _, legal in moment.state.decisions():
            assert [list(copier(legal)) for copier in COPIERS] == [list(legal)] * len(COPIERS)
    for moment in trail.draws[::11]:
        chance = moment.state.chance()
        assert chance is not None
        assert [list(copier(chance)) for copier in COPIERS] == [list(chance)] * len(COPIERS)


def test_records_can_be_copied(trail: Trail) -> None:
    record = random_record(trail.game, trail.players, 5)
    for copier in COPIERS:
        twin = copier(record)
        assert twin == record
        assert twin.line() == record.line()
        fogline.verify(twin, record.hash, trail.game)


def test_decisions_of_bots_can_be_copied(trail: Trail) -> None:
    for moment in trail.decisions[::40]:
        _, legal = moment.state.decisions()[0]
        policy = {str(action): 1 / len(legal) for action in legal}
        decision = Decision(legal[0], policy, {str(legal[0]): 0.5}, {"simulations": 12, "depth": 3})
        assert [copier(decision) for copier in COPIERS] == [decision] * len(COPIERS)


def every_game() -> list[Game]:
    """Each game with each version of its rules, with and without an option."""
    found = []
    for name in playable():
        for rules in games.game_class(name).versions:
            found += [fogline.load(name, rules=rules), fogline.load(name, rules=rules, options={"first": 1})]
    return found


@pytest.mark.parametrize("game", every_game(), ids=lambda game: f"{game.name}-{game.rules_version}-{game.options}")
def test_a_game_is_its_name_options_data_and_rules_version(game: Game) -> None:
    for copier in COPIERS:
        twin = copier(game)
        assert (type(twin), twin) == (type(game), game)
        assert hash(twin) == hash(game)
        assert (twin.options, twin.rules_version, twin.data) == (game.options, game.rules_version, game.data)
        assert twin.builtin == game.builtin
        assert twin.action_count == game.action_count
        state = game.start(3)
        for position, entry in walk(twin.start(3), 4):
            assert position == state
            state.apply(entry.text, None if entry.who == "chance" else int(entry.who))
        assert state.outcome is not None


def test_games_differ_by_name_options_and_rules_version_and_so_do_their_states() -> None:
    found = every_game()
    for number, game in enumerate(found):
        assert [one == game for one in found].index(True) == number
        assert game != game.name
        if not game.options:
            assert [one.start(2) == game.start(2) for one in found].count(True) == 1
