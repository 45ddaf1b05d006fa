"""What a map gives, held against what the records tell."""

from __future__ import annotations

import pytest

import fogline
from fogline.core.figures import Mean, Measurements, Share
from fogline.games.ticket_to_ride.game import TicketToRideGame
from fogline.texts import Texts
from tests.play import random_record

GAMES = 6


@pytest.fixture(scope="module")
def records(game: TicketToRideGame) -> list[fogline.Record]:
    return [random_record(game, 3, seed) for seed in range(GAMES)]


@pytest.fixture(scope="module")
def measured(game: TicketToRideGame, records: list[fogline.Record]) -> Measurements:
    return game.measure(records)


def figure(measured: Measurements, code: str, detail: str = "") -> Share | Mean:
    (found,) = [one.figure for one in measured.figures if (one.code, one.detail) == (code, detail)]
    return found


def mean(measured: Measurements, code: str) -> float:
    found = figure(measured, code)
    assert isinstance(found, Mean)
    assert found.count == GAMES
    return found.mean


def counted(records: list[fogline.Record], word: str) -> int:
    texts = (entry.text for record in records for entry in record.entries if entry.who != "chance")
    return sum(text.split()[0] == word for text in texts)


def outcomes(records: list[fogline.Record]) -> list[fogline.Outcome]:
    return [record.outcome for record in records if record.outcome is not None]


def test_actions_are_counted_as_the_records_tell(records: list[fogline.Record], measured: Measurements) -> None:
    assert (measured.game, measured.players, measured.games) == ("ticket-to-ride-san-francisco", 3, GAMES)
    assert mean(measured, "draws") * 3 * GAMES == pytest.approx(counted(records, "tickets"))
    lines = [one.figure for one in measured.figures if one.code == "line"]
    assert sum(one.count for one in lines) == counted(records, "claim")
    turns = mean(measured, "turns") * 3 * GAMES
    least = counted(records, "claim") + counted(records, "tickets") + counted(records, "pass")
    assert least + counted(records, "take") / 2 <= turns <= least + counted(records, "take")


def test_ends_are_counted_as_the_outcomes_tell(records: list[fogline.Record], measured: Measurements) -> None:
    ends = outcomes(records)
    assert mean(measured, "winning-score") == pytest.approx(sum(end.standings[0].halves for end in ends) / 2 / GAMES)
    assert mean(measured, "last-score") == pytest.approx(sum(end.standings[-1].halves for end in ends) / 2 / GAMES)
    for code, line in (("completed", "completed"), ("failed", "failed"), ("tokens", "tourists")):
        number = sum(one.count for end in ends for sheet in end.sheets for one in sheet.lines if one.code == line)
        assert mean(measured, code) * 3 * GAMES == pytest.approx(number)
    assert sum(figure(measured, "order", str(place)).count for place in (1, 2, 3)) == pytest.approx(GAMES)
    for ending in ("cars", "passes"):
        assert figure(measured, "ending", ending).count == sum(end.termination == ending for end in ends)
    assert sum(one.value for one in measured.figures if one.code == "source") == pytest.approx(1)
    held = sum(one.figure.count for one in measured.figures if one.code == "ticket")
    assert held == pytest.approx((mean(measured, "completed") + mean(measured, "failed")) * 3 * GAMES)


def test_the_first_place_in_turn_order_is_that_of_the_player_who_began(game: TicketToRideGame) -> None:
    record = random_record(game, 2, seed=8)
    first = next(int(entry.text.split()[1]) for entry in record.entries if entry.text.startswith("first "))
    (end,) = outcomes([record])
    measured = game.measure([record])
    place = str((end.winners[0] - first) % 2 + 1)
    assert figure(measured, "order", place).count == 1 / len(end.winners)


def test_only_what_is_asked_of_a_map_has_a_target(measured: Measurements) -> None:
    asked = {one.code: (one.least, one.most) for one in measured.figures if one.met is not None}
    assert asked.keys() == {"winning-score", "turns", "order"}
    assert asked["winning-score"] == (35, 55)
    assert asked["turns"] == (17, 22)
    assert asked["order"] == (1 / 3 - 0.03, 1 / 3 + 0.03)


def test_every_figure_has_words_of_its_own(game: TicketToRideGame, measured: Measurements) -> None:
    texts = Texts(game)
    said = [texts.say(one.message(game.prefix)) for one in measured.figures]
    assert len(set(said)) == len(said)
    assert "Games that end by passes" in said
    assert "Claimed: ash-bay" in said


def test_records_that_can_not_be_measured_are_refused(game: TicketToRideGame, records: list[fogline.Record]) -> None:
    with pytest.raises(fogline.BadText, match="no-records"):
        game.measure([])
    with pytest.raises(fogline.BadText, match="mixed-records"):
        game.measure([records[0], random_record(game, 2, seed=1)])
    unfinished = random_record(game, 2, seed=1)
    unfinished.entries = unfinished.entries[:-1]
    with pytest.raises(fogline.BadText, match="unfinished-game"):
        game.measure([unfinished])
