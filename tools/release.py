"""Make a release: version, changelog, checks, wheel, source archive, commit and tag; nothing leaves the machine.

    python -m tools.release VERSION [--dry-run]

It refuses where something isn't committed, where the changelog has nothing under “Unreleased”, and where the version
exists or isn't a step forward. With `--dry-run` it says what it would do. If a check fails everything is as before.
"""

from __future__ import annotations

import argparse
import difflib
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PLACE: Final = Path("src", "fogline", "__init__.py")
"""Where the version is; everything else reads it there."""
CHANGES: Final = Path("CHANGELOG.md")
CHECKS: Final = ("lint", "docs", "test", "build")
"""What make must do before there is a release."""
COMPLETE: Final = {"FOGLINE_BUILD": "compiled", "FOGLINE_PAGE": "required"}
"""A release has its core compiled and its page."""

VERSION: Final = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
NUMBERS: Final = re.compile(r"(\d+)\.(\d+)\.(\d+)")
UNRELEASED: Final = re.compile(r"^## Unreleased\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)


class Refused(Exception):
    """There can't be such a release; the message says why."""


@dataclass(frozen=True)
class Release:
    """What a release changes."""

    project: Path
    version: str
    files: dict[Path, str]
    """The changed files, as they become."""
    notes: str
    """What the changelog says of it."""

    def diff(self) -> str:
        """The changes as a patch."""
        return "".join(
            line
            for path, after in self.files.items()
            for line in difflib.unified_diff(
                (self.project / path).read_text("utf-8").splitlines(keepends=True),
                after.splitlines(keepends=True),
                str(path),
                str(path),
                n=1,
            )
        )

    def make(self) -> None:
        """Change the files, check, build, commit and tag."""
        for path, text in self.files.items():
            (self.project / path).write_text(text, "utf-8")
        try:
            subprocess.run(["make", *CHECKS], cwd=self.project, env=os.environ | COMPLETE, check=True)
            self._check_archives()
        except (Refused, subprocess.CalledProcessError):
            git(self.project, "checkout", "--", *map(str, self.files))
            raise
        git(self.project, "commit", "--quiet", "--all", "--message", f"Version {self.version}")
        git(self.project, "tag", "--annotate", f"v{self.version}", "--cleanup=verbatim", "--message", self.notes)

    def _check_archives(self) -> None:
        built = self.project / "dist"
        for pattern in (f"fogline-{self.version}.tar.gz", f"fogline-{self.version}-*.whl"):
            if not list(built.glob(pattern)):
                raise Refused(f"`make build` left no {pattern} in dist/")


def plan(project: Path, version: str, today: date) -> Release:
    """What a release would change; raises `Refused`."""
    source, changes = (project / PLACE).read_text("utf-8"), (project / CHANGES).read_text("utf-8")
    check_version(project, version, source, changes)
    if git(project, "status", "--porcelain"):
        raise Refused("something isn't committed: `git status` says what")
    unreleased = UNRELEASED.search(changes)
    if unreleased is None or not unreleased[1].strip():
        raise Refused(f"{CHANGES} has nothing under “## Unreleased”")
    head = f"## Unreleased\n\n## {version} – {today.isoformat()}\n"
    files = {
        PLACE: VERSION.sub(f'__version__ = "{version}"', source),
        CHANGES: changes[: unreleased.start()] + head + changes[unreleased.start(1) :],
    }
    return Release(project, version, files, f"Fogline {version}\n\n{unreleased[1].strip()}\n")


def check_version(project: Path, version: str, source: str, changes: str) -> None:
    """Raise `Refused` for a version that isn't one, goes back, or exists."""
    current = VERSION.search(source)
    if current is None:
        raise Refused(f"{PLACE} has no `__version__`")
    if NUMBERS.fullmatch(version) is None:
        raise Refused(f"{version} isn't a version like 1.2.3")
    if _numbers(version) < _numbers(current[1]):
        raise Refused(f"{version} comes before {current[1]}, which is the version now")
    if git(project, "tag", "--list", f"v{version}") or re.search(rf"^## {re.escape(version)}\b", changes, re.MULTILINE):
        raise Refused(f"{version} exists already")


def _numbers(version: str) -> list[int]:
    return [int(number) for number in version.split(".")]


def git(project: Path, *arguments: str) -> str:
    """What git prints."""
    return subprocess.run(["git", *arguments], cwd=project, check=True, stdout=subprocess.PIPE, text=True).stdout


def main(arguments: Sequence[str], project: Path = ROOT) -> int:
    """Make a release, or say what it would be; returns the exit code."""
    parser = argparse.ArgumentParser(prog="release", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("version", help="such as 1.2.3")
    parser.add_argument("--dry-run", action="store_true", help="say what would be done, and do nothing")
    asked = parser.parse_args(arguments)
    try:
        release = plan(project, asked.version, datetime.now(UTC).date())
        if asked.dry_run:
            print(release.diff())
            print(f"then: make {' '.join(CHECKS)}; git commit; git tag v{release.version}")
            return 0
        release.make()
    except (Refused, subprocess.CalledProcessError) as obstacle:
        print(f"No release: {obstacle}", file=sys.stderr)
        return 1
    print(f"Version {release.version} is in dist/. `git push --follow-tags` publishes commit and tag.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
