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

from fogline.bots.bot import NO_LIMIT, BeliefBot, Bot, Decision, Limit, Setting, turn_of
from fogline.bots.code import load_code, loaded_files, offer_installed
from fogline.bots.named import Spec, code_of, known_bots, make_bot, parse_spec, split_specs
from fogline.bots.registry import HOUSE, PROGRAMS, BotKind, offered

__all__ = [
    "HOUSE",
    "NO_LIMIT",
    "PROGRAMS",
    "BeliefBot",
    "Bot",
    "BotKind",
    "Decision",
    "Limit",
    "Setting",
    "Spec",
    "code_of",
    "known_bots",
    "load_code",
    "loaded_files",
    "make_bot",
    "offer_installed",
    "offered",
    "parse_spec",
    "split_specs",
    "turn_of",
]
