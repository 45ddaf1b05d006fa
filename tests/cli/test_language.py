"""The commands speak the language that an option or the environment chooses."""

from __future__ import annotations

import pytest

from fogline import rules
from fogline.texts import LANGUAGES
from tests.cli.running import Run

POSITION = "sf1 0 turn - 6 b0t+|-|- -/-/-/-/-;c0 -/-/-/-/-;c0 -"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Your turn: draw a card, or take column A."),
        ("it", "Tocca a te: pesca una carta, oppure prendi la colonna A."),
        ("es", "Tu turno: roba una carta o toma la columna A."),
    ],
)
def test_a_position_is_shown_in_the_language_chosen(run: Run, language: str, words: str) -> None:
    assert words in run("--language", language, "show", "--seat", "1", POSITION).out


def test_the_environment_chooses_where_no_option_does(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOGLINE_LANGUAGE", "es")
    assert "Construir" in run("rules", "SF-5.2").out
    assert "Costruire" in run("--language", "it", "rules", "SF-5.2").out


def test_without_either_the_commands_speak_english_again(run: Run) -> None:
    assert "Errore: " in run("--language", "it", "show", "nowhere", code=1).err
    assert "Error: " in run("show", "nowhere", code=1).err


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_found_by_a_word_of_the_language(run: Run, language: str) -> None:
    title = rules.paragraph("SF-5.2", language).section
    found = run("--language", language, "rules", "--search", title, "--json").json
    assert "SF-5.2" in [one["number"] for one in found]


def test_a_game_is_played_in_the_language_chosen(run: Run) -> None:
    typed = "draw\nhelp\nquit\nn\n"
    arguments = ("play", "--terminal", "--seats", "Ada,random", "--first", "1", "--seed", "1")
    ran = run("--language", "it", *arguments, typed=typed)
    assert "Ada pesca " in ran.out
    assert "annulla la tua ultima azione" in ran.out


def test_an_unknown_language_is_refused(run: Run) -> None:
    assert "There is no language “tlh”" in run("--language", "tlh", "rules", code=1).err
