"""What is true of every position of every game, with any deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import assume, example, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

import fogline
from fogline import Entry, Event, State
from fogline.core.native import Luck
from fogline.core.sources import derive
from fogline.games.san_francisco.components import COLOURS, LETTERS
from fogline.games.san_francisco.events import TokenUsed
from fogline.games.san_francisco.game import SanFranciscoGame
from fogline.games.san_francisco.view import CityView, SanFranciscoView
from tests.games.san_francisco import naive
from tests.games.san_francisco.cards import TEST_DECK, game_with
from tests.games.san_francisco.look import table
from tests.games.san_francisco.naive import NaiveCity, naive_card, naive_city
from tests.play import LONGEST

BUILT_IN = fogline.load("san-francisco")
assert isinstance(BUILT_IN, SanFranciscoGame)


@st.composite
def faces(draw: st.DrawFn) -> str:
    """A card that a deck may hold."""
    letter = draw(st.sampled_from(LETTERS))
    marks = draw(st.sets(st.sampled_from("tdsfc+"), max_size=3))
    if letter not in "goy":
        marks.discard("s")
    value = 0 if "s" in marks else draw(st.integers(0, 4))
    return f"{letter}{value}" + "".join(mark for mark in "tdsfc+" if mark in marks)


@st.composite
def decks(draw: st.DrawFn) -> dict[str, int]:
    """Any deck of 87 cards with a few different faces, some for each district."""
    codes = draw(st.lists(faces(), min_size=8, max_size=20, unique=True))
    return {code: 87 // len(codes) + (number < 87 % len(codes)) for number, code in enumerate(codes)}


games = st.one_of(st.just(BUILT_IN), st.just(game_with(TEST_DECK)), st.builds(game_with, decks()))
seeds = st.integers(0, 2**32 - 1)
seats = st.integers(2, 4)


def eager(state: State, luck: Luck) -> Entry:
    """A random move that rather builds than discards, so that cities grow and things happen in them."""
    chance = state.chance()
    if chance is not None:
        return Entry("chance", str(state.game.decode_outcome(chance.stream, state.position.sample(luck))))
    texts = [str(action) for action in state.legal()]
    kept = [text for text in texts if not text.startswith("discard")] or texts
    chosen = kept if luck.below(10) else texts
    return Entry(state.actors[0], chosen[luck.below(len(chosen))])


def history(game: SanFranciscoGame, players: int, seed: int) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Every position of a game, with what led to it."""
    state, luck = game.start(players), Luck(derive("eager", seed))
    yield state, ()
    for _ in range(LONGEST):
        if state.outcome is not None:
            return
        yield state, state.apply(eager(state, luck).text)
    pytest.fail("a game without an end")


@given(games, seats, seeds)
@hypothesis_settings(max_examples=20)
def test_everything_is_in_exactly_one_place(game: SanFranciscoGame, players: int, seed: int) -> None:
    used = 0
    for state, events in history(game, players, seed):
        used += sum(isinstance(event, TokenUsed) for event in events)
        view = table(state)
        assert cards_everywhere(view) == Counter({kind.code: kind.count for kind in game.deck.kinds})
        assert foundation_tokens(view) == 2 + 2 * players
        assert bonuses_everywhere(view, used) == dict.fromkeys(view.supply, 3)
        assert_medal(view)
        assert_completions(view)
        assert_contracts(view)


def cards_everywhere(view: SanFranciscoView) -> Counter[str]:
    places = Counter(view.deck) + Counter(view.box) + Counter(view.hand)
    for column in view.columns.values():
        places.update(column)
    places.update(built(view))
    return Counter({card: count for card, count in places.items() if card not in ("value4", "depot")})


def built(view: SanFranciscoView) -> Iterator[str]:
    return (card.card for city in view.cities for cards in city.rows for card in cards)


def foundation_tokens(view: SanFranciscoView) -> int:
    """The tokens left and those on cards; a card just drawn has none yet, and a discarded one has kept its own."""
    out = Counter(view.box) + Counter(built(view))
    for column in view.columns.values():
        out.update(column)
    if view.phase != "lay":
        out.update(view.hand)
    return view.foundation_tokens + sum(count for card, count in out.items() if "f" in naive_card(card).marks)


def bonuses_everywhere(view: SanFranciscoView, used: int) -> dict[str, int]:
    everywhere = Counter(view.supply)
    everywhere["return"] += used
    for city in view.cities:
        everywhere["vp"] += city.vp_tokens
        everywhere["return"] += city.return_tokens
        for cards in city.rows:
            for card in cards:
                everywhere["plus"] += card.plus
                everywhere["tracks"] += card.tracks_token
                everywhere["value"] += card.card == "value4"
                everywhere["depot"] += card.card == "depot"
    return dict(everywhere)


def assert_medal(view: SanFranciscoView) -> None:
    """SF-5.7: nobody has more skyscrapers than the holder, and there is one as soon as there is a skyscraper."""
    skyscrapers = [city.skyscrapers for city in view.cities]
    assert (view.medal is None) == (max(skyscrapers) == 0)
    assert view.medal is None or skyscrapers[view.medal] == max(skyscrapers)
    assert sum(skyscrapers) <= 9  # SF-1.6


def assert_completions(view: SanFranciscoView) -> None:
    """SF-5.3: one token for each district that is full somewhere, beside a city where it is."""
    tokens = Counter(letter for city in view.cities for letter in city.completions)
    full = [{letter for letter, row in zip("bgoyn", city.rows, strict=True) if len(row) == 5} for city in view.cities]
    assert tokens == Counter(set().union(*full))
    assert all(set(city.completions) <= rows for city, rows in zip(view.cities, full, strict=True))


def assert_contracts(view: SanFranciscoView) -> None:
    """SF-4.1: somebody always has none."""
    assert min(city.contracts for city in view.cities) == 0


@given(games, seats, seeds)
@hypothesis_settings(max_examples=12)
def test_trams_skyscrapers_and_values_never_shrink(game: SanFranciscoGame, players: int, seed: int) -> None:
    before: dict[tuple[int, int, int], tuple[int, bool, bool]] = {}
    for state, _ in history(game, players, seed):
        now = {
            (seat, row, column): (card.value, card.tram, card.skyscraper)
            for seat, city in enumerate(table(state).cities)
            for row, cards in enumerate(city.rows)
            for column, card in enumerate(cards)
        }
        for space, old in before.items():
            assert all(new >= past for new, past in zip(now[space], old, strict=True))
        before = now


@given(games, seats, seeds)
@hypothesis_settings(max_examples=12)
def test_incremental_updates_agree_with_working_everything_out_anew(
    game: SanFranciscoGame, players: int, seed: int
) -> None:
    for number, (state, _) in enumerate(history(game, players, seed)):
        if number % 9 == 0 or state.outcome is not None:
            view = table(state)
            # The position's text holds no trams, skyscrapers or values: reading it works them out from the cards.
            assert table(game.position(str(state))) == view
            for city in view.cities:
                assert_city(city, naive_city(city))


def assert_city(city: CityView, expected: NaiveCity) -> None:
    spaces = {(row, column): card for row, cards in enumerate(city.rows) for column, card in enumerate(cards)}
    assert {space for space, card in spaces.items() if card.tram} == expected.trams()
    assert {space for space, card in spaces.items() if card.skyscraper} == expected.skyscrapers()
    assert {space: card.value for space, card in spaces.items()} == {space: expected.value(space) for space in spaces}
    assert (city.trams, city.skyscrapers) == (len(expected.trams()), len(expected.skyscrapers()))
    assert city.values == tuple(expected.district(row) for row in range(5))


@given(games, seats, seeds)
@hypothesis_settings(max_examples=20)
def test_the_score_agrees_with_a_naive_scorer(game: SanFranciscoGame, players: int, seed: int) -> None:
    for number, (state, _) in enumerate(history(game, players, seed)):
        if number % 40 == 0 or state.outcome is not None:
            assert_score(state)


TIE_FACES = ("b1", "b2", "g1", "g0s", "o1", "y1", "y0t", "n1", "n0t", "k1", "k0d", "k0f")
TIES = dict(zip(TIE_FACES, [7] * 9 + [8] * 3, strict=True))
"""A deck of few faces, so that players are often tied."""


@st.composite
def ended(draw: st.DrawFn) -> str:
    """A finished game with small, alike cities."""
    players = draw(seats)
    row = [
        st.lists(st.sampled_from([face for face in TIE_FACES if face[0] in (letter, "k")]), max_size=3)
        for letter in "bgoyn"
    ]
    some = draw(st.lists(st.tuples(*row), min_size=1, max_size=players))
    cities = [draw(st.sampled_from(some)) for _ in range(players)]
    assume(all(count <= TIES[face] for face, count in Counter(f for city in cities for r in city for f in r).items()))
    heights = [len(plain_city(city).skyscrapers()) for city in cities]
    medal = heights.index(max(heights)) if max(heights) else -1
    texts = []
    for seat, city in enumerate(cities):
        vp = draw(st.sampled_from(["", "", "h"])) if seat < 3 else ""
        texts.append("/".join(",".join(r) or "-" for r in city) + f";c0{'m' if seat == medal else ''}{vp}")
    return f"sf1 {draw(st.integers(0, players - 1))} over-foundations - 0 -|-|- {' '.join(texts)} -"


def plain_city(rows: tuple[list[str], ...]) -> NaiveCity:
    return NaiveCity({(r, c): naive_card(code) for r, codes in enumerate(rows) for c, code in enumerate(codes)})


@given(ended())
@hypothesis_settings(max_examples=150)
@example("sf1 1 over-foundations - 0 -|-|- b1/-/-/-/-;c0 b1/-/-/-/-;c0 b1/-/-/-/-;c0 b1/-/-/-/-;c0 -")
def test_tie_breaks_agree_with_a_naive_scorer(position: str) -> None:
    assert_score(game_with(TIES).position(position))


def assert_score(state: State) -> None:
    view, rules = table(state), state.game.rules_version
    cities = [naive_city(city) for city in view.cities]
    expected = naive.rankings(cities, view.turn or 0, rules)
    for number, name in enumerate((*COLOURS[:5], "trams")):
        order = sorted(expected[number], key=lambda seat, n=number: expected[n][seat].place)  # type: ignore[misc]
        assert list(view.rankings[name]) == order
        assert list(view.advantages[name]) == [expected[number][seat].halves for seat in range(view.players)]
    assert [city.halves for city in view.cities] == [naive.points(view, seat, rules) for seat in range(view.players)]
    if view.outcome is None:
        return
    for seat, sheet in enumerate(view.outcome.sheets):
        assert sheet.halves == naive.points(view, seat, rules)
        for number, line in enumerate(sheet.lines[4:]):
            want = expected[number][seat]
            assert (line.halves, line.count, line.place, line.decided_by) == (
                want.halves,
                want.count,
                want.place,
                want.decided_by,
            )
    assert [(standing.seat, standing.place) for standing in view.outcome.standings] == naive.final_order(view, rules)
