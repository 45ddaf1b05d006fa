"""How a game ended: which rule ended it, who came where and why, and the score sheets line by line."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from fogline.core.message import Argument, Halves, Message, Name, Seat


class SheetLine(msgspec.Struct, frozen=True):
    """One source of points on a score sheet."""

    code: str
    """The source's name; its words are the Fluent text ``<game>-sheet-<code>``."""
    rule: str
    """The paragraph that gives the points."""
    halves: int
    """The points, in halves."""
    count: int = 1
    """How many (skyscrapers, tokens), or the total that was ranked."""
    place: int | None = None
    """The place in a ranking, 1 for the first; None where nothing is ranked."""
    decided_by: str | None = None
    """The tie-break's paragraph that gave this place; None where the total alone did."""
    item: str | msgspec.UnsetType = msgspec.UNSET
    """The one thing that the line is about, such as a ticket, by its name; absent where it is about all of a kind."""

    def source(self, prefix: str) -> Message:
        """What the points are for, in words; `prefix` is the game's."""
        if self.item is msgspec.UNSET:
            return Message(f"{prefix}-sheet-{self.code}")
        return Message(f"{prefix}-sheet-{self.code}-item", {"item": Name(self.item)})

    def message(self, prefix: str) -> Message:
        """The line in words; `prefix` is the game's."""
        source = self.source(prefix)
        arguments: dict[str, Argument] = {"source": source, "count": self.count, "points": Halves(self.halves)}
        if self.place is None:
            return Message("sheet-line", arguments)
        arguments["place"] = Message("place", {"place": self.place})
        if self.decided_by is None:
            return Message("sheet-line-ranked", arguments)
        return Message("sheet-line-tied", {**arguments, "tie": tie_message(prefix, self.decided_by)})


class Sheet(msgspec.Struct, frozen=True):
    """One seat's points, source by source."""

    seat: int
    lines: tuple[SheetLine, ...]

    @property
    def halves(self) -> int:
        """The sum, in halves."""
        return sum(line.halves for line in self.lines)

    def by_source(self) -> dict[str, int]:
        """What each source gave, in halves, by its name; of several lines of one source their sum."""
        found: dict[str, int] = {}
        for line in self.lines:
            found[line.code] = found.get(line.code, 0) + line.halves
        return found


class Standing(msgspec.Struct, frozen=True):
    """Where a seat came."""

    seat: int
    place: int
    """1 for the winner; players who share a place have the same number."""
    halves: int
    """Victory points, in halves."""
    decided_by: str | None = None
    """The tie-break's paragraph that put this seat before or behind another with as many points; None without a tie."""

    def message(self, prefix: str) -> Message:
        """The place in words; `prefix` is the game's."""
        place = Message("place", {"place": self.place})
        arguments: dict[str, Argument] = {"seat": Seat(self.seat), "place": place, "points": Halves(self.halves)}
        if self.decided_by is None:
            return Message("standing", arguments)
        return Message("standing-tied", {**arguments, "tie": tie_message(prefix, self.decided_by)})


def placed(results: Sequence[tuple[int, int]], tie_break: str, *, in_vain: bool = False) -> tuple[Standing, ...]:
    """The seats by their points, in halves, and among equals by a second number: of both the more the better.

    `results` has the two for each seat. `tie_break`, the paragraph of the second, is told where it parts a seat from
    another, and with `in_vain` also where both are equal.

    >>> [(one.seat, one.place, one.decided_by) for one in placed([(8, 1), (9, 0), (8, 2)], "SF-9.7")]
    [(1, 1, None), (2, 2, 'SF-9.7'), (0, 3, 'SF-9.7')]
    """

    def is_tied(seat: int) -> bool:
        others = (other for number, other in enumerate(results) if number != seat)
        return any(other[0] == results[seat][0] and (in_vain or other != results[seat]) for other in others)

    return tuple(
        Standing(
            seat=seat,
            place=1 + sum(other > results[seat] for other in results),
            halves=results[seat][0],
            decided_by=tie_break if is_tied(seat) else None,
        )
        for seat in sorted(range(len(results)), key=lambda seat: (results[seat], -seat), reverse=True)
    )


class SheetRow(msgspec.Struct, frozen=True):
    """One source of points, for all seats beside each other."""

    first: SheetLine
    """The line of the first seat that has one: it names the source."""
    lines: tuple[SheetLine | None, ...]
    """One a seat; None where the seat has nothing of this."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    termination: str
    """What ended it; its words are the Fluent text ``<game>-termination-<termination>``."""
    rule: str
    """The paragraph that ended it."""
    trigger: int | None
    """The seat that brought the end about; None where the rules name none."""
    standings: tuple[Standing, ...]
    """Best place first."""
    sheets: tuple[Sheet, ...]
    """One a seat, in the order of the seats."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the first place, mostly one."""
        return tuple(standing.seat for standing in self.standings if standing.place == 1)

    def rows(self) -> list[SheetRow]:
        """The score sheets as one table: every source of points that a seat has, in the order of the sheets."""
        keys: list[tuple[str, str | msgspec.UnsetType]] = []
        found = [{(line.code, line.item): line for line in sheet.lines} for sheet in self.sheets]
        for lines in reversed(found):  # so that what only one seat has stands in the order of the seats
            after = 0
            for key in lines:
                if key not in keys:
                    keys.insert(after, key)
                after = keys.index(key) + 1
        rows = [tuple(lines.get(key) for lines in found) for key in keys]
        return [SheetRow(next(line for line in row if line is not None), row) for row in rows]

    def message(self, prefix: str) -> Message:
        """The ending in a sentence."""
        arguments: dict[str, Argument] = {
            "winners": [Seat(seat) for seat in self.winners],
            "points": Halves(self.standings[0].halves),
        }
        if self.trigger is not None:
            return Message(f"{prefix}-termination-{self.termination}", {**arguments, "seat": Seat(self.trigger)})
        return Message(f"{prefix}-termination-{self.termination}", arguments)


def tie_message(prefix: str, paragraph: str) -> Message:
    """A tie-break in words, from its paragraph: ``SF-9.2`` is the Fluent text ``sf-tie-9-2``."""
    return Message(f"{prefix}-tie-{paragraph.partition('-')[2].replace('.', '-')}")
