"""The code's figures stay as good as they were, and are what they say."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.figures import OURS, Figures, at, measure

SMALL = '''
def first() -> int:
    """Described."""
    return 1


class Some:
    async def second(self):
        def third() -> None: ...

        return third
'''


@pytest.fixture(scope="module")
def ours() -> Figures:
    return measure(OURS)


def test_functions_stay_short(ours: Figures) -> None:
    assert len(ours.functions) > 1000
    assert at(ours.functions, 0.5) <= 6
    assert at(ours.functions, 0.9) <= 18
    assert at(ours.functions, 0.99) <= 34
    assert ours.functions[-1].lines <= 77, ours.functions[-1].place


def test_functions_say_what_they_return_and_mostly_what_they_do(ours: Figures) -> None:
    assert ours.typed == len(ours.functions)
    assert ours.percent(ours.described) >= 63


def test_modules_stay_small(ours: Figures) -> None:
    assert len(ours.modules) > 100
    assert at(ours.modules, 0.5) <= 122
    assert ours.modules[-1].lines <= 686, ours.modules[-1].place


def test_imports_go_one_way(ours: Figures) -> None:
    assert not ours.cycle


@pytest.fixture
def small(tmp_path: Path) -> Path:
    package = tmp_path / "small"
    (package / "inner").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "code.py").write_text(SMALL)
    (package / "inner" / "__init__.py").write_text("import small.code\nimport os\n")
    return package


def test_a_small_package(small: Path) -> None:
    assert measure(small).told().splitlines() == [
        "functions       3",
        "function length median 3, 90 % 4, 99 % 4, longest 4 (second, small.code:8)",
        "return types    67 %",
        "docstrings      33 %",
        "modules         3",
        "module length   median 2, largest 11 (small.code)",
        "import cycle    none",
    ]


def circle(small: Path, code: str) -> set[str]:
    with (small / "code.py").open("a") as module:
        module.write(f"\n{code}\n")
    return set(measure(small).cycle)


@pytest.mark.parametrize(
    "code", ["from small import inner", "from small.inner import any", "class A:\n    import small.inner"]
)
def test_a_circle_of_imports_is_found(small: Path, code: str) -> None:
    assert circle(small, code) == {"small.code", "small.inner"}


@pytest.mark.parametrize("head", ["if TYPE_CHECKING:", "def late() -> None:"])
def test_what_is_imported_later_or_never_makes_no_circle(small: Path, head: str) -> None:
    assert not circle(small, f"{head}\n    import small.inner")
