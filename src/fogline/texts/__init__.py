"""Words for messages. They live in Fluent files, one a language: the shell's here, a game's in its own folder.

Rules, table and server speak in typed data (`fogline.core.message`); this is the edge where it becomes language.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource
from fluent.syntax.ast import Message as Entry

from fogline.core.errors import BadText
from fogline.core.game import Game
from fogline.core.message import Argument, Halves, Message, Name, Seat

LANGUAGES: Final = ("en", "it", "pl", "es", "fr")
"""The languages that every text exists in."""

SHELL: Final = "fogline"
"""The package whose folder `texts` holds the words of rules, table, server and commands."""

LONGEST_WORD: Final = 200
"""What people typed may be of any length and still be quoted: a longer word is cut."""

_REGIONS: Final = {"en": "en-GB"}
"""The region whose rules for numbers and plurals a language follows; we write “colour”."""


class TextError(Exception):
    """A text is missing, badly written, or asks for more than its message holds: our fault, so it is never hidden."""


class Texts:
    """Says messages in a language, for one game or (without one) for the shell alone.

    `names` are the players' names by seat; a seat without one is called by its number, counted from 1. With a `package`
    the words of its folder `texts` take the place of the shell's.

    >>> place = Message("place", {"place": 1})
    >>> Texts(names=["Ada"]).say(Message("standing", {"place": place, "seat": Seat(0), "points": Halves(19)}))
    '1st: Ada, 9½ points.'
    """

    def __init__(
        self,
        game: Game | type[Game] | None = None,
        language: str = "en",
        names: Sequence[str] = (),
        package: str = SHELL,
    ) -> None:
        self.language = language
        self._bundle = _bundle(language, package, None if game is None else game.package())
        self._names = tuple(names)
        self._proper_names = {} if game is None else game.proper_names

    def has(self, id: str) -> bool:  # noqa: A002  (Fluent's word)
        """Whether there is a text of this name."""
        return self._bundle.has_message(id)

    def say(self, message: Message) -> str:
        """The message in words; raises `TextError`.

        Beside each list and each number of points `x`, a text finds `x-count`, a number to choose a plural form by;
        beside each list also `x-or`, its items joined as a choice.
        """
        if not self.has(message.id):
            raise TextError(f"no text {message.id!r} in {self.language!r}")
        arguments: dict[str, str | int | float] = {}
        for name, argument in message.args.items():
            arguments[name] = self._fill(argument)
            if isinstance(argument, Halves):
                arguments[f"{name}-count"] = argument.count / 2
            elif isinstance(argument, Sequence) and not isinstance(argument, str):
                arguments[f"{name}-count"] = len(argument)
                arguments[f"{name}-or"] = self._join([str(self._fill(item)) for item in argument], "list-or")
        return self._format(message.id, arguments)

    def _fill(self, argument: Argument) -> str | int:
        match argument:
            case str():
                return argument if len(argument) <= LONGEST_WORD else f"{argument[: LONGEST_WORD - 1]}…"
            case int():
                return argument
            case Message():
                return self.say(argument)
            case Seat(number):
                return self._seat(number)
            case Halves(count):
                return halves_text(count)
            case Name(id):
                return self._proper_names.get(id, id)
            case _:
                return self._join([str(self._fill(item)) for item in argument])

    def _seat(self, number: int) -> str:
        name = self._names[number] if 0 <= number < len(self._names) else ""
        return str(self._fill(name)) if name else self._format("seat", {"number": number + 1})

    def _join(self, items: list[str], last: str = "list-last") -> str:
        """A list by the language's rule: the last item is joined in another way than those before."""
        if not items:
            return self._format("list-empty", {})
        joined, *more = items
        for i, item in enumerate(more, 1):
            joined = self._format(last if i == len(more) else "list-more", {"list": joined, "item": item})
        return joined

    def _format(self, id: str, arguments: dict[str, str | int | float]) -> str:  # noqa: A002
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise TextError(f"the text {id!r} is empty in {self.language!r}")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors or not isinstance(text, str):
            raise TextError(f"the text {id!r} in {self.language!r}, given {arguments}: {errors}")
        return text


def halves_text(count: int) -> str:
    """Points counted in halves, as people write them.

    >>> [halves_text(count) for count in (5, 4, 1, 0, -1, -3)]
    ['2½', '2', '½', '0', '−½', '−1½']
    """
    whole, half = divmod(abs(count), 2)
    digits = str(whole) if whole or not half else ""
    return ("−" if count < 0 else "") + digits + "½" * half


def known(language: str) -> str:
    """The language, if every text exists in it; raises `BadText`."""
    if language not in LANGUAGES:
        raise BadText("unknown-language", None, {"language": language, "known": ", ".join(LANGUAGES)})
    return language


def source(game: type[Game], language: str) -> str:
    """A game's own texts as Fluent writes them; in a language that is none of ours, the English ones."""
    return _source(game.package(), language if language in LANGUAGES else LANGUAGES[0])


@cache
def _source(game: str, language: str) -> str:
    return resources.files(game).joinpath("texts", f"{language}.ftl").read_text("utf-8")


@cache
def _bundle(language: str, package: str, game: str | None) -> FluentBundle:
    """The texts of a package and of a game's package together, parsed once."""
    bundle = FluentBundle([_REGIONS.get(known(language), language)], use_isolating=False)
    _add(bundle, resources.files(package).joinpath("texts", f"{language}.ftl"))
    if game is not None:
        _add(bundle, resources.files(game).joinpath("texts", f"{language}.ftl"))
    return bundle


def _add(bundle: FluentBundle, file: Traversable) -> None:
    """Put a file's texts into a bundle; raises `TextError` for what Fluent would pass over in silence."""
    resource = FluentResource(file.read_text("utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise TextError(f"{file.name}: this is not Fluent: {entry.content}")
        if isinstance(entry, Entry):
            if bundle.has_message(entry.id.name):
                raise TextError(f"{file.name}: there are two texts {entry.id.name!r}")
            bundle.add_resource(Resource([entry]))
