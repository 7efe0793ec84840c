"""Makes and restores backups of a database and its files. A backup is a data folder, so a server can also run on it.

A backup is made from one snapshot of the database, while servers continue to write. It is compared with that snapshot, row by row.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import sqlalchemy as sa

from longwood.server.database import schema_of
from longwood.server.engines import format_url, sqlite_url
from longwood.server.folder import PRIVATE_FILE, PRIVATE_FOLDER
from longwood.server.migrations import HEAD
from longwood.server.tables.store import FILE
from longwood.server.transfer import Progress, copy_database
from longwood.tables.errors import StoreError

_NAME: Final = "longwood-%Y%m%dT%H%M%SZ"
_ALL: Final = "longwood-????????T??????Z"
_UNFINISHED: Final = ".unfinished"
_ABANDONED: Final = timedelta(days=1)


def back_up(source: sa.URL, files: Mapping[str, Path], folder: Path, now: datetime, progress: Progress) -> Path:
    """Make a new backup of a database and files in `folder`, and return its path. It gets its final name only when it is complete.

    files: the files to copy if they exist, by their names in the backup. now: the time for the backup's name, UTC. Raises StoreError.
    """
    _check_schema(source)
    backup = folder / now.strftime(_NAME)
    if backup.exists():
        raise StoreError(f"{backup} already exists; try again in a second")
    with _naming_folder(folder):
        folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        made = backup.with_name(backup.name + _UNFINISHED)
        made.mkdir(mode=PRIVATE_FOLDER)
        try:
            copy_database(source, sqlite_url(made / FILE), progress)
            for name, file in files.items():
                if file.is_file():
                    _copy_private(file, made / name)
            _sync(made)
            made.rename(backup)
            _sync(folder)
        except BaseException:
            shutil.rmtree(made, ignore_errors=True)
            raise
    return backup


def remove_old(folder: Path, keep: int, now: datetime) -> int:
    """Remove the oldest backups from a folder, and return how many. Raises StoreError.

    Unfinished backups are removed a day after they were begun. Until then, another process could still be writing them.
    """
    backups = sorted(folder.glob(_ALL), reverse=True)
    abandoned = (now - _ABANDONED).strftime(_NAME) + _UNFINISHED
    with _naming_folder(folder):
        for unwanted in (*backups[keep:], *(each for each in folder.glob(_ALL + _UNFINISHED) if each.name < abandoned)):
            shutil.rmtree(unwanted)
    return len(backups[keep:])


def restore(backup: Path, target: sa.URL, files: Mapping[str, Path], workspace: Path, progress: Progress) -> None:
    """Copy a backup into an empty database, and its files to their places. The backup itself isn't changed.

    files: the places of the files, by their names in the backup. workspace: a folder with enough space for a copy of the backup. Raises
    StoreError if the database contains games, or if one of these places has a different file. Nothing is restored in that case.
    """
    if not (backup / FILE).is_file():
        raise StoreError(f"{backup} is not a backup: it has no {FILE}")
    restored = {backup / name: file for name, file in files.items() if (backup / name).is_file()}
    with _naming_folder(workspace), TemporaryDirectory(dir=workspace) as folder:
        for saved, file in restored.items():
            if file.is_file() and file.read_bytes() != saved.read_bytes():
                raise StoreError(f"{file} differs from {saved}; move it away first")
        copy = Path(folder) / FILE  # if the backup has an earlier schema, only this copy is migrated
        for suffix in ("", "-wal"):  # a backup has no write-ahead log, but the data folder of a killed server does
            if (saved := Path(f"{backup / FILE}{suffix}")).is_file():
                _copy_private(saved, Path(f"{copy}{suffix}"))
        copy_database(sqlite_url(copy), target, progress)
        for saved, file in restored.items():
            if not file.is_file():
                _copy_private(saved, file)


def _check_schema(source: sa.URL) -> None:
    """Raise StoreError unless the database has the schema of this version. A backup must not migrate the database of running servers."""
    if schema_of(source) != HEAD:
        raise StoreError(f"{format_url(source)} has the schema of another version of Longwood; use the version that runs on it")


def _copy_private(file: Path, copy: Path) -> None:
    """Copy a file to disk, readable only by its owner."""
    with file.open("rb") as read, os.fdopen(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE), "wb") as written:
        shutil.copyfileobj(read, written)
        written.flush()
        os.fsync(written.fileno())


def _sync(folder: Path) -> None:
    """Make sure that the entries of a folder are on disk."""
    if os.name == "posix":  # other systems can't open a folder
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


@contextmanager
def _naming_folder(folder: Path) -> Iterator[None]:
    """Turn OSError into StoreError."""
    try:
        yield
    except OSError as error:
        raise StoreError(f"{error.filename or folder} cannot be used: {error.strerror}") from error
