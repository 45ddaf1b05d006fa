"""One game under way with the people and bots who play it; the only writer of its record."""

from __future__ import annotations

from fogline.table.core import Table

__all__ = ["Table"]
