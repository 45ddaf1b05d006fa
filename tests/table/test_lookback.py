"""A finished game looked back on says what was said: the table's own events too, each when it happened."""

from __future__ import annotations

import pytest

import fogline
from fogline.core.game import SPECTATOR
from fogline.core.record import Player, verify
from fogline.core.sources import Fated, Secret, Seeded
from fogline.table.core import Table
from fogline.table.lookback import branch_of, fate_after, look_back, until
from fogline.table.messages import Resign, Start, Undo
from tests.play import playable, random_record
from tests.table.drive import ADA, BEN, hosting, in_loop, setup


@in_loop
async def test_every_viewer_looks_back_on_what_they_were_told() -> None:
    async with hosting(setup("san-francisco", ADA, BEN, options={"first": 0})) as host:
        ears = {0: await host.watch(ADA), 1: await host.watch(BEN), SPECTATOR: await host.watch(None)}
        await host.do(ADA, Start)
        await host.act(ADA, 0, "draw")
        await host.act(ADA, 0, "place a")
        await host.do(ADA, Undo, seat=0)
        await host.act(ADA, 0, "place b")
        middle, then = host.table.running.entries, str(host.state)
        for seat, person in enumerate((ADA, BEN)):
            await host.do(person, Resign, seat=seat)
        await host.until(lambda: host.table.running.is_over)
        record = host.table.record()
        for viewer, ear in ears.items():
            told = [(item.n, item.event) for item in ear.items(viewer)]
            past = look_back(record, host.game, viewer, len(record.entries)).items
            assert [(item.n, item.event) for item in past] == told
            assert [item.say.id for item in past if item.say.id.startswith("table-")] == [
                "table-undo",
                "table-resign",
                "table-resign",
            ]
            part = look_back(record, host.game, viewer, middle)
            assert str(part.state) == then
            assert part.items == tuple(item for item in past if item.at <= middle)
        undone = next(item for item in past if item.say.id == "table-undo")
        assert record.entries[undone.at - 1].text == "undo 2"


def test_there_is_no_entry_and_no_viewer_beyond_the_last() -> None:
    game = fogline.load("san-francisco", options={"first": 0})
    record = Table(game, [Player("Ada"), Player("Ben")], Seeded(1)).record()
    assert look_back(record, game, SPECTATOR, len(record.entries)).items == ()
    for viewer, at, code in [(0, -1, "entry"), (0, len(record.entries) + 1, "entry"), (-2, 0, "seat"), (2, 0, "seat")]:
        with pytest.raises(fogline.BadText, match=f"unknown-{code}"):
            look_back(record, game, viewer, at)


@pytest.mark.parametrize("name", playable())
def test_with_the_luck_kept_the_same_moves_lead_to_the_same_end(name: str) -> None:
    game = fogline.load(name)
    record = random_record(game, 2, seed=5)
    at = len(record.entries) // 2
    entries, state = until(record, game, at)
    drawn = sum(entry.who == "chance" for entry in entries)
    source = Fated(fate_after(record, game, at), drawn, Secret(b"other"))
    for entry in record.entries[len(entries) :]:
        if entry.who == "chance":
            state.apply(source.choose(state))
        else:
            state.apply(entry.text, int(entry.who))
    assert str(state) == record.final_position


@pytest.mark.parametrize("name", playable())
def test_luck_that_cannot_come_again_is_new(name: str) -> None:
    game = fogline.load(name)
    record = random_record(game, 2, seed=5)
    _, state = until(record, game, 0)
    source = Fated(("nonsense",), 0, Secret(b"other"))
    while not state.position.is_chance():
        state.apply(state.legal(state.actors[0])[0], state.actors[0])
    assert str(source.choose(state.clone())) == str(Secret(b"other", 0).choose(state))


@pytest.mark.parametrize("name", playable())
def test_a_branch_is_a_record_that_begins_at_its_moment(name: str) -> None:
    game = fogline.load(name)
    record = random_record(game, 2, seed=5)
    entries, state = until(record, game, len(record.entries) // 2)
    own = branch_of(record, game, len(entries))
    assert own.start_position == str(state)
    assert own.entries == record.entries[len(entries) :]
    verify(own, own.hash, game)
    assert branch_of(record, game, len(record.entries)) == record, "nothing was its own"
