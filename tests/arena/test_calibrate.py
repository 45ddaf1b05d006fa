"""Calibration: the same games and figures for anyone, in both games; plots that say what was counted."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree as ET

import pytest

import fogline
from fogline.arena.calibrate import Calibrator
from fogline.arena.plots import Row, bars, steps
from fogline.arena.simulate import simulate
from fogline.core.figures import share
from tests.play import playable

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", playable())
def test_workers_change_nothing(name: str) -> None:
    calibrator = Calibrator(game=name, bot="random", games=3, seed=5)
    alone = calibrator.measure()
    told: list[int] = []
    assert calibrator.measure(2, lambda number, _record: told.append(number)) == alone
    assert told == [0, 1, 2] * 3
    assert [one.players for one in alone] == list(fogline.load(name).players)
    assert {one.data_hash for one in alone} == {fogline.load(name).data.hash}


@pytest.mark.parametrize("name", playable())
def test_the_spreads_count_every_game_and_every_player(name: str) -> None:
    calibrator = Calibrator(game=name, bot="random", games=3, seed=5)
    plan = calibrator.plans()[1]
    outcomes = [record.outcome for record in simulate(plan) if record.outcome is not None]
    spreads = {one.code: dict(one.counts) for one in calibrator.measure()[1].spreads}
    assert spreads["score"] == Counter(standing.halves / 2 for one in outcomes for standing in one.standings)
    assert spreads["winning-score"] == Counter(one.standings[0].halves / 2 for one in outcomes)
    length = next(counts for code, counts in spreads.items() if "score" not in code)
    assert sum(length.values()) == 3


def test_a_card_is_built_discarded_or_left() -> None:
    (_, measured, _) = Calibrator(game="san-francisco", bot="random", games=3, seed=5).measure()
    figures = {(one.code, one.detail): one.figure for one in measured.figures}
    laid = {detail: one.total for (code, detail), one in figures.items() if code == "built" if hasattr(one, "total")}
    cards = figures["cards-placed", ""]
    assert sum(laid.values()) == pytest.approx(cards.mean * 3 * 3)  # type: ignore[union-attr]
    for (code, card), one in figures.items():
        if code == "discarded":
            assert one.total <= laid[card]  # type: ignore[union-attr]
            assert figures["built", card].count == one.total - one.count  # type: ignore[union-attr]


def test_a_ticket_is_completed_at_most_as_often_as_it_is_kept() -> None:
    measured = Calibrator(game="ticket-to-ride-san-francisco", bot="greedy", games=2, seed=5).measure()[0]
    kept = {one.detail: one for one in measured.figures if one.code == "ticket"}
    done = {one.detail: one for one in measured.figures if one.code == "ticket-completed"}
    assert kept.keys() == done.keys()
    assert all(done[name].figure.total == kept[name].figure.count for name in kept)  # type: ignore[union-attr]
    completed = next(one.figure for one in measured.figures if one.code == "completed")
    assert sum(one.figure.count for one in done.values()) == pytest.approx(completed.mean * 2 * 2)  # type: ignore[union-attr]
    assert all(one.worth for one in (*kept.values(), *done.values()))


def test_the_bots_time_is_a_mean_of_milliseconds() -> None:
    assert 0 < Calibrator(game="san-francisco", bot="random", games=1, seed=5).thinking() < 1000


def test_what_is_wrong_is_said_before_the_first_game() -> None:
    with pytest.raises(fogline.BadText):
        Calibrator(game="chess", bot="random", games=1, seed=1).measure()
    with pytest.raises(fogline.Refusal):
        Calibrator(game="san-francisco", bot="oracle", games=1, seed=1).measure()
    with pytest.raises(fogline.DataError):
        Calibrator(game="san-francisco", bot="random", games=1, seed=1, data="format = 1").measure()


def test_bars_are_as_long_as_their_shares() -> None:
    rows = [Row("a & b", (share(10, 40), share(20, 40))), Row("c", (share(40, 40), None))]
    root = ET.fromstring(bars("<title>", ["2 players", "3 players"], rows))  # noqa: S314  (our own text)
    texts = [text.text for text in root.iter(f"{SVG}text")]
    assert {"<title>", "a & b", "c", "25.0 %", "50.0 %", "100.0 %"} <= set(texts)
    a, b, c = (float(rect.attrib["width"]) for rect in root.iter(f"{SVG}rect") if rect.attrib["height"] == "7")
    assert b / a == pytest.approx(2, 0.01)
    assert c / a == pytest.approx(4, 0.01)


def test_steps_are_as_high_as_their_parts() -> None:
    root = ET.fromstring(steps("points", ["2 players"], [[(8.0, 1), (8.5, 1), (10.0, 1)]]))  # noqa: S314  (our own text)
    (path,) = [path.attrib["d"] for path in root.iter(f"{SVG}path") if path.attrib.get("fill") == "none"]
    heights = [298 - float(part.split("H")[0]) for part in path.split("V")[1:-1]]
    assert heights == [240, 0, 120]
