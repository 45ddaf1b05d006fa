"""People at a real service: names and looks, the way back, what they keep of their games, and leaving for good."""

from __future__ import annotations

import re
import signal
from collections.abc import AsyncIterator, Awaitable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

import fogline
from fogline import games
from fogline.client import ServiceError, call
from fogline.core.record import read_record
from fogline.server import calls
from fogline.server.bodies import Changes, Farewell, Link, NewPerson, SignOut, Words
from fogline.server.limits import Limits
from fogline.server.lobby import Lobby
from fogline.server.metrics import Metrics
from fogline.server.owners_files import OwnersFiles
from fogline.server.page import Page
from fogline.server.stores import open_storage
from fogline.server.tables import Tables
from fogline.table.bot_jobs import BotJobsHere
from fogline.table.journal import Summary
from fogline.table.messages import Resign
from fogline.table.seats import Person
from tests.play import playable
from tests.server.engines import BOTH, ask, everything, place
from tests.server.service import Process, Somebody, open_table, people, play, serving, until
from tests.table.drive import ADA, BEN, in_loop, setup

pytestmark = BOTH

SF = "san-francisco"


async def code(refused: Awaitable[Any]) -> str:
    """Why a call is refused."""
    with pytest.raises(ServiceError) as error:
        await refused
    return error.value.code


@asynccontextmanager
async def two(folder: Path, **limits: float) -> AsyncIterator[tuple[Process, Somebody, Somebody]]:
    async with serving(folder, **limits) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        yield service, ada, ben


async def finished(ada: Somebody, ben: Somebody, game: str) -> str:
    """A whole game between two people."""
    table = await open_table(ada, [ben], game=game, options={"first": 0})
    watched = [await one.client.watch(table) for one in (ada, ben)]
    await play(table, [(ada, watched[0]), (ben, watched[1])])
    await until(watched[0], lambda: watched[0].status.phase == "over")
    return table


@in_loop
async def test_somebody_has_a_name_and_a_look_and_changes_them_everywhere(tmp_path: Path) -> None:
    async with two(tmp_path) as (service, ada, ben):
        url = service.url
        cyd = await call(url, calls.NEW_PERSON, NewPerson("Cyd", "olive", "star"))
        assert (cyd.colour, cyd.shape) == ("olive", "star")
        me = await call(url, calls.ME, secret=ada.secret)
        assert me.colour is not None
        assert me.shape is not None
        gathering = (await ada.call("POST", "/api/tables", {"game": SF, "seats": 2}))["table"]
        running = await open_table(ada, [ben], game=SF)
        after = await call(
            url, calls.CHANGE_ME, Changes(name="Ada L", colour="magenta", shape="drop"), secret=ada.secret
        )
        assert after == Person(ada.id, "Ada L", "magenta", "drop") == await call(url, calls.ME, secret=ada.secret)
        seats = [
            (await call(url, calls.TABLE, name=name, secret=ada.secret)).status.seats[0]
            for name in (gathering, running)
        ]
        assert [(seat.name, seat.colour, seat.shape) for seat in seats] == [
            ("Ada L", "magenta", "drop"),
            ("Ada", "magenta", "drop"),
        ]
        (own,) = [one for one in await call(url, calls.OWN_TABLES, secret=ada.secret) if one.table == gathering]
        assert own.looks[0] == ("magenta", "drop")
        assert own.bots == (False, False)
        assert await code(call(url, calls.CHANGE_ME, Changes(name="\u202e"), secret=ada.secret)) == "bad-name"
        assert await code(call(url, calls.CHANGE_ME, {"colour": "blue"}, secret=ada.secret)) == "bad-body"


@in_loop
async def test_twelve_words_bring_somebody_back(tmp_path: Path) -> None:
    async with two(tmp_path) as (service, ada, ben):
        url = service.url
        first = await call(url, calls.NEW_WORDS, secret=ada.secret)
        given = await call(url, calls.NEW_WORDS, secret=ada.secret)
        assert await code(call(url, calls.RECOVER, first)) == "unknown-words"
        assert (await call(url, calls.WHOSE_WORDS, given)).id == ada.id
        back = await call(url, calls.RECOVER, Words(given.words.upper().replace(" ", "\n")))
        assert back.id == ada.id
        assert back.secret != ada.secret
        assert (await call(url, calls.ME, secret=back.secret)).id == ada.id
        assert await code(call(url, calls.ME, secret=given.words.replace(" ", "-"))) == "wrong-secret"
        assert await code(call(url, calls.NEW_WORDS)) == "no-person"
        assert (await call(url, calls.ME, secret=ben.secret)).id == ben.id
    dump = everything(service.database).decode("latin-1")
    assert not set(given.words.split()) <= set(re.findall(r"\w+", dump))


@in_loop
async def test_a_device_link_says_whose_it_is_and_still_works(tmp_path: Path) -> None:
    async with two(tmp_path) as (service, ada, _):
        link = (await call(service.url, calls.NEW_DEVICE_LINK, secret=ada.secret)).link
        for _ in range(2):
            assert (await call(service.url, calls.WHOSE_LINK, Link(link))).name == "Ada"
        device = await call(service.url, calls.OTHER_DEVICE, Link(link))
        assert device.id == ada.id
        assert await code(call(service.url, calls.WHOSE_LINK, Link(link))) == "unknown-link"


@pytest.mark.parametrize("words", [False, True])
@in_loop
async def test_other_devices_are_signed_out_and_the_words_if_wished(tmp_path: Path, words: bool) -> None:
    async with two(tmp_path) as (service, ada, ben):
        url = service.url
        given = await call(url, calls.NEW_WORDS, secret=ada.secret)
        phone = await call(url, calls.RECOVER, given)
        link = (await call(url, calls.NEW_DEVICE_LINK, secret=phone.secret)).link
        gone = await call(url, calls.SIGN_OUT, SignOut(words=words), secret=ada.secret)
        assert (gone.devices, gone.words) == (1, not words)
        assert await code(call(url, calls.ME, secret=phone.secret)) == "wrong-secret"
        assert await code(call(url, calls.OTHER_DEVICE, Link(link))) == "unknown-link"
        assert (await call(url, calls.ME, secret=ada.secret)).id == ada.id
        assert (await call(url, calls.ME, secret=ben.secret)).id == ben.id
        if words:
            assert await code(call(url, calls.RECOVER, given)) == "unknown-words"
        else:
            assert (await call(url, calls.RECOVER, given)).id == ada.id


@in_loop
async def test_tries_are_limited(tmp_path: Path) -> None:
    async with two(tmp_path, guesses=0.001, guess_burst=3) as (service, ada, _):
        given = await call(service.url, calls.NEW_WORDS, secret=ada.secret)
        for _ in range(3):
            assert await code(call(service.url, calls.RECOVER, Words("nonsense"))) == "words-count"
        assert await code(call(service.url, calls.RECOVER, given)) == "too-fast"
        assert await code(call(service.url, calls.WHOSE_LINK, Link("guess"))) == "too-fast"


@in_loop
async def test_an_invitation_says_to_what_and_by_whom(tmp_path: Path) -> None:
    async with two(tmp_path) as (service, ada, _):
        table = (await ada.call("POST", "/api/tables", {"game": SF, "seats": 3, "bots": {"1": "hard"}}))["table"]
        link = (await ada.call("POST", f"/api/tables/{table}/invitations"))["link"]
        found = await call(service.url, calls.INVITATION, Link(link))
        assert (found.game, found.host, found.phase) == (SF, "Ada", "gathering")
        assert found.title == games.game_class(SF).title
        assert found.names == ("Ada", "Vera", "")
        assert await code(call(service.url, calls.INVITATION, Link("guess"))) == "unknown-link"


@pytest.mark.parametrize("game", playable())
@in_loop
async def test_a_finished_game_is_kept_by_both_and_outlives_its_table(tmp_path: Path, game: str) -> None:
    async with two(tmp_path) as (service, ada, ben):
        url = service.url
        table = await finished(ada, ben, game)
        record, _ = read_record(msgspec.json.encode(await call(url, calls.RECORD, name=table, secret=ada.secret)))
        assert record.outcome is not None
        for seat, one in enumerate((ada, ben)):
            (kept,) = await call(url, calls.OWN_GAMES, secret=one.secret)
            standing = next(found for found in record.outcome.standings if found.seat == seat)
            assert (kept.table, kept.game, kept.seat, kept.level) == (table, game, seat, "people")
            assert [player.name for player in kept.players] == ["Ada", "Ben"]
            assert (kept.own.place, kept.own.halves) == (standing.place, standing.halves)
            assert sum(kept.sources.values()) == standing.halves
            assert kept.decisions == sum(entry.who == seat for entry in record.entries)
            assert (kept.marks, kept.own_data) == ((), False)
            whole, part = await call(url, calls.OWN_FIGURES, secret=one.secret)
            assert (whole.players, whole.level, part.players, part.level) == (None, None, 2, "people")
            assert (whole.games, whole.wins.count, whole.best) == (1, int(standing.place == 1), standing.halves / 2)
            assert sum(whole.sources.values()) == pytest.approx(standing.halves / 2)
        service.end(signal.SIGTERM)
        ask(service.database, "DELETE FROM tables")
        await service.start()
        assert await code(call(url, calls.TABLE, name=table, secret=ada.secret)) == "unknown-table"
        (kept,) = await call(url, calls.OWN_GAMES, secret=ada.secret)
        assert kept.table == table


@in_loop
async def test_a_game_that_was_given_up_is_marked_and_counts_nowhere(tmp_path: Path) -> None:
    async with two(tmp_path) as (service, ada, _):
        bots = {"1": "random", "2": "random"}
        wanted = {"game": SF, "seats": 3, "bots": bots, "stand_in": "random", "grace": None}
        table = (await ada.call("POST", "/api/tables", wanted))["table"]
        for request in ({"type": "ready", "id": "r", "seat": 0}, {"type": "start", "id": "s"}):
            await ada.call("POST", f"/api/tables/{table}/requests", {"request": request})
        watched = await ada.client.watch(table)
        await ada.do(table, Resign, seat=0)
        await until(watched, lambda: watched.status.phase == "over")
        (kept,) = await call(service.url, calls.OWN_GAMES, secret=ada.secret)
        assert (kept.marks, kept.level) == (("left",), "random")
        assert [player.bot for player in kept.players] == [None, "random", "random"]
        assert await call(service.url, calls.OWN_FIGURES, secret=ada.secret) == []


@in_loop
async def test_everything_about_somebody_can_be_had_and_deleted(tmp_path: Path) -> None:
    async with two(tmp_path) as (service, ada, ben):
        url = service.url
        over = await finished(ada, ben, SF)
        running = await open_table(ada, [ben], game=SF)
        gathering = (await ada.call("POST", "/api/tables", {"game": SF, "seats": 2}))["table"]
        words = await call(url, calls.NEW_WORDS, secret=ada.secret)
        data = await call(url, calls.EXPORT, secret=ada.secret)
        assert (data.person.name, data.words) == ("Ada", True)
        assert {one.table for one in data.tables} == {over, running, gathering}
        assert [one.table for one in data.games] == [over]
        assert ada.secret not in msgspec.json.encode(data).decode()
        assert await code(call(url, calls.DELETE_ME, Farewell("Ben"), secret=ada.secret)) == "wrong-name"
        await call(url, calls.DELETE_ME, Farewell("Ada"), secret=ada.secret)
        assert await code(call(url, calls.ME, secret=ada.secret)) == "wrong-secret"
        assert await code(call(url, calls.RECOVER, words)) == "unknown-words"
        (kept,) = await call(url, calls.OWN_GAMES, secret=ben.secret)
        assert [player.name for player in kept.players] == ["", "Ben"]
        now = await call(url, calls.TABLE, name=running, secret=ben.secret)
        assert [(seat.kind, seat.name, seat.left) for seat in now.status.seats] == [
            ("person", "", "resign"),
            ("person", "Ben", None),
        ]
        document = await call(url, calls.RECORD, name=over, secret=ben.secret)
        record, written = read_record(msgspec.json.encode(document))
        assert [player.name for player in record.players] == ["", "Ben"]
        fogline.verify(record, written, games.of_record(record))
    assert ask(service.database, "SELECT count(*) FROM people") == [(1,)]
    stored = [bytes(setup).decode() for (setup,) in ask(service.database, "SELECT setup FROM tables")]
    assert not any(ada.id in text or '"Ada"' in text for text in stored)


@in_loop
async def test_who_opens_a_table_too_soon_still_learns_no_deleted_name(tmp_path: Path) -> None:
    """Somebody's page asks for the table again at once, before its people are forgotten in the store."""
    storage = open_storage(place(tmp_path / "tables.db"))
    tables = Tables(storage, BotJobsHere(), Limits())
    await storage.create("t", bytes(32), setup(SF, ADA, BEN, started="2026-01-01T00:00:00+00:00"))
    forget_at = storage.forget_at

    async def too_soon(name: str, person: str) -> None:
        await tables.table(name)
        await forget_at(name, person)

    storage.forget_at = too_soon  # type: ignore[method-assign]
    lobby = Lobby(tables, OwnersFiles(), Limits(), Page(), Metrics())
    (owned,) = await storage.owned(ADA.id, 9)
    over = msgspec.structs.replace(owned, summary=Summary(places=(1, 2)))
    await lobby._leave(ADA, over)
    assert [chair.name for chair in (await tables.table("t")).running.setup.chairs] == ["", "Ben"]
    await tables.close()
    await storage.close()
