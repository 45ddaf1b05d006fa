"""A tree is kept over the others' turns where they are searched, and luck has branches: `keep=2`."""

from __future__ import annotations

import fogline
from fogline.bots import make_bot


def kept(name: str, text: str) -> list[int]:
    """For each decision of seat 0 with a choice, right after somebody else's turn, whether it began with a tree."""
    game = fogline.load(name)
    state, source = game.start(2), fogline.Seeded(2)
    bots = [make_bot(text, game, 0, 1), make_bot("greedy", game, 1, 1)]
    found: list[int] = []
    last = None
    while state.outcome is None and len(found) < 8:
        if state.chance() is not None:
            state.apply(source.choose(state))
            continue
        seat = state.actors[0]
        decision = bots[seat].choose(state.view(seat), state.legal(seat))
        if seat == 0 and last == 1 and "kept" in decision.info:
            found.append(int(decision.info["kept"]))
        state.apply(decision.action, seat)
        last = seat
    return found


def test_what_was_found_before_the_others_turns_is_used_behind_them() -> None:
    """In San Francisco everybody sees all cards, so that a world that was tried is met again."""
    assert sum(kept("san-francisco", "search:sims=300,keep=2,others=0,branch=1,patience=0")) >= 1
    assert sum(kept("san-francisco", "search:sims=300,keep=1,others=0,branch=1,patience=0")) == 0
