"""What happened: every type of event, told exactly."""

from __future__ import annotations

import pytest

from fogline import Event, Game
from fogline.games.san_francisco.events import (
    EVENTS,
    BonusEarned,
    BonusLost,
    BonusTaken,
    CardBuilt,
    CardDiscarded,
    CardDrawn,
    CardPlaced,
    ColumnTaken,
    ContractsReturned,
    DistrictCompleted,
    FirstPlayer,
    FoundationToken,
    GameEnded,
    MedalTaken,
    SkyscrapersBuilt,
    SquaresServed,
    TokenUsed,
    TramsRunning,
    TurnBegan,
)
from tests.games.san_francisco.look import EMPTY, happens

FULL = "b1,b1,b3,b3,b4/g1,g1,g2,g2,g3/o1,o2,o2,o3,o6/y1,y1,y2,y0t,y0t/n1,n1,n1,n2"
STORIES: list[tuple[str, str, list[Event]]] = [
    (f"sf1 - first - 8 -|-|- {EMPTY} {EMPTY} {EMPTY} -", "first 2", [FirstPlayer(2)]),
    (f"sf1 1 turn - 6 -|-|- {EMPTY} {EMPTY} -", "draw", []),
    (f"sf1 1 draw - 6 -|-|- {EMPTY} {EMPTY} -", "card g2", [CardDrawn(1, "g2")]),
    (f"sf1 1 lay g2 6 -|-|- {EMPTY} {EMPTY} -", "place c", [CardPlaced(1, "g2", "c"), TurnBegan(0)]),
    (
        f"sf1 0 lay g0f 5 -|-|- {EMPTY} {EMPTY} -",
        "place b",
        [CardPlaced(0, "g0f", "b"), FoundationToken("b", 4), TurnBegan(1)],
    ),
    (
        f"sf1 1 lay g0f 1 -|-|- {EMPTY} {EMPTY} -",
        "place b",
        [CardPlaced(1, "g0f", "b"), FoundationToken("b", 0), GameEnded(1, "foundations", 0)],
    ),
    (f"sf1 1 turn - 6 -|b1,b2,b3|- {EMPTY} -/-/-/-/-;c2 -", "take b", [ColumnTaken(1, "b", 3, 3)]),
    (
        "sf1 1 turn - 6 -|-|b1 -/-/-/-/-;c1 -/-/-/-/-;c0 -",
        "take c",
        [ColumnTaken(1, "c", 1, 1), ContractsReturned()],
    ),
    (f"sf1 1 build b1,b2 6 -|-|- {EMPTY} b3/-/-/-/-;c0 -", "build b1", [CardBuilt(1, "b1", "b2")]),
    (f"sf1 1 build b1,b2 6 -|-|- {EMPTY} {EMPTY} -", "discard b2", [CardDiscarded(1, "b2")]),
    (f"sf1 1 build b1 6 -|-|- {EMPTY} {EMPTY} -", "discard b1", [CardDiscarded(1, "b1"), TurnBegan(0)]),
    (
        f"sf1 1 build n0t,b1 6 -|-|- {EMPTY} -/-/-/y0t,y0s/n1;c0 -",
        "build n0t",
        [CardBuilt(1, "n0t", "n2"), TramsRunning(1, ("n2",)), SquaresServed(1, ("y2",))],
    ),
    (
        f"sf1 1 build y0t,b1 6 -|-|- {EMPTY} -/-/o0s,o0t/y0t/n0t,n1;c0 -",
        "build y0t",
        [CardBuilt(1, "y0t", "y2"), TramsRunning(1, ("o2", "y2"))],
    ),
    # A square laid beside an older tram is served at once.
    (
        f"sf1 1 build o0s,b1 6 -|-|- {EMPTY} -/-/-/y0t/n0t;c0 -",
        "build o0s",
        [CardBuilt(1, "o0s", "o1"), SquaresServed(1, ("o1",))],
    ),
    (
        f"sf1 1 build g6,b1 6 -|-|- {EMPTY} b1,b0f/g0f/-/-/-;c0 -",
        "build g6",
        [CardBuilt(1, "g6", "g2"), SkyscrapersBuilt(1, ("b2", "g1")), MedalTaken(1, None)],
    ),
    (
        "sf1 1 build g6,b1 3 -|-|- b0f,b6/g1/-/-/-;c0m b1,b0f/g0f/-/-/-;c0 -",
        "build g6",
        [CardBuilt(1, "g6", "g2"), SkyscrapersBuilt(1, ("b2", "g1")), MedalTaken(1, 0)],
    ),
    (
        "sf1 1 build g6,b1 3 -|-|- b0f,b6/g1/-/-/-;c0m b1/g0f/-/-/-;c0 -",
        "build g6",
        [CardBuilt(1, "g6", "g2"), SkyscrapersBuilt(1, ("g1",))],
    ),
    (
        f"sf1 1 build g3,b1 6 -|-|- {EMPTY} -/g1,g1,g2,g2/-/-/-;c0 -",
        "build g3",
        [CardBuilt(1, "g3", "g5"), DistrictCompleted(1, "g")],
    ),
    (
        f"sf1 1 build y1+ 6 -|-|- {EMPTY} -/-/-/y1+/-;c0 -",
        "build y1+",
        [CardBuilt(1, "y1+", "y2"), BonusEarned(1, "y")],
    ),
    (
        "sf1 1 build b1+,g1 6 -|-|- b1~,b1~,b2~/-/-/-/-;c0 b1+***/-/-/-/-;c0 -",
        "build b1+",
        [CardBuilt(1, "b1+", "b2"), BonusLost(1, "b")],
    ),
    (f"sf1 1 bonus-y b1 6 -|-|- {EMPTY} -/-/-/y1+,y1+/-;c0 -", "bonus vp", [BonusTaken(1, "vp", "")]),
    (f"sf1 1 bonus-n b1 6 -|-|- {EMPTY} -/-/-/-/n1+,n1+;c0 -", "bonus return", [BonusTaken(1, "return", "")]),
    (f"sf1 1 bonus-b g1 6 -|-|- {EMPTY} b1+,b1+/-/-/-/-;c0 -", "bonus plus b2", [BonusTaken(1, "plus", "b2")]),
    (
        f"sf1 1 bonus-n b1 6 -|-|- {EMPTY} -/-/-/-/n1+,n1+;c0 -",
        "bonus tracks n2",
        [BonusTaken(1, "tracks", "n2"), TramsRunning(1, ("n2",))],
    ),
    (
        f"sf1 1 bonus-g b1 6 -|-|- {EMPTY} -/g1+,g1+/-/-/-;c0 -",
        "bonus value n",
        [BonusTaken(1, "value", ""), CardBuilt(1, "value4", "n1")],
    ),
    (
        f"sf1 1 bonus-o b1 6 -|-|- {EMPTY} -/-/o1+,o1+/-/-;c0 -",
        "bonus depot b",
        [BonusTaken(1, "depot", ""), CardBuilt(1, "depot", "b1"), TramsRunning(1, ("b1",))],
    ),
    (f"sf1 1 turn - 6 -|-|- {EMPTY} -/-/-/-/-;c3r -", "return 2", [TokenUsed(1, 2)]),
    (f"sf1 1 build b1 6 -|-|- {EMPTY} -/-/-/-/-;c3r -", "return 1", [TokenUsed(1, 1)]),
    (f"sf1 1 end - 6 -|-|- {EMPTY} -/-/-/-/-;c3r -", "return 1", [TokenUsed(1, 1), TurnBegan(0)]),
    (f"sf1 1 end - 6 -|-|- {EMPTY} -/-/-/-/-;c3r -", "end", [TurnBegan(0)]),
    (
        f"sf1 1 build k1,k1,b2 6 -|-|- {EMPTY} {FULL};c0=bgoy -",
        "build k1 n",
        [CardBuilt(1, "k1", "n5"), DistrictCompleted(1, "n"), GameEnded(1, "city", 2)],
    ),
]


@pytest.mark.parametrize(
    ("position", "move", "events"), STORIES, ids=[f"{m}-{n}" for n, (_, m, _) in enumerate(STORIES)]
)
def test_an_action_tells_exactly_what_happened(game: Game, position: str, move: str, events: list[Event]) -> None:
    assert happens(game, position, move) == events


def test_every_type_of_event_is_told_here() -> None:
    assert {type(event) for _, _, events in STORIES for event in events} == set(EVENTS)
