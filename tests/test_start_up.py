"""Tests of the processor time that start-up takes. Each test uses the fastest of several runs, so that it passes on a busy machine."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.skipif(not hasattr(os, "wait4"), reason="only Unix reports a child's processor time")


def least_cpu_s(*words: str, runs: int = 5) -> float:
    """Return the lowest user and system time of several runs of Python with these arguments."""

    def one() -> float:
        process = subprocess.Popen([sys.executable, *words], stdout=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        assert process.returncode == 0
        return usage.ru_utime + usage.ru_stime

    return min(one() for _ in range(runs))


def test_importing_the_package_is_quick() -> None:
    assert least_cpu_s("-c", "import longwood") - least_cpu_s("-c", "pass") < 0.06


@pytest.mark.parametrize(("words", "most_s"), [("solve golf 1", 0.25), ("hint golf 1", 0.25), ("deal golf 1", 0.25), ("--help", 0.15)])
def test_a_command_is_quick(words: str, most_s: float) -> None:
    assert least_cpu_s("-m", "longwood", *words.split()) < most_s


def test_solving_loads_no_thread_pool_and_no_server() -> None:
    script = """
import sys
from longwood.cli import main
main(["solve", "golf", "1"], standalone_mode=False)
print(*sys.modules.keys() & {"concurrent.futures", "rich", "sqlalchemy", "litestar", "asyncio"}, file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stderr.strip() == ""
