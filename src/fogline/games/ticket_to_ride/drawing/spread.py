"""Where the stops lie: at their true places, moved apart as far as lines, spaces and discs need room."""

from __future__ import annotations

import math
from typing import Final

from fogline.games.ticket_to_ride.components import Line, Map
from fogline.games.ticket_to_ride.drawing.document import Box, Point
from fogline.games.ticket_to_ride.drawing.shapes import share_along
from fogline.games.ticket_to_ride.drawing.sizes import Sizes

_ROUNDS: Final = 90
_HOME: Final = 0.03
"""How much of the way back to its true place a stop goes in each round."""
_STRETCH: Final = 1.4
"""How much more one direction may be stretched than the other."""


class Plane:
    """The map's kilometres on the drawing, stretched to fill it."""

    def __init__(self, game_map: Map, area: Box) -> None:
        wide = max(place.x for place in game_map.locations) or 1e-6
        high = max(place.y for place in game_map.locations) or 1e-6
        across, down = area.width / wide, area.height / high
        self.across, self.down = min(across, down * _STRETCH), min(down, across * _STRETCH)
        self.left = area.x + (area.width - wide * self.across) / 2
        self.top = area.y + (area.height - high * self.down) / 2

    def spot(self, x: float, y: float) -> Point:
        """Where kilometres on the map's plane lie."""
        return self.left + x * self.across, self.top + y * self.down


def spread(game_map: Map, plane: Plane, area: Box, sizes: Sizes) -> list[Point]:
    """Where each location's disc lies."""
    relaxed = _Relaxation(game_map, [plane.spot(place.x, place.y) for place in game_map.locations], area, sizes)
    for number in range(_ROUNDS):
        relaxed.turn(_HOME * (1 - number / _ROUNDS))
    return [(x, y) for x, y in relaxed.spots]


class _Relaxation:
    """Stops that push each other apart, and always want to go home."""

    def __init__(self, game_map: Map, home: list[Point], area: Box, sizes: Sizes) -> None:
        self.home = home
        self.spots = [[x, y] for x, y in home]
        self.area = area
        self.apart = 2 * sizes.radius + 2 * sizes.gap
        self.lines = [(line, _least(line, sizes)) for line in game_map.pairs]
        self.strangers = [
            (place.index, line.a, line.b, sizes.half_width(line) + sizes.radius + sizes.gap)
            for line in game_map.pairs
            for place in game_map.locations
            if place.index not in line.ends
        ]

    def turn(self, home: float) -> None:
        """One round: home a little, then every demand that isn't met is met by half."""
        for spot, (x, y) in zip(self.spots, self.home, strict=True):
            spot[0] += (x - spot[0]) * home
            spot[1] += (y - spot[1]) * home
        for line, least in self.lines:
            self._keep_apart(line.a, line.b, least)
        for one in range(len(self.spots)):
            for other in range(one):
                self._keep_apart(one, other, self.apart)
        for stop, a, b, least in self.strangers:
            self._keep_off(stop, a, b, least)
        area = self.area
        for spot in self.spots:
            spot[0] = min(max(spot[0], area.x), area.x + area.width)
            spot[1] = min(max(spot[1], area.y), area.y + area.height)

    def _keep_apart(self, one: int, other: int, least: float) -> None:
        (ax, ay), (bx, by) = self.spots[one], self.spots[other]
        dx, dy = bx - ax, by - ay
        squared = dx * dx + dy * dy
        if squared >= least * least:
            return
        distance = math.sqrt(squared) or 1e-3
        step = (least - distance) / 4 / distance
        dx, dy = dx * step, dy * step
        self.spots[one][0] -= dx
        self.spots[one][1] -= dy
        self.spots[other][0] += dx
        self.spots[other][1] += dy

    def _keep_off(self, stop: int, a: int, b: int, least: float) -> None:
        """Keep a stop off a line that doesn't end there."""
        (px, py), (ax, ay), (bx, by) = self.spots[stop], self.spots[a], self.spots[b]
        if px < min(ax, bx) - least or px > max(ax, bx) + least or py < min(ay, by) - least or py > max(ay, by) + least:
            return
        share = share_along((px, py), (ax, ay), (bx, by))
        dx, dy = px - (ax + share * (bx - ax)), py - (ay + share * (by - ay))
        distance = math.hypot(dx, dy)
        if distance >= least:
            return
        if distance < 1e-6:  # on the line: off it sideways, always the same way
            dx, dy = ay - by, bx - ax
            distance = math.hypot(dx, dy) or 1.0
            step = least / 4 / distance
        else:
            step = (least - distance) / 4 / distance
        dx, dy = dx * step, dy * step
        self.spots[stop][0] += dx
        self.spots[stop][1] += dy
        for end, part in ((a, 1 - share), (b, share)):
            self.spots[end][0] -= dx * part
            self.spots[end][1] -= dy * part


def _least(line: Line, sizes: Sizes) -> float:
    """The least distance between the ends of a line."""
    return 2 * (sizes.radius + sizes.gap) + line.length * (sizes.shortest + sizes.gap) + sizes.gap
