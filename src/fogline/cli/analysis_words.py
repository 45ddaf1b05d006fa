"""What an analysis has found, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fogline.analysis import Moment, reasons
from fogline.cli.console import texts_of
from fogline.core.game import Game


def reasons_for(moment: Moment, game: Game, names: Sequence[str]) -> Iterator[str]:
    """Why the better action would have been better, in words."""
    if moment.better is not None and moment.seat is not None:
        view = game.position(moment.position).view(moment.seat)
        texts = texts_of(game, names)
        for message in reasons(game, view, moment.better, moment.texts[0]):
            yield texts.say(message)


def in_words(text: str, game: Game, names: Sequence[str]) -> str:
    """An action in words."""
    return texts_of(game, names).say(game.action(text).message())


def percent(share: float, sign: str = "-") -> str:
    """A share in hundredths, changes with their sign.

    >>> percent(0.5), percent(0.123, "+"), percent(-0.0001)
    ('50 %', '+12 %', '0 %')
    """
    hundredths = round(100 * share)
    return f"{hundredths:{sign if hundredths else '-'}d} %".replace("-", "−")
