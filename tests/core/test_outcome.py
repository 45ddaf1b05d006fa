"""Score sheets beside each other."""

from __future__ import annotations

import msgspec

from fogline import Outcome, Sheet, SheetLine


def test_the_sheets_make_one_table_with_a_row_for_each_thing() -> None:
    mine = (
        SheetLine("lines", "TT-3.10", 8),
        SheetLine("failed", "TT-4.2", -4, item="a-b"),
        SheetLine("tourists", "", 0),
    )
    theirs = (
        SheetLine("lines", "TT-3.10", 6),
        SheetLine("completed", "TT-4.2", 4, item="a-c"),
        SheetLine("completed", "TT-4.2", 2, item="b-c"),
        SheetLine("tourists", "", 2),
    )
    rows = Outcome("cars", "TT-4.1", 0, (), (Sheet(0, mine), Sheet(1, theirs))).rows()
    told = [(row.first.code, row.first.item or None, [line and line.halves for line in row.lines]) for row in rows]
    assert told == [
        ("lines", None, [8, 6]),
        ("failed", "a-b", [-4, None]),
        ("completed", "a-c", [None, 4]),
        ("completed", "b-c", [None, 2]),
        ("tourists", None, [0, 2]),
    ]


def test_a_line_about_nothing_in_particular_is_written_without_it() -> None:
    """Otherwise the records of before would have another hash."""
    assert "item" not in msgspec.to_builtins(SheetLine("lines", "TT-3.10", 8))
    assert msgspec.to_builtins(SheetLine("failed", "TT-4.2", -4, item="a-b"))["item"] == "a-b"
