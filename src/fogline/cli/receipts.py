"""Receipts of luck: kept while one plays at a table far away, and compared with records by `fogline verify`."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import quote

import msgspec
import typer

from fogline.cli.console import written_whole
from fogline.core.errors import BadText
from fogline.core.luck import Receipt, read_receipt
from fogline.core.record import Record, check_receipt, luck_of


def receipt_file(table: str) -> Path:
    """Where the receipt of a table is kept, in the user's folder for settings; the name is a stranger's."""
    return Path(typer.get_app_dir("fogline")) / "receipts" / f"{quote(table, safe='')}.json"


def keep(receipt: Receipt) -> None:
    """Write a receipt, or write it anew; where nothing can be written one plays all the same."""
    path = receipt_file(receipt.table)
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with written_whole(path, force=True) as file:
            file.write(msgspec.json.encode(receipt).decode() + "\n")


def recall(table: str) -> Receipt | None:
    """What was kept of a table when one was last there; a file that can't be read is as good as none."""
    with contextlib.suppress(OSError, BadText):
        return read_receipt(receipt_file(table).read_bytes())
    return None


def read_receipts(files: Sequence[str]) -> dict[str, Receipt]:
    """The receipts in some files, each by its file; raises `BadText` or `OSError`."""
    return {file: read_receipt(Path(file).read_bytes()) for file in files}


def compare(record: Record, receipts: Sequence[Receipt]) -> None:
    """Raise `RecordError` where a record contradicts a receipt of its table."""
    luck = luck_of(record)
    for receipt in receipts:
        if luck is not None and luck.table == receipt.table:
            check_receipt(luck, receipt)


class _Told(msgspec.Struct):
    table: str = ""


class _Line(msgspec.Struct):
    luck: _Told | None = None


def table_of(line: bytes) -> str | None:
    """The table whose luck a line's record tells; None where it doesn't, or can't be read."""
    try:
        luck = msgspec.json.decode(line, type=_Line).luck
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return None if luck is None else luck.table
