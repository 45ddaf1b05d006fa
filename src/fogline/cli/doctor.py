"""`fogline doctor`: what is installed and what runs."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import platform
import sys
from typing import Final

import typer
from rich.text import Text

import fogline
from fogline import _build, games
from fogline.bots import known_bots
from fogline.cli.console import out, print_json, say
from fogline.cli.options import AsJson
from fogline.server.page import Page
from fogline.texts import LANGUAGES

OPTIONAL: Final = {"pyspiel": ("open_spiel", "bench", "the peer of fogline bench")}
"""Modules that Fogline uses where they are installed: their package, the extra that brings them, what for."""


def doctor_command(as_json: AsJson = False) -> None:
    """Print what is installed."""
    report = examine()
    if as_json:
        print_json(report)
    else:
        _print(report)
    if report["problems"]:
        raise typer.Exit(1)


def examine() -> dict[str, object]:
    """Everything there is to say about this installation."""
    problems: list[str] = []
    data: dict[str, object] = {}
    for name in games.names():
        try:
            game = games.load(name)
        except (ImportError, ValueError, OSError) as error:
            problems.append(f"{name} can't be loaded: {error}")
            continue
        data[name] = {
            "data": game.data_option,
            "name": game.data.name,
            "hash": game.data.hash,
            "rules_version": game.rules_version,
            "rules_versions": list(game.versions),
        }
    return {
        "version": fogline.__version__,
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "platform": platform.platform(),
        "executable": sys.executable,
        "core": _build.core(),
        "games": data,
        "bots": known_bots(),
        "languages": list(LANGUAGES),
        "page": Page().version,
        "optional": {package: _version(module, package) for module, (package, _, _) in OPTIONAL.items()},
        "stale": _build.stale(),
        "problems": problems,
    }


def _version(module: str, package: str) -> str | None:
    if importlib.util.find_spec(module) is None:
        return None
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return "unknown"


def _print(report: dict[str, object]) -> None:
    for key in ("version", "python", "platform"):
        _line(key, str(report[key]))
    _line("core", str(report["core"]))
    stale = report["stale"]
    assert isinstance(stale, list)
    for module in stale:
        _warn(f"{module} was changed after it was compiled, and the old one runs: install again")
    if report["core"] == "interpreted":
        _line("", "the rules run as plain Python, exactly the same but many times slower; an installation")
        _line("", "where a C compiler is found compiles them (and FOGLINE_CORE=interpreted is not set)")
    shipped = report["games"]
    assert isinstance(shipped, dict)
    for name, data in shipped.items():
        versions = ", ".join(map(str, data["rules_versions"]))
        _line(name, f"rules versions {versions}, {data['data']} {data['name']} {data['hash'][:16]}")
    bots, languages, optional = report["bots"], report["languages"], report["optional"]
    assert isinstance(bots, dict)
    assert isinstance(languages, list)
    assert isinstance(optional, dict)
    _line("bots", ", ".join(bots))
    _line("languages", ", ".join(languages))
    _line("page", f"version {report['page']}" if report["page"] else "missing")
    if not report["page"]:
        _line("", say("cli-no-page"))
    for package, extra, purpose in OPTIONAL.values():
        found = optional[package]
        _line(
            package, f"{found} ({purpose})" if found else f"not installed ({purpose}: pip install 'fogline[{extra}]')"
        )
    problems = report["problems"]
    assert isinstance(problems, list)
    for problem in problems:
        _warn(problem)


def _warn(text: str) -> None:
    out.print(Text("warning: ", "bold yellow").append(text, "not bold default"), soft_wrap=True)


def _line(label: str, text: str) -> None:
    out.print(Text(f"{label}: " if label else "  ", "bold").append(text, "not bold default"), soft_wrap=True)
