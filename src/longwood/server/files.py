"""The files of the built front end, which are served from memory."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from longwood.server.prepared import FOREVER, RECHECK, Prepared, prepared_file

STATIC: Final = Path(__file__).parent / "static"
ASSETS: Final = "/assets"
_AT_ROOT: Final = (
    "/service-worker.js",  # a service worker controls only paths below its own
    "/manifest.webmanifest",
    "/icon.svg",
    "/icon-192.png",
    "/icon-512.png",
    "/icon-maskable-512.png",
    "/screenshot-wide.png",
    "/screenshot-narrow.png",
)
_PACKED: Final = (".br", ".gz")


def is_file(path: str) -> bool:
    """Return whether a path is that of a file. The file needn't exist, because all paths below /assets are reserved for files."""
    return path in _AT_ROOT or path == ASSETS or path.startswith(f"{ASSETS}/")


def load_files(static: Path = STATIC) -> dict[str, Prepared]:
    """Return the files by URL path. Requests are looked up in this dict, so no path can reach any other file."""
    assets = [path for path in static.glob("assets/**/*") if path.is_file() and path.suffix not in _PACKED]
    files = {f"/{path.relative_to(static).as_posix()}": prepared_file(path, FOREVER) for path in assets}
    at_root = [(path, static / path.removeprefix("/")) for path in _AT_ROOT]
    return files | {path: prepared_file(file, RECHECK) for path, file in at_root if file.is_file()}
