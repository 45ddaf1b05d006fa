from __future__ import annotations

from collections import Counter

import pytest

import fogline
from fogline.arena.simulate import Plan, simulate
from fogline.core.figures import Mean, Measurement, Measurements, Share, share

PLAN = Plan(game="san-francisco", seats=("random",) * 3, games=6, seed=2)
GAME = fogline.load("san-francisco")


@pytest.fixture(scope="module")
def records() -> list[fogline.Record]:
    return list(simulate(PLAN))


@pytest.fixture(scope="module")
def measured(records: list[fogline.Record]) -> Measurements:
    return GAME.measure(records)


def figure(measured: Measurements, code: str, detail: str = "") -> Share | Mean:
    (found,) = [one.figure for one in measured.figures if (one.code, one.detail) == (code, detail)]
    return found


def counted(records: list[fogline.Record], word: str) -> int:
    return sum(entry.text.split()[0] == word for record in records for entry in record.entries)


def test_cards_are_counted_as_the_records_tell(records: list[fogline.Record], measured: Measurements) -> None:
    assert (measured.game, measured.players, measured.games) == ("san-francisco", 3, 6)
    placed, column = figure(measured, "cards-placed"), figure(measured, "column")
    assert isinstance(placed, Mean)
    assert isinstance(column, Mean)
    assert placed.mean * 3 * 6 == pytest.approx(counted(records, "place"))
    assert column.count == counted(records, "take")
    discards = Counter(
        entry.text.split()[1] for record in records for entry in record.entries if entry.text.startswith("discard ")
    )
    found = {one.detail: one.figure for one in measured.figures if one.code == "discarded"}
    assert {card: one.count for card, one in found.items() if one.count} == discards
    built = counted(records, "build")
    assert sum(one.total for one in found.values() if isinstance(one, Share)) == built + discards.total()


def test_ends_are_counted_as_the_outcomes_tell(records: list[fogline.Record], measured: Measurements) -> None:
    outcomes = [record.outcome for record in records if record.outcome is not None]
    assert figure(measured, "full-city").count == sum(outcome.termination == "city" for outcome in outcomes)
    winning = figure(measured, "winning-score")
    assert isinstance(winning, Mean)
    assert winning.mean == sum(outcome.standings[0].halves for outcome in outcomes) / 12
    assert sum(figure(measured, "order", str(place)).count for place in (1, 2, 3)) == 6
    sources = [one.value for one in measured.figures if one.code == "source"]
    assert sum(sources) == pytest.approx(1)
    skyscrapers = sum(
        line.count
        for outcome in outcomes
        for sheet in outcome.sheets
        for line in sheet.lines
        if line.code == "skyscrapers"
    )
    assert figure(measured, "skyscrapers").count == skyscrapers


def test_figures_are_held_against_their_targets(measured: Measurements) -> None:
    plain = measured.as_dict()["figures"]
    assert {one["code"] for one in plain if one["met"] is None} == {"cards-built", "column", "built"}
    assert Measurement("x", share(1, 2), "", 0.4, 0.6).met is True
    assert Measurement("x", share(1, 2), "", 0.6).met is False
    assert Measurement("x", share(1, 2), "", None, 0.4).met is False


def test_records_that_can_not_be_measured_are_refused(records: list[fogline.Record]) -> None:
    with pytest.raises(fogline.BadText) as refusal:
        GAME.measure([])
    assert refusal.value.code == "no-records"
    two = next(simulate(Plan(game="san-francisco", seats=("random",) * 2, games=1, seed=2)))
    with pytest.raises(fogline.BadText) as refusal:
        GAME.measure([records[0], two])
    assert refusal.value.code == "mixed-records"
    two.entries = two.entries[:-1]
    with pytest.raises(fogline.BadText) as refusal:
        GAME.measure([two])
    assert refusal.value.code == "unfinished-game"
