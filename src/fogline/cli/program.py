"""The program `fogline` and its commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

import typer

import fogline
from fogline.cli.analyse import analyse_command
from fogline.cli.arena import arena_app
from fogline.cli.backup import backup_command, restore_command
from fogline.cli.bench import bench_command
from fogline.cli.benchmark import benchmark_command
from fogline.cli.check import check_command
from fogline.cli.console import err, told, voice
from fogline.cli.copy_store import copy_store_command
from fogline.cli.data import data_app, deck_app, map_app
from fogline.cli.dataset import dataset_command
from fogline.cli.doctor import doctor_command
from fogline.cli.export import export_command, import_command
from fogline.cli.help import Group, command, say
from fogline.cli.loadtest import loadtest_command
from fogline.cli.password import password_command
from fogline.cli.play import play_command
from fogline.cli.replay import replay_command
from fogline.cli.rules import rules_command
from fogline.cli.serve import serve_command
from fogline.cli.show import show_command
from fogline.cli.simulate import simulate_command
from fogline.cli.verify import verify_command
from fogline.cli.watch import watch_command
from fogline.texts import LANGUAGES

FORMER_NAMES: Final = {"load": "loadtest"}
"""What commands were called before, with what they are called now: hidden, but they go on."""


class Program(Group):
    """The whole program."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401  (its type is private to typer)
        """Choose the language before anything else: help is shown, and faults are found, before a command runs."""
        language = self._language(ctx, args)
        if ctx.resilient_parsing and language not in LANGUAGES:
            language = "en"  # a shell that completes a line has no use for an error
        told(voice.choose)(language)
        return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401
        """Find the command of this name, or of this former name, which is told."""
        former, *rest = args
        if former not in FORMER_NAMES:
            return super().resolve_command(ctx, args)
        name = FORMER_NAMES[former]
        if not ctx.resilient_parsing:
            err.print(say("notice-renamed", former=former, name=name), soft_wrap=True)
        return super().resolve_command(ctx, [name, *rest])

    def _language(self, ctx: typer.Context, args: list[str]) -> str:
        """What the option or the environment names, whatever else may be wrong."""
        glance = typer.Context(self, parent=ctx, resilient_parsing=True)
        given, _, _ = self.make_parser(glance).parse_args([*args])
        (option,) = (param for param in self.params if param.name == "language")
        language, _ = option.consume_value(glance, given)
        return str(language)


app = typer.Typer(
    cls=Program,
    invoke_without_command=True,
    rich_markup_mode="markdown",
    pretty_exceptions_show_locals=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"fogline {fogline.__version__}")
        raise typer.Exit


@app.callback()
def fogline_command(
    ctx: typer.Context,
    language: Annotated[str, typer.Option(envvar="FOGLINE_LANGUAGE")] = "en",  # noqa: ARG001  (see `Program`)
    version: Annotated[  # noqa: ARG001  (typer acts on it)
        bool, typer.Option("--version", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Show help where no command is named."""
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())
        raise typer.Exit(2)


_COMMANDS: dict[str, Callable[..., None]] = {
    "play": play_command,
    "simulate": simulate_command,
    "dataset": dataset_command,
    "verify": verify_command,
    "replay": replay_command,
    "analyse": analyse_command,
    "show": show_command,
    "rules": rules_command,
    "bench": bench_command,
    "benchmark": benchmark_command,
    "doctor": doctor_command,
    "serve": serve_command,
    "backup": backup_command,
    "restore": restore_command,
    "check": check_command,
    "export": export_command,
    "import": import_command,
    "copy-store": copy_store_command,
    "password": password_command,
    "watch": watch_command,
    "loadtest": loadtest_command,
}
for name, function in _COMMANDS.items():
    command(app, name)(function)
app.add_typer(arena_app, name="arena")
app.add_typer(data_app, name="data")
app.add_typer(deck_app, name="deck")
app.add_typer(map_app, name="map")


def main() -> None:
    """Run the program."""
    app()
