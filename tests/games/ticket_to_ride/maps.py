"""A map for tests, small enough to know by heart. Retuning the built-in map changes no rule test.

::

    ash =3 black= bay =2 blue|red= cove =1 grey|grey= dale =2 grey= elm =3 grey, 1 ferry= fern =6 green= glen
    glen =1 pink= hill =5 orange, 2 ferries= ash, fern =4 grey= hill, glen =2 green= ash
"""

from __future__ import annotations

from collections.abc import Mapping

from fogline import games
from fogline.games.ticket_to_ride.game import TicketToRideGame
from fogline.games.ticket_to_ride.versions import Rules

PILES = {"ash": "sun", "bay": "moon", "cove": "star", "dale": "fish", "elm": "bell"}
LOCATIONS = ("ash", "bay", "cove", "dale", "elm", "fern", "glen", "hill")
LINES = (
    ("ash", "bay", 3, "black", 0),
    ("bay", "cove", 2, "blue", 0),
    ("bay", "cove", 2, "red", 0),
    ("cove", "dale", 1, "grey", 0),
    ("cove", "dale", 1, "grey", 0),
    ("dale", "elm", 2, "grey", 0),
    ("elm", "fern", 3, "grey", 1),
    ("fern", "glen", 6, "green", 0),
    ("glen", "hill", 1, "pink", 0),
    ("hill", "ash", 5, "orange", 2),
    ("fern", "hill", 4, "grey", 0),
    ("glen", "ash", 2, "green", 0),
)
TICKETS = (
    ("ash", "cove", 5),
    ("bay", "dale", 3),
    ("ash", "elm", 8),
    ("cove", "fern", 6),
    ("fern", "hill", 4),
    ("glen", "ash", 2),
    ("dale", "hill", 7),
    ("bay", "hill", 6),
    ("cove", "elm", 3),
    ("ash", "dale", 6),
)
CARDS = {"blue": 6, "green": 6, "black": 6, "pink": 6, "red": 6, "orange": 6, "ferries": 8}


def map_text(cards: Mapping[str, int] = CARDS, cars: int = 20) -> str:
    """A map file."""
    parts = [
        'format = "fogline-map-1"',
        f"[cars]\nper_player = {cars}",
        "[cards]\n" + "\n".join(f"{kind} = {count}" for kind, count in {**dict.fromkeys(CARDS, 0), **cards}.items()),
        "[points]\n1 = 1\n2 = 2\n3 = 4\n4 = 7\n5 = 10\n6 = 15",
        '[tourists]\nsymbols = ["sun", "moon", "star", "fish", "bell", "gull", "crab"]\ncount = 3',
    ]
    for number, name in enumerate(LOCATIONS):
        pile = f'\npile = "{PILES[name]}"' if name in PILES else ""
        spot = f"latitude = {37 + number * number / 100}\nlongitude = {-122 + number / 50}"
        parts.append(f'[[location]]\nid = "{name}"\nname = "{name.title()}"\n{spot}{pile}')
    for a, b, length, colour, ferries in LINES:
        parts.append(f'[[line]]\nbetween = ["{a}", "{b}"]\nlength = {length}\ncolour = "{colour}"\nferries = {ferries}')
    for a, b, points in TICKETS:
        parts.append(f'[[ticket]]\nbetween = ["{a}", "{b}"]\npoints = {points}')
    return "\n".join(parts)


def game_with(
    cards: Mapping[str, int] = CARDS, cars: int = 20, *, exact: bool = False, **options: int
) -> TicketToRideGame:
    """The game with the test map, and these transport cards and cable cars.

    Unless it is to be `exact`, a position may show what a rule is about and leave out how it came to that: lines that
    nobody paid for, players without tickets.
    """
    game = games.load("ticket-to-ride-san-francisco", options, map_text(cards, cars), "test.toml")
    assert isinstance(game, TicketToRideGame)
    game.tables.rules = Rules(only_broken_ties_named=True, sheet_lists_tickets=True, counts_add_up=exact)
    return game
