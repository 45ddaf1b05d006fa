"""No leak: two worlds that a viewer can't tell apart, fed the same visible inputs, stay the same to that viewer.

Byte for byte: views, legal lists, events, refusals, previews, surveys and texts.
"""

from __future__ import annotations

import msgspec
import pytest

import fogline
from fogline import SPECTATOR, Event, State
from fogline.core.native import Luck
from fogline.games.ticket_to_ride import state as rules
from fogline.games.ticket_to_ride.game import TicketToRideGame
from fogline.games.ticket_to_ride.state import TicketToRide
from fogline.texts import Texts

GAME = fogline.load("ticket-to-ride-san-francisco")
assert isinstance(GAME, TicketToRideGame)
TEXTS = Texts(GAME)
TRIED = [
    GAME.action(text)
    for text in (
        "take blue",
        "take ferry",
        "take blind",
        "tickets",
        "pass",
        "keep goldengate-potrero",
        "pile heart castro",
        "tourist alcatraz",
        "claim pier39 alcatraz blue",
        "claim haight castro red",
    )
]
"""What is tried in every position, legal or not."""


def position_of(state: State) -> TicketToRide:
    assert isinstance(state.position, TicketToRide)
    return state.position


def seen(events: tuple[Event, ...], viewer: int) -> list[Event]:
    """What the viewer is told of some events."""
    return [event for event in events if event.seen_by is None or viewer in event.seen_by]


def everything(state: State, viewer: int, events: tuple[Event, ...], thoroughly: bool) -> list[bytes]:
    """All that the viewer gets, as bytes."""
    view = state.view(viewer)
    told = seen(events, viewer)
    if not thoroughly:
        return [msgspec.json.encode(part) for part in (view, told, list(state.legal(viewer).numbers))]
    tried = [*TRIED, *state.legal(viewer)[:2]] if viewer >= 0 else TRIED
    refusals = [GAME.why_not(view, action) for action in tried]
    previews = [GAME.preview(view, [action]) for action in tried] if viewer in state.actors else []
    said = [TEXTS.say(message) for message in (GAME.prompt(view), *GAME.describe(view))]
    said += [TEXTS.say(event.message()) for event in told]
    said += [TEXTS.say(message) for preview in previews for message in preview.messages()]
    said += [TEXTS.say(refusal.message()) for refusal in refusals if refusal]
    parts = [view, told, list(state.legal(viewer).numbers), [one and one.reason for one in refusals], previews, said]
    parts.append(GAME.survey(view))
    return [msgspec.json.encode(part) for part in parts]


def is_private(state: State, viewer: int) -> bool:
    """Whether luck now brings something that the viewer won't see."""
    position = position_of(state)
    match position.phase:
        case rules.DEAL | rules.DEAL_TICKETS:
            return position.dealt() != viewer
        case rules.BLIND | rules.DRAW_TICKETS:
            return position.turn != viewer
        case _:
            return False


def happen(twins: tuple[State, State], viewer: int, luck: Luck) -> list[tuple[Event, ...]] | None:
    """Let the same visible thing happen in both worlds; None where nothing visible could happen in both."""
    first = twins[0]
    if first.chance() is not None:
        options = [{str(outcome) for outcome in state.chance().outcomes} for state in twins]  # type: ignore[union-attr]
        if not is_private(first, viewer):
            options = [options[0] & options[1]] * 2
        drawn = [sorted(possible)[luck.below(len(possible))] for possible in options if possible]
        if not is_private(first, viewer):
            drawn = drawn[:1] * 2
        return [state.apply(one) for state, one in zip(twins, drawn, strict=True)] if len(drawn) == 2 else None
    seat = first.actors[luck.below(len(first.actors))]
    legal = [list(map(str, state.legal(seat))) for state in twins]
    if seat != viewer and position_of(first).phase in (rules.KEEP, rules.CHOOSE):
        # Another's tickets differ from world to world; how many are kept doesn't.
        choice = luck.below(3)
        return [state.apply(actions[choice], seat) for state, actions in zip(twins, legal, strict=True)]
    common = [action for action in legal[0] if action in legal[1]]
    if not common:
        return None
    action = common[luck.below(len(common))]
    return [state.apply(action, seat) for state in twins]


def secret_numbers(state: State) -> list[int]:
    """How many tickets each seat has chosen to keep in secret; told once all have chosen (TT-2.3)."""
    return [int(holding.kept).bit_count() for holding in position_of(state).holdings]


def twin_of(truth: State, viewer: int, luck: Luck) -> State:
    """A world that the viewer can't tell from the true one, now or when secret choices are told."""
    belief = GAME.prepare(truth.view(viewer))
    while True:
        twin = State(GAME, belief.sample(luck))
        if secret_numbers(twin) == secret_numbers(truth):
            return twin


@pytest.mark.rule("TT-5")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_twin_worlds_stay_the_same_to_the_viewer(players: int, seed: int) -> None:
    luck = Luck(100 * players + seed)
    truth, steps, different = GAME.start(players), 0, 0
    viewer = luck.below(players + 1) - 1
    twin = truth.clone()
    while True:
        if steps % 12 == 0:
            twin = twin_of(truth, viewer, luck)
        events = happen((truth, twin), viewer, luck)
        if events is None:
            twin = truth.clone()
            events = happen((truth, twin), viewer, luck)
        assert events is not None
        if truth.outcome is not None:
            break  # tickets are shown at the end (TT-2.3), and they differ
        mine, theirs = (
            everything(world, viewer, told, thoroughly=steps % 4 == 0)
            for world, told in zip((truth, twin), events, strict=True)
        )
        assert mine == theirs, f"seat {viewer} can tell apart {truth} and {twin}"
        different += str(truth) != str(twin)
        steps += 1
    assert different > steps // 2


def test_a_spectator_is_told_nothing_private() -> None:
    luck = Luck(1)
    state = GAME.start(3)
    private = 0
    while state.outcome is None:
        events = happen((state, state.clone()), SPECTATOR, luck)
        assert events is not None
        private += len(events[0]) - len(seen(events[0], SPECTATOR))
        assert all(event.seen_by is None for event in seen(events[0], SPECTATOR))
    assert private > 10
