"""Parts of the service by themselves: what they allow, what they read, what they log."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import typing
from collections.abc import Iterator
from types import SimpleNamespace

import msgspec
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fogline.core.errors import Refusal
from fogline.server import bodies, limits, lobby, logs, metrics, wire
from fogline.server.bodies import NewTable
from fogline.server.limits import Bucket, Buckets, Limits
from fogline.server.line import Line
from fogline.server.metrics import Metrics
from fogline.table import messages
from fogline.table.seats import Person, Timing
from tests.table.drive import in_loop

ADA = Person("ada", "Ada")


# Limits.


class Clock:
    """The time, which passes only when told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        for module in (limits, metrics):
            monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: self.now))


def test_a_bucket_gives_its_burst_then_its_rate_and_never_more_than_its_burst(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    bucket = Bucket(2.0, 3)
    assert [bucket.take() for _ in range(5)] == [True] * 3 + [False] * 2
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [True] * 3 + [False]


def test_the_longest_unseen_address_makes_room_and_the_newest_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)
    monkeypatch.setattr(Buckets, "MOST", 2)
    buckets = Buckets(1.0, 1)
    for address in ("one", "two", "three"):
        buckets.take(address)
    for address in ("two", "three"):
        with pytest.raises(Refusal, match="too-fast"):
            buckets.take(address)
    buckets.take("one")


# What is read.


@pytest.mark.parametrize("kind", [*typing.get_args(wire.Sent), *typing.get_args(messages.AnyRequest)])
def test_a_message_with_a_word_too_many_is_refused(kind: type[msgspec.Struct]) -> None:
    """So that who misspells a field hears of it."""
    known: dict[str, object] = {"id": "a", "secret": "s", "table": "t", "seat": 0, "other": 1, "bot": "random"}
    known |= {
        "actions": ["draw"],
        "action": "draw",
        "text": "hello",
        "yes": True,
        "on": True,
        "request": {"type": "start", "id": "a"},
    }
    fields = {name: known[name] for name in kind.__struct_fields__ if name in known}
    fields[str(kind.__struct_config__.tag_field)] = kind.__struct_config__.tag
    assert isinstance(msgspec.json.decode(json.dumps(fields), type=kind), kind)
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode(json.dumps({**fields, "sead": 1}), type=kind)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (bodies.NewPerson, {"name": "Ada"}),
        (bodies.NewTable, {"game": "san-francisco", "seats": 2}),
        (bodies.Asked, {"request": {"type": "start", "id": "a"}}),
        (bodies.Link, {"link": "x"}),
    ],
)
def test_a_body_with_a_word_too_many_is_refused(kind: type[msgspec.Struct], fields: dict[str, object]) -> None:
    assert isinstance(msgspec.json.decode(json.dumps(fields), type=kind), kind)
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode(json.dumps({**fields, "seets": 1}), type=kind)


MOST = 1_000_000_000


@pytest.mark.parametrize(
    ("terms", "allowed"),
    [
        ({"timing": Timing("game", MOST, MOST), "grace": MOST, "limit": 60_000}, True),
        ({"timing": Timing("move", 1), "grace": 0, "limit": 1}, True),
        ({"grace": None}, True),
        ({"timing": Timing("game", MOST + 1)}, False),
        ({"timing": Timing("game", 5, MOST + 1)}, False),
        ({"timing": Timing("game", 5, -1)}, False),
        ({"timing": Timing("move", -1)}, False),
        ({"timing": Timing("move", 0)}, False),
        ({"timing": Timing("none", 5)}, False),
        ({"grace": MOST + 1}, False),
        ({"grace": -1}, False),
        ({"limit": 0}, False),
        ({"limit": 60_001}, False),
    ],
)
def test_a_tables_times_are_within_reason(terms: dict[str, typing.Any], allowed: bool) -> None:
    wanted = NewTable(game="san-francisco", seats=2, **terms)
    if allowed:
        setup = lobby._setup(wanted, ADA, Limits(thinking=60_000, grace=0))
        assert (setup.timing, setup.grace, setup.limit) == (wanted.timing, wanted.grace, wanted.limit)
    else:
        with pytest.raises(Refusal, match="bad-timing"):
            lobby._setup(wanted, ADA, Limits(thinking=60_000, grace=0))


@pytest.mark.parametrize(("grace", "allowed"), [(30_000, True), (29_999, False), (0, False), (None, True)])
def test_nobody_is_replaced_in_a_hurry(grace: int | None, allowed: bool) -> None:
    wanted = NewTable(game="san-francisco", seats=2, grace=grace)
    if allowed:
        assert lobby._setup(wanted, ADA, Limits()).grace == grace
    else:
        with pytest.raises(Refusal, match="short-grace") as refused:
            lobby._setup(wanted, ADA, Limits())
        assert refused.value.reason.params == {"least": 30}


def test_the_host_has_the_first_seat_that_no_bot_has() -> None:
    setup = lobby._setup(NewTable(game="san-francisco", seats=3, bots={0: "random"}), ADA, Limits())
    assert [(chair.person, chair.bot) for chair in setup.chairs] == [(None, "random"), ("ada", None), (None, None)]
    with pytest.raises(Refusal, match="unknown-seat"):
        lobby._setup(NewTable(game="san-francisco", seats=3, bots={3: "random"}), ADA, Limits())


# What it tells of itself.


@in_loop
async def test_a_stall_is_what_a_look_at_the_clock_came_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, figures, looks = Clock(monkeypatch), Metrics(), iter([0.0, 0.25, 0.0])

    async def sleep(seconds: float) -> None:
        late = next(looks, None)
        if late is None:
            raise asyncio.CancelledError
        clock.now += seconds + late

    monkeypatch.setattr(metrics, "asyncio", SimpleNamespace(sleep=sleep))
    with pytest.raises(asyncio.CancelledError):
        await figures.watch_loop()
    assert figures.stall == pytest.approx(0.25)


def line(level: int = logging.INFO, **more: object) -> dict[str, object]:
    record = logging.LogRecord("fogline", level, "file", 1, "said %s\nand more", ("this",), None)
    vars(record).update(more)
    written: dict[str, object] = json.loads(logs.JsonLines().format(record))
    del written["time"]
    return written


def test_a_log_line_has_its_named_fields_and_no_other() -> None:
    assert line() == {"level": "info", "event": "said this"}
    assert line(table="t", hand="b2") == {"level": "info", "event": "said this", "table": "t"}


def test_an_exception_is_told_by_its_type_and_place() -> None:
    def fail() -> None:
        raise ValueError("what was played")

    try:
        fail()
    except ValueError:
        raised = sys.exc_info()
    told = line(logging.ERROR, exc_info=raised)
    assert told == {
        "level": "error",
        "event": "said this",
        "error": "ValueError",
        "at": f"{__name__}:{fail.__code__.co_firstlineno + 1}",
    }
    assert line(exc_info=(None, None, None)) == {"level": "info", "event": "said this"}


@pytest.fixture
def loggers() -> Iterator[dict[str, logging.Logger]]:
    """Those that are set up; they are afterwards as they were."""
    found = {name: logging.getLogger(name) for name in ("fogline", *logs.FOREIGN)}
    before = [(logger, logger.handlers, logger.level, logger.propagate) for logger in found.values()]
    yield found
    for logger, handlers, level, propagate in before:
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


def test_libraries_may_warn_and_no_more(loggers: dict[str, logging.Logger]) -> None:
    logs.set_up(logging.DEBUG)
    levels = {name: logger.level for name, logger in loggers.items()}
    assert levels == {"fogline": logging.DEBUG} | dict.fromkeys(logs.FOREIGN, logging.WARNING)
    assert all(len(logger.handlers) == 1 and not logger.propagate for logger in loggers.values())
    logs.set_up(logging.ERROR)
    assert {logger.level for logger in loggers.values()} == {logging.ERROR}


# Lines.


def test_a_line_is_asked_whether_anybody_is_there_an_interval_after_it_was_last_heard_of(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[float] = []
    later: list[float] = []
    clock = SimpleNamespace(now=100.0)
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", lambda *_: None)
    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", lambda _: asked.append(clock.now))
    line = Line.__new__(Line)
    line.handshake_initiated = True
    line._unread = bytearray()
    monkeypatch.setattr(Line, "_read_on", lambda _: None)
    line.loop = typing.cast(
        "asyncio.AbstractEventLoop",
        SimpleNamespace(time=lambda: clock.now, call_later=lambda delay, _: later.append(delay)),
    )
    line.ping_interval = 20
    line.send_keepalive_ping()
    assert (asked, later) == ([100.0], []), "it was never heard of"
    line.data_received(b"something")
    clock.now += 15
    line.send_keepalive_ping()
    assert (asked, later) == ([100.0], [5.0])
    clock.now += 5
    line.send_keepalive_ping()
    assert (asked, later) == ([100.0, 120.0], [5.0])
