"""`longwood admin` looks after the data of a server."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import ExitStack, nullcontext
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from longwood.cli.shared.arguments import need_server

if TYPE_CHECKING:
    from longwood.server.settings.values import Settings


@click.group("admin")
def command() -> None:
    """Manage the data of a server."""


_of_server = (
    click.option("--data", type=click.Path(file_okay=False), metavar="DIR", help="Folder that stores the games."),
    click.option("--config", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Settings file (TOML)."),
)


def _server_options(function: Callable[..., None]) -> Callable[..., None]:
    """Add the options that select a server."""
    for option in reversed(_of_server):
        function = option(function)
    return function


@command.command("rotate-key")
@_server_options
@click.option("--drop-old", is_flag=True, help="Drop all earlier keys. Players whose cookies they signed lose access to their saved games.")
def rotate_key(data: str | None, config: Path | None, drop_old: bool) -> None:
    """Replace the key that signs cookies.

    Cookies that were signed with earlier keys stay valid until they expire. A running server uses the new key within a second.
    """
    need_server("admin")
    from longwood.server.access.keys import key_path, load_keys, rotate, save_keys
    from longwood.server.folder import data_folder

    settings = _settings(data, config)
    file = key_path(settings.key_file, data_folder(settings.data))
    ring = rotate(load_keys(file), datetime.now(UTC), drop_old=drop_old)
    save_keys(file, ring)
    click.echo(f"{file}: new key; earlier keys still accepted: {len(ring.keys) - 1}")


@command.command("copy-database")
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def copy(source: str, target: str) -> None:
    """Copy all games and rooms into another, empty database.

    FROM and TO are data folders, SQLite files, or addresses as in postgresql://user:password@host/name. Stop the servers that use them
    first. The copy is compared with the source, row by row. If anything goes wrong, TO stays empty. The key that signs cookies is not part
    of the database: keep the file `secret`.
    """
    need_server("admin")
    from longwood.cli.shared.searching import progress
    from longwood.server.folder import locked
    from longwood.server.transfer import copy_database, database_at, folder_of

    read, written = database_at(source), database_at(target)
    with ExitStack() as locks:
        for folder in filter(None, {folder_of(read), folder_of(written)}):
            locks.enter_context(locked(folder, "copying a database"))
        with progress("Copying, rows", None) as report:
            copied = copy_database(read, written, report or (lambda _: None))
    for one in copied:
        click.echo(f"{one.name}: {one.rows} rows, digest {one.digest[:16]}")


@command.command("backup")
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False), metavar="FOLDER")
@_server_options
@click.option("--keep", type=click.IntRange(1), metavar="NUMBER", help="Remove all but the newest backups in FOLDER.")
def backup(folder: Path, data: str | None, config: Path | None, keep: int | None) -> None:
    """Make a backup of a server in a new subfolder of FOLDER. The server can keep running.

    The backup contains the database (as an SQLite file, even if the server uses PostgreSQL), the keys that sign cookies, and the blocked
    names. Anyone who can read it can pretend to be any player.
    """
    need_server("admin")
    from longwood.cli.shared.searching import progress
    from longwood.server.backup import back_up, remove_old
    from longwood.server.folder import data_path
    from longwood.server.tables.store import database_url

    settings = _settings(data, config)
    place = data_path(settings.data)
    now = datetime.now(UTC)
    with progress("Copying, rows", None) as report:
        source = database_url(settings.database, place)
        made = back_up(source, _files(settings, place), folder, now, report or (lambda _: None))
    click.echo(f"{made}: complete")
    if keep is not None and (removed := remove_old(folder, keep, now)):
        click.echo(f"older backups removed: {removed}")


@command.command("restore")
@click.argument("backup", type=click.Path(path_type=Path, exists=True, file_okay=False), metavar="BACKUP")
@_server_options
def restore_backup(backup: Path, data: str | None, config: Path | None) -> None:
    """Copy a backup into the empty database of a server. Stop the server first.

    The keys and the blocked names are restored unless they already exist. If anything goes wrong, the database stays empty.
    """
    need_server("admin")
    from longwood.cli.shared.searching import progress
    from longwood.server.backup import restore
    from longwood.server.engines import format_url, is_sqlite
    from longwood.server.folder import data_folder, locked
    from longwood.server.tables.store import database_url

    settings = _settings(data, config)
    place = data_folder(settings.data)
    target = database_url(settings.database, place)
    with locked(place, "restoring a backup") if is_sqlite(target) else nullcontext(), progress("Copying, rows", None) as report:
        restore(backup, target, _files(settings, place), place, report or (lambda _: None))
    click.echo(f"{format_url(target)}: restored")


def _settings(data: str | None, config: Path | None) -> Settings:
    """Return the settings of the server selected by the options and the environment."""
    from longwood.server.settings.sources import load

    return load({"data": data} if data else {}, os.environ, config).settings


def _files(settings: Settings, folder: Path) -> dict[str, Path]:
    """Return the paths of the files to back up, by their names in a data folder."""
    from longwood.server.access.keys import key_path
    from longwood.server.rooms.blocked_names import BLOCKED_NAMES

    blocked = Path(settings.blocked_names) if settings.blocked_names else folder / BLOCKED_NAMES
    return {key_path("", folder).name: key_path(settings.key_file, folder), BLOCKED_NAMES: blocked}
