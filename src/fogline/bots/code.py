"""Bots of somebody's own: classes in a file, in a module, or in an installed package (entry points `fogline.bots`).

All of it runs with the rights of this process, so that only the person whose machine it is may ask for it.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import inspect
import os
import re
import sys
import traceback
from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Final

import msgspec

from fogline.bots import registry
from fogline.bots.bot import Bot
from fogline.bots.registry import BotKind, kind_of
from fogline.core.errors import BadText
from fogline.core.processes import begin_with

GROUP: Final = "fogline.bots"
"""The entry points by which a package brings bots; each is a class based on `Bot`."""
CLASS: Final = "python:"
"""Begins a text that names a class in a module, and no file."""
_files: list[str] = []


def load_code(path: str | os.PathLike[str], offer: bool = False) -> tuple[BotKind, ...]:
    """Run a Python file and let its bots be named, here and in every process started from here.

    A bot is a class based on `Bot` with a `choose` of its own; its name is that of the class in small letters, as
    ``my-bot`` for ``MyBot``. With `offer` people at a table may choose it too. ``python:module:class``
    instead of a file names one class. Raises `OSError` where the file can't be read, and `BadText` where it fails or
    holds no bot.
    """
    if str(path).startswith(CLASS):
        return _load_one(str(path), offer)
    file = str(Path(path).resolve())
    code = _digest(Path(file).read_bytes())
    found = [kind_of(_name_of(one.__name__), one, code, offered=offer) for one in _bots_of(_run(file))]
    if not found:
        raise BadText("bot-none", None, {"file": str(path)})
    registry.add(found)
    if file not in _files:
        _files.append(file)
    begin_with(load_code, file, offer)
    return tuple(found)


def _load_one(text: str, offer: bool) -> tuple[BotKind, ...]:
    module, _, name = text.removeprefix(CLASS).partition(":")
    if not (module and name):
        raise BadText("bad-bot", None, {"text": text, "form": f"{CLASS}module:class"})
    found = msgspec.structs.replace(load_class(module, name), name=_name_of(name), offered=offer)
    registry.add([found])
    begin_with(load_code, text, offer)
    return (found,)


def loaded_files() -> tuple[str, ...]:
    """The files that were loaded, in their order."""
    return tuple(_files)


@cache
def load_class(module: str, name: str) -> BotKind:
    """The bot ``python:module:name``; the folder of this process is looked through last. Raises `BadText`."""
    _look_in(str(Path.cwd()))
    try:
        found = importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise _failed(error, module) from error
        raise BadText("bot-no-module", None, {"module": module}) from error
    except (Exception, SystemExit) as error:
        raise _failed(error, module) from error
    if not hasattr(found, name):
        known = ", ".join(one.__name__ for one in _bots_of(found)) or "–"
        raise BadText("bot-no-class", None, {"module": module, "class": name, "known": known})
    file = getattr(found, "__file__", None)
    source = Path(file).read_bytes() if file is not None else module.encode()
    return kind_of(f"python:{module}:{name}", getattr(found, name), _digest(source))


def installed() -> dict[str, EntryPoint]:
    """The bots of installed packages, by their names, not loaded yet; a name that is taken doesn't count."""
    points = entry_points(group=GROUP)
    return {point.name: point for point in points if point.name not in (*registry.registered(), *registry.PROGRAMS)}


def load_installed(name: str, *, offer: bool = False) -> BotKind | None:
    """The bot of an installed package; None where no package has one of that name. Raises `BadText` where it fails."""
    point = installed().get(name)
    if point is None:
        return None
    try:
        found = point.load()
    except (Exception, SystemExit) as error:
        raise _failed(error, point.value) from error
    kind = kind_of(name, found, _digest(point.value.encode()), offered=offer)
    registry.add([kind])
    return kind


def offer_installed() -> None:
    """Let people at a table choose the bots of installed packages, here and in every process started from here."""
    for name in installed():
        load_installed(name, offer=True)
    begin_with(offer_installed)


def _run(file: str) -> ModuleType:
    """A file as a module of its own, which can import what lies beside it."""
    spec = importlib.util.spec_from_file_location(f"fogline-code {file}", file)
    if spec is None or spec.loader is None:
        raise BadText("bot-none", None, {"file": file})
    module = importlib.util.module_from_spec(spec)
    _look_in(str(Path(file).parent))
    sys.modules[module.__name__] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[module.__name__]
        raise _failed(error, file) from error
    return module


def _look_in(folder: str) -> None:
    if folder not in sys.path:
        sys.path.append(folder)


def _bots_of(module: ModuleType) -> Iterator[type[Bot]]:
    """The bots that a module defines. A class without `choose` on which others are based is none, and no fault."""
    own = [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__]
    for one in own:
        based = any(other is not one and issubclass(other, one) for other in own)
        if issubclass(one, Bot) and not (inspect.isabstract(one) and based):
            yield one


def _name_of(bot: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_", "-", bot).lower().strip("-")


def _digest(source: bytes) -> str:
    return hashlib.sha256(source).hexdigest()


def _failed(error: BaseException, name: str) -> BadText:
    """What went wrong in somebody's code, and in which line."""
    file, line = name, 0
    if isinstance(error, SyntaxError):
        file, line = error.filename or name, error.lineno or 0
    elif frames := traceback.extract_tb(error.__traceback__):
        file, line = frames[-1].filename, frames[-1].lineno or 0
    return BadText("bot-code", None, {"file": file, "line": str(line), "detail": f"{type(error).__name__}: {error}"})
