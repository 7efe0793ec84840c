"""Finds or installs a Chromium for the browser tests and the screenshots.

    .venv/bin/python tools/chromium.py

Prints the path of a Chromium that works. If there is none, it prints why to standard error and exits with 1. It tries $LONGWOOD_CHROMIUM,
the browsers installed on the machine, and Playwright's download, in that order. If none works, it installs one: with apt if it runs as root
on Debian or a derivative, else with Playwright into the user's cache.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

# The headless shell has no windows, so it takes 40% less processor time than the whole browser. The engine is the same.
NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"]
MAC_APPLICATIONS = ["Chromium", "Google Chrome", "Microsoft Edge"]
# Chromium must not contact other machines. Its sandbox doesn't work for root, for example in a container.
ARGUMENTS = ["--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
if hasattr(os, "geteuid") and os.geteuid() == 0:
    ARGUMENTS.append("--no-sandbox")
# These make Chromium load two hidden pages of the address bar for every window, which takes a third of the time of a short test.
DISABLED_FEATURES = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"]
_OFF = "--disable-features="


class NoChromium(Exception):
    """There is no Chromium and none could be installed. The message says why in one line."""


def launch(playwright: Playwright, path: str | Path) -> Browser:
    """Start the Chromium at this path and return it."""
    start = playwright.chromium.launch
    # Chromium uses only the last --disable-features option. So read the list that Playwright passes, and pass it together with ours.
    asked = start(executable_path=path, args=[*ARGUMENTS, "--enable-automation"])
    given = asked.new_browser_cdp_session().send("Browser.getBrowserCommandLine")["arguments"]
    asked.close()
    off = [name for words in given if words.startswith(_OFF) for name in words.removeprefix(_OFF).split(",")]
    return start(executable_path=path, args=[*ARGUMENTS, _OFF + ",".join([*off, *DISABLED_FEATURES])])


def find() -> Path | None:
    """Return the path of a Chromium that works, or None. Raises NoChromium if $LONGWOOD_CHROMIUM is set to one that doesn't."""
    named = os.environ.get("LONGWOOD_CHROMIUM")
    if named:
        if not _runs(Path(named)):
            raise NoChromium(f"LONGWOOD_CHROMIUM names {named}, which does not run")
        return Path(named)
    candidates = [Path(path) for path in map(shutil.which, NAMES) if path]
    if sys.platform == "darwin":
        candidates += [Path(f"/Applications/{name}.app/Contents/MacOS/{name}") for name in MAC_APPLICATIONS]
    for path in candidates:
        if _runs(path):
            return path
    downloaded = _of_playwright()
    return downloaded if downloaded is not None and _runs(downloaded) else None


def get() -> Path:
    """Return the path of a Chromium that works, installing one if necessary. Raises NoChromium."""
    found = find()
    if found is not None:
        return found
    print("Installing Chromium for the browser tests ...", file=sys.stderr, flush=True)
    if shutil.which("apt-get") and os.geteuid() == 0:
        apt = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300"]
        if _try([*apt, "update"]):
            install = [*apt, "install", "-y", "--no-install-recommends"]
            _ = _try([*install, "chromium-headless-shell"]) or _try([*install, "chromium"])
        found = find()
    if found is None:
        _try([sys.executable, "-m", "playwright", "install", "chromium"])
        found = find()
    if found is None:
        raise NoChromium("this machine has no Chromium, and none could be installed")
    return found


def _runs(path: Path) -> bool:
    """Return whether the program at `path` starts. Ubuntu's `chromium-browser`, for example, can be just a stub."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False).returncode == 0
    except (OSError, subprocess.SubprocessError):
        return False


def _of_playwright() -> Path | None:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def _try(command: list[str]) -> bool:
    """Run a command and return whether it succeeded. Prints its output to standard error only if it failed."""
    done = subprocess.run(
        command,
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        print(done.stdout, file=sys.stderr, flush=True)
    return done.returncode == 0


if __name__ == "__main__":
    try:
        print(get())
    except NoChromium as error:
        raise SystemExit(f"longwood: {error}") from None
