"""`fogline show`: draw a position, from its text or from a record."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from fogline import games
from fogline.cli import boards
from fogline.cli.console import Complaint, canvas, out, print_json, show, texts_of
from fogline.cli.inputs import STDIN, OwnFile, names_of, nth_record, position_of, read_text, seat_of, steps_of
from fogline.cli.options import AsJson, At, DataFile, DeckFile, GameNumber, MapFile, Viewer
from fogline.cli.outcomes import outcome_block
from fogline.core.game import State


def show_command(
    what: str,
    game: GameNumber = 1,
    at: At = None,
    seat: Viewer = None,
    data: DataFile = None,
    deck: DeckFile = None,
    data_map: MapFile = None,
    as_json: AsJson = False,
) -> None:
    """Draw a position.

    - `fogline show "sf1 0 turn - 6 b0t+|-|- -/-/-/-/-;c0 -/-/-/-/-;c0 -"`
    - `fogline show games.jsonl --game 3 --at 40`
    """
    state, names = _state(what, game, at, OwnFile(data, deck, data_map))
    view = state.view(seat_of(seat, names or [f"{number + 1}" for number in range(state.players)]))
    if as_json:
        print_json(view)
        return
    texts = texts_of(state.game, names)
    show(boards.draw(state.game, view, texts, canvas()))
    out.print()
    if view.outcome is not None:
        show(outcome_block(state.game, view.outcome, texts))
    else:
        out.print(Text(texts.say(state.game.prompt(view)), "bold"), soft_wrap=True)


def _state(source: str, number: int, at: int | None, own: OwnFile) -> tuple[State, list[str]]:
    """The position, and the players' names where a record tells them."""
    if source != STDIN and not Path(source).is_file():
        if " " not in source:
            raise Complaint("cli-no-file-or-position", text=source)
        return position_of(source, None, own=own), []
    if source != STDIN and _holds_records(source):
        record = nth_record(source, number)
        start, steps, error = steps_of(record, games.of_record(record))
        if error is not None and (at is None or at > len(steps)):
            raise error
        if at is not None and at > len(steps):
            raise Complaint("cli-no-such-entry", entry=at, entries=len(steps))
        states = [start, *(step.state for step in steps)]
        return states[-1 if at is None else at], names_of(record)
    return position_of(read_text(source).strip(), None, own=own), []


def _holds_records(path: str) -> bool:
    with Path(path).open("rb") as file:
        return file.read(64).lstrip().startswith(b"{")
