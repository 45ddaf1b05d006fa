from __future__ import annotations

import logging

import pytest

import fogline
from fogline.arena.match import play
from fogline.bots import Bot, Decision, Limit, make_bot
from fogline.bots.bot import NO_LIMIT
from fogline.core.game import Legal, View

GAME = fogline.load("san-francisco")


class Watcher(Bot):
    """Plays the first legal action and keeps what it was shown."""

    def __init__(self, seat: int) -> None:
        super().__init__(GAME, seat, 0)
        self.seen: list[View] = []
        self.limits: list[Limit] = []

    def choose(self, view: View, legal: Legal, limit: Limit = NO_LIMIT) -> Decision:
        self.seen.append(view)
        self.limits.append(limit)
        return Decision(legal[0])


class Cheat(Watcher):
    """Answers with what it may not do."""

    def choose(self, view: View, legal: Legal, limit: Limit = NO_LIMIT) -> Decision:
        super().choose(view, legal, limit)
        return Decision(GAME.action("take c"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_gives_a_record_that_verifies(players: int) -> None:
    bots = [make_bot("random", GAME, seat, 1) for seat in range(players)]
    record = play(GAME, bots, fogline.Seeded(players))
    state = fogline.verify(record, record.hash, GAME)
    assert state.outcome == record.outcome
    assert len(record.players) == players


def test_the_same_bots_and_the_same_luck_play_the_same_game() -> None:
    def hashes(bot_seed: int, deal: int) -> str:
        bots = [make_bot("random", GAME, seat, bot_seed) for seat in range(2)]
        return play(GAME, bots, fogline.Seeded(deal)).hash

    assert hashes(1, 7) == hashes(1, 7)
    assert len({hashes(1, 7), hashes(2, 7), hashes(1, 8)}) == 3


def test_each_bot_sees_its_own_seats_view_and_the_limit() -> None:
    bots = [Watcher(seat) for seat in range(3)]
    play(GAME, bots, fogline.Seeded(5), limit=Limit(sims=9))
    for bot in bots:
        assert bot.seen
        assert {view.seat for view in bot.seen} == {bot.seat}
        assert {view.actors for view in bot.seen} == {(bot.seat,)}
        assert set(bot.limits) == {Limit(sims=9)}


class Broken(Watcher):
    """Fails every other time."""

    def choose(self, view: View, legal: Legal, limit: Limit = NO_LIMIT) -> Decision:
        decision = super().choose(view, legal, limit)
        if len(self.seen) % 2:
            raise RuntimeError("no idea")
        return decision


@pytest.mark.parametrize(("bot", "word"), [(Cheat, "may not do take c"), (Broken, "no idea")])
def test_greedy_stands_in_for_a_bot_that_fails_or_cheats(
    bot: type[Watcher], word: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "fogline.bots"):
        record = play(GAME, [bot(0), Watcher(1)], fogline.Seeded(1))
    assert fogline.verify(record, record.hash, GAME).outcome is not None, "the game goes on to its end"
    assert caplog.messages
    assert all(message.startswith("seat 0: ") and word in message for message in caplog.messages)


def test_a_record_names_the_players_it_is_given() -> None:
    players = [fogline.Player("a", bot="random"), fogline.Player("b", bot="random")]
    bots = [make_bot("random", GAME, seat, 1) for seat in range(2)]
    assert play(GAME, bots, fogline.Seeded(1), players=players).players == players
