"""Controls a worker process (worker.py) from the server: starts it, sends it jobs and reads its results, in a thread.

Messages are pickled. This is safe, because the worker is the same program with the same rights, and nobody else can write to its pipes.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Final

from longwood.tables.searches.jobs import Done, Ended, Failed, Job, Report

_MODULE: Final = "longwood.server.searches.worker"
_EXIT_S: Final = 2.0  # how long a worker may take to exit after its pipe was closed
_BROKEN: Final = (EOFError, OSError, ValueError, pickle.UnpicklingError)  # ValueError: this process has closed the pipe


@dataclass(frozen=True, slots=True)
class _Task:
    """A job and its callbacks."""

    number: int
    job: Job[object]
    on_progress: Report
    on_end: Callable[[Ended], None]
    loop: asyncio.AbstractEventLoop

    def progressed(self, value: object) -> None:
        """Report progress in the event loop, unless the loop is closed."""
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self.on_progress, value)

    def ended(self, ended: Ended) -> None:
        """Report the end in the event loop, unless the loop is closed."""
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self.on_end, ended)


class WorkerProcess:
    """A Worker in a separate process, which is started with the first job or by `prepare`.

    The process ends when its pipe is closed, which also happens if this process is killed.

    - `max_bytes`: the memory that the process may use, in addition to what Python itself needs.
    - `modules`: the modules of the jobs. The process imports them when it starts, so that the first job is as quick as the others.
    """

    def __init__(self, max_bytes: int, modules: Sequence[str] = ()) -> None:
        self._arguments = [str(max_bytes), *modules]
        self._tasks: SimpleQueue[_Task | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = Lock()  # protects the fields above and below
        self._number = 0
        self._sent = 0  # the number of the last job that was sent
        self._cancelled = 0  # the number of the last job that was cancelled
        self._is_killed = False

    @property
    def pid(self) -> int | None:
        """The id of the process, or None before it is started."""
        return None if self._process is None else self._process.pid

    def prepare(self) -> None:
        """See Worker."""
        if self._thread is None:
            self._thread = Thread(target=self._serve, name="longwood-search", daemon=True)
            self._thread.start()

    def begin(self, job: Job[object], on_progress: Report, on_end: Callable[[Ended], None]) -> None:
        """See Worker."""
        self._number += 1
        self._tasks.put(_Task(self._number, job, on_progress, on_end, asyncio.get_running_loop()))
        self.prepare()

    def cancel(self) -> None:
        """See Worker."""
        with self._lock:
            self._cancelled = self._number
            if self._sent == self._number:
                self._send("cancel", self._number)

    def kill(self) -> None:
        """See Worker."""
        with self._lock:
            self._is_killed = True
            if self._process is not None:
                self._process.kill()
        self.stop()

    def stop(self) -> None:
        """See Worker."""
        self._tasks.put(None)

    def _serve(self) -> None:
        """Run jobs until the worker is stopped or its process ends."""
        task: _Task | None = None
        try:
            process = self._start()
            while (task := self._tasks.get()) is not None:
                if process.poll() is not None and not self._is_killed:  # it died between two jobs
                    self._finish()
                    process = self._start()
                ended = self._run(process, task)
                task.ended(ended)
                task = None
                if isinstance(ended, Failed) and not ended.is_worker_alive:
                    break
        except OSError as error:  # it couldn't be started
            task = task or self._tasks.get()
            if task is not None:
                task.ended(Failed(f"no worker process: {error}", is_worker_alive=False))
        finally:
            self._finish()

    def _start(self) -> subprocess.Popen[bytes]:
        """Start the process. It imports the same modules as this one, and Ctrl+C in a terminal doesn't reach it."""
        path = os.pathsep.join(entry for entry in sys.path if entry)
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", _MODULE, *self._arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
            start_new_session=True,
        )
        with self._lock:
            self._process = process
            if self._is_killed:
                process.kill()
        return process

    def _run(self, process: subprocess.Popen[bytes], task: _Task) -> Ended:
        """Send a job and read the answers until it ends."""
        assert process.stdout is not None
        try:
            try:
                work = pickle.dumps(task.job.work)
            except (pickle.PicklingError, AttributeError, TypeError) as error:
                return Failed(f"the job cannot be sent: {error}", is_worker_alive=True)
            self._send("job", task.number, task.job.max_s, work)  # not under the lock, because the process may not be reading yet
            with self._lock:
                self._sent = task.number
                if self._cancelled == task.number:
                    self._send("cancel", task.number)
            while True:
                kind, number, value = pickle.load(process.stdout)
                if number != task.number:
                    continue
                if kind == "progress":
                    task.progressed(value)
                else:
                    return Done(value) if kind == "done" else Failed(value, is_worker_alive=True)
        except _BROKEN:
            return Failed(f"the worker process ended with code {self._exit_code(process)}", is_worker_alive=False)

    def _send(self, *message: object) -> None:
        """Write a message. The worker always reads, so this doesn't wait for a search. Errors are noticed when the result is read."""
        if self._process is not None and self._process.stdin is not None:
            with suppress(OSError, ValueError):
                pickle.dump(message, self._process.stdin)
                self._process.stdin.flush()

    def _exit_code(self, process: subprocess.Popen[bytes]) -> int:
        try:
            return process.wait(_EXIT_S)
        except subprocess.TimeoutExpired:
            process.kill()
            return process.wait()

    def _finish(self) -> None:
        """Close the pipes and wait for the process to end, so that it doesn't become a zombie."""
        if self._process is None:
            return
        with self._lock, suppress(OSError):
            if self._process.stdin is not None:
                self._process.stdin.close()
        self._exit_code(self._process)
        if self._process.stdout is not None:
            self._process.stdout.close()
