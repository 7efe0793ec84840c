"""Measures play without a server in Chromium: bytes, the start of the table, the time of a move, and memory.

    .venv/bin/python bench/offline.py [--runs 7] [--slower 4]

A site without a server (`longwood site`) is served by Python's file server on this machine, so the network takes no time.
bench/wasm_search.py compares the speed of the search with that of the native one.

- cold: the first table in a new browser profile, from the request of the page until the first move can be made,
- warm: the same after a reload, when the browser has compiled code in its cache,
- from the menu: the table is opened five seconds after the menu, as by somebody who first looks at it,
- move: from the key until the page shows that the move is stored,
- memory: the proportional set size of the processes of the page and its workers, after the moves and a hint.

With --slower 4, the processes of pages and workers run only in 5 of every 20 ms. Chromium's own throttling doesn't slow workers down.
"""

from __future__ import annotations

import argparse
import os
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))
import chromium
from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.offline.files import file_server

from longwood.server.files import STATIC
from longwood.server.site import write_site

_TABLE = "/#/play/forty-thieves?deal=1"
_LIMIT_MS = 120_000
_MOVES = 20
_MENU_S = 5.0
_SLICE_S = 0.005
_MOVE = """
(key) => new Promise((resolve) => {
  const before = Number(document.body.dataset.seq);
  const begun = performance.now();
  new MutationObserver((_, observer) => {
    if (Number(document.body.dataset.seq) <= before) return;
    observer.disconnect();
    resolve(performance.now() - begun);
  }).observe(document.body, { attributes: true });
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
})
"""


def bytes_of(pattern: str, suffix: str) -> int:
    """Return the size of built files, compressed if there is a compressed copy."""
    total = 0
    for path in STATIC.glob(pattern):
        packed = path.with_name(path.name + suffix)
        if path.suffix not in (".br", ".gz"):
            total += (packed if packed.is_file() else path).stat().st_size
    return total


def script_bytes(browser: Browser, address: str) -> int:
    """Return the compressed bytes of the scripts that a page needs before the first move, without those for offline play."""
    page = browser.new_context(service_workers="block").new_page()
    names: set[str] = set()
    page.on("request", lambda request: names.add(request.url.removeprefix(f"{address}/")))
    page.goto(f"{address}{_TABLE}")
    wait_for_table(page)
    page.context.close()
    scripts = [name for name in names if name.endswith(".js") and "worker-" not in name and "offline-" not in name]
    return sum(bytes_of(name, ".br") for name in scripts)


def wait_for_table(page: Page) -> None:
    """Wait until the page shows a table."""
    page.locator("body[data-seq]:has([data-pile])").wait_for(state="attached", timeout=_LIMIT_MS)


def timed(work: Callable[[], object]) -> float:
    """Return the seconds that a call takes."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def renderers(browser: Browser) -> set[int]:
    """Return the ids of the processes that run pages and their workers."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    return {process["id"] for process in found["processInfo"] if process["type"] == "renderer"}


def megabytes_of(processes: set[int]) -> float:
    """Return the proportional set size of processes."""
    total = 0
    for process in processes:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8").splitlines()
        total += next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return total / 1000


def own_renderers() -> list[int]:
    """Return the ids of the processes of this program's browser that run pages and their workers."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # the process has ended
            parents[int(stat.parent.name)] = int(stat.read_text(encoding="utf-8").rpartition(")")[2].split()[1])

    def is_own(process: int) -> bool:
        return process == os.getpid() or (process in parents and is_own(parents[process]))

    found = []
    for process in filter(is_own, parents):
        with suppress(OSError):
            if b"--type=renderer" in Path(f"/proc/{process}/cmdline").read_bytes():
                found.append(process)
    return found


@contextmanager
def slowed(times: int) -> Iterator[None]:
    """Let the processes that run pages and workers run only a part of the time until the block ends. `times` is 1 for all of it."""
    ended = Event()

    def run() -> None:
        while not ended.is_set():
            processes = own_renderers()
            for _ in range(20):
                for which, pause_s in ((signal.SIGSTOP, (times - 1) * _SLICE_S), (signal.SIGCONT, _SLICE_S)):
                    for process in processes:
                        with suppress(ProcessLookupError):
                            os.kill(process, which)
                    time.sleep(pause_s)

    thread = Thread(target=run)
    if times > 1:
        thread.start()
    try:
        yield
    finally:
        ended.set()
        if times > 1:
            thread.join()


def one_run(browser: Browser, address: str) -> dict[str, float]:
    """Open tables in a new profile, and return what they take."""
    others = renderers(browser)
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page = context.new_page()

    def open_table() -> None:
        page.goto(f"{address}{_TABLE}", timeout=_LIMIT_MS, wait_until="commit")
        wait_for_table(page)

    found = {"cold start, s": timed(open_table)}

    def reload() -> None:
        page.reload(timeout=_LIMIT_MS, wait_until="commit")
        wait_for_table(page)

    found["warm start, s"] = timed(reload)
    found["move, ms"] = statistics.median(page.evaluate(_MOVE, "d") for _ in range(_MOVES))
    page.keyboard.press("h")
    page.locator("[data-testid=advice-reason]").wait_for(timeout=_LIMIT_MS)
    found["memory, MB"] = megabytes_of(renderers(browser) - others)
    page.goto(f"{address}/?menu", timeout=_LIMIT_MS)
    page.locator("article[data-game=golf]").wait_for(timeout=_LIMIT_MS)
    time.sleep(_MENU_S)

    def from_menu() -> None:
        page.locator("article[data-game=golf] [data-testid=play]").click()
        wait_for_table(page)

    found["from the menu, s"] = timed(from_menu)
    context.close()
    return found


def main() -> None:
    """Measure and print a table in Markdown."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--slower", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        write_site(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium.get(), args=chromium.ARGUMENTS)
        with file_server(Path(folder)) as address:
            print(f"scripts before the first move: {script_bytes(browser, address):,} bytes (brotli)")
            for suffix in (".br", ".gz", ""):
                print(f"files for offline play: {bytes_of('assets/offline-*/*', suffix):,} bytes ({suffix or 'not compressed'})")
            with slowed(arguments.slower):
                found = [one_run(browser, address) for _ in range(arguments.runs)]
        browser.close()
    print("| | median | lowest | highest |")
    print("| --- | ---: | ---: | ---: |")
    for name in found[0]:
        values = [run[name] for run in found]
        print(f"| {name} | {statistics.median(values):.2f} | {min(values):.2f} | {max(values):.2f} |")


if __name__ == "__main__":
    main()
