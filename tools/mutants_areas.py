"""What mutants are made of, area by area, and the tests that should notice them: a game's rules, and all around."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = "src/fogline/games"
MODULES: Final = (
    "cards.py",
    "city.py",
    "market.py",
    "ranking.py",
    "scoring.py",
    "state.py",
    "tickets.py",
    "tourist_piles.py",
)
"""The modules of a game folder that hold rules and scoring; a game needn't have them all."""
BLIND: Final = (
    "test_components.py",
    "test_describe.py",
    "test_evaluation.py",
    "test_judgement.py",
    "test_map.py",
    "test_map_in_threads.py",
    "test_measure.py",
    "test_preview.py",
    "test_ticket_guess.py",
)
"""Tests that are about something else than the rules."""
CONTRACT: Final = "why_not or actions_survive or views or luck_brings or survive_text"
"""Of the contract, the promises that a change of a rule may break; three seats are enough."""


@dataclass(frozen=True, eq=False)
class Area:
    """Modules, and the tests that belong to them."""

    name: str
    modules: tuple[str, ...]
    """From the project's folder."""
    suites: Mapping[str, str]
    """The test files, each with the `-k` that chooses from it."""
    rests_on: tuple[str, ...]
    """Patterns of files: a verdict counts while they, its module and its tests stay the same."""
    home: str
    """Where recordings are kept; areas with the same home share them."""
    core: Literal["compiled", "interpreted"] = "interpreted"
    """The core that its tests run on: a compiled module that is changed runs only interpreted."""
    waits: bool = False
    """Whether its tests start processes and wait for them: their time is the clock's, not the processor's."""

    def stamps(self) -> dict[str, str]:
        """For each test file a hash of what its verdicts rest on: itself, the tests' helpers, and what is named."""
        found = {}
        for file, chosen in self.suites.items():
            helpers = (f"{Path(file).parent}/*.py", "tests/*.py")
            stamp = hashlib.sha256(chosen.encode() + (ROOT / file).read_bytes())
            for path in sorted({path for pattern in (*self.rests_on, *helpers) for path in ROOT.glob(pattern)}):
                if not path.name.startswith("test_"):
                    stamp.update(path.read_bytes())
            found[file] = stamp.hexdigest()[:16]
        return found


def rules() -> Iterator[Area]:
    """Each game's rules."""
    for folder in sorted(path for path in (ROOT / GAMES).iterdir() if (path / "__init__.py").exists()):
        game = folder.name
        yield Area(
            name=game,
            modules=tuple(f"{GAMES}/{game}/{name}" for name in MODULES if (folder / name).exists()),
            suites=_suites(game),
            rests_on=(
                "src/fogline/core/*.py",
                f"{GAMES}/{game}/*.py",
                f"{GAMES}/{game}/data/*.toml",
                f"tests/games/{game}/*.py",
                "tests/golden/*.jsonl",
            ),
            home=game,
        )


def _suites(game: str) -> dict[str, str]:
    mine = "ticket" if game == "ticket_to_ride" else "not ticket"
    return {file: "" for file in _tests(f"games/{game}") if not file.endswith(BLIND)} | {
        "tests/golden/test_golden.py": f"true_record and {mine}",
        "tests/contract/test_contract.py": f"{mine} and 3] and ({CONTRACT})",
    }


SERVICE: Final = {
    "test_client_alone.py": "",
    "test_codes.py": "",
    "test_for_the_page.py": "",
    "test_limits.py": "not hangs_dies",
    "test_metrics.py": "",
    "test_openapi.py": "not whatever_is_called",
    "test_own_figures.py": "",
    "test_page.py": "",
    "test_proxy.py": "",
    "test_reading.py": "",
    "test_service.py": "not gaps_and_restarts",
    "test_slow.py": "",
    "test_small_parts.py": "",
    "test_socket_alone.py": "",
    "test_storage.py": "",
    "test_store_failures.py": "not evening_of_failures",
    "test_strangers.py": "",
    "test_typescript.py": "",
    "test_workers.py": "not waits_behind and not harms_no_other",
}
"""The tests of the service, each with the `-k` that leaves out its scenarios: a minute is too long for one line."""
SEARCH: Final = "src/fogline/bots/search.py"
SEARCH_TESTS: Final = tuple(f"tests/bots/test_{name}.py" for name in ("search", "small_searches", "decisions"))
"""Compiled, and so apart from the other bots."""


def around() -> Iterator[Area]:
    """All that is around the rules."""
    records = ("controls", "luck", "record", "sources")
    service = {f"tests/server/{name}": chosen for name, chosen in SERVICE.items()}
    yield _around(
        "records",
        [f"src/fogline/core/{name}.py" for name in records],
        {f"tests/core/test_{name}.py": "" for name in (*records, "luck_is_fixed", "record_faults")}
        | {"tests/table/test_table.py": ""},
    )
    yield _around("table", _modules("table"), dict.fromkeys([*_tests("table"), "tests/server/test_small_parts.py"], ""))
    yield _around("server", _modules("server"), service)
    yield _around(
        "arena", _modules("arena"), dict.fromkeys(_tests("arena"), "") | {"tests/arena/test_simulate.py": "not ctrl_c"}
    )
    yield _around(
        "bots",
        [module for module in _modules("bots") if module != SEARCH],
        {file: "" for file in _tests("bots") if file not in (*SEARCH_TESTS[:2], "tests/bots/test_train.py")},
    )
    yield Area("search", (SEARCH,), dict.fromkeys(SEARCH_TESTS, ""), ("tests/bots/*.jsonl",), "search", waits=True)
    yield _around(
        "client",
        _modules("client"),
        {
            file: chosen
            for file, chosen in service.items()
            if file.endswith(("test_client_alone.py", "test_reading.py", "test_service.py"))
        },
    )


def _around(name: str, modules: Sequence[str], suites: Mapping[str, str]) -> Area:
    return Area(name, tuple(modules), suites, (), "around", core="compiled", waits=True)


def _modules(folder: str) -> list[str]:
    return sorted(str(path.relative_to(ROOT)) for path in (ROOT / "src/fogline" / folder).glob("*.py"))


def _tests(folder: str) -> list[str]:
    return sorted(str(path.relative_to(ROOT)) for path in (ROOT / "tests" / folder).glob("test_*.py"))
