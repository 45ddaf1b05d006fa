"""The scheme ``fogline-luck-1``: its vectors, its fairness, and that no change of anything passes `verify`."""

from __future__ import annotations

import copy
import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fogline import BadText, Record, RecordError, Seeded, games, read_record, verify
from fogline.core import luck
from fogline.core.draws import draws
from fogline.core.luck import Receipt, Revealed, chosen, commitment_of, key_of, place_of, read_receipt, unhex
from fogline.core.record import check_receipt, luck_of
from fogline.core.sources import Fair
from fogline.table.core import Table
from tests.cli.running import rehashed
from tests.games.san_francisco.cards import TEST_DECK, game_with

ROOT = Path(__file__).parents[2]
VECTORS: dict[str, Any] = json.loads((ROOT / "docs" / "data" / "luck-vectors.json").read_text("utf-8"))
PLAYED = ROOT / "tests" / "golden" / "luck"
"""Games played at a table by the build that had this scheme first: they stay true for ever."""
RECORDS: list[dict[str, Any]] = [
    json.loads(line) for path in sorted(PLAYED.glob("*.jsonl")) for line in path.read_text("utf-8").splitlines()
]
HEX = st.binary(min_size=32, max_size=32).map(bytes.hex)


def fault(record: dict[str, Any]) -> RecordError | None:
    """What `verify` finds in a record whose hash was made to fit."""
    read, written = read_record(json.dumps(rehashed(record)))
    try:
        verify(read, written, games.of_record(read))
    except RecordError as error:
        return error
    return None


# The scheme.


@pytest.mark.parametrize("table", VECTORS["tables"])
def test_commitments_and_keys_are_those_of_the_vectors(table: dict[str, Any]) -> None:
    secret = bytes.fromhex(table["secret"])
    assert commitment_of(table["table"], secret).hex() == table["commitment"]
    assert key_of(table["table"], secret, [unhex(one) for one in table["contributions"]]).hex() == table["key"]


def test_draws_are_those_of_the_vectors() -> None:
    for draw in VECTORS["draws"]:
        key, weights = bytes.fromhex(draw["key"]), list(map(int, draw["weights"]))
        assert str(place_of(key, draw["number"], sum(weights))) == draw["place"]
        assert chosen(key, draw["number"], weights) == draw["outcome"]
    assert {draw["tries"] for draw in VECTORS["draws"] if sum(map(int, draw["weights"])) > 2**62} >= {1, 2, 3}


@given(st.binary(min_size=32, max_size=32), st.integers(0, 2**53), st.lists(st.integers(0, 2**60), max_size=7))
def test_an_outcome_is_the_first_whose_weights_pass_the_place(key: bytes, number: int, weights: list[int]) -> None:
    weights = [*weights, 1]
    place, found = place_of(key, number, sum(weights)), chosen(key, number, weights)
    assert sum(weights[:found]) <= place < sum(weights[: found + 1])


@pytest.mark.parametrize("places", [0, -1, 2**63, 2**70])
def test_a_sum_that_the_scheme_does_not_know_is_an_error(places: int) -> None:
    with pytest.raises(ValueError, match="places"):
        place_of(bytes(32), 0, places)


def test_a_million_draws_are_spread_as_the_weights_say() -> None:
    """Chi-square with 7 degrees of freedom: chance passes 29.9 with one key in ten thousand, and this key is fixed."""
    weights, count = [1, 2, 3, 5, 8, 13, 21, 47], 1_000_000
    key = key_of("t", bytes(32), [bytes(32)])
    found = Counter(chosen(key, number, weights) for number in range(count))
    expected = [count * weight / sum(weights) for weight in weights]
    assert sum((found[n] - due) ** 2 / due for n, due in enumerate(expected)) < 29.9


def test_first_tries_that_would_favour_some_places_are_thrown_away() -> None:
    """2^64 is two and a half times this sum: as they come, numbers would fall into its first half 3 of 5 times."""
    places = 2**65 // 5
    low = sum(place_of(bytes(32), number, places) < places // 2 for number in range(20_000))
    assert abs(low - 10_000) < 400


def test_a_source_draws_by_its_number_and_only_where_luck_is_due() -> None:
    state = game_with(TEST_DECK, first=0).start(2)
    state.apply("draw")
    chance = state.chance()
    assert chance is not None
    source = Fair(bytes(32), 3)
    for number in range(3, 40):
        assert source.choose(state) == chance.outcomes[chosen(bytes(32), number, chance.weights)]
        assert source.number == number + 1


# Records.


def test_there_are_games_of_both_kinds_and_they_are_true() -> None:
    assert {record["game"] for record in RECORDS} == {"san-francisco", "ticket-to-ride-san-francisco"}
    assert {tuple(one is None for one in record["luck"]["contributions"]) for record in RECORDS} == {
        (False, False),
        (True, False),
    }
    for record in RECORDS:
        assert fault(record) is None
        assert any(entry[0] == "table" and entry[1].startswith("undo ") for entry in record["entries"])


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_any_change_of_what_luck_follows_from_is_found(data: st.DataObject) -> None:
    record = copy.deepcopy(data.draw(st.sampled_from(RECORDS)))
    told = record["luck"]
    before = copy.deepcopy(told)
    match data.draw(
        st.sampled_from(["secret", "commitment", "table", "contribution", "none", "swap", "fewer", "both"])
    ):
        case "secret" | "commitment" as field:
            told[field] = data.draw(HEX)
        case "table":
            told["table"] += "x"
        case "contribution":
            told["contributions"][data.draw(st.integers(0, 1))] = data.draw(HEX)
        case "none":
            told["contributions"][1] = None
        case "swap":
            told["contributions"].reverse()
        case "fewer":
            told["contributions"].pop()
        case "both":  # a forger who knows the scheme makes a commitment that fits another secret
            told["secret"] = data.draw(HEX)
            told["commitment"] = commitment_of(told["table"], bytes.fromhex(told["secret"])).hex()
    found = fault(record)
    assert told == before or (found is not None and found.code.startswith("luck-"))


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_any_other_outcome_is_found_where_it_is(data: st.DataObject) -> None:
    record = copy.deepcopy(data.draw(st.sampled_from(RECORDS)))
    read, _ = read_record(json.dumps(record))
    draw = data.draw(st.sampled_from([one for one in draws(read, games.of_record(read)) if len(one.outcomes) > 1]))
    other = data.draw(st.sampled_from([outcome for outcome in draw.outcomes if outcome != draw.brought]))
    record["entries"][draw.entry][1] = other
    found = fault(record)
    assert found is not None
    assert (found.code, found.entry) == ("luck-differs", draw.entry)
    assert found.params == {"found": other, "expected": draw.brought}


@settings(max_examples=20, deadline=None)
@given(st.data())
def test_luck_in_another_order_is_found(data: st.DataObject) -> None:
    record = copy.deepcopy(data.draw(st.sampled_from(RECORDS)))
    entries = record["entries"]
    numbers = [number for number, entry in enumerate(entries) if entry[0] == "chance"]
    one, other = sorted(data.draw(st.lists(st.sampled_from(numbers), min_size=2, max_size=2, unique=True)))
    entries[one][1], entries[other][1] = entries[other][1], entries[one][1]
    found = fault(record)
    assert entries[one][1] == entries[other][1] or (found is not None and found.entry == one)


def test_other_weights_are_found() -> None:
    """The same entries with a deck in which one card is there once more, and another once less."""
    record = copy.deepcopy(next(one for one in RECORDS if one["game"] == "san-francisco"))
    deck: dict[str, Any] = dict(games.load("san-francisco").data.content())
    plenty = [number for number, card in enumerate(deck["card"]) if card["count"] > 1 and number]
    for number in plenty[:5]:
        changed = copy.deepcopy(deck)
        changed["card"][0]["count"] += 1
        changed["card"][number]["count"] -= 1
        other = games.game_class("san-francisco").of_content({}, changed)
        found = fault({**record, "data": other.data.content(), "data_hash": other.data.hash})
        assert found is not None
        assert found.code == "luck-differs"


@pytest.mark.parametrize(
    "told",
    [
        None,
        7,
        {},
        {"scheme": "fogline-luck-2"},
        {**RECORDS[0]["luck"], "more": 1},
        {**RECORDS[0]["luck"], "secret": "AB"},
        {**RECORDS[0]["luck"], "table": "té"},
    ],
)
def test_what_cannot_be_read_is_told(told: object) -> None:
    found = fault({**RECORDS[0], "luck": told})
    assert found is not None
    assert found.code == "luck-unreadable"


def test_a_record_without_it_is_true_as_before() -> None:
    assert fault({key: value for key, value in RECORDS[0].items() if key != "luck"}) is None


def test_a_game_that_is_taken_up_again_no_longer_says_where_its_luck_came_from() -> None:
    record, _ = read_record(json.dumps(RECORDS[0]))
    again = Table.resume(record, games.of_record(record), Seeded(1), upto=20).record()
    assert luck_of(record) is not None
    assert luck_of(again) is None
    verify(again, again.hash, games.of_record(again))


def test_the_list_of_draws_is_what_the_page_is_tested_with() -> None:
    """The vitest of the page's checker reads this file; `python -m tests.core.test_luck` writes it."""
    assert json.loads((PLAYED / "fairness.json").read_text("utf-8")) == fairness()


def fairness() -> dict[str, Any]:
    """What the service gives for the first of the games, and its entries."""
    record, _ = read_record(json.dumps(RECORDS[0]))
    found = list(draws(record, games.of_record(record)))
    assert len(found) == sum(entry.who == "chance" for entry in record.entries)
    plain: dict[str, Any] = msgspec.to_builtins({"luck": luck_of(record), "draws": found})
    return {**json.loads(json.dumps(plain)), "entries": RECORDS[0]["entries"]}


# Receipts.

TOLD = msgspec.convert(RECORDS[0]["luck"], Revealed)


def receipt(**fields: Any) -> Receipt:  # noqa: ANN401
    """What Ada's client would have kept."""
    usual = {"table": TOLD.table, "commitment": TOLD.commitment, "own": {0: TOLD.contributions[0]}}
    return msgspec.convert({**usual, "contributions": TOLD.contributions, **fields}, Receipt)


def test_a_receipt_agrees() -> None:
    check_receipt(TOLD, receipt())
    check_receipt(TOLD, receipt(contributions=None))


@pytest.mark.parametrize(
    ("fields", "code", "params"),
    [
        ({"commitment": "0" * 64}, "receipt-commitment", {}),
        ({"own": {0: "0" * 64}}, "receipt-own", {"seat": 0}),
        ({"own": {0: TOLD.contributions[0], 5: "0" * 64}}, "receipt-own", {"seat": 5}),
        ({"contributions": [TOLD.contributions[0], None]}, "receipt-list", {}),
    ],
)
def test_a_receipt_says_how_it_does_not(fields: dict[str, Any], code: str, params: dict[str, int]) -> None:
    with pytest.raises(RecordError) as found:
        check_receipt(TOLD, receipt(**fields))
    assert (found.value.code, found.value.params) == (code, params)


def test_what_the_frozen_list_leaves_out_is_missing() -> None:
    assert receipt().missing() == ()
    assert receipt(contributions=None).missing() == ()
    assert receipt(contributions=[None, TOLD.contributions[1]]).missing() == (0,)


def test_receipts_are_read_as_they_are_written() -> None:
    assert read_receipt(msgspec.json.encode(receipt())) == receipt()
    for text in (b"", b"\xff", b"{}", b'{"format":"fogline-receipt-2"}'):
        with pytest.raises(BadText, match="bad-receipt"):
            read_receipt(text)


def test_a_secret_is_bound_to_its_table() -> None:
    sealed = luck.seal("one", bytes(32))
    assert sealed.commitment == commitment_of("one", bytes(32))
    assert sealed.commitment != commitment_of("two", bytes(32))


if __name__ == "__main__":
    (PLAYED / "fairness.json").write_text(json.dumps(fairness(), separators=(",", ":")) + "\n", "utf-8")
    assert isinstance(read_record(json.dumps(RECORDS[0]))[0], Record)
