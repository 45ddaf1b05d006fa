"""What a seat's chances are as far as it can know: the mean over worlds that it can't tell apart."""

from __future__ import annotations

from typing import Final

from fogline.core.chances import UNTEMPERED, Chances, Shares, Weigher, mean
from fogline.core.game import Game
from fogline.core.native import Luck, Sampler
from fogline.core.sources import derive

WORLDS: Final = 32
"""How many worlds are drawn."""


def chances_of(game: Game, belief: Sampler, seat: int, worlds: int = WORLDS) -> Chances:
    """Every seat's share of the victory in worlds drawn from a seat's belief, the same for the same belief.

    Worlds that explain what the others did are likelier, where the game can tell. What is the same in all of them is
    weighed once. Their mean is set right by the game's temper: worlds flatter the seat that looks.
    """
    evaluator = game.teller()
    evaluator.suspect(belief, seat)
    weigher = Weigher(evaluator, game.format_position, game.tempers)
    luck = Luck(derive("chances", seat))
    known: dict[str, Shares] = {}
    found: list[Shares] = []
    for _ in range(worlds):
        world = belief.sample(luck)
        text = game.format_position(world)
        if text not in known:
            known[text] = weigher.shares(world)
        found.append(known[text])
    told = mean(found)
    temper = game.tempers.get(len(told.shares), UNTEMPERED).view
    return Chances(temper.on(told.shares, seat), told.error)
