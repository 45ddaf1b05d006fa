"""The game in words: prompts, the table in sentences, and a text for everything that can be said."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from fogline import SPECTATOR, Seeded, State
from fogline.core.message import Message
from fogline.core.native import Luck
from fogline.games import san_francisco
from fogline.games.san_francisco import describe, scoring
from fogline.games.san_francisco.actions import Build, Discard
from fogline.games.san_francisco.components import COLOURS, DEPOT_CARD, FAULTS, LETTERS, MARKS, VALUE_CARD
from fogline.games.san_francisco.events import CardDrawn
from fogline.games.san_francisco.game import SanFranciscoGame
from fogline.games.san_francisco.meta import BONUSES, TERMINATIONS
from fogline.texts import Texts
from tests.games.san_francisco.look import EMPTY, table

ALSO = "You may also use your discard-contracts token."
ALMOST_FULL = "b0,b0,b1,b1,b2/g1+,g1+,g2,g2,g3/o1,o2,o2,o3,o6/y1,y1,y2,y0s,k0"
"""All districts of a city but green, full."""
NAMES = ["Ada", "Bea", "Cy", "Dot"]
FOLDER = Path(san_francisco.__file__).parent
ENTRIES = FluentParser().parse((FOLDER / "texts" / "en.ftl").read_text("utf-8")).body


def say(game: SanFranciscoGame, *messages: Message) -> list[str]:
    texts = Texts(game, names=NAMES)
    return [texts.say(message) for message in messages]


def drained(game: SanFranciscoGame, position: str) -> str:
    """The position with all cards of the deck in the box instead."""
    box = ",".join(f"{card}={count}" for card, count in table(game.position(position)).deck.items())
    return f"{position.rpartition(' ')[0]} {box}"


def prompts(game: SanFranciscoGame, position: str) -> list[str]:
    """What the two players read."""
    state = game.position(position)
    return say(game, *(game.prompt(state.view(seat)) for seat in (0, 1)))


@pytest.mark.parametrize(
    ("card", "words"), [("y2", "a yellow 2"), ("o1", "an orange 1"), ("o0t", "an orange 0 (tracks)")]
)
def test_a_card_has_its_article(game: SanFranciscoGame, card: str, words: str) -> None:
    assert say(game, CardDrawn(0, card).message()) == [f"Ada draws {words}."]


@pytest.mark.parametrize(("colour", "card"), [("green", "a green card"), ("orange", "an orange card")])
def test_a_fault_of_a_card_has_its_article(game: SanFranciscoGame, colour: str, card: str) -> None:
    (said,) = say(game, Message("problem-deck-coast-colour", {"colour": colour}))
    assert said.startswith(f"A coast on {card} ")


# Prompts.


@pytest.mark.parametrize(
    ("position", "own", "other"),
    [
        (
            f"sf1 0 turn - 6 b2|-|n1,n2 {EMPTY} {EMPTY} -",
            "Your turn: draw a card, or take one of the columns A and C.",
            "Ada draws a card or takes a column.",
        ),
        (
            f"sf1 0 turn - 6 b2|-|n1,n2 -/-/-/-/-;c1 {EMPTY} -",
            "Your turn: draw a card, or take column C.",
            "Ada draws a card or takes a column.",
        ),
        (
            f"sf1 0 turn - 6 -|-|- {EMPTY} {EMPTY} -",
            "Your turn: draw a card. There is no column that you could take.",
            "Ada draws a card or takes a column.",
        ),
        (
            f"sf1 0 turn - 6 b2|-|- -/-/-/-/-;c1r {EMPTY} -",
            f"Your turn: draw a card. There is no column that you could take. {ALSO}",
            "Ada draws a card or takes a column.",
        ),
        (f"sf1 0 draw - 6 -|-|- {EMPTY} {EMPTY} -", "You draw a card.", "Ada draws a card."),
        (
            f"sf1 0 lay b1t 6 -|-|- {EMPTY} {EMPTY} -",
            "Lay a blue 1 (tracks) in column A, B or C.",
            "Ada chooses a column for a blue 1 (tracks).",
        ),
        (
            f"sf1 0 build b2,g0f 6 -|-|- {EMPTY} {EMPTY} -",
            "Build or discard the 2 cards you took, one by one: a blue 2 and a grey 0 (foundation).",
            "Ada has 2 cards to build: a blue 2 and a grey 0 (foundation).",
        ),
        (
            f"sf1 0 build b2 6 -|-|- -/-/-/-/-;c1r {EMPTY} -",
            f"Build or discard the last card you took: a blue 2. {ALSO}",
            "Ada has 1 card to build: a blue 2.",
        ),
        (
            f"sf1 0 bonus-g - 6 -|-|- -/g1+,g1+/-/-/-;c0 {EMPTY} -",
            "You have earned the bonus of the grey district. Take one of two: value-4 card or tracks token.",
            "Ada takes a bonus.",
        ),
        (
            "sf1 0 bonus-g - 6 -|-|- -/g1+,g1+/-/-/-;c0 -/-/-/-/n1~,n1~,n1~;c0 -",
            "You have earned the bonus of the grey district. Take it: value-4 card.",
            "Ada takes a bonus.",
        ),
        (
            f"sf1 0 end - 6 -|-|- -/-/-/-/-;c2r {EMPTY} -",
            "Use your discard-contracts token to return 1 or 2 of your 2 contracts, or end your turn.",
            "Ada may use the discard-contracts token before the turn ends.",
        ),
    ],
)
def test_the_prompt_says_what_may_be_done_and_who_must_decide(
    game: SanFranciscoGame, position: str, own: str, other: str
) -> None:
    assert prompts(game, position) == [own, other]
    assert say(game, game.prompt(game.position(position).view(SPECTATOR))) == [other]


@pytest.mark.parametrize(("language", "either"), {"en": "or", "it": "o", "pl": "lub", "es": "o", "fr": "ou"}.items())
def test_of_two_bonuses_one_or_the_other_is_offered(game: SanFranciscoGame, language: str, either: str) -> None:
    """A newcomer read “A and B” as both, in the prompt and in what a plan brings."""
    view = game.position(f"sf1 0 bonus-g - 6 -|-|- -/g1+,g1+/-/-/-;c0 {EMPTY} -").view(0)
    planned = game.position(f"sf1 0 build g1+ 6 -|-|- -/g1+/-/-/-;c0 {EMPTY} -").view(0)
    brings = game.preview(planned, [game.action("build g1+")]).messages()
    texts = Texts(game, language)
    told = [texts.say(one) for one in (game.prompt(view), *brings)]
    choices = [sentence for sentence in told if f" {either} " in sentence]
    assert len(choices) == 2, told


@pytest.mark.rule("SF-3.6")
def test_the_prompt_without_a_deck(game: SanFranciscoGame) -> None:
    take = drained(game, f"sf1 0 turn - 6 b2|n1,n2|- {EMPTY} {EMPTY} -")
    assert prompts(game, take)[0] == "Your turn: the deck is empty, so take one of the columns A and B."
    must_return = drained(game, f"sf1 0 turn - 6 b2|-|- -/-/-/-/-;c1r {EMPTY} -")
    assert prompts(game, must_return)[0].startswith("Your turn: the deck is empty, so use your discard-contracts token")


def test_the_prompt_before_the_start_and_after_the_end(game: SanFranciscoGame) -> None:
    assert prompts(game, f"sf1 - first - 6 -|-|- {EMPTY} {EMPTY} -") == ["The first player is being drawn."] * 2
    over = prompts(game, f"sf1 1 over-foundations - 0 -|-|- b2/-/-/-/-;c0 {EMPTY} -")
    assert over == ["Bea has laid the last foundation token. Victory with 2 points: Ada."] * 2


@pytest.mark.rule("SF-7.2")
def test_the_choice_of_a_bonus_is_what_is_legal(game: SanFranciscoGame) -> None:
    full = f"{ALMOST_FULL}/n1,n1,n1,n2,k1"
    positions = {
        "sf1 0 bonus-g - 6 -|-|- -/g1+,g1+/-/-/-;c0 -/-/-/-/-;c0 -": ("value", "tracks"),
        "sf1 0 bonus-g - 6 -|-|- -/g1+,g1+/-/-/-;c0 value4,value4,value4/-/-/-/-;c0 -": ("tracks",),
        "sf1 0 bonus-b - 6 -|-|- b1+,b1+/-/-/-/-;c0 -/-/-/-/n1~,n1~,n1~;c0 -": ("plus",),
        "sf1 0 bonus-y - 6 -|-|- -/-/-/y1+,y1+/-;c0 -/-/-/-/-;c0 -": ("vp", "tracks"),
        f"sf1 0 bonus-g - 6 -|-|- {full};c0=bgoyn -/-/-/-/-;c0 -": ("tracks",),
        "sf1 0 turn - 6 -|-|- -/-/-/-/-;c0 -/-/-/-/-;c0 -": (),
    }
    for position, choices in positions.items():
        state = game.position(position)
        kinds = dict.fromkeys(str(action).split()[1] for action in state.legal() if "bonus" in str(action))
        assert describe.bonus_choices(table(state)) == choices == tuple(kinds)


# The table in sentences.


def test_a_table_in_sentences(game: SanFranciscoGame) -> None:
    state = game.position(f"sf1 1 turn - 3 b2,k0t|-|n1 b1*~/g0f/-/-/n0t,n2;c1r {EMPTY} g3=1")
    assert say(game, *game.describe(state.view(0))) == [
        "San Francisco with Ada and Bea.",
        "Bea draws a card or takes a column.",
        "Column A has 2 cards: a blue 2 [b2] and a black 0 (tracks) [k0t]. It could be taken by Ada and Bea.",
        "Column B is empty.",
        "Column C has 1 card: a green 1 [n1]. It could be taken by Bea.",
        "3 of 6 foundation tokens are left; the last one ends the game at once.",
        "79 cards are left in the deck, 5 foundations among them; 1 card is in the box.",
        (
            "Bonuses left: 2 × +2 token, 3 × value-4 card, 3 × depot card, 3 × 1½ point token,"
            " 2 × discard-contracts token and 2 × tracks token."
        ),
        "Completion tokens left: blue, grey, orange, yellow and green.",
        "Nobody has the master builder medal yet.",
        "Your city: 1 contract, 1 tram, 0 skyscrapers, 8½ points if scored now.",
        "Beside it: discard-contracts token.",
        "Blue district, value 3 – 1: a blue 1 [now worth 3, +2 token and tracks token]; 4 spaces free.",
        "Grey district, value 0 – 1: a grey 0 (foundation) [3 of 7 for its skyscraper]; 4 spaces free.",
        "Orange district: empty.",
        "Yellow district: empty.",
        "Green district, value 2 – 1: a green 0 (tracks) [tram] and 2: a green 2; 3 spaces free.",
        "The city of Bea: 0 contracts, 0 trams, 0 skyscrapers, 0 points if scored now.",
        *[f"{colour} district: empty." for colour in ("Blue", "Grey", "Orange", "Yellow", "Green")],
        *[
            f"{colour} district: Ada {value} and Bea 0."
            for colour, value in (("Blue", 3), ("Grey", 0), ("Orange", 0), ("Yellow", 0), ("Green", 2))
        ],
        "Trams: Ada 1 and Bea 0.",
    ]


# Everything that can be said has its text, and every text is said.


class Recording(Texts):
    """Remembers which texts were said."""

    def __init__(self, game: SanFranciscoGame) -> None:
        super().__init__(game, names=NAMES)
        self.said: set[str] = set()

    def say(self, message: Message) -> str:
        self.said.add(message.id)
        words = super().say(message)
        assert words.strip()
        assert not re.search(r"[{}]|\b(sf|refusal|preview)-", words)
        return words


def say_all(texts: Recording, messages: Iterable[Message]) -> None:
    for message in messages:
        texts.say(message)


TRIED = """
draw; take a; take b; place a; build b2; build g1; build k1 b; discard b2; return 1; return 2; end; bonus vp;
bonus return; bonus value b; bonus depot n; bonus plus b1; bonus plus n5; bonus tracks b1; bonus tracks g1;
bonus tracks n5
"""
"""Something of every kind, tried in every position."""


def speak(texts: Recording, state: State) -> None:
    """Say all about a position: the table and the prompt for everyone, and what can and can't be done in it."""
    game = state.game
    for seat in (SPECTATOR, *range(state.players)):
        say_all(texts, game.describe(state.view(seat)))
    view = state.view(0)
    for action in (*map(game.action, TRIED.split(";")), Build("b2", "g")):
        texts.say(action.message())
        say_all(texts, game.preview(view, [action]).messages())


def play_and_speak(texts: Recording, state: State, seed: int) -> None:
    """A random game, told. The players rather build than discard."""
    source, luck = Seeded(seed), Luck(seed)
    speak(texts, state)
    while state.outcome is None:
        if state.chance() is not None:
            move = source.choose(state)
        else:
            better = [action for action in state.legal() if not isinstance(action, Discard)] or list(state.legal())
            move = better[luck.below(len(better))]
            say_all(texts, state.game.preview(state.view(state.actors[0]), [move]).messages())
        texts.say(move.message())
        say_all(texts, (event.message() for event in state.apply(move)))
    speak(texts, state)


RARE = [
    # A medal that changes hands, a bonus that is lost, a district that is full.
    ("sf1 0 build k1 6 -|-|- b4/g0f,g6,g0f/o3/-/-;c0 b0f,b6/g1/-/-/-;c0m -", "build k1 g"),
    ("sf1 0 build g1+ 6 -|-|- -/g1+/-/-/-;c0 value4,value4,value4,k1~/k1~/k1~/-/-;c0 -", "build g1+"),
    ("sf1 0 build b2 6 -|-|- b0,b0,b1,b1,b2/-/-/-/-;c0=b -/-/-/-/-;c0 -", "discard b2"),
    # A tram that serves a square, and so builds a skyscraper; coasts.
    ("sf1 0 build k0d 6 -|-|- b0/g0f,g0s/o3/-/-;c0 -/-/-/-/-;c0 -", "build k0d b"),
    ("sf1 0 build k0c 6 -|-|- b0,b0f/g0f/o6/-/-;c0 -/-/-/-/-;c0 -", "build k0c n"),
    # The token, and when it can't be used.
    ("sf1 0 end - 6 -|-|- -/-/-/-/-;c2r -/-/-/-/-;c0 -", "return 1"),
    ("sf1 0 turn - 6 b1|-|- -/-/-/-/-;c1r -/-/-/-/-;c0 -", "return 1"),
    ("sf1 0 turn - 6 -|-|- -/-/-/-/-;c0r -/-/-/-/-;c0 -", ""),
    # Bonuses; a bonus card without room, a kind that is gone.
    ("sf1 0 bonus-b - 6 -|-|- b1+,b1+/-/-/-/-;c0 -/-/-/-/-;c0 -", "bonus plus b1"),
    ("sf1 0 bonus-g - 6 -|-|- b0,b0,b1,b1,b2/g1+,g1+/-/-/-;c0=b -/-/-/-/-;c0 -", "bonus value n"),
    ("sf1 0 bonus-g - 6 -|-|- b1~/g1+,g1+/-/-/-;c0 value4,value4,value4/-/-/-/-;c0 -", "bonus tracks g1"),
    ("sf1 0 bonus-o - 6 -|-|- -/-/o1+,o1+/-/-;c0 -/-/-/-/-;c0 -", "bonus depot n"),
    ("sf1 0 bonus-y - 6 -|-|- -/-/-/y1+,y1+/-;c0 -/-/-/-/-;c0 -", "bonus vp"),
    ("sf1 0 bonus-n - 6 -|-|- -/-/-/-/n1+,n1+;c0 -/-/-/-/-;c0 -", "bonus return"),
    # A full city, with a card left over.
    (f"sf1 0 build k1,k1 6 -|-|- {ALMOST_FULL}/n1,n1,n1,n2;c0=bgoy -/-/-/-/-;c0 -", "build k1 n"),
    # Ties that columns and the order of the seats break; as many points, so that trams decide.
    ("sf1 0 over-foundations - 0 -|-|- -/-/-/-/n0t;c0 -/-/-/-/n1,n0t;c0 -", ""),
    ("sf1 0 over-foundations - 0 -|-|- -/-/-/-/-;c0 -/-/-/-/-;c0 -", ""),
    ("sf1 0 over-foundations - 0 -|-|- -/g1/o1/y1/-;c0h b0,b0,b1,b1,b2/-/-/-/n0t;c0=b -", ""),
    # Luck, and somebody else's turn.
    ("sf1 - first - 6 -|-|- -/-/-/-/-;c0 -/-/-/-/-;c0 -", "first 1"),
    ("sf1 0 draw - 6 -|-|- -/-/-/-/-;c0 -/-/-/-/-;c0 -", "card b2"),
    ("sf1 0 lay b0f 1 -|-|- -/-/-/-/-;c0 -/-/-/-/-;c0 -", "place a"),
]
"""Positions that random games reach seldom, and what seat 0 or luck does there."""
DRAINED = [
    ("sf1 0 turn - 6 b2|n1,n2|- -/-/-/-/-;c0 -/-/-/-/-;c0 -", "take a"),
    ("sf1 0 turn - 6 b2|-|- -/-/-/-/-;c2r -/-/-/-/-;c0 -", "return 2"),
    ("sf1 0 build b2 6 -|n1|- -/-/-/-/-;c0 -/-/-/-/-;c1 -", "build b2"),
]
"""The same without a deck."""


def test_every_text_is_said(game: SanFranciscoGame) -> None:
    texts = Recording(game)
    for players in (2, 3, 4):
        play_and_speak(texts, game.start(players), players)
    for position, move in [*RARE, *((drained(game, position), move) for position, move in DRAINED)]:
        state = game.position(position)
        speak(texts, state)
        if move:
            say_all(texts, game.preview(state.view(0), [game.action(move)]).messages())
            say_all(texts, (event.message() for event in state.apply(move)))
            speak(texts, state)
    written = {entry.id.name for entry in ENTRIES if isinstance(entry, ftl.Message)}
    elsewhere = re.compile(
        "(problem|refusal-position|sf-measure)-.+|refusal-unknown-card|sf-(blurb|credit|tutorial-.+)|game-title"
    )
    assert {name for name in written if not elsewhere.fullmatch(name)} - texts.said == set()


def test_whatever_the_rules_can_name_has_its_text(game: SanFranciscoGame) -> None:
    texts = Texts(game)
    sheet = scoring.sheet(game.set_up(2), 0)
    families = {
        "sf-row": LETTERS[:5],
        "sf-colour": COLOURS,
        "sf-mark": MARKS,
        "sf-card": (VALUE_CARD, DEPOT_CARD),
        "sf-bonus": BONUSES,
        "sf-action-bonus": BONUSES,
        "sf-event-ended": TERMINATIONS[1:],
        "sf-termination": TERMINATIONS[1:],
        "sf-sheet": [line.code for line in sheet.lines],
        "sf-tie": ["9-2", "9-3", "9-4", "9-7"],
        "problem": FAULTS,
    }
    names = {f"{family}-{member}" for family, members in families.items() for member in members}
    assert {name for name in names if not texts.has(name)} == set()


def test_the_game_has_no_refusal_that_nobody_gives() -> None:
    source = "".join(path.read_text("utf-8") for path in sorted(FOLDER.glob("*.py")))
    names = [entry.id.name for entry in ENTRIES if isinstance(entry, ftl.Message)]
    codes = {name.removeprefix("refusal-") for name in names if name.startswith("refusal-")}
    assert {code for code in codes if f'"{code}"' not in source} == set()
