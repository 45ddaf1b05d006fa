"""Help speaks the language chosen: every command, every option, and what typer says by itself."""

from __future__ import annotations

import inspect
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
import typer
from rich.cells import cell_len
from typer.core import TyperGroup
from typer.main import get_command

import fogline.cli
from fogline.cli import app
from fogline.cli.help import FACTS, params_of, text_of, value_of, walk
from fogline.core.message import Message
from fogline.texts import LANGUAGES, Texts
from tests.cli.running import Run
from tests.core.test_texts import entries, ids, spoken

FOLDER = Path(fogline.cli.__file__).parent / "texts"
OTHERS = [language for language in LANGUAGES if language != "en"]
WIDE = "400"
"""Columns in which no sentence is broken."""
TYPERS_ENGLISH = re.compile(
    r"Usage|Try |Show this|\bCommands\b|\bCOMMAND\b|\bARGS\b|Error\b(?<!╭─ Error)|\[default|\[env var|\[required"
    r"|<\w+( range)?>|list\[|No such|Missing|Invalid|Input should|requires|does not|unexpected|Did you"
)
"""Words of typer, and of what it is made of, that people would see in English. (“Error” is a Spanish title, too.)"""


@cache
def program() -> TyperGroup:
    found = get_command(app)
    assert isinstance(found, TyperGroup)
    return found


def context() -> typer.Context:
    return typer.Context(program(), **program().context_settings)


def commands(node: object = None, typed: tuple[str, ...] = ()) -> dict[tuple[str, ...], str]:
    """What one types for each command, with the text that explains it."""
    found = {typed: "-".join(["help", *typed])}
    for name, child in getattr(node or program(), "commands", {}).items():
        found |= commands(child, (*typed, name))
    return found


def texts_of_help() -> dict[str, set[str]]:
    """The texts that explain something, by what is explained: a command and its options."""
    ctx = context()
    return {text: {text} | {text_of(param, text) for param in params_of(node, ctx)} for text, node in walk(program())}


def examples(text: str) -> list[str]:
    (node,) = (node for name, node in walk(program()) if name == text)
    return re.findall(r"`(fogline .*)`", inspect.getdoc(node.callback) or "")


def words(text: str, language: str) -> str:
    """A text as it is printed, without Markdown and in one line."""
    said = Texts(language=language, package="fogline.cli").say(Message(text, FACTS))
    return " ".join(re.sub(r"\*\*|`", "", said).split())


def in_one_line(printed: str) -> str:
    return " ".join(printed.split())


def test_the_commands_are_found() -> None:
    """The other tests would be content with finding none."""
    assert {(), ("play",), ("arena", "contest"), ("map", "show")} <= commands().keys()
    found = texts_of_help()["help-map-show"]
    assert {"help-map-show", "help-map-show--svg", "help-map-show-FILE", "help--json", "help--help"} <= found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_option_is_explained_in_the_language_chosen_and_in_no_other(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", WIDE)
    for command, text in commands().items():
        printed = in_one_line(run("--language", language, *command, "--help").out)
        explained = texts_of_help()[text]
        assert [one for one in explained if words(one, language) not in printed] == [], command
        assert [one for one in examples(text) if one not in printed] == [], command
        if language != "en":
            assert [one for one in explained if words(one, "en") in printed] == [], command
            assert not TYPERS_ENGLISH.search(printed), command


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [80, 120])
def test_help_fits_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch, language: str, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for command in commands():
        printed = run("--language", language, *command, "--help").out
        assert "…" not in printed, command
        lines = [line for line in printed.splitlines() if line]
        assert {cell_len(line) for line in lines} == {columns}, command
        # rich breaks lines at French no-break spaces; words must be chosen so that it doesn't here
        assert not [line for line in lines if re.match(r"[│ ]*[:;?!»]|.*«[ │]*$", line)], command


def test_no_text_is_missing_and_none_is_left_over() -> None:
    """In English; `tests/core/test_languages.py` demands the same texts of every language."""
    ctx = context()
    values = {value_of(param, ctx) for _, node in walk(program()) for param in params_of(node, ctx)}
    wanted = set.union(*texts_of_help().values()) | {value for value in values if value is not None}
    there = ids(entries(FOLDER / "en.ftl"))
    assert wanted - there == set()
    left, patterns = there - wanted, spoken()
    assert {text for text in left if text.startswith(("help", "value"))} == set()
    assert {text for text in left if not any(one.fullmatch(text) for one in patterns)} == set()


@pytest.mark.parametrize(
    "arguments",
    [
        ["--language", "it", "play", "--help"],
        ["--language", "it", "play", "-h"],
        ["--language=it", "--help"],
        ["--help", "--language", "it"],
    ],
    ids=" ".join,
)
def test_the_option_is_seen_before_help_is_shown(run: Run, arguments: list[str]) -> None:
    assert "Mostra questo aiuto." in run(*arguments).out


@pytest.mark.parametrize(
    ("arguments", "code"),
    [(["play", "--help"], 0), (["--help"], 0), (["deck", "check", "-h"], 0), ([], 2), (["deck"], 2)],
)
def test_the_environment_is_seen_before_help_is_shown(
    run: Run, monkeypatch: pytest.MonkeyPatch, arguments: list[str], code: int
) -> None:
    monkeypatch.setenv("FOGLINE_LANGUAGE", "it")
    assert "Mostra questo aiuto." in run(*arguments, code=code).out
    assert "Pokaż tę pomoc." in run("--language", "pl", *arguments, code=code).out


def test_without_a_command_there_is_help(run: Run) -> None:
    assert run("--language", "es", code=2).out == run("--language", "es", "--help").out


def test_an_unknown_language_is_refused_before_help_is_shown(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run("--language", "tlh", "play", "--help", code=1)
    assert ran.err.startswith("Error: There is no language “tlh”. The languages are: ")
    assert not ran.out
    monkeypatch.setenv("FOGLINE_LANGUAGE", "tlh")
    assert run("--help", code=1).err == ran.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--wrong"], "L’opzione --wrong non c’è."),
        (["play", "-q"], "L’opzione -q non c’è."),
        (["play", "--resumee"], "L’opzione --resumee non c’è. Forse intendevi: --resume, --seed?"),
        (["ply"], "Il comando «ply» non c’è. Forse intendevi: play, replay?"),
        (["deck", "xyz"], "Il comando «xyz» non c’è."),
        (["--language"], "--language vuole un valore."),
        (["play", "--port"], "--port vuole un valore."),
        (["play", "--terminal=x"], "--terminal non vuole un valore."),
        (["bench", "--no-peer=x"], "--no-peer non vuole un valore."),
        (["play", "--port", "0"], "--port accetta un numero intero da 1 a 65535."),
        (["play", "--first", "x"], "--first accetta un numero intero da 1 in su."),
        (["play", "--seed", "1.5"], "--seed accetta un numero intero."),
        (["loadtest", "--moves", "x"], "--moves accetta un numero da 0.1 in su."),
        (["arena", "--kind", "x"], "--kind accetta uno di questi: round-robin, gauntlet, ladder."),
        (["verify"], "Manca FILE."),
        (["watch"], "Manca LINK."),
        (["play", "sf", "tt", "x"], "Parole di troppo: tt x"),
    ],
)
def test_what_is_typed_wrongly_is_told_in_the_language_chosen(
    run: Run, monkeypatch: pytest.MonkeyPatch, arguments: list[str], words: str
) -> None:
    monkeypatch.setenv("FOGLINE_LANGUAGE", "it")
    told = run(*arguments, code=2).err
    assert f"│ {words} " in told
    assert told.startswith("Uso: ")
    assert "Per un aiuto: «" in told
    assert "╭─ Errore ─" in told
    for language in OTHERS:
        monkeypatch.setenv("FOGLINE_LANGUAGE", language)
        assert not TYPERS_ENGLISH.search(run(*arguments, code=2).err)


def test_an_error_names_the_command_whose_help_to_read(run: Run) -> None:
    told = run("--language", "fr", "deck", "check", code=2).err
    assert "«\N{NO-BREAK SPACE}root deck check --help\N{NO-BREAK SPACE}»" in told
    assert "root deck check [OPTIONS] {FICHIER}" in told


def test_a_shell_completes_with_help_in_the_language_chosen(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_ROOT_COMPLETE", "complete_zsh")
    monkeypatch.setenv("_TYPER_COMPLETE_ARGS", "root --language it play --resum")
    assert "Riprendi una partita salvata." in run().out
    monkeypatch.setenv("_TYPER_COMPLETE_ARGS", "root --language tlh play --resum")
    assert "Go on with a saved game." in run().out


@pytest.mark.parametrize(
    ("arguments", "variables", "first", "last"),
    [
        (["--language", "pl", "--help"], {}, "Użycie: ", "Mapy do gry Wsiąść do Pociągu"),
        (["deck", "show", "--help"], {"FOGLINE_LANGUAGE": "fr"}, "Utilisation", "Afficher cette aide."),
        (["--language", "es", "deck", "show", "--help"], {"FOGLINE_LANGUAGE": "fr"}, "Uso: ", "Mostrar esta ayuda."),
        (["deck", "show", "--help"], {}, "Usage: ", "Show this help."),
    ],
)
def test_a_process_of_its_own_speaks_it_too(
    tmp_path: Path, arguments: list[str], variables: dict[str, str], first: str, last: str
) -> None:
    plain = {name: value for name, value in os.environ.items() if name != "FOGLINE_LANGUAGE"}
    command = [sys.executable, "-c", "from fogline.cli import main; main()", *arguments]
    environment = {**plain, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8", **variables}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, encoding="utf-8", check=True)
    lines = [line for line in done.stdout.splitlines() if line.strip()]
    assert lines[0].strip().startswith(first)
    assert last in lines[-2]
    assert not done.stderr
