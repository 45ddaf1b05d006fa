"""Controls: what is written is read back, and nothing else is read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogline import BadText, Entry
from fogline.core.controls import CONTROLS, Control, parse_control
from fogline.core.errors import Refusal

numbers = st.integers(0, 10**17)
controls = st.sampled_from(list(CONTROLS.values())).flatmap(
    lambda kind: st.builds(kind, *[numbers for _ in kind.__struct_fields__])
)


@given(controls)
def test_a_control_comes_back_as_it_was_written(control: Control) -> None:
    assert parse_control(str(control)) == control
    assert str(control).split(" ")[0] == control.word
    assert Entry("table", str(control)).control == control


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("undo 0", {"entry": 0}),
        ("takeover 3", {"seat": 3}),
        ("handback 1", {"seat": 1}),
        ("resign 2", {"seat": 2}),
        ("timeout 0", {"seat": 0}),
        ("lapse 1", {"seat": 1}),
        ("remove 2", {"seat": 2}),
        ("pause", {}),
        ("resume", {}),
    ],
)
def test_every_control_of_the_record_format_is_known(text: str, fields: dict[str, int]) -> None:
    control = parse_control(text)
    assert str(control) == text
    assert {name: getattr(control, name) for name in control.__struct_fields__} == fields
    assert control.word in CONTROLS
    assert len(CONTROLS) == 9


@pytest.mark.parametrize(
    "text",
    [
        "",
        "restart",
        "undo",
        "undo x",
        "undo -1",
        "undo 01",
        "undo 1 2",
        "undo  1",
        " undo 1",
        "undo 1\n",
        "Undo 1",
        "undo ١",
        "resign",
        "takeover 01",
        "pause 1",
        "resume ",
        "undo " + "9" * 5000,
        "control",
        "seatcontrol 1",
    ],
)
def test_whatever_else_is_refused(text: str) -> None:
    with pytest.raises(BadText, match="unknown-control") as refusal:
        parse_control(text)
    assert refusal.value.params == Refusal("", None, {"text": text}).params


def test_what_players_and_luck_decide_is_no_control() -> None:
    assert Entry(0, "pause").control is None
    assert Entry("chance", "undo 1").control is None
