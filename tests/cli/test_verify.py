"""`fogline verify`: what is true passes, and what was altered is named with its place."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import Run, read, rehashed, write

LUCK = Path(__file__).parents[1] / "golden" / "luck"
"""Games whose luck can be checked."""


def altered(path: Path, number: int, **fields: Any) -> list[dict[str, Any]]:  # noqa: ANN401
    """The records of a file, one of them (from 0) with other fields and a hash that fits."""
    records = read(path)
    records[number] = rehashed({**records[number], **fields})
    return records


def test_simulated_games_are_true(run: Run, simulated: Path) -> None:
    assert "4 games verified" in run("verify", str(simulated)).out
    assert run("verify", str(simulated), "--workers", "2", "--json").json == {
        "games": 4,
        "files": {str(simulated): 4},
        "luck": 0,
        "failures": [],
    }


def test_an_entry_that_cannot_be_executed_is_named(run: Run, simulated: Path, tmp_path: Path) -> None:
    records = read(simulated)
    entries = copy.deepcopy(records[2]["entries"])
    ninth = next(number for number in range(9, len(entries)) if entries[number][0] != "chance")
    entries[ninth][1] = "bonus vp"
    write(tmp_path / "games.jsonl", altered(simulated, 2, entries=entries))
    printed = run("verify", "games.jsonl", code=1).out
    assert f"games.jsonl:3: Entry {ninth} can’t be executed" in printed
    assert "4 checked, one failed" in printed
    (failure,) = run("verify", "games.jsonl", "--json", code=1).json["failures"]
    assert (failure["file"], failure["line"], failure["code"], failure["entry"]) == (
        "games.jsonl",
        3,
        "entry-refused",
        ninth,
    )


def test_a_refused_entry_says_which_rule(run: Run, simulated: Path, tmp_path: Path) -> None:
    records = read(simulated)
    seat = next(entry[0] for entry in records[0]["entries"] if entry[0] != "chance")
    write(tmp_path / "games.jsonl", altered(simulated, 0, entries=[records[0]["entries"][0], [seat, "take a"]]))
    assert "(SF-3.3)" in run("verify", "games.jsonl", code=1).out


@pytest.mark.parametrize(
    ("field", "code"),
    [("final_position", "position-differs"), ("outcome", "outcome-differs"), ("hash", "hash-differs")],
)
def test_all_execute_but_the_rest_differs(run: Run, simulated: Path, tmp_path: Path, field: str, code: str) -> None:
    records = read(simulated)
    values = {"final_position": records[1]["final_position"], "outcome": records[1]["outcome"], "hash": "0" * 64}
    records[0][field] = values[field]
    write(tmp_path / "games.jsonl", [records[0] if field == "hash" else rehashed(records[0])])
    assert "All entries can be executed, but" in run("verify", "games.jsonl", code=1).out
    (failure,) = run("verify", "games.jsonl", "--json", code=1).json["failures"]
    assert (failure["code"], failure["entry"]) == (code, None)


def test_no_random_alteration_passes(run: Run, simulated: Path, tmp_path: Path) -> None:
    luck = random.Random(7)
    records = read(simulated)
    forged = []
    for _ in range(30):
        record = copy.deepcopy(luck.choice(records))
        _alter(record, luck)
        forged.append(record)
    write(tmp_path / "games.jsonl", forged)
    failures = run("verify", "games.jsonl", "--json", code=1).json["failures"]
    assert [failure["line"] for failure in failures] == list(range(1, 31))


def _alter(record: dict[str, Any], luck: random.Random) -> None:
    """Change one thing; only where the entries themselves say enough does the hash follow."""
    match luck.randrange(4):
        case 0:
            record["entries"].pop(luck.randrange(len(record["entries"])))
            record["hash"] = rehashed(record)["hash"]
        case 1:
            record["outcome"]["standings"][0]["halves"] += 1
            record["hash"] = rehashed(record)["hash"]
        case 2:
            record["players"][0]["name"] = "Mallory"
        case _:
            record["hash"] = record["hash"][::-1]


def test_lines_that_are_no_records(run: Run, simulated: Path, tmp_path: Path) -> None:
    line = simulated.read_text("utf-8").splitlines()[0]
    (tmp_path / "games.jsonl").write_text(f'{line}\n\nnonsense\n{{"format":"chess"}}\n{line[:-40]}\n', "utf-8")
    failures = run("verify", "games.jsonl", "--json", code=1).json["failures"]
    assert [(failure["line"], failure["code"]) for failure in failures] == [
        (3, "bad-json"),
        (4, "bad-format"),
        (5, "bad-json"),
    ]


@pytest.mark.parametrize(
    "line", [b'{"format":"\xff"}', b'{"format":"\\ud800"}', b"[" * 100_000], ids=["bytes", "half", "deep"]
)
def test_lines_that_are_no_text_or_without_end(line: bytes, run: Run, tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_bytes(line + b"\n")
    (failure,) = run("verify", "games.jsonl", "--json", code=1).json["failures"]
    assert (failure["line"], failure["code"]) == (1, "bad-json")


def test_other_data_and_other_rules_are_told(run: Run, simulated: Path, tmp_path: Path) -> None:
    write(tmp_path / "data.jsonl", altered(simulated, 0, data_hash="0" * 64))
    write(tmp_path / "rules.jsonl", altered(simulated, 0, rules_version=99))
    write(tmp_path / "deck.jsonl", altered(simulated, 0, data={"format": "fogline-deck-1", "card": []}))
    ran = run("verify", "data.jsonl", "rules.jsonl", "deck.jsonl", "--json", code=1).json
    assert [failure["code"] for failure in ran["failures"]] == ["data-differs", "unknown-rules-version", "bad-data"]


def test_files_without_games_and_files_that_are_not_there(run: Run, tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").write_text("\n")
    assert "empty.jsonl: There is no game" in run("verify", "empty.jsonl", code=1).out
    assert "gone.jsonl: No such file" in run("verify", "gone.jsonl", code=1).err


def test_the_input_can_be_verified(run: Run, simulated: Path) -> None:
    assert "4 games verified" in run("verify", "-", typed=simulated.read_text("utf-8")).out


def receipt_of(record: dict[str, Any], path: Path, **fields: Any) -> str:  # noqa: ANN401
    """A receipt that the first seat's client could have kept, in a file."""
    luck = record["luck"]
    told = {"table": luck["table"], "commitment": luck["commitment"], "contributions": luck["contributions"]}
    own = {"1": luck["contributions"][1]}
    path.write_text(json.dumps({"format": "fogline-receipt-1", "own": own, **told, **fields}), "utf-8")
    return str(path)


def test_luck_is_checked_and_said_to_be(run: Run) -> None:
    files = [str(path) for path in sorted(LUCK.glob("*.jsonl"))]
    assert "The luck of 4 of them was checked too." in run("verify", *files).out
    assert run("verify", *files, "--workers", "2", "--json").json["luck"] == 4


def test_luck_that_was_changed_is_named(run: Run, tmp_path: Path) -> None:
    first, second = read(LUCK / "san-francisco.jsonl")
    number = next(n for n, entry in enumerate(first["entries"]) if entry[0] == "chance" and n > 50)
    other = next(
        entry[1] for entry in first["entries"] if entry[0] == "chance" and entry[1] != first["entries"][number][1]
    )
    entries = copy.deepcopy(first["entries"])
    entries[number][1] = other
    secret = {**second["luck"], "secret": "0" * 64}
    changed = {**second["luck"], "contributions": [second["luck"]["contributions"][1], None]}
    write(tmp_path / "games.jsonl", [rehashed({**first, "entries": entries})])
    printed = run("verify", "games.jsonl", code=1).out
    assert f"games.jsonl:1: Entry {number} " in printed
    write(tmp_path / "games.jsonl", [rehashed({**second, "luck": luck}) for luck in (secret, changed, 7)])
    failures = run("verify", "games.jsonl", "--json", code=1).json["failures"]
    assert [failure["code"] for failure in failures] == ["luck-commitment", "luck-differs", "luck-unreadable"]
    assert "committed to" in failures[0]["reason"]


def test_receipts_are_compared(run: Run, tmp_path: Path) -> None:
    game, games = read(LUCK / "san-francisco.jsonl")[0], str(tmp_path / "game.jsonl")
    write(Path(games), [game])
    right = receipt_of(game, tmp_path / "right.json")
    assert "The luck of one of them was checked too." in run("verify", "--receipt", right, games).out
    ways: list[tuple[str, dict[str, Any]]] = [
        ("receipt-commitment", {"commitment": "0" * 64}),
        ("receipt-own", {"own": {"1": "0" * 64}}),
        ("receipt-list", {"contributions": [None, game["luck"]["contributions"][1]]}),
        ("receipt-unused", {"table": "another"}),
    ]
    for code, fields in ways:
        wrong = receipt_of(game, tmp_path / "wrong.json", **fields)
        (failure,) = run("verify", "--receipt", right, "--receipt", wrong, games, "--json", code=1).json["failures"]
        assert failure["code"] == code
        assert failure["reason"]
    (tmp_path / "wrong.json").write_text("[]")
    assert "This receipt can’t be read" in run("verify", "--receipt", str(tmp_path / "wrong.json"), games, code=1).err
    assert "gone.json" in run("verify", "--receipt", "gone.json", games, code=1).err


def test_a_receipt_fits_a_game_from_the_input(run: Run, tmp_path: Path) -> None:
    line = (LUCK / "san-francisco.jsonl").read_text("utf-8").splitlines()[0]
    receipt = receipt_of(json.loads(line), tmp_path / "receipt.json")
    assert run("verify", "-", "--receipt", receipt, "--json", typed=line).json["luck"] == 1
