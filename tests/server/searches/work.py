"""Jobs for real worker processes. The workers import this module."""

from __future__ import annotations

import os
import signal
import time

from longwood.play import start
from longwood.solver import Cancel, Limits, Unknown, solve
from longwood.tables.searches.jobs import Report
from longwood.variants import find_game


def pid(cancel: Cancel, report: Report) -> int:
    return os.getpid()


def die(cancel: Cancel, report: Report) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fail(cancel: Cancel, report: Report) -> None:
    raise RuntimeError("on" + " purpose")


def print_and_read(cancel: Cancel, report: Report) -> str:
    print("not part of an answer", flush=True)
    return input() if os.get_inheritable(0) is None else "read"


def take_memory(cancel: Cancel, report: Report) -> int:
    return len(bytearray(2**34))


def spin(cancel: Cancel, report: Report) -> None:
    """Use CPU time forever, and ignore `cancel`."""
    report(os.getpid())
    while True:
        pass


def wait(cancel: Cancel, report: Report) -> str:
    """Wait in Python until cancelled."""
    report(os.getpid())
    while not cancel.cancelled:
        time.sleep(0.001)
    return "cancelled"


def search(cancel: Cancel, report: Report) -> str:
    """Search a hard deal without limits in C++."""
    report(os.getpid())
    verdict = solve(start(find_game("forty-thieves").rules, 14), Limits(None, None, None), cancel=cancel)
    return str(verdict.limit) if isinstance(verdict, Unknown) else "decided"


def unpicklable(cancel: Cancel, report: Report) -> object:
    return lambda: None
