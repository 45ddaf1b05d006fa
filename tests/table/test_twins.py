"""Two tables that a viewer can't tell apart tell that viewer the same, byte for byte."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest

import fogline
from fogline.core.errors import Refusal
from fogline.core.game import SPECTATOR
from fogline.core.record import Play, Step
from fogline.table.journal import Stored
from fogline.table.messages import Act, Answer, Describe, Look, Preview, Undo, Why
from fogline.table.seats import Setup
from tests.play import playable, random_record, record_of
from tests.table.drive import ADA, BEN, CYD, Host, hosting, in_loop, setup

Story = list[tuple[str, list[str], bytes]]


def story(game: fogline.Game, entries: list[fogline.Entry], players: int, viewer: int) -> Story | None:
    """What a viewer sees entry by entry; None where the entries can't be executed."""
    record = record_of(Play(game, players))
    record.entries = entries
    try:
        return [
            (
                "" if step.entry.who == "chance" else f"{step.entry.who}",
                [str(event) for event in step.events if event.seen_by is None or viewer in event.seen_by],
                msgspec.json.encode(step.state.view(viewer)),
            )
            for step in fogline.replay(record, game)
        ]
    except (fogline.RecordError, Refusal):
        return None


def twins(
    game: fogline.Game, entries: list[fogline.Entry], players: int, viewer: int, *, decided: bool = False
) -> Iterator[list[fogline.Entry]]:
    """The same game with one piece of luck exchanged for another, where the viewer can't know.

    `decided`: with what somebody else decided in secret about that piece of luck exchanged too.
    """
    own = story(game, entries, players, viewer)
    state = game.start(players)
    for number, entry in enumerate(entries):
        chance = state.chance()
        for other in chance.outcomes if chance is not None else ():
            if str(other) != entry.text:
                later = entries[number + 1 :]
                if decided:
                    later = [renamed(one, entry.text.split()[-1], str(other).split()[-1]) for one in later]
                changed = [*entries[:number], fogline.Entry("chance", str(other)), *later]
                if (later != entries[number + 1 :]) == decided and story(game, changed, players, viewer) == own:
                    yield changed
        state.apply(entry.text, None if entry.who == "chance" else int(entry.who))


def renamed(entry: fogline.Entry, word: str, other: str) -> fogline.Entry:
    """An entry of a player in which something has another name."""
    words = [other if one == word else one for one in entry.text.split()]
    return entry if entry.who == "chance" else fogline.Entry(entry.who, " ".join(words))


def hidden() -> list[str]:
    """The games in which something is hidden: a spectator of a start is not told all of it."""
    return [
        name for name in playable() if any(event.seen_by is not None for step in _steps(name) for event in step.events)
    ]


def _steps(name: str) -> list[Step]:
    game = fogline.load(name)
    record = random_record(game, 2, 1)
    return list(fogline.replay(msgspec.structs.replace(record, entries=record.entries[:60]), game))


async def told(agreed: Setup, entries: list[fogline.Entry], viewer: int, texts: list[str]) -> list[bytes]:
    """Everything that a viewer is told and answered at a table with these entries."""
    person = None if viewer == SPECTATOR else (ADA, BEN, CYD)[viewer]
    async with hosting(agreed) as host:
        host.resume(Stored(msgspec.structs.replace(agreed, started="2026-01-01T00:00:00+00:00"), entries, {}))
        ear = await host.watch(person)
        answers = [await host.ask(person, kind, id=kind.__name__, seat=viewer) for kind in (Look, Describe)]
        assert all(answer.ok for answer in answers)
        for number, text in enumerate(texts):
            answers += [
                await host.ask(person, Why, id=f"w{number}", seat=viewer, action=text),
                await host.ask(person, Preview, id=f"p{number}", seat=viewer, actions=[text]),
                await refused_act(host, person, viewer, text, number),
            ]
        if person is not None:
            answers.append(await host.ask(person, Undo, id="undo", seat=viewer))
        return [*ear.bytes, *map(msgspec.json.encode, answers)]


async def refused_act(host: Host, person: object, viewer: int, text: str, number: int) -> Answer:
    """An action that is refused in both worlds, as it is stale."""
    return await host.ask(person, Act, id=f"a{number}", seat=viewer, actions=[text], at=0)  # type: ignore[arg-type]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("length", [20, 34])
@pytest.mark.parametrize("name", hidden())
@in_loop
async def test_what_a_viewer_cannot_know_changes_no_byte(name: str, length: int, viewer: int) -> None:
    game = fogline.load(name)
    players = 3
    record = random_record(game, players, 5)
    entries = record.entries[:length]
    while game_at(game, entries, players).chance() is not None:
        entries = record.entries[: len(entries) + 1]
    found = [
        twin for decided in (False, True) for twin in islice(twins(game, entries, players, viewer, decided=decided), 2)
    ]
    assert len(found) >= 3, "the test needs twins of both kinds"
    state = game_at(game, entries, players)
    texts = [str(action) for seat in range(players) for action in list(state.legal(seat))[:6]]
    texts += [entry.text for entry in entries if isinstance(entry.who, int)]
    agreed = setup(name, ADA, BEN, CYD)
    own = await told(agreed, entries, viewer, texts)
    assert len(own) > 10
    for twin in found:
        assert await told(agreed, twin, viewer, texts) == own


def game_at(game: fogline.Game, entries: list[fogline.Entry], players: int) -> fogline.State:
    state = game.start(players)
    for entry in entries:
        state.apply(entry.text, None if entry.who == "chance" else int(entry.who))
    return state
