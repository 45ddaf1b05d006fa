"""Who is ahead (SF-9): the order of the players in each district and in trams, and their victory points, compiled.

Rows and the ranking of trams are numbered alike: 0 … 4 are the districts from the top, 5 (`TRAMS`) the trams.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fogline.core.bits import bit_count
from fogline.games.san_francisco.city import FIRST_COLUMN, City
from fogline.games.san_francisco.versions import Rules

TRAMS: Final = 5
RANKINGS: Final = 6

# What decided between two players, for the score sheet.
BY_TOTAL: Final = 0
BY_PRESENCE: Final = 1
BY_CARDS: Final = 2
BY_COLUMNS: Final = 3
BY_TRIGGER: Final = 4


def strength(city: City, ranking: i64) -> i64:
    """SF-9.1: the total that is ranked: a district's value, or the number of trams."""
    if ranking == TRAMS:
        return bit_count(city.trams)
    return city.district_value(ranking)


def is_present(city: City, ranking: i64) -> bool:
    """SF-9.5: whether the city has a card in the district, or a tram."""
    if ranking == TRAMS:
        return city.trams != 0
    return city.length(ranking) != 0


def compare_presence(a: City, b: City, ranking: i64, rules: Rules) -> i64:
    """SF-9.5: who has a card in the district ranks before who has none; a tie in trams is one of both or neither."""
    if not rules.tokens_need_a_card or is_present(a, ranking) == is_present(b, ranking):
        return 0
    return 1 if is_present(a, ranking) else -1


def compare_cards(a: City, b: City, row: i64) -> i64:
    """SF-9.2: card by card from the left, then the row below (the top comes after the bottom), through all five rows.

    Positive where `a` is ahead, 0 where all 25 spaces are worth the same.
    """
    start: i64 = 5 * row
    i: i64 = 0
    while i < 25:
        space: i64 = start + i
        if space >= 25:
            space -= 25
        difference: i64 = a.value(space) - b.value(space)
        if difference != 0:
            return difference
        i += 1
    return 0


def compare_columns(a: City, b: City) -> i64:
    """SF-9.3: trams in the leftmost column, then the next, to the fifth."""
    column: i64 = 0
    while column < 5:
        spaces: i64 = FIRST_COLUMN << column
        difference: i64 = bit_count(a.trams & spaces) - bit_count(b.trams & spaces)
        if difference != 0:
            return difference
        column += 1
    return 0


def decided_by(a: City, b: City, ranking: i64, rules: Rules) -> i64:
    """What decides between two cities in a ranking, `BY_TOTAL` to `BY_TRIGGER`."""
    if strength(a, ranking) != strength(b, ranking):
        return BY_TOTAL
    if compare_presence(a, b, ranking, rules) != 0:
        return BY_PRESENCE
    if ranking == TRAMS:
        return BY_COLUMNS if compare_columns(a, b) != 0 else BY_TRIGGER
    return BY_CARDS if compare_cards(a, b, ranking) != 0 else BY_TRIGGER


def is_ahead(cities: list[City], a: i64, b: i64, ranking: i64, trigger: i64, rules: Rules) -> bool:
    """Whether seat `a` is placed before seat `b` (SF-9.1 to SF-9.5)."""
    difference: i64 = strength(cities[a], ranking) - strength(cities[b], ranking)
    if difference == 0:
        difference = compare_presence(cities[a], cities[b], ranking, rules)
    if difference == 0:
        if ranking == TRAMS:
            difference = compare_columns(cities[a], cities[b])
        else:
            difference = compare_cards(cities[a], cities[b], ranking)
    if difference != 0:
        return difference > 0
    # SF-9.4: the player who triggered the end first, then clockwise from there.
    seats: i64 = len(cities)
    return (a - trigger + seats) % seats < (b - trigger + seats) % seats


def place(cities: list[City], seat: i64, ranking: i64, trigger: i64, rules: Rules) -> i64:
    """The seat's place in a ranking, 0 for the first."""
    better: i64 = 0
    other: i64 = 0
    seats: i64 = len(cities)
    while other < seats:
        if other != seat and is_ahead(cities, other, seat, ranking, trigger, rules):
            better += 1
        other += 1
    return better


def order(cities: list[City], ranking: i64, trigger: i64, rules: Rules) -> list[int]:
    """The seats in the order of a ranking; no two have the same place."""
    seats = [0] * len(cities)
    for seat in range(len(cities)):
        seats[place(cities, seat, ranking, trigger, rules)] = seat
    return seats


def token(seats: i64, ranking: i64, place: i64) -> i64:
    """SF-9.1: the advantage token of a place, in halves (SF-1.4; SF-2.1: which of them are set out)."""
    if place == 0:
        return 5 if ranking == TRAMS else 4
    if place == 1 and seats >= 3:
        return 2
    if place == 3:
        return -2
    return 0


def advantage(cities: list[City], seat: i64, ranking: i64, place: i64, rules: Rules) -> i64:
    """SF-9.5: what its place's token brings a seat, in halves; a good one that it may not have stays in the box."""
    points: i64 = token(len(cities), ranking, place)
    if points > 0 and rules.tokens_need_a_card and not is_present(cities[seat], ranking):
        return 0
    return points


def halves(cities: list[City], seat: i64, medal: i64, trigger: i64, rules: Rules) -> i64:
    """SF-9.6: the seat's victory points in halves."""
    city: City = cities[seat]
    total: i64 = 2 * bit_count(city.skyscrapers) + 3 * city.vp_tokens + 2 * bit_count(city.completions)
    if medal == seat:
        total += 2
    ranking: i64 = 0
    while ranking < RANKINGS:
        total += advantage(cities, seat, ranking, place(cities, seat, ranking, trigger, rules), rules)
        ranking += 1
    return total
