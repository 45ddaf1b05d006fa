"""Data files that would cost their reader more than they are worth."""

from __future__ import annotations

import tracemalloc

import pytest

from fogline.core.data import LONGEST_FILE, LONGEST_LINE, MOST_PARTS, SyntaxFault, read_toml

BOMB = "a." * 30 + "a = 1"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        pytest.param(BOMB, 1, id="a key"),
        pytest.param(f"[{'a.' * 30}a]", 1, id="the name of a table"),
        pytest.param(f"x = {{{BOMB}}}", 1, id="inside a table"),
        pytest.param('"a" . ' * 30 + "a = 1", 1, id="parts in quotes"),
        pytest.param(f"# '''\n{BOMB}\n# '''", 2, id="between comments that look like a text"),
        pytest.param(f"x = '''a''''\ny = {{{BOMB}, z = 'b'}}", 2, id="after a text that ends with a quote"),
        pytest.param(f'x = """a"""""\ny = {{{BOMB}, z = "b"}}', 2, id="after a text that ends with two"),
    ],
)
def test_a_key_of_many_parts_is_refused_before_it_is_read(text: str, line: int) -> None:
    with pytest.raises(SyntaxFault, match=f"a key of more than {MOST_PARTS} parts") as caught:
        read_toml(text)
    assert caught.value.line == line


@pytest.mark.parametrize("quote", ['"', "'", '"""', "'''"])
def test_a_text_in_quotes_may_look_like_such_a_key(quote: str) -> None:
    assert read_toml(f"note = {quote}{'a.' * 30}a{quote}") == {"note": "a." * 30 + "a"}


def test_a_key_may_have_as_many_parts_as_any_file_of_ours_needs() -> None:
    read_toml(".".join("a" * MOST_PARTS) + " = 1")


def test_long_files_and_long_lines_are_refused_with_their_place() -> None:
    with pytest.raises(SyntaxFault, match="characters") as file:
        read_toml("a = 1\n" * LONGEST_FILE)
    with pytest.raises(SyntaxFault, match="a line of more than") as line:
        read_toml("a = 1\nb = '" + "x" * LONGEST_LINE + "'")
    assert (file.value.line, line.value.line) == (None, 2)


def test_what_took_a_gigabyte_takes_next_to_nothing() -> None:
    bombs = ["a." * 16_000 + "a=1", "\n".join(f"{'a.' * (MOST_PARTS - 1)}k{n} = 1" for n in range(2_000))]
    tracemalloc.start()
    try:
        for bomb in bombs:
            try:
                read_toml(bomb)
            except SyntaxFault:
                continue
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()
