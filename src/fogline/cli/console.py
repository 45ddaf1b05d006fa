"""The two streams of a terminal, and errors that say what went wrong, where, and what to do."""

from __future__ import annotations

import contextlib
import functools
import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import IO, ParamSpec

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from fogline import games
from fogline.core.data import DataError, Problem
from fogline.core.errors import Refusal
from fogline.core.game import Game
from fogline.core.message import Argument, Message
from fogline.core.record import RecordError
from fogline.core.terminal import Block, Canvas
from fogline.texts import TextError, Texts, known

P = ParamSpec("P")

out = Console(highlight=False, emoji=False)
"""What a command has to say; rich keeps colours to terminals that have them, and to nobody under ``NO_COLOR``."""
err = Console(stderr=True, highlight=False, emoji=False)
"""Progress and errors, so that the output can be piped."""


class Voice:
    """The language that this process speaks: one for all commands, chosen when the program starts."""

    def __init__(self) -> None:
        self.language = "en"
        """One of `fogline.texts.LANGUAGES`."""

    def choose(self, language: str) -> None:
        """Speak this language from now on; raises `BadText`, to be told in English."""
        self.language = "en"
        self.language = known(language)


voice = Voice()
"""The language of every text that a command says."""


def texts_of(game: Game | type[Game] | None = None, names: Sequence[str] = ()) -> Texts:
    """The words for a game, or for the command line alone, in the language chosen."""
    return Texts(game, voice.language, names)


class Complaint(Exception):
    """A command can't go on: what is wrong, and what the user can do about it."""

    def __init__(self, message: str, hint: str = "", **arguments: Argument) -> None:
        super().__init__(message)
        self.message = Message(message, arguments)
        """A Fluent text of the command line."""
        self.hint = hint
        """The Fluent text that says what to do; empty where that is plain."""


def told(command: Callable[P, None]) -> Callable[P, None]:
    """A command that ends with a sentence and exit code 1 where Python would print a traceback."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except Complaint as complaint:
            _print_error(texts_of().say(complaint.message))
            if complaint.hint:
                err.print(Text(say(complaint.hint, **complaint.message.args)))
        except DataError as error:
            print_problems(error.source, error.problems, err)
        except Refusal as refusal:
            _print_error(with_rule(spoken(refusal.message()), refusal.rule))
        except RecordError as error:
            _print_error(record_fault(error))
        except BrokenPipeError:  # who reads the output has seen enough, and typer ends quietly
            raise
        except OSError as error:
            _print_error(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        else:
            return
        raise typer.Exit(1)

    return run


def _print_error(text: str) -> None:
    title = Text(say("cli-error"), "bold red")
    err.print(title.append(f" {text}", "not bold default"), soft_wrap=True)


def with_rule(words: str, rule: str | None) -> str:
    """A refusal's words with the number of the rule behind it."""
    return words if rule is None else f"{words} ({rule})"


def record_fault(error: RecordError) -> str:
    """What is wrong with a record, with the number of the rule that an entry breaks."""
    return with_rule(spoken(error.message()), error.refusal.rule if error.refusal is not None else None)


def spoken(message: Message) -> str:
    """A message in words, where it isn't known which game it is about."""
    for name in games.names():
        with contextlib.suppress(TextError):
            return texts_of(games.game_class(name)).say(message)
    return texts_of().say(message)


def print_problems(source: str, problems: list[Problem], console: Console) -> None:
    """Every fault of a data file: file, place, reason."""
    for problem in problems:
        severity = say(f"cli-{problem.severity}")
        place = f"{source}: {problem.place}: " if problem.place else f"{source}: "
        style = "bold red" if problem.severity == "error" else "bold yellow"
        words = spoken(problem.message())
        console.print(Text(place).append(severity, style).append(f" {words}", "not bold default"), soft_wrap=True)


def canvas(console: Console | None = None) -> Canvas:
    """The size of the terminal, and whether it shows more than ASCII."""
    options = (console or out).options
    return Canvas(options.max_width, options.ascii_only)


def show(block: Block, console: Console | None = None) -> None:
    """Print a drawing line by line, never broken."""
    for line in block:
        (console or out).print(line, soft_wrap=True)


def print_json(value: object) -> None:
    """One JSON value on the output, readable and stable."""
    encoded = msgspec.json.format(msgspec.json.encode(value, order="deterministic"), indent=2)
    typer.echo(encoded.decode())


def say(message: str, **arguments: Argument) -> str:
    """A text of the command line."""
    return texts_of().say(Message(message, arguments))


@contextlib.contextmanager
def written_whole(path: Path, *, force: bool = False, private: bool = False) -> Iterator[IO[str]]:
    """A file that appears under its name only when all of it is written; an existing one is kept without `force`.

    One that is private can be read by its owner alone.
    """
    if path.exists() and not force:
        raise Complaint("cli-file-exists", "cli-hint-force", file=str(path))
    if not path.parent.is_dir():
        raise Complaint("cli-no-folder", file=str(path.parent))
    descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        if not private:
            _share(Path(name))
        _publish(Path(name), path, force=force)
    finally:
        Path(name).unlink(missing_ok=True)


def _share(file: Path) -> None:
    """Give a file the rights that new files have here."""
    umask = os.umask(0)
    os.umask(umask)
    file.chmod(0o666 & ~umask)


def _publish(temporary: Path, path: Path, *, force: bool) -> None:
    """Give a finished file its name; a file that another process put there meanwhile is kept too."""
    if force:
        temporary.replace(path)
        return
    try:
        os.link(temporary, path)
    except FileExistsError:
        raise Complaint("cli-file-exists", "cli-hint-force", file=str(path)) from None
    except OSError:  # a file system without hard links
        temporary.replace(path)
