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

OnDecision = Callable[[int, Decision, float], None]
"""Told the seat, the decision and the seconds it took."""
OnEntry = Callable[[int, int, Decision], None]
"""Told the number of an entry, its seat, and the decision that it is."""


def play(
    game: Game,
    bots: Sequence[Bot],
    source: Source,
    *,
    players: Sequence[Player] | None = None,
    limit: Limit | None = None,
    on_decision: OnDecision | None = None,
    on_entry: OnEntry | None = None,
) -> Record:
    """Play a game with a bot for each seat and luck from `source`; returns its record.

    Where several decide at once, each does so in the position in which all of them still have to. `on_decision` is told
    of decisions wherever there was a choice, `on_entry` of each as it is entered. A bot that fails or answers with what
    it may not do is replaced for that move by `greedy`, with a line in the log.

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
    entries: list[Entry] = []
    turns = [0] * len(bots)
    made: dict[int, Decision] = {}
    while not position.is_over():
        if position.is_chance():
            outcome = source.choose(state)
            entries.append(Entry("chance", str(outcome)))
            position.step(CHANCE, game.encode(outcome), None)
            continue
        actors = state.actors
        if tuple(made) != actors:
            made = {
                seat: _timed_decision(bots[seat], state, limit or NO_LIMIT, turns[seat], on_decision) for seat in actors
            }
        seat = actors[0]
        decision = made.pop(seat)
        action = decision.action
        if on_entry is not None:
            on_entry(len(entries), seat, decision)
        entries.append(Entry(seat, str(action)))
        turns[seat] += 1
        position.step(seat, game.encode(action), None)
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


def _timed_decision(bot: Bot, state: State, limit: Limit, turn: int, on_decision: OnDecision | None) -> Decision:
    """What a bot decides, told to whoever wants to know; `turn` is the number of the seat's decision."""
    legal = state.legal(bot.seat)
    start = time.perf_counter()
    decision = decide(bot, state, legal, limit, turn)
    if on_decision is not None and len(legal) > 1:
        on_decision(bot.seat, decision, time.perf_counter() - start)
    return decision


def decide(bot: Bot, state: State, legal: Legal, limit: Limit, turn: int) -> Decision:
    """What a bot decides; `greedy` stands in for one that fails or may not do what it says."""
    try:
        decision = _choose(bot.at(turn), state, legal, limit)
        if decision.action in legal:
            return decision
        log.warning("seat %s: the bot may not do %s, greedy plays this move", bot.seat, decision.action)
    except Exception as error:  # noqa: BLE001  (whatever a bot does wrong, the game goes on)
        log.warning("seat %s: the bot failed (%r), greedy plays this move", bot.seat, error)
    return _choose(GreedyBot(state.game, bot.seat, bot.seed).at(turn), state, legal, limit)


def _choose(bot: Bot, state: State, legal: Legal, limit: Limit) -> Decision:
    """A bot sees what its seat sees: a view, or the belief that the view gives."""
    if isinstance(bot, BeliefBot):
        return bot.decide(state.game.belief(state.position, bot.seat), legal, limit)
    return bot.choose(state.view(bot.seat), legal, limit)
