"""Logs as lines of JSON. Only fields that are named here are written, so that nothing private slips in."""

from __future__ import annotations

import json
import logging
from collections import Counter

FIELDS = ("table", "seat", "bot", "code", "error", "status", "method", "route", "version", "port", "tables", "more")
"""What a line may tell beside its time, level and event."""
WHILE = 10.0
"""Seconds in which lines of one kind are counted."""
MOST_OF_A_KIND = 100
"""Lines of one kind that are written in that time."""
FOREIGN = ("asyncio", "uvicorn", "websockets")
"""Loggers of the libraries below: they may warn, but at lower levels they would quote what people send."""


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line: an exception is told by its type and place alone, as its text may quote what was played."""
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "event": record.getMessage().partition("\n")[0],
        }
        line |= {field: getattr(record, field) for field in FIELDS if hasattr(record, field)}
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            trace = record.exc_info[2]
            while trace is not None and trace.tb_next is not None:
                trace = trace.tb_next
            if trace is not None:
                line["at"] = f"{trace.tb_frame.f_globals.get('__name__')}:{trace.tb_lineno}"
        return json.dumps(line)


class Sparing(logging.Filter):
    """Lets so many lines of a kind through in a while, and says when it keeps more back: no flood fills a disk."""

    def __init__(self) -> None:
        super().__init__()
        self._since = 0.0
        self._seen: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written; the last one tells that there may be more."""
        if record.created - self._since >= WHILE:
            self._since = record.created
            self._seen.clear()
        kind = (record.name, str(record.msg))
        self._seen[kind] += 1
        if self._seen[kind] == MOST_OF_A_KIND:
            record.more = "are kept back for a while"
        return self._seen[kind] <= MOST_OF_A_KIND


def set_up(level: int = logging.INFO) -> None:
    """Write Fogline's logs, and warnings of what is below it, as lines of JSON to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(Sparing())
    for name in ("fogline", *FOREIGN):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(max(level, logging.WARNING) if name in FOREIGN else level)
        logger.propagate = False
