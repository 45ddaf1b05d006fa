"""The data set of a game that has none."""

from __future__ import annotations

from typing import Final

from fogline.core.data import digest


class NoData:
    """The data set of a game that has none: every game of it is played with the same."""

    name = ""
    hash = digest({})

    def content(self) -> dict[str, object]:
        """Nothing."""
        return {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NoData)

    def __hash__(self) -> int:
        return hash(self.hash)


NO_DATA: Final = NoData()
