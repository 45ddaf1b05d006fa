"""A game at a live table whose luck can be checked, played to its end in this process."""

from __future__ import annotations

import hashlib
import random

import fogline
from fogline.core.luck import Sealed, seal
from fogline.table.journal import Journal
from fogline.table.messages import Agree, Ready, Start, Undo
from fogline.table.seats import Setup
from tests.table.drive import ADA, BEN, Host, setup

NAME = "t"


def added(who: str) -> str:
    """What somebody contributes: always the same, so that a game can be played again."""
    return hashlib.sha256(who.encode()).hexdigest()


SEALED: Sealed = seal(NAME, hashlib.sha256(b"secret").digest())


def gathered(game: str, **terms: object) -> Setup:
    """Ada and Ben at a table, not ready yet."""
    unready = setup(game, ADA, BEN, **terms)
    chairs = [{"person": chair.person, "name": chair.name} for chair in unready.chairs]
    return setup(game, ADA, BEN, **{"chairs": chairs, **terms})


class FairHost(Host):
    """A table with luck of its own."""

    def __init__(self, agreed: Setup, journal: Journal | None = None) -> None:
        super().__init__(agreed, journal=journal, luck=SEALED)

    async def begin(self, *contributions: str | None) -> None:
        """Everybody gets ready with what they contribute, and Ada starts."""
        for seat, (person, luck) in enumerate(zip((ADA, BEN), contributions, strict=True)):
            await self.do(person, Ready, seat=seat, luck=luck)
        await self.do(ADA, Start)

    async def play(self, seed: int, undos: int = 3) -> fogline.Record:
        """Play at random to the end, with a few actions taken back that luck had followed."""
        luck = random.Random(seed)
        while not self.table.running.is_over:
            seat = self.state.actors[0]
            person, other = (ADA, BEN) if seat == 0 else (BEN, ADA)
            entries = self.table.running.entries
            await self.act(person, seat, str(luck.choice(list(self.state.legal(seat)))))
            drawn = self.table.running.entries > entries + 1 and not self.table.running.is_over
            if undos and drawn and luck.random() < 0.3:
                undos -= 1
                if (await self.do(person, Undo, seat=seat)).pending:
                    await self.do(other, Agree, yes=True)
        return self.table.record()
