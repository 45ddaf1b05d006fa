"""The bot that people meet at a table is the one that the arena measures."""

from __future__ import annotations

import pytest

from fogline import Entry, Scripted
from fogline.arena.match import play
from fogline.bots import HOUSE, make_bot
from fogline.core.sources import Secret
from fogline.table import bot_jobs, messages
from fogline.table.bot_jobs import BotJobsHere
from tests.play import playable
from tests.table.drive import ADA, SECRET, Host, hosting, in_loop, setup

LEVELS = ("easy", "medium", "hard:sims=6", "expert:sims=6", "greedy", "random", "search:sims=6,keep=2")


async def played(host: Host) -> list[Entry]:
    """A table of bots alone, to its end."""
    await host.do(ADA, messages.Start)
    await host.until(lambda: host.state.outcome is not None)
    assert host.table.running.table is not None
    return list(host.table.running.table.entries)


def of_seats(entries: list[Entry]) -> dict[int, list[str]]:
    return {seat: [entry.text for entry in entries if entry.who == seat] for seat in range(2)}


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("name", playable())
@in_loop
async def test_a_tables_game_is_the_arenas_with_the_same_luck(name: str, bot: str) -> None:
    """Entry for entry, where only simulations limit the thinking."""
    assert bot.partition(":")[0] in {kind.name for kind in HOUSE}
    async with hosting(setup(name, bot, bot, limit=None)) as host:
        entries = await played(host)
        luck = Scripted([entry.text for entry in entries if entry.who == "chance"])
        seed = Secret(SECRET).draw("bots") >> 193
        record = play(host.game, [make_bot(bot, host.game, seat, seed) for seat in range(2)], luck)
        assert of_seats(entries) == of_seats(record.entries)


@pytest.mark.parametrize("name", playable())
@in_loop
async def test_neither_a_restart_nor_a_forgetful_worker_changes_a_bot(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosting(setup(name, "easy", "medium", limit=None)) as host:
        lived = await played(host)
    monkeypatch.setattr(bot_jobs, "MOST_BOTS", 0)
    jobs = BotJobsHere()
    async with hosting(setup(name, "easy", "medium", limit=None), jobs) as host:
        await host.do(ADA, messages.Start)
        for _ in range(3):
            before = host.table.running.entries
            # A short game may be over before anybody looks again.
            await host.until(lambda: host.table.running.entries > before or host.state.outcome is not None)  # noqa: B023
            await host.reopen()
        await host.until(lambda: host.state.outcome is not None)
        assert host.table.running.table is not None
        assert list(host.table.running.table.entries) == lived
    assert not jobs._bots
