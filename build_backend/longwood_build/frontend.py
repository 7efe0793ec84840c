"""Builds web/ into src/longwood/server/static with Vite, and only when web/ or the languages have changed since.

Freshness is by content: a stamp beside the output holds the digest of what it was built from.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import NoReturn

from . import node
from .digest import digest

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "longwood" / "server" / "static"
STAMP = STATIC / ".built-from"
LOCALES = ROOT / "src" / "longwood" / "locales"
PACKAGES_STAMP = WEB / "node_modules" / ".installed-from"


def is_fresh() -> bool:
    """Return whether the built front end is there and was built from its sources as they are now."""
    return (STATIC / "index.html").is_file() and _read(STAMP) == _sources()


def _sources() -> str:
    languages = sorted(path.relative_to(ROOT).as_posix() for path in LOCALES.rglob("*.ftl"))
    return digest(ROOT, ["web", *languages])


def build(quiet: bool = False) -> None:
    """Build the front end unless it is fresh.

    With `quiet`, what npm and Vite print is shown only when they fail. Raises SystemExit after a line on standard
    error that says which step failed and where.
    """
    if is_fresh():
        return
    # Taken before the build: a source saved while Vite runs then makes the stamp stale, not wrong.
    sources = _sources()
    install_packages(quiet)
    STAMP.unlink(missing_ok=True)
    _npm(["run", "build"], quiet)
    STAMP.write_text(sources, encoding="utf-8")


def has_packages(for_development: bool = False) -> bool:
    """Return whether web/node_modules holds what web/package-lock.json names: all of it, or what a build needs."""
    installed = _read(PACKAGES_STAMP)
    return installed == _packages(for_development=True) or (not for_development and installed == _packages())


def install_packages(quiet: bool = False, for_development: bool = False) -> None:
    """Install what web/package-lock.json names, unless that is done: all of it, or what a build needs.

    Fails as `build` does.
    """
    if has_packages(for_development):
        return
    wanted = _packages(for_development)
    _npm(["ci", "--ignore-scripts", *([] if for_development else ["--omit=dev"])], quiet)
    PACKAGES_STAMP.write_text(wanted, encoding="utf-8")


def _packages(for_development: bool = False) -> str:
    return f"{digest(ROOT, ['web/package-lock.json'])} {'all' if for_development else 'to build'}"


def _npm(words: list[str], quiet: bool) -> None:
    found = node.find()
    if found is None:
        _fail(f"the browser's table is built with {node.NEEDED}, and there is none here")
    done = subprocess.run(
        [*found.npm, *words],
        cwd=WEB,
        env={**found.environment(), "NO_COLOR": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        print(done.stdout or "", file=sys.stderr)
        _fail(f"`npm {' '.join(words)}` failed in {WEB} (exit code {done.returncode}, with {found.node}), see above")


def _fail(message: str) -> NoReturn:
    print(f"longwood: {message}", file=sys.stderr, flush=True)
    raise SystemExit(1)


def _read(path: Path) -> str | None:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
