"""Whoever loses the connection, at whatever point, misses nothing and is told nothing twice."""

from __future__ import annotations

import pytest

from fogline.table.messages import Start
from fogline.table.visible_events import Item
from tests.play import playable
from tests.table.drive import ADA, BEN, Host, hosting, in_loop, setup


async def script(host: Host, most: int) -> list[str]:
    """The first legal action, again and again; the luck is the table's secret."""
    done = []
    for _ in range(most):
        if host.state.outcome is not None:
            break
        seat = host.state.actors[0]
        done.append(host.first_legal(seat))
        await host.act((ADA, BEN)[seat], seat, done[-1])
    return done


@pytest.mark.parametrize("game", playable())
@in_loop
async def test_a_reconnect_at_every_point(game: str) -> None:
    most = 40
    async with hosting(setup(game, ADA, BEN)) as host:
        ear = await host.watch(BEN)
        await host.do(ADA, Start)
        await script(host, most)
        entries, position, whole = host.memory.stored.entries, str(host.state), ear.items(1)
        for number in range(len(whole) + 1):
            again = await host.watch(BEN, {1: number})
            assert [item for frame in again.told(1) for item in frame.items] == whole[number:]
            host.unwatch(again)
    async with hosting(setup(game, ADA, BEN)) as host:
        items: list[Item] = []
        await host.do(ADA, Start)
        for _ in range(most):
            ear = await host.watch(BEN, {1: len(items)})
            await script(host, 1)
            host.unwatch(ear)
            items += [item for frame in ear.told(1) for item in frame.items]
            await host.reopen()
        assert host.memory.stored.entries == entries
        assert str(host.state) == position
        assert items == whole
