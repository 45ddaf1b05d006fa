"""What somebody's finished games add up to: by game, number of players and level."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import groupby

import msgspec

from fogline.core.figures import Mean, Share, Tally, share
from fogline.server.results import Result


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What some games of one game add up to. Points are whole ones here, not halves."""

    game: str
    players: int | None
    """How many played; None for any number."""
    level: str | None
    """Whom it was against; None for anybody."""
    games: int
    wins: Share
    """First places, with the 95 % interval; a shared one counts too."""
    best: float
    """The most points."""
    points: Mean
    """Points a game."""
    sources: dict[str, float]
    """Points a game from each source, by the code of its line on the score sheet."""
    streak: int
    """How many were won in a row, up to the last one."""
    longest: int
    """The most that were ever won in a row."""


def figures(results: Iterable[Result]) -> list[Figures]:
    """All games of each game together, and by number of players and level; those that a bot finished count nowhere."""
    counted = sorted((one for one in results if "left" not in one.marks), key=lambda one: one.ended)
    groups: dict[tuple[str, int | None, str | None], list[Result]] = defaultdict(list)
    for one in counted:
        groups[one.game, None, None].append(one)
        groups[one.game, len(one.players), one.level].append(one)
    return [_figures(*key, found) for key, found in sorted(groups.items(), key=lambda item: _order(item[0]))]


def _order(key: tuple[str, int | None, str | None]) -> tuple[str, int, str]:
    return key[0], key[1] or 0, key[2] or ""


def _figures(game: str, players: int | None, level: str | None, found: Sequence[Result]) -> Figures:
    """What games add up to, the earliest first."""
    points, wins = Tally(), [one.is_won for one in found]
    for one in found:
        points.add(one.own.halves / 2)
    runs = [(won, len(list(run))) for won, run in groupby(wins)]
    return Figures(
        game=game,
        players=players,
        level=level,
        games=len(found),
        wins=share(sum(wins), len(found)),
        best=max(one.own.halves for one in found) / 2,
        points=points.mean(),
        sources=_by_source(found),
        streak=runs[-1][1] if runs[-1][0] else 0,
        longest=max((length for won, length in runs if won), default=0),
    )


def _by_source(found: Sequence[Result]) -> dict[str, float]:
    total: dict[str, int] = {}
    for one in found:
        for source, halves in one.sources.items():
            total[source] = total.get(source, 0) + halves
    return {source: halves / 2 / len(found) for source, halves in total.items()}
