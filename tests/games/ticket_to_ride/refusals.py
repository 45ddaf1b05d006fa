"""Everything that this game refuses, code by code. The contract suite runs these and misses no code."""

from __future__ import annotations

from fogline.core.record import Play
from fogline.games.ticket_to_ride.actions import Claim, First, Take
from tests.contract.refusals import Case, bad_action, bad_position, illegal
from tests.games.ticket_to_ride.look import EMPTY, at, seat
from tests.games.ticket_to_ride.maps import game_with
from tests.play import random_record, record_of

GAME = game_with()
TURN = at()
SECOND = at(cards="bgkpf/-/0", phase="second")
OFFERED = "ash-cove,bay-dale"
CHOOSE = at(seat(offer=OFFERED), phase="choose")
KEEP = at(seat(offer=OFFERED), seat(offer="ash-elm,cove-fern"), turn="-", phase="keep", piles="gull@-,crab@-")
PILE = at(phase="pile", piles="gull@-,crab@fern")
TOURIST = at(seat(lines="ash-bay"), phase="tourist:ash-bay")
ALL = "ash-cove,bay-dale,ash-elm,cove-fern,fern-hill,glen-ash,dale-hill,bay-hill,cove-elm,ash-dale"
NO_CARDS = at(EMPTY, seat("-/b6g6k6p6r6o6f8"), cards="-/-/0")
ONLY_LINES = at(seat("-/b6g6k6p6r6o6f8", tickets=ALL), cards="-/-/0")
USED = at(seat("k3/-", lines="fern-glen,hill-ash,fern-hill,elm-fern"), EMPTY, EMPTY, last="t0")

ILLEGAL = [
    ("deck-empty", "TT-3.6", NO_CARDS, "take blind"),
    ("not-face-up", "TT-3.1", TURN, "take orange"),
    ("ferry-second", "TT-3.2", SECOND, "take ferry"),
    ("no-tickets", "TT-3.12", ONLY_LINES, "tickets"),
    ("nothing-offered", "TT-3.12", TURN, "keep ash-cove"),
    ("ticket-not-offered", "TT-3.12", CHOOSE, "keep ash-elm"),
    ("ticket-not-offered", "TT-2.3", KEEP, "0: keep ash-elm"),
    ("piles-placed", "TT-2.4", TURN, "pile gull hill"),
    ("pile-placed", "TT-2.4", PILE, "pile crab hill"),
    ("location-has-pile", "TT-2.4", PILE, "pile gull fern"),
    ("no-tourist-choice", "TT-3.11", TURN, "tourist ash"),
    ("other-location", "TT-3.11", TOURIST, "tourist cove"),
    ("pass-cards", "TT-3.13", TURN, "pass"),
    ("pass-tickets", "TT-3.13", NO_CARDS, "pass"),
    ("pass-line", "TT-3.13", ONLY_LINES, "pass"),
    ("keep-first", "TT-2.3", KEEP, "0: take blue"),
    ("keep-first", "TT-2.3", KEEP, "1: pile gull hill"),
    ("place-first", "TT-2.4", PILE, "take blue"),
    ("second-card-first", "TT-3.1", SECOND, "tickets"),
    ("choose-first", "TT-3.12", CHOOSE, "claim ash bay black"),
    ("tourist-first", "TT-3.11", TOURIST, "keep ash-cove"),
    ("line-own", "TT-3.7", at(seat("k3/-", lines="ash-bay")), "claim ash bay black"),
    ("line-taken", "TT-3.7", at(seat("k3/-"), seat(lines="ash-bay")), "claim ash bay black"),
    ("twin-own", "TT-3.9", at(seat("r2/-", lines="bay-cove.1"), EMPTY, EMPTY), "claim bay cove red"),
    ("twin-closed", "TT-3.9", at(seat("r2/-"), seat(lines="bay-cove.1")), "claim bay cove red"),
    ("too-few-cars", "TT-3.7", USED, "claim ash bay black"),
    ("wrong-colour", "TT-3.7", TURN, "claim ash bay blue"),
    ("wrong-colour", "TT-3.7", TURN, "claim bay cove 2 blue"),
    ("wrong-colour", "TT-3.7", TURN, "claim bay cove pink"),
    ("ferries-needed", "TT-3.8", TURN, "claim elm fern blue ferries 0"),
    ("ferries-needed", "TT-3.8", TURN, "claim hill ash orange ferries 1"),
    ("wrong-number", "TT-3.7", TURN, "claim ash bay black ferries 3"),
    ("wrong-number", "TT-3.7", TURN, "claim ash bay ferries 2"),
    ("too-few-ferries", "TT-3.7", TURN, "claim ash bay ferries 3"),
    ("too-few-cards", "TT-3.7", at(seat("k2/-")), "claim ash bay black"),
    ("luck-decides", None, TURN, "card blue"),
    ("not-your-turn", None, TURN, "1: take blue"),
    ("game-over", "TT-3.13", at(phase="over:passes"), "take blue"),
]
BAD_ACTIONS = [
    ("unknown-action", ""),
    ("unknown-action", "fly"),
    ("bad-action", "take"),
    ("bad-action", "take grey"),
    ("bad-action", "take blue red"),
    ("bad-action", "claim ash"),
    ("bad-action", "claim ash bay"),
    ("bad-action", "claim ash bay ferry"),
    ("bad-action", "claim ash bay black ferries x"),
    ("bad-action", "claim ash bay black ferries 10"),
    ("bad-action", "claim ash bay black ferries 1 2"),
    ("bad-action", "claim ash bay black 2"),
    ("bad-action", "tickets 2"),
    ("bad-action", "keep"),
    ("bad-action", "keep ash-cove ash-cove"),
    ("bad-action", "keep ash-cove bay-dale ash-elm"),
    ("bad-action", "pile gull"),
    ("bad-action", "tourist"),
    ("bad-action", "first 4"),
    ("bad-action", "card grey"),
    ("bad-action", "ticket"),
    ("unknown-location", "claim ash nowhere black"),
    ("unknown-location", "tourist nowhere"),
    ("unknown-location", "pile gull nowhere"),
    ("no-line", "claim ash cove black"),
    ("which-twin", "claim cove dale blue"),
    ("which-twin", "claim bay cove ferries 2"),
    ("unknown-ticket", "keep ash-bay"),
    ("unknown-symbol", "pile cat hill"),
]
BAD_POSITIONS = [
    ("position-tag", ""),
    ("position-tag", TURN.replace("tt1", "tt2")),
    ("position-fields", "tt1 0 turn"),
    ("position-seat", at(turn="2")),
    ("position-seat", at(queue="ash-cove@x")),
    ("position-cards", at(cards="bgkpr/-")),
    ("position-cards", at(cards="xgkpr/-/0")),
    ("position-cards", at(seat("b/x"))),
    ("position-face-up", at(cards="b2g2kp/-/0")),
    ("position-face-up", at(cards="bgkp/-/0")),
    ("position-face-up", at(phase="display:end:0")),
    ("position-line", at(seat(lines="ash-cove"))),
    ("position-line", at(phase="tourist:ash-bay")),
    ("position-ticket", at(seat(tickets="ash-bay"))),
    ("position-ticket", at(seat(tickets="ash-cove!"))),
    ("position-ticket", at(seat(tickets="ash-cove^0"))),
    ("position-ticket", at(seat(tickets="ash_cove"))),
    ("position-ticket-twice", at(seat(tickets="ash-cove"), seat(tickets="ash-cove"))),
    ("position-phase", at(phase="flying")),
    ("position-phase", at(phase="turn:end")),
    ("position-phase", at(phase="display:end")),
    ("position-phase", at(phase="display:end:4")),
    ("position-phase", at(phase="over")),
    ("position-round", at(last="x")),
    ("position-round", at(last="p3")),
    ("position-round", at(last="t0")),
    ("position-round", at(seat(lines="fern-glen,hill-ash,fern-hill,elm-fern"))),
    ("position-piles", at(piles="-")),
    ("position-piles", at(piles="gull@ash,crab@-")),
    ("position-piles", at(piles="gull@nowhere,crab@-")),
    ("position-player", at("-;-/-;-;-")),
    ("position-line-twice", at(seat(lines="ash-bay"), seat(lines="ash-bay"))),
    ("position-twin", at(seat(lines="bay-cove.1,bay-cove.2"))),
    ("position-cars", at(seat(lines="fern-glen,hill-ash,fern-hill,elm-fern,ash-bay"))),
    ("position-hand", at(seat("b"))),
    ("position-hand", at(seat("-/b/g"), seat("-/b"))),
    ("position-token", at(seat(tokens="cat"))),
    ("position-token", at(seat(tokens="sun,sun"))),
    ("position-token", at(seat(tokens="gull"), phase="pile", piles="gull@-,crab@-")),
    ("position-too-many", at(seat("b6/-"))),
    ("position-deck", at(seat("-/b5g5k5p5r5o5f8"), cards="bgkpr/o/0")),
    ("position-deck", at(seat("-/b5g5k5p5r5o6f8"), phase="blind:second")),
    ("position-pool", at(seat("-/-/b"), seat("-/-/-"), cards="bgkpr/-/1")),
    ("position-turn", at(turn="-")),
    ("position-turn", at(piles="gull@-,crab@fern")),
    ("position-turn", at(phase="first")),
    ("position-offer", at(phase="choose")),
    ("position-offer", at(seat(offer="ash-cove"))),
    ("position-offer", at(seat(offer="ash-cove!,bay-dale"), phase="choose")),
    ("position-offer", at(seat(tickets=ALL), phase="draw-tickets")),
    ("position-offer", KEEP.replace("bay-dale", "bay-dale!").replace("cove-fern", "cove-fern!")),
    ("position-tourist", at(seat(lines="ash-bay", tokens="sun"), phase="tourist:ash-bay")),
    ("position-second", at(seat("-/b6g6k6p6r6o6f4"), cards="f4/-/0", phase="second")),
]
EXACT = game_with(exact=True)
HELD = ("ash-cove", "bay-dale", "ash-elm")
ASIDE = "gull@-,crab@-"


def dealt(hand: str = "-/bg", tickets: str = "-", offer: str = "-") -> str:
    """A seat in the set-up."""
    return seat(hand, tickets=tickets, offer=offer)


COUNTED = [
    ("position-set-up", at(dealt("-/b"), dealt("-/g"), turn="-", phase="deal", cards="-/-/0", piles=ASIDE)),
    ("position-set-up", at(dealt(), dealt(), turn="-", phase="deal", cards="-/-/0", piles=ASIDE)),
    ("position-set-up", at(dealt("-/bgk"), dealt(), turn="-", phase="deal-tickets", piles=ASIDE)),
    ("position-set-up", at(dealt(), dealt(), turn="-", phase="deal-tickets", piles=ASIDE, last="p1")),
    ("position-tickets", at(dealt(tickets="ash-cove"), dealt(), turn="-", phase="deal-tickets", piles=ASIDE)),
    (
        "position-tickets",
        at(dealt(tickets="ash-cove"), dealt(tickets="bay-dale"), turn="-", phase="first", piles=ASIDE),
    ),
    ("position-tickets", at(seat(tickets="ash-cove"))),
    ("position-tickets", at(seat(tickets="ash-cove"), seat(tickets="bay-dale"), queue="ash-elm@0,cove-fern@0")),
    ("position-tickets", at(seat(tickets="ash-cove"), seat(tickets="bay-dale^0"), queue="ash-elm@0")),
    ("position-discards", at(seat(tickets="ash-cove", lines="glen-hill"), seat(tickets="bay-dale"))),
    ("position-discards", at(*(seat(tickets=one) for one in HELD[:2]), cards="bgkpr/b/0")),
    (
        "position-discards",
        at(seat(tickets="ash-cove", lines="elm-fern", tokens="bell"), seat(tickets="bay-dale"), cards="bgkpr/b3/0"),
    ),
    ("position-ending", at(*(seat(tickets=one) for one in HELD[:2]), phase="over:passes")),
    ("position-ending", at(*(seat(tickets=one) for one in HELD[:2]), last="p2")),
    ("position-ending", at(*(seat(tickets=one) for one in HELD[:2]), phase="over:cars")),
    ("position-claims", at(seat(tickets="ash-cove", tokens="sun"), seat(tickets="bay-dale"))),
    (
        "position-claims",
        at(seat(tickets="ash-cove", lines="glen-hill", tokens="sun"), seat(tickets="bay-dale"), cards="bgkpr/p/0"),
    ),
    (
        "position-claims",
        at(seat(tickets="ash-cove", lines="ash-bay", tokens="sun,moon"), seat(tickets="bay-dale"), cards="bgkpr/k3/0"),
    ),
]
"""What adds up nowhere."""


def luck_decides() -> None:
    """The reason is asked for by a client that looks at a view while luck decides."""
    view = GAME.position(at(phase="blind:second")).view(0)
    refusal = GAME.why_not(view, GAME.action("take blue"))
    assert refusal is not None
    raise refusal


CASES = [
    *(
        illegal(GAME, code, rule, position, action.rpartition(": ")[2], int(action[0]) if ":" in action else None)
        for code, rule, position, action in ILLEGAL
    ),
    *(bad_action(GAME, code, text) for code, text in BAD_ACTIONS),
    *(bad_position(GAME, code, text) for code, text in BAD_POSITIONS),
    *(bad_position(EXACT, code, text) for code, text in COUNTED),
    Case("bad-action", None, lambda: GAME.encode(Take("grey"))),
    Case("bad-action", None, lambda: GAME.encode(First(7))),
    Case("bad-action", None, lambda: GAME.encode(Claim("bay", "ash", "black"))),
    Case("bad-action", None, lambda: GAME.encode(Claim("bay", "cove", "blue", 0, 1))),
    Case("chance-decides", None, luck_decides),
    Case("bad-option", None, lambda: game_with(first=3).start(2), "more than players"),
    Case("no-records", None, lambda: GAME.measure([])),
    Case("mixed-records", None, lambda: GAME.measure([random_record(GAME, seats, seed=1) for seats in (2, 3)])),
    Case("unfinished-game", None, lambda: GAME.measure([record_of(Play(GAME, 2))])),
]
