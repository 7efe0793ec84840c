"""`longwood worker` runs searches for servers on this or other machines."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import click

from longwood.cli.shared.arguments import need_server

if TYPE_CHECKING:
    from longwood.server.searches.remote_worker import SearchWorker


@click.command("worker")
@click.option("--search-queue", metavar="URL", help="Address of the servers' Valkey or Redis, as in valkey://:password@host:6379/0.")
@click.option("--processes", type=click.IntRange(1), metavar="N", help="Number of searches at once. [default: CPU cores minus 1]")
@click.option("--config", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Settings file (TOML).")
def command(search_queue: str | None, processes: int | None, config: Path | None) -> None:
    """Run searches for servers.

    Workers receive the searches of all servers that have the same search_queue setting and run the same version. See docs/server.md. A
    worker needs no data folder. The settings limits.search_workers and limits.search_bytes limit it.
    """
    need_server("worker")
    from longwood.server.monitoring.logs import log_to
    from longwood.server.searches.remote_worker import SearchWorker
    from longwood.server.settings.sources import load
    from longwood.tables.searches.questions import decode_question
    from longwood.tables.searches.searching import WORKER_MODULES

    options = {"search_queue": search_queue, "limits.search_workers": processes}
    settings = load({name: value for name, value in options.items() if value is not None}, os.environ, config).settings
    if not settings.search_queue:
        raise click.UsageError("a worker needs the address of the queue: set search_queue or use --search-queue")
    log_to(sys.stderr, settings.log_format)
    with suppress(KeyboardInterrupt, asyncio.CancelledError):
        asyncio.run(_run(SearchWorker(settings.search_queue, settings.limits, decode_question, WORKER_MODULES)))


async def _run(worker: SearchWorker) -> None:
    """Run a worker until the process receives SIGTERM or is interrupted."""
    running = asyncio.current_task()
    if sys.platform != "win32" and running is not None:
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
    await worker.run()
