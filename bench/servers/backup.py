"""Makes a backup while players play, restores it into SQLite and PostgreSQL, and lets the players go on there."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import sqlalchemy as sa

from longwood.server.engines import is_sqlite, sqlite_url, sync_engine
from longwood.server.tables.store import FILE
from servers.run import Run, percentile, started
from servers.services import Server, environment_of, settings_of


class BackupError(Exception):
    """`longwood admin` has failed. The message is what it printed."""


async def back_up(run: Run, folder: Path) -> Path:
    """Make a backup in a folder while the players play, and check that it contains everything acknowledged before. Return its path."""
    for player in run.players:
        player.mark()
    run.tally.calm_ms.clear()
    began = time.perf_counter()
    printed = await _admin(run.services.settings, "backup", str(folder), "--data", str(run.services.data))
    run.say(
        f"a backup of {format_store(run.services.url)} under load took {time.perf_counter() - began:.1f} s; "
        f"meanwhile, {len(run.tally.calm_ms)} answers, 99% {percentile(run.tally.calm_ms, 99):.0f} ms"
    )
    (made,) = folder.iterdir()
    assert str(made) in printed
    with sync_engine(sqlite_url(made / FILE)).connect() as connection:
        for player in run.players:
            run.tally.failures += (f"in the backup, {failure}" for failure in player.check_marked(connection))
    return made


async def restore(run: Run, backup: Path, url: sa.URL | None) -> None:
    """Restore a backup, start a server with it, and let the players go on there. url: an empty database; by default an SQLite file."""
    with tempfile.TemporaryDirectory(prefix="longwood-restored-") as folder:
        data = Path(folder)
        url = url or sqlite_url(data / FILE)
        settings = settings_of(url)
        began = time.perf_counter()
        await _admin(settings, "restore", str(backup), "--data", folder)
        run.say(f"restoring it into {format_store(url)} took {time.perf_counter() - began:.1f} s")
        server = Server(data, 0, settings)
        before, run.services = run.services, replace(run.services, data=data, settings=settings, url=url, servers=[server])
        run.tally.cause = "restored"
        try:
            await started([server])
            with sync_engine(url).connect() as connection:
                for player in run.players:
                    player.start_from(connection)
            async with run.playing():
                await run.progress(f"after the backup was restored into {format_store(url)}")
            run.check()
        finally:
            server.kill()
            run.services = before


async def _admin(settings: Mapping[str, str], *arguments: str) -> str:
    """Run `longwood admin`, and return what it printed. Raises BackupError."""
    command = [sys.executable, "-m", "longwood", "admin", *arguments]
    process = await asyncio.create_subprocess_exec(*command, env=environment_of(settings), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    printed, errors = await process.communicate()
    if process.returncode:
        raise BackupError(f"`longwood {' '.join(arguments[:1])}` ended with {process.returncode}: {errors.decode().strip()}")
    return printed.decode()


def format_store(url: sa.URL) -> str:
    """Return the name of the kind of database."""
    return "SQLite" if is_sqlite(url) else "PostgreSQL"
