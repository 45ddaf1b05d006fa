"""Running the program as a user does, inside the test's own process."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from fogline.cli import app
from fogline.core.data import digest


class Ran:
    """What a command printed, and how it ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def json(self) -> Any:  # noqa: ANN401  (JSON is anything)
        return json.loads(self.out)


Run = Callable[..., Ran]


def invoke(*arguments: str, typed: str | None = None, code: int = 0) -> Ran:
    """Run a command and demand its exit code; an error that it does not explain is raised."""
    result = CliRunner().invoke(app, list(arguments), input=typed, catch_exceptions=False)
    assert result.exit_code == code, result.stdout + result.stderr
    return Ran(result.exit_code, result.stdout, result.stderr)


def read(path: Path) -> list[dict[str, Any]]:
    """The records of a file, as JSON."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def write(path: Path, records: list[dict[str, Any]]) -> None:
    """Put records into a file, as they are."""
    path.write_text("".join(json.dumps(record) + "\n" for record in records), "utf-8")


def rehashed(record: dict[str, Any]) -> dict[str, Any]:
    """A record whose hash fits what it says: what a forger would write."""
    plain = {key: value for key, value in record.items() if key != "hash"}
    return {**plain, "hash": digest(plain)}
