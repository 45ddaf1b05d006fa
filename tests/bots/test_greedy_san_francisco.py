"""The evaluation of San Francisco, one idea a test: a position in which the better action is plain."""

from __future__ import annotations

import fogline
from fogline.arena.match import play
from fogline.bots import make_bot
from fogline.games.san_francisco.game import SanFranciscoGame
from tests.games.san_francisco.cards import without_counting

FIRST_DECK = "e3d7338c394cf527e3b48a97b385f156bccf80b63bb531220206ca7d6e9ac57f"
"""The positions below are made of the first deck's cards; the bot's judgement knows no deck."""
GAME = without_counting(SanFranciscoGame.of_content({}, None, FIRST_DECK))
EMPTY = "-/-/-/-/-;c0"


def choice(position: str, seat: int = 0) -> str:
    state = GAME.position(position)
    return str(make_bot("greedy", GAME, seat, 1).choose(state.view(seat), state.legal(seat)).action)


def box_without(*kept: str, used: str) -> str:
    """A box that leaves only the kept kinds in the deck; `used` are the cards that lie on the table."""
    on_table = used.split()
    counts = {kind.code: kind.count - on_table.count(kind.code) for kind in GAME.deck.kinds if kind.code not in kept}
    return ",".join(f"{code}={count}" for code, count in counts.items() if count)


def test_it_builds_where_a_foundation_gets_its_skyscraper() -> None:
    city = "b4/g1f/o2t/y1t/n2t;c0"
    assert choice(f"sf1 0 build k2 6 -|-|- {city} {EMPTY} -") == "build k2 g"


def test_it_completes_a_district_before_the_other_does() -> None:
    city, other = "b3,b4/g1t,g4,g3,g2t/o3,o3/y3,y4/n3,n2t;c0", "-/g2+,g2t,g1t+,g1t+/-/-/-;c0"
    assert choice(f"sf1 0 build k0d 6 -|-|- {city} {other} -") == "build k0d g"


def test_it_does_not_take_what_it_can_not_build() -> None:
    city = "-/-/-/-/n1t,n1t,n2,n2,n3;c0=n"
    assert choice(f"sf1 0 turn - 6 n2t|n1t|- {city} {EMPTY} -") == "draw"


def test_it_takes_the_bonus_that_scores_rather_than_tracks_for_nothing() -> None:
    city = "-/-/-/y2+,y1t+/-;c0"
    other = "-/-/-/y1t/-;c0"
    assert choice(f"sf1 0 bonus-y - 6 -|-|- {city} {other} -") == "bonus vp"


def test_it_lays_a_good_card_where_the_other_can_not_take_it() -> None:
    """The other holds one contract: a column of one card is out of reach, one of two is not (SF-3.3)."""
    other = "b4/g1f/o2t/-/-;c1"
    assert choice(f"sf1 0 lay g4 6 o1t|y1t|- {EMPTY} {other} -") == "place c"


def test_with_the_last_token_it_ends_a_game_it_wins_and_not_one_it_loses() -> None:
    strong = "b3,b4/g3,g4/o3,o2t/y3,y4/n3,n2t;c0"
    used = "b3 b4 g3 g4 o3 o2t y3 y4 n3 n2t k2"
    box = box_without("k0f", "b0f", "b1f", "o1f", "y1t", "y1t+", "g2t", "n2", "o1t+", used=used)
    assert choice(f"sf1 0 turn - 1 k2|-|- {strong} {EMPTY} {box}") == "draw"
    assert choice(f"sf1 0 turn - 1 k2|-|- {EMPTY} {strong} {box}") == "take a"


def test_it_returns_contracts_only_while_they_hurt() -> None:
    assert choice(f"sf1 0 end - 6 -|-|- -/-/-/-/n1t+,n1+;c3r {EMPTY} -") == "return 2"
    assert choice(f"sf1 0 end - 6 -|-|- -/-/-/-/n1t+,n1+;c1r {EMPTY} -") == "end"


def test_it_wins_against_random_bots_at_every_table() -> None:
    for players in (2, 3, 4):
        names = ["greedy"] + ["random"] * (players - 1)
        bots = [make_bot(name, GAME, seat, seed=4) for seat, name in enumerate(names)]
        outcome = play(GAME, bots, fogline.Seeded(players)).outcome
        assert outcome is not None
        assert outcome.winners == (0,)
