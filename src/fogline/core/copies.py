"""What `copy` and `pickle` carry of the compiled classes: the same form from the compiled core and the interpreted one.

An object is its class and its attributes by name: numbers, vectors as tuples of numbers, and other such objects. A
pickle is for copies between processes that run the same version of Fogline; what is to be kept has a text
(`docs/concepts.md`). Like any pickle it may run whatever it likes: unpickle nothing that a stranger sent.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

Fields = tuple[tuple[str, Any], ...]
"""Attributes by name; a vector is the name of its type and a tuple of its numbers."""
SHARED: Final = 64
"""How many different objects that never change are remembered, so that a thousand positions share one deck."""

_VECTOR_TYPES: Final[dict[type, str]] = {type(vec[u8]()): "u8", type(vec[i64]()): "i64"}
_VECTORS: Final[dict[str, Callable[[Iterable[int]], object]]] = {"u8": vec[u8], "i64": vec[i64]}


def carry(kind: type, *parameters: str, shared: bool = False) -> None:
    """Let the objects of a class be copied and pickled.

    `parameters` are those of its constructor, each named like the attribute that it becomes (all attributes, if none
    is named); the others are set afterwards. `shared` says that such objects never change: equal ones are unpickled
    as one.
    """

    def reduce(thing: object) -> tuple[Callable[..., object], tuple[type, Fields, Fields]]:
        values = {name: _plain(getattr(thing, name)) for name in _names(thing)}
        given = tuple((name, values.pop(name)) for name in parameters or sorted(values))
        return _restore_shared if shared else _restore, (kind, given, tuple(sorted(values.items())))

    copyreg.pickle(kind, reduce)


def _names(thing: object) -> Iterable[str]:
    """All attributes, inherited ones too: mypyc lists them in the class, the interpreted object in its dictionary."""
    return {*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())}


def _plain(value: object) -> object:
    name = _VECTOR_TYPES.get(type(value))
    return value if name is None else (name, tuple(value))  # type: ignore[arg-type]  # a vector of numbers


def _live(value: object) -> object:
    if not isinstance(value, tuple):
        return value
    name, numbers = value
    return _VECTORS[name](numbers)


def _restore(kind: type, given: Fields, others: Fields) -> object:
    made = kind(**{name: _live(value) for name, value in given})
    for name, value in others:
        setattr(made, name, _live(value))
    return made


@lru_cache(maxsize=SHARED)
def _restore_shared(kind: type, given: Fields, others: Fields) -> object:
    return _restore(kind, given, others)
