"""What is wrong with a record is said with all that its words need."""

from __future__ import annotations

import msgspec
import pytest

import fogline
from fogline.core.record import Player, Record, RecordError, verify
from fogline.core.sources import Seeded
from fogline.table.core import Table


def played() -> tuple[fogline.Game, Record]:
    game = fogline.load("san-francisco", options={"first": 0})
    table = Table(game, [Player("Ada"), Player("Ben")], Seeded(1))
    table.act(0, "draw")
    table.act(0, "place a")
    return game, table.record()


@pytest.mark.parametrize(
    ("code", "field", "false"),
    [
        ("position-differs", "final_position", "elsewhere"),
        ("rules-version", "rules_version", 99),
        ("data-differs", "data_hash", "abc"),
    ],
)
def test_what_was_found_and_what_was_expected_are_told(code: str, field: str, false: str | int) -> None:
    game, record = played()
    with pytest.raises(RecordError, match=f"^{code}$") as fault:
        verify(msgspec.structs.replace(record, **{field: false}), record.hash, game)
    assert fault.value.params == {"found": false, "expected": getattr(record, field)}
    assert fault.value.message().id == f"record-{code}"
    assert fault.value.message().args == fault.value.params


def test_another_hash_is_told() -> None:
    game, record = played()
    with pytest.raises(RecordError, match=r"^hash-differs$") as fault:
        verify(record, "another", game)
    assert fault.value.params == {"found": "another", "expected": record.hash}


def test_an_entry_that_is_refused_is_told_by_its_number_and_the_reason() -> None:
    game, record = played()
    entries = [*record.entries[:-1], msgspec.structs.replace(record.entries[-1], text="draw")]
    with pytest.raises(RecordError) as fault:
        verify(msgspec.structs.replace(record, entries=entries), record.hash, game)
    assert str(fault.value) == f"entry-refused at entry {len(entries) - 1}"
    assert (fault.value.entry, fault.value.params) == (len(entries) - 1, {})
    assert fault.value.refusal is not None
    arguments = fault.value.message().args
    assert arguments == {"entry": len(entries) - 1, "reason": fault.value.refusal.message()}
