"""A second scorer, written from the rules' text alone: slow and plain, with sets of spaces instead of bit masks.

It looks at the cards, the +2 and the tracks tokens that a view shows in each city, and works out everything else.
"""

from __future__ import annotations

from dataclasses import dataclass

from fogline.games.san_francisco.view import CityView, SanFranciscoView

Space = tuple[int, int]
"""Row from the top, column from the left, both from 0."""

TOKENS = {
    2: ([4, 0], [5, 0]),
    3: ([4, 2, 0], [5, 2, 0]),
    4: ([4, 2, 0, -2], [5, 2, 0, -2]),
}
"""SF-9.1: advantage tokens in halves, in a district and in trams, by the number of players."""


@dataclass(frozen=True)
class NaiveCard:
    """A card as it lies in a city."""

    workers: int
    marks: frozenset[str]
    plus: int


@dataclass(frozen=True)
class NaiveCity:
    """A city worked out from its cards."""

    cards: dict[Space, NaiveCard]

    def having(self, mark: str) -> set[Space]:
        return {space for space, card in self.cards.items() if mark in card.marks}

    def trams(self) -> set[Space]:
        """SF-5.4."""
        network = self.having("d") | {(row, column) for row, column in self.having("t") if row == 4}
        while True:
            joined = {space for space in self.having("t") if beside(space) & network} - network
            if not joined:
                return network
            network |= joined

    def value(self, space: Space) -> int:
        """SF-6.1, SF-5.5; SF-9.2: an empty space counts 0."""
        card = self.cards.get(space)
        if card is None:
            return 0
        served = "s" in card.marks and bool(beside(space) & self.trams())
        return card.workers + 2 * card.plus + (4 if served else 0)

    def skyscrapers(self) -> set[Space]:
        """SF-5.6."""
        needed = max(0, 7 - len(self.having("c")))
        return {space for space in self.having("f") if sum(map(self.value, beside(space))) >= needed}

    def district(self, row: int) -> int:
        return sum(self.value((row, column)) for column in range(5))

    def full_rows(self) -> set[int]:
        return {row for row in range(5) if all((row, column) in self.cards for column in range(5))}


def beside(space: Space) -> set[Space]:
    """SF-5.2."""
    row, column = space
    around = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
    return {(r, c) for r, c in around if 0 <= r < 5 and 0 <= c < 5}


def naive_city(city: CityView) -> NaiveCity:
    """The city behind a view's cards."""
    return NaiveCity(
        {
            (row, column): naive_card(card.card, card.plus, tracks_token=card.tracks_token)
            for row, cards in enumerate(city.rows)
            for column, card in enumerate(cards)
        }
    )


def naive_card(code: str, plus: int = 0, *, tracks_token: bool = False) -> NaiveCard:
    """What a card shows, from its code."""
    workers, marks = {"value4": (4, ""), "depot": (0, "d")}.get(code) or (int(code[1]), code[2:])
    return NaiveCard(workers, frozenset(marks) | ({"t"} if tracks_token else set()), plus)


@dataclass(frozen=True)
class Line:
    """A ranking, as the naive scorer sees it for one seat."""

    halves: int
    count: int
    place: int
    decided_by: str | None


Strength = tuple[int, bool, list[int]]
"""What a seat has in a ranking: the total, whether it has anything there at all, what breaks a tie."""


def rankings(cities: list[NaiveCity], trigger: int, rules: int = 2) -> list[dict[int, Line]]:
    """SF-9.1 to SF-9.5: the five districts from the top, then the trams; each by seat."""
    districts, trams = TOKENS[len(cities)]
    found = []
    for row in range(5):
        # The total, then card by card through all rows from this one down, the top row after the bottom row.
        strengths = [
            (
                city.district(row),
                (row, 0) in city.cards,
                [city.value(((row + down) % 5, column)) for down in range(5) for column in range(5)],
            )
            for city in cities
        ]
        found.append(ranking(strengths, districts, trigger, "SF-9.2", rules))
    running = [city.trams() for city in cities]
    strengths = [
        (len(one), bool(one), [len([c for _, c in one if c == column]) for column in range(5)]) for one in running
    ]
    return [*found, ranking(strengths, trams, trigger, "SF-9.3", rules)]


def ranking(strengths: list[Strength], tokens: list[int], trigger: int, tie_break: str, rules: int) -> dict[int, Line]:
    """The seats in order: who has something there (SF-9.5, from version 2 on), total, tie-break, then SF-9.4."""
    seats = len(strengths)
    if rules == 1:
        strengths = [(total, True, more) for total, _, more in strengths]
    order = sorted(
        range(seats),
        key=lambda seat: (strengths[seat][1], strengths[seat][0], strengths[seat][2], -((seat - trigger) % seats)),
        reverse=True,
    )
    lines = {}
    for place, seat in enumerate(order):
        neighbours = order[max(0, place - 1) : place] + order[place + 1 : place + 2]
        depth = max(how_deep(strengths[seat], strengths[other]) for other in neighbours)
        total, has_something, _ = strengths[seat]
        token = tokens[place] if has_something else min(0, tokens[place])
        lines[seat] = Line(token, total, place + 1, (None, "SF-9.5", tie_break, "SF-9.4")[depth])
    return lines


def how_deep(a: Strength, b: Strength) -> int:
    """What parts two players: 0 the total, 1 that one has nothing there, 2 the tie-break, 3 only the seat."""
    return next((depth for depth, (one, other) in enumerate(zip(a, b, strict=True)) if one != other), 3)


def points(view: SanFranciscoView, seat: int, rules: int = 2) -> int:
    """SF-9.6, in halves."""
    own = view.cities[seat]
    cities = [naive_city(city) for city in view.cities]
    total = 2 * len(cities[seat].skyscrapers()) + 3 * own.vp_tokens + 2 * len(own.completions)
    total += 2 if view.medal == seat else 0
    return total + sum(lines[seat].halves for lines in rankings(cities, view.turn or 0, rules))


def final_order(view: SanFranciscoView, rules: int = 2) -> list[tuple[int, int]]:
    """SF-9.7: each seat with its place, best first."""
    results = {
        seat: (points(view, seat, rules), len(naive_city(view.cities[seat]).trams())) for seat in range(view.players)
    }
    places = {seat: 1 + len([1 for other in results.values() if other > result]) for seat, result in results.items()}
    return sorted(places.items(), key=lambda item: (item[1], item[0]))
