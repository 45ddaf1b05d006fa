"""The browser's types are those of the service."""

from __future__ import annotations

import typing
from pathlib import Path

import pytest

from fogline.server import typescript
from fogline.table import messages

ROOT = Path(__file__).parents[2]
FILES = dict(typescript.files())


@pytest.mark.parametrize("path", FILES, ids=str)
def test_the_types_are_not_stale(path: Path) -> None:
    written = (ROOT / path).read_text("utf-8")
    assert written == FILES[path], "run python -m fogline.server.typescript"


def test_every_request_and_result_is_declared() -> None:
    text = typescript.shared()
    for kind in (*typing.get_args(messages.AnyRequest), messages.Description, messages.Foresight, messages.Told):
        assert f"export interface {kind.__name__} {{" in text
    assert "  at?: number | null\n" in text, "a client may leave out what has a default"
    assert "  reason: Reason | null\n" in text, "the service leaves out nothing"
    assert "  choices: [string, Message][]\n" in text


def test_files_are_written_where_they_differ(tmp_path: Path) -> None:
    assert typescript.write(tmp_path) == list(FILES)
    assert typescript.write(tmp_path) == []
    (tmp_path / typescript.FOLDER / "types.ts").write_text("stale")
    assert typescript.write(tmp_path) == [typescript.FOLDER / "types.ts"]
