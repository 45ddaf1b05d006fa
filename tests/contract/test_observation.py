"""What a seat may know, as numbers: in its bounds, the same in worlds that it can't tell apart, another otherwise."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from fogline import State
from fogline.core.native import Luck
from fogline.core.observing import POINTS, RANK, VICTORY, Block, Numbers, Observer, write_results
from tests.contract.conftest import Trail

FORMS = (False, True)


def written(state: State, trail: Trail, seat: int, *, rich: bool) -> bytes:
    observer = trail.game.observer(trail.players)
    numbers = Numbers(observer.size(rich))
    observer.write(state.position, seat, rich, numbers)
    assert numbers.at == observer.size(rich)
    return bytes(memoryview(numbers.items))


def values(found: bytes, blocks: list[Block]) -> dict[str, list[int]]:
    numbers = memoryview(found).cast("h").tolist()
    ends = [sum(block.size for block in blocks[: number + 1]) for number in range(len(blocks))]
    return {block.name: numbers[end - block.size : end] for block, end in zip(blocks, ends, strict=True)}


@pytest.mark.parametrize("rich", FORMS)
def test_every_number_is_in_its_bounds_and_every_block_says_something(trail: Trail, rich: bool) -> None:
    blocks = trail.game.observer(trail.players).blocks(rich)
    assert len({block.name for block in blocks}) == len(blocks)
    for moment in trail.moments:
        for seat in range(trail.players):
            for block, numbers in zip(
                blocks, values(written(moment.state, trail, seat, rich=rich), blocks).values(), strict=True
            ):
                assert block.least <= min(numbers), (block.name, moment.text)
                assert max(numbers) <= block.most, (block.name, moment.text)


def test_the_rich_form_begins_with_the_compact_one(trail: Trail) -> None:
    for moment in trail.moments[::7]:
        compact = written(moment.state, trail, 0, rich=False)
        assert written(moment.state, trail, 0, rich=True).startswith(compact)


@pytest.mark.parametrize("rich", FORMS)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(trail: Trail, rich: bool) -> None:
    luck, differed = Luck(7), 0
    for moment in trail.moments:
        if moment.entry is None:
            continue
        for seat in range(trail.players):
            belief = trail.game.belief(moment.state.position, seat)
            told = written(moment.state, trail, seat, rich=rich)
            world = State(trail.game, belief.sample(luck))
            differed += str(world) != moment.text
            assert written(world, trail, seat, rich=rich) == told, moment.text
    assert differed or not trail.game.secrets


def test_what_a_seat_sees_shows(trail: Trail) -> None:
    """Where views differ, rich observations do; a game without an `observation.py` tells at least who decides."""
    seen: dict[bytes, str] = {}
    plain = type(trail.game.observer(trail.players)) is Observer
    for moment in trail.moments:
        found = written(moment.state, trail, 0, rich=True)
        view = moment.state.view(0)
        told = str((view.actors, view.outcome is None) if plain else view)
        assert seen.setdefault(found, told) == told, moment.text


def test_results_are_those_of_the_standings(trail: Trail) -> None:
    observer = trail.game.observer(trail.players)
    for end in trail.ends:
        outcome = end.state.outcome
        assert outcome is not None
        results = {}
        for kind in (VICTORY, POINTS, RANK):
            out = vec[float]([0.0] * trail.players)
            write_results(end.state.position, kind, out, 0)
            results[kind] = list(out)
        shares = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(trail.players)]
        assert results[VICTORY] == shares
        halves = {standing.seat: standing.halves for standing in outcome.standings}
        assert results[POINTS] == [halves[seat] / 2 for seat in range(trail.players)]
        assert all(observer.least_points <= points <= observer.most_points for points in results[POINTS])
        places = {standing.seat: standing.place for standing in outcome.standings}
        order = sorted(range(trail.players), key=lambda seat: results[RANK][seat], reverse=True)
        assert [places[seat] for seat in order] == sorted(places.values())
        assert sum(results[RANK]) == pytest.approx(trail.players / 2)
