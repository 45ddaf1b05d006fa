"""The program `fogline` and its commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

import fogline
from fogline.cli.arena import arena_app
from fogline.cli.bench import bench_command
from fogline.cli.console import told, voice
from fogline.cli.deck import deck_app
from fogline.cli.doctor import doctor_command
from fogline.cli.load import load_command
from fogline.cli.maps import map_app
from fogline.cli.play import play_command
from fogline.cli.replay import replay_command
from fogline.cli.rules import rules_command
from fogline.cli.serve import serve_command
from fogline.cli.show import show_command
from fogline.cli.simulate import simulate_command
from fogline.cli.verify import verify_command
from fogline.cli.watch import watch_command
from fogline.texts import LANGUAGES

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode="markdown",
    pretty_exceptions_show_locals=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"fogline {fogline.__version__}")
        raise typer.Exit


@app.callback()
@told
def fogline_command(
    language: Annotated[
        str, typer.Option(envvar="FOGLINE_LANGUAGE", help=f"What the commands speak: {', '.join(LANGUAGES)}.")
    ] = "en",
    version: Annotated[  # noqa: ARG001  (typer acts on it)
        bool, typer.Option("--version", callback=_version, is_eager=True, help="The version.")
    ] = False,
) -> None:
    """Two San Francisco board games at one table: play, simulate, verify, replay, and read the rules.

    Start with **fogline play**; each command's --help shows examples.
    """
    voice.choose(language)


_COMMANDS: dict[str, Callable[..., None]] = {
    "play": play_command,
    "simulate": simulate_command,
    "verify": verify_command,
    "replay": replay_command,
    "show": show_command,
    "rules": rules_command,
    "bench": bench_command,
    "doctor": doctor_command,
    "serve": serve_command,
    "watch": watch_command,
    "load": load_command,
}
for name, command in _COMMANDS.items():
    app.command(name)(told(command))
app.add_typer(arena_app, name="arena")
app.add_typer(deck_app, name="deck")
app.add_typer(map_app, name="map")


def main() -> None:
    """Run the program."""
    app()
