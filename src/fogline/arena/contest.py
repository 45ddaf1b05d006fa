"""Who plays whom: round robins, gauntlets and ladders, every deal in all seat rotations with the same luck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, Literal

import msgspec

from fogline import games
from fogline.bots import code_of, make_bot
from fogline.core.data import digest
from fogline.core.errors import BadText
from fogline.core.game import Game

Kind = Literal["round-robin", "gauntlet", "ladder"]
"""Everyone against everyone; the first bot against each other; each bot against the next."""

LOOKS: Final = 10
"""How often a contest that may stop early looks whether it is clear who is ahead."""


class Pairing(msgspec.Struct, frozen=True):
    """One bot against a table full of another; with two players simply one against the other."""

    hero: int
    """The number of the bot that sits at one seat."""
    field: int
    """The number of the bot that sits at all the others."""


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played."""

    pairing: Pairing
    """Who plays whom."""
    deal: int
    """Which luck, from 0; the same for every pairing and every rotation."""
    seat: int
    """Where the hero sits."""

    @property
    def key(self) -> str:
        """Names the game in the store."""
        return f"{self.pairing.hero}-{self.pairing.field}-{self.deal}-{self.seat}"


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be found out."""

    game: str
    """The game's name."""
    bots: tuple[str, ...]
    """The bots, e.g. ``greedy``."""
    players: int
    """How many sit at a table."""
    deals: int
    """How many deals each pairing plays, each in as many rotations as there are seats."""
    seed: int
    """Repeats the whole contest. Luck and the bots' own luck come from it on separate ways."""
    kind: Kind = "round-robin"
    """Who meets whom."""
    stop_early: bool = False
    """Whether a pairing ends as soon as it is clear who is ahead."""
    options: Mapping[str, int] = {}
    """The game's options."""
    data: str | None = None
    """The text of an owner's deck or map; None for the built-in one."""
    source: str = "data"
    """The name of that file, for messages."""
    thoughts: bool = False
    """Whether what the bots think is told with each result; it changes nothing about the games."""

    def load(self) -> Game:
        """The game to play; raises `BadText` or `DataError` where the contest can't be run."""
        game = games.load(self.game, self.options, self.data, self.source)
        if self.players not in game.players:
            raise BadText("player-count", None, {"players": self.players})
        if len(set(self.bots)) < max(2, len(self.bots)):
            raise BadText("arena-bots", None, {"bots": ", ".join(self.bots)})
        for spec in self.bots:
            make_bot(spec, game, 0, 0, programs=True).close()
        return game

    def hash(self, game: Game) -> str:
        """Identifies the contest with the rules, the data and the code it is played by; `game` is the loaded one."""
        fields = {
            name: getattr(self, name) for name in ("game", "bots", "players", "deals", "seed", "kind", "stop_early")
        }
        plan = {**fields, "options": dict(self.options), "rules": game.rules_version, "data": game.data.hash}
        code = {spec: found for spec in self.bots if (found := code_of(spec))}
        return digest(msgspec.to_builtins({**plan, "code": code} if code else plan))

    def pairings(self) -> list[Pairing]:
        """Who meets whom. With two players a pairing and its reverse are one, as the deal is played from both seats."""
        count = len(self.bots)
        if self.kind == "gauntlet":
            return [Pairing(0, other) for other in range(1, count)]
        if self.kind == "ladder":
            return [Pairing(number + 1, number) for number in range(count - 1)]
        if self.kind != "round-robin":
            raise ValueError(f"there is no contest of the kind {self.kind}")
        both = [Pairing(a, b) for a in range(count) for b in range(count) if a != b]
        return both if self.players > 2 else [pairing for pairing in both if pairing.hero < pairing.field]

    def fixtures(self) -> Iterator[Fixture]:
        """Every game, deal by deal, so that a contest stopped half-way has compared all alike."""
        return self.between(self.pairings(), range(self.deals))

    def between(self, pairings: Sequence[Pairing], deals: range) -> Iterator[Fixture]:
        """The games of some pairings and some deals."""
        for deal in deals:
            for pairing in pairings:
                for seat in range(self.players):
                    yield Fixture(pairing, deal, seat)

    def looks(self) -> list[range]:
        """The deals in blocks; where the contest may stop early, it looks after each of them."""
        count = min(LOOKS, self.deals) if self.stop_early else 1
        ends = [self.deals * number // count for number in range(count + 1)]
        return [range(start, end) for start, end in pairwise(ends)]

    def seats(self, fixture: Fixture) -> list[int]:
        """The number of the bot at each seat."""
        pairing = fixture.pairing
        return [pairing.hero if seat == fixture.seat else pairing.field for seat in range(self.players)]
