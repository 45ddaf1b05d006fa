"""Replay records of games from the pages about them alone: `python replay_records FILE...`, or `--help`."""

from __future__ import annotations

import argparse
import gzip
import sys
import tomllib
import zlib
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from records import DisagreementError, Table, canonical, demand, demand_equal, digest, read_record, standing_entries
from san_francisco import SanFrancisco
from ticket_to_ride import TicketToRide

if TYPE_CHECKING:
    from collections.abc import Iterator

Position = SanFrancisco | TicketToRide
GAMES: dict[str, type[Position]] = {"san-francisco": SanFrancisco, "ticket-to-ride-san-francisco": TicketToRide}
DATA_FOLDER = Path(__file__).resolve().parents[2] / "docs" / "data"
NONSENSE = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)

EXPLANATION = """\
Replays records of San Francisco and of Ticket to Ride: San Francisco (format fogline-record-1) with nothing but
Python: it was written from the pages about the record format, the notation, the games and their rules.

For each record it checks that
  1. it can be read and has all its fields;
  2. its hash is right;
  3. the data hash is that of the deck or map in the record, or of a file in the folder of data files;
  4. the entries can be executed, undone ones left out, by the record's own version of the rules;
  5. they lead to the final position, letter by letter;
  6. the outcome is right: termination, rule, trigger, standings, and the score sheets with every field.
It doesn't judge whether an action was allowed, nor how likely luck was.
"""
EXAMPLES = """\
examples:
  python replay_records game.jsonl             one file
  python replay_records tests/golden           a folder's files with names in .jsonl or .jsonl.gz, at every depth
  python replay_records --data decks my.jsonl  decks and maps are in the folder `decks`

For each file it prints a line: games, entries, and `all agree` or the first thing that differs. It exits with 0 if
all agree, with 1 if something differs or can't be read, and with 2 if it was called wrongly.
"""


def main() -> int:
    """Check the files that the command line names."""
    arguments = parse_arguments()
    files = [file for named in arguments.files for file in record_files(named)]
    agree = [check_file(file, arguments.data) for file in files]
    return 0 if all(agree) else 1


def parse_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser("replay_records", description=EXPLANATION, epilog=EXAMPLES)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a file of records, or a folder of them")
    folder_help = "where the shipped decks and maps are, as TOML files (default: %(default)s)"
    parser.add_argument("--data", type=Path, metavar="FOLDER", default=DATA_FOLDER, help=folder_help)
    return parser.parse_args()


def record_files(named: Path) -> list[Path]:
    """List the files of records in a folder; a file, or a folder without any, is just itself."""
    return sorted(path for path in named.rglob("*") if path.name.endswith((".jsonl", ".jsonl.gz"))) or [named]


def check_file(path: Path, data_folder: Path) -> bool:
    """Check the records of a file, print a line about it, and tell whether all agree."""
    entries = other_forms = 0
    try:
        lines = read_lines(path)
        for number, line in enumerate(lines, start=1):
            with explaining(f"{path}, line {number}"):
                record = read_record(line)
                check_record(record, data_folder)
                entries += len(record["entries"])
                other_forms += canonical(record).encode() != line
    except (DisagreementError, OSError, EOFError, zlib.error) as error:
        sys.stdout.write(f"{error}\n" if isinstance(error, DisagreementError) else f"{path} can't be read: {error}\n")
        return False
    remark = f" ({other_forms} not in canonical form)" if other_forms else ""
    sys.stdout.write(f"{path}: {len(lines)} game{'s'[: len(lines) > 1]}{remark}, {entries} entries, all agree\n")
    return True


def read_lines(path: Path) -> list[bytes]:
    """Read the lines of a file, which may be compressed."""
    content = path.read_bytes()
    if path.suffix == ".gz":
        content = gzip.decompress(content)
    return content.removesuffix(b"\n").split(b"\n")


@contextmanager
def explaining(fault: str) -> Iterator[None]:
    """Say in a disagreement where or what the fault is; what Python raises over input without sense becomes one."""
    try:
        yield
    except NONSENSE as error:
        kind = "" if isinstance(error, DisagreementError) else f"{type(error).__name__}: "
        message = f"{fault}: {kind}{error}"
        raise DisagreementError(message) from error


def check_record(record: Table, data_folder: Path) -> None:
    """Replay a record, and compare what it says with what comes out."""
    demand_equal("hash", record["hash"], digest({name: value for name, value in record.items() if name != "hash"}))
    demand(record["game"] in GAMES, f"the game {record['game']!r} is unknown")
    position = begin(record, find_data(record, data_folder))
    execute_entries(record, position)
    demand_equal("final_position", record["final_position"], position.write())
    demand_equal("outcome", record["outcome"], position.outcome(record["rules_version"]))


def find_data(record: Table, data_folder: Path) -> Table:
    """Return the deck or map of a record: its own, whose hash is checked, or a shipped one."""
    game = GAMES[record["game"]]
    if "data" in record:
        with explaining("the data are no deck or map"):
            computed = game.data_hash(record["data"])
        demand_equal("data_hash", record["data_hash"], computed)
        return record["data"]
    shipped = shipped_data(game, data_folder)
    demand(record["data_hash"] in shipped, f"no file in {data_folder} has the data hash {record['data_hash']}")
    return shipped[record["data_hash"]]


@cache
def shipped_data(game: type[Position], folder: Path) -> dict[str, Table]:
    """Read a game's decks or maps in a folder, and return them by their hashes."""
    tables = {}
    for path in sorted(folder.glob("*.toml")):
        with explaining(f"{path} is no deck or map"):
            table = tomllib.loads(path.read_text("utf-8"))
            if table.get("format") == game.data_format:
                tables[game.data_hash(table)] = table
    return tables


def begin(record: Table, table: Table) -> Position:
    """Set the game up, or read the position that it began from."""
    game, seats, first = GAMES[record["game"]], len(record["seats"]), record["options"].get("first")
    if "start_position" not in record:
        return game.start(table, seats, first)
    text = record["start_position"]
    with explaining("the start position can't be read"):
        demand(len(text.split(" ")) == 7 + seats, f"it doesn't have seven fields and {seats} more for the seats")
        position = game.read(table, text, first)
    demand_equal("start_position", text, position.write())
    return position


def execute_entries(record: Table, position: Position) -> None:
    """Execute the entries that stand at the end, each if the position waits for whoever it is from."""
    for number, who, text in standing_entries(record):
        with explaining(f"entry {number}, {canonical([who, text])}, can't be executed in {position.phase}"):
            demand(who in position.awaited(), "somebody else is to act")
            position.execute(who, text)


if __name__ == "__main__":
    sys.exit(main())
