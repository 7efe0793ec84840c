"""Finds a Chromium for the browser tests and the screenshots, or gets one.

    .venv/bin/python tools/chromium.py

prints the path of one that runs; else it prints why there is none to standard error and exits with 1. Looked for are
$LONGWOOD_CHROMIUM, the machine's own, and playwright's download; what is not there is installed with apt by root on
Debian and its kin, and by playwright into the user's cache by everyone else.
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

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"]
MAC_APPLICATIONS = ["Chromium", "Google Chrome", "Microsoft Edge"]
# It is to ask nothing of any other machine; and root, in a container, has no sandbox.
ARGUMENTS = ["--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
if hasattr(os, "geteuid") and os.geteuid() == 0:
    ARGUMENTS.append("--no-sandbox")
# For every window it would load two pages of its address bar, which nobody sees here: a third of what a short test costs.
UNSEEN = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"]
_OFF = "--disable-features="


class NoChromium(Exception):
    """There is no Chromium, and none could be got; the message says why, in one line."""


def launch(playwright: Playwright, path: str | Path) -> Browser:
    """Return that Chromium, running."""
    start = playwright.chromium.launch
    # It heeds the last list of what is off alone; so the one that playwright gives it is asked for, and given again with ours.
    asked = start(executable_path=path, args=[*ARGUMENTS, "--enable-automation"])
    given = asked.new_browser_cdp_session().send("Browser.getBrowserCommandLine")["arguments"]
    asked.close()
    off = [name for words in given if words.startswith(_OFF) for name in words.removeprefix(_OFF).split(",")]
    return start(executable_path=path, args=[*ARGUMENTS, _OFF + ",".join([*off, *UNSEEN])])


def find() -> Path | None:
    """Return a Chromium that runs, or None. Raises NoChromium if $LONGWOOD_CHROMIUM names one that does not."""
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
    """Return a Chromium that runs, after installing it if need be. Raises NoChromium."""
    found = find()
    if found is not None:
        return found
    print("Getting a Chromium for the browser tests ...", file=sys.stderr, flush=True)
    if shutil.which("apt-get") and os.geteuid() == 0:
        apt = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300"]
        if _try([*apt, "update"]):
            _try([*apt, "install", "-y", "--no-install-recommends", "chromium"])
        found = find()
    if found is None:
        _try([sys.executable, "-m", "playwright", "install", "chromium"])
        found = find()
    if found is None:
        raise NoChromium("there is no Chromium on this machine, and none could be got")
    return found


def _runs(path: Path) -> bool:
    """Return whether `path` is a program that answers: Ubuntu's `chromium-browser`, for one, may be an empty shell."""
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
    """Run `command` without a word and return whether it succeeded; if not, show on standard error all it said."""
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
