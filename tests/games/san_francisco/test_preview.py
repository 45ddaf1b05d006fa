"""What a preview tells, and that it comes true."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fogline
from fogline import SPECTATOR, Action, Event, IllegalAction, Seeded, State
from fogline.core.game import Change
from fogline.core.native import Luck
from fogline.games.san_francisco import events
from fogline.games.san_francisco.actions import Discard, Draw, Place, Take
from fogline.games.san_francisco.game import SanFranciscoGame
from fogline.games.san_francisco.preview import Built, Raised, SanFranciscoPreview, Waiting
from fogline.games.san_francisco.state import CARD
from fogline.games.san_francisco.view import CityView, SanFranciscoView
from fogline.texts import Texts
from tests.games.san_francisco.look import EMPTY, table


def load_game() -> SanFranciscoGame:
    game = fogline.load("san-francisco")
    assert isinstance(game, SanFranciscoGame)
    return game


ROWS = "bgoyn"
SPACES = [f"{row}{column}" for row in ROWS for column in range(1, 6)]
GAME = load_game()


def preview(game: SanFranciscoGame, position: str, *actions: str, seat: int = 0) -> SanFranciscoPreview:
    view = game.position(position).view(seat)
    return game.preview(view, [game.action(action) for action in actions])


def words(game: SanFranciscoGame, one: SanFranciscoPreview) -> list[str]:
    texts = Texts(game, names=["Ada", "Bea", "Cy"])
    return [texts.say(message) for message in one.messages()]


# What it tells.


@pytest.mark.rule("SF-5.4", "SF-5.5", "SF-5.6", "SF-5.7")
def test_a_whole_turn_from_taking_a_column_to_its_last_card(game: SanFranciscoGame) -> None:
    position = f"sf1 0 turn - 6 b0d,g1|n1|- -/g0f,g0s/o3/-/-;c0 {EMPTY} -"
    told = preview(game, position, "take a", "build b0d", "build g1")
    assert told.refusal is None
    assert told.built == (Built("b0d", "b1"), Built("g1", "g3"))
    assert told.trams == ("b1",)
    assert told.squares == ()
    assert told.contracts == (Change(0, 1), Change(0, 0))
    assert words(game, told) == [
        "On blue space 1: a blue 0 (depot).",
        "On grey space 3: a grey 1.",
        "A new tram on blue space 1.",
        "Blue district: a card of yours lies there now, so a token can come to you.",
        "Grey district: 0 → 1, still 1st.",
        "Trams: 0 → 1, still 1st.",
        "Contracts: 0 → 1.",
        "Column B (1 card) could then be taken by Bea.",
        "Your points if scored now: 4 → 8½.",
    ]


@pytest.mark.rule("SF-5.5", "SF-5.6", "SF-5.7")
def test_the_arithmetic_of_a_skyscraper(game: SanFranciscoGame) -> None:
    # The depot serves the square beside the foundation: 4 from the square and 3 from below make 7.
    position = f"sf1 0 build k0d,b3 6 -|-|- b0/g0f,g0s/o3/-/-;c0 {EMPTY} -"
    told = preview(game, position, "build k0d b")
    assert told.squares == ("g2",)
    assert told.skyscrapers == (Raised("g1", 7, 7, 0),)
    assert (told.medal_before, told.medal) == (None, 0)
    assert told.hand == ("b3",)
    assert "The foundation on grey space 1 has 7 of 7: skyscraper." in words(game, told)
    assert "You receive the master builder medal." in words(game, told)


@pytest.mark.rule("SF-5.6")
def test_coasts_lower_what_every_foundation_needs(game: SanFranciscoGame) -> None:
    position = f"sf1 0 build k0c 6 -|-|- b0,b0f/g0f/o6/-/-;c0 {EMPTY} -"
    told = preview(game, position, "build k0c n")
    assert told.skyscrapers == (Raised("g1", 6, 6, 1),)
    assert told.foundations == (Waiting("b2", False, Change(0, 0), Change(7, 6)),)
    said = words(game, told)
    assert "The foundation on grey space 1 has 6 of 6 (7, −1 coast): skyscraper." in said
    assert "The foundation on blue space 2 goes from 0 of 7 to 0 of 6." in said


@pytest.mark.rule("SF-4.1")
def test_everyone_returns_a_contract(game: SanFranciscoGame) -> None:
    told = preview(game, f"sf1 0 turn - 6 b2|n1,n2|- {EMPTY} -/-/-/-/-;c2 -", "take a")
    assert told.everyone_returns
    assert told.contracts == (Change(0, 0), Change(2, 1))
    assert [reach.after for reach in told.reach] == [(), (0, 1), ()]
    assert "Everyone returns a contract; you are left with none." in words(game, told)


@pytest.mark.rule("SF-7.1", "SF-7.2")
def test_a_bonus_is_told_with_its_choice_and_once_taken_with_its_effects(game: SanFranciscoGame) -> None:
    position = f"sf1 0 build g1+ 6 -|-|- -/g1+/-/-/-;c0 {EMPTY} -"
    told = preview(game, position, "build g1+")
    assert (told.bonuses_earned, told.bonuses_taken, told.bonus_choices) == (("g",), (), ("value", "tracks"))
    assert "You choose one of these bonuses: value-4 card or tracks token." in words(game, told)
    told = preview(game, position, "build g1+", "bonus value n")
    assert (told.bonuses_earned, told.bonuses_taken, told.bonus_choices) == (("g",), ("value",), ())
    assert told.built == (Built("g1+", "g2"), Built("value4", "n1"))
    assert told.rankings[4].totals[0] == Change(0, 4)
    assert "You take a value-4 card." in words(game, told)


@pytest.mark.rule("SF-7.2")
def test_a_lost_bonus_is_told(game: SanFranciscoGame) -> None:
    position = "sf1 0 build g1+ 6 -|-|- -/g1+/-/-/-;c0 value4,value4,value4,k1~/k1~/k1~/-/-;c0 -"
    told = preview(game, position, "build g1+")
    assert told.bonuses_lost == ("g",)
    assert "The bonus of the grey district is lost: nothing can be taken for it." in words(game, told)


@pytest.mark.rule("SF-5.3")
def test_a_completion_is_told_only_to_the_first(game: SanFranciscoGame) -> None:
    full = "b0,b0,b1,b1,b2"
    first = preview(game, f"sf1 0 build b2 6 -|-|- b2,b2,b3,b3/-/-/-/-;c0 {EMPTY} -", "build b2")
    second = preview(game, f"sf1 0 build b2 6 -|-|- b2,b2,b3,b3/-/-/-/-;c0 {full}/-/-/-/-;c0=b -", "build b2")
    assert (first.completions, second.completions) == (("b",), ())
    assert "You are the first to complete the blue district: 1 point." in words(game, first)


@pytest.mark.rule("SF-3.2", "SF-8.1")
def test_laying_a_foundation_tells_the_tokens_left_and_the_end(game: SanFranciscoGame) -> None:
    told = preview(game, f"sf1 0 lay b0f 2 -|n1|- {EMPTY} -/-/-/-/-;c1 -", "place b")
    assert told.placed == ("b0f", "b")
    assert told.foundation_tokens == Change(2, 1)
    assert told.outcome is None
    assert words(game, told) == [
        "In column B: a blue 0 (foundation).",
        "1 foundation token is left.",
        "Column B (2 cards) could then be taken by Ada and Bea.",
    ]
    last = preview(game, f"sf1 0 lay b0f 1 -|n1|- {EMPTY} -/-/-/-/-;c1 -", "place b")
    assert last.outcome is not None
    assert last.outcome.termination == "foundations"
    assert words(game, last)[-1].startswith("This ends the game. Ada has laid the last foundation token.")


def test_drawing_reveals_and_ends_the_preview(game: SanFranciscoGame) -> None:
    told = preview(game, f"sf1 0 turn - 6 -|-|- {EMPTY} {EMPTY} -", "draw", "place a")
    assert told.reveals
    assert told.actions == ("draw",)
    assert told.refusal is None
    assert words(game, told) == [
        "What comes next is luck: taking it back means new luck, and other people are asked first."
    ]


def test_a_refusal_is_told_after_what_came_before_it(game: SanFranciscoGame) -> None:
    told = preview(game, f"sf1 0 turn - 6 b2,n1|-|- {EMPTY} {EMPTY} -", "take a", "build b2", "build g1")
    assert (told.refusal and told.refusal.code, told.refused) == ("card-not-taken", 2)
    assert told.built == (Built("b2", "b1"),)
    assert words(game, told)[-1] == "“build g1” is not possible: None of the cards you have taken is a grey 1."


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_only_the_player_whose_turn_it_is_gets_anywhere(game: SanFranciscoGame, seat: int) -> None:
    told = preview(game, f"sf1 0 turn - 6 -|-|- {EMPTY} {EMPTY} -", "draw", seat=seat)
    assert (told.refusal and told.refusal.code, told.refused, told.reveals) == ("not-your-turn", 0, False)


def test_while_luck_decides_nothing_can_be_previewed(game: SanFranciscoGame) -> None:
    told = preview(game, f"sf1 0 draw - 6 -|-|- {EMPTY} {EMPTY} -", "place a")
    assert (told.refusal and told.refusal.code, told.refused, told.reveals) == ("chance-decides", 0, False)
    told = preview(game, f"sf1 0 draw - 6 -|-|- {EMPTY} {EMPTY} -", "card b2")
    assert told.refusal is not None
    assert told.refusal.code == "luck-decides"


def test_no_actions_change_nothing(game: SanFranciscoGame) -> None:
    told = preview(game, f"sf1 0 draw - 6 -|-|- {EMPTY} {EMPTY} -")
    assert (told.actions, told.reveals, told.messages()) == ((), False, ())


# It comes true.


def decisions(players: int, seed: int) -> Iterator[State]:
    """The positions of a game in which a player decides. The players are at random, but rather build than discard."""
    state, source, luck = GAME.start(players), Seeded(seed), Luck(seed)
    while state.outcome is None:
        if state.chance() is not None:
            state.apply(source.choose(state))
        else:
            yield state.clone()
            state.apply(choose(state, luck))


def choose(state: State, luck: Luck) -> Action:
    legal = list(state.legal())
    worse: type[Action] = Draw if luck.below(3) else Take
    better = [action for action in legal if not isinstance(action, (Discard, worse))] or legal
    return better[luck.below(len(better))]


def plan(state: State, luck: Luck, length: int) -> list[Action]:
    """Legal actions of one turn, up to luck or the end of the turn."""
    twin, seat, actions = state.clone(), state.actors[0], list[Action]()
    while len(actions) < length and twin.actors == (seat,):
        actions.append(choose(twin, luck) if luck.below(8) else twin.legal()[-1])
        twin.apply(actions[-1], seat)
    return actions


def on(city: CityView, what: str) -> set[str]:
    """The spaces whose card carries a ``tram`` or a ``skyscraper``."""
    return {space for space in SPACES if getattr(laid(city, space), what, False)}


def laid(city: CityView, space: str) -> object:
    row, column = city.rows[ROWS.index(space[0])], int(space[1]) - 1
    return row[column] if column < len(row) else None


def value(city: CityView, space: str) -> int:
    return getattr(laid(city, space), "value", 0)


def around(city: CityView, space: str) -> int:
    """SF-5.6: what the cards beside a space are worth."""
    row, column = ROWS.index(space[0]), int(space[1])
    beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return sum(value(city, f"{ROWS[r]}{c}") for r, c in beside if 0 <= r < 5 and 1 <= c <= 5)


def total(city: CityView, number: int) -> int:
    return city.trams if number == 5 else city.values[number]


def is_there(city: CityView, number: int) -> bool:
    """SF-9.5: whether the city has a card in the district, or a tram."""
    return bool(city.trams if number == 5 else city.rows[number])


def order(view: SanFranciscoView, number: int, trigger: int) -> list[int]:
    """SF-9.1 to SF-9.5, naively: the seats from the first to the last."""

    def rank(seat: int) -> tuple[bool, list[int], int]:
        city = view.cities[seat]
        if number == 5:
            ties = [sum(space[1] == column for space in on(city, "tram")) for column in "12345"]
        else:
            ties = [value(city, space) for space in SPACES[5 * number :] + SPACES[: 5 * number]]
        ranked = [-one for one in (total(city, number), *ties)]
        return not is_there(city, number), ranked, (seat - trigger) % view.players

    return sorted(range(view.players), key=rank)


def points(view: SanFranciscoView, seat: int, orders: list[list[int]]) -> int:
    """SF-9.6, naively, in halves."""
    city = view.cities[seat]
    tokens = {2: [4, 0], 3: [4, 2, 0], 4: [4, 2, 0, -2]}[view.players]
    advantages = sum(advantage(city, number, order.index(seat), tokens) for number, order in enumerate(orders))
    beside = 2 * len(city.completions) + 3 * city.vp_tokens + 2 * (view.medal == seat)
    return 2 * city.skyscrapers + beside + advantages


def advantage(city: CityView, number: int, place: int, tokens: list[int]) -> int:
    """SF-9.5, naively."""
    token = tokens[place] + (number == 5 and place == 0)
    return token if is_there(city, number) else min(token, 0)


def raised(before: SanFranciscoView, after: SanFranciscoView, seat: int) -> list[Raised]:
    city = after.cities[seat]
    coasts = sum("c" in card.card for row in city.rows for card in row)
    new = sorted(on(city, "skyscraper") - on(before.cities[seat], "skyscraper"), key=SPACES.index)
    return [Raised(space, around(city, space), max(7 - coasts, 0), coasts) for space in new]


def squares(city: CityView) -> set[str]:
    """Squares that a tram serves."""
    cards = ((f"{row}{i}", card) for row, cards in zip(ROWS, city.rows, strict=True) for i, card in enumerate(cards, 1))
    return {space for space, card in cards if "s" in card.card and card.value - 2 * card.plus == 4}


@settings(max_examples=20)
@given(players=st.integers(2, 4), seed=st.integers(0, 10**6), length=st.integers(1, 9))
def test_a_preview_comes_true(players: int, seed: int, length: int) -> None:
    luck, texts = Luck(seed), Texts(GAME)
    for state in decisions(players, seed):
        seat, position, actions = state.actors[0], str(state), plan(state, luck, length)
        if luck.below(20 if isinstance(actions[0], (Draw, Place)) else 3):
            continue
        told = GAME.preview(state.view(seat), actions)
        assert str(state) == position
        views, happened = [table(state)], list[Event]()
        for action in actions:
            happened += state.apply(action, seat)
            views.append(table(state))
        agrees(told, views, happened, seat)
        assert (told.actions, told.refusal, told.refused) == (tuple(map(str, actions)), None, None)
        assert told.reveals == (state.chance() is not None)
        assert all(texts.say(message) for message in told.messages())


def takers(view: SanFranciscoView, column: str) -> tuple[int, tuple[int, ...]]:
    """SF-3.3: how many cards a column has, and who has fewer contracts."""
    cards = len(view.columns[column])
    return cards, tuple(seat for seat, city in enumerate(view.cities) if city.contracts < cards)


def agrees(told: SanFranciscoPreview, views: list[SanFranciscoView], happened: list[Event], seat: int) -> None:
    """What was told is what the views before, between and after show, and what the events say."""
    before, after = views[0], views[-1]
    old, new = before.cities[seat], after.cities[seat]
    spaces = {space for space in SPACES if laid(new, space) and not laid(old, space)}
    assert {built.space for built in told.built} == spaces
    assert [(built.card, built.space) for built in told.built] == [
        (event.card, event.space) for event in happened if isinstance(event, events.CardBuilt)
    ]
    assert told.hand == (after.hand if after.phase in ("build", "bonus") else ())
    assert set(told.trams) == on(new, "tram") - on(old, "tram")
    assert len(told.trams) == len(set(told.trams))
    assert set(told.squares) == squares(new) - squares(old)
    assert list(told.skyscrapers) == [one for step in pairwise(views) for one in raised(*step, seat)]
    assert {one.space: (one.around.after, one.requirement.after) for one in told.foundations} == {
        space: (value_around, new.requirement) for space, value_around in new.foundations.items()
    }
    for one in told.foundations:
        assert (one.around.before, one.requirement.before) == (around(old, one.space), old.requirement)
        assert one.new == (laid(old, one.space) is None)
    trigger = after.turn if after.outcome and after.turn is not None else seat
    earlier = [order(before, number, seat) for number in range(6)]
    later = [order(after, number, trigger) for number in range(6)]
    for player in range(before.players):
        for number, one_ranking in enumerate(told.rankings):
            totals = Change(total(before.cities[player], number), total(after.cities[player], number))
            places = Change(earlier[number].index(player) + 1, later[number].index(player) + 1)
            assert (one_ranking.totals[player], one_ranking.places[player]) == (totals, places)
        assert told.points[player] == Change(points(before, player, earlier), points(after, player, later))
        assert told.contracts[player] == Change(before.cities[player].contracts, after.cities[player].contracts)
    assert set(told.completions) == set(new.completions) - set(old.completions)
    assert set(told.bonus_choices) == {
        str(a).split()[1] for a in GAME.position(after.position).legal() if "bonus" in str(a)
    }
    assert {kind: before.supply[kind] - after.supply[kind] for kind in before.supply} == {
        kind: told.bonuses_taken.count(kind) for kind in before.supply
    }
    earned = [event.row for event in happened if isinstance(event, events.BonusEarned)]
    lost = [event.row for event in happened if isinstance(event, events.BonusLost)]
    assert (list(told.bonuses_earned), list(told.bonuses_lost)) == (earned, lost)
    assert (told.medal_before, told.medal) == (before.medal, after.medal)
    assert told.everyone_returns == any(isinstance(event, events.ContractsReturned) for event in happened)
    assert told.foundation_tokens == Change(before.foundation_tokens, after.foundation_tokens)
    for reach in told.reach:
        assert (reach.cards.before, reach.before) == takers(before, reach.column)
        assert (reach.cards.after, reach.after) == takers(after, reach.column)
    assert told.outcome == after.outcome
    box = sum(after.box.values()) - sum(before.box.values())
    assert len(told.discarded) + told.unbuilt == box


@settings(max_examples=10)
@given(players=st.integers(2, 4), seed=st.integers(0, 10**6))
def test_a_refused_action_stops_the_preview_where_it_would_stop_the_player(players: int, seed: int) -> None:
    luck = Luck(seed)
    for state in decisions(players, seed):
        if luck.below(6):
            continue
        seat, actions = state.actors[0], plan(state, luck, 2)
        wrong = GAME.decode(luck.below(CARD + 6 * len(GAME.deck.kinds)))
        told = GAME.preview(state.view(seat), [*actions, wrong])
        for action in actions:
            state.apply(action, seat)
        reached, expected = table(state), None
        if state.chance() is None:
            try:
                state.apply(wrong, seat)
                continue
            except IllegalAction as refusal:
                expected = refusal.reason
        assert told.refusal == expected
        assert told.refused == (None if expected is None else len(actions))
        assert told.outcome == reached.outcome
        assert [change.after for change in told.contracts] == [city.contracts for city in reached.cities]


@given(seed=st.integers(0, 10**6))
@settings(max_examples=3)
def test_a_preview_needs_nothing_but_the_view(seed: int) -> None:
    other, luck = load_game(), Luck(seed)
    for state in decisions(3, seed):
        if luck.below(6):
            continue
        view, actions = state.view(state.actors[0]), plan(state, luck, 5)
        copy = msgspec.json.decode(msgspec.json.encode(view), type=SanFranciscoView)
        assert copy == view
        assert other.preview(copy, actions) == GAME.preview(view, actions)
