"""Looking back at a game: who would have won when, what luck brought, and which decisions gave something away.

>>> import fogline
>>> from fogline.analysis import analyse
>>> from fogline.arena.simulate import Plan, simulate
>>> record = next(simulate(Plan(game="san-francisco", seats=("greedy", "random"), games=1, seed=7)))
>>> found = analyse(record, fogline.load("san-francisco"), sims=4)
>>> [round(sum(account.parts()), 9) == account.result for account in found.accounts]
[True, True]
"""

from __future__ import annotations

from fogline.analysis.accounts import Account, Analysis, analyse
from fogline.analysis.advice import Adviser, Caution, Idea
from fogline.analysis.judge import Judge, Verdict
from fogline.analysis.looker import Looker
from fogline.analysis.reasons import reasons
from fogline.analysis.walk import Moment

__all__ = [
    "Account",
    "Adviser",
    "Analysis",
    "Caution",
    "Idea",
    "Judge",
    "Looker",
    "Moment",
    "Verdict",
    "analyse",
    "reasons",
]
