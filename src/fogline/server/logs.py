"""Logs as lines of JSON. Only fields that are named here are written, so that nothing private slips in."""

from __future__ import annotations

import json
import logging

FIELDS = ("table", "seat", "bot", "code", "error", "status", "method", "route", "version", "port", "tables")
"""What a line may tell beside its time, level and event."""
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


def set_up(level: int = logging.INFO) -> None:
    """Write Fogline's logs, and warnings of what is below it, as lines of JSON to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    for name in ("fogline", *FOREIGN):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(max(level, logging.WARNING) if name in FOREIGN else level)
        logger.propagate = False
