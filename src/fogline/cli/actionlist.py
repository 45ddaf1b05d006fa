"""The legal actions as a numbered list that fits the terminal."""

from __future__ import annotations

from rich.text import Text

from fogline.core.game import Legal
from fogline.core.terminal import Block, Canvas, beside
from fogline.texts import Texts

FEW = 14
"""Up to so many actions are shown with their words; more of them in columns, as what one types."""


def action_block(legal: Legal, texts: Texts, canvas: Canvas) -> Block:
    """Each action with its number, its notation and its words."""
    texts_of = [str(action) for action in legal]
    width = max(map(len, texts_of), default=0)
    if len(legal) <= FEW:
        return [
            Text(f"{number:3}  ", "bold")
            .append(f"{text:{width}}  ", "not bold default")
            .append(texts.say(action.message()), "dim")
            for number, (text, action) in enumerate(zip(texts_of, legal, strict=True), 1)
        ]
    items = [Text(f"{number:3}  ", "bold").append(text, "not bold default") for number, text in enumerate(texts_of, 1)]
    columns = max(1, canvas.width // (width + 8))
    height = -(-len(items) // columns)
    return beside([items[start : start + height] for start in range(0, len(items), height)])
