"""Bots that are programs of their own, in any language: JSON lines in, JSON lines out (`docs/bots.md`).

A program is told its seat's view and nothing else. One that hangs, crashes, answers late or illegally is replaced for
that move by `greedy`, with a line in the log; it is started afresh for the next move, a few times.
"""

from __future__ import annotations

import contextlib
import logging
import queue
import shlex
import subprocess
import threading
import time
from collections.abc import Callable
from typing import IO, Any, Final, Self

import msgspec

from fogline.bots.bot import NO_LIMIT, Bot, Decision, Limit
from fogline.bots.simple import GreedyBot
from fogline.core.game import Action, Game, Legal, View

FORMAT: Final = "fogline-bot-1"
"""The protocol's name and version."""
PATIENCE_MS: Final = 10_000
"""How long an answer may take where no limit is given."""
GRACE_MS: Final = 250
"""How much later than a limit an answer may come: pipes and a busy machine take their time."""
STARTS: Final = 4
"""How often a program is started in one game; one that fails as often is left alone."""
LONGEST_ANSWER: Final = 1 << 20
"""Characters; a longer line is no answer."""

log = logging.getLogger("fogline.bots")


class Answer(msgspec.Struct):
    """What a program answers."""

    id: int
    """The number of the question."""
    action: str
    """The text of one of the legal actions."""
    policy: dict[str, float] = {}
    """How strongly it leans to each action, if it says so."""
    values: dict[str, float] = {}
    """What it expects of each action, if it says so."""
    info: dict[str, int | float | str] = {}
    """Anything else worth showing."""


class BadAnswer(Exception):
    """Why a program's answer can't be used."""


class StdioBot(Bot):
    """Asks a program that reads questions on its input and answers on its output.

    `watch` is told every line that crosses into the program.
    """

    def __init__(
        self, game: Game, seat: int, seed: int, command: str, watch: Callable[[str], None] | None = None
    ) -> None:
        super().__init__(game, seat, seed)
        self.command = command
        """The program and its arguments, as one would type them."""
        self._seed = self.luck.bits()
        self._watch = watch
        self._substitute = GreedyBot(game, seat, seed)
        self._program: _Program | None = None
        self._turn: int | None = None
        self._starts = 0
        self._questions = 0

    def at(self, turn: int) -> Self:
        """The program is told which decision it is, and its substitute has the luck."""
        self._turn = turn
        self._substitute.at(turn)
        return super().at(turn)

    def choose(self, view: View, legal: Legal, limit: Limit = NO_LIMIT) -> Decision:
        """The program's decision, or `greedy`'s where it has none."""
        start = time.perf_counter()
        try:
            answer, action = self._exchange(view, legal, limit, start)
        except (BadAnswer, OSError, ValueError) as problem:
            log.warning("bot %r at seat %d: %s; greedy plays this move", self.command, self.seat + 1, problem)
            self.close()
            decision = self._substitute.choose(view, legal, limit)
            return Decision(decision.action, values=decision.values, info={"replaced": str(problem)})
        ms = round(1000 * (time.perf_counter() - start), 1)
        return Decision(action, answer.policy, answer.values, info={**answer.info, "ms": ms})

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.close()
            self._program = None

    def _exchange(self, view: View, legal: Legal, limit: Limit, start: float) -> tuple[Answer, Action]:
        program = self._running()
        self._questions += 1
        limits = {name: value for name, value in (("sims", limit.sims), ("ms", limit.ms)) if value is not None}
        texts = [str(action) for action in legal]
        question = {"type": "choose", "id": self._questions, "view": view, "legal": texts, "limit": limits}
        self._send(program, question if self._turn is None else {**question, "turn": self._turn})
        patience = (PATIENCE_MS if limit.ms is None else limit.ms) + GRACE_MS
        line = program.read(start + patience / 1000)
        if line is None:
            raise BadAnswer(f"no answer within {patience} ms")
        return self._read(line, legal, texts)

    def _read(self, line: str, legal: Legal, texts: list[str]) -> tuple[Answer, Action]:
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise BadAnswer(f"ended, or answered what is no answer: {line.strip()[:80]!r}") from error
        if answer.id != self._questions:
            raise BadAnswer(f"answered question {answer.id} instead of {self._questions}")
        if answer.action not in texts:
            raise BadAnswer(f"answered {answer.action[:80]!r}, which is not legal")
        return answer, legal[texts.index(answer.action)]

    def _running(self) -> _Program:
        if self._program is None:
            if self._starts == STARTS:
                raise BadAnswer(f"failed {STARTS} times")
            self._starts += 1
            self._program = _Program(self.command)
            game = self.game
            hello: dict[str, object] = {
                "type": "start",
                "format": FORMAT,
                "game": game.name,
                "rules_version": game.rules_version,
                "options": dict(game.options),
                "data_hash": game.data.hash,
                "seat": self.seat,
                "seed": self._seed,
            }
            self._send(self._program, hello if game.builtin else {**hello, "data": game.data.content()})
        return self._program

    def _send(self, program: _Program, message: dict[str, Any]) -> None:
        line = msgspec.json.encode(message).decode()
        if self._watch is not None:
            self._watch(line)
        program.write(line)


class _Program:
    """A running program; threads of its own write and read, so that neither can hang the game."""

    def __init__(self, command: str) -> None:
        self._process = subprocess.Popen(  # noqa: S603  (the user asked for this program by name)
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._questions: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[str] = queue.SimpleQueue()
        for work, stream in ((self._send, self._process.stdin), (self._receive, self._process.stdout)):
            threading.Thread(target=work, args=(stream,), daemon=True).start()

    def _send(self, stream: IO[str]) -> None:
        with contextlib.suppress(OSError, ValueError):
            while (line := self._questions.get()) is not None:
                stream.write(line + "\n")
                stream.flush()
        with contextlib.suppress(OSError, ValueError):
            stream.close()

    def _receive(self, stream: IO[str]) -> None:
        """Every line, then an empty one: the program has ended."""
        line = "\n"
        while line.endswith("\n"):
            try:
                line = stream.readline(LONGEST_ANSWER)
            except (OSError, ValueError):
                line = ""
            self._answers.put(line)

    def write(self, line: str) -> None:
        self._questions.put(line)

    def read(self, until: float) -> str | None:
        """The next line; empty where the program has ended, None where it is too late."""
        try:
            return self._answers.get(timeout=max(0.0, until - time.perf_counter()))
        except queue.Empty:
            return None

    def close(self) -> None:
        """A program ends when its input does; one that doesn't within a moment is killed."""
        self._questions.put(None)
        try:
            self._process.wait(0.2)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        assert self._process.stdout is not None
        with contextlib.suppress(OSError, ValueError):
            self._process.stdout.close()
