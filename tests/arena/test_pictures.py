"""Plots are drawn as they were when somebody looked at them: `python -m tests.arena.test_pictures` draws them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from fogline.arena.plots import Row, bars, steps
from fogline.core.figures import Mean, Tally, share

FOLDER = Path(__file__).parent / "pictures"


def mean(*values: float) -> Mean:
    tally = Tally()
    for value in values:
        tally.add(value)
    return tally.mean()


PICTURES = {
    "bars.svg": bars(
        "Victories <by seat>",
        ["2 players", "3 players"],
        [Row("first", (share(6, 10), share(30, 90))), Row("second & last", (share(4, 10), None))],
    ),
    "means.svg": bars("Points", ["2 players"], [Row("ahead", (mean(4.0, 5.0, 7.5),)), Row("even", (mean(-1.0, 2.0),))]),
    "steps.svg": steps(
        "Points",
        ["2 players", "3 players", "4 players", "2 again", "3 again"],
        [[(8.0, 3), (8.5, 1), (10.0, 2)], [(-2.5, 1), (44.0, 1)], [(20.0, 5)], [(9.0, 1)], [(7.0, 1), (9.0, 3)]],
    ),
    "few.svg": steps("Points", ["2 players"], [[(8.0, 1), (9.0, 1), (11.0, 2)]]),
    "none.svg": steps("Nothing", ["nobody"], [[]]) + bars("Nothing", [], []),
}


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_the_one_that_was_looked_at(name: str) -> None:
    assert (FOLDER / name).read_text("utf-8") == PICTURES[name]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, picture in PICTURES.items():
        (FOLDER / name).write_text(picture, "utf-8")
