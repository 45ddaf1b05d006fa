"""Why something would have been better: what its preview tells and the other's doesn't. Nothing is made up."""

from __future__ import annotations

from typing import Final

from fogline.core.game import Game, View
from fogline.core.message import Message

REVEALS: Final = "preview-reveals"
"""What a preview says of undo, which is no reason."""


def reasons(game: Game, view: View, better: str, played: str) -> tuple[Message, ...]:
    """What the better action would have changed that the one that was played doesn't, as far as the viewer knows."""
    there, here = (game.preview(view, [game.action(text)]).messages() for text in (better, played))
    return tuple(message for message in there if message not in here and message.id != REVEALS)
