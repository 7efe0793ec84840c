"""Downloads packages from the package index with pip. Their versions and digests are pinned in a file of requirements."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from .digest import digest

PIP = "pip>=23"
"""What an environment that pip or uv builds in needs for `fetch`. It has no pip of its own."""
ROOT = Path(__file__).resolve().parents[2]
TOOLS = Path(os.environ.get("LONGWOOD_TOOLS") or ROOT / ".tools")
"""Where downloaded packages stay. Builds of several folders can share it, as tools/check_sdist.py does."""


class PinnedError(Exception):
    """A package can't be downloaded. The message names it."""


def folder(pins: Path, home: Path) -> Path:
    """Return the folder in `home` for exactly the packages in `pins`."""
    return home / digest(ROOT, [pins.relative_to(ROOT).as_posix()])[:12]


def provide(pins: Path, home: Path, fetch_into: Callable[[Path], None]) -> Path:
    """Return the folder in `home` with the packages in `pins`. If there is none, call `fetch_into` and delete those of other pins."""
    wanted = folder(pins, home)
    if not wanted.is_dir():
        new = home / f"new-{os.getpid()}"
        shutil.rmtree(new, ignore_errors=True)
        new.mkdir(parents=True)
        fetch_into(new)
        try:
            new.rename(wanted)  # only now, so that a download that was stopped isn't taken for a whole one
        except OSError:
            if not wanted.is_dir():  # otherwise, another build was faster
                raise
        for other in home.iterdir():
            if other != wanted:
                shutil.rmtree(other, ignore_errors=True)
    return wanted


def fetch(pins: Path, command: str, *words: str) -> None:
    """Run pip's `download` or `install` for the packages in `pins`, whose digests pip checks. Raises PinnedError."""
    options = ["--quiet", "--disable-pip-version-check", "--no-deps", "--require-hashes", "--only-binary=:all:"]
    command_line = [*_pip(), command, *options, *words, "--requirement", str(pins)]
    try:
        done = subprocess.run(command_line, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace", check=False)
        reason = f"exit code {done.returncode}\n{done.stderr.strip()}" if done.returncode else ""
    except OSError as error:
        reason = str(error)
    if reason:
        wanted = " ".join(word for word in pins.read_text("utf-8").split() if "==" in word)
        raise PinnedError(f"pip {command} of {wanted} failed: {reason}")


def _pip() -> list[str]:
    """Return the command that runs pip: that of this Python, or one that uv provides."""
    if importlib.util.find_spec("pip") is not None:
        return [sys.executable, "-m", "pip"]
    return [shutil.which("uv") or str(TOOLS / "uv" / "bin" / "uv"), "tool", "run", "pip"]
