"""`fogline rules`, `fogline doctor`, `fogline --help`."""

from __future__ import annotations

import re
import shlex
from importlib.metadata import EntryPoint

import pytest

import fogline
from fogline import _build, games, rules
from fogline.cli.doctor import doctor_command
from fogline.cli.rules import rules_command
from fogline.cli.show import show_command
from tests.cli.running import Run


def test_a_paragraph_a_section_a_game(run: Run) -> None:
    assert [one["number"] for one in run("rules", "sf-5.4", "--json").json] == ["SF-5.4"]
    section = [one["number"] for one in run("rules", "SF-4", "--json").json]
    assert section == ["SF-4.1", "SF-4.2"]
    whole = run("rules", "TT", "--json").json
    assert len(whole) == len(rules.paragraphs("TT"))
    assert [one["number"] for one in run("rules", "SF-10", "--json").json] == ["SF-10"]
    assert len(run("rules", "SF-E", "--json").json) == 7


def test_a_paragraph_reads_like_a_rule(run: Run) -> None:
    printed = run("rules", "SF-5.2").out
    assert printed.startswith("SF-5.2  Building\n")
    assert "share a side" in printed


def test_words_are_found_in_all_rules(run: Run) -> None:
    found = run("rules", "--search", "COAST", "--json").json
    assert "SF-5.6" in [one["number"] for one in found]
    assert all("coast" in f"{one['section']} {one['text']}".lower() for one in found)
    assert "No rule mentions “zeppelin”" in run("rules", "--search", "zeppelin", code=1).err


def test_without_a_number_the_sections_are_listed(run: Run) -> None:
    printed = run("rules").out
    assert "SF-5  Building (8)" in printed
    assert "TT-3 " in printed


def test_unknown_rules_are_refused(run: Run) -> None:
    for number in ("SF-99", "XX-1", "5.4"):
        assert f"no rule “{number}”" in run("rules", number, code=1).err


def test_doctor_tells_what_runs(run: Run) -> None:
    printed = run("doctor").out
    assert f"version: {fogline.__version__}" in printed
    assert f"core: {_build.core()}" in printed
    for name in games.names():
        assert games.load(name).data.hash[:16] in printed
    report = run("doctor", "--json").json
    assert report["core"] == _build.core()
    assert report["games"]["san-francisco"]["hash"] == fogline.load("san-francisco").data.hash
    assert set(report["optional"]) == {"open_spiel"}


def test_doctor_warns_of_a_stale_core(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_build, "stale", lambda: ["fogline.core.native"])
    assert "warning: fogline.core.native was changed after it was compiled" in run("doctor").out


def test_doctor_fails_where_a_game_cannot_be_loaded(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    lost = EntryPoint("lost-game", "nowhere:GAME", games.GROUP)
    monkeypatch.setattr(games, "_points", lambda: {"lost-game": lost})
    assert "lost-game can't be loaded" in run("doctor", code=1).out


def test_help_teaches_with_examples(run: Run) -> None:
    commands = {
        "play": "--resume",
        "simulate": "--workers",
        "verify": "games.jsonl",
        "replay": "--seat",
        "show": "POSITION",
        "rules": "--search",
        "bench": "--json",
        "doctor": "--json",
    }
    overview = run("--help").out
    for command, word in commands.items():
        assert command in overview
        assert word in run(command, "--help").out
    assert run("--version").out == f"fogline {fogline.__version__}\n"


def test_the_examples_of_the_help_work(run: Run) -> None:
    for command in (show_command, rules_command, doctor_command):
        examples = re.findall("- `fogline (.+)`", command.__doc__ or "")
        for example in examples:
            arguments = shlex.split(example)
            if "games.jsonl" not in arguments:
                run(*arguments)
