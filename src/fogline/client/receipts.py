"""What a client keeps of the luck of its tables: with it, a record can be checked against what was told at the time."""

from __future__ import annotations

import secrets

import msgspec

from fogline.core.luck import SCHEME, SIZE, Receipt
from fogline.table.messages import LuckStatus, Status


class Receipts:
    """The receipts of one person's client, by table."""

    def __init__(self) -> None:
        self._kept: dict[str, Receipt] = {}

    def of(self, table: str) -> Receipt | None:
        """The receipt of a table; None where nothing was contributed from here."""
        return self._kept.get(table)

    def recall(self, receipt: Receipt) -> None:
        """Go on with a receipt that was kept elsewhere, unless there is one of its table already."""
        self._kept.setdefault(receipt.table, receipt)

    def confirmed(self, table: str, commitment: str, seat: int, added: str) -> None:
        """The table has taken what was contributed for a seat, when it had committed to this."""
        receipt = self._kept.get(table) or Receipt(table=table, commitment=commitment, own={})
        self._kept[table] = msgspec.structs.replace(receipt, own={**receipt.own, seat: added})

    def saw(self, table: str, status: Status) -> None:
        """Follow what a table tells: who is no longer ready has nothing in its luck, and at the start all is frozen."""
        receipt = self._kept.get(table)
        if receipt is None or status.luck is None:
            return
        if status.phase == "gathering":
            ready = {seat for seat, held in enumerate(status.seats) if held.ready}
            own = {seat: added for seat, added in receipt.own.items() if seat in ready}
            self._kept[table] = msgspec.structs.replace(receipt, own=own)
        elif receipt.contributions is None:
            self._kept[table] = msgspec.structs.replace(receipt, contributions=status.luck.contributions)


def contribution(luck: LuckStatus | None) -> str | None:
    """Fresh bytes for a table's luck; None where the table has not committed itself to a scheme that is known here."""
    return None if luck is None or luck.scheme != SCHEME else secrets.token_hex(SIZE)
