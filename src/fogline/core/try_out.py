"""Actions tried out, to tell what they would change.

Only a view is looked at, never the position behind it: the actions are played by the rules on a world that agrees with
the view, up to where luck would have to come. Which of these worlds it is makes no difference, as a game tells only
what the viewer knows of it before and after.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Self, TypeVar

from fogline.core.errors import Reason
from fogline.core.game import Action, Event, Game, State, View
from fogline.core.native import Luck

Kept = TypeVar("Kept", bound=Event)
Seen = TypeVar("Seen", bound=View)


class TryOut(Generic[Seen]):
    """A viewer's actions, tried out; a game makes its preview of what came of them."""

    def __init__(self, game: Game, view: Seen) -> None:
        self.game = game
        self.view = view
        self.state = State(game, game.prepare(view).sample(Luck(0)))
        self.actions: list[str] = []
        """What was looked at."""
        self.events: list[Event] = []
        """What happened."""
        self.refusal: Reason | None = None
        """Why the last action is refused."""

    def follow(self, sequence: Sequence[Action]) -> Self:
        """Try one action after the other, as long as it goes on."""
        for action in sequence:
            if not self.goes_on():
                break
            self._act(action)
        return self

    def goes_on(self) -> bool:
        """Whether another action can be looked at: none was refused, as any is after luck."""
        return self.refusal is None

    def saw(self, events: Sequence[Event]) -> None:
        """What an action brought about."""
        self.events.extend(events)

    @property
    def refused(self) -> int | None:
        """Which of the actions is refused, counted from 0."""
        return None if self.refusal is None else len(self.actions) - 1

    @property
    def reveals(self) -> bool:
        """Whether the last action calls for luck."""
        return self.refusal is None and bool(self.actions) and self.state.position.is_chance()

    def kept(self, kind: type[Kept]) -> list[Kept]:
        """What happened of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def _act(self, action: Action) -> None:
        """Do an action, or keep why it is refused."""
        self.actions.append(str(action))
        refusal = self.game.why_not(self.state.view(self.view.seat), action)
        if refusal is None:
            self.saw(self.state.apply(action, self.view.seat))
        else:
            self.refusal = refusal.reason
