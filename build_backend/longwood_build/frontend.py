"""Builds web/ into src/longwood/server/static with Vite, unless its sources are the same as in the last build.

These are web/, the translations, the results in docs/, and the Python and C++ that run in the browser. A stamp file next to the
output contains the digest of the sources it was built from.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import NoReturn

from . import node, offline, pinned, wasm
from .digest import digest

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "longwood" / "server" / "static"
STAMP = STATIC / ".built-from"
LOCALES = ROOT / "src" / "longwood" / "locales"
RESULTS = ("docs/odds.json", "docs/open-deals.json", "docs/players.json")
PACKAGES_STAMP = WEB / "node_modules" / ".installed-from"


def is_fresh() -> bool:
    """Return whether the front end has been built from the current sources."""
    return (STATIC / "index.html").is_file() and _read(STAMP) == _sources()


def _sources() -> str:
    languages = sorted(path.relative_to(ROOT).as_posix() for path in LOCALES.rglob("*.ftl"))
    return f"{digest(ROOT, ['web', *RESULTS, *languages])} {offline.sources()} {wasm.sources()}"


def build(quiet: bool = False) -> None:
    """Build the front end unless it is fresh.

    With `quiet`, prints the output of npm and Vite only if they fail. On failure, says on standard error which step failed and raises
    SystemExit.
    """
    if is_fresh():
        return
    # Computed before the build, so that a source saved while Vite runs makes the stamp stale.
    sources = _sources()
    install_packages(quiet)
    STAMP.unlink(missing_ok=True)
    _pack()
    _npm(["run", "build"], quiet)
    STAMP.write_text(sources, encoding="utf-8")


def has_packages(for_development: bool = False) -> bool:
    """Return whether web/node_modules has the packages in web/package-lock.json: all with `for_development`, or only those for a build."""
    installed = _read(PACKAGES_STAMP)
    return installed == _packages(for_development=True) or (not for_development and installed == _packages())


def install_packages(quiet: bool = False, for_development: bool = False) -> None:
    """Install the packages in web/package-lock.json if they are missing: all with `for_development`, or only those for a build.

    Fails in the same way as `build`.
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
        _fail(f"building the front end needs {node.NEEDED}")
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


def _pack() -> None:
    try:
        offline.pack()
        wasm.build()
    except (OSError, pinned.PinnedError, wasm.WasmError) as error:
        _fail(f"the files for offline play can't be packed: {error}")


def _fail(message: str) -> NoReturn:
    print(f"longwood: {message}", file=sys.stderr, flush=True)
    raise SystemExit(1)


def _read(path: Path) -> str | None:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
