"""Tests of the command at a terminal: the progress bar of long searches, and stepping through a line of moves."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys

import pytest

from longwood.variants import CATALOGUE, RACES

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs a Unix terminal")

COMMAND = [sys.executable, "-m", "longwood", "solve"]
LONG = ["double-golf", "300038", "--timeout", "1.6"]
"""A search that stops at its time limit."""


def read_all(terminal: int) -> str:
    """Return everything written to the terminal until all writers have closed it."""
    found = b""
    while True:
        try:
            more = os.read(terminal, 65536)
        except OSError:  # Linux reports the end this way
            more = b""
        if not more:
            return found.decode()
        found += more


def at_terminal(words: list[str], *, typed: str = "", answers_too: bool) -> tuple[str, str]:
    """Run solve at a terminal. Return what it wrote to the pipe and to the terminal.

    The terminal is standard error. With answers_too it is standard input and output instead.
    """
    ours, theirs = os.openpty()
    pipe, environment = subprocess.PIPE, os.environ | {"TERM": "xterm", "COLUMNS": "100"}
    streams = {"stdin": theirs, "stdout": theirs, "stderr": pipe} if answers_too else {"stdin": pipe, "stdout": pipe, "stderr": theirs}
    with subprocess.Popen([*COMMAND, *words], env=environment, **streams) as process:  # type: ignore[call-overload]  # streams by keyword
        os.close(theirs)
        os.write(ours, typed.encode())
        seen = read_all(ours)
        piped = (process.stderr if answers_too else process.stdout).read().decode()
        assert process.wait(30) == 0
    os.close(ours)
    return piped, seen


@pytest.mark.parametrize("columns", ["12", "40", "60", "80", "200"])
@pytest.mark.parametrize("language", ["en", "ru", "he"])
def test_ids_are_never_truncated(columns: str, language: str) -> None:
    ours, theirs = os.openpty()
    environment = os.environ | {"TERM": "xterm", "COLUMNS": columns, "NO_COLOR": "1"}
    command = [sys.executable, "-m", "longwood", "--lang", language, "games"]
    with subprocess.Popen(command, env=environment, stdin=theirs, stdout=theirs, stderr=theirs) as process:
        os.close(theirs)
        words = re.sub(r"\x1b\[[\d;]*m", "", read_all(ours)).split()
        assert process.wait(30) == 0
    os.close(ours)
    assert {variant.id for variant in (*CATALOGUE, *RACES)} <= set(words)
    assert not any("\N{HORIZONTAL ELLIPSIS}" in word for word in words)


def test_a_long_search_shows_a_bar_on_standard_error() -> None:
    piped, seen = at_terminal([*LONG, "--json"], answers_too=False)
    assert json.loads(piped)["verdict"] == "unknown"
    assert piped.count("\n") == 1
    assert "Searching, nodes" in seen


def test_a_short_search_shows_no_bar() -> None:
    assert at_terminal(["golf", "1", "--json"], answers_too=False)[1] == ""


def test_no_bar_is_shown_without_a_terminal() -> None:
    done = subprocess.run([*COMMAND, *LONG, "--json"], capture_output=True, text=True, check=True)
    assert done.stderr == ""


def test_enter_shows_the_next_move_and_q_quits() -> None:
    _, seen = at_terminal(["golf", "1", "--show"], typed="\n\nq\n", answers_too=True)
    assert "move 1 of " in seen
    assert "move 2 of " in seen
    assert "move 3 of " not in seen
