"""Builds web/ into src/longwood/server/static with Vite, and only when web/ has changed since.

Freshness is by content, not by time: a stamp beside the output holds a digest of everything in web/ that is ours.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from . import node

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "longwood" / "server" / "static"
STAMP = STATIC / ".built-from"
MODULES_STAMP = WEB / "node_modules" / ".installed-from"
NOT_SOURCES = {"node_modules", ".svelte-kit", "coverage", "__pycache__"}


def digest() -> str:
    """Return the SHA-256 over the paths and contents of web/'s sources, the lock among them."""
    whole = hashlib.sha256()
    for folder, folders, names in os.walk(WEB):
        folders[:] = sorted(set(folders) - NOT_SOURCES)
        for name in sorted(names):
            path = Path(folder, name)
            if path.is_file():  # not a socket, nor an editor's lock that points nowhere
                whole.update(f"{path.relative_to(WEB).as_posix()}\0".encode())
                whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def is_fresh() -> bool:
    """Return whether the built front end is there and was built from web/ as it is now."""
    return (STATIC / "index.html").is_file() and _read(STAMP) == digest()


def build(quiet: bool = False) -> bool:
    """Build the front end unless it is fresh; return whether anything had to be built.

    With `quiet`, what npm and Vite print is shown only when they fail. Raises SystemExit after a line on standard
    error that says which step failed and where.
    """
    if is_fresh():
        return False
    # Taken before the build: a source saved while Vite runs makes the stamp stale, not wrong.
    sources = digest()
    install_packages(quiet)
    STAMP.unlink(missing_ok=True)
    _npm(["run", "build"], quiet)
    STAMP.write_text(sources, encoding="utf-8")
    return True


def install_packages(quiet: bool = False) -> bool:
    """Install exactly what web/package-lock.json names unless that is done; return whether it had to be done."""
    # An unpacked source distribution only builds: it can do without the type checker and the test runner.
    only_build = (ROOT / "PKG-INFO").is_file()
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    wanted = f"{lock} {'build' if only_build else 'all'}"
    if _read(MODULES_STAMP) == wanted:
        return False
    _npm(["ci", "--ignore-scripts", *(["--omit=dev"] if only_build else [])], quiet)
    MODULES_STAMP.write_text(wanted, encoding="utf-8")
    return True


def _npm(words: list[str], quiet: bool) -> None:
    found = node.find()
    if found is None:
        _fail(f"the browser's table is built with {node.NEEDED}, and none is here: install it, or `{node.REQUIREMENT}`")
    output = subprocess.PIPE if quiet else None
    done = subprocess.run(
        [*found.npm, *words],
        cwd=WEB,
        env=found.environment(),
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        if done.stdout:
            print(done.stdout, file=sys.stderr)
        _fail(f"`npm {' '.join(words)}` failed in {WEB} (exit code {done.returncode}, {found.node}); why is said above")


def _fail(message: str) -> None:
    print(f"longwood: {message}", file=sys.stderr, flush=True)
    raise SystemExit(1)


def _read(path: Path) -> str | None:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
