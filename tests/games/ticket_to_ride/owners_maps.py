"""Maps as owners might type them in, each hard to draw in its own way; the validator accepts all of them."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import cache
from itertools import combinations

from fogline.games.ticket_to_ride.components import COLOURS, Map, parse_map

Place = tuple[str, float, float]
"""A location's name, latitude and longitude."""
Track = tuple[int, int, int, str, int]
"""A line: its ends, its length, its colour, its ferries."""


def text_of(places: Sequence[Place], tracks: Sequence[Track], symbols: int = 7) -> str:
    """A map file with these locations and lines, some tickets, and piles on the first locations."""
    names = ["sun", "moon", "star", "fish", "bell", "gull", "crab"][:symbols]
    parts = [
        'format = "fogline-map-1"\n[cars]\nper_player = 20',
        "[cards]\n" + "\n".join(f"{kind} = 8" for kind in (*COLOURS[:-1], "ferries")),
        "[points]\n" + "\n".join(f"{length} = {length * length}" for length in range(1, 7)),
        f"[tourists]\nsymbols = {names}\ncount = 3".replace("'", '"'),
    ]
    for number, (name, latitude, longitude) in enumerate(places):
        pile = f'\npile = "{names[number]}"' if number < symbols - 2 else ""
        where = f"latitude = {latitude:.5f}\nlongitude = {longitude:.5f}"
        parts.append(f'[[location]]\nid = "p{number}"\nname = "{name}"\n{where}{pile}')
    for a, b, length, colour, ferries in tracks:
        between = f'between = ["p{a}", "p{b}"]'
        parts.append(f'[[line]]\n{between}\nlength = {length}\ncolour = "{colour}"\nferries = {ferries}')
    pairs = list(combinations(range(len(places)), 2))
    for a, b in pairs[:: max(1, len(pairs) // 24)][:24]:
        parts.append(f'[[ticket]]\nbetween = ["p{a}", "p{b}"]\npoints = 5')
    return "\n".join(parts)


@cache
def small() -> Map:
    """Five islands and nothing else: every line is a ferry, two of them double."""
    names = ["Aa", "Isle of the Northern Lighthouse Keepers", "Bay", "Saint Elmo", "Far Skerry"]
    places = [
        (name, 60 + 0.4 * math.sin(number * 1.3), 5 + 0.8 * math.cos(number * 1.3)) for number, name in enumerate(names)
    ]
    tracks = [(0, 1, 2, "blue", 2), (1, 2, 6, "grey", 3), (2, 3, 1, "red", 1), (2, 3, 1, "green", 1)]
    tracks += [(3, 4, 4, "grey", 1), (3, 4, 4, "black", 4), (4, 0, 3, "pink", 1), (1, 3, 5, "orange", 1)]
    return parse_map(text_of(places, tracks, symbols=4), "small.toml")


@cache
def elongated() -> Map:
    """A valley, thirty times as long as wide, whose towns lie almost in one line."""
    names = ["Basel", "Mulhouse", "Freiburg", "Colmar", "Strasbourg", "Karlsruhe", "Speyer", "Mannheim", "Worms"]
    names += ["Mainz", "Koblenz", "Bonn", "Köln", "Düsseldorf", "Duisburg", "Arnhem", "Utrecht", "Rotterdam"]
    places = [(name, 47.5 + number * 0.26, 7.6 + 0.1 * math.sin(number * 2.4)) for number, name in enumerate(names)]
    tracks: list[Track] = []
    for number in range(len(names) - 1):
        tracks.append((number, number + 1, 1 + number % 3, COLOURS[number % 7], 0))
        if number % 3 == 0:
            tracks.append((number, number + 1, 1 + number % 3, COLOURS[(number + 2) % 7], 0))
        if number + 2 < len(names):
            tracks.append((number, number + 2, 3 + number % 2, "grey", int(number % 4 == 1)))
    return parse_map(text_of(places, tracks), "elongated.toml")


@cache
def large() -> Map:
    """As large as a map may be: sixty locations, a hundred and twenty lines, twins among them."""
    across, down = 10, 6
    places = []
    for number in range(across * down):
        column, row = number % across, number // across
        wave = math.sin(number * 12.9898) * 0.3, math.sin(number * 78.233) * 0.3
        places.append((_word(number), 50 - 0.5 * (row + wave[0]), 10 + 0.8 * (column + wave[1])))
    tracks: list[Track] = []
    for number in range(across * down):
        column, row = number % across, number // across
        if column + 1 < across:
            tracks.append((number, number + 1, 1 + number % 2, COLOURS[number % 7], 0))
        if row + 1 < down:
            tracks.append(
                (number, number + across, 1 + number % 3, COLOURS[(number * 3 + 1) % 7], int(number % 9 == 0))
            )
    tracks += [(a, b, length, "grey", 0) for a, b, length, _, ferries in tracks[::6] if not ferries]
    return parse_map(text_of(places, tracks[:120]), "large.toml")


@cache
def dense() -> Map:
    """An old town where everything is near, joined to two villages far away; lines cross, and names are long."""
    names = [f"{_word(number)} {'Street Market' if number % 2 else 'Gate'}" for number in range(18)]
    places: list[Place] = []
    for number, name in enumerate(names):
        ring, turn = (number % 3 + 1) * 0.006, number * 2.399963
        places.append((name, 41.9 + ring * math.sin(turn), 12.5 + 1.3 * ring * math.cos(turn)))
    places += [("Far Village on the Hill", 41.99, 12.3), ("Harbour", 41.75, 12.28)]
    tracks: list[Track] = []
    for a in range(18):
        near = sorted(range(18), key=lambda b, a=a: math.dist(places[a][1:], places[b][1:]))[1:4]  # type: ignore[misc]
        for b in near:
            if not any({a, b} == {one, other} for one, other, *_ in tracks):
                tracks.append((a, b, 1 + (a + b) % 2, COLOURS[(a * b) % 7], 0))
    tracks += [(0, 9, 4, "red", 0), (3, 12, 4, "blue", 0), (3, 12, 4, "pink", 0)]
    tracks += [(18, 2, 5, "grey", 0), (18, 5, 6, "black", 0), (19, 18, 6, "grey", 2), (19, 5, 4, "green", 1)]
    tracks += [(number, number + 1, 2, "grey", 0) for number in range(17) if not _joined(tracks, number, number + 1)][
        :6
    ]
    return parse_map(text_of(places, tracks), "dense.toml")


@cache
def drawn_by_lot(seed: int) -> Map:
    """Four crowded towns, and lines between places drawn by lot: they cross again and again."""
    lot = random.Random(seed)
    places: list[Place] = []
    for number in range(21):
        town = lot.randint(0, 3)
        places.append(
            (f"Town {number}", 50 + town * 0.4 + 0.03 * lot.random(), 10 + town**2 * 0.2 + 0.04 * lot.random())
        )
    pairs = {(lot.randrange(number), number) for number in range(1, 21)}
    while len(pairs) < 52:
        a, b = sorted(lot.sample(range(21), 2))
        pairs.add((a, b))
    tracks: list[Track] = [(a, b, lot.randint(1, 6), lot.choice(COLOURS[:-1]), 0) for a, b in sorted(pairs)]
    tracks += [(a, b, length, "grey", 0) for a, b, length, *_ in tracks[:5]]
    return parse_map(text_of(places, tracks), "lot.toml")


def _joined(tracks: Sequence[Track], a: int, b: int) -> bool:
    return any({a, b} == {one, other} for one, other, *_ in tracks)


def _word(number: int) -> str:
    """A name: some short, some long, some of several words."""
    starts = ["Al", "Ber", "Cor", "Dun", "Esk", "Fal", "Gor", "Hol", "Ing", "Jas"]
    ends = ["ton", "wick", "haven on the Moor", "ford", "by", "minster", "dale", " Cross", "burgh", "mouth"]
    return starts[number % 10] + ends[(number // 10 + number * 3) % 10]


MAPS = {"small": small, "elongated": elongated, "large": large, "dense": dense}
"""By name."""
