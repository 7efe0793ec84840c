"""Runs every test: the front end's with vitest, the others with pytest. Some of those use a real Chromium.

    .venv/bin/python tools/run_tests.py [--fast] [pytest's arguments]

Installs Chromium if the machine has none. If that isn't possible, the browser tests are skipped and the last line says so, or the run fails
if CI is set in the environment. The exit code is 0 if every test that ran has passed.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import chromium
from bootstrap import IN_CI

ROOT = Path(__file__).resolve().parents[1]
# More workers than this spend more time starting than testing.
MOST_WORKERS = 8
# `make check` runs tests of single modules. Tests with whole matches, PostgreSQL, browsers or long searches run only with `make test`.
FAST = [
    *("tests/cards", "tests/rules", "tests/variants", "tests/locales", "tests/play", "tests/test_imports.py", "tests/server/access"),
    *("tests/tables/test_state.py", "tests/server/rooms/test_state.py", "tests/solver/test_perft.py", "src/longwood"),
    *("-m", "not slow and not soak and not browser", "-k", "not (two_referees or properties or postgresql)"),
]


def main(arguments: list[str]) -> int:
    """Run the tests and return the exit code."""
    fast = "--fast" in arguments
    if fast:
        arguments = [*FAST, *(argument for argument in arguments if argument != "--fast")]
    # A shell starts background jobs with Ctrl+C ignored, and their child processes inherit that. Some tests need Ctrl+C to work.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    lacking = ""
    environment = dict(os.environ)
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # without bytecode files, each process would compile every module
    if not sys.stdout.isatty():
        environment["NO_COLOR"] = "1"
    try:
        if not fast:
            environment["LONGWOOD_CHROMIUM"] = str(chromium.get())
    except chromium.NoChromium as error:
        lacking = str(error)
        environment.pop("LONGWOOD_CHROMIUM", None)

    failed = []
    if _run([shutil.which("npm") or "npm", "--prefix", "web", "test"], environment):
        failed.append("vitest (web/)")
    # Twice as many workers as cores, because tests often wait for a clock or a socket. Idle workers take tests from busy ones.
    workers = ["-n", str(min(2 * (os.cpu_count() or 1), MOST_WORKERS)), "--dist", "worksteal"]
    if _run([sys.executable, "-m", "pytest", *workers, *arguments], environment):
        failed.append("pytest")

    sys.stdout.flush()
    if lacking and IN_CI:
        failed.append(f"the browser tests: {lacking}")
    if failed:
        print(f"FAILED: {'; '.join(failed)}")
        return 1
    passed = "The fast tests passed; `make test` runs all of them." if fast else "All tests passed."
    print(f"Passed, but WITHOUT the browser tests: {lacking}" if lacking else passed)
    return 0


def _run(command: list[str], environment: dict[str, str]) -> int:
    sys.stdout.flush()
    return subprocess.run(command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
