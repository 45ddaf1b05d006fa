"""Stores for the tests that every engine must pass."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import fogline.client as clients

if TYPE_CHECKING:
    from tests.server.postgres import Server


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database, as `fogline serve --database` names it."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    server: Server = request.getfixturevalue("postgres")
    return server.database()


@pytest.fixture
def quick_clients(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clients that look for a lost service many times a second: by themselves they wait for up to five."""
    monkeypatch.setattr(clients, "SLOWEST", 0.2)
