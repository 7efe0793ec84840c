"""Kills servers under load, checks that players lose nothing, and measures how long they wait.

    .venv/bin/python bench/cluster.py [--quick] [--kills 60] [--tables 24] [--rooms 12] [--rate 2] [--seed 1]
    .venv/bin/python bench/cluster.py --upgrade-from /path/to/earlier/.venv/bin/python
    .venv/bin/python bench/cluster.py --compare
    .venv/bin/python bench/cluster.py --capacity

Starts PostgreSQL, Valkey and three servers on free ports of this machine, in a temporary folder. Players of single-player games and guests
of rooms connect to any of the servers, and to another one if a connection breaks. Then

- servers are killed with SIGKILL and started again,
- a backup is made,
- all servers are restarted one by one, first the same version, and then one with another database schema,
- Valkey and PostgreSQL are restarted,
- the backup is restored into SQLite and into PostgreSQL, and the players go on there. The same is done with a server that uses SQLite.

At the end, every action that a server acknowledged must be in the database exactly once.

With --upgrade-from, the servers start with an earlier version of Longwood, and a restart replaces them with this one. --compare only
measures: the CPU time of an action with SQLite, with PostgreSQL, and with three servers. --capacity measures with how many games of Spit
99% of the answers take less than 50 ms. The last line contains the figures. The exit code is 1 if a check failed.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import uvloop
from servers.backup import BackupError, back_up, restore
from servers.players import Tally
from servers.run import CALM_S, Figures, Run, percentile, started, waits
from servers.services import StartError, next_version, services

from longwood.protocol.rooms import SpitSettings

_SERVERS = 3
_SET_UPS = (("SQLite, 1 server", 1, True), ("PostgreSQL, 1 server", 1, False), ("PostgreSQL, 3 servers", _SERVERS, False))
_MOST_MS = 50.0
_STEPS = (100, 200, 300, 400, 600, 800)


async def disturb(arguments: argparse.Namespace) -> list[str]:
    """Run all disturbances, print the results, and return the failures."""
    tally = Tally()
    with (
        services(_SERVERS, python=arguments.upgrade_from or sys.executable) as prepared,
        tempfile.TemporaryDirectory(prefix="longwood-backups-") as backups,
        next_version() as package,
    ):
        run = Run(prepared, tally, arguments.seed)
        run.say(f"PostgreSQL, Valkey and {_SERVERS} servers, {arguments.tables} tables, {arguments.rooms} rooms with two guests each")
        await started(prepared.servers)
        await run.idle()
        await run.begin(arguments.tables, arguments.rooms, arguments.rate)
        async with run.playing():
            figures = await run.calm(CALM_S)
            run.say(_described(figures))
            run.say(f"{await run.forwarded()} of {2 * arguments.rooms} guests are connected to another server than the owner of their room")
            if arguments.upgrade_from:
                for server in prepared.servers:
                    server.python = sys.executable
                await run.restart_servers("upgrade")
            await run.kill_servers(arguments.kills)
            tally.cause = "backup"
            backup = await back_up(run, Path(backups))
            await run.restart_servers("rolling restart")
            await run.restart_servers("restart with a migration", package)
            await run.restart_channel()
            await run.restart_database()
            tally.cause = "nothing"
            await run.progress("at the end")
        run.check()
        for server in prepared.servers:
            await server.stop()
        assert prepared.database is not None
        await restore(run, backup, None)
        await restore(run, backup, prepared.database.new())
    await back_up_sqlite(arguments, tally)
    kills = tally.waits_s.get("kill -9", [])
    failed = f"{len(tally.failures)} checks failed" if tally.failures else "nothing lost, nothing twice, every game went on"
    for failure in tally.failures:
        print(f"FAILED: {failure}")
    print(
        f"{arguments.kills} kills, {tally.acknowledged} actions acknowledged: {failed}; "
        f"rooms were taken over in {waits(run.takeovers_s)}; players waited after a kill: {waits(kills)}; "
        f"answers without disturbance: median {statistics.median(figures.times_ms):.1f} ms, 99% {percentile(figures.times_ms, 99):.1f} ms"
    )
    return tally.failures


async def back_up_sqlite(arguments: argparse.Namespace, tally: Tally) -> None:
    """Make a backup of a server with SQLite while players play, restore it, and let them go on."""
    with services(1, embedded=True) as prepared, tempfile.TemporaryDirectory(prefix="longwood-backups-") as backups:
        run = Run(prepared, tally, arguments.seed)
        await started(prepared.servers)
        await run.begin(arguments.tables, arguments.rooms, arguments.rate)
        tally.cause = "backup of SQLite"
        async with run.playing():
            backup = await back_up(run, Path(backups))
            await run.progress("after the backup")
        run.check()
        await restore(run, backup, None)


def _described(figures: Figures) -> str:
    cpu = ", ".join(f"{kind} {us:.0f}" for kind, us in figures.cpu_us().items())
    return (
        f"{figures.actions / figures.seconds:.0f} actions/s, median {statistics.median(figures.times_ms):.1f} ms, "
        f"99% {percentile(figures.times_ms, 99):.1f} ms; us of CPU per action: {cpu}"
    )


async def compare(arguments: argparse.Namespace) -> list[str]:
    """Print a Markdown table for the same load on three set-ups, and return the failures."""
    failures = []
    print("| set-up | actions/s | median | 99% | servers | PostgreSQL | Valkey | all without players | MiB of each server |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |")
    for name, count, embedded in _SET_UPS:
        tally = Tally()
        with services(count, embedded=embedded) as prepared:
            run = Run(prepared, tally, arguments.seed)
            await started(prepared.servers)
            await run.idle()
            await run.begin(arguments.tables, arguments.rooms, arguments.rate)
            async with run.playing():
                figures = await run.calm(3 * CALM_S)
            run.check()
        cpu = figures.cpu_us()
        cells = [f"{cpu[kind]:.0f} µs" if kind in cpu else "" for kind in ("servers", "PostgreSQL", "Valkey")]
        median, high = statistics.median(figures.times_ms), percentile(figures.times_ms, 99)
        memory = ", ".join(f"{size:.0f}" for size in figures.memory_mib)
        print(
            f"| {name} | {figures.actions / figures.seconds:.0f} | {median:.1f} ms | {high:.1f} ms "
            f"| {' | '.join(cells)} | {100 * sum(figures.idle.values()):.1f}% of a core | {memory} |",
            flush=True,
        )
        failures += tally.failures
    for failure in failures:
        print(f"FAILED: {failure}")
    return failures


async def capacity(arguments: argparse.Namespace) -> list[str]:
    """Print how many games of Spit each set-up can run, and return the failures."""
    failures = []
    print("| set-up | games | actions/s | median | 99% | cores of the servers | cores of PostgreSQL | games per core of the servers |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for name, count, embedded in _SET_UPS:
        for games in _STEPS:
            tally = Tally()
            with services(count, embedded=embedded) as prepared:
                run = Run(prepared, tally, arguments.seed)
                await started(prepared.servers)
                await run.begin(0, games, arguments.rate, [SpitSettings()])
                async with run.playing():
                    figures = await run.calm(2 * CALM_S)
                run.check()
            failures += tally.failures
            median, high, cores = statistics.median(figures.times_ms), percentile(figures.times_ms, 99), figures.cores("servers")
            print(
                f"| {name} | {games} | {figures.actions / figures.seconds:.0f} | {median:.1f} ms | {high:.1f} ms "
                f"| {cores:.2f} | {figures.cores('PostgreSQL'):.2f} | {games / cores:.0f} |",
                flush=True,
            )
            if high > _MOST_MS:
                break
    for failure in failures:
        print(f"FAILED: {failure}")
    return failures


def main(given: Sequence[str] | None = None) -> int:
    """Run the benchmark and return the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="kill 20 servers, not 60, in less than four minutes")
    parser.add_argument("--kills", type=int, help="how many servers are killed (default 60)")
    parser.add_argument("--tables", type=int, default=24, help="single-player games (default 24)")
    parser.add_argument("--rooms", type=int, default=12, help="rooms with two guests each (default 12)")
    parser.add_argument("--rate", type=float, default=2, help="actions per second of each player (default 2)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--upgrade-from", metavar="PYTHON", help="the interpreter of an earlier version of Longwood")
    parser.add_argument("--compare", action="store_true", help="only measure the CPU time of an action on three set-ups")
    parser.add_argument("--capacity", action="store_true", help="only measure how many games of Spit the three set-ups can run")
    arguments = parser.parse_args(given)
    arguments.kills = arguments.kills if arguments.kills is not None else 20 if arguments.quick else 60
    work = compare if arguments.compare else capacity if arguments.capacity else disturb
    try:
        failures = uvloop.run(work(arguments))
    except (BackupError, StartError) as error:
        print(f"FAILED: {error}")
        return 1
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
