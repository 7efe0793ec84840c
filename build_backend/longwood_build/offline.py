"""Packs what the browser needs to run the referee without a server: Python's standard library, msgspec and Longwood's own Python.

All of it is compiled to bytecode. The Python interpreter itself (Pyodide) is an npm package. msgspec is a wheel from PyPI, with a pinned
digest. Vite copies all of it into the front end (web/offline/plugin.ts).
"""

from __future__ import annotations

import subprocess
import zipfile
from collections.abc import Iterable
from pathlib import Path

from . import node, pinned
from .digest import digest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "longwood"
WEB = ROOT / "web"
PINS = WEB / "offline" / "wheels.txt"
"""The wheels, in the format of pip's requirements, with their digests."""
LIBRARY = WEB / "offline" / "library.txt"
"""The modules of the standard library that are packed. Source: tools/offline_library.py."""
WHEELS = pinned.TOOLS / "wheels"
PYODIDE = WEB / "node_modules" / "pyodide"
COMPILER = WEB / "offline" / "compile.mjs"
OUTPUT = WEB / "node_modules" / ".offline"
STAMP = OUTPUT / ".packed-from"
SOURCES = ("__init__.py", "errors.py", *("cards", "rules", "variants", "play", "solver", "protocol", "tables", "local", "locales"))
_LEFT_OUT = ("solver/_core.pyi", "solver/native.py", "solver/proving/", "protocol/schema.py")
_PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp", "--abi", "cp314")
_SAME_TIME = (1980, 1, 1, 0, 0, 0)  # so that the same content always gives the same bytes


def is_packed() -> bool:
    """Return whether everything is packed from the current sources."""
    return STAMP.is_file() and STAMP.read_text("utf-8") == sources()


def sources() -> str:
    """Return the digest of everything that is packed."""
    names = [f"src/longwood/{path}" for path, _ in _own_files()]
    return digest(ROOT, ["web/offline", "web/package-lock.json", "build_backend/longwood_build/offline.py", *names])


def pack() -> None:
    """Pack everything, unless that is done already. Raises PinnedError if the wheel can't be downloaded, and OSError if compiling fails."""
    if is_packed():
        return
    now = sources()
    archives = {
        OUTPUT / "longwood.zip": ((f"longwood/{path}", file.read_bytes()) for path, file in _own_files()),
        OUTPUT / "msgspec.zip": _of_wheels(_wheels()),
        OUTPUT / "library.zip": _of_library(),
    }
    STAMP.unlink(missing_ok=True)
    for path, files in archives.items():
        _write(path, files)
    _compile(archives)
    STAMP.write_text(now, "utf-8")


def _compile(archives: Iterable[Path]) -> None:
    found = node.find()
    if found is None:
        raise OSError(f"compiling Python for the browser needs {node.NEEDED}")
    command = [found.node, COMPILER, *archives]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode != 0:
        raise OSError(f"compiling Python for the browser failed:\n{done.stdout}")


def _own_files() -> list[tuple[str, Path]]:
    """Return Longwood's files with their paths in the package."""
    found = []
    for name in SOURCES:
        top = PACKAGE / name
        for path in [top] if top.is_file() else sorted(top.rglob("*")):
            inside = path.relative_to(PACKAGE).as_posix()
            if path.suffix in (".py", ".ftl") and not inside.startswith(_LEFT_OUT):
                found.append((inside, path))
    return found


def _of_wheels(wheels: Iterable[Path]) -> Iterable[tuple[str, bytes]]:
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            for name in sorted(archive.namelist()):
                if name.endswith((".py", ".so")) or "/licenses/" in name:
                    yield name, archive.read(name)


def _of_library() -> Iterable[tuple[str, bytes]]:
    wanted = set(LIBRARY.read_text("utf-8").split()) if LIBRARY.is_file() else None
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        for name in sorted(archive.namelist()):
            if wanted is None or name in wanted:
                yield name, archive.read(name)


def _write(path: Path, files: Iterable[tuple[str, bytes]]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)  # a copy of this checkout can have a hard link to the old file
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in files:
            archive.writestr(zipfile.ZipInfo(name, _SAME_TIME), data)


def _wheels() -> list[Path]:
    """Return the pinned wheels. They are downloaded once. Raises PinnedError."""
    folder = pinned.provide(PINS, WHEELS, lambda new: pinned.fetch(PINS, "download", *_PLATFORM, "--dest", str(new)))
    return sorted(folder.glob("*.whl"))
