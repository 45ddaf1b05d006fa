"""What actions would change, tried out on a position that agrees with the viewer's view (`fogline.core.try_out`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import cast

from fogline.core.game import Action, Change, Event, Game
from fogline.core.try_out import TryOut
from fogline.games.san_francisco import events, ranking
from fogline.games.san_francisco.actions import Bonus
from fogline.games.san_francisco.city import City
from fogline.games.san_francisco.components import Deck
from fogline.games.san_francisco.events import SkyscrapersBuilt
from fogline.games.san_francisco.meta import COLUMN_NAMES
from fogline.games.san_francisco.names import space_name, space_names, space_number
from fogline.games.san_francisco.preview import (
    Built,
    Raised,
    RankingChange,
    Reach,
    SanFranciscoPreview,
    Waiting,
)
from fogline.games.san_francisco.scoring import RANKINGS
from fogline.games.san_francisco.state import TAKEN, SanFrancisco
from fogline.games.san_francisco.view import SanFranciscoView
from fogline.games.san_francisco.viewing import pile


def try_out(game: Game, view: SanFranciscoView, sequence: Sequence[Action]) -> SanFranciscoPreview:
    """What the viewer's actions would change; stops at luck, or at the first action that is refused."""
    return _TryOut(game, view).follow(sequence).result()


class _TryOut(TryOut[SanFranciscoView]):
    """The viewer's actions, tried out."""

    def __init__(self, game: Game, view: SanFranciscoView) -> None:
        super().__init__(game, view)
        self.before = cast(SanFrancisco, self.state.position.clone())
        self.turn = max(self.before.turn, 0)
        self.raised: list[Raised] = []

    @property
    def after(self) -> SanFrancisco:
        """The position reached."""
        return cast(SanFrancisco, self.state.position)

    def goes_on(self) -> bool:
        """Whether another action can be looked at: none was refused, and none waits for luck."""
        return super().goes_on() and not (self.actions and self.after.is_chance())

    def saw(self, events: Sequence[Event]) -> None:
        """Skyscrapers are looked at as they are built."""
        super().saw(events)
        for event in events:
            if isinstance(event, SkyscrapersBuilt):
                self.raised.extend(_raised(self.after.cities[event.seat], space) for space in event.spaces)

    def result(self) -> SanFranciscoPreview:
        """All that changed."""
        before, after, kept = self.before, self.after, self.kept
        return SanFranciscoPreview(
            actions=tuple(self.actions),
            refusal=self.refusal,
            refused=self.refused,
            reveals=self.reveals,
            seat=self.view.seat,
            placed=next(((event.card, event.column) for event in kept(events.CardPlaced)), None),
            built=tuple(Built(event.card, event.space) for event in kept(events.CardBuilt)),
            discarded=tuple(event.card for event in kept(events.CardDiscarded)),
            hand=pile(after, TAKEN, cast(Deck, self.game.data)),
            unbuilt=sum(event.unbuilt for event in kept(events.GameEnded)),
            trams=tuple(space for event in kept(events.TramsRunning) for space in event.spaces),
            squares=space_names(after.cities[self.turn].live_squares() & ~before.cities[self.turn].live_squares()),
            skyscrapers=tuple(self.raised),
            foundations=tuple(_waiting(before.cities[self.turn], after.cities[self.turn])),
            rankings=tuple(self._ranking(number) for number in range(ranking.RANKINGS)),
            completions=tuple(event.row for event in kept(events.DistrictCompleted)),
            bonuses_earned=tuple(event.row for event in kept(events.BonusEarned)),
            bonuses_lost=tuple(event.row for event in kept(events.BonusLost)),
            bonuses_taken=tuple(event.bonus for event in kept(events.BonusTaken)),
            bonus_choices=tuple(
                dict.fromkeys(action.bonus for action in self.state.legal() if isinstance(action, Bonus))
            ),
            medal_before=_seat_or_none(before.medal),
            medal=_seat_or_none(after.medal),
            contracts=self._by_seat(lambda position, seat: position.cities[seat].contracts),
            everyone_returns=bool(kept(events.ContractsReturned)),
            foundation_tokens=Change(before.foundation_tokens, after.foundation_tokens),
            reach=tuple(_reach(before, after, number) for number in range(len(COLUMN_NAMES))),
            points=self._by_seat(self._points),
            outcome=self.state.outcome,
        )

    def _by_seat(self, count: Callable[[SanFrancisco, int], int]) -> tuple[Change, ...]:
        seats = range(self.before.seats)
        return tuple(Change(count(self.before, seat), count(self.after, seat)) for seat in seats)

    def _trigger(self, position: SanFrancisco) -> int:
        """Who breaks the last ties (SF-9.4): who has ended the game, or would on this turn."""
        return position.turn if position.is_over() else self.turn

    def _points(self, position: SanFrancisco, seat: int) -> int:
        return ranking.halves(position.cities, seat, position.medal, self._trigger(position), position.tables.rules)

    def _ranking(self, number: int) -> RankingChange:
        def place(position: SanFrancisco, seat: int) -> int:
            return ranking.place(position.cities, seat, number, self._trigger(position), position.tables.rules)

        def halves(position: SanFrancisco, seat: int) -> int:
            return ranking.advantage(position.cities, seat, number, place(position, seat), position.tables.rules)

        return RankingChange(
            code=RANKINGS[number],
            totals=self._by_seat(lambda position, seat: ranking.strength(position.cities[seat], number)),
            places=self._by_seat(lambda position, seat: 1 + place(position, seat)),
            halves=self._by_seat(halves),
        )


def _seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _raised(city: City, space: str) -> Raised:
    return Raised(space, city.value_around(space_number(space)), city.requirement(), city.coasts)


def _waiting(before: City, after: City) -> Iterator[Waiting]:
    """SF-5.6: the foundations without a skyscraper."""
    for space in range(25):
        if (after.foundations & ~after.skyscrapers) >> space & 1:
            yield Waiting(
                space=space_name(space),
                new=not before.foundations >> space & 1,
                around=Change(before.value_around(space), after.value_around(space)),
                requirement=Change(before.requirement(), after.requirement()),
            )


def _reach(before: SanFrancisco, after: SanFrancisco, number: int) -> Reach:
    return Reach(
        column=COLUMN_NAMES[number],
        cards=Change(before.pile_length(number), after.pile_length(number)),
        before=_takers(before, number),
        after=_takers(after, number),
    )


def _takers(position: SanFrancisco, number: int) -> tuple[int, ...]:
    """SF-3.3: who has fewer contracts than the column has cards."""
    cards = position.pile_length(number)
    return tuple(seat for seat, city in enumerate(position.cities) if city.contracts < cards)
