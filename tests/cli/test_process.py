"""Tests of the command as a process: its imports, exit codes, closed pipes and interrupts."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys

import pytest

COMMAND = [sys.executable, "-m", "longwood"]
_MOST_MODULES = 150  # Python needs 40 and click 110; one heavy import would double that
_HEAVY = {"asyncio", "litestar", "msgspec", "rich", "sqlalchemy", "uvicorn", "longwood.play", "longwood.rules", "longwood.variants"}


def modules_after(*args: str) -> set[str]:
    """Return the modules that a command has imported by the time it ends."""
    program = "import sys\nfrom longwood.cli import main\ntry: main(sys.argv[1:])\nfinally: print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", program, *args], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return set(done.stderr.split())


def test_help_imports_almost_nothing() -> None:
    found = modules_after("--help")
    assert not found & _HEAVY
    assert len(found) <= _MOST_MODULES


@pytest.mark.parametrize(
    "args", [["games", "--json"], ["deal", "golf", "1"], ["rules", "golf", "--json"], ["deal", "golf", "1", "--format", "json"]]
)
def test_commands_that_programs_use_do_not_import_the_server(args: list[str]) -> None:
    assert not modules_after(*args) & {"asyncio", "litestar", "rich", "sqlalchemy", "uvicorn"}


def test_python_m_longwood_sets_the_exit_code() -> None:
    good = subprocess.run([*COMMAND, "deal", "golf", "1", "--format", "json"], capture_output=True, text=True, check=False)
    assert (good.returncode, good.stderr) == (0, "")
    assert json.loads(good.stdout)["game"] == "golf"
    bad = subprocess.run([*COMMAND, "deal", "gulf", "1", "--format", "json"], capture_output=True, text=True, check=False)
    assert (bad.returncode, bad.stdout) == (2, "")
    assert bad.stderr.count("\n") == 1


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGPIPE")
def test_a_closed_pipe_ends_the_command_quietly() -> None:
    with subprocess.Popen(
        [*COMMAND, "deal", "golf", "1", "--count", "1000000", "--format", "json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert json.loads(process.stdout.readline())["deal"] == "1"
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 128 + signal.SIGPIPE


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGPIPE")
@pytest.mark.parametrize("command", ["games", "games --json", "rules golf", "solve golf 1", "--help", "games --help"])
def test_every_command_exits_quietly_if_its_output_is_closed(command: str) -> None:
    """The command must print no error and exit as if SIGPIPE had killed it."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        done = subprocess.run([*COMMAND, *command.split()], stdout=pipe, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (128 + signal.SIGPIPE, b"")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGPIPE")
def test_a_closed_error_stream_causes_no_traceback() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        assert subprocess.run([*COMMAND, "deal", "gulf", "1"], stdout=pipe, stderr=pipe, check=False).returncode == 128 + signal.SIGPIPE


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGPIPE")
def test_piping_games_into_head_never_fails() -> None:
    """The exit code is 0 if the whole list was written before the reader closed the pipe, and otherwise that of SIGPIPE."""
    for _ in range(8):
        with subprocess.Popen([*COMMAND, "games"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            assert process.stdout.readline() == b"Forty Thieves and its relatives\n"
            process.stdout.close()
            assert process.stderr.read() == b""
            assert process.wait(60) in (0, 128 + signal.SIGPIPE)


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["so"], {"solve"}),
        (["solve", "tri-p"], {"tri-peaks"}),
        (["verify", "--js"], {"--json"}),
        (["games", "--lang", "f"], {"fil"}),
    ],
)
def test_shells_complete_commands_games_and_options(typed: list[str], offered: set[str]) -> None:
    """Test click's completion protocol. The shell passes the words and gets lines of the form "type,completion"."""
    words = {"_LONGWOOD_COMPLETE": "bash_complete", "COMP_WORDS": " ".join(["longwood", *typed]), "COMP_CWORD": str(len(typed))}
    program = "from longwood.cli import main; main(prog_name='longwood')"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, env=os.environ | words)
    assert (done.returncode, done.stderr) == (0, "")
    assert {line.split(",")[1] for line in done.stdout.splitlines()} == offered


@pytest.mark.skipif(os.name == "nt", reason="Windows has other signals")
def test_an_interrupt_ends_the_command_quietly() -> None:
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


def test_no_colour_in_a_pipe_or_with_no_color() -> None:
    environment = os.environ | {"NO_COLOR": "1", "FORCE_COLOR": "", "TERM": "xterm-256color"}
    done = subprocess.run([*COMMAND, "games"], capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
