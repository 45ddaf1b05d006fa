"""Everything that San Francisco refuses, code by code. The contract suite runs these and misses no code."""

from __future__ import annotations

from fogline import Action
from fogline.core.record import Play
from fogline.games.san_francisco.actions import Bonus, Build, Card, Draw, First, Place, Return
from fogline.games.san_francisco.game import SanFranciscoGame
from fogline.games.san_francisco.measure import measure
from tests.contract.refusals import Case, bad_action, bad_position, illegal
from tests.games.san_francisco.cards import TEST_DECK, game_with
from tests.play import random_record, record_of

GAME = game_with(TEST_DECK)
EMPTY = "-/-/-/-/-;c0"
TURN = f"sf1 0 turn - 6 b1|g1,g2|- {EMPTY} {EMPTY} -"
LAY = f"sf1 0 lay b1 6 -|-|- {EMPTY} {EMPTY} -"
BUILD = f"sf1 0 build b1,k1 6 -|-|- b2,b2,b2,b2,b3/-/-/-/-;c0=b {EMPTY} -"
BONUS = f"sf1 0 bonus-b - 6 -|-|- b1+,b1+,b1t/-/-/-/-;c1r {EMPTY} -"
BONUS_CARD = f"sf1 0 bonus-g - 6 -|-|- b2,b2,b2,b2,b3/g1+,g1+/-/-/-;c0=b {EMPTY} -"
END = f"sf1 0 end - 6 b1|-|- -/-/-/-/-;c1r {EMPTY} -"
FULL = "b1,b1,b3,b3,b4/g1,g1,g2,g2,g3/o1,o2,o2,o3,o6/y1,y1,y2,y0t,y0t/n1,n1,n1,n2,k1;c0=bgoyn"
NO_DECK = game_with({"k1": 87})


def at(
    cities: str, *, turn: str = "0 turn", hand: str = "-", tokens: str = "6", market: str = "-|-|-", box: str = "-"
) -> str:
    """A position text with something odd in it."""
    return f"sf1 {turn} {hand} {tokens} {market} {cities} {box}"


TWO = f"{EMPTY} {EMPTY}"

ACTIONS = [
    illegal(NO_DECK, "deck-empty", "SF-3.6", f"sf1 0 turn - 6 k1|-|- {TWO} k1=86", "draw"),
    illegal(GAME, "luck-decides", None, TURN, First(0)),
    illegal(GAME, "luck-decides", None, TURN, Card("b1")),
    illegal(GAME, "column-empty", "SF-3.3", TURN, "take c"),
    illegal(GAME, "too-many-contracts", "SF-3.3", TURN.replace("c0", "c1", 1), "take a"),
    illegal(GAME, "nothing-drawn", "SF-3.1", TURN, "place a"),
    illegal(GAME, "nothing-taken", "SF-3.5", TURN, "discard b1"),
    illegal(GAME, "act-first", "SF-3.7", TURN, "end"),
    illegal(GAME, "no-token", "SF-4.2", TURN, "return 1"),
    illegal(GAME, "no-contracts", "SF-4.2", TURN.replace("c0", "c0r", 1), "return 1"),
    illegal(GAME, "fewer-contracts", "SF-4.2", END, "return 2"),
    illegal(NO_DECK, "return-enough", "SF-3.6", f"sf1 0 turn - 6 k1|-|- -/-/-/-/-;c2r {EMPTY} k1=86", "return 1"),
    illegal(GAME, "token-not-now", "SF-4.2", BONUS, "return 1"),
    illegal(GAME, "lay-first", "SF-3.1", LAY, "draw"),
    illegal(GAME, "lay-first", "SF-3.1", LAY, "build b1"),
    illegal(GAME, "build-first", "SF-3.5", BUILD, "take a"),
    illegal(GAME, "bonus-first", "SF-5.8", BONUS, "end"),
    illegal(GAME, "action-done", "SF-3.7", END, "draw"),
    illegal(GAME, "card-not-taken", "SF-3.5", BUILD, "build n1"),
    illegal(GAME, "wrong-district", "SF-5.1", BUILD, Build("b1", "g")),
    illegal(GAME, "row-full", "SF-5.1", BUILD, "build k1 b"),
    illegal(GAME, "no-bonus-earned", "SF-7.1", BUILD, "bonus vp"),
    illegal(GAME, "other-bonus", "SF-7.2", BONUS, "bonus vp"),
    illegal(GAME, "bonus-gone", "SF-7.2", BONUS.replace("b1+,b1+", "b1+**,b1+*"), "bonus plus b1"),
    illegal(GAME, "bonus-row-full", "SF-7.4", BONUS_CARD, "bonus value b"),
    illegal(GAME, "space-empty", "SF-7.3", BONUS, "bonus plus g1"),
    illegal(GAME, "space-empty", "SF-7.6", BONUS, "bonus tracks b4"),
    illegal(GAME, "has-tracks", "SF-7.6", BONUS, "bonus tracks b3"),
]
"""What is refused in a position."""

OTHER_WAYS = [
    Case("game-over", "SF-8.1", lambda: refusal(f"sf1 0 over-foundations - 0 -|-|- {TWO} -", Draw(), seat=0)),
    Case("game-over", "SF-3.6", lambda: refusal(f"sf1 0 over-standstill - 6 -|-|- {TWO} k1=87", Draw(), 0, NO_DECK)),
    Case("chance-decides", None, lambda: refusal(f"sf1 0 draw - 6 -|-|- {TWO} -", Draw(), seat=0)),
    Case("not-your-turn", None, lambda: refusal(TURN, Draw(), seat=1)),
    Case("not-your-turn", None, lambda: refusal(TURN, Draw(), seat=-1), "a spectator"),
    Case("unknown-card", None, lambda: GAME.position(BUILD).apply("build b9")),
    Case("bad-action", None, lambda: GAME.position(TURN).apply(Place("z"))),
    Case("bad-action", None, lambda: GAME.position(TURN).apply(Return(3))),
    Case("bad-action", None, lambda: GAME.position(TURN).apply(First(-1))),
    Case("bad-action", None, lambda: GAME.position(BONUS).apply(Bonus("luck", "b1"))),
    Case("bad-action", None, lambda: GAME.position(BONUS).apply(Bonus("plus", "b9"))),
    Case("bad-option", None, lambda: game_with(TEST_DECK, first=3).start(3), "too few players"),
    Case("no-records", None, lambda: measure(GAME, [])),
    Case("mixed-records", None, lambda: measure(GAME, [random_record(GAME, seats, seed=1) for seats in (2, 3)])),
    Case("unfinished-game", None, lambda: measure(GAME, [record_of(Play(GAME, 2))])),
]
"""What is refused elsewhere: `why_not` of a view, actions that nobody could write down, options, measuring."""


def refusal(position: str, action: Action, seat: int, game: SanFranciscoGame = GAME) -> None:
    """Raise what `why_not` answers."""
    reason = game.why_not(game.position(position).view(seat), action)
    if reason is not None:
        raise reason


TEXTS = [
    *(bad_action(GAME, "unknown-action", text) for text in ("", "  ", "jump", "drawing", "1")),
    *(
        bad_action(GAME, "bad-action", text)
        for text in (
            *(
                "draw a",
                "place",
                "place d",
                "place ab",
                "place a b",
                "take 1",
                "end now",
                "first 4",
                "first x",
                "first",
            ),
            *("build", "build b1 g", "build k1", "build k1 z", "build k1 b g", "build x1", "build b1q", "build bb"),
            *("discard", "discard b1 b", "return", "return 0", "return 3", "card", "card b1 b2", "card 1b"),
            *("bonus", "bonus luck", "bonus vp b", "bonus return 1", "bonus value", "bonus value b1", "bonus depot k"),
            *("bonus plus", "bonus plus b", "bonus plus b0", "bonus plus b6", "bonus plus k1", "bonus tracks 1b"),
        )
    ),
]
"""Texts that are no action."""

EXACT = game_with(TEST_DECK, exact=True)
COUNTED = [
    ("position-first", at(TWO, turn="- first", market="b1|-|-")),
    ("position-laid", at(TWO, tokens="5")),
    ("position-laid", at(TWO, market="b0f|-|-")),
    ("position-laid", at(TWO, turn="0 lay", hand="b0f", tokens="5")),
    ("position-laid", at(f"-/g0f/-/-/-;c0 {EMPTY}", tokens="5", box="b0f=1")),
    ("position-earned", at(f"-/-/-/-/-;c0h {EMPTY}")),
    ("position-earned", at(f"b1+,b1+*/-/-/-/-;c0h {EMPTY}")),
    ("position-earned", at(f"b1+,b1+**/-/-/-/-;c0 {EMPTY}")),
    ("position-earned", at(f"b1+,b1+*~/-/-/-/-;c0 {EMPTY}")),
    ("position-earned", at(f"b1+,b1+*/-/-/-/-;c0 {EMPTY}", turn="0 bonus-b")),
    ("position-earned", at(f"b1+,b1+,b1+/-/-/-/-;c0 {EMPTY}", turn="0 bonus-b")),
    ("position-earned", at(f"{EMPTY} -/g1+/value4/-/-;c0")),
    ("position-taken", at(f"b2,b2/-/-/-/-;c2 {EMPTY}")),
    ("position-taken", at(f"b2/-/-/-/-;c1 {EMPTY} -/-/-/-/-;c2", tokens="8", box="b1=2")),
    ("position-end", at(f"b2/-/-/-/-;c1 {EMPTY}", turn="0 end")),
    ("position-end", at(f"-/-/-/-/n1+,n1+;c0r {EMPTY}", turn="0 end")),
]
"""What adds up nowhere."""

POSITIONS = [
    *(bad_position(EXACT, code, text) for code, text in COUNTED),
    *(bad_position(GAME, "position-tag", text) for text in ("", "sf2 0 turn", TURN.replace("sf1", "SF1"))),
    *(
        bad_position(GAME, "position-fields", text)
        for text in ("sf1", f"{TURN} - - -", TURN.replace(f"{TWO} ", EMPTY + " "))
    ),
    *(bad_position(GAME, "position-number", at(TWO, tokens=text)) for text in ("x", "-1", "6.0", "\u0666", "9" * 5000)),
    *(bad_position(GAME, "position-number", at(TWO, box=text)) for text in ("b1", "b1=", "b1=x", "b1=99999999999")),
    *(bad_position(GAME, "position-number", at(TWO, turn=f"{text} turn")) for text in ("x", "9" * 30)),
    *(bad_position(GAME, "position-seat", at(TWO, turn=text)) for text in ("2 turn", "- turn", "0 first")),
    *(
        bad_position(GAME, "position-phase", at(TWO, turn=f"0 {text}"))
        for text in ("dance", "turn-b", "bonus", "bonus-k", "bonus-bg", "over", "over-boredom")
    ),
    *(bad_position(GAME, "position-card", at(TWO, market=f"{text}|-|-")) for text in ("b9", "value4", "", "b1,,b2")),
    *(
        bad_position(GAME, "position-card", at(f"{text}/-/-/-/-;c0 {EMPTY}"))
        for text in ("b9", "B1", "b1~*", "b1,", "?")
    ),
    *(bad_position(GAME, "position-too-many", at(TWO, market=f"{text}|-|-")) for text in ("b6,b6",)),
    bad_position(GAME, "position-too-many", at(TWO, market="b6|-|-", box="b6=1")),
    *(bad_position(GAME, "position-columns", at(TWO, market=text)) for text in ("-", "-|-", "-|-|-|-")),
    *(
        bad_position(GAME, "position-hand", at(TWO, turn=f"0 {phase}", hand=hand))
        for phase, hand in (
            ("lay", "-"),
            ("lay", "b1,b2"),
            ("turn", "b1"),
            ("build", "-"),
            ("end", "b1"),
            ("draw", "b1"),
        )
    ),
    *(
        bad_position(GAME, "position-city", at(f"{text} {EMPTY}"))
        for text in (
            "-/-/-/-;c0",
            "-/-/-/-/-/-;c0",
            "-/-/-/-/-",
            "-/-/-/-/-;",
            "-/-/-/-/-;c",
            "-/-/-/-/-;c0hh",
            "-/-/-/-/-;c0=k",
            "-/-/-/-/-;c100",
        )
    ),
    bad_position(GAME, "position-row", at(f"b1,b1,b2,b2,b3,b3/-/-/-/-;c0 {EMPTY}")),
    bad_position(GAME, "position-tracks", at(f"b1t~/-/-/-/-;c0 {EMPTY}")),
    bad_position(GAME, "position-district", at(f"g1/-/-/-/-;c0 {EMPTY}")),
    bad_position(GAME, "position-bonus", at(f"b1****/-/-/-/-;c0 {EMPTY}")),
    bad_position(GAME, "position-contracts", at("-/-/-/-/-;c1 -/-/-/-/-;c1")),
    *(bad_position(GAME, "position-contracts", at(f"-/-/-/-/-;c{held} {EMPTY}")) for held in ("88", "99")),
    # The medal: without a skyscraper, nowhere though there is one, twice, or with who has fewer.
    bad_position(GAME, "position-medal", at(f"-/-/-/-/-;c0m {EMPTY}")),
    bad_position(GAME, "position-medal", at(f"b0f,b1/g6/-/-/-;c0 {EMPTY}")),
    bad_position(GAME, "position-medal", at("b0f,b1/g6/-/-/-;c0m b0f,b1/g6/-/-/-;c0m")),
    bad_position(GAME, "position-medal", at("b0f,b1/g6/-/-/-;c0m b1t,b0f/g0f,g6/-/-/-;c0")),
    # Completion tokens: twice, without a full row, or nowhere though a row is full.
    bad_position(GAME, "position-completions", at(f"-/-/-/-/-;c0=b {EMPTY}")),
    bad_position(GAME, "position-completions", at("b1,b1,b2,b2,b3/-/-/-/-;c0=b b2,b2,b3,b4,b4/-/-/-/-;c0=b")),
    bad_position(GAME, "position-completions", at(f"b1,b1,b2,b2,b3/-/-/-/-;c0 {EMPTY}")),
    bad_position(GAME, "position-foundations", at(TWO, tokens="7")),
    bad_position(GAME, "position-foundations", at(TWO, tokens="0")),
    bad_position(GAME, "position-foundations", at(TWO, turn="0 over-foundations", tokens="1")),
    bad_position(GAME, "position-full", at(f"{FULL} {EMPTY}")),
    bad_position(GAME, "position-full", at(TWO, turn="0 over-city")),
    bad_position(GAME, "position-full", at(f"{EMPTY} {FULL}", turn="0 over-city")),
    bad_position(GAME, "position-full", at(f"b1+,b1+/-/-/-/-;c0 {FULL}".replace("b1,b1,", "b2,b2,"), turn="0 bonus-b")),
    bad_position(NO_DECK, "position-standstill", at(TWO, box="k1=87")),
    bad_position(GAME, "position-standstill", at(TWO, turn="0 over-standstill")),
    bad_position(NO_DECK, "position-deck", at(TWO, turn="0 draw", box="k1=87")),
    bad_position(GAME, "position-no-bonus", at("b1+***,b1+/-/-/-/-;c0 b1~,b1~,b2~/-/-/-/-;c0", turn="0 bonus-b")),
]
"""Texts that are no position, or one that can't be."""

CASES = [*ACTIONS, *OTHER_WAYS, *TEXTS, *POSITIONS]
