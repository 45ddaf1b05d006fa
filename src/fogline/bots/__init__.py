"""Minds for seats: a bot sees what its seat sees, and answers with a decision.

>>> import fogline
>>> from fogline.bots import make_bot
>>> game = fogline.load("san-francisco", options={"first": 0})
>>> state = game.start(players=2)
>>> bot = make_bot("random", game, seat=0, seed=1)
>>> str(bot.choose(state.view(0), state.legal(0)).action)
'draw'
"""

from __future__ import annotations

from fogline.bots.bot import BeliefBot, Bot, Decision, Limit
from fogline.bots.named import BOTS, HOUSE_BOTS, Spec, make_bot, parse_spec, split_specs

__all__ = [
    "BOTS",
    "HOUSE_BOTS",
    "BeliefBot",
    "Bot",
    "Decision",
    "Limit",
    "Spec",
    "make_bot",
    "parse_spec",
    "split_specs",
]
