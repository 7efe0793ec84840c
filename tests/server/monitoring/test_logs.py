"""The format of log lines."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import pytest

from longwood.server.monitoring.logs import Served, log_to, served
from longwood.tables.ids import new_id

LOGGER = logging.getLogger("longwood.test")


@contextmanager
def logged(log_format: Literal["text", "json"]) -> Iterator[io.StringIO]:
    """Send the log to a buffer until the block ends."""
    root, own = logging.getLogger(), logging.getLogger("longwood")
    before = root.handlers, root.level, own.level
    stream = io.StringIO()
    log_to(stream, log_format)
    try:
        yield stream
    finally:
        root.handlers, root.level, own.level = before
        logging.captureWarnings(capture=False)


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_of_json_has_the_request_and_what_it_is_about() -> None:
    room, table = new_id(), new_id()
    with logged("json") as stream:
        LOGGER.warning("nothing in particular")
        token = served.set(Served("7d1c", {"path_params": {"room": room}}))
        LOGGER.error("something %s", "broke")
        served.reset(token)
        LOGGER.error("elsewhere", extra={"table": table, "fields": {"status": 500}})
    first, second, third = lines(stream)
    assert first.keys() == {"time", "level", "logger", "message"}
    assert first["level"] == "warning"
    assert first["logger"] == "longwood.test"
    assert str(first["time"]).endswith("+00:00")
    assert {**second, "time": 0, "logger": ""} == {
        "time": 0, "level": "error", "logger": "", "message": "something broke", "request": "7d1c", "room": room[:8],
    }  # fmt: skip
    assert (third["table"], third["status"]) == (table[:8], 500)


def test_a_traceback_is_part_of_its_line() -> None:
    with logged("json") as stream:
        try:
            raise KeyError("line 1\nline 2")
        except KeyError:
            LOGGER.exception("a request failed")
    (line,) = lines(stream)
    assert "Traceback" in str(line["trace"])
    assert "KeyError" in str(line["trace"])


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_ids_are_shortened_wherever_they_are(log_format: Literal["text", "json"]) -> None:
    ids = [new_id() for _ in range(4)]
    with logged(log_format) as stream:
        token = served.set(Served("7d1c", {"path_params": {"table": ids[0]}}))
        try:
            raise ValueError(f"/ws/rooms/{ids[1]}: no")
        except ValueError:
            LOGGER.exception("room %s, %r", ids[2], ids[3])
        served.reset(token)
    text = stream.getvalue()
    assert all(id[:8] in text for id in ids)
    assert not any(id[:9] in text for id in ids)


def test_invalid_ids_in_paths_are_not_logged() -> None:
    """Such a path could contain the code of a room."""
    with logged("json") as stream:
        token = served.set(Served("7d1c", {"path_params": {"room": "KMTRPQ", "code": "KMTRPQ", "table": new_id() + "x"}}))
        LOGGER.error("broke")
        served.reset(token)
    (line,) = lines(stream)
    assert line.keys() == {"time", "level", "logger", "message", "request"}


def test_text_is_one_line_with_the_time_and_the_level() -> None:
    room = new_id()
    with logged("text") as stream:
        LOGGER.warning("room %s can't be loaded", room, extra={"room": room})
    line = stream.getvalue()
    assert line.count("\n") == 1
    assert line[20:] == f"WARNING room {room[:8]} can't be loaded [room={room[:8]}]\n"


def test_any_text_can_be_logged_as_json() -> None:
    with logged("json") as stream:
        LOGGER.warning("a name: %s", "\ud800\n\x00é")
    (line,) = lines(stream)
    assert line["message"] == "a name: \ud800\n\x00é"
