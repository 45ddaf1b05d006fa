"""How long a node may believe that its tables are its own."""

from __future__ import annotations

import sys
import time

TRUST = 2.0
"""Seconds after its last beat that a node serves anything: one less than the others wait."""


def clock() -> float:
    """Seconds that, where the system can count them, also go on while the machine sleeps."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class Lease:
    """A node's life from one beat to the next; it ends with the first that comes too late, for good."""

    def __init__(self, incarnation: str, began: float) -> None:
        self.incarnation = incarnation
        """The name of this life."""
        self._beat = began
        self._is_over = False

    def is_good(self) -> bool:
        """Whether nobody can have taken this node's tables by now."""
        if not self._is_over and clock() - self._beat > TRUST:
            self._is_over = True
        return not self._is_over

    def beat(self, began: float) -> None:
        """A beat that began at a time has reached the database."""
        if self.is_good():
            self._beat = max(self._beat, began)

    def end(self) -> None:
        """Believe no more."""
        self._is_over = True


class NodeHold:
    """The right of one node to serve a table."""

    def __init__(self, lease: Lease, epoch: int) -> None:
        self.lease = lease
        """In which life of the node it was taken."""
        self.epoch = epoch

    def is_good(self) -> bool:
        """Whether nobody can have taken it by now; where somebody has all the same, nothing more can be stored."""
        return self.lease.is_good()
