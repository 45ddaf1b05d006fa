"""People over HTTP: becoming somebody, coming back, what one has played, and leaving for good."""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request

from fogline import games
from fogline.core.errors import Refusal
from fogline.server.answering import Answering, authorization
from fogline.server.bodies import (
    Changes,
    Credentials,
    Exported,
    Farewell,
    Link,
    NewLink,
    NewPerson,
    OwnTable,
    SignedOut,
    SignOut,
    Words,
)
from fogline.server.own_statistics import Figures, figures
from fogline.server.people import changed, hash_secret, new_person, new_secret
from fogline.server.results import Result
from fogline.server.storage import Owned
from fogline.server.words import hash_words, new_words
from fogline.table import seats
from fogline.table.live import LiveTable
from fogline.table.looks import Look, seat_looks
from fogline.table.messages import Resign
from fogline.table.running import summary_of
from fogline.table.seats import Person

if TYPE_CHECKING:
    from fogline.server.nodes.passing import Far

OWN_TABLES = 50
"""Tables in somebody's list."""
ALL_TABLES = 10_000
"""Tables that are told of, or left, when somebody wants all of theirs; nobody has as many."""


class PeopleCalls(Answering):
    """The handlers that are about people."""

    # Who one is.

    async def new_person(self, request: Request) -> Credentials:
        """Become somebody."""
        self._count(self._creations, request)
        wanted = await self._body(request, NewPerson)
        person = new_person(wanted.name, Look(wanted.colour, wanted.shape))
        secret = new_secret()
        await self._tables.storage.add_person(person, hash_secret(secret))
        return _credentials(person, secret)

    async def me(self, request: Request) -> Person:
        """Who the secret says you are."""
        return await self._person(request)

    async def change_me(self, request: Request) -> Person:
        """Have another name or look, also at the tables where you sit; a game that has begun keeps the name."""
        self._count(self._creations, request)
        before, wanted = await self._person(request), await self._body(request, Changes)
        after = changed(before, wanted.name, Look(wanted.colour, wanted.shape))
        await self._tables.storage.change_person(after)
        for owned in await self._tables.storage.owned(after.id, OWN_TABLES):
            if not (owned.summary is not None and owned.summary.places):
                with contextlib.suppress(Refusal):  # of a later version, or deleted just now
                    await self._follow(owned.name, before, after)
        return after

    async def _follow(self, name: str, before: Person, after: Person) -> None:
        async def here() -> None:
            await self.follow_here(name, before, after)

        async def there(far: Far, name: str) -> None:
            await far.request("follow", name, before, "", msgspec.msgpack.encode(after))

        await self._tables.at(here, there)

    async def follow_here(self, name: str, before: Person, after: Person) -> None:
        """Let somebody's other name or look be seen at a table of ours."""
        table = await self._tables.table(name)
        await table.agree_on(lambda setup: seats.follow(setup, before, after))

    # Other devices, and the way back.

    async def new_device_link(self, request: Request) -> NewLink:
        """A link that makes another device yours, once."""
        self._count(self._creations, request)
        return await self._link("device", (await self._person(request)).id, self._limits.device_link)

    async def whose_link(self, request: Request) -> Person:
        """Who one would be by such a link; it works afterwards as before."""
        return await self._owner(request, once=False)

    async def other_device(self, request: Request) -> Credentials:
        """Follow such a link: the same person, with a secret of its own."""
        return await self._admit(await self._owner(request, once=True))

    async def _owner(self, request: Request, once: bool) -> Person:
        self._count(self._guesses, request)
        link = (await self._body(request, Link)).link
        owner = await self._tables.storage.follow_link(hash_secret(link), "device", once=once)
        person = None if owner is None else await self._tables.storage.person_of(owner)
        if person is None:
            raise Refusal("unknown-link")
        return person

    async def new_words(self, request: Request) -> Words:
        """Twelve words that bring you back without any device, told this once; earlier ones work no more."""
        self._count(self._creations, request)
        words = new_words()
        await self._tables.storage.set_words((await self._person(request)).id, hash_words(words))
        return Words(words)

    async def whose_words(self, request: Request) -> Person:
        """Who one would be by twelve words."""
        self._count(self._guesses, request)
        person = await self._tables.storage.person_by_words(hash_words((await self._body(request, Words)).words))
        if person is None:
            raise Refusal("unknown-words")
        return person

    async def recover(self, request: Request) -> Credentials:
        """Come back by twelve words: the same person, with a secret of its own; the words work on."""
        return await self._admit(await self.whose_words(request))

    async def sign_out(self, request: Request) -> SignedOut:
        """Let no other device of yours be you any more, and the twelve words neither if you wish so."""
        person, wanted = await self._person(request), await self._body(request, SignOut)
        storage, this = self._tables.storage, hash_secret(authorization(request)[1])
        devices = await storage.revoke(person.id, this, wanted.words)
        return SignedOut(devices, await storage.has_words(person.id))

    async def _admit(self, person: Person) -> Credentials:
        secret = new_secret()
        await self._tables.storage.add_secret(person.id, hash_secret(secret))
        return _credentials(person, secret)

    async def _link(self, kind: str, target: str, seconds: int) -> NewLink:
        link, expires = new_secret(), int(time.time()) + seconds
        await self._tables.storage.add_link(hash_secret(link), kind, target, expires)
        return NewLink(link, expires)

    # What one has played.

    async def own_tables(self, request: Request) -> list[OwnTable]:
        """The tables that you opened or have a seat at, those where something happened last first."""
        me = (await self._person(request)).id
        return [await self._own(me, owned) for owned in await self._tables.storage.owned(me, OWN_TABLES)]

    async def _own(self, me: str, owned: Owned) -> OwnTable:
        setup, summary = owned.setup, owned.summary
        if summary is None and setup.started is not None:  # stored by a version that kept no summary
            summary = summary_of((await self._tables.look_at(owned.name)).running.begun().state)
        mine = tuple(seat for seat in setup.seats_of(me) if not setup.chairs[seat].removed)
        return OwnTable(
            table=owned.name,
            game=setup.game,
            title=games.game_class(setup.game).title,
            phase="gathering" if summary is None else "over" if summary.places else "playing",
            names=tuple(chair.name for chair in setup.chairs),
            looks=seat_looks(tuple(chair.look for chair in setup.chairs)),
            bots=tuple(chair.bot is not None for chair in setup.chairs),
            seats=mine,
            turn=summary is not None and any(seat in summary.actors for seat in mine),
            places=() if summary is None else summary.places,
            changed=owned.touched,
        )

    async def own_games(self, request: Request) -> list[Result]:
        """The games that you have finished, the last first, also those whose tables are gone."""
        return await self._tables.storage.results((await self._person(request)).id)

    async def own_figures(self, request: Request) -> list[Figures]:
        """What they add up to: each game as a whole, and by number of players and level."""
        return figures(await self.own_games(request))

    # What is kept.

    async def export(self, request: Request) -> Exported:
        """Everything that is kept about you."""
        person, storage = await self._person(request), self._tables.storage
        return Exported(
            person=person,
            created=await storage.created(person.id),
            words=await storage.has_words(person.id),
            tables=[await self._own(person.id, owned) for owned in await storage.owned(person.id, ALL_TABLES)],
            games=await storage.results(person.id),
        )

    async def delete_me(self, request: Request) -> Person:
        """Be deleted: your seats are left, your name is gone from what others keep, and no secret is yours any more."""
        person = await self._person(request)
        if (await self._body(request, Farewell)).name != person.name:
            raise Refusal("wrong-name")
        for owned in await self._tables.storage.owned(person.id, ALL_TABLES):
            await self._leave(person, owned)
        await self._tables.storage.delete_person(person.id)
        return person

    async def _leave(self, person: Person, owned: Owned) -> None:
        is_over = bool(owned.summary is not None and owned.summary.places)

        async def here() -> None:
            await self.leave_here(owned.name, person, is_over)

        async def there(far: Far, name: str) -> None:
            await far.request("leave", name, person, "", msgspec.msgpack.encode(is_over))

        await self._tables.at(here, there)

    async def leave_here(self, name: str, person: Person, is_over: bool) -> None:
        """A bot plays on where a game runs; nowhere the table tells who it was."""
        with contextlib.suppress(Refusal):  # of a later version: it can't be opened, but its name goes all the same
            if is_over:
                await self._tables.claim(name)
            else:
                await self._give_up(await self._tables.table(name), person)
        # Opened again, it is made from what is stored, and so is its record.
        await self._tables.put_away(name)
        await self._tables.storage.forget_at(name, person.id)
        await self._tables.put_away(name)  # who watched it may have opened it again too soon

    async def _give_up(self, table: LiveTable, person: Person) -> None:
        for seat in table.running.setup.seats_of(person.id):
            await table.ask(person, Resign(id=f"farewell {seat}", seat=seat))  # refused where it has not begun
        await table.agree_on(lambda setup: seats.forget(setup, person.id))


def _credentials(person: Person, secret: str) -> Credentials:
    return Credentials(person.id, person.name, secret, person.colour, person.shape)
