"""Bots of one's own, wherever the command line names bots: the examples as they are, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from fogline import read_record
from fogline.texts import LANGUAGES
from tests.cli.running import Run, invoke, read

pytestmark = pytest.mark.usefixtures("own_bots")

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "own_bot.py"
CODE = ("--code", str(EXAMPLE))


def test_the_example_has_twenty_lines() -> None:
    example = EXAMPLE.read_text("utf-8")
    assert len(example.splitlines()) <= 20
    assert f"```python\n{example}```" in (ROOT / "docs" / "your-own-bot.md").read_text("utf-8"), "as the page shows it"


def test_the_example_wins_in_the_arena_with_any_number_of_workers(run: Run) -> None:
    arguments = ("arena", *CODE, "--bots", "play-out,random", "--deals", "4")
    found = run(*arguments, "--json").json
    assert found["meetings"][0]["share"]["mean"] > 0.6
    assert f"--code {EXAMPLE}" in found["command"]
    again = run(*arguments, "--workers", "2", "--json").json
    assert again["meetings"] == found["meetings"]


@pytest.mark.parametrize("game", ["san-francisco", "ticket"])
def test_the_example_plays_every_game(run: Run, tmp_path: Path, game: str) -> None:
    run("simulate", game, *CODE, "--seats", "play-out,random,play-out", "--games", "1", "--out", "games.jsonl")
    (record,) = read(tmp_path / "games.jsonl")
    assert [player["bot"] for player in record["players"]] == ["play-out", "random", "play-out"]
    assert "--code" in run("arena", "calibrate", game, "--help").out


def test_the_example_plays_at_the_terminal(run: Run, tmp_path: Path) -> None:
    run("play", "--terminal", *CODE, "--seats", "play-out,random", "--seed", "4", typed="\n")
    (kept,) = tmp_path.glob("*.jsonl")
    record, _ = read_record(kept.read_text())
    assert [player.name for player in record.players] == ["Play-Out 1", "Random 1"]
    assert record.outcome is not None


def test_a_class_of_a_module_and_a_program_play_at_the_terminal(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bots_at_the_terminal.py").write_text(EXAMPLE.read_text("utf-8"))
    seats = "python:bots_at_the_terminal:PlayOut,stdio:cat"
    run("play", "--terminal", "--seats", seats, "--seed", "4", "--save", "game.jsonl", typed="\n")
    record, _ = read_record((tmp_path / "game.jsonl").read_text())
    assert [player.bot for player in record.players] == seats.split(",")
    assert [player.name for player in record.players] == ["PlayOut 1", "Stdio 1"]


def test_a_saved_game_names_no_code(run: Run, tmp_path: Path) -> None:
    """It may come from somebody else; a file that one names oneself is another matter."""
    run("play", "--terminal", "--seats", "Ada,stdio:touch ran", "--first", "1", typed="draw\nplace a\nquit\n\n")
    (saved,) = tmp_path.glob("*.jsonl")
    (tmp_path / "ran").unlink(missing_ok=True)
    assert "runs a program" in run("play", "--resume", str(saved), code=1).err
    assert not (tmp_path / "ran").exists()
    run("play", "--terminal", *CODE, "--seats", "Ada,play-out", "--save", "mine.jsonl", typed="draw\nquit\n\n")
    run("play", *CODE, "--resume", "mine.jsonl", typed="")


def test_a_bot_that_does_not_exist_is_no_person(run: Run) -> None:
    assert "no bot “seach”" in run("play", "--terminal", "--seats", "Ada,seach:sims=5", code=1).err


def test_nobody_names_code_for_the_browser(run: Run) -> None:
    assert "runs a program" in run("play", "--no-browser", "--seats", "me,python:os:path", code=1).err


@pytest.mark.parametrize("command", ["arena", "simulate", "play", "serve"])
def test_code_that_can_not_be_used_is_refused(run: Run, tmp_path: Path, command: str) -> None:
    (tmp_path / "broken.py").write_text("x = 1\nimport no_such_module\n")
    (tmp_path / "mute.py").write_text("from fogline.bots import Bot\nclass Mute(Bot): pass\n")
    (tmp_path / "empty.py").write_text("")
    for file, words in (
        ("missing.py", "No such file"),
        ("broken.py", "broken.py” fails at line 2: ModuleNotFoundError"),
        ("mute.py", "“Mute” isn’t a bot"),
        ("empty.py", "defines no bot"),
    ):
        assert words in run(command, "--code", file, code=1).err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_refuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty.py").write_text("")
    for bots in ("gredy,random", "greedy:slip=101,random", "python:no_such_module:My,random", "python:os:My,random"):
        told = invoke("--language", language, "simulate", "--seats", bots, code=1).err
        assert "refusal-" not in told
    assert "empty.py" in invoke("--language", language, "simulate", "--code", "empty.py", code=1).err
