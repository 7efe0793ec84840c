"""Formats the log as plain text or as JSON.

Every line contains the ids of its request, table or room, if they are known. Table and room ids are shortened, because anyone with the full
id of a room can join it.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator, Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, Literal, TextIO

from longwood.tables.ids import with_short_ids

_PLACES: Final = ("table", "room")
"""The route parameters that are ids. Code that runs outside of requests sets log record attributes with the same names."""
_ID: Final = re.compile(r"[a-z]{20}")  # clients can put anything into a path, even the code of a room


@dataclass(slots=True)
class Served:
    """A request or WebSocket that is being served."""

    request: str
    """Its id."""
    scope: Mapping[str, Any]
    """Its ASGI scope, to which Litestar adds the path parameters. Empty once the request has ended."""

    def places(self) -> Iterator[tuple[str, str]]:
        """Yield the table or room that the request is about, as pairs of parameter name and id."""
        parameters = self.scope.get("path_params", {})
        for name in _PLACES:
            if _ID.fullmatch(str(parameters.get(name))):
                yield name, parameters[name]


served: Final[ContextVar[Served | None]] = ContextVar("served", default=None)
"""The request that the current task is serving. Tasks inherit it from the task that creates them."""


def log_to(stream: TextIO, log_format: Literal["text", "json"]) -> None:
    """Write the log of the whole process to a stream only. For Longwood's own loggers, the level is INFO."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines() if log_format == "json" else TextLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("longwood").setLevel(logging.INFO)
    logging.captureWarnings(capture=log_format == "json")


class JsonLines(logging.Formatter):
    """Formats a log record as a JSON object on one line, and includes the record's `fields`."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": _time(record).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_about(record),
            **getattr(record, "fields", {}),
        }
        if trace := _trace(self, record):
            line["trace"] = trace
        return with_short_ids(json.dumps(line))


class TextLines(logging.Formatter):
    """Formats a log record as a line with the time and the level, followed by the lines of the traceback if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        about = " ".join(f"{name}={value}" for name, value in _about(record).items())
        head = f"{_time(record):%Y-%m-%d %H:%M:%S} {record.levelname} {record.getMessage()}{about and f' [{about}]'}"
        return with_short_ids("\n".join(part for part in (head, _trace(self, record)) if part))


def _about(record: logging.LogRecord) -> dict[str, str]:
    """Return the ids of the request, the table and the room that a record is about."""
    now = served.get()
    found = {} if now is None else {"request": now.request, **dict(now.places())}
    return found | {name: str(record.__dict__[name]) for name in _PLACES if name in record.__dict__}


def _time(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)


def _trace(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    return formatter.formatException(record.exc_info) if record.exc_info else ""
