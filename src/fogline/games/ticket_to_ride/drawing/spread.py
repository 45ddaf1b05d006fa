"""Where the stops lie: at their true places, moved apart as far as lines, spaces and discs need room.

It is a map to play on, not a survey: directions stay, distances give way.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from fogline.games.ticket_to_ride.components import Line, Map
from fogline.games.ticket_to_ride.drawing.document import Box, Point
from fogline.games.ticket_to_ride.drawing.shapes import share_along
from fogline.games.ticket_to_ride.drawing.sizes import Sizes

_HOME: Final = 0.03
"""How much of the way back to its true place a stop goes in each round."""
_STRETCH: Final = 1.4
"""How much more one direction may be stretched than the other."""
_STRETCH_LONG: Final = 0.6
"""The same for a map much longer than wide, as a power of how much more it would take to fill the sheet."""
_UNEVEN: Final = 5.0
"""How much longer for what they need the longest lines may be than the shortest, before distances are evened out."""
_EVENED: Final = 0.65
"""How much of a distance then counts by the number of stops in between instead."""
_FLAT: Final = 0.08
"""How narrow places in one line are, as a share of the area."""
_SIDES: Final = (-0.3, 0.3, -0.1, 0.42)
"""How far they then go off that line, by turns, as a share of the area."""
_LOOK_AROUND: Final = 12
"""Rounds for which what is near is remembered."""
_ASKED: Final = 3.0
"""How much further off a line a stop goes when there is no room beside it."""


class Plane:
    """The map's kilometres on the drawing, stretched to fill it."""

    def __init__(self, game_map: Map, area: Box) -> None:
        wide = max(place.x for place in game_map.locations) or 1e-6
        high = max(place.y for place in game_map.locations) or 1e-6
        across, down = area.width / wide, area.height / high
        most = max(_STRETCH, (max(across, down) / min(across, down)) ** _STRETCH_LONG)
        self.across, self.down = min(across, down * most), min(down, across * most)
        self.left = area.x + (area.width - wide * self.across) / 2
        self.top = area.y + (area.height - high * self.down) / 2

    def spot(self, x: float, y: float) -> Point:
        """Where kilometres on the map's plane lie."""
        return self.left + x * self.across, self.top + y * self.down


def homes(game_map: Map, plane: Plane, area: Box, sizes: Sizes) -> list[Point]:
    """Where the stops want to be: at their true places, or, where most of them crowd together, more evenly spread."""
    true = _zigzag([plane.spot(place.x, place.y) for place in game_map.locations], area)
    ease = sorted(math.dist(true[line.a], true[line.b]) / least_length(line, sizes) for line in game_map.pairs)
    if ease[len(ease) * 9 // 10] < _UNEVEN * ease[len(ease) // 10]:
        return true
    across = _evened([x for x, _ in true], area.x, area.width)
    down = _evened([y for _, y in true], area.y, area.height)
    return list(zip(across, down, strict=True))


def _zigzag(spots: list[Point], area: Box) -> list[Point]:
    """Places that lie in one line, moved off it by turns, so that lines beside it find room."""
    across, down = [x for x, _ in spots], [y for _, y in spots]
    if max(across) - min(across) < _FLAT * area.width:
        order = sorted(range(len(spots)), key=lambda number: (down[number], number))
        return [(x + _SIDES[order.index(number) % 4] * area.width, y) for number, (x, y) in enumerate(spots)]
    if max(down) - min(down) < _FLAT * area.height:
        order = sorted(range(len(spots)), key=lambda number: (across[number], number))
        return [(x, y + _SIDES[order.index(number) % 4] * area.height) for number, (x, y) in enumerate(spots)]
    return spots


def _evened(values: Sequence[float], start: float, extent: float) -> list[float]:
    """Numbers drawn towards equal distances, in the same order."""
    order = sorted(range(len(values)), key=lambda number: (values[number], number))
    ranks = {number: rank / max(1, len(values) - 1) for rank, number in enumerate(order)}
    return [value + _EVENED * (start + ranks[number] * extent - value) for number, value in enumerate(values)]


def least_length(line: Line, sizes: Sizes) -> float:
    """The least distance between the ends of a line."""
    return 2 * (sizes.radius + sizes.gap) + line.length * (sizes.shortest + sizes.gap) + sizes.gap


class Relaxation:
    """Stops that push each other apart, and always want to go home."""

    def __init__(self, game_map: Map, sizes: Sizes) -> None:
        self._map = game_map
        self._apart = 2 * sizes.radius + 2 * sizes.gap
        self._least = {line.index: least_length(line, sizes) for line in game_map.pairs}
        self._off = {line.index: sizes.half_width(line) + sizes.radius + sizes.gap for line in game_map.pairs}
        self._asked: dict[tuple[int, int], float] = {}
        self._home: list[Point] = []
        self._area = Box(0, 0, 1, 1)
        self._spots: list[list[float]] = []

    @property
    def spots(self) -> list[Point]:
        """Where each location's disc lies."""
        return [(x, y) for x, y in self._spots]

    def move(self, home: Sequence[Point], area: Box) -> None:
        """Begin, or go on in a larger area."""
        old, self._area, self._home = self._area, area, list(home)
        if not self._spots:
            self._spots = [[x, y] for x, y in home]
        for spot in self._spots if old.width > 1 else ():
            spot[0] = area.x + (spot[0] - old.x) * area.width / old.width
            spot[1] = area.y + (spot[1] - old.y) * area.height / old.height

    def widen(self, short: Mapping[int, float]) -> None:
        """Give more room from now on to the lines that were so much too short for their spaces."""
        for index, lacking in short.items():
            line = self._map.lines[index]
            self._least[index] += min(lacking, 40.0)
            for here, there in (line.ends, line.ends[::-1]):
                for number in self._map.lines_at[here]:
                    other = self._map.lines[number]
                    if other.ends != line.ends and (other.twin is None or number < other.twin):
                        for pair in ((there, number), (other.a + other.b - here, index)):
                            self._asked[pair] = min(self._asked.get(pair, 0.0) + _ASKED, 40.0)

    def run(self, rounds: int) -> None:
        """Let them push: each demand that isn't met is met by half, round after round."""
        for number in range(rounds):
            if number % _LOOK_AROUND == 0:
                near, strangers = self._near(), self._strangers()
            self._go_home(_HOME * (1 - number / rounds))
            for line in self._map.pairs:
                self._keep_apart(line.a, line.b, self._least[line.index])
            for one, other in near:
                self._keep_apart(one, other, self._apart)
            for stop, a, b, least in strangers:
                self._keep_off(stop, a, b, least)
            self._keep_inside()

    def _near(self) -> list[tuple[int, int]]:
        """Stops that may come near each other soon."""
        spots, reach = self._spots, 2.5 * self._apart
        return [
            (one, other)
            for one in range(len(spots))
            for other in range(one)
            if abs(spots[one][0] - spots[other][0]) < reach and abs(spots[one][1] - spots[other][1]) < reach
        ]

    def _strangers(self) -> list[tuple[int, int, int, float]]:
        """Stops that may come near a line that doesn't end there, with the distance that they must keep."""
        found, spots = [], self._spots
        for line in self._map.pairs:
            (ax, ay), (bx, by) = spots[line.a], spots[line.b]
            off = self._off[line.index]
            reach = 2 * off + 30
            left, right, top, bottom = (
                min(ax, bx) - reach,
                max(ax, bx) + reach,
                min(ay, by) - reach,
                max(ay, by) + reach,
            )
            for stop, (x, y) in enumerate(spots):
                if left < x < right and top < y < bottom and stop not in (line.a, line.b):
                    found.append((stop, line.a, line.b, off + self._asked.get((stop, line.index), 0.0)))
        return found

    def _go_home(self, share: float) -> None:
        for spot, (x, y) in zip(self._spots, self._home, strict=True):
            spot[0] += (x - spot[0]) * share
            spot[1] += (y - spot[1]) * share

    def _keep_inside(self) -> None:
        left, top, right, bottom = self._area.x, self._area.y, self._area.width, self._area.height
        for spot in self._spots:
            spot[0] = min(max(spot[0], left), left + right)
            spot[1] = min(max(spot[1], top), top + bottom)

    def _keep_apart(self, one: int, other: int, least: float) -> None:
        (ax, ay), (bx, by) = self._spots[one], self._spots[other]
        dx, dy = bx - ax, by - ay
        squared = dx * dx + dy * dy
        if squared >= least * least:
            return
        distance = math.sqrt(squared)
        if distance < 1e-6:  # on the same spot: apart, always the same way
            dx, distance = 1.0, 1.0
        step = (least - distance) / 4 / distance
        self._push(one, -dx * step, -dy * step)
        self._push(other, dx * step, dy * step)

    def _push(self, stop: int, dx: float, dy: float) -> None:
        self._spots[stop][0] += dx
        self._spots[stop][1] += dy

    def _keep_off(self, stop: int, a: int, b: int, least: float) -> None:
        """Keep a stop off a line that doesn't end there."""
        (px, py), (ax, ay), (bx, by) = self._spots[stop], self._spots[a], self._spots[b]
        share = share_along((px, py), (ax, ay), (bx, by))
        dx, dy = px - (ax + share * (bx - ax)), py - (ay + share * (by - ay))
        squared = dx * dx + dy * dy
        if squared >= least * least:
            return
        distance = math.sqrt(squared)
        if distance < 1e-6:  # on the line: off it sideways, always the same way
            dx, dy = ay - by, bx - ax
            distance = math.hypot(dx, dy) or 1.0
        step = (least - min(distance, least)) / 4 / distance or least / 4 / distance
        self._push(stop, dx * step, dy * step)
        self._push(a, -dx * step * (1 - share), -dy * step * (1 - share))
        self._push(b, -dx * step * share, -dy * step * share)
