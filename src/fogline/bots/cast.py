"""The bots' own names: the same in every game and language, and by them one knows the level."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

CAST: Final[Mapping[str, tuple[str, ...]]] = {
    "easy": ("Pip", "Dot", "Lou", "Kit"),
    "medium": ("Juno", "Otto", "Mina", "Hugo"),
    "hard": ("Vera", "Rufus", "Iris", "Tilda"),
    "expert": ("Sage", "Magnus", "Zora", "Erwin"),
}
"""Who plays at each level; four of them, as a host may leave every seat to bots."""

OTHERS: Final = ("Felix", "Nell", "Gus", "Wanda")
"""Whoever plays by another bot."""


def called(bot: str, taken: Iterable[str]) -> str:
    """A name for a bot that nobody at the table has, with an initial of its own where one is left.

    >>> called("medium", ["Ada"]), called("medium", ["Julia", "Juno"]), called("greedy", ["FELIX"])
    ('Juno', 'Otto', 'Nell')
    """
    names = CAST.get(bot.partition(":")[0], OTHERS)
    used = [name.casefold() for name in taken]
    free = [name for name in names if name.casefold() not in used]
    apart = [name for name in free if name[0].casefold() not in {name[:1] for name in used}]
    return next(iter((*apart, *free)), f"{names[0]} {len(used) + 1}")
