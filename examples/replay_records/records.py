"""What both games share of a record: canonical form, hash, entries, standings, differences (docs/record-format.md)."""

from __future__ import annotations

import hashlib
import json
import math
from decimal import Decimal
from typing import Any, NoReturn

Table = dict[str, Any]  # a JSON object, or a TOML file as one
Entry = tuple[int, int | str, str]  # an entry's number, who, and text

FIELDS = ("format", "game", "rules_version", "options", "data_hash", "players", "seats", "started", "entries")
FIELDS += ("outcome", "final_position", "hash")
CONTROLS_OF_A_SEAT = ("takeover", "handback", "lapse", "resign", "timeout", "remove")


class DisagreementError(ValueError):
    """Something in a record isn't as the pages say; the text tells what."""


def refuse(message: str) -> NoReturn:
    """Raise a disagreement."""
    raise DisagreementError(message)


def demand(condition: object, message: str) -> None:
    """Raise a disagreement unless the condition holds."""
    if not condition:
        refuse(message)


def read_record(line: bytes) -> Table:
    """Read a line of a file as a record, with all its fields."""
    demand(line.strip(), "nothing is there")
    record = json.loads(line.decode(), parse_float=read_fraction, parse_constant=read_fraction)
    demand(isinstance(record, dict), "it is no JSON object")
    for name in FIELDS:
        demand(name in record, f"the field {name} is missing")
    demand(record["format"] == "fogline-record-1", f"its format is {record['format']!r}")
    demand(record["rules_version"] in (1, 2), f"its rules version is {record['rules_version']!r}")
    demand(len(record["seats"]) in (2, 3, 4), f"it has {len(record['seats'])} seats")
    demand({*record["seats"]} <= {*range(len(record["players"]))}, "a seat is of nobody in players")
    first_players = [{"first": seat} for seat in range(len(record["seats"]))]
    demand(record["options"] in [{}, *first_players], f"its options are {record['options']!r}")
    return record


def read_fraction(text: str) -> float:
    """Read a number with a fraction or an exponent; refuse NaN and infinity, which JSON doesn't have."""
    number = float(text)
    demand(math.isfinite(number), f"{text} is no number of JSON, or too large")
    return number


def canonical(value: object) -> str:
    """Write a JSON value in its canonical form."""
    match value:
        case dict():
            return "{" + ",".join(f"{canonical(key)}:{canonical(value[key])}" for key in sorted(value)) + "}"
        case list():
            return "[" + ",".join(map(canonical, value)) + "]"
        case float():
            return canonical_fraction(value)
    return json.dumps(value, ensure_ascii=False)


def canonical_fraction(number: float) -> str:
    """Write a number that was read with a fraction or an exponent."""
    text = repr(number)
    if "e" not in text:
        return text
    if 1e-5 <= abs(number) < 1:
        return f"{Decimal(text):f}"
    digits, exponent = text.split("e")
    return f"{digits}e{int(exponent)}"


def digest(value: object) -> str:
    """Compute the SHA-256 of the canonical form."""
    return hashlib.sha256(canonical(value).encode()).hexdigest()


def standing_entries(record: Table) -> list[Entry]:
    """Return the entries of seats and of luck that weren't undone: they alone lead to the final position."""
    standing: list[Entry] = []
    seats = range(len(record["seats"]))
    for number, entry in enumerate(record["entries"]):
        demand(is_entry(entry, seats), f"entry {number} can't be {canonical(entry)}")
        who, text = entry[:2]
        if who == "table":
            standing = after_control(standing, text, seats)
        else:
            standing.append((number, who, text))
    return standing


def is_entry(value: object, seats: range) -> bool:
    """Tell whether a JSON value is who and text, perhaps with a time in milliseconds."""
    match value:
        case [who, str(), *time] if [type(part) for part in time] in ([], [int]):
            return who in ("chance", "table") or (type(who) is int and who in seats)
    return False


def after_control(standing: list[Entry], text: str, seats: range) -> list[Entry]:
    """Return what stands after a control of the table, of which only `undo` changes anything."""
    match text.split(" "):
        case ["undo", number] if number in [str(entry[0]) for entry in standing]:
            return [entry for entry in standing if entry[0] < int(number)]
        case ["pause" | "resume"]:
            return standing
        case [control, seat] if control in CONTROLS_OF_A_SEAT and seat in map(str, seats):
            return standing
    refuse(f"the table can't {text!r}")


def score_line(code: str, rule: str, halves: int, count: int, **rest: object) -> Table:
    """Make a line of a score sheet; `rest` is what isn't null, and a ticket's item."""
    return {"code": code, "rule": rule, "halves": halves, "count": count, "place": None, "decided_by": None} | rest


def standings(sheets: list[list[Table]], figures: list[int], rule: str, *, also_shared: bool = False) -> list[Table]:
    """Rank the seats by points, and in a tie by the game's figure; `rule` is the paragraph of that tie-break."""
    keys = [(sum(line["halves"] for line in lines), figure) for lines, figure in zip(sheets, figures, strict=True)]
    ranking = []
    for seat, (halves, figure) in enumerate(keys):
        tied = [key for other, key in enumerate(keys) if key[0] == halves and other != seat]
        parted = any(key[1] != figure or also_shared for key in tied)
        place = 1 + sum(key > (halves, figure) for key in keys)
        ranking.append({"seat": seat, "place": place, "halves": halves, "decided_by": rule if parted else None})
    return sorted(ranking, key=lambda standing: standing["place"])


def demand_equal(name: str, recorded: object, replayed: object) -> None:
    """Raise the first difference between two JSON values as a disagreement."""
    match recorded, replayed:
        case dict(), dict() if recorded.keys() == replayed.keys():
            for key in recorded:
                demand_equal(f"{name}.{key}", recorded[key], replayed[key])
        case list(), list() if len(recorded) == len(replayed):
            for index, pair in enumerate(zip(recorded, replayed, strict=True)):
                demand_equal(f"{name}[{index}]", *pair)
        case _:
            texts = canonical(recorded), canonical(replayed)
            demand(texts[0] == texts[1], f"{name} is {texts[0]} in the record, but {texts[1]} here")
