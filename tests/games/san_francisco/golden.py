"""How the golden records of San Francisco reach each end of the game."""

from __future__ import annotations

from collections.abc import Sequence

import fogline
from fogline import State
from fogline.games.san_francisco.view import SanFranciscoView
from tests.games.san_francisco.cards import game_with
from tests.golden.make import Corner, Way

NO_FOUNDATIONS = {"b2": 15, "g0s": 5, "g1t": 10, "o2+": 15, "y1t": 15, "n1t+": 15, "k0d": 2, "k1": 10}
"""A deck that can run out: nothing in it ends the game earlier, as long as nobody builds much."""


def starting(texts: Sequence[str], *words: str) -> list[str]:
    """The texts that begin with one of the words."""
    return [text for text in texts if text.startswith(words)]


def build(_state: State, texts: list[str]) -> list[str]:
    """Rather build than discard."""
    return [text for text in texts if not text.startswith("discard")] or texts


def fill_one_city(state: State, texts: list[str]) -> list[str]:
    """Seat 0 takes and builds; the others feed it, and take only to let its contracts go."""
    if state.actors == (0,):
        return starting(texts, "return 2", "take", "build", "bonus") or texts
    view = state.view(0)
    assert isinstance(view, SanFranciscoView)
    action = "take" if view.cities[0].contracts > 1 else "draw"
    return starting(texts, action, "discard", "place") or texts


def empty_the_deck(_state: State, texts: list[str]) -> list[str]:
    """Draw while there is a deck, and discard what is taken."""
    return starting(texts, "draw", "discard", "place") or texts


BUILT_IN = fogline.load("san-francisco")
WAYS = {
    "foundations": Way(BUILT_IN, build),
    "city": Way(BUILT_IN, fill_one_city),
    "standstill": Way(game_with(NO_FOUNDATIONS, exact=True), empty_the_deck),
}

FEW_KINDS = {"b1+": 8, "b0t+": 2, "b0f": 2, "b6": 2, "g1+": 8, "g1": 2, "o1+": 2, "y0s": 1, "n1+": 8, "n3": 1, "n5": 1}
FEW_KINDS |= {"k0f": 1, "k1": 49}
"""A deck with which positions are easily laid out."""
CORNER_GAME = game_with(FEW_KINDS, exact=True)
EMPTY = "-/-/-/-/-;c0"
WITH_PLUS = "b1+*,b1+/-/-/-/-;c0"
WITH_TRACKS = "-/g1+~,g1+/-/-/-;c0"
WITH_BOTH = "b1+*,b1+/g1+~,g1+/-/-/-;c0"
WITH_RETURN = "-/-/-/-/n1+,n1+;c1r"
BOTH_RETURN = "-/g1+~,g1+/-/-/n1+,n1+;c0"
FIVE = "k1,k1,k1,k1,k1"
ALMOST_FULL = f"{FIVE}/g1+,k1,k1,k1/{FIVE}/{FIVE}/{FIVE};c1=boyn"
ALMOST_FULL_TOO = f"{FIVE}/{FIVE}/o1+,k1,k1,k1/{FIVE}/{FIVE};c1=bgyn"
SKYSCRAPER = "b0f,b6/g1/-/-/-;c0m"
BOX = "b0f=2,b0t+=2,b1+=7,b6=2,g1=2,g1+=8,o1+=2,y0s=1,n1+=6,n3=1,n5=1,k0f=1,k1=48"


def corner(position: str, *texts: str) -> Corner:
    """Some entries from a position with that deck."""
    return Corner(CORNER_GAME, position, texts)


CORNERS = {
    # SF-7.2: the district's own kind has run out, tracks are left.
    "plus-gone": corner(
        f"sf1 0 build b1+ 10 -|-|- b1+/-/-/-/-;c1 {WITH_PLUS} {WITH_PLUS} {WITH_PLUS} -", "build b1+", "bonus tracks b1"
    ),
    # SF-7.2: tokens that were used don't come back, so that here, too, both have run out.
    "return-gone": corner(
        f"sf1 0 build n1+ 10 -|-|- -/-/-/-/n1+;c1 {BOTH_RETURN}u {BOTH_RETURN}u {BOTH_RETURN}r -", "build n1+"
    ),
    # SF-7.2: both have run out, and the bonus is lost.
    "both-gone": corner(f"sf1 0 build b1+ 10 -|-|- b1+/-/-/-/-;c1 {WITH_BOTH} {WITH_BOTH} {WITH_BOTH} -", "build b1+"),
    # SF-7.4: a full city has no space for a bonus card, but for a tracks token.
    "full": corner(f"sf1 0 build g1+ 6 -|-|- {ALMOST_FULL} {EMPTY} -", "build g1+", "bonus tracks g1"),
    "full-and-tracks-gone": corner(
        f"sf1 0 build g1+,k1 10 -|-|- {ALMOST_FULL} {WITH_TRACKS} {WITH_TRACKS} {WITH_TRACKS} -", "build g1+"
    ),
    "full-without-depot": corner(
        f"sf1 0 build o1+ 10 -|-|- {ALMOST_FULL_TOO} {WITH_TRACKS} {WITH_TRACKS} {WITH_TRACKS} -", "build o1+"
    ),
    # SF-7.6: a tracks token needs a card without tracks.
    "tracks-everywhere": corner(
        f"sf1 0 build b0t+ 10 -|-|- b0t+/-/-/-/-;c1 {WITH_PLUS} {WITH_PLUS} {WITH_PLUS} -", "build b0t+"
    ),
    # SF-5.7: a token raises the skyscraper that moves the medal.
    "medal-by-plus": corner(
        f"sf1 0 build b1+ 3 -|-|- b0f,b6,b1+/g1/-/k0f/n5;c1 {SKYSCRAPER} -", "build b1+", "bonus plus n1"
    ),
    "medal-by-tracks": corner(
        f"sf1 0 build b1+ 3 -|-|- b0f,b6,b1+/g1/-/k0f,y0s/n3,k1;c1 {SKYSCRAPER} -", "build b1+", "bonus tracks n2"
    ),
    # SF-3.6: without a deck, the token lets a player go on once more.
    "standstill-put-off": corner(
        f"sf1 0 lay k1 3 b1+|-|- {EMPTY} {WITH_RETURN} {BOX}",
        *("place b", "return 1", "take a", "build b1+", "take b", "discard k1"),
    ),
}
WAY_OF_STEPS = (3, "city")
"""The golden game whose entries become records of their own."""
