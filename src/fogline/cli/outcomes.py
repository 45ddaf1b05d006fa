"""How a game ended, in a terminal: the standings and the score sheets, line by line."""

from __future__ import annotations

from rich.text import Text

from fogline.cli.layout import Block, beside
from fogline.core.game import Game
from fogline.core.message import Argument, Halves, Message, Seat
from fogline.core.outcome import Outcome, SheetLine
from fogline.texts import Texts


def outcome_block(game: Game, outcome: Outcome, texts: Texts) -> Block:
    """The ending in a sentence, then every source of points with its rule, a column a seat."""
    say = texts.say
    end = Text(say(outcome.message(game.prefix)), "bold").append(f" ({outcome.rule})", "not bold default")
    labels = [
        Text(),
        *(_label(game, line, texts) for line in outcome.sheets[0].lines),
        Text(say(Message("cli-total")), "bold"),
    ]
    labels.append(Text(say(Message("cli-place-label")), "bold"))
    columns: list[Block] = []
    for sheet in outcome.sheets:
        standing = next(one for one in outcome.standings if one.seat == sheet.seat)
        column = [Text(say(Message("cli-seat", {"seat": Seat(sheet.seat)})), "bold")]
        column += [_entry(line, texts) for line in sheet.lines]
        column.append(Text(f"{_points(sheet.halves, texts):>3}", "bold"))
        decided = f" ({standing.decided_by})" if standing.decided_by else ""
        column.append(Text(say(Message("place", {"place": standing.place})) + decided, "bold"))
        columns.append(column)
    return [end, Text(), *beside([labels, *columns])]


def _label(game: Game, line: SheetLine, texts: Texts) -> Text:
    words = texts.say(Message(f"{game.prefix}-sheet-{line.code}"))
    return Text(words).append(f" {line.rule}", "dim")


def _entry(line: SheetLine, texts: Texts) -> Text:
    """The points, and behind them what they are for."""
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
