"""The numbered rules in every language: the same paragraphs in the same order, the same figures and references."""

from __future__ import annotations

import re

import pytest

from fogline import BadText, rules, texts
from fogline.rules import LANGUAGES, Paragraph

OTHERS = [language for language in LANGUAGES if language != "en"]
LETTERS = "|".join(rules.prefixes())
REFERENCE = re.compile(rf"(?:{LETTERS})-[0-9]+(?:\.[0-9]+)?|`[a-z]+(?:\.md)?`")
FIGURE = re.compile(r"[−+]?[0-9]+½?|½")
RULING = {"en": "uling", "it": "ecision", "pl": "ozstrzygnięc", "es": "ecisi", "fr": "écision"}
"""The word in *Ruling* that singular and plural, small and capital share."""


def figures(one: Paragraph) -> set[str]:
    """The numbers of a paragraph; 0 may be said as “without”."""
    return set(FIGURE.findall(REFERENCE.sub("", one.text))) - {"0"}


def test_there_are_rules_in_every_language() -> None:
    assert rules.LANGUAGES == texts.LANGUAGES


@pytest.mark.parametrize("prefix", rules.prefixes())
@pytest.mark.parametrize("language", rules.LANGUAGES)
def test_the_paragraphs_speak_to_players(prefix: str, language: str) -> None:
    """Files, options and how things are stored are for the documentation: a table once read “see components.md”."""
    code = re.compile(r"`|\.(md|py|toml)\b|_[a-z]|\b(stored?|option)\b")
    assert [one.number for one in rules.paragraphs(prefix, language) if code.search(one.text)] == []


@pytest.mark.parametrize("prefix", rules.prefixes())
@pytest.mark.parametrize("language", OTHERS)
class TestEveryLanguage:
    def test_has_the_same_paragraphs(self, language: str, prefix: str) -> None:
        numbers = [one.number for one in rules.paragraphs(prefix, language)]
        assert numbers == [one.number for one in rules.paragraphs(prefix)]

    def test_titles_its_sections_in_its_own_words(self, language: str, prefix: str) -> None:
        both = zip(rules.paragraphs(prefix), rules.paragraphs(prefix, language), strict=True)
        assert [one.number for one, other in both if one.section == other.section and one.section != "Bonus"] == []

    def test_says_nothing_in_english(self, language: str, prefix: str) -> None:
        both = zip(rules.paragraphs(prefix), rules.paragraphs(prefix, language), strict=True)
        assert [one.number for one, other in both if one.text == other.text] == []

    def test_refers_to_the_same_places(self, language: str, prefix: str) -> None:
        for one in rules.paragraphs(prefix):
            other = rules.paragraph(one.number, language)
            assert sorted(REFERENCE.findall(other.text)) == sorted(REFERENCE.findall(one.text)), one.number

    def test_names_the_same_figures(self, language: str, prefix: str) -> None:
        for one in rules.paragraphs(prefix):
            assert figures(rules.paragraph(one.number, language)) == figures(one), one.number

    def test_marks_the_same_rulings(self, language: str, prefix: str) -> None:
        for one in rules.paragraphs(prefix):
            marks = re.findall(
                r"(?<!\*)\*[^*]*" + RULING[language] + r"[^*]*\*", rules.paragraph(one.number, language).text
            )
            assert len(marks) == len(re.findall(r"\*[Rr]ulings?\*", one.text)), one.number

    def test_keeps_tables_and_bold_terms(self, language: str, prefix: str) -> None:
        for one in rules.paragraphs(prefix):
            other = rules.paragraph(one.number, language)
            for mark in ("**", "|"):
                assert other.text.count(mark) == one.text.count(mark), (one.number, mark)


@pytest.mark.parametrize("language", ["tlh", "", "EN", "../it", "it/.."])
def test_a_language_that_is_none_of_ours_gets_the_english_rules(language: str) -> None:
    assert rules.paragraph("SF-5.4", language) == rules.paragraph("SF-5.4")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_rule_is_refused_in_every_language(language: str) -> None:
    for number in ("SF-99", "XX-1", ""):
        with pytest.raises(BadText) as caught:
            rules.paragraph(number, language)
        assert caught.value.code == "unknown-rule"
