"""The command as a process: what it imports, its exit codes, closed pipes, interrupts."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys

import pytest

COMMAND = [sys.executable, "-m", "longwood"]
_MOST_MODULES = 150  # Python's own 40 and click's take 110; one heavy import would double it
_HEAVY = {"asyncio", "litestar", "msgspec", "rich", "sqlalchemy", "uvicorn", "longwood.play", "longwood.rules", "longwood.variants"}


def modules_after(*args: str) -> set[str]:
    """The modules a command has imported when it ends."""
    program = "import sys\nfrom longwood.cli import main\ntry: main(sys.argv[1:])\nfinally: print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", program, *args], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return set(done.stderr.split())


def test_help_imports_next_to_nothing() -> None:
    found = modules_after("--help")
    assert not found & _HEAVY
    assert len(found) <= _MOST_MODULES


@pytest.mark.parametrize(
    "args", [["games", "--json"], ["deal", "golf", "1"], ["rules", "golf", "--json"], ["deal", "golf", "1", "--format", "json"]]
)
def test_what_programs_call_often_imports_no_server(args: list[str]) -> None:
    assert not modules_after(*args) & {"asyncio", "litestar", "rich", "sqlalchemy", "uvicorn"}


def test_python_m_longwood_exits_as_it_should() -> None:
    good = subprocess.run([*COMMAND, "deal", "golf", "1", "--format", "json"], capture_output=True, text=True, check=False)
    assert (good.returncode, good.stderr) == (0, "")
    assert json.loads(good.stdout)["game"] == "golf"
    bad = subprocess.run([*COMMAND, "deal", "gulf", "1", "--format", "json"], capture_output=True, text=True, check=False)
    assert (bad.returncode, bad.stdout) == (2, "")
    assert bad.stderr.count("\n") == 1


@pytest.mark.skipif(os.name == "nt", reason="pipes close otherwise there")
def test_a_closed_pipe_is_no_error() -> None:
    with subprocess.Popen(
        [*COMMAND, "deal", "golf", "1", "--count", "1000000", "--format", "json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert json.loads(process.stdout.readline())["deal"] == "1"
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 128 + signal.SIGPIPE


@pytest.mark.skipif(os.name == "nt", reason="signals are otherwise there")
def test_an_interrupt_is_quiet() -> None:
    with subprocess.Popen(
        [*COMMAND, "deal", "golf", "1", "--count", "1000000000", "--format", "json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
        assert errors.strip() == ""
        assert process.returncode == 128 + signal.SIGINT


def test_no_colour_in_a_pipe_or_when_none_is_wanted() -> None:
    environment = os.environ | {"NO_COLOR": "1", "FORCE_COLOR": "", "TERM": "xterm-256color"}
    done = subprocess.run([*COMMAND, "games"], capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
