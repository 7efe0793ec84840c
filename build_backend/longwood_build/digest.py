"""Computes a digest of files. Builds compare digests instead of modification times to decide whether to rebuild."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

NOT_SOURCES = {"__pycache__", "node_modules", ".svelte-kit", "coverage"}


def digest(root: Path, names: Iterable[str]) -> str:
    """Return the SHA-256 of the paths and contents of `names`, files or folders under `root`. Skips generated files."""
    whole = hashlib.sha256()
    for name in names:
        for path in _files(root / name):
            whole.update(f"{path.relative_to(root).as_posix()}\0".encode())
            whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def _files(top: Path) -> Iterator[Path]:
    if top.is_file():
        yield top
    for folder, folders, names in os.walk(top):
        folders[:] = sorted(set(folders) - NOT_SOURCES)
        for name in sorted(names):
            path = Path(folder, name)
            if path.is_file():  # skips sockets and broken links, such as an editor's lock file
                yield path
