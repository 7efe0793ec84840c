"""The main program of a search worker: runs the jobs that arrive on its standard input, one at a time.

Its arguments are the number of bytes of memory that it may use, and modules to import before the first job.

A second thread reads the input. A search releases Python's lock, so the thread can cancel it at any time. When the input ends, because the
server stopped or was killed, the process exits at once.
"""

from __future__ import annotations

import math
import os
import pickle
import signal
import sys
import time
import traceback
from importlib import import_module
from queue import SimpleQueue
from threading import Thread
from typing import IO, Final

from longwood.solver import Cancel

_PYTHON_BYTES: Final = 2**29  # for Python itself, for thread stacks, and because a search can exceed its limit by a tenth
_EXTRA_CPU_S: Final = 5

_Jobs = SimpleQueue[tuple[int, float, bytes, Cancel]]


def main() -> None:
    """Run jobs until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    jobs_in, answers_out = _own_pipes()
    _limit_memory(int(sys.argv[1]))
    for module in sys.argv[2:]:
        import_module(module)
    jobs: _Jobs = SimpleQueue()
    Thread(target=_listen, args=(jobs_in, jobs), daemon=True).start()
    while True:
        number, max_s, work, cancel = jobs.get()
        _limit_cpu(max_s)
        kind, value = _result_of(work, cancel, lambda value, number=number: _send(answers_out, "progress", number, value))
        _send(answers_out, kind, number, value)


def _own_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """Return the pipes from and to the server. Then redirect standard output to standard error, so that a stray print does no harm."""
    jobs_in, answers_out = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return jobs_in, answers_out


def _listen(jobs_in: IO[bytes], jobs: _Jobs) -> None:
    """Read jobs and cancellations. Exits the process when the input ends."""
    current, cancel = 0, Cancel()
    try:
        while True:
            message = pickle.load(jobs_in)
            if message[0] == "job":
                _, current, max_s, work = message
                cancel = Cancel()
                jobs.put((current, max_s, work, cancel))
            elif message[1] == current:
                cancel.cancel()
    except (EOFError, OSError):
        os._exit(0)
    except BaseException:  # for example, if there isn't enough memory to read a message
        os._exit(1)


def _result_of(work: bytes, cancel: Cancel, report: object) -> tuple[str, object]:
    """Run a job. Return the pair of "done" and its result, or of "failed" and where it failed."""
    try:
        result = pickle.loads(work)(cancel, report)
        return "done", result
    except Exception as error:  # includes MemoryError
        return "failed", _where(error)


def _where(error: Exception) -> str:
    """Return a traceback without the message of the error, because the message can name hidden cards and is logged."""
    return "".join([*traceback.format_tb(error.__traceback__), type(error).__name__])


def _send(answers_out: IO[bytes], kind: str, number: int, value: object) -> None:
    try:
        try:
            message = pickle.dumps((kind, number, value))
        except Exception as error:  # the result can't be pickled, or memory has run out
            message = pickle.dumps(("failed", number, _where(error)))
        answers_out.write(message)
        answers_out.flush()
    except OSError:  # the server is gone
        os._exit(0)


def _limit_memory(max_bytes: int) -> None:
    """Limit the memory of this process, and disable core dumps. Does nothing except on POSIX systems."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (max_bytes + _PYTHON_BYTES,) * 2)


def _limit_cpu(max_s: float) -> None:
    """Make the system end this process if the next job uses far too much CPU time. Does nothing except on POSIX systems."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(time.process_time() + max_s) + _EXTRA_CPU_S, hard))


if __name__ == "__main__":
    main()
