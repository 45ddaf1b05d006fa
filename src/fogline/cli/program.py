"""The program `fogline` and its commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

import fogline
from fogline.cli.arena import arena_command
from fogline.cli.bench import bench_command
from fogline.cli.console import told
from fogline.cli.deck import deck_app
from fogline.cli.doctor import doctor_command
from fogline.cli.maps import map_app
from fogline.cli.play import play_command
from fogline.cli.replay import replay_command
from fogline.cli.rules import rules_command
from fogline.cli.serve import serve_command
from fogline.cli.show import show_command
from fogline.cli.simulate import simulate_command
from fogline.cli.verify import verify_command

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
def fogline_command(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="The version.")] = False,
) -> None:
    """Two San Francisco board games at one table: play, simulate, verify, replay, and read the rules.

    Start with **fogline play**; each command's --help shows examples.
    """


_COMMANDS: dict[str, Callable[..., None]] = {
    "play": play_command,
    "simulate": simulate_command,
    "arena": arena_command,
    "verify": verify_command,
    "replay": replay_command,
    "show": show_command,
    "rules": rules_command,
    "bench": bench_command,
    "doctor": doctor_command,
    "serve": serve_command,
}
for name, command in _COMMANDS.items():
    app.command(name)(told(command))
app.add_typer(deck_app, name="deck")
app.add_typer(map_app, name="map")


def main() -> None:
    """Run the program."""
    app()
