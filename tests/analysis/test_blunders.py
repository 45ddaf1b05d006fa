"""A planted blunder is found: what a search of ten times the depth says loses a tenth of the victory or more."""

from __future__ import annotations

import pytest

import fogline
from fogline.analysis import Judge, analyse
from fogline.bots import make_bot
from fogline.core.game import Action, Game, State
from fogline.core.native import Luck
from fogline.core.record import Entry, Play, Record
from fogline.core.sources import Seeded
from tests.play import record_of

SIMS = 60
LOSS = 0.10


def blunder_of(state: State, seat: int, deep: Judge) -> Action | None:
    """The first of the legal actions that loses so much; None where none does."""
    return next((action for action in state.legal(seat) if deep.verdict(state, seat, action).loss >= LOSS), None)


def planted(game: Game, seed: int) -> tuple[Record, int, int] | None:
    """A game of good players with one blunder: its record, the entry and the seat; None where none could be planted."""
    play, source, luck = Play(game, 2), Seeded(seed), Luck(seed)
    bots = [make_bot("search:sims=48", game, seat, seed) for seat in range(2)]
    deep, wanted, at = Judge(game, 10 * SIMS), 20 + luck.below(30), None
    while play.state.outcome is None:
        state = play.state
        if state.position.is_chance():
            play.execute(Entry("chance", str(source.choose(state))))
            continue
        seat = state.actors[0]
        action = blunder_of(state, seat, deep) if at is None and play.count >= wanted else None
        if action is not None:
            at = (play.count, seat)
        action = action or bots[seat].at(play.count).choose(state.view(seat), state.legal(seat)).action
        play.execute(Entry(seat, str(action)))
    return None if at is None else (record_of(play), *at)


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", ["san-francisco"])
def test_planted_blunders_are_among_the_three_that_are_shown(name: str) -> None:
    game = fogline.load(name)
    cases = [case for seed in range(10) if (case := planted(game, seed)) is not None]
    assert len(cases) >= 7
    found = [
        entry in [moment.first for moment in analyse(record, game, sims=SIMS, seats=[seat]).turning_points(seat)]
        for record, entry, seat in cases
    ]
    assert sum(found) >= 0.9 * len(found), found
