"""What the page asks the lobby for: a person's tables, games that are over, the rules."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

import fogline
from fogline import client, games, rules
from fogline.client import ServiceError
from fogline.core.errors import BadText
from fogline.core.game import SPECTATOR
from fogline.server.calls import REPLAY
from fogline.server.schema import MIGRATIONS
from fogline.server.storage import SqliteStorage
from fogline.table.lookback import look_back
from fogline.table.messages import Act, Describe, Leave, Look, Ready, Resign, Sit, Start
from fogline.table.visible_events import Item
from fogline.texts import LANGUAGES
from tests.play import folder_of, playable, random_record
from tests.server.engines import BOTH
from tests.server.service import call, open_table, people, serving, until
from tests.server.test_service import refusal
from tests.table.drive import ADA, BEN, SECRET, in_loop, setup

pytestmark = BOTH

SF = "san-francisco"


@in_loop
async def test_a_person_finds_their_tables_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")

        async def own(one: Any) -> dict[str, dict[str, Any]]:  # noqa: ANN401  (a person of the tests)
            found = await one.call("GET", "/api/people/me/tables")
            assert [table["changed"] for table in found] == sorted((t["changed"] for t in found), reverse=True)
            return {table["table"]: table for table in found}

        assert await own(ada) == {}
        waiting = (await ada.call("POST", "/api/tables", {"game": SF, "seats": 2, "public": True}))["table"]
        await ben.do(waiting, Sit)
        assert (await own(ben))[waiting]["names"] == ["Ada", "Ben"]
        await ben.do(waiting, Leave, seat=1)
        assert await own(ben) == {}
        table = await open_table(ada, [ben], game=SF, options={"first": 0})
        mine, bens = (await own(ada))[table], (await own(ben))[table]
        assert (mine["phase"], mine["seats"], mine["turn"], mine["places"]) == ("playing", [0], True, [])
        assert (bens["seats"], bens["turn"], bens["title"]) == ([1], False, fogline.load(SF).title)
        assert (await own(ada))[waiting]["phase"] == "gathering"
        watched = await ada.client.watch(table)
        await ada.do(table, Resign, seat=0)
        await ben.do(table, Resign, seat=1)
        await until(watched, lambda: watched.status.phase == "over")
        over = (await own(ben))[table]
        assert (over["phase"], over["turn"]) == ("over", False)
        assert watched.status.outcome is not None
        standings = watched.status.outcome.standings
        assert over["places"] == [place for _, place in sorted((one.seat, one.place) for one in standings)]
        assert await refusal(call(service.url, "GET", "/api/people/me/tables")) == (401, "no-person")


@pytest.mark.file
@in_loop
async def test_tables_of_an_older_store_are_found_too(tmp_path: Path) -> None:
    """One from before lists of tables were kept."""
    import sqlite3  # noqa: PLC0415  (only here)

    file = tmp_path / "db"
    with sqlite3.connect(file) as database:
        database.executescript(f"{MIGRATIONS[0]} PRAGMA user_version = 1;")
        agreed = msgspec.structs.replace(setup(SF, BEN, "greedy"), host=ADA.id, started="2026-01-01T00:00:00+00:00")
        row = ("t", SECRET, msgspec.json.encode(agreed), 0, 7)
        database.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?)", row)
    database.close()
    storage = SqliteStorage(file)
    for person in (ADA, BEN):
        (owned,) = await storage.owned(person.id, 10)
        assert (owned.name, owned.setup, owned.summary, owned.touched) == ("t", agreed, None, 7)
    await storage.close()


@in_loop
async def test_a_finished_game_is_seen_again_through_any_seat_and_a_running_one_through_none(tmp_path: Path) -> None:
    game = playable()[-1]
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table = await open_table(ada, [ben], game=game)
        path = f"/api/tables/{table}/replay"
        assert await refusal(ada.call("GET", f"{path}?seat=0&at=0")) == (409, "not-over")
        watched = await ada.client.watch(table)
        await ada.do(table, Resign, seat=0)
        await ben.do(table, Resign, seat=1)
        await until(watched, lambda: watched.status.phase == "over")
        whole = await client.call(service.url, REPLAY, name=table, seat=1)
        assert whole.at == whole.entries == watched.seen[0].at
        assert whole.players == ("Ada", "Ben")
        assert whole.outcome == watched.status.outcome
        told = (await ben.do(table, Look, seat=1)).result
        assert whole.view == told.view
        assert isinstance(whole.view, games.game_class(whole.game).view_type)
        assert [Item(item.n, item.event, item.say) for item in whole.items] == told.items
        half = await client.call(service.url, REPLAY, name=table, seat=1, at=whole.at // 2, since=3)
        assert half.items == tuple(item for item in whole.items[3:] if item.at <= half.at)
        spectator = await client.call(service.url, REPLAY, name=table, at=20)
        assert spectator.seat == spectator.view.seat == SPECTATOR
        for query, reason in (("at=99999", "unknown-entry"), ("seat=2", "unknown-seat"), ("at=x", "bad-message")):
            assert await refusal(call(service.url, "GET", f"{path}?{query}")) == (400, reason)


@pytest.mark.parametrize("name", playable())
def test_looking_back_shows_what_each_viewer_saw_at_every_moment(name: str) -> None:
    game = fogline.load(name)
    record = random_record(game, 3, 3)
    record.entries.insert(30, fogline.Entry("table", "pause"))
    steps = list(fogline.replay(record, game))
    for at in (0, 1, 29, 31, len(steps)):
        for viewer in (SPECTATOR, 2):
            past = look_back(record, game, viewer, at)
            seen = [e for step in steps[:at] for e in step.events if e.seen_by is None or viewer in e.seen_by]
            assert [item.event for item in past.items if item.event.__class__.__name__ != "TableEvent"] == seen
            assert [item.n for item in past.items] == list(range(len(past.items)))
            assert all(0 < item.at <= at for item in past.items)
            assert game.prompt(past.state.view(viewer)).id
            if at:
                assert past.state == steps[at - 1].state
    (pause,) = [item for item in look_back(record, game, 0, 40).items if item.say.id == "table-pause"]
    assert pause.at == 31
    for viewer, at in ((3, 0), (-2, 0), (0, -1), (0, len(record.entries) + 1)):
        with pytest.raises(BadText):
            look_back(record, game, viewer, at)


@pytest.mark.parametrize("name", playable())
@in_loop
async def test_a_description_is_enough_to_play(name: str, tmp_path: Path) -> None:
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        assert await refusal(ada.call("GET", "/api/tables/none")) == (404, "unknown-table")
        table = (await ada.call("POST", "/api/tables", {"game": name, "seats": 2, "public": True}))["table"]
        await ben.do(table, Sit)
        assert (await ada.ask(table, Describe, seat=0)).code == "not-started"
        for seat, one in enumerate((ada, ben)):
            await one.do(table, Ready, seat=seat)
        await ada.do(table, Start)
        info = await ada.call("GET", f"/api/tables/{table}")
        game = fogline.load(name)
        assert (info["title"], info["prefix"], info["names"]) == (game.title, game.prefix, dict(game.proper_names))
        for _ in range(12):
            told = {seat: (await one.do(table, Describe, seat=seat)).result for seat, one in enumerate((ada, ben))}
            seat = next(seat for seat, description in told.items() if description.choices)
            assert all(sentence.id for sentence in told[seat].sentences)
            text, words = told[seat].choices[0]
            assert words.id
            await (ada, ben)[seat].do(table, Act, seat=seat, actions=[text])
        assert (await ben.ask(table, Describe, seat=0)).code == "not-your-seat"
        spectator = (await ben.do(table, Describe, seat=SPECTATOR)).result
        assert spectator.sentences
        assert spectator.choices == ()


@in_loop
async def test_the_rules_can_be_read_in_every_language(tmp_path: Path) -> None:
    async with serving(tmp_path) as service:
        english = await call(service.url, "GET", "/api/rules")
        own = [one for prefix in rules.prefixes() for one in rules.paragraphs(prefix)]
        assert english == json.loads(msgspec.json.encode(own))
        assert await call(service.url, "GET", "/api/rules?language=../../etc") == english
        for language in rules.LANGUAGES:
            translated = await call(service.url, "GET", f"/api/rules?language={language}")
            assert [one["number"] for one in translated] == [one["number"] for one in english]
            same = [one["number"] for one, other in zip(translated, english, strict=True) if one == other]
            assert (same == []) == (language != "en")
        offer = await call(service.url, "GET", "/api/games")
        assert {one["name"]: one["prefix"] for one in offer["games"]} == {
            name: games.game_class(name).prefix for name in games.names()
        }


@in_loop
async def test_a_games_texts_can_be_had_in_every_language(tmp_path: Path) -> None:
    async with serving(tmp_path) as service:
        for name in games.names():
            for language in (*LANGUAGES, "tlh", "../../etc"):
                words = await call(service.url, "GET", f"/api/games/{name}/texts?language={language}")
                known = language if language in LANGUAGES else "en"
                assert words == (folder_of(name) / "texts" / f"{known}.ftl").read_text("utf-8")
        with pytest.raises(ServiceError, match="unknown-game"):
            await call(service.url, "GET", "/api/games/monopoly/texts")
