"""Records: what is written comes back, and what was altered is refused, with the place where it can be told."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

import fogline
from fogline import BadText, Entry, IllegalAction, Record, RecordError, games, read_record, replay, verify
from fogline.core.data import canonical, digest
from fogline.core.record import Play
from tests.games.san_francisco.cards import TEST_DECK, game_with
from tests.play import Chooser, playable, random_record, record_of

seeds = st.integers(0, 5)
Fields = dict[str, Any]


@cache
def written(name: str, seed: int) -> str:
    """A record's line."""
    game = fogline.load(name)
    return random_record(game, 2 + seed % 3, seed).line()


def fields_of(name: str, seed: int) -> Fields:
    fields: Fields = msgspec.json.decode(written(name, seed))
    return fields


def check(fields: Fields) -> None:
    """What ``fogline verify`` does with a line."""
    record, hash_ = read_record(canonical(fields))
    verify(record, hash_, games.of_record(record))


def with_new_hash(fields: Fields) -> Fields:
    """As a careful forger would write it: the hash fits."""
    rest = {key: value for key, value in fields.items() if key != "hash"}
    return {**rest, "hash": digest(rest)}


def code_of(fields: Fields) -> tuple[str, int | None]:
    with pytest.raises((RecordError, BadText, IllegalAction)) as caught:
        check(fields)
    error: object = caught.value
    if isinstance(error, RecordError):
        return error.code, error.entry
    assert isinstance(error, BadText | IllegalAction)
    return error.code, None


def fault_of(fields: Fields) -> RecordError | None:
    try:
        check(fields)
    except RecordError as error:
        return error
    return None


every_game = pytest.mark.parametrize("name", playable())


@every_game
def test_a_record_comes_back_as_it_was_written(name: str) -> None:
    for seed in range(3):
        line = written(name, seed)
        record, hash_ = read_record(line)
        assert record.line() == line
        assert record.hash == hash_
        check(fields_of(name, seed))
        assert "\n" not in line


@every_game
@given(seeds, st.data())
@hypothesis_settings(max_examples=25)
def test_an_altered_entry_is_refused_where_it_can_be_told(name: str, seed: int, data: st.DataObject) -> None:
    fields = fields_of(name, seed)
    number = data.draw(st.integers(0, len(fields["entries"]) - 1))
    old = fields["entries"][number]
    others = [entry[1] for entry in fields["entries"]]
    new = data.draw(
        st.one_of(
            st.tuples(st.just(old[0]), st.sampled_from(others)),
            st.tuples(st.sampled_from([0, 1, 2, 3, 9, -1, "chance", "table"]), st.just(old[1])),
            st.tuples(st.just(old[0]), st.sampled_from(["nonsense", "", old[1].upper(), f" {old[1]}"])),
        )
    )
    assume(list(new) != old)
    fields["entries"][number] = list(new)
    error = fault_of(with_new_hash(fields))
    if error is not None and error.code == "entry-refused":
        # Nothing before the altered entry is blamed.
        assert error.entry is not None
        assert error.entry >= number
    elif error is not None:
        # All entries still execute: the result tells.
        assert error.code in ("position-differs", "outcome-differs")
    # Where it is another game with the same result, and wherever nobody wrote a new hash, the hash tells.
    assert code_of(fields)[0] == ("hash-differs" if error is None else error.code)


@every_game
@given(seeds, st.data())
@hypothesis_settings(max_examples=15)
def test_a_lost_doubled_or_moved_entry_is_refused(name: str, seed: int, data: st.DataObject) -> None:
    fields = fields_of(name, seed)
    entries = fields["entries"]
    number = data.draw(st.integers(0, len(entries) - 2))
    change = data.draw(st.sampled_from(["lost", "doubled", "swapped"]))
    if change == "lost":
        fields["entries"] = entries[:number] + entries[number + 1 :]
    elif change == "doubled":
        fields["entries"] = [*entries[: number + 1], *entries[number:]]
    else:
        fields["entries"] = [*entries[:number], entries[number + 1], entries[number], *entries[number + 2 :]]
        assume(fields["entries"] != entries)
    error = fault_of(with_new_hash(fields))
    if error is not None:
        assert error.entry is None or error.entry >= number
    else:
        # Two entries whose order doesn't matter may change places; then only the hash can tell.
        assert change == "swapped"
    assert code_of(fields)[0] == ("hash-differs" if error is None else error.code)


@every_game
@given(seeds, st.data())
@hypothesis_settings(max_examples=15)
def test_an_altered_outcome_is_refused(name: str, seed: int, data: st.DataObject) -> None:
    fields = fields_of(name, seed)
    path = data.draw(st.sampled_from(list(numbers_in(fields["outcome"]))))
    place = fields["outcome"]
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] += data.draw(st.sampled_from([-2, -1, 1, 2]))
    assert code_of(with_new_hash(fields)) == ("outcome-differs", None)


def numbers_in(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:  # noqa: ANN401  (any JSON value)
    """The way to each number in a JSON value."""
    if isinstance(value, bool) or value is None or isinstance(value, str):
        return []
    if isinstance(value, int):
        return [path]
    items = value.items() if isinstance(value, dict) else enumerate(value)
    return [found for key, item in items for found in numbers_in(item, (*path, key))]


@every_game
@given(seeds, st.data())
@hypothesis_settings(max_examples=15)
def test_an_altered_position_is_refused(name: str, seed: int, data: st.DataObject) -> None:
    fields = fields_of(name, seed)
    text = fields["final_position"]
    index = data.draw(st.integers(0, len(text) - 1))
    sign = data.draw(st.sampled_from("0123456789abcdefghijklmnopqrstuvwxyz+*~;/|,=- "))
    assume(text[index] != sign)
    fields["final_position"] = text[:index] + sign + text[index + 1 :]
    assert code_of(with_new_hash(fields)) == ("position-differs", None)


@every_game
@given(seeds, st.data())
@hypothesis_settings(max_examples=10)
def test_an_altered_hash_is_refused(name: str, seed: int, data: st.DataObject) -> None:
    fields = fields_of(name, seed)
    index = data.draw(st.integers(0, 63))
    sign = data.draw(st.sampled_from("0123456789abcdefX"))
    assume(fields["hash"][index] != sign)
    fields["hash"] = fields["hash"][:index] + sign + fields["hash"][index + 1 :]
    assert code_of(fields) == ("hash-differs", None)


@every_game
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", [{"name": "Somebody"}] * 4),
        ("started", "2020-01-01T00:00:00Z"),
        ("note", "new"),
        ("hash", ""),
    ],
)
def test_an_altered_header_is_refused_by_its_hash(name: str, field: str, value: object) -> None:
    assert code_of({**fields_of(name, 1), field: value}) == ("hash-differs", None)


@every_game
def test_a_record_of_other_rules_or_other_data_is_refused(name: str) -> None:
    fields = fields_of(name, 1)
    assert code_of(with_new_hash({**fields, "rules_version": 99})) == ("unknown-rules-version", None)
    assert code_of(with_new_hash({**fields, "data_hash": "0" * 64})) == ("data-differs", None)
    assert code_of(with_new_hash({**fields, "seats": [0, 1, 7]})) == ("bad-seats", None)
    assert code_of(with_new_hash({**fields, "seats": [0]})) == ("bad-start", None)
    assert code_of(with_new_hash({**fields, "game": "monopoly"})) == ("unknown-game", None)
    assert code_of(with_new_hash({**fields, "options": {"magic": 1}})) == ("unknown-option", None)


@pytest.mark.parametrize("line", ["", "{", "[]", "null", '{"format":"fogline-record-1"', '"record"'])
def test_a_line_that_is_no_record_is_refused(line: str) -> None:
    with pytest.raises(BadText, match=r"bad-(json|format)"):
        read_record(line)


@every_game
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("entries", [[0, "draw", 1, 2]]),
        ("entries", [["nobody", "draw"]]),
        ("entries", [[0, 5]]),
        ("entries", ["draw"]),
        ("entries", 7),
        ("seats", "0"),
        ("options", {"first": "x"}),
        ("outcome", {"termination": "none"}),
        ("players", [1]),
        ("rules_version", "1"),
    ],
)
def test_a_field_of_the_wrong_shape_is_refused(name: str, field: str, value: object) -> None:
    with pytest.raises(BadText, match="bad-header"):
        read_record(canonical({**fields_of(name, 1), field: value}))


@every_game
@pytest.mark.parametrize("field", ["game", "rules_version", "data_hash", "players", "seats"])
def test_a_missing_field_is_refused(name: str, field: str) -> None:
    fields = fields_of(name, 1)
    del fields[field]
    with pytest.raises(BadText, match="bad-header"):
        read_record(canonical(fields))


# What is kept.


@every_game
def test_unknown_header_fields_are_kept(name: str) -> None:
    fields = with_new_hash({**fields_of(name, 1), "tournament": {"round": 3}, "extra": [1], "zz": None})
    record, hash_ = read_record(canonical(fields))
    assert record.extra == {"tournament": {"round": 3}, "extra": [1], "zz": None}
    assert record.line() == canonical(fields).decode()
    check(fields)
    assert code_of({**fields, "tournament": {"round": 4}}) == ("hash-differs", None)
    assert hash_ == record.hash


def test_times_are_kept() -> None:
    record = random_record(fogline.load("san-francisco"), 2, 1)
    record.entries = [Entry(entry.who, entry.text, 10 * number) for number, entry in enumerate(record.entries)]
    again, hash_ = read_record(record.line())
    assert again.entries[3].time == 30
    verify(again, hash_, games.of_record(again))


def test_an_owners_deck_is_carried() -> None:
    game = game_with({**TEST_DECK, "k0c": 6, "k9": 1})
    record = random_record(game, 3, 5)
    assert record.data is not None
    again, hash_ = read_record(record.line())
    found = games.of_record(again)
    assert (found.data.hash, found.builtin) == (game.data.hash, False)
    assert str(verify(again, hash_, found)) == record.final_position
    # Without its deck, or with another, the record can't be right.
    fields = record.as_dict()
    del fields["data"]
    assert code_of(with_new_hash(fields)) == ("data-differs", None)
    other = {**record.as_dict(), "data": game_with(TEST_DECK).data.content()}
    assert code_of(with_new_hash(other)) == ("data-differs", None)


def test_a_built_in_deck_is_only_named() -> None:
    assert "data" not in fields_of("san-francisco", 1)


def test_a_game_may_begin_at_any_position_and_stop_half_way() -> None:
    game = fogline.load("san-francisco")
    whole = random_record(game, 3, 4)
    steps = list(replay(whole, game))
    start = str(steps[20].state)
    play = Play(game, 3, start)
    for entry in whole.entries[21:40]:
        play.execute(entry)
    half = record_of(play, start)
    again, hash_ = read_record(half.line())
    assert again.outcome is None
    assert str(verify(again, hash_, game)) == str(steps[39].state)


# Undo.


@every_game
@given(seeds, st.data())
@hypothesis_settings(max_examples=12)
def test_an_undo_goes_back_to_before_an_entry_and_the_numbering_goes_on(
    name: str, seed: int, data: st.DataObject
) -> None:
    game = fogline.load(name)
    entries = read_record(written(name, seed))[0].entries
    length = data.draw(st.integers(2, min(40, len(entries))))
    play = Play(game, 2 + seed % 3)
    texts = []
    for entry in entries[:length]:
        texts.append(str(play.state))
        play.execute(entry)
    back = data.draw(st.integers(0, length - 1))
    play.execute(Entry("table", f"undo {back}"))
    assert str(play.state) == texts[back]
    assert len(play.entries) == length + 1
    assert play.standing == list(range(back))
    # Play goes on, perhaps in another way, and an entry that was undone can't be undone again.
    chooser = Chooser(seed + 100)
    play.execute(chooser.entry(play.state))
    with pytest.raises(IllegalAction, match="nothing-to-undo"):
        play.execute(Entry("table", f"undo {back}"))
    play.execute(Entry("table", f"undo {length + 1}"))
    assert str(play.state) == texts[back]
    while play.state.outcome is None:
        play.execute(chooser.entry(play.state))
    record, hash_ = read_record(record_of(play).line())
    assert str(verify(record, hash_, game)) == str(play.state)


def test_controls_are_kept_and_change_no_position() -> None:
    game = fogline.load("san-francisco")
    record = random_record(game, 2, 2)
    controls = [
        Entry("table", text) for text in ("takeover 1", "handback 1", "pause", "resume", "timeout 0", "resign 0")
    ]
    record.entries = [*record.entries[:5], *controls, *record.entries[5:]]
    assert str(verify(record, record.hash, game)) == record.final_position
    for text in ("resign", "resign 2", "undo", "undo x", "undo -1", "undo 99", "pause 1", "takeover 01"):
        bad = copy.copy(record)
        bad.entries = [Entry("table", text), *record.entries]
        with pytest.raises(RecordError, match="entry-refused at entry 0"):
            verify(bad, bad.hash, game)


def test_a_step_keeps_its_own_position() -> None:
    game = fogline.load("san-francisco")
    record: Record = random_record(game, 2, 3)
    steps = list(replay(record, game))
    assert [step.number for step in steps] == list(range(len(record.entries)))
    state = game.start(2)
    for step in steps:
        state.apply(step.entry.text)
        assert step.state == state
