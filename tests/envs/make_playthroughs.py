"""Write the playthroughs anew that `test_openspiel.py` replays: `python -m tests.envs.make_playthroughs`.

Made by OpenSpiel itself, random moves of every number of seats; kept compressed, since they write out all tensors.
"""

from __future__ import annotations

import lzma
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from fogline import games
from fogline.envs import openspiel
from tests.play import OURS, playable

FOLDER = Path(__file__).parent / "playthroughs"
MEMORY = 16
"""Rows of what each seat ever saw: the last ones are enough to see a change, and quickly written."""


def main() -> None:
    """One for each of our games and number of seats."""
    flags.FLAGS(["playthroughs"])
    openspiel.register()
    FOLDER.mkdir(exist_ok=True)
    for name in playable():
        kind = games.game_class(name)
        for players in kind.players if kind.package().startswith(OURS) else ():
            text = f"{openspiel.short_name(name)}(memory={MEMORY},players={players})"
            told = generate_playthrough.playthrough(text, None, seed=players)
            (FOLDER / f"{name}-{players}.txt.xz").write_bytes(lzma.compress(told.encode()))


if __name__ == "__main__":
    main()
