"""One game between bots, to the end."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence

from fogline.bots import BeliefBot, Bot, Decision, Limit
from fogline.bots.bot import NO_LIMIT
from fogline.bots.simple import GreedyBot
from fogline.core.game import Game, Legal, State
from fogline.core.native import CHANCE
from fogline.core.record import Entry, Player, Record
from fogline.core.sources import Source

log = logging.getLogger("fogline.bots")


def play(
    game: Game,
    bots: Sequence[Bot],
    source: Source,
    *,
    players: Sequence[Player] | None = None,
    limit: Limit | None = None,
    on_decision: Callable[[int, Decision, float], None] | None = None,
) -> Record:
    """Play a game with a bot for each seat and luck from `source`; returns its record.

    `on_decision` is told the seat, the decision and the seconds it took, wherever there was a choice. A bot that fails
    or answers with what it may not do is replaced for that move by `greedy`, with a line in the log.

    >>> import fogline
    >>> from fogline.bots import make_bot
    >>> game = fogline.load("san-francisco")
    >>> bots = [make_bot("random", game, seat, seed=1) for seat in range(3)]
    >>> record = play(game, bots, fogline.Seeded(7))
    >>> fogline.verify(record, record.hash, game).outcome == record.outcome
    True
    """
    state = game.start(len(bots))
    position = state.position
    entries = []
    while not position.is_over():
        if position.is_chance():
            outcome = source.choose(state)
            entries.append(Entry("chance", str(outcome)))
            position.step(CHANCE, game.encode(outcome), None)
        else:
            seat = state.actors[0]
            legal = state.legal(seat)
            start = time.perf_counter()
            decision = _ask(bots[seat], state, legal, limit or NO_LIMIT)
            if on_decision is not None and len(legal) > 1:
                on_decision(seat, decision, time.perf_counter() - start)
            action = decision.action
            number = game.encode(action)
            entries.append(Entry(seat, str(action)))
            position.step(seat, number, None)
    return Record(
        game=game.name,
        rules_version=game.rules_version,
        options=dict(game.options),
        data_hash=game.data.hash,
        data=None if game.builtin else game.data.content(),
        players=list(players) if players is not None else [Player(f"Seat {seat + 1}") for seat in range(len(bots))],
        seats=list(range(len(bots))),
        entries=entries,
        outcome=state.outcome,
        final_position=str(state),
    )


def _ask(bot: Bot, state: State, legal: Legal, limit: Limit) -> Decision:
    """What a bot decides; `greedy` stands in for one that fails or may not do what it says."""
    try:
        decision = _decide(bot, state, legal, limit)
        if decision.action in legal:
            return decision
        log.warning("seat %s: the bot may not do %s, greedy plays this move", bot.seat, decision.action)
    except Exception as error:  # noqa: BLE001  (whatever a bot does wrong, the game goes on)
        log.warning("seat %s: the bot failed (%r), greedy plays this move", bot.seat, error)
    return _decide(GreedyBot(state.game, bot.seat, len(legal)), state, legal, limit)


def _decide(bot: Bot, state: State, legal: Legal, limit: Limit) -> Decision:
    """A bot sees what its seat sees: a view, or the belief that the view gives."""
    if isinstance(bot, BeliefBot):
        return bot.decide(state.game.belief(state.position, bot.seat), legal, limit)
    return bot.choose(state.view(bot.seat), legal, limit)
