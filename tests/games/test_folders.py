"""Who knows one game's folder knows the other's: the same rooms, the same files in them."""

from __future__ import annotations

from pathlib import Path

import pytest

import fogline
from fogline import games

GAMES = Path(fogline.__file__).parent / "games"
OWN = {
    "san_francisco": {
        "city.py": "players have cities",
    },
    "ticket_to_ride": {
        "cards.py": "players have hands, of which the others know a part",
        "drawing/coastline.py": "the map lies in a landscape",
        "drawing/document.py": "a map's drawing travels to the page",
        "drawing/furniture.py": "a drawing has a table of points and a compass",
        "drawing/labels.py": "locations have names, which must not collide",
        "drawing/land.py": "another city's coast isn't known",
        "drawing/layout.py": "everything on a map has its place",
        "drawing/moving.py": "lines may cross so often that their spaces must make way",
        "drawing/scenery.py": "the map lies in a landscape, ours or one made up",
        "drawing/shapes.py": "what lies on a map has a shape",
        "drawing/sizes.py": "a map is drawn for several screens",
        "drawing/spaces.py": "lines have spaces",
        "drawing/spread.py": "locations may lie too near each other for a drawing",
        "drawing/sketch.py": "a map can be shown as text",
        "drawing/svg.py": "a map can be shown as a picture",
        "lines.py": "lines are claimed, each for one of several payments",
        "map_file.py": "a map has more to read than fits into components",
        "map_warnings.py": "a map may be drawn in an unusual way",
        "market.py": "discards become the deck again",
        "mind/plan.py": "tickets make players plan ahead",
        "mind/ticket_guess.py": "the others' tickets are hidden",
        "survey.py": "a board shows what every line would cost and bring",
        "ticket_distance.py": "a ticket is more or less far from being completed",
        "tickets.py": "there are tickets",
        "tourist_piles.py": "there are tourist tokens",
        "worlds.py": "a view leaves things hidden, which a belief must deal",
    },
}
"""The files that the other game has no idea to fill with, and that idea."""


def files(folder: str) -> set[str]:
    return {path.relative_to(GAMES / folder).as_posix() for path in (GAMES / folder).rglob("*.py")}


def test_every_game_is_looked_at() -> None:
    assert set(OWN) == {games.game_class(name).package().rpartition(".")[2] for name in games.names()}


@pytest.mark.parametrize("folder", OWN)
def test_a_game_has_the_files_of_the_others_and_its_own(folder: str) -> None:
    shared = set.intersection(*(files(one) for one in OWN))
    assert {"state.py", "mind/judgement.py", "drawing/terminal.py"} <= shared
    assert files(folder) - shared == set(OWN[folder])
