"""`fogline play`: a game at the terminal, typed line by line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

import fogline
from fogline.cli.play import Keeper
from fogline.cli.screen import Quit
from fogline.cli.session import Session
from fogline.core.record import Player
from fogline.table.core import Table
from tests.cli.running import Run

ALONE = ("play", "--seats", "Ada,random", "--seed", "5", "--first", "1")
TAKING = "sf1 0 turn - 6 b0t,g0t|-|- -/-/-/-/-;c0 -/-/-/-/-;c0 -"


def kept(folder: Path) -> fogline.Record:
    """The one game that lies in a folder, verified."""
    (path,) = (path for path in folder.iterdir() if path.suffix != ".txt")
    record, written = fogline.read_record(path.read_text("utf-8"))
    fogline.verify(record, written, fogline.games.of_record(record))
    return record


def test_numbers_and_notation_are_actions(run: Run, tmp_path: Path) -> None:
    run(*ALONE, typed="1\nPLACE  A\nquit\n\n")
    entries = [(entry.who, entry.text) for entry in kept(tmp_path).entries]
    assert entries[0] == (0, "draw")
    assert entries[1][0] == "chance"
    assert entries[2] == (0, "place a")
    assert entries[3][0] == 1  # the bot went on


def test_a_plan_is_done_whole_or_not_at_all(run: Run, tmp_path: Path) -> None:
    arguments = ("play", "--position", TAKING, "--seats", "Ada,Ben", "--save", "game.jsonl")
    ran = run(*arguments, typed="take a; build b0t; build n3\ntake a; build b0t; build g0t\n")
    assert "(SF-3.5)" in ran.out  # green 3 was never taken
    texts = [entry.text for entry in kept(tmp_path).entries]
    assert texts == ["take a", "build b0t", "build g0t"]


def test_the_record_has_a_start_position_in_its_exact_form(run: Run, tmp_path: Path) -> None:
    run("play", "--position", TAKING.replace(" ", "  "), "--seats", "Ada,Ben", typed="take a\nquit\n\n")
    assert kept(tmp_path).start_position == TAKING


def test_previews_and_reasons_change_nothing(run: Run, tmp_path: Path) -> None:
    typed = "preview take a; build b0t\nwhy place a\nwhy take a\npreview\nwhy take b\ntake a\n"
    ran = run("play", "--position", TAKING, "--seats", "Ada,Ben", typed=typed)
    assert "Contracts: 0 → 1." in ran.out
    assert "(SF-3.1)" in ran.out
    assert "“take a” is allowed now." in ran.out
    assert "(SF-3.3)" in ran.out
    assert "Preview what?" in ran.out
    assert [entry.text for entry in kept(tmp_path).entries] == ["take a"]


def test_nonsense_is_answered_and_the_game_goes_on(run: Run, tmp_path: Path) -> None:
    ran = run(
        *ALONE, typed="dance\n99\n\nbuild\nrules SF-3.1\nrules SF-77\nlog\nscore\nboard\nactions\nposition\nhelp\n1\n"
    )
    assert "“dance” isn’t an action." in ran.out
    assert "There is no action number 99" in ran.out
    assert "no rule “SF-77”" in ran.out
    assert "Place a project" in ran.out
    assert "If the game ended now" in ran.out
    assert "sf1 0 turn - 6 -|-|- " in ran.out
    assert "preview ACTION" in ran.out
    assert kept(tmp_path).entries[0].text == "draw"


def test_undo_is_free_until_something_was_learnt(run: Run, tmp_path: Path) -> None:
    typed = "undo\ntake a\nbuild b0t\nundo\nbuild g0t\nundo\nquit\n\n"
    ran = run("play", "--position", TAKING, "--seats", "Ada,Ben", typed=typed)
    assert "Ada took the last action back." in ran.out
    entries = [(entry.who, entry.text) for entry in kept(tmp_path).entries]
    assert entries == [(0, "take a"), (0, "build b0t"), ("table", "undo 1"), (0, "build g0t"), ("table", "undo 3")]


def test_undo_after_luck_needs_consent(run: Run, tmp_path: Path) -> None:
    ran = run("play", "--position", TAKING, "--seats", "Ada,Ben", typed="draw\nundo\nn\nundo\ny\nquit\n\n")
    assert ran.out.count("if everyone agrees?") == 2
    assert [entry.text for entry in kept(tmp_path).entries][-1] == "undo 0"


def test_a_saved_game_goes_on(run: Run, tmp_path: Path) -> None:
    run(*ALONE, "--save", "mine.jsonl", typed="1\nplace b\nquit\n\n")
    before = kept(tmp_path)
    ran = run("play", "--resume", "mine.jsonl", typed="draw\nplace c\nquit\n\n")
    after = kept(tmp_path)
    assert after.entries[: len(before.entries)] == before.entries
    assert len(after.entries) > len(before.entries)
    assert [player.name for player in after.players] == ["Ada", "Random 1"]
    assert "fogline play --resume mine.jsonl" in ran.out
    assert "--seats" in run("play", "--resume", "mine.jsonl", "--seats", "Ada,Ben", code=1).err


def test_saving_never_replaces_another_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "dear.txt").write_text("dear")
    ran = run(*ALONE, typed="1\nsave dear.txt\nsave here.jsonl\nplace a\nsave here.jsonl\nquit\nn\n")
    assert "dear.txt exists already" in ran.out
    assert (tmp_path / "dear.txt").read_text() == "dear"
    assert len(kept(tmp_path).entries) > 2


def test_the_end_of_the_input_loses_nothing(run: Run, tmp_path: Path) -> None:
    ran = run(*ALONE, typed="1\nplace a\n")
    assert len(kept(tmp_path).entries) > 2
    assert "Go on with: fogline play --resume" in ran.out


def test_a_game_that_nobody_began_leaves_no_file(run: Run, tmp_path: Path) -> None:
    run(*ALONE, typed="")
    run(*ALONE, typed="quit\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("error", [KeyboardInterrupt, SystemExit, RuntimeError])
def test_whatever_stops_the_game_it_is_kept(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: type[BaseException]
) -> None:
    def stop(*_: object) -> None:
        raise error

    monkeypatch.setattr(Session, "_do_log", stop)
    if error is RuntimeError:
        with pytest.raises(RuntimeError):
            run(*ALONE, typed="1\nlog\n")
    else:
        run(*ALONE, typed="1\nlog\n")
    assert kept(tmp_path).entries[0].text == "draw"


def test_a_folder_that_cannot_be_written_is_no_reason_to_lose_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setattr(Path, "home", lambda: home)
    game = fogline.load("san-francisco", options={"first": 0})
    table = Table(game, [Player("Ada"), Player("Ben")], fogline.Seeded(1))
    table.act(0, "draw")
    keeper = Keeper(table, tmp_path / "gone" / "game.jsonl")
    keeper.save()
    assert keeper.written == home / "game.jsonl"


def test_a_whole_game_can_be_played_and_kept(run: Run, tmp_path: Path) -> None:
    ran = run("play", "--seats", "random,Ada,random", "--seed", "3", typed="1\n" * 600)
    record = kept(tmp_path)
    assert record.outcome is not None
    assert record.started is not None
    assert "Total" in ran.out
    assert "See it again with: fogline replay" in ran.out


def test_bots_alone_play_to_the_end(run: Run, tmp_path: Path) -> None:
    run("play", "--terminal", "--seats", "random,random", typed="\n")
    assert kept(tmp_path).outcome is not None


def test_a_game_starts_from_a_position_or_from_any_entry_of_a_record(run: Run, simulated: Path, tmp_path: Path) -> None:
    run("play", "--record", str(simulated), "--game", "2", "--at", "0", "--seats", "Ada,Ben,random", typed="1\n")
    assert kept(tmp_path).start_position is not None
    assert "no entry 9,999" in run("play", "--record", str(simulated), "--at", "9999", code=1).err
    assert "Total" in run("play", "--record", str(simulated), typed="").out  # a game that is over needs no player


def test_seats_that_cannot_be(run: Run) -> None:
    assert "is empty" in run("play", "--seats", "Ada,,Ben", code=1).err
    assert "5 players can’t" in run("play", "--seats", "a,b,c,d,e", code=1).err
    assert (
        "2 players can’t"
        in run(
            "play",
            "--position",
            TAKING.replace(" -/-/-/-/-;c0 -", " -/-/-/-/-;c0 -/-/-/-/-;c0 -").replace("turn - 6", "turn - 8"),
            "--seats",
            "Ada,Ben",
            code=1,
        ).err
    )


def test_two_people_of_the_same_name_are_told_apart(run: Run, tmp_path: Path) -> None:
    run("play", "--terminal", "--seats", "Ada,Ada,greedy", "--first", "1", typed="1\n")
    assert [player.name for player in kept(tmp_path).players] == ["Ada", "Ada 1", "Greedy 1"]


class Terminal:
    """A person's answers, and what was asked."""

    def __init__(self, answers: Sequence[str]) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    def read_line(self, prompt: str) -> str:
        self.asked.append(prompt)
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)


def test_a_curtain_falls_between_people_where_there_are_secrets() -> None:
    game = fogline.load("ticket-to-ride-san-francisco")
    table = Table(game, [Player("Ada"), Player("Ben")], fogline.Seeded(1))
    first = table.state.actors[0]
    terminal = Terminal(["", "1", "", "1"])
    with pytest.raises(Quit):
        Session(table, {}, ["Ada", "Ben"], str, terminal.read_line).run()
    names = ["Ada", "Ben"] if first == 0 else ["Ben", "Ada"]
    assert terminal.asked[0] == f"Pass the screen to {names[0]}, then press Enter."
    assert terminal.asked[1] == f"{names[0]} > "
    assert terminal.asked[2] == f"Pass the screen to {names[1]}, then press Enter."


def test_no_curtain_in_an_open_game() -> None:
    game = fogline.load("san-francisco", options={"first": 0})
    table = Table(game, [Player("Ada"), Player("Ben")], fogline.Seeded(1))
    terminal = Terminal(["1", "place a"])
    with pytest.raises(Quit):
        Session(table, {}, ["Ada", "Ben"], str, terminal.read_line).run()
    assert terminal.asked == ["Ada > ", "Ada > ", "Ben > "]


@pytest.mark.parametrize(("typed", "meant"), [("foo-bot", "greedy"), ("gredy", "greedy"), ("mediun", "medium")])
def test_a_slip_in_a_bots_name_seats_nobody(run: Run, typed: str, meant: str) -> None:
    said = run("play", "--terminal", "--seats", f"me,{typed}", code=1).err
    assert meant in said
    assert typed.title() in said


@pytest.mark.parametrize("name", ["Foo-Bot", "bea", "Greedy"])
def test_whoever_is_no_slip_is_a_person(run: Run, name: str, tmp_path: Path) -> None:
    run("play", "--terminal", "--seats", f"Ada,{name}", "--first", "1", typed="1\nquit\n\n")
    assert [player.name for player in kept(tmp_path).players] == ["Ada", name]
