from __future__ import annotations

import pytest

import fogline
from fogline import Entry, Player, Scripted, Seeded
from fogline.core.controls import Resign
from fogline.core.game import Event
from fogline.table import Table

GAME = fogline.load("san-francisco", options={"first": 0})
ADA, BEN = Player("Ada"), Player("Ben", bot="greedy")
BUILDING = "sf1 0 turn - 6 g0t,o1t|-|- -/-/-/-/-;c0 -/-/-/-/-;c0 -"


def table(*luck: str, position: str | None = None) -> Table:
    return Table(GAME, [ADA, BEN], Scripted(luck), start_position=position)


def texts(at: Table) -> list[list[int | str]]:
    return [entry.as_list() for entry in at.entries]


# Luck and the record.


def test_luck_is_drawn_at_once_and_written_after_the_action_that_caused_it() -> None:
    at = Table(fogline.load("san-francisco"), [ADA, BEN], Scripted(["first 1", "card b4"]))
    assert texts(at) == [["chance", "first 1"]]
    events = at.act(1, "draw", time=250)
    assert texts(at) == [["chance", "first 1"], [1, "draw", 250], ["chance", "card b4"]]
    assert [type(event).__name__ for event in events] == ["CardDrawn"]
    assert at.state.actors == (1,)


def test_the_record_is_true_and_names_everyone() -> None:
    at = Table(GAME, [BEN, ADA], Seeded(3), seats=[1, 0], started="2026-01-02T03:04:05Z")
    at.act(0, "draw")
    at.act(0, "place a")
    record = at.record()
    assert str(fogline.verify(record, record.hash, GAME)) == str(at.state)
    assert (record.players, record.seats, record.started) == ([BEN, ADA], [1, 0], "2026-01-02T03:04:05Z")
    assert at.players == (ADA, BEN)
    at.act(1, "draw")
    assert len(record.entries) == 3, "a record given away doesn't grow"


def test_a_seat_without_a_player_is_refused() -> None:
    with pytest.raises(fogline.BadText) as refusal:
        Table(GAME, [ADA, BEN], Seeded(1), seats=[0, 2])
    assert refusal.value.code == "bad-seats"


def test_a_full_game_ends_with_its_outcome_in_the_record() -> None:
    at = Table(GAME, [ADA, BEN], Seeded(11))
    while at.state.outcome is None:
        (seat,) = at.state.actors
        at.act(seat, at.state.legal(seat)[-1])
    record = at.record()
    assert record.outcome == at.state.outcome
    assert fogline.verify(record, record.hash, GAME).outcome is not None


# Plans: all or nothing.


def test_a_plan_is_done_as_a_whole() -> None:
    at = table(position=BUILDING)
    events = at.act(0, "take a", "build g0t", "discard o1t")
    assert texts(at) == [[0, "take a"], [0, "build g0t"], [0, "discard o1t"]]
    assert "CardDiscarded" in {type(event).__name__ for event in events}
    assert at.state.actors == (1,)


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (("take a", "build g0t", "build g0t"), "card-not-taken"),
        (("take a", "build g0t", "build o1t", "draw"), "not-your-turn"),
        (("take a", "fly"), "unknown-action"),
        (("draw", "place a"), "plan-meets-luck"),
    ],
)
def test_a_plan_that_stumbles_changes_nothing(plan: tuple[str, ...], code: str) -> None:
    at = table("card b4", position=BUILDING)
    before = str(at.state)
    with pytest.raises(fogline.Refusal) as refusal:
        at.act(0, *plan)
    assert refusal.value.code == code
    assert str(at.state) == before
    assert len(at.entries) == 0
    at.act(0, "draw")
    assert texts(at)[-1] == ["chance", "card b4"], "no luck was spent on the plan that failed"


def test_an_action_is_not_done_where_luck_fails() -> None:
    at = table(position=BUILDING)
    with pytest.raises(fogline.IllegalAction) as refusal:
        at.act(0, "draw")
    assert refusal.value.code == "script-over"
    assert str(at.state) == BUILDING
    assert len(at.entries) == 0


def test_only_the_seat_whose_turn_it_is_may_act() -> None:
    at = table(position=BUILDING)
    with pytest.raises(fogline.IllegalAction) as refusal:
        at.act(1, "take a")
    assert refusal.value.code == "not-your-turn"


# Undo.


def refused_undo(at: Table, seat: int, *, consent: bool = False) -> str:
    before = (str(at.state), at.entries)
    with pytest.raises(fogline.IllegalAction) as refusal:
        at.undo(seat, consent=consent)
    assert (str(at.state), at.entries) == before
    return refusal.value.code


def test_undo_is_free_while_nothing_was_learnt() -> None:
    at = table(position=BUILDING)
    at.act(0, "take a")
    taken = str(at.state)
    at.act(0, "build g0t")
    assert at.undo_refusal(0) is None
    at.undo(0)
    assert str(at.state) == taken
    at.undo(0)
    assert str(at.state) == BUILDING
    assert texts(at)[2:] == [["table", "undo 1"], ["table", "undo 0"]], "the numbering never goes back"


def test_undo_works_after_the_turn_has_passed_on() -> None:
    at = table("card b4")
    at.act(0, "draw")
    at.act(0, "place a")
    assert at.state.actors == (1,)
    at.undo(0)
    assert at.state.actors == (0,)
    assert at.state.view(0).phase == "lay"


def test_undo_is_refused_where_there_is_nothing() -> None:
    at = table("card b4")
    assert refused_undo(at, 0) == "undo-nothing"
    at.act(0, "draw")
    assert refused_undo(at, 1, consent=True) == "undo-nothing"


def test_undo_is_refused_after_luck_and_allowed_by_consent_with_new_luck() -> None:
    at = table("card b4", "card g4")
    at.act(0, "draw")
    assert refused_undo(at, 0) == "undo-revealed"
    at.undo(0, consent=True)
    assert at.state.view(0).phase == "turn"
    at.act(0, "draw")
    assert at.entries[-1] == Entry("chance", "card g4")
    record = at.record()
    assert fogline.verify(record, record.hash, GAME) == at.state


def test_undo_is_refused_after_another_seat_acted_and_allowed_by_consent() -> None:
    at = table("card b4", "card g4")
    at.act(0, "draw")
    at.act(0, "place a")
    before = str(at.state)
    at.act(1, "take a")
    assert refused_undo(at, 0) == "undo-others-acted"
    at.undo(1)
    assert str(at.state) == before
    at.act(1, "take a")
    at.undo(0, consent=True)
    assert at.state.view(0).phase == "lay"
    record = at.record()
    assert fogline.verify(record, record.hash, GAME) == at.state


def test_an_undone_action_is_no_action_that_others_wait_for() -> None:
    at = table("card b4")
    at.act(0, "draw")
    at.act(0, "place a")
    at.act(1, "take a")
    at.undo(1)
    assert at.undo_refusal(0) is None


# Resume.


def test_a_table_resumes_from_its_record_where_it_stood() -> None:
    at = Table(GAME, [ADA, BEN], Seeded(5), started="2026-01-02T03:04:05Z")
    for _ in range(25):
        (seat,) = at.state.actors
        at.act(seat, at.state.legal(seat)[0])
    at.undo(seat, consent=True)
    record = at.record()
    record.extra["event"] = "club night"
    again = Table.resume(record, GAME, Seeded(6))
    assert again.record() == record
    assert again.record().line() == record.line()


def test_a_table_resumes_from_any_entry_and_draws_the_luck_that_is_cut_off() -> None:
    at = Table(GAME, [ADA, BEN], Seeded(5))
    states = [str(at.state)]
    for _ in range(12):
        (seat,) = at.state.actors
        at.act(seat, at.state.legal(seat)[0])
        states.append(str(at.state))
    record = at.record()
    for upto in range(len(record.entries) + 1):
        again = Table.resume(record, GAME, Seeded(8), upto)
        assert again.entries[:upto] == at.entries[:upto]
        luck_cut_off = upto < len(record.entries) and record.entries[upto].who == "chance"
        assert len(again.entries) == upto + luck_cut_off
        assert luck_cut_off or str(again.state) in states


def test_resuming_beyond_the_end_is_refused() -> None:
    record = table("card b4").record()
    with pytest.raises(fogline.BadText) as refusal:
        Table.resume(record, GAME, Seeded(1), upto=1)
    assert refusal.value.code == "unknown-entry"


def test_resuming_from_a_false_record_names_the_entry() -> None:
    at = table("card b4")
    at.act(0, "draw")
    record = at.record()
    record.entries.append(Entry(1, "place a"))
    with pytest.raises(fogline.RecordError) as error:
        Table.resume(record, GAME, Seeded(1))
    assert (error.value.code, error.value.entry) == ("entry-refused", 2)


# Decided first, done later.


def test_what_is_decided_changes_nothing_until_it_is_adopted() -> None:
    at = table("card b4", position=BUILDING)
    before = (str(at.state), at.entries, list(at.standing))
    drawn = at.decide(0, "draw", time=7)
    resigned = at.control(Resign(1))
    assert (str(at.state), at.entries, at.standing) == before
    assert [entry.as_list() for entry in drawn.entries] == [[0, "draw", 7], ["chance", "card b4"]]
    at.adopt(drawn)
    assert (at.state, at.entries, at.standing) == (drawn.state, drawn.entries, [0, 1])
    with pytest.raises(ValueError, match="can't follow"):
        at.adopt(resigned)
    undone = at.taken_back(0, consent=True)
    assert at.state == drawn.state
    at.adopt(undone)
    assert str(at.state) == BUILDING
    assert at.standing == []


def test_a_change_says_what_happens() -> None:
    at, twin = (table(position=BUILDING) for _ in range(2))
    change = at.decide(0, "take a", "build g0t", "discard o1t")
    assert change.events == twin.act(0, "take a", "build g0t", "discard o1t")
    assert (change.first, len(change.entries), change.state) == (0, 3, twin.state)


def test_every_action_is_executed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    applied: list[str] = []
    apply = fogline.State.apply

    def counting(state: fogline.State, move: fogline.Action | str, seat: int | None = None) -> tuple[Event, ...]:
        applied.append(str(move))
        return apply(state, move, seat)

    monkeypatch.setattr(fogline.State, "apply", counting)
    at = table("card b4")
    at.act(0, "draw")
    at.act(0, "place a")
    assert applied == ["draw", "card b4", "place a"] == [entry.text for entry in at.entries]
    Table.resume(at.record(), GAME, Seeded(1))
    assert applied[3:] == applied[:3]
