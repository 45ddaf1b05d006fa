"""How a store is: what its last writes met, told once in the log when it begins and once when it is over."""

from __future__ import annotations

import logging

from fogline.server.store_faults import Damaged, HostReads, StoreFault, fault_of

LOG = logging.getLogger(__name__)


class Health:
    """The fault that keeps a store from keeping anything, if there is one."""

    def __init__(self) -> None:
        self._fault: StoreFault | None = None
        self.read_only = False
        """Whether the host wants nothing to be stored."""
        self.touched: list[str] | None = None
        """The tables of which something can't be read; None where nothing is damaged, or nobody has looked yet."""

    @property
    def fault(self) -> StoreFault | None:
        """What keeps the store from keeping anything, as far as the last try shows."""
        return self._fault or (HostReads() if self.read_only else None)

    @property
    def is_damaged(self) -> bool:
        """Whether something in the store can't be read any more."""
        return isinstance(self._fault, Damaged)

    def check(self) -> None:
        """Raise the fault that lets nothing be tried: a file that is damaged gets no more damage."""
        if self.is_damaged or self.read_only:
            assert self.fault is not None
            raise self.fault

    def worked(self) -> None:
        """Something was stored."""
        if self._fault is not None and self._fault.passes:
            LOG.warning("the store works again")
            self._fault = None

    def failed(self, error: BaseException) -> BaseException:
        """Something was not stored, or could not be read: the fault behind it, where there is one."""
        fault = fault_of(error)
        if fault is None or isinstance(fault, HostReads):
            return error
        if type(fault) is not type(self._fault) and not self.is_damaged:
            LOG.error(fault.sentence, extra={"error": type(fault).__name__})
            self._fault = fault
        return fault

    def touches(self, tables: list[str]) -> None:
        """Name the tables that the damage touches."""
        self.touched = tables
        for table in tables:
            LOG.error("this table is damaged", extra={"table": table})
