"""What is asked of a game under way and changes nothing. All of it is made from the view of the seat that asks."""

from __future__ import annotations

from fogline.core.errors import Refusal
from fogline.core.game import State
from fogline.table import messages

LONGEST_PLAN = 64
"""Actions that one message may hold."""


def check_plan(actions: list[str]) -> None:
    """Refuse a plan of no action, or of more than one message may hold."""
    if not 0 < len(actions) <= LONGEST_PLAN:
        raise Refusal("plan-length", None, {"most": LONGEST_PLAN})


def answer(state: State, request: messages.Describe | messages.Survey | messages.Preview | messages.Why) -> object:
    """The answer to a question about a position; who asks must hold the seat."""
    game, view = state.game, state.view(request.seat)
    match request:
        case messages.Describe():
            choices = tuple((str(action), action.message()) for action in state.legal(request.seat))
            return messages.Description(game.describe(view), choices)
        case messages.Survey():
            return game.survey(view)
        case messages.Preview():
            check_plan(request.actions)
            preview = game.preview(view, [game.action(text) for text in request.actions])
            return messages.Foresight(preview, preview.messages())
        case messages.Why():
            refusal = game.why_not(view, game.action(request.action))
            return None if refusal is None else refusal.reason
