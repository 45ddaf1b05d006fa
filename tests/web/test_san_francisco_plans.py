"""The page's copy of the building rules: random plans go through `plan.ts` and `city.ts`, and through the rules.

Positions are reached by play, plans hold legal steps and others; whatever the page says of a plan must be what the
rules and the preview say.
"""

from __future__ import annotations

import contextlib
import itertools
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import fogline
from fogline import Action, BadText, Refusal, Seeded, State
from fogline.games.san_francisco.actions import Bonus, Build, Discard, Draw, Place, Return, Take
from fogline.games.san_francisco.events import CardBuilt
from fogline.games.san_francisco.game import SanFranciscoGame
from fogline.games.san_francisco.meta import BONUSES, COLUMN_NAMES
from fogline.games.san_francisco.preview import SanFranciscoPreview
from fogline.games.san_francisco.view import CardView, CityView, SanFranciscoView
from tests.games.san_francisco.cards import TEST_DECK, game_with
from tools.page import node

PROJECT = Path(__file__).resolve().parents[2]
SCRIPT = PROJECT / "web" / "src" / "games" / "san_francisco" / "followed.ts"
ROWS = "bgoyn"
SPACES = [f"{row}{column}" for row in ROWS for column in range(1, 6)]
RICH = {
    **{f"{colour}{face}": count for colour in "bgoynk" for face, count in {"0": 1, "1+": 4, "1t+": 3, "2c": 2}.items()},
    **dict.fromkeys(("g0s+", "o0s+", "y0s+"), 3),
    "b0f": 3,
    "o0f+": 2,
    "k0d+": 6,
    "n1t": 7,
}
"""A deck in which the symbols come close together."""
LATE = 350
"""Positions with cities almost full."""
GAMES = 2
"""Games with each deck and number of players."""
PLANS = 3
"""Plans at a position."""

Json = dict[str, Any]
"""A step as the page knows it: see `Step` in plan.ts."""


class Followed:
    """A plan followed by the rules: what `Planned` is on the page."""

    def __init__(self, state: State, column: str | None) -> None:
        self.seat = state.actors[0]
        self.begun = _view(state, self.seat)
        self.state = state.clone()
        self.column = column
        self.cards = self.begun.hand if column is None else self.begun.columns[column]
        self.wanted: list[Json] = []
        self.steps: list[Json] = []
        self.actions: list[Action] = []
        self.fates: list[int | str | None] = [None] * len(self.cards)
        self.tokens: dict[str, str] = {}
        self.laid: list[str] = []
        if column is not None:
            assert self._acts(f"take {column}")

    @property
    def decides(self) -> bool:
        """Whether a card or a bonus is still to be decided."""
        return any(isinstance(action, (Build, Discard, Bonus)) for action in self.state.legal(self.seat))

    @property
    def pending(self) -> bool:
        """Whether a bonus must be chosen."""
        return any(isinstance(action, Bonus) for action in self.state.legal(self.seat))

    def take(self, step: Json) -> None:
        """Try a step; what the rules refuse is dropped."""
        self.wanted.append(step)
        match step:
            case {"kind": "bonus", "bonus": bonus}:
                if self._chooses(bonus):
                    self.steps.append(step)
            case {"kind": "return", "contracts": count}:
                if self._acts(f"return {count}"):
                    self.steps.append(step)
            case {"kind": kind, "index": index} if 0 <= index < len(self.cards) and self.fates[index] is None:
                if kind == "skip" and self._acts(f"discard {self.cards[index]}"):
                    self.fates[index] = "skip"
                    self.steps.append(step)
                elif kind == "build":
                    self._builds(step)

    def _builds(self, step: Json) -> None:
        if not self._acts(f"build {self.cards[step['index']]} {step['row']}"):
            return
        self.fates[step["index"]] = sum(isinstance(fate, int) for fate in self.fates) + 1
        bonus = step.get("bonus")
        kept = {key: step[key] for key in ("kind", "index", "row")}
        self.steps.append({**kept, "bonus": bonus} if bonus and self._chooses(bonus) else kept)

    def _chooses(self, bonus: Json) -> bool:
        if not self._acts(f"bonus {bonus['bonus']} {bonus['target']}"):
            return False
        if bonus["bonus"] in ("plus", "tracks"):
            self.tokens[bonus["target"]] = bonus["bonus"]
        return True

    def _acts(self, text: str) -> bool:
        try:
            action = self.state.game.action(text)
            events = self.state.apply(action, self.seat)
        except Refusal:
            return False
        self.actions.append(action)
        self.laid += [event.space for event in events if isinstance(event, CardBuilt)]
        return True

    def expected(self) -> Json:
        """What the page must say."""
        after, told = _view(self.state, self.seat), self._told()
        city = after.cities[self.seat]
        undecided = [index for index, fate in enumerate(self.fates) if fate is None] if after.outcome is None else []
        pending = {"row": after.bonus_row, "kinds": list(told.bonus_choices)} if after.phase == "bonus" else None
        asks = after.phase == "end" and self.state.actors == (self.seat,)
        actions = [*map(str, self.actions), *(["end"] if asks else [])]
        legal = [*self.state.legal(self.seat)]
        return {
            "steps": self.steps,
            "actions": actions,
            "stepwise": actions,
            "cells": [[self._cell(city, row, column) for column in range(len(city.rows[row]))] for row in range(5)],
            "pending": pending,
            "undecided": undecided,
            "fates": self.fates,
            "built": sum(isinstance(fate, int) for fate in self.fates),
            "skipped": self.fates.count("skip"),
            "contracts": told.contracts[self.seat].after,
            "returnTokens": city.return_tokens,
            "complete": not self.decides,
            "rows": [_rows(legal, self.cards[index]) for index in undecided] if pending is None else [],
            "returns": [action.contracts for action in legal if isinstance(action, Return)],
            "targets": [_targets(legal, kind) for kind in told.bonus_choices],
            "requirement": city.requirement,
            "waiting": {one.space: one.around.after for one in told.foundations},
            "full": sum(map(len, city.rows)) == len(SPACES),
            "consequences": {
                "built": [[built.card, built.space] for built in told.built],
                "trams": sorted(told.trams),
                "squares": sorted(told.squares),
                "skyscrapers": sorted(raised.space for raised in told.skyscrapers),
                "totals": [one.totals[self.seat].after for one in told.rankings],
            },
        }

    def _cell(self, city: CityView, row: int, column: int) -> Json:
        card, space = city.rows[row][column], f"{ROWS[row]}{column + 1}"
        return {
            "space": space,
            "card": card.card,
            "value": card.value,
            "plus": card.plus,
            "tracks": card.tracks,
            "tracksToken": card.tracks_token,
            "tram": card.tram,
            "skyscraper": card.skyscraper,
            "ghost": self.laid.index(space) + 1 if space in self.laid else 0,
            "token": self.tokens.get(space, ""),
        }

    def _told(self) -> SanFranciscoPreview:
        told = self.state.game.preview(self.begun, self.actions)
        assert isinstance(told, SanFranciscoPreview)
        assert told.refusal is None
        return told


def consequences(before: CityView, cells: list[list[Json]]) -> Json:
    """What the page's cells say that a plan changes, in the words of the preview."""
    was = {f"{ROWS[row]}{column + 1}": card for row in range(5) for column, card in enumerate(before.rows[row])}
    flat = [cell for row in cells for cell in row]
    laid = sorted((cell for cell in flat if cell["ghost"]), key=lambda cell: cell["ghost"])

    def gained(what: str) -> list[str]:
        return sorted(cell["space"] for cell in flat if cell[what] and not getattr(was.get(cell["space"]), what, False))

    return {
        "built": [[cell["card"], cell["space"]] for cell in laid],
        "trams": gained("tram"),
        "squares": sorted(cell["space"] for cell in flat if _live(cell) and not _was_live(was.get(cell["space"]))),
        "skyscrapers": gained("skyscraper"),
        "totals": [*(sum(cell["value"] for cell in row) for row in cells), sum(cell["tram"] for cell in flat)],
    }


def _live(cell: Json) -> bool:
    """SF-5.5: a square beside a tram."""
    return "s" in cell["card"] and cell["value"] - 2 * cell["plus"] - int(cell["card"][1]) == 4


def _was_live(card: CardView | None) -> bool:
    return card is not None and _live(msgspec.to_builtins(card))


def _kind(action: Action) -> str:
    return f"bonus {action.bonus}" if isinstance(action, Bonus) else type(action).__name__


def _rows(legal: list[Action], card: str) -> list[str]:
    return [action.row for action in legal if isinstance(action, Build) and action.card == card]


def _targets(legal: list[Action], kind: str) -> list[str]:
    return [action.target for action in legal if isinstance(action, Bonus) and action.bonus == kind and action.target]


def _view(state: State, seat: int) -> SanFranciscoView:
    view = state.view(seat)
    assert isinstance(view, SanFranciscoView)
    return view


class Planner:
    """Makes plans up: mostly steps that the rules allow, and any others among them."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def plan(self, state: State) -> Followed | None:
        """A plan at a position; None where no column can be taken."""
        takes = [action.column for action in state.legal() if isinstance(action, Take)]
        if not takes and Draw() in state.legal():
            return None
        plan = Followed(state, self.random.choice(takes) if takes else None)
        for _ in range(self.random.randrange(3 * len(plan.cards) + 3)):
            if plan.pending and self.random.random() < 0.2:
                break
            plan.take(self._legal(plan) if plan.decides and self.random.random() < 0.7 else self._any(plan))
        return plan

    def _legal(self, plan: Followed) -> Json:
        """A step that the rules allow."""
        match self._better([*plan.state.legal(plan.seat)]):
            case Bonus(kind, target):
                return {"kind": "bonus", "bonus": {"bonus": kind, "target": target}}
            case Return(contracts):
                return {"kind": "return", "contracts": contracts}
            case Discard(card):
                return {"kind": "skip", "index": self._index(plan, card)}
            case Build(card, row) as build:
                step = {"kind": "build", "index": self._index(plan, card), "row": row}
                return step | self._earned(plan, build)
            case other:
                raise AssertionError(other)

    def _index(self, plan: Followed, card: str) -> int:
        same = [i for i, code in enumerate(plan.cards) if code == card and plan.fates[i] is None]
        return self.random.choice(same)

    def _earned(self, plan: Followed, build: Build) -> Json:
        """Sometimes the bonus that a card earns goes with it."""
        twin = plan.state.clone()
        twin.apply(build, plan.seat)
        earned = [action for action in twin.legal(plan.seat) if isinstance(action, Bonus)]
        if not earned or self.random.random() < 0.3:
            return {}
        bonus = self.random.choice(earned)
        return {"bonus": {"bonus": bonus.bonus, "target": bonus.target}}

    def _better(self, legal: list[Action]) -> Action:
        """Cards are rather built than discarded, so that cities grow; each kind of bonus is as likely."""
        better = [action for action in legal if not isinstance(action, Discard)]
        chosen = better if better and self.random.random() < 0.8 else legal
        kind = _kind(self.random.choice(sorted(chosen, key=str)))
        kind = self.random.choice(sorted({_kind(action) for action in chosen})) if kind.startswith("bonus") else kind
        return self.random.choice([action for action in chosen if _kind(action) == kind])

    def _any(self, plan: Followed) -> Json:
        """Any step that can be written down."""
        index = self.random.randrange(len(plan.cards) + 1)
        match self.random.choice(("bonus", "bonus", "build", "build", "skip", "return")):
            case "bonus":
                return {"kind": "bonus", "bonus": self._any_bonus(plan)}
            case "return":
                return {"kind": "return", "contracts": self.random.choice((1, 2))}
            case "skip":
                return {"kind": "skip", "index": index}
            case _:
                step = {"kind": "build", "index": index, "row": self.random.choice(ROWS)}
                return {**step, "bonus": self._any_bonus(plan)} if self.random.random() < 0.5 else step

    def _any_bonus(self, plan: Followed) -> Json:
        """Any bonus, rather of a kind that can be taken, and rather on a card that has one already."""
        kinds = [action.bonus for action in plan.state.legal(plan.seat) if isinstance(action, Bonus)]
        target = self.random.choice(("", "b1", self.random.choice(ROWS), self.random.choice(SPACES)))
        return {"bonus": self.random.choice(kinds or BONUSES), "target": target}

    def positions(self, state: State) -> Iterator[State]:
        """A game at random: every position in which a column may be taken or its cards are being decided."""
        luck = Seeded(self.random.randrange(2**32))
        while state.outcome is None:
            if state.chance() is not None:
                state.apply(luck.choose(state))
                continue
            legal = [*state.legal()]
            if not any(isinstance(action, Place) for action in legal) and self.random.random() < 0.5:
                yield state
            worse: type[Action] = Draw if self.random.random() < 0.4 else Take
            state.apply(self._better([action for action in legal if not isinstance(action, worse)] or legal))

    def late(self, game: SanFranciscoGame) -> State:
        """A position that play seldom reaches: a city almost full, with symbols, coasts and tokens close together."""
        cards = [code for code, count in RICH.items() for _ in range(count)]
        self.random.shuffle(cards)
        columns = "|".join(",".join(cards.pop() for _ in range(self.random.randrange(1, 5))) for _ in COLUMN_NAMES)
        lengths = [self.random.choice((4, 5, 5, 5)) for _ in ROWS[1:]]
        rows = [self._row(cards, row, length) for row, length in zip(ROWS, [4, *lengths], strict=True)]
        full = "".join(row for row, length in zip(ROWS[1:], lengths, strict=True) if length == 5)
        token, other = self.random.choice(("", "r")), self.random.randrange(3)
        held = f"{token}={full}" if full else token
        for medal in ("", "m"):  # SF-5.7: with a skyscraper comes the medal
            city = f"{'/'.join(map(','.join, rows))};c0{medal}{held}"
            with contextlib.suppress(BadText):
                return game.position(f"sf1 0 turn - 6 {columns} {city} -/-/-/-/-;c{other} -")
        raise AssertionError(f"no position: {city}")

    def _row(self, cards: list[str], row: str, length: int) -> list[str]:
        """Cards for a district, where there are such with one symbol, so that the next one earns; tokens at the top."""
        own = [card for card in cards if card[0] in (row, "k")]
        own.sort(key=lambda card: "+" in card)
        fitting = [*own[-1:], *own[:-1]][:length]
        for card in fitting:
            cards.remove(card)
        if row == "b":
            fitting[0] += self.random.choice(("", "*", "**"))
            fitting[1:3] = [card if "t" in card else f"{card}~" for card in fitting[1:3]]
        return fitting


def market(state: State) -> Json:
    """What the page must say of the columns, whatever is planned (SF-3.3, SF-4.1)."""
    view = _view(state, state.actors[0])
    told = state.game.preview(view, [])
    assert isinstance(told, SanFranciscoPreview)
    takes = [action for action in state.legal() if isinstance(action, Take)]
    taken = state.game.preview(view, takes[:1])
    assert isinstance(taken, SanFranciscoPreview)
    return {
        "takers": [list(reach.before) for reach in told.reach],
        "open": [take.column for take in takes] if view.phase == "turn" else None,
        "gained": [contracts.after for contracts in taken.contracts] if takes else None,
    }


def ask(page: Path, asked: list[Json]) -> list[Json]:
    """What the page says, executed by Node as it is."""
    cases, answers = page / "cases.json", page / "answers.json"
    cases.write_bytes(msgspec.json.encode(asked))
    subprocess.run([node(), SCRIPT, cases, answers], check=True, timeout=120)
    found: list[Json] = msgspec.json.decode(answers.read_bytes())
    return found


def games() -> list[SanFranciscoGame]:
    builtin = fogline.load("san-francisco")
    assert isinstance(builtin, SanFranciscoGame)
    return [builtin, game_with(TEST_DECK, exact=True), game_with(RICH)]


def made_up(players: int) -> Iterator[tuple[State, list[Followed]]]:
    """Positions of random games with both decks, and plans at each."""
    planner, decks = Planner(players), games()
    played = (state for game in decks for _ in range(GAMES) for state in planner.positions(game.start(players)))
    late = (planner.late(decks[-1]) for _ in range(LATE))
    for state in itertools.chain(played, late):
        plans = [planner.plan(state) for _ in range(PLANS)]
        yield state.clone(), [plan for plan in plans if plan is not None]


def question(state: State, plans: list[Followed]) -> Json:
    """A position and its plans as the page is asked about them."""
    wanted = [{"column": plan.column, "steps": plan.wanted} for plan in plans]
    return {"view": _view(state, state.actors[0]), "plans": wanted}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_page_plans_by_the_rules(players: int, tmp_path: Path) -> None:
    cases = [*made_up(players)]
    answers = ask(tmp_path, [question(state, plans) for state, plans in cases])
    for (state, plans), answer in zip(cases, answers, strict=True):
        for what, told in market(state).items():
            assert told is None or answer[what] == told, f"{what}: {state}"
        for plan, followed in zip(plans, answer["plans"], strict=True):
            told = {**followed, "consequences": consequences(plan.begun.cities[plan.seat], followed["cells"])}
            assert told == plan.expected(), f"{state}: {plan.column}, {plan.wanted}"
    assert sum(len(plans) for _, plans in cases) > 1000
