"""All that a board shows at once says the same as the legal actions, the previews and the reasons, one by one."""

from __future__ import annotations

import time
from itertools import chain

import msgspec
import pytest

import fogline
from fogline import SPECTATOR, State
from fogline.core.game import Preview
from fogline.games.ticket_to_ride.components import builtin
from fogline.games.ticket_to_ride.game import TicketToRideGame
from fogline.games.ticket_to_ride.preview import TicketToRidePreview
from fogline.games.ticket_to_ride.survey import SurveyedLine, TicketToRideSurvey, survey
from fogline.games.ticket_to_ride.view import TicketToRideView
from tests.games.ticket_to_ride.look import EMPTY, at, seat
from tests.play import walk

OURS = fogline.load("ticket-to-ride-san-francisco")
assert isinstance(OURS, TicketToRideGame)


def look(state: State, viewer: int) -> TicketToRideSurvey:
    view, game = state.view(viewer), state.game
    assert isinstance(view, TicketToRideView)
    assert isinstance(game, TicketToRideGame)
    found = game.survey(view)
    assert found is not None
    return found


def of_line(found: TicketToRideSurvey, name: str) -> SurveyedLine:
    return next(line for line in found.lines if line.line == name)


def possible(found: TicketToRideSurvey) -> set[str]:
    """The texts of all actions that a survey calls possible."""
    claims = [payment.action for line in found.lines for payment in line.payments]
    others = [choice.action for choice in chain(found.draws, found.piles) if choice.reason is None]
    kept = [one.action for one in found.combinations]
    return {*claims, *others, *kept, *(one.action for one in found.tourists)}


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (2, 4)])
def test_what_is_possible_is_what_is_legal(players: int, seed: int) -> None:
    for state, _ in walk(OURS.start(players), seed):
        for viewer in range(players):
            assert possible(look(state, viewer)) == set(map(str, state.legal(viewer)))


@pytest.mark.parametrize(("players", "seed"), [(2, 5), (4, 6)])
def test_what_a_claim_brings_is_what_its_preview_says(players: int, seed: int) -> None:
    for number, (state, _) in enumerate(walk(OURS.start(players), seed)):
        for viewer in state.actors if number % 3 == 0 else ():
            view, found = state.view(viewer), look(state, viewer)
            for line in found.lines:
                for payment in line.payments[:2]:
                    _compare(line, payment.cards, OURS.preview(view, [OURS.action(payment.action)]))


def _compare(line: SurveyedLine, cards: dict[str, int], preview: Preview) -> None:
    claimed = line.claimed
    assert isinstance(preview, TicketToRidePreview)
    assert claimed is not None
    assert (preview.line, preview.spent) == (line.line, cards)
    assert (preview.gained, preview.cars.after) == (claimed.points, claimed.cars)
    assert preview.last_round == claimed.last_round or len(claimed.tourists) == 2  # then the turn isn't over yet
    assert {*preview.symbols, *preview.choices} == {tourist.symbol for tourist in claimed.tourists}
    told = [change for change in preview.tickets if change.before.missing != change.after.missing]
    assert [(step.ticket, step.before, step.after) for step in claimed.tickets] == [
        (change.after.ticket, change.before.missing, change.after.missing) for change in told
    ]


@pytest.mark.parametrize(("players", "seed"), [(2, 7), (3, 8)])
def test_reasons_are_those_of_a_claim_that_is_tried(players: int, seed: int) -> None:
    for number, (state, _) in enumerate(walk(OURS.start(players), seed)):
        for viewer in range(players) if number % 4 == 0 else ():
            view = state.view(viewer)
            for line in look(state, viewer).lines:
                assert line.possible == (line.reason is None) == bool(line.payments)
                assert (line.missing is None) == (line.closed is not None) == (line.claimed is None)
                if line.closed is not None and state.actors == (viewer,) and view.phase == "turn":
                    assert line.reason == line.closed
                if line.possible:
                    assert line.missing == 0
                assert [payment.cards.get("ferry", 0) for payment in line.payments] == sorted(
                    payment.cards.get("ferry", 0) for payment in line.payments
                )


@pytest.mark.parametrize("seed", [9, 10])
def test_a_ticket_s_path_leads_from_end_to_end_over_own_and_open_lines(seed: int) -> None:
    lines = dict(zip(builtin().line_names, builtin().lines, strict=True))
    for state, _ in walk(OURS.start(2), seed):
        found = look(state, 0)
        mine = set(state.view(0).seats[0].lines)  # type: ignore[attr-defined]
        for ticket in found.tickets:
            here = ticket.ends[0]
            for name in ticket.path:
                ends = {builtin().locations[end].id for end in lines[name].ends}
                assert here in ends
                (here,) = ends - {here}
            assert here == ticket.ends[1] or ticket.missing is None
            assert set(ticket.way) == set(ticket.path) - mine
            assert sum(lines[name].length for name in ticket.way) == (ticket.missing or 0)
            assert ticket.completed == (ticket.missing == 0)


def test_cards_that_are_missing_are_counted_for_the_nearest_payment(game: TicketToRideGame) -> None:
    state = game.position(at(seat("k2g1f1/-")))
    line = of_line(look(state, 0), "ash-bay")
    assert (line.missing, line.colour, line.possible) == (0, "black", True)
    assert [payment.cards for payment in line.payments] == [{"black": 2, "ferry": 1}]
    line = of_line(look(state, 0), "fern-glen")
    assert (line.missing, line.colour) == (4, "green")
    assert line.reason is not None
    assert line.reason.code == "too-few-cards"
    line = of_line(look(state, 0), "hill-ash")  # two of its five must be ferries (TT-3.8)
    assert (line.missing, line.colour) == (4, "orange")


def test_both_ends_with_a_tourist_are_a_choice_and_two_cars_the_last_round(game: TicketToRideGame) -> None:
    claimed = of_line(look(game.position(at(seat("k3/-"))), 0), "ash-bay").claimed
    assert claimed is not None
    assert [(one.location, one.symbol, one.action) for one in claimed.tourists] == [
        ("ash", "sun", "tourist ash"),
        ("bay", "moon", "tourist bay"),
    ]
    assert not claimed.last_round
    late = at(seat("k3/-", lines="fern-glen,hill-ash,fern-hill", tokens="sun,moon"), EMPTY, EMPTY)
    claimed = of_line(look(game.position(late), 0), "ash-bay").claimed
    assert claimed is not None
    assert (claimed.last_round, claimed.cars, claimed.tourists) == (True, 2, ())


def test_the_ferry_rule_is_a_state_of_the_draws() -> None:
    for state, _ in walk(OURS.start(2), 11):
        view = state.view(0)
        assert isinstance(view, TicketToRideView)
        draws = {choice.action: choice.reason for choice in look(state, 0).draws}
        if view.phase == "second" and 0 in view.actors and "ferry" in view.face_up:
            reason = draws["take ferry"]
            assert reason is not None
            assert (reason.code, reason.rule) == ("ferry-second", "TT-3.2")
            return
    raise AssertionError("no second card beside a face-up ferry")


@pytest.mark.parametrize("seed", [12, 13, 14])
def test_each_combination_tells_what_it_costs(seed: int) -> None:
    for state, _ in walk(OURS.start(3), seed):
        for viewer in range(3):
            found = look(state, viewer)
            if not found.combinations:
                continue
            first, second, both = found.combinations
            alone = {ticket.ticket: ticket.missing for ticket in found.tickets}
            for one in (first, second):
                assert (one.missing, one.overlap) == (alone[one.tickets[0]], 0)
            assert first.missing is not None
            assert second.missing is not None
            assert both.missing == first.missing + second.missing - both.overlap
            assert max(first.missing, second.missing) <= both.missing
            assert both.points == first.points + second.points
            assert both.extra is not None
            assert both.extra <= both.missing


def test_a_spectator_sees_owners_and_at_the_end_everybody_s_tickets() -> None:
    last = None
    for state, _ in walk(OURS.start(2), 15):
        last, found = state, look(state, SPECTATOR)
        assert [found.draws, found.tickets, found.combinations, found.piles, found.tourists] == [()] * 5
        assert not any(line.reason or line.claimed or line.payments or line.possible for line in found.lines)
    assert last is not None
    held = [one.tickets for one in last.view(SPECTATOR).seats]  # type: ignore[attr-defined]
    found = look(last, SPECTATOR)
    assert [sum(ticket.seat == seat for ticket in found.tickets) for seat in (0, 1)] == held
    owners = {line.line: line.owner for line in found.lines}
    assert all(owners[name] == one.seat for one in found.tickets if one.completed for name in one.path)


def test_it_is_made_from_the_view_alone_and_quickly() -> None:
    """What travelled as JSON and came back gives the same; half a millisecond a line would be far too slow."""
    spent = []
    for state, _ in walk(OURS.start(4), 16):
        view = state.view(1)
        assert isinstance(view, TicketToRideView)
        again = msgspec.json.decode(msgspec.json.encode(view), type=TicketToRideView)
        began = time.perf_counter()
        found = survey(again, builtin())
        spent.append(time.perf_counter() - began)
        assert found == OURS.survey(view)
    assert sorted(spent)[len(spent) // 2] < 0.025
