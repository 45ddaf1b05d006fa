"""`fogline analyse`: the graph, the turning points in words, and accounts that add up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.running import invoke

FOLDER = Path(__file__).parents[1] / "golden"
GAME = str(FOLDER / "san-francisco-2-city.jsonl")


def test_as_json_it_adds_up_and_says_what_would_have_been_better() -> None:
    found = invoke("analyse", GAME, "--sims", "8", "--seat", "2", "--json").json
    assert len(found["players"]) == len(found["accounts"]) == 2
    for account in found["accounts"]:
        result = account.pop("result")
        assert sum(account.values()) == pytest.approx(result, abs=1e-9)
    assert found["accounts"][0]["skill"] == 0, "only the second seat was asked for"
    assert found["turning_points"], "the players of this game are careless"
    for point in found["turning_points"]:
        assert point["seat"] == 1
        assert point["played"] != point["better"]
        assert point["loss"] >= 0.02


def test_in_the_terminal_it_shows_graph_turning_points_and_accounts() -> None:
    shown = invoke("--language", "it", "analyse", GAME, "--sims", "4").out
    assert "Momenti decisivi" in shown
    assert "Da dove vengono i risultati" in shown
    assert "█ 100 %" in shown
    assert "Nessuna decisione è stata giudicata." in invoke("--language", "it", "analyse", GAME, "--sims", "0").out


def test_a_game_with_hidden_hands_has_reasons_in_words() -> None:
    found = invoke("analyse", str(FOLDER / "ticket-to-ride-san-francisco-2-cars.jsonl"), "--sims", "4", "--json").json
    reasons = [reason for point in found["turning_points"] for reason in point["reasons"]]
    assert reasons
    assert all(len(reason.split()) > 2 for reason in reasons)


def test_as_one_page_of_html_that_asks_no_other_host_and_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    page, part = tmp_path / "game.html", tmp_path / "game.part"
    wanted = ("analyse", GAME, "--sims", "4", "--html", str(page), "--resume", str(part))
    first = invoke(*wanted).out
    written, lines = page.read_text("utf-8"), part.read_bytes().splitlines(keepends=True)
    assert written.count("<polyline") == 2
    assert "Where the results came from" in written
    assert not re.search(r"(?:src|href|url\()|https?:", written), "it asks somebody for something"
    part.write_bytes(b"".join(lines[:9]) + lines[9][:7])  # stopped in the middle of a line
    assert invoke(*wanted).out == first
    assert page.read_text("utf-8") == written
    assert part.read_bytes().splitlines(keepends=True) == lines
    invoke(*wanted[:3], "0", *wanted[4:])
    assert part.read_bytes().splitlines()[0] != lines[0].rstrip(), "what other simulations found is not gone by"
