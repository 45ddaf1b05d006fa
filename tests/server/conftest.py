"""Stores for the tests that every engine must pass."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import fogline.client as clients
from tests.server import engines

if TYPE_CHECKING:
    from tests.server.postgres import Server


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database, as `fogline serve --database` names it."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    server: Server = request.getfixturevalue("postgres")
    return server.database()


@pytest.fixture(params=["sqlite", "postgres"])
def engine(request: pytest.FixtureRequest) -> Iterator[None]:
    """What keeps the tables of the services that a test starts (`tests/server/engines.py`)."""
    if request.param == "sqlite":
        yield
        return
    with engines.on(request.getfixturevalue("postgres")):
        yield


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is about a file isn't tried on a server."""
    of_files = [item for item in items if item.get_closest_marker("file")]
    left_out = [item for item in of_files if "postgres" in item.name.rpartition("[")[2]]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in set(left_out)]


@pytest.fixture
def quick_clients(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clients that look for a lost service many times a second: by themselves they wait for up to five."""
    monkeypatch.setattr(clients, "SLOWEST", 0.2)
