"""What a person at a terminal gets beyond the text: a bar on standard error while it takes long, and lines step by step."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there are other terminals")

COMMAND = [sys.executable, "-m", "longwood", "solve"]
LONG = ["double-golf", "189", "--timeout", "1.6"]
"""A search that its time ends."""


def read_all(terminal: int) -> str:
    """All that is written to it until every writer has closed it."""
    found = b""
    while True:
        try:
            more = os.read(terminal, 65536)
        except OSError:  # so Linux says that it is over
            more = b""
        if not more:
            return found.decode()
        found += more


def at_terminal(words: list[str], *, typed: str = "", answers_too: bool) -> tuple[str, str]:
    """What standard output and the terminal got: it is standard error; with answers_too standard input and output, and not error."""
    ours, theirs = os.openpty()
    pipe, environment = subprocess.PIPE, os.environ | {"TERM": "xterm", "COLUMNS": "100"}
    streams = {"stdin": theirs, "stdout": theirs, "stderr": pipe} if answers_too else {"stdin": pipe, "stdout": pipe, "stderr": theirs}
    with subprocess.Popen([*COMMAND, *words], env=environment, **streams) as process:  # type: ignore[call-overload]  # streams by name
        os.close(theirs)
        os.write(ours, typed.encode())
        seen = read_all(ours)
        piped = (process.stderr if answers_too else process.stdout).read().decode()
        assert process.wait(30) == 0
    os.close(ours)
    return piped, seen


def test_a_long_search_shows_a_bar_on_standard_error_alone() -> None:
    piped, seen = at_terminal([*LONG, "--json"], answers_too=False)
    assert piped.startswith('{"verdict": "unknown"')
    assert piped.count("\n") == 1
    assert "Searching, nodes" in seen


def test_a_short_search_shows_none() -> None:
    assert at_terminal(["golf", "1", "--json"], answers_too=False)[1] == ""


def test_no_bar_without_a_terminal() -> None:
    done = subprocess.run([*COMMAND, *LONG, "--json"], capture_output=True, text=True, check=True)
    assert done.stderr == ""


def test_a_line_goes_on_by_enter_and_ends_by_q() -> None:
    _, seen = at_terminal(["golf", "1", "--show"], typed="\n\nq\n", answers_too=True)
    assert "move 1 of " in seen
    assert "move 2 of " in seen
    assert "move 3 of " not in seen
