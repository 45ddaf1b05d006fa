"""`fogline play`: a game in the browser, or at this terminal."""

from __future__ import annotations

import contextlib
import getpass
import secrets
import signal
import sys
import tempfile
from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from difflib import get_close_matches
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Annotated

import typer

from fogline import games
from fogline.bots import Bot, Spec, known_bots, make_bot, parse_spec, split_specs
from fogline.cli.console import Complaint, err, out, say, written_whole
from fogline.cli.inputs import DEFAULT_GAME, OwnFile, full_name, load_codes, load_game, nth_record, read_lines, steps_of
from fogline.cli.keys import pressed
from fogline.cli.lesson import teach
from fogline.cli.options import At, CodeFiles, DataFile, DeckFile, First, GameNumber, MapFile
from fogline.cli.screen import Quit
from fogline.cli.session import Session
from fogline.core.game import Game
from fogline.core.record import Player, Record
from fogline.core.sources import Seeded, derive
from fogline.table.core import Table

if TYPE_CHECKING:
    from fogline.cli.browser import Wanted

ME = "me"
"""Stands for whoever started the game."""
USUAL_OPPONENTS = 2
"""Bots that one plays against, unless one says otherwise."""
LIKE = 0.75
"""How much a name must be like a bot's to be taken for a slip; 1 is the same."""


def play_command(
    game: Annotated[str | None, typer.Argument()] = None,
    seats: Annotated[str | None, typer.Option("--seats", "-s")] = None,
    code: CodeFiles = None,
    terminal: Annotated[bool, typer.Option("--terminal", "-t")] = False,
    tutorial: Annotated[bool, typer.Option("--tutorial")] = False,
    seed: int | None = None,
    first: First = None,
    data: DataFile = None,
    deck: DeckFile = None,
    data_map: MapFile = None,
    resume: Path | None = None,
    position: str | None = None,
    record: Path | None = None,
    number: GameNumber = 1,
    at: At = None,
    file: Annotated[Path | None, typer.Option("--save")] = None,
    join: str | None = None,
    name: str | None = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser")] = True,
    host: str = "127.0.0.1",
    port: Annotated[int | None, typer.Option("--port", min=1, max=65535)] = None,
) -> None:
    """Play in the browser or at the terminal.

    - `fogline play`
    - `fogline play ticket-to-ride-san-francisco`
    - `fogline play --seats me,greedy,greedy --first 1`
    - `fogline play --terminal --seats Ada,Ben,greedy`
    - `fogline play --tutorial`
    - `fogline play --code my_bots.py --seats me,my-bot`
    - `fogline play --resume my-game.jsonl`
    - `fogline play --record games.jsonl --game 3 --at 40 --seats me,greedy,greedy`
    - `fogline play --join https://example.org/join/Xy12`
    """
    own = OwnFile(data, deck, data_map)
    given = {"seats": seats, "code": code, "position": position, "record": record, "resume": resume, "first": first}
    if tutorial:
        _refuse_beside("cli-tutorial-alone", **given, **own.given(), seed=seed, save=file, join=join)
        teach(full_name(game or DEFAULT_GAME), name or _own_name())
        return
    if join is not None:
        from fogline.cli.join import visit  # noqa: PLC0415  (a game at one screen needs no client)

        _refuse_beside("cli-play-join-alone", **given, **own.given(), seed=seed, save=file)
        visit(join, name, play=True)
        return
    load_codes(code, offer=True)
    special = (seed, resume, position, record, file)
    if not terminal and all(option is None for option in special) and _has_page():
        from fogline.cli.browser import play_in_browser  # noqa: PLC0415  (a terminal needs no web server)

        chosen = game is not None or seats is not None or first is not None or own.given()
        wanted = _wanted(game or DEFAULT_GAME, seats, first, own) if chosen else None
        play_in_browser(wanted, own_name=_own_name(), host=host, port=port, browser=browser)
        return
    seed = secrets.randbits(62) if seed is None else seed
    if resume is not None:
        given = {"seats": seats, "position": position, "record": record, "first": first}
        _refuse_beside("cli-play-resume-alone", **given, **own.given())
        saved = nth_record(str(resume), number)
        loaded = games.of_record(saved)
        alone = sum(1 for _ in read_lines(str(resume))) == 1
        table = Table.resume(saved, loaded, Seeded(derive("resumed", seed, len(saved.entries))))
        players = [saved.players[player] for player in saved.seats]
        _play(table, _bots(loaded, players, seed), players, file or (resume if alone else None))
        return
    start: str | None = None
    if record is not None:
        loaded, start = _position_in(record, number, at)
    else:
        loaded = load_game(game or DEFAULT_GAME, first=first, own=own)
        start = None if position is None else str(loaded.position(position))  # a record has its exact form
    players = _seated(seats or _usual_seats(loaded, start), programs=True)
    table = Table(loaded, players, Seeded(derive("deal", seed)), start_position=start, started=_now())
    _play(table, _bots(loaded, players, seed, programs=True), players, file)


def _wanted(game: str, seats: str | None, first: int | None, own: OwnFile) -> Wanted:
    """The table that was asked for by name or by its terms; one that can't be played at is refused here."""
    from fogline.cli.browser import Wanted  # noqa: PLC0415  (a terminal needs no web server)

    loaded = load_game(game, first=first, own=own)
    players = _seated(seats or ",".join([ME, *["greedy"] * USUAL_OPPONENTS]))
    loaded.start(len(players))  # refuses a number of players that the game doesn't have
    return Wanted(game=loaded.name, options=dict(loaded.options), data=own.text(), players=players)


def _has_page() -> bool:
    """Whether there is a page to play at; where there is none, says how to get it."""
    from fogline.server.page import Page  # noqa: PLC0415  (a terminal needs no web server)

    if Page().version is not None:
        return True
    err.print(say("cli-no-page"), soft_wrap=True)
    return False


def _refuse_beside(complaint: str, **options: object) -> None:
    """A saved game, or a table far away, has its own seats, rules and position."""
    given = [f"--{name}" for name, value in options.items() if value is not None]
    if given:
        raise Complaint(complaint, options=", ".join(given))


def _position_in(path: Path, number: int, at: int | None) -> tuple[Game, str]:
    """A position of a record, with its game."""
    record = nth_record(str(path), number)
    game = games.of_record(record)
    start, steps, error = steps_of(record, game)
    if (at is not None and at > len(steps)) or (at is None and error is not None):
        if error is not None:
            raise error
        raise Complaint("cli-no-such-entry", entry=at or 0, entries=len(steps))
    states = [start, *(step.state for step in steps)]
    return game, str(states[-1 if at is None else at])


def _usual_seats(game: Game, start: str | None) -> str:
    """One person against greedy bots; a new game at a terminal asks how many."""
    if start is not None:
        return ",".join([ME, *["greedy"] * (game.position(start).players - 1)])
    most = game.players[-1] - 1
    others = USUAL_OPPONENTS
    if sys.stdin.isatty():
        out.print(say("cli-play-opponents", game=game.title, most=most, usual=others))
        with pressed() as keys:
            key = next(keys, "q")
        if key in ("q", "\x04"):
            raise typer.Exit
        others = int(key) if key.isdecimal() and 1 <= int(key) <= most else others
    return ",".join([ME, *["greedy"] * others])


def _seated(text: str, *, programs: bool = False) -> list[Player]:
    """Who sits where: bots by their specs, everyone else a person; no two have the same name."""
    players: list[Player] = []
    known = known_bots()
    for part in split_specs(text):
        if not part:
            raise Complaint("cli-play-empty-seat", seats=text)
        if ":" in part or part in known:
            spec = parse_spec(part, programs=programs)
            players.append(Player(_free_name(_bot_name(spec), players, number=True), bot=str(spec)))
        else:
            _refuse_mistyped(part, known)
            players.append(Player(_free_name(_own_name() if part == ME else part, players)))
    return players


def _refuse_mistyped(name: str, known: Collection[str]) -> None:
    """A slip in a bot's name would seat a person of that name, for whom the game then waits."""
    near = get_close_matches(name, known, 1, LIKE)
    if name != ME and name.islower() and (near or "bot" in name):
        raise Complaint("cli-play-mistyped-bot", name=name, person=name.title(), bots=", ".join(near or sorted(known)))


def _bot_name(spec: Spec) -> str:
    return spec.command.rpartition(":")[2] if spec.name == "python" else spec.name.title()


def _free_name(name: str, players: Sequence[Player], *, number: bool = False) -> str:
    taken = {player.name for player in players}
    names = [f"{name} {count}" for count in range(1, 9)]
    return next(free for free in ([*names] if number else [name, *names]) if free not in taken)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _own_name() -> str:
    try:
        return getpass.getuser().title()
    except (OSError, KeyError):
        return "Player"


def _bots(game: Game, players: Sequence[Player], seed: int, *, programs: bool = False) -> dict[int, Bot]:
    """The bots at the table. A saved game may be a stranger's, so that it can't name programs and classes."""
    return {
        seat: make_bot(player.bot, game, seat, derive("bots", seed), programs=programs)
        for seat, player in enumerate(players)
        if player.bot is not None
    }


def _play(table: Table, bots: Mapping[int, Bot], players: Sequence[Player], file: Path | None) -> None:
    """Play until the end or until people stop; whatever happens, the game is kept."""
    keeper = Keeper(table, file)
    session = Session(table, bots, [player.name for player in players], keeper.save_as, out.input)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401, PLC0415  (lines can be edited and called back where the terminal allows)
    try:
        with _signals():
            try:
                session.run()
                _ask_to_keep(keeper, "cli-play-keep")
            except Quit:
                _ask_to_keep(keeper, "cli-play-keep-quit")
    except (KeyboardInterrupt, SystemExit):
        out.print()
        keeper.save()
    except BaseException:  # our own fault: the game must not be lost to it
        keeper.save()
        raise
    finally:
        for bot in bots.values():
            bot.close()
        if keeper.written is not None:
            message = "cli-play-kept-running" if table.state.outcome is None else "cli-play-kept"
            out.print(say(message, file=str(keeper.written)), soft_wrap=True, markup=False)


def _ask_to_keep(keeper: Keeper, question: str) -> None:
    """Ask where the record goes; just Enter, or the end of the input, keeps it under the usual name."""
    if not keeper.is_worth_it:
        return
    try:
        answer = out.input(say(question, file=str(keeper.path))).strip()
    except EOFError:
        answer = ""
        out.print()
    if answer.lower() in ("n", "no"):
        return
    try:
        keeper.save_as(answer)
    except (OSError, Complaint):
        keeper.save()


class Keeper:
    """Writes a table's record to a file of its own."""

    def __init__(self, table: Table, path: Path | None) -> None:
        self.table = table
        stamp = datetime.now(UTC).astimezone().strftime("%Y%m%d-%H%M%S")
        self.path = path or Path(f"fogline-{table.game.name}-{stamp}.jsonl")
        """The usual name."""
        self.written: Path | None = None
        """Where the record last went."""
        self._own = {self.path} if path is None else set()

    @property
    def is_worth_it(self) -> bool:
        """Whether a player has done anything yet."""
        return any(isinstance(entry.who, int) for entry in self.table.entries)

    def save(self) -> None:
        """Write under the usual name, whatever is there: it is this game's own, or the user named it.

        Where that can't be done, the home folder and then the system's folder for temporary files must do.
        """
        if not self.is_worth_it:
            return
        for folder in (self.path.parent, Path.home(), Path(tempfile.gettempdir())):
            with contextlib.suppress(OSError, Complaint):
                self._write(folder / self.path.name, force=True)
                return
        raise Complaint("cli-play-not-saved", file=str(self.path))

    def save_as(self, name: str) -> str:
        """Write under a name; another game's file is not replaced."""
        path = Path(name).expanduser() if name else self.path
        self._write(path, force=path in self._own or path == self.path)
        return str(path)

    def _write(self, path: Path, *, force: bool) -> None:
        record: Record = self.table.record()
        with written_whole(path, force=force) as file:
            file.write(record.line() + "\n")
        self._own.add(path)
        self.written = path


@contextlib.contextmanager
def _signals() -> Iterator[None]:
    """A closed window or a polite end of the process saves the game like Ctrl-C does."""

    def stop(number: int, _frame: FrameType | None) -> None:
        raise SystemExit(128 + number)

    kinds = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    former = {kind: signal.signal(kind, stop) for kind in kinds}
    try:
        yield
    finally:
        for kind, handler in former.items():
            signal.signal(kind, handler)
