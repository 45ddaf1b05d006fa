"""Why an action is refused, told from a view, never from the position behind it."""

from __future__ import annotations

from typing import Final

from fogline.core.errors import IllegalAction
from fogline.core.game import Action
from fogline.core.message import Argument, Message
from fogline.games.san_francisco.actions import Bonus, Build, Card, Discard, Draw, End, First, Place, Return, Take
from fogline.games.san_francisco.components import BLACK, LETTERS
from fogline.games.san_francisco.messages import card_message, space_message
from fogline.games.san_francisco.meta import BONUSES
from fogline.games.san_francisco.names import space_number
from fogline.games.san_francisco.view import CityView, SanFranciscoView

_BUSY: Final = {
    "lay": ("lay-first", "SF-3.1"),
    "build": ("build-first", "SF-3.5"),
    "bonus": ("bonus-first", "SF-5.8"),
    "end": ("action-done", "SF-3.7"),
}
"""What must be done first, in each phase that doesn't begin a turn."""


def why_not(view: SanFranciscoView, action: Action) -> IllegalAction | None:
    """Why the viewer may not do this now; None where it is legal."""
    if view.outcome is not None:
        return IllegalAction("game-over", view.outcome.rule)
    if isinstance(action, (First, Card)):
        return IllegalAction("luck-decides", None, {"outcome": str(action)})
    if not view.actors:
        return IllegalAction("chance-decides")
    if view.seat not in view.actors:
        return IllegalAction("not-your-turn", None, {"seat": view.seat})
    return _why_not_now(view, action)


def _why_not_now(view: SanFranciscoView, action: Action) -> IllegalAction | None:
    """Why the player whose turn it is may not do this."""
    match action:
        case Draw():
            return _why_not_draw(view)
        case Take(column):
            return _why_not_take(view, column)
        case Place():
            return None if view.phase == "lay" else IllegalAction("nothing-drawn", "SF-3.1")
        case Build(card, row):
            return _why_not_build(view, card, row)
        case Discard(card):
            return _why_not_card(view, card)
        case Return(contracts):
            return _why_not_return(view, contracts)
        case End():
            return _why_not_end(view)
        case Bonus(bonus, target):
            return _why_not_bonus(view, bonus, target)
    raise AssertionError(f"no action of this game: {action!r}")


def _own_city(view: SanFranciscoView) -> CityView:
    return view.cities[view.seat]


def _busy(view: SanFranciscoView) -> IllegalAction:
    """What the viewer must do first."""
    code, rule = _BUSY[view.phase]
    return IllegalAction(code, rule)


def _why_not_draw(view: SanFranciscoView) -> IllegalAction | None:
    if view.phase != "turn":
        return _busy(view)
    return None if view.deck_size else IllegalAction("deck-empty", "SF-3.6")


def _why_not_take(view: SanFranciscoView, column: str) -> IllegalAction | None:
    """SF-3.3: fewer contracts than cards, so never from an empty column."""
    if view.phase != "turn":
        return _busy(view)
    cards, contracts = len(view.columns[column]), _own_city(view).contracts
    if not cards:
        return IllegalAction("column-empty", "SF-3.3", {"column": column.upper()})
    if contracts >= cards:
        params: dict[str, Argument] = {"column": column.upper(), "cards": cards, "contracts": contracts}
        return IllegalAction("too-many-contracts", "SF-3.3", params)
    return None


def _why_not_card(view: SanFranciscoView, card: str) -> IllegalAction | None:
    if view.phase in ("lay", "bonus"):
        return _busy(view)
    if view.phase != "build":
        return IllegalAction("nothing-taken", "SF-3.5")
    if card not in view.hand:
        return IllegalAction("card-not-taken", "SF-3.5", {"card": card_message(card)})
    return None


def _why_not_build(view: SanFranciscoView, card: str, row: str) -> IllegalAction | None:
    """SF-5.1: to the district of its colour, where there is room."""
    refusal = _why_not_card(view, card)
    if refusal is not None:
        return refusal
    params = {"card": card_message(card), "row": Message(f"sf-row-{row}")}
    if card[0] not in (row, LETTERS[BLACK]):
        return IllegalAction("wrong-district", "SF-5.1", params)
    if len(_own_city(view).rows[LETTERS.index(row)]) == 5:
        return IllegalAction("row-full", "SF-5.1", params)
    return None


def _why_not_return(view: SanFranciscoView, contracts: int) -> IllegalAction | None:
    """SF-4.2; SF-3.6: returning must be enough where it is compulsory."""
    city = _own_city(view)
    if view.phase in ("lay", "bonus"):
        return IllegalAction("token-not-now", "SF-4.2")
    if not city.return_tokens:
        return IllegalAction("no-token", "SF-4.2")
    if not city.contracts:
        return IllegalAction("no-contracts", "SF-4.2")
    if contracts > city.contracts:
        return IllegalAction("fewer-contracts", "SF-4.2", {"held": city.contracts})
    longest = max(len(cards) for cards in view.columns.values())
    if view.phase == "turn" and not view.deck_size and city.contracts - contracts >= longest:
        return IllegalAction("return-enough", "SF-3.6", {"contracts": city.contracts - longest + 1})
    return None


def _why_not_end(view: SanFranciscoView) -> IllegalAction | None:
    if view.phase == "turn":
        return IllegalAction("act-first", "SF-3.7")
    return None if view.phase == "end" else _busy(view)


def _why_not_bonus(view: SanFranciscoView, bonus: str, target: str) -> IllegalAction | None:
    """SF-7.2 to SF-7.6."""
    if view.bonus_row is None:
        return IllegalAction("no-bonus-earned", "SF-7.1")
    own = BONUSES[LETTERS.index(view.bonus_row)]
    if bonus not in (own, "tracks"):
        params = {"bonus": Message(f"sf-bonus-{bonus}"), "own": Message(f"sf-bonus-{own}")}
        return IllegalAction("other-bonus", "SF-7.2", params)
    if not view.supply[bonus]:
        return IllegalAction("bonus-gone", "SF-7.2", {"bonus": Message(f"sf-bonus-{bonus}")})
    if bonus in ("value", "depot"):
        if len(_own_city(view).rows[LETTERS.index(target)]) == 5:
            return IllegalAction("bonus-row-full", "SF-7.4", {"row": Message(f"sf-row-{target}")})
    elif bonus in ("plus", "tracks"):
        return _why_not_token(view, bonus, target)
    return None


def _why_not_token(view: SanFranciscoView, bonus: str, target: str) -> IllegalAction | None:
    """SF-7.3, SF-7.6: on a card of the own city; tracks only on a card without."""
    row, column = divmod(space_number(target), 5)
    cards = _own_city(view).rows[row]
    if column >= len(cards):
        return IllegalAction("space-empty", "SF-7.3" if bonus == "plus" else "SF-7.6", {"space": space_message(target)})
    if bonus == "tracks" and cards[column].tracks:
        return IllegalAction("has-tracks", "SF-7.6", {"space": space_message(target)})
    return None
