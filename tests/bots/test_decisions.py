"""The search decides as it did when its strength was measured: on either core, with the same tries of every move."""

from __future__ import annotations

import pytest

from tests.bots.decisions import BOTS, decisions, read
from tests.play import playable


@pytest.mark.parametrize("text", BOTS)
@pytest.mark.parametrize("name", playable())
def test_every_decision_is_the_one_that_was_written_down(name: str, text: str) -> None:
    assert decisions(name, text) == read(name, text)
