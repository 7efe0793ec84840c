"""Finds, creates and locks the data folder, and checks who can read it. The lock keeps out a second server."""

from __future__ import annotations

import errno
import logging
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from longwood.server.errors import ServeError

PRIVATE_FOLDER: Final = 0o700
PRIVATE_FILE: Final = 0o600
_OTHERS: Final = 0o077
_LOCK: Final = "lock"
_LOCKED_BYTE: Final = 2**30  # far beyond the text, because Windows doesn't let other processes read a locked byte
_logger: Final = logging.getLogger(__name__)


def data_path(chosen: str) -> Path:
    """Return the path of the folder that stores the games: `chosen`, or the user's data folder if `chosen` is empty."""
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("longwood", appauthor=False)


def data_folder(chosen: str) -> Path:
    """Return the path of the folder that stores the games. If it doesn't exist, it is created, readable only by its owner.

    Raises ServeError if it isn't writable.
    """
    folder = data_path(chosen)
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=PRIVATE_FOLDER, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise ServeError(f"games cannot be stored in {folder}: {error.strerror}; choose another folder with --data") from error
    return folder


def is_data_folder(folder: Path) -> bool:
    """Whether a server has used the folder. It may be running."""
    return (folder / _LOCK).exists()


def create_private(file: Path) -> None:
    """Create an empty file that only its owner can read and write, unless the file exists. Raises OSError."""
    os.close(os.open(file, os.O_RDONLY | os.O_CREAT, PRIVATE_FILE))


@contextmanager
def locked(folder: Path, address: str) -> Iterator[None]:
    """Lock the folder against other servers until the block ends. If a process is killed, its lock is released.

    address: the address of this server, for the error message of other servers. Raises ServeError if another server uses the folder.
    """
    with os.fdopen(os.open(folder / _LOCK, os.O_RDWR | os.O_CREAT, PRIVATE_FILE), "r+", encoding="utf-8") as file:
        try:
            _lock(file.fileno())
        except OSError as error:
            if error.errno not in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
                _logger.warning("%s cannot be locked: %s; make sure that no other server uses it", folder, error.strerror)
            else:
                other = f"another Longwood server ({' '.join(file.read(200).split())})".replace(" ()", "")
                raise ServeError(f"{folder} is in use by {other}; use or stop that one, or choose another folder with --data") from error
        file.truncate()
        file.write(f"process {os.getpid()}, {address}\n")
        file.flush()
        yield


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        os.lseek(file, _LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def exposed(folder: Path, key_file: Path) -> Iterator[Path]:
    """Yield those of the folder, its files and the key file that other users of the machine can read or change."""
    if os.name != "posix":
        return
    if folder.is_dir() and _is_open(folder):  # otherwise, other users can't access its files at all
        yield folder
        yield from (path for path in sorted(folder.iterdir()) if path.is_file() and _is_open(path))
    if key_file.parent != folder and key_file.is_file() and _is_open(key_file):
        yield key_file


def _is_open(path: Path) -> bool:
    return bool(path.stat().st_mode & _OTHERS)
