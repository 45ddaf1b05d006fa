"""How a game ended, in a terminal: the standings and the score sheets, line by line."""

from __future__ import annotations

from rich.text import Text

from fogline.core.game import Game
from fogline.core.message import Argument, Halves, Message, Seat
from fogline.core.outcome import Outcome, SheetLine
from fogline.core.terminal import Block, beside
from fogline.texts import Texts

NOTHING = "–"
"""Where a seat has nothing of a source of points."""


def outcome_block(game: Game, outcome: Outcome, texts: Texts) -> Block:
    """The ending in a sentence, then every source of points with its rule, a column a seat."""
    say, rows = texts.say, outcome.rows()
    end = Text(say(outcome.message(game.prefix)), "bold").append(f" ({outcome.rule})", "not bold default")
    labels = [
        Text(),
        *(_label(game, row.first, texts) for row in rows),
        Text(say(Message("cli-total")), "bold"),
    ]
    labels.append(Text(say(Message("cli-place-label")), "bold"))
    columns: list[Block] = []
    for number, sheet in enumerate(outcome.sheets):
        standing = next(one for one in outcome.standings if one.seat == sheet.seat)
        column = [Text(say(Message("cli-seat", {"seat": Seat(sheet.seat)})), "bold")]
        column += [_entry(row.lines[number], texts) for row in rows]
        column.append(Text(f"{_points(sheet.halves, texts):>3}", "bold"))
        decided = f" ({standing.decided_by})" if standing.decided_by else ""
        column.append(Text(say(Message("place", {"place": standing.place})) + decided, "bold"))
        columns.append(column)
    return [end, Text(), *beside([labels, *columns])]


def _label(game: Game, line: SheetLine, texts: Texts) -> Text:
    return Text(texts.say(line.source(game.prefix))).append(f" {line.rule}", "dim")


def _entry(line: SheetLine | None, texts: Texts) -> Text:
    """The points, and behind them what they are for."""
    if line is None:
        return Text(f"{NOTHING:>3}", "dim")
    text = Text(f"{_points(line.halves, texts):>3}")
    arguments: dict[str, Argument] = {"count": line.count}
    if line.place is not None:
        arguments["place"] = texts.say(Message("place", {"place": line.place}))
        text.append(f" {texts.say(Message('cli-sheet-ranked', arguments))}", "dim")
    if line.decided_by is not None:
        text.append(f" {line.decided_by}", "dim")
    return text


def _points(halves: int, texts: Texts) -> str:
    return texts.say(Message("cli-halves", {"points": Halves(halves)}))
