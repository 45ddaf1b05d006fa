"""Worker processes: started afresh, deaf to Ctrl-C, and gone when their parent is."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.process import BaseProcess
from typing import Any, Final

CONTEXT: Final = multiprocessing.get_context("spawn")
"""A fresh process each, as forking a program with threads (a progress bar's) may hang."""

_first: list[tuple[Callable[..., object], tuple[Any, ...]]] = []


def begin_with(call: Callable[..., object], *given: Any) -> None:  # noqa: ANN401
    """Every process that is started from now on does this first: it begins afresh, without what this one has loaded."""
    if (call, given) not in _first:
        _first.append((call, given))


def start_pool(workers: int, begin: Callable[..., None] | None = None, *given: Any) -> ProcessPoolExecutor:  # noqa: ANN401
    """A pool whose processes call `begin` with what is `given` before their first task."""
    return ProcessPoolExecutor(workers, CONTEXT, _begin, (tuple(_first), begin, given))


def start_process(function: Callable[..., None], *given: Any) -> BaseProcess:  # noqa: ANN401
    """One process that does one thing; it ends with its parent."""
    process = CONTEXT.Process(target=_alone, args=(tuple(_first), function, given), daemon=True)
    process.start()
    return process


def _alone(
    first: Sequence[tuple[Callable[..., object], tuple[Any, ...]]],
    function: Callable[..., None],
    given: tuple[Any, ...],
) -> None:
    _begin(first, None, ())
    function(*given)


def _begin(
    first: Sequence[tuple[Callable[..., object], tuple[Any, ...]]],
    begin: Callable[..., None] | None,
    given: tuple[Any, ...],
) -> None:
    """Ctrl-C reaches every process of the terminal, and the parent alone answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()
    for call, arguments in first:
        call(*arguments)
    if begin is not None:
        begin(*given)


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
