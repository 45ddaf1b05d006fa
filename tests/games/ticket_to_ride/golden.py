"""How the golden records of Ticket to Ride: San Francisco reach each end of the game."""

from __future__ import annotations

import fogline
from fogline import games
from tests.games.ticket_to_ride.maps import game_with, map_text
from tests.golden.make import Corner, Way

WAYS = {
    "cars": Way(fogline.load("ticket-to-ride-san-francisco")),
    # So many cable cars that the lines and the cards run out first: then nobody can do anything.
    "passes": Way(game_with(cars=45, exact=True)),
    # TT-4.3: as many points and as many completed tickets.
    "shared": Way(
        fogline.load("ticket-to-ride-san-francisco"), is_wanted=lambda outcome: len(outcome.winners) > 1, players=(2,)
    ),
}

HELD = "ash-cove,ash-elm,cove-fern;-;-"
HELD_TOO = "bay-dale,fern-hill,glen-ash,dale-hill;-;-"
UNDER_DECK = (
    f"tt1 0 turn - b2g2k/-/0 bay-hill@1,cove-elm@0,ash-dale@1 gull@fern,crab@hill -;k2/-;{HELD} -;r2/-;{HELD_TOO}"
)
"""No ticket is left but those under the deck."""
ALONE = UNDER_DECK.replace("bay-hill@1,cove-elm@0,ash-dale@1", "bay-hill@1").replace(
    "dale-hill;", "dale-hill,cove-elm,ash-dale;"
)
BLUE_AND_GREY = map_text().replace('colour = "red"', 'colour = "grey"')

CORNERS = {
    # TT-3.12: who had put a ticket under the deck knows it, until one of the two goes there again.
    "both-kept": Corner(
        game_with(exact=True), UNDER_DECK, ("tickets", "ticket bay-hill", "ticket cove-elm", "keep bay-hill cove-elm")
    ),
    "one-kept": Corner(
        game_with(exact=True), UNDER_DECK, ("tickets", "ticket bay-hill", "ticket cove-elm", "keep bay-hill")
    ),
    "marked-one-put-back": Corner(
        game_with(exact=True), UNDER_DECK, ("tickets", "ticket bay-hill", "ticket cove-elm", "keep cove-elm")
    ),
    "drawn-alone": Corner(game_with(exact=True), ALONE, ("tickets", "ticket bay-hill")),
    # TT-3.13: in the last round passes end nothing; no play comes to that, a position does.
    "passes-in-the-last-round": Corner(
        game_with({"black": 4, "orange": 4}, 5, exact=True),
        "tt1 1 turn t0 -/-/1 - gull@fern,crab@hill ash-bay;k4o4/-;ash-cove,ash-elm,cove-fern,bay-hill,cove-elm;-;-"
        " cove-dale.1,dale-elm;-/-;bay-dale,fern-hill,glen-ash,dale-hill,ash-dale;-;-",
        ("pass", "pass"),
    ),
    # TT-3.4: a reshuffle while nobody holds a card drawn blind from this deck: no pool more.
    "reshuffle-without-pool": Corner(
        game_with(exact=True),
        f"tt1 0 turn - b2g2k/b4g2k3p4r6o5f8/3 - gull@fern,crab@hill -;-/-/g/k/p;{HELD} -;-/-/g/k/p;{HELD_TOO}",
        ("take blue", "card orange", "take blind", "card pink"),
    ),
    # A fifth pool: the two oldest become one.
    "five-pools": Corner(
        game_with(exact=True),
        f"tt1 0 turn - b2g2k/b2g2k3p4r6o5f8/3 - gull@fern,crab@hill -;-/b/g/k/p;{HELD} -;-/b/g/k/p;{HELD_TOO}",
        ("take blind", "card orange", "take blind", "card red", "claim glen hill pink"),
    ),
    # TT-3.9: of a blue and a grey line, only the grey one is paid in green.
    "blue-and-grey": Corner(
        games.load("ticket-to-ride-san-francisco", {}, BLUE_AND_GREY, "test.toml"),
        f"tt1 0 turn - b2kp2/-/0 - gull@fern,crab@hill -;g2/b2;{HELD} -;r2/-;{HELD_TOO}",
        ("claim bay cove green", "tourist bay"),
    ),
    "blue-beside-grey": Corner(
        games.load("ticket-to-ride-san-francisco", {}, BLUE_AND_GREY, "test.toml"),
        f"tt1 0 turn - b2kp2/-/0 - gull@fern,crab@hill -;g2/b2;{HELD} -;r2/-;{HELD_TOO}",
        ("claim bay cove 2 blue", "tourist cove"),
    ),
}
WAY_OF_STEPS = (2, "passes")
"""The golden game whose entries become records of their own."""
