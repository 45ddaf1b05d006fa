"""Refusals: what was wrong, which rule says so, and what the words need."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from fogline.core.message import Argument, Message


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
        super().__init__(code, rule, params)
        self.reason = Reason(code, rule, params or {})
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


class IllegalAction(Refusal):
    """The rules don't allow this action, or luck can't bring this outcome, now."""


class BadText(Refusal):
    """A text that is no action, no position or no record; ``params`` say what was read and what was expected."""
