"""Why something would have been better: what its preview tells and the other's doesn't. Nothing is made up."""

from __future__ import annotations

from fogline.core.game import Game, View
from fogline.core.message import Message


def reasons(game: Game, view: View, better: str, played: str) -> tuple[Message, ...]:
    """What the better action would have changed that the one that was played doesn't, as far as the viewer knows."""
    there, here = (game.preview(view, [game.action(text)]).messages() for text in (better, played))
    return tuple(message for message in there if message not in here)
