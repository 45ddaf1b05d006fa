"""The game's things as messages: spaces and cards. Words themselves are in the Fluent texts."""

from __future__ import annotations

from fogline.core.message import Argument, Message
from fogline.games.san_francisco.components import COLOURS, DEPOT_CARD, VALUE_CARD, parse_code


def space_message(space: str) -> Message:
    """A space in words."""
    return Message("sf-space", {"row": Message(f"sf-row-{space[0]}"), "column": int(space[1])})


def card_message(card: str) -> Message:
    """A card in words: its colour, its value and its symbols."""
    if card in (VALUE_CARD, DEPOT_CARD):
        return Message(f"sf-card-{card}")
    kind = parse_code(card)
    marks = [
        Message(f"sf-mark-{mark}")
        for mark in ("tracks", "depot", "square", "foundation", "coast", "bonus")
        if getattr(kind, mark)
    ]
    arguments: dict[str, Argument] = {
        "colour": Message(f"sf-colour-{COLOURS[kind.colour]}"),
        "value": kind.value,
        "marks": marks,
    }
    return Message("sf-card" if marks else "sf-card-plain", arguments)
