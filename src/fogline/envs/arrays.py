"""Observations, masks and their spaces as numpy arrays."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from fogline.core.game import Game
from fogline.envs.play import WORDS, Play

Array = npt.NDArray[Any]
Seen = dict[str, Array]
"""What an agent is given: `observation` and `action_mask`."""
MEMORY: Final = 2048
"""Rows of the tensor of everything a seat ever saw; of a longer game it keeps the last ones."""


def observation_box(game: Game, players: int, *, rich: bool) -> spaces.Box:
    """The bounds of every number of an observation."""
    blocks = game.observer(players).blocks(rich)
    least = np.concatenate([np.full(block.size, block.least, np.int16) for block in blocks])
    most = np.concatenate([np.full(block.size, block.most, np.int16) for block in blocks])
    return spaces.Box(least, most, dtype=np.int16)


def seen_space(game: Game, players: int, *, rich: bool) -> spaces.Dict:
    """What an agent is given, as a space."""
    return spaces.Dict(
        {
            "observation": observation_box(game, players, rich=rich),
            "action_mask": spaces.Box(0, 1, (game.action_count,), np.int8),
        }
    )


def view_of(items: Any, kind: type[Any]) -> Array:  # noqa: ANN401  (a vector; its type is the core's)
    """A vector of the core as an array: a view of it, which can't be written to."""
    return np.frombuffer(items, kind)


def observation(play: Play, seat: int, *, rich: bool) -> Array:
    """What a seat may know; a copy."""
    return view_of(play.observe(seat, rich=rich).items, np.int16).copy()


def mask(play: Play, seat: int) -> Array:
    """A 1 for each of a seat's legal actions; zeros where it has nothing to decide."""
    found = np.zeros(play.game.action_count, np.int8)
    found[play.legal(seat)] = 1
    return found


def seen(play: Play, seat: int, *, rich: bool) -> Seen:
    """What an agent is given."""
    return {"observation": observation(play, seat, rich=rich), "action_mask": mask(play, seat)}


def blocks(play: Play, numbers: Array, *, rich: bool) -> Seen:
    """An observation block by block, each in its shape; views of it.

    >>> import fogline
    >>> play = Play(fogline.load("san-francisco"), players=2)
    >>> blocks(play, observation(play, 0, rich=False), rich=False)["supply"].tolist()
    [3, 3, 3, 3, 3, 3]
    """
    found: Seen = {}
    at = 0
    for block in play.observer.blocks(rich):
        found[block.name] = numbers[..., at : at + block.size].reshape(*numbers.shape[:-1], *block.shape)
        at += block.size
    return found


def whole_state(play: Play) -> Array:
    """What all seats know, one after the other, in the rich form: more than any one of them may see."""
    return np.concatenate([observation(play, seat, rich=True) for seat in range(play.players)])


def memory(play: Play, seat: int, length: int = MEMORY) -> Array:
    """Everything that a seat ever saw, a row each (`fogline.envs.play.WORDS`), and zeros after it."""
    rows = play.information_rows(seat)[-length:]
    found = np.zeros((length, WORDS), np.uint16)
    if rows:
        found[: len(rows)] = rows
    return found
