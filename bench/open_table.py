"""Measures the wall-clock time from the start of `longwood play` to a table that is ready to play in Chromium.

    .venv/bin/python bench/open_table.py [--runs 9]

Chromium is already running. Each run starts a server with the same data folder and opens a table with an empty browser cache. The first run
creates the folder and is not counted. The steps are:

- imports: a Python process that imports the modules of the server and exits (measured separately),
- address: from the start of the command until it prints the address, which is mostly spent on the imports,
- table: from there until the page shows the game and the player can make a move.
"""

from __future__ import annotations

import argparse
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))
import chromium
from playwright.sync_api import Browser, sync_playwright

PAGE = "/play/forty-thieves?deal=1"
_MODULES = "uvicorn, uvloop, longwood.cli, longwood.server.app, longwood.server.database"
_LIMIT_MS = 60_000


def imports_s() -> float:
    """Return the seconds that a Python process takes to import the server's modules."""
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, "-c", "import uvicorn, uvloop, longwood.cli, longwood.server.app, longwood.server.database"], check=True
    )
    return time.perf_counter() - began


def one_start(browser: Browser, data: str) -> tuple[float, float]:
    """Return the seconds until the address is printed, and from there until the table is ready to play."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    page = context.new_page()
    command = [sys.executable, "-m", "longwood", "play", "--no-browser", "--port", str(port), "--data", data]
    began = time.perf_counter()
    server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        assert server.stderr is not None
        line = server.stderr.readline()
        printed = time.perf_counter()
        if "http://" not in line:
            raise SystemExit(f"longwood: the server did not start: {line}")
        page.goto(f"http://127.0.0.1:{port}{PAGE}", timeout=_LIMIT_MS, wait_until="commit")
        page.locator("body[data-seq]:has([data-pile])").wait_for(state="attached", timeout=_LIMIT_MS)
        ready = time.perf_counter()
    finally:
        server.terminate()
        server.communicate()
        context.close()
    return printed - began, ready - printed


def main() -> None:
    """Measure and print a table in Markdown."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=9)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.get(), args=chromium.ARGUMENTS)
        one_start(browser, data)
        starts = [one_start(browser, data) for _ in range(runs)]
        browser.close()
    steps = {
        "imports alone": [imports_s() for _ in range(runs)],
        "until the address is printed": [printed for printed, _ in starts],
        "from there to the table": [ready for _, ready in starts],
        "total": [printed + ready for printed, ready in starts],
    }
    print("| step | s, median | lowest | highest |")
    print("| --- | ---: | ---: | ---: |")
    for name, times in steps.items():
        print(f"| {name} | {statistics.median(times):.2f} | {min(times):.2f} | {max(times):.2f} |")


if __name__ == "__main__":
    main()
