"""`fogline replay` and `fogline show`: positions drawn in the terminal."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import fogline
from fogline.cli import boards
from fogline.cli.keys import split
from fogline.cli.replay import Player
from fogline.core.terminal import Canvas, width_of
from fogline.games.san_francisco.game import SanFranciscoGame
from fogline.games.ticket_to_ride.view import TicketToRideView
from fogline.texts import Texts
from tests.cli.running import Run, invoke, read, rehashed, write

POSITION = "sf1 0 turn - 4 b0t,o0f|-|k3 b3,b1c+/g0s/-/-/n1t;c2 -/-/k0f,o1t/-/n3;c0 -"


def test_a_position_is_drawn_with_cities_market_and_prompt(run: Run) -> None:
    printed = run("show", POSITION).out
    assert "A  2 cards" in printed
    assert "B  empty" in printed
    assert "b0t" in printed
    assert "✗ Seat 1" in printed  # two contracts do not let Seat 1 take two cards
    assert "▤▤ 2 contracts" in printed
    assert "Foundations left: 4 of 6" in printed
    assert "Seat 1 draws a card or takes a column." in printed


def test_a_position_may_come_from_a_file_or_the_input(run: Run, tmp_path: Path) -> None:
    (tmp_path / "position.txt").write_text(POSITION + "\n")
    drawn = run("show", POSITION).out
    assert run("show", "position.txt").out == drawn
    assert run("show", "-", typed=POSITION).out == drawn


def test_no_colour_is_needed_to_read_a_board(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("FORCE_COLOR", "1")
    printed = run("show", POSITION).out
    assert "\x1b[38" not in printed
    assert "\x1b[48" not in printed
    game = fogline.load("san-francisco")
    block = boards.draw(game, game.position(POSITION).view(0), Texts(game), Canvas(100))
    rows = [line.plain for line in block if line.plain.startswith(tuple("bgoyn"))]
    assert [row[0] for row in rows] == list("bgoyn")


class Plain(SanFranciscoGame):
    """A game whose folder, this one, has no `drawing`."""


def test_a_game_without_a_board_is_told_in_sentences() -> None:
    game = Plain.load({}, None, "data")
    view = game.position(POSITION).view(0)
    texts = Texts(fogline.load(game.name))  # whose folder has them
    told = [texts.say(message) for message in game.describe(view)]
    for block in (boards.draw, boards.score):
        assert [line.plain for line in block(game, view, texts, Canvas(1000))] == told


@pytest.mark.parametrize("width", [60, 80, 100, 160])
def test_a_board_fits_its_terminal(width: int, simulated: Path) -> None:
    game = fogline.load("san-francisco")
    record, _ = fogline.read_record(simulated.read_text("utf-8").splitlines()[0])
    for step in list(fogline.replay(record, game))[::23]:
        block = boards.draw(game, step.state.view(0), Texts(game, names=["Ada", "Ben", "Cem"]), Canvas(width))
        assert width_of(block) <= width


def test_a_map_gives_way_in_a_low_terminal() -> None:
    """Whole it needs some 65 rows: then the question was above the window's upper edge."""
    game = fogline.load("ticket-to-ride-san-francisco")
    state, luck = game.start(4), fogline.Seeded(5)
    while not all(seat["lines"] for seat in msgspec.to_builtins(state.view(0))["seats"]):
        if state.chance():
            state.apply(luck.choose(state))
        for seat, legal in state.decisions():
            claims = [action for action in legal if str(action).startswith("claim")]
            state.apply(claims[0] if claims else legal[0], seat)
    texts = Texts(game, names=["Ada", "Ben", "Cem", "Dora"])

    def drawn(height: int, width: int = 100) -> list[str]:
        return [line.plain for line in boards.draw(game, state.view(0), texts, Canvas(width, height=height))]

    whole = drawn(0)
    assert len(whole) > 50
    assert drawn(len(whole)) == whole
    for height in (26, 32, 40):
        low = drawn(height)
        assert len(low) <= height
        assert "Type board to see it." in low[0]
        assert [line for line in whole if "cable cars" in line] == [line for line in low if "cable cars" in line]


def test_plain_terminals_get_plain_signs() -> None:
    game = fogline.load("san-francisco")
    view = game.position(POSITION).view(0)
    for block in (
        boards.draw(game, view, Texts(game), Canvas(100, ascii=True)),
        boards.score(game, view, Texts(game), Canvas(100, ascii=True)),
    ):
        own = "".join(line.plain for line in block).replace("½", "").replace("’", "")
        assert own.isascii()


def test_a_view_can_be_had_as_json(run: Run) -> None:
    view = run("show", POSITION, "--seat", "2", "--json").json
    assert view["seat"] == 1
    assert view["columns"]["a"] == ["b0t", "o0f"]


def test_what_is_no_position_is_explained(run: Run) -> None:
    assert "neither a file nor a position" in run("show", "nonsense", code=1).err
    assert run("show", "sf1 0 turn", code=1).err.startswith("Error: ")
    assert "There is no seat “9”" in run("show", POSITION, "--seat", "9", code=1).err


def test_any_entry_of_any_game_can_be_shown(run: Run, simulated: Path) -> None:
    record = read(simulated)[1]
    game = fogline.load("san-francisco")
    steps = list(fogline.replay(fogline.read_record(simulated.read_text("utf-8").splitlines()[1])[0], game))
    assert len(steps) == len(record["entries"])
    view = run("show", str(simulated), "--game", "2", "--at", "40", "--json").json
    early, _ = fogline.read_record(simulated.read_text("utf-8").splitlines()[1])
    early.entries = early.entries[:40]
    for step in fogline.replay(early, game):
        reached = step.state
    assert view["position"] == str(reached)
    assert "There is no entry 5,000" in run("show", str(simulated), "--at", "5000", code=1).err
    assert "which holds 4" in run("show", str(simulated), "--game", "5", code=1).err


def test_a_finished_game_shows_its_sheets(run: Run, simulated: Path) -> None:
    printed = run("show", str(simulated)).out
    assert "Trams SF-9.1" in printed
    assert "random 1" in printed


def test_a_replay_without_a_terminal_prints_every_entry(run: Run, simulated: Path) -> None:
    record = read(simulated)[0]
    printed = run("replay", str(simulated)).out
    for number, (who, text) in enumerate(record["entries"]):
        name = "Luck" if who == "chance" else record["players"][record["seats"][who]]["name"]
        assert f"{number:4} {name}: {text}\n" in printed
    assert "Total" in printed


def test_a_replay_begins_where_it_is_told(run: Run, simulated: Path) -> None:
    printed = run("replay", str(simulated), "--at", "12", "--seat", "random 2").out
    assert "Entry 12 of" in printed
    assert "seen by random 2" in printed
    assert "Total" not in printed
    assert "There is no entry 9,999" in run("replay", str(simulated), "--at", "9999", code=1).err


def test_a_replay_stops_at_what_cannot_be_executed(run: Run, simulated: Path, tmp_path: Path) -> None:
    record = read(simulated)[0]
    record["entries"][20] = ["table", "dance"]
    write(tmp_path / "bad.jsonl", [rehashed(record)])
    ran = run("replay", "bad.jsonl", code=1)
    assert "Entry 20 can’t be executed" in ran.err
    assert "  19 " in ran.out
    run("replay", "bad.jsonl", "--at", "20", code=1)


def test_keys_move_through_a_replay(simulated: Path) -> None:
    record, _ = fogline.read_record(simulated.read_text("utf-8").splitlines()[0])
    player = Player(record, fogline.load("san-francisco"), None)
    keys = split("nn \x1b[Cp\x1bOD")
    assert keys == ["n", "n", " ", "\x1b[C", "p", "\x1b[D"]
    assert all(player.press(key) for key in keys)
    assert player.at == 2
    assert all(player.press(key) for key in "31\r")
    assert player.at == 31
    assert player.press("e")
    assert player.at == len(record.entries)
    assert player.press("s")
    assert player.seat == 0
    assert not player.press("q")


@pytest.fixture(scope="session")
def rides(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of Ticket to Ride between three bots."""
    path = tmp_path_factory.mktemp("rides") / "games.jsonl"
    arguments = ("simulate", "ticket", "--seats", "random,random,random", "--games", "1", "--out", str(path))
    invoke(*arguments)
    return path


@pytest.mark.parametrize("width", [80, 120, 170])
def test_the_map_fits_its_terminal_and_names_the_owners(width: int, rides: Path) -> None:
    record, _ = fogline.read_record(rides.read_text("utf-8"))
    game = fogline.load("ticket-to-ride-san-francisco")
    for step in list(fogline.replay(record, game))[::40]:
        view = step.state.view(0)
        assert isinstance(view, TicketToRideView)
        block = boards.draw(game, view, Texts(game), Canvas(width))
        assert width_of(block) <= width
        text = "\n".join(line.plain for line in block)
        assert all(f"{seat + 1} {name}" in text for seat, one in enumerate(view.seats) for name in one.lines)


def test_a_seat_sees_its_own_cards_and_no_one_elses(run: Run, rides: Path) -> None:
    own = run("show", str(rides), "--at", "80", "--seat", "1").out
    assert "Your hand:" in own
    assert "Your hand:" not in run("show", str(rides), "--at", "80").out
    printed = run("replay", str(rides), "--seat", "1").out
    record = read(rides)[0]
    secret = next(
        (number, entry) for number, entry in enumerate(record["entries"]) if entry[0] not in (0, "chance", "table")
    )
    number, (who, text) = secret
    name = record["players"][who]["name"]
    assert text.startswith("keep")
    assert f"{number:4} {name}: (a secret)" in printed
    assert f"{number:4} {name}: {text}" in run("replay", str(rides), "--seat", str(who + 1)).out
