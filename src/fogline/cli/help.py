"""Help in the language chosen: the words of commands and options, and typer's own, from the Fluent files in `texts`.

`fogline map show` is explained by the text `help-map-show`, its option `--svg` by `help-map-show--svg` and its argument
FILE by `help-map-show-FILE`. What means the same in many commands has one text: `help--json`, `help-GAME`. A value is
named by its option, `value--join`, or else by its type, `value-path`. The examples under a command's words are those of
its function's docstring, the same in every language.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeAlias

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from fogline import games
from fogline.bots import HOUSE, PROGRAMS
from fogline.cli.console import told, voice
from fogline.core.message import Argument, Message
from fogline.texts import LANGUAGES, Texts

P = ParamSpec("P")
Param: TypeAlias = TyperArgument | TyperOption
Node: TypeAlias = TyperCommand | TyperGroup

FACTS: Final = {
    "bots": ", ".join([*(kind.name for kind in HOUSE), *PROGRAMS]),
    "games": ", ".join(games.names()),
    "languages": ", ".join(LANGUAGES),
}
"""What any help text may mention."""
NONE: Final = "none"
"""Tells a text that there is nothing to mention."""
TYPERS_WORDS: Final = {
    "ARGUMENTS_PANEL_TITLE": "usage-arguments",
    "OPTIONS_PANEL_TITLE": "usage-options",
    "COMMANDS_PANEL_TITLE": "usage-commands",
    "ERRORS_PANEL_TITLE": "usage-error",
    "DEFAULT_STRING": "usage-default",
    "ENVVAR_STRING": "usage-environment",
    "REQUIRED_LONG_STRING": "usage-required",
    "RICH_HELP": "usage-hint",
}
"""The texts for typer's constants; some of these leave places for a value, or for a command and its option."""


def texts() -> Texts:
    """The words of help in the language chosen."""
    return Texts(language=voice.language, package=__package__)


def say(text: str, **arguments: Argument) -> str:
    """A text of help."""
    return texts().say(Message(text, {**FACTS, **arguments}))


def command(app: typer.Typer, name: str) -> Callable[[Callable[P, None]], Callable[P, None]]:
    """Makes a function a command of an app: its help speaks the language chosen, and its errors are told."""

    def add(function: Callable[P, None]) -> Callable[P, None]:
        return app.command(name, cls=Command)(told(function))

    return add


if TYPE_CHECKING:  # what commands and groups have in common is private to typer
    _Base = TyperCommand
else:
    _Base = object


class _Spoken(_Base):
    """A command or a group that shows everything in the language chosen."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401  (their types are private, too)
        """Write the line that help and errors begin with; the words of what follows are put in here, too."""
        speak(ctx)
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), f"{say('usage')} ")

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:  # noqa: ANN401
        """Offer a shell what may come next, with its help."""
        speak(ctx)
        return super().shell_complete(ctx, incomplete)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401
        """Read what was typed, or say what is wrong with it."""
        try:
            return super().parse_args(ctx, args)
        except typer.TyperException as error:
            if reason := fault(error, ctx):
                ctx.fail(reason)
            raise


class Command(_Spoken, TyperCommand):
    """A command in the language chosen."""

    allow_extra_args = True  # and then refused in our own words

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401
        """Refuse words that are too many, too."""
        left = super().parse_args(ctx, args)
        if left and not ctx.resilient_parsing:
            ctx.fail(say("error-too-many", words=" ".join(left)))
        return left


class Group(_Spoken, TyperGroup):
    """A group of commands in the language chosen."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401
        """Find the command of this name, or say which have similar names."""
        if args[0] not in self.commands and not ctx.resilient_parsing:
            similar = ", ".join(get_close_matches(args[0], self.commands))
            ctx.fail(say("error-no-command", command=args[0], similar=similar or NONE))
        return super().resolve_command(ctx, args)


def speak(ctx: typer.Context) -> None:
    """Put the words of the language chosen into the whole program, and into what typer says by itself."""
    from typer import rich_utils  # noqa: PLC0415  (a command that runs needs no help)

    for constant, text in TYPERS_WORDS.items():
        setattr(rich_utils, constant, say(text, value="{}", command="[blue]{command_path} {help_option}[/]"))
    colours = [*rich_utils.OptionHighlighter.highlights, f"^(?P<usage>{say('usage')})"]
    rich_utils.highlighter.highlights = colours  # type: ignore[misc]  # typer knows only the English word
    for text, node in walk(ctx.find_root().command):
        _explain(node, text, ctx)


def walk(node: Any, text: str = "help") -> Iterator[tuple[str, Node]]:  # noqa: ANN401
    """A command and all commands in it, each with the text that explains it."""
    yield text, node
    for name, child in getattr(node, "commands", {}).items():
        yield from walk(child, f"{text}-{name}")


def _explain(node: Node, text: str, ctx: typer.Context) -> None:
    """Put the words into a command, its options and its arguments."""
    _, _, examples = (inspect.getdoc(node.callback) or "").partition("\n\n")
    node.help = f"{say(text)}\n\n{examples}"
    node.options_metavar = f"[{say('usage-options').upper()}]"
    if isinstance(node, TyperGroup):
        node.subcommand_metavar = say("usage-command")
    for param in params_of(node, ctx):
        param.help = say(text_of(param, text))
        _name_value(param, ctx)


def _name_value(param: Param, ctx: typer.Context) -> None:
    """Name what one types, in place of its type in Python."""
    text = value_of(param, ctx)
    param.metavar = "" if text is None else say(text)
    if isinstance(param, TyperArgument):
        param.display_type_rich = lambda **_: ""  # type: ignore[method-assign]  # beside the name it would stay


def params_of(node: Node, ctx: typer.Context) -> list[Param]:
    """The arguments and options of a command, with --help."""
    return [param for param in node.get_params(ctx) if isinstance(param, TyperArgument | TyperOption)]


def key_of(param: Param) -> str:
    """How the texts of an option or argument end: as it is typed, `--json`, or as a name in capitals, `-GAME`."""
    return max(param.opts, key=len) if isinstance(param, TyperOption) else f"-{param.name.upper()}"


def text_of(param: Param, command_text: str) -> str:
    """The text that explains an option or argument: the command's own, or the one for all commands."""
    own = f"{command_text}{key_of(param)}"
    return own if texts().has(own) else f"help{key_of(param)}"


def value_of(param: Param, ctx: typer.Context) -> str | None:
    """The text that names what one types: its own, or the one for values of its type; None for a switch."""
    own = f"value{key_of(param)}"
    if isinstance(param, TyperArgument) or texts().has(own):
        return own
    return None if param.is_flag else f"value-{type_of(param, ctx)}"


def type_of(param: Param, ctx: typer.Context) -> str:
    """What a value is in typer's words, such as `str` or `path`; where there is a choice, all that may be chosen."""
    return param.display_type(ctx).strip("<>").removesuffix(" range").removeprefix("list[").removesuffix("]")


def fault(error: Any, ctx: typer.Context) -> str | None:  # noqa: ANN401
    """What is wrong with what was typed, by the kind of typer's exception; None where it isn't about that."""
    match type(error).__name__:
        case "NoSuchOption":
            similar = ", ".join(error.possibilities or ())
            return say("error-no-option", option=error.option_name, similar=similar or NONE)
        case "BadOptionUsage":
            text = "error-no-value" if error.option_name in _switches(ctx) else "error-needs-value"
            return say(text, option=error.option_name)
        case "MissingParameter":
            return say("error-missing", what=_shown(error.param))
        case "BadParameter":
            return _bad_value(error.param, ctx)
    return None


def _switches(ctx: typer.Context) -> set[str]:
    """The options of a command that take no value."""
    switches = [param for param in ctx.command.get_params(ctx) if isinstance(param, TyperOption) and param.is_flag]
    return {option for param in switches for option in (*param.opts, *param.secondary_opts)}


def _shown(param: Param) -> str:
    """An option as it is typed, an argument as the usage line names it."""
    return key_of(param) if isinstance(param, TyperOption) else say(f"value{key_of(param)}")


def _bad_value(param: Param, ctx: typer.Context) -> str | None:
    """What a value should have been; None where typer has to say it."""
    kind = type_of(param, ctx)
    if "|" in kind:
        return say("error-choice", option=_shown(param), choices=kind.replace("|", ", "))
    if kind not in {"int", "float"}:
        return None
    low, high = (NONE if bound is None else str(bound) for bound in (param.min, param.max))
    number = Message("error-number-whole" if kind == "int" else "error-number-any")
    return say("error-number", option=_shown(param), number=number, min=low, max=high)
