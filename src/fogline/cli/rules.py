"""`fogline rules`: the numbered rules, by number or by a word in them."""

from __future__ import annotations

import re
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.text import Text

from fogline import rules
from fogline.cli.console import Complaint, out, print_json, say, voice
from fogline.cli.options import AsJson
from fogline.core.errors import BadText
from fogline.rules import Paragraph


def rules_command(
    numbers: Annotated[list[str] | None, typer.Argument()] = None,
    search: Annotated[str | None, typer.Option("--search", "-s")] = None,
    as_json: AsJson = False,
) -> None:
    """Print rules.

    - `fogline rules SF-5.4`
    - `fogline rules SF-5 TT-3`
    - `fogline rules --search ferry`
    """
    found = find(numbers or list(rules.prefixes()), search)
    if not numbers and search is None and not as_json:
        _print_contents(found)
        return
    if not found:
        raise Complaint("cli-rules-not-found", word=search or "")
    if as_json:
        print_json(found)
        return
    for one in found:
        print_paragraph(one, search)


def find(numbers: list[str], search: str | None = None) -> list[Paragraph]:
    """The paragraphs that the numbers name, whole sections and games too; of these, those with a word."""
    found = [one for number in numbers for one in _named(number)]
    if search is None:
        return found
    return [one for one in found if search.lower() in f"{one.section} {one.text}".lower()]


def _named(number: str) -> list[Paragraph]:
    wanted = number.upper()
    prefix = rules.letters(wanted)
    if prefix not in rules.prefixes():
        raise BadText("unknown-rule", None, {"rule": number})
    game = rules.paragraphs(prefix, voice.language)
    if wanted == prefix:
        return list(game)
    section = [one for one in game if one.number.startswith(wanted if wanted.endswith("-E") else f"{wanted}.")]
    return section or [rules.paragraph(wanted, voice.language)]


def print_paragraph(one: Paragraph, search: str | None = None) -> None:
    """A paragraph under its number."""
    out.print(Text(one.number, "bold").append(f"  {one.section}", "dim"))
    text = one.text
    if search:
        text = re.sub(f"(?i)(?<![*])({re.escape(search)})", r"*\1*", text)
    out.print(Markdown(text))
    out.print()


def _print_contents(paragraphs: list[Paragraph]) -> None:
    """What there is to read: one line a section."""
    sections: dict[str, list[Paragraph]] = {}
    for one in paragraphs:
        sections.setdefault(re.split(r"\.|(?<=-E)", one.number)[0], []).append(one)
    for number, members in sections.items():
        out.print(Text(f"{number:6}", "bold").append(f"{members[0].section} ({len(members)})", "none"))
    out.print(say("cli-rules-hint"), style="dim")
