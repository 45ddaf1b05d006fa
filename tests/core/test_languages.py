"""Every text in every language: the same texts with the same variables, forms for every number, and none forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import fogline
from fogline.core.message import Halves, Message
from fogline.texts import LANGUAGES, Texts
from tests.play import folder_of, playable

PACKAGE = Path(fogline.__file__).parent
PAGE = Path(__file__).parents[2] / "web"
FOLDERS = [
    *(PACKAGE / "texts", PACKAGE / "cli" / "texts", *(folder_of(name) / "texts" for name in playable())),
    *(PAGE / "texts", *sorted(PAGE.glob("src/games/*/texts"))),
]
"""Where Fluent files are: the package's, and those of the page."""
OTHERS = [language for language in LANGUAGES if language != "en"]
COUNTS = (0, 1, 2, 5, 22, 1.5)
"""Numbers that between them ask for every plural form of the five languages."""
PLURALS = {"zero", "one", "two", "few", "many"}
COMMANDS = "cli-play-form-"
"""How the texts begin that show a command as it is typed, in any language."""
EVERYWHERE = {"bot", "help", "magenta", "{ $title } – fogline", "san francisco", "ticket to ride: san francisco"}
SAME = {
    "it": {"bonus", "chat", "file", "file file", "link", "no", "replay", "tram", "tutorial"},
    "pl": {"folder", "moment { $at }:"},
    "es": {"bots", "chat", "error", "error:", "no", "total", "tutorial"},
    "fr": {
        "arguments",
        "bonus",
        "bots",
        "chat",
        "ferry",
        "olive",
        "options",
        "orange",
        "pages",
        "pause",
        "points",
        "scores",
        "source",
        "total",
        "violet",
    },
}
"""Words that are rightly the same as in English: they travelled."""


class Shape(Visitor):
    """What a text asks for: its variables, the forms of what it counts, and whether it has words at all."""

    def __init__(self, node: ftl.BaseNode) -> None:
        self.variables: set[str] = set()
        self.counted: list[list[str]] = []
        self.words = False
        self.visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  (Fluent's name)
        # A list, how many it holds and the choice among them are one argument: a language needs what another doesn't.
        self.variables.add(node.id.name.removesuffix("-count").removesuffix("-or"))

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.words = self.words or any(letter.isalpha() for letter in node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = [one.key.name if isinstance(one.key, ftl.Identifier) else one.key.value for one in node.variants]
        inside = FluentSerializer().serialize_entry(
            ftl.Message(ftl.Identifier("x"), ftl.Pattern([ftl.Placeable(node)]))
        )
        # A number that is written beside its noun needs every form; “one or several” of a list needs two.
        if PLURALS & set(keys) and inside.count(f"${node.selector.id.name} ") > 1:  # type: ignore[union-attr]
            self.counted.append(keys)
        self.generic_visit(node)


@cache
def messages(file: Path) -> dict[str, ftl.Message]:
    resource = FluentParser().parse(file.read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ftl.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ftl.Message)}


@cache
def bundle_of(folder: Path, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))
    return bundle


def written(message: ftl.Message) -> str:
    return FluentSerializer().serialize_entry(ftl.Message(message.id, message.value, message.attributes)).strip()


def variables(message: ftl.Message) -> Iterator[str]:
    for name in Shape(message).variables:
        yield name
        yield f"{name}-count"
        yield f"{name}-or"


every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: "-".join(path.parts[-3:]))


@every_folder
@pytest.mark.parametrize("language", OTHERS)
class TestEveryLanguage:
    def test_has_the_same_texts_with_the_same_variables(self, folder: Path, language: str) -> None:
        english, other = messages(folder / "en.ftl"), messages(folder / f"{language}.ftl")
        assert other.keys() == english.keys()
        for name, message in english.items():
            assert Shape(other[name]).variables == Shape(message).variables, name

    def test_has_its_own_words(self, folder: Path, language: str) -> None:
        english, other = messages(folder / "en.ftl"), messages(folder / f"{language}.ftl")
        both = {name: one for name, one in english.items() if name in other and Shape(one).words}
        same = {name for name, one in both.items() if written(one) == written(other[name])}
        words = {name: written(english[name]).partition(" = ")[2].lower() for name in same if COMMANDS not in name}
        assert {name for name, word in words.items() if word not in EVERYWHERE | SAME[language]} == set()

    def test_has_a_form_for_every_number(self, folder: Path, language: str) -> None:
        locale = Locale(language)
        for name, message in messages(folder / f"{language}.ftl").items():
            for keys in Shape(message).counted:
                wanted = {n: locale.plural_form(n) for n in COUNTS if isinstance(n, int) and str(n) not in keys}
                assert set(wanted.values()) <= set(keys), (name, wanted, keys)


@every_folder
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sample", [*COUNTS, "x"])
def test_every_text_can_be_said(folder: Path, language: str, sample: float | str) -> None:
    bundle = bundle_of(folder, language)
    for name, message in messages(folder / f"{language}.ftl").items():
        pattern = bundle.get_message(name).value
        assert pattern is not None, name
        text, errors = bundle.format_pattern(pattern, dict.fromkeys(variables(message), sample))
        assert not errors, (name, errors)
        assert isinstance(text, str), name
        assert "{" not in text, (name, text)
        assert "  " not in text or name == "cli-sf-column", (name, text)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["0 points.", "½ points.", "1 point.", "1½ points.", "2 points.", "5 points.", "22 points."]),
        ("it", ["0 punti.", "½ punto.", "1 punto.", "1½ punti.", "2 punti.", "5 punti.", "22 punti."]),
        ("pl", ["0 punktów.", "½ punktu.", "1 punkt.", "1½ punktu.", "2 punkty.", "5 punktów.", "22 punkty."]),
        ("es", ["0 puntos.", "½ punto.", "1 punto.", "1½ puntos.", "2 puntos.", "5 puntos.", "22 puntos."]),
        ("fr", ["0 point.", "½ point.", "1 point.", "1½ point.", "2 points.", "5 points.", "22 points."]),
    ],
)
def test_points_are_counted_as_people_count_them(language: str, words: list[str]) -> None:
    said = Texts(language=language)
    lines = [Message("sheet-line", {"source": "T", "count": 3, "points": Halves(n)}) for n in (0, 1, 2, 3, 4, 10, 44)]
    assert [said.say(line).partition("3, ")[2] for line in lines] == words
