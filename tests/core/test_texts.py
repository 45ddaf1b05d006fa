"""Words: how messages are said, and that the Fluent files and the code name the same texts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import fogline
from fogline import BadText, texts
from fogline.core.message import Argument, Halves, Message, Part, Seat
from fogline.texts import LANGUAGES, TextError, Texts

SOURCE = Path(fogline.__file__).parent
REFUSALS = {"Refusal", "IllegalAction", "BadText", "Reason", "_refuse"}
"""What refuses with a code as its first argument."""
PASSED_ON = {"_refuse", "taken_back"}
"""Functions that refuse with a code from elsewhere; `refusals` finds it where it is written."""
OUR_FOLDERS = [path.parent.name for path in sorted(SOURCE.glob("games/*/__init__.py"))]
CODES_IN_TABLES = {f"games/{folder}/explain.py": "_BUSY" for folder in OUR_FOLDERS}
"""Where a code comes out of a table: the table's name; each value of it begins with a code."""


def say(argument: Argument, *names: str) -> str:
    """An argument in words, by way of a text that shows nothing else but a fixed frame."""
    return Texts(names=names).say(Message("preview-refused", {"action": "x", "reason": argument})).partition(": ")[2]


@pytest.mark.parametrize(
    ("count", "words"), [(5, "2½"), (4, "2"), (1, "½"), (0, "0"), (-1, "−½"), (-2, "−1"), (-5, "−2½")]
)
def test_halves_are_written_as_people_write_them(count: int, words: str) -> None:
    assert say(Halves(count)) == words


def test_a_seat_is_called_by_its_name_or_by_its_number_counted_from_one() -> None:
    assert [say(Seat(seat), "Ada", "", "Cy") for seat in range(4)] == ["Ada", "Seat 2", "Cy", "Seat 4"]
    assert say(Seat(0), "Ada") == "Ada"


@pytest.mark.parametrize(
    ("items", "words"), [([], "none"), ([1], "1"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_lists_are_joined_by_the_languages_rule(items: list[Part], words: str) -> None:
    assert say(items) == words


def test_lists_hold_whatever_a_message_may_hold() -> None:
    assert say([Seat(0), Halves(3), 7, Message("place", {"place": 2})]) == "Seat 1, 1½, 7 and 2nd"


@pytest.mark.parametrize(("count", "words"), [(2, "1 point."), (3, "1½ points."), (0, "0 points."), (-2, "−1 point.")])
def test_points_choose_their_plural_form(count: int, words: str) -> None:
    line = Message("sheet-line", {"source": "Trams", "count": 3, "points": Halves(count)})
    assert Texts().say(line) == f"Trams: 3, {words}"


def test_nothing_is_wrapped_in_invisible_marks() -> None:
    assert say("x").isprintable()


def test_a_long_word_is_cut_not_refused() -> None:
    assert say("x" * texts.LONGEST_WORD) == "x" * texts.LONGEST_WORD
    assert say("x" * 10_000) == "x" * (texts.LONGEST_WORD - 1) + "…"
    assert say(Seat(0), "y" * 10_000) == "y" * (texts.LONGEST_WORD - 1) + "…"


def test_a_missing_text_is_never_shown_by_its_name() -> None:
    assert not Texts().has("no-such-text")
    with pytest.raises(TextError, match="no-such-text"):
        Texts().say(Message("no-such-text"))
    with pytest.raises(TextError, match="no-such-text"):
        say([Message("no-such-text")])


def test_a_text_that_asks_for_more_than_it_is_given_is_an_error() -> None:
    with pytest.raises(TextError, match="place"):
        Texts().say(Message("place"))


@pytest.mark.parametrize("text", ["one = 1\none = 2\n", "this is no Fluent\n", "one = { $a\n"])
def test_a_file_that_fluent_would_half_read_is_an_error(tmp_path: Path, text: str) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(text, "utf-8")
    with pytest.raises(TextError, match=r"en\.ftl"):
        texts._add(FluentBundle(["en"]), file)


def test_a_text_without_words_of_its_own_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("one =\n    .label = 1\n", "utf-8")
    bundle = FluentBundle(["en"])
    texts._add(bundle, file)
    said = Texts()
    said._bundle = bundle
    with pytest.raises(TextError, match="empty"):
        said.say(Message("one"))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadText) as caught:
        Texts(language="tlh")
    known = ", ".join(LANGUAGES)
    assert Texts().say(caught.value.message()) == f"There is no language “tlh”. The languages are: {known}."


def test_a_game_has_the_shells_texts_and_its_own() -> None:
    game = fogline.load("san-francisco")
    for said in (Texts(game), Texts(type(game))):
        assert said.has("seat")
        assert said.has("sf-card")
    assert not Texts().has("sf-card")


def test_a_file_is_parsed_once() -> None:
    assert Texts()._bundle is Texts(names=["Ada"])._bundle


@pytest.mark.parametrize(
    "folder",
    [SOURCE / "texts", SOURCE / "cli" / "texts", *sorted(SOURCE.glob("games/*/texts"))],
    ids=lambda path: path.parent.name,
)
def test_every_language_has_its_file(folder: Path) -> None:
    assert {file.stem for file in folder.glob("*.ftl")} == set(LANGUAGES)


# The code and the files name the same texts.


@cache
def sources() -> list[tuple[str, ast.Module]]:
    """Each module of the package, by its path below `fogline`."""
    modules = {path.relative_to(SOURCE).as_posix(): path for path in sorted(SOURCE.rglob("*.py"))}
    return [(module, ast.parse(path.read_text("utf-8"))) for module, path in modules.items()]


def calls(tree: ast.AST, names: set[str]) -> list[ast.Call]:
    """The calls of functions or classes of these names."""
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names
    ]


def constants(node: ast.expr) -> list[str] | None:
    """The texts that an expression may be; None where they aren't written there."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        either, other = constants(node.body), constants(node.orelse)
        return None if either is None or other is None else either + other
    return None


def refusals(tree: ast.Module) -> list[ast.Call]:
    """The refusals of a module."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    passed_on = {call for one in functions if one.name in PASSED_ON for call in calls(one, REFUSALS)}
    return [call for call in calls(tree, REFUSALS) if call not in passed_on]


def refusal_codes() -> Iterator[tuple[str, str]]:
    """Each code that a module refuses with, and the module."""
    for module, tree in sources():
        for call in refusals(tree):
            yield from ((code, module) for code in constants(call.args[0]) or ())
        if module in CODES_IN_TABLES:
            yield from ((code, module) for code in table_codes(tree, CODES_IN_TABLES[module]))


def table_codes(tree: ast.Module, name: str) -> list[str]:
    (table,) = (
        node.value for node in tree.body if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name
    )
    assert table is not None
    return [value[0] for value in ast.literal_eval(table).values()]


def record_codes() -> Iterator[str]:
    for _, tree in sources():
        for call in calls(tree, {"RecordError"}):
            yield from constants(call.args[0]) or ()


def bundle_for(module: str) -> FluentBundle:
    """The texts that a module's messages are said in: its game's, or the shell's alone."""
    parts = module.split("/")
    game = f"fogline.games.{parts[1]}" if parts[0] == "games" and parts[1] in OUR_FOLDERS else None
    return texts._bundle("en", texts.SHELL, game)


def test_the_codes_are_found() -> None:
    """The other tests would be content with finding none."""
    codes = {code for code, _ in refusal_codes()}
    assert {"not-your-turn", "players-decide", "chance-decides", "position-tag", "lay-first", "unknown-game"} <= codes
    assert "entry-refused" in set(record_codes())


def test_every_code_can_be_found() -> None:
    hidden = {
        (module, ast.unparse(call))
        for module, tree in sources()
        for call in refusals(tree)
        if constants(call.args[0]) is None and module not in {"core/errors.py", *CODES_IN_TABLES}
    }
    assert hidden == set()


def test_every_refusal_has_words() -> None:
    silent = {(c, module) for c, module in refusal_codes() if not bundle_for(module).has_message(f"refusal-{c}")}
    assert silent == set()


def test_every_fault_of_a_record_has_words() -> None:
    assert {code for code in record_codes() if not Texts().has(f"record-{code}")} == set()


class References(Visitor):
    """The texts that other texts are made of, and what fills them."""

    def __init__(self, node: ftl.BaseNode) -> None:
        self.texts: set[str] = set()
        self.arguments: set[str] = set()
        self.visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  (Fluent's name)
        self.texts.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name.removesuffix("-count").removesuffix("-or"))


def given(call: ast.Call) -> set[str] | None:
    """The names of what a refusal brings along for its words; None where they aren't written there."""
    if isinstance(call.func, ast.Name) and call.func.id == "_refuse":
        return {str(keyword.arg) for keyword in call.keywords}
    if len(call.args) < 3:
        return set()
    if not isinstance(call.args[2], ast.Dict) or None in call.args[2].keys:
        return None
    return {str(ast.literal_eval(key)) for key in call.args[2].keys if key is not None}


def test_every_refusal_brings_what_its_words_ask_for() -> None:
    wanting = set()
    for module, tree in sources():
        messages = bundle_for(module)._messages
        for call in refusals(tree):
            for code in constants(call.args[0]) or ():
                message = messages.get(f"refusal-{code}")
                brought = given(call)
                if message is not None and brought is not None:
                    wanting |= {(module, code, name) for name in References(message).arguments - brought}
    assert wanting == set()


def entries(file: Path) -> ftl.Resource:
    return FluentParser().parse(file.read_text("utf-8"))


def ids(resource: ftl.Resource) -> set[str]:
    return {entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)}


def spoken() -> list[re.Pattern[str]]:
    """Patterns of all strings in the source; what an f-string fills in may be anything."""
    patterns = set()
    for _, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                patterns.add(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = (re.escape(str(v.value)) if isinstance(v, ast.Constant) else "[a-z0-9-]+" for v in node.values)
                patterns.add("".join(parts))
    return [re.compile(pattern) for pattern in patterns if re.fullmatch(r"[a-z].*", pattern)]


def test_the_shell_has_no_text_that_nobody_says() -> None:
    resource = entries(SOURCE / "texts" / "en.ftl")
    codes = {f"refusal-{code}" for code, _ in refusal_codes()} | {f"record-{code}" for code in record_codes()}
    # The two patterns would match every code, said or not.
    patterns = [one for one in spoken() if one.pattern not in ("refusal\\-[a-z0-9-]+", "record\\-[a-z0-9-]+")]
    left = ids(resource) - References(resource).texts - codes
    assert {name for name in left if not any(one.fullmatch(name) for one in patterns)} == set()
