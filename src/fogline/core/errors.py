"""Refusals: what was wrong, which rule says so, and what the words need."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from fogline.core.message import Argument, Message

LONGEST_QUOTE: Final = 200
"""Characters that a refusal repeats of what it refuses: who sends much must not get, or leave behind, as much."""


class Reason(msgspec.Struct, frozen=True):
    """Why something was refused, as it travels."""

    code: str
    """The reason's name; stable, listed in the docs. Its words are the Fluent text ``refusal-<code>``."""
    rule: str | None = None
    """The paragraph that says so, e.g. ``SF-3.3``; None where no rule of the game is concerned."""
    params: Mapping[str, Argument] = {}
    """What the words need."""

    def message(self) -> Message:
        """The reason in words."""
        return Message(f"refusal-{self.code}", self.params)


class Refusal(ValueError):
    """Something was refused, and nothing changed.

    >>> Refusal("column-empty", "SF-3.3").reason.rule
    'SF-3.3'
    """

    def __init__(self, code: str, rule: str | None = None, params: Mapping[str, Argument] | None = None) -> None:
        quoted = _quoted(params or {})
        super().__init__(code, rule, quoted)
        self.reason = Reason(code, rule, quoted)
        """Why, as typed data."""

    @property
    def code(self) -> str:
        """The reason's name."""
        return self.reason.code

    @property
    def rule(self) -> str | None:
        """The paragraph that says so."""
        return self.reason.rule

    @property
    def params(self) -> Mapping[str, Argument]:
        """What the words need."""
        return self.reason.params

    def message(self) -> Message:
        """The reason in words."""
        return self.reason.message()

    def __str__(self) -> str:
        return self.code if self.rule is None else f"{self.code} ({self.rule})"


def _quoted(params: Mapping[str, Argument]) -> Mapping[str, Argument]:
    if not any(isinstance(value, str) and len(value) > LONGEST_QUOTE for value in params.values()):
        return params
    return {key: _cut(value) if isinstance(value, str) else value for key, value in params.items()}


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 1]}…"


class IllegalAction(Refusal):
    """The rules don't allow this action, or luck can't bring this outcome, now."""


class BadText(Refusal):
    """A text that is no action, no position or no record; ``params`` say what was read and what was expected."""
