"""Who watches a table, what each has been told, and who is absent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from fogline.core.game import State, View
from fogline.table.messages import Closed, Frame, Said, Status, Told
from fogline.table.moments import Earlier, Moments
from fogline.table.seats import Setup
from fogline.table.visible_events import VisibleEvents

Tell = Callable[[Frame], None]
"""Takes what a watcher is told; must neither wait nor raise."""


class Watcher:
    """One connection of one person, or of a spectator (None)."""

    def __init__(self, person: str | None, tell: Tell, since: Mapping[int, int], moments: int = 0) -> None:
        self.person = person
        self.tell = tell
        self.moments = moments
        """How many moments in between it wants with a frame."""
        self.told = dict(since)
        """For each viewer, the number of the next event."""


class Watchers:
    """Everybody who watches. What a person sees through is `Setup.viewers_of`; nobody is told anything else."""

    def __init__(self, now: float) -> None:
        self._watchers: list[Watcher] = []
        self._connections: Counter[str] = Counter()
        self._absent: dict[str, float] = {}
        self._opened = now
        self._status: Status | None = None

    def __len__(self) -> int:
        return len(self._watchers)

    def add(self, watcher: Watcher) -> None:
        """Somebody comes."""
        self._watchers.append(watcher)
        if watcher.person is not None:
            self._connections[watcher.person] += 1

    def drop(self, watcher: Watcher, now: float) -> None:
        """Somebody goes; dropping twice does nothing."""
        if watcher not in self._watchers:
            return
        self._watchers.remove(watcher)
        if watcher.person is not None:
            self._connections[watcher.person] -= 1
            self._absent[watcher.person] = now

    def is_present(self, person: str | None) -> bool:
        """Whether a person has at least one connection."""
        return person is not None and self._connections[person] > 0

    def expect(self, person: str, now: float) -> None:
        """Somebody was given a seat, and is waited for from now on."""
        self._absent[person] = now

    def absent_since(self, person: str) -> float:
        """When a person who isn't present was last seen: at the latest when the table was opened."""
        return self._absent.get(person, self._opened)

    def tell_status(self, status: Status, newcomer: Watcher | None = None) -> None:
        """Tell everybody how the table stands, where that has changed, and a newcomer in any case."""
        if status != self._status:
            self._status = status
            self.tell_all(status)
        elif newcomer is not None:
            newcomer.tell(Frame(status))

    def tell_all(self, body: Status | Said | Closed) -> None:
        """Tell everybody the same."""
        frame = Frame(body)
        for watcher in self._watchers:
            watcher.tell(frame)

    def tell_game(
        self, setup: Setup, visible: VisibleEvents, state: State, at: int, moments: Moments, only: Watcher | None = None
    ) -> None:
        """Tell each viewer the events they have not been told, and what they see now."""
        watching = self._watchers if only is None else [only]
        viewers = [(watcher, setup.viewers_of(watcher.person)) for watcher in watching]
        views = state.views({viewer for _, seats in viewers for viewer in seats})
        frames: dict[tuple[int, int, int], Frame] = {}
        for watcher, seats in viewers:
            for viewer in seats:
                count = visible.count(viewer)
                since = min(max(0, watcher.told.get(viewer, 0)), count)
                key = (viewer, since, watcher.moments)
                if key not in frames:
                    between = moments.since(viewer, since, count, watcher.moments) if watcher.moments else []
                    frames[key] = Frame(told(visible, state, views[viewer], since, at, between))
                watcher.told[viewer] = count
                watcher.tell(frames[key])


def told(
    visible: VisibleEvents, state: State, view: View, since: int, at: int, moments: Sequence[Earlier] = ()
) -> Told:
    """A viewer's events from a number on, with what the viewer sees and may do."""
    return Told(
        seat=view.seat,
        since=since,
        items=visible.since(view.seat, since),
        at=at,
        view=view,
        legal=[str(action) for action in state.legal(view.seat)],
        prompt=state.game.prompt(view),
        moments=list(moments),
    )
