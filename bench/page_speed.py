"""Measures how fast pages load in a real Chromium: Lighthouse's metrics, the first move, and a deal of 104 cards.

    .venv/bin/python bench/page_speed.py [--runs 9]

Every page is loaded with an empty cache from a server on this machine. The computing and blocking times and the longest task are processor
time. The others are wall-clock time, so measure on a quiet machine. On a busy one, only the lowest numbers are useful.

- Start to first move: from requesting the start page until the first move is stored and acknowledged. A script clicks "Play" and then the
  stock as soon as they appear. "computing" is the processor time of the page's main thread during this.
- First and largest paint, layout shift: from the browser's PerformanceObserver.
- Blocking time: the sum of the times by which tasks of the main thread exceed LONG_MS, until QUIET_MS after the load.
- A deal: the longest task and the longest time between two frames while 104 cards are dealt and animated.
- Sizes: compressed with gzip, as a server would send the files.

"slow" means that Chromium slows down the processor by the factor SLOWER.
"""

from __future__ import annotations

import argparse
import gzip
import json
import re
import statistics
import sys
import tempfile
from bisect import bisect_right
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))
import chromium
from playwright.sync_api import Browser, Page, sync_playwright
from screenshots import serving

SLOWER: Final = 4
"""How many times slower the processor of a slow phone is than this machine's."""

STATIC: Final = Path(__file__).resolve().parents[1] / "src" / "longwood" / "server" / "static"
QUIET_MS: Final = 2000
LONG_MS: Final = 50
LIMIT_MS: Final = 120_000
PHONE: Final = (360, 640)
DESKTOP: Final = (1440, 900)

# Starts a new deal, marks when its cards start and stop moving, and returns the longest time between two frames.
WATCH: Final = """
() => new Promise((done) => {
  let begun = false;
  let before = 0;
  let longest = 0;
  const look = (now) => {
    const busy = document.body.dataset.busy === 'true';
    if (busy && !begun) performance.mark('deal begins');
    else if (begun) longest = Math.max(longest, now - before);
    begun ||= busy;
    before = now;
    if (begun && !busy) {
      performance.mark('deal ends');
      done(longest);
    } else requestAnimationFrame(look);
  };
  document.querySelector('[data-testid=new-deal]').click();
  requestAnimationFrame(look);
})
"""

# Runs before the page's own scripts and records the browser's metrics.
OBSERVE: Final = """
window.seen = { first: 0, largest: 0, shift: 0 };
const observe = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
observe('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.first = entry.startTime; });
observe('largest-contentful-paint', (entry) => (seen.largest = entry.startTime));
observe('layout-shift', (entry) => (seen.shift += entry.value));
performance.mark('loading');
"""

# Clicks from the start page to the first move. `moves` records when each step was reached.
FIRST_MOVE: Final = """
window.moves = {};
const press = () => {
  const play = document.querySelector('[data-game=forty-thieves] [data-testid=play]');
  const stock = document.querySelector('body[data-seq="0"] [data-pile=stock]');
  if (play && !moves.menu) { moves.menu = performance.now(); play.click(); }
  if (stock && !moves.table) { moves.table = performance.now(); stock.click(); }
  const art = performance.getEntriesByType('resource').find(({ name }) => name.includes('/sheet-'));
  if (art?.responseEnd) moves.art = art.responseEnd;
  const moved = document.body?.dataset.seq === '1' && document.querySelector('[data-pile-of=waste]');
  if (moved && !moves.move) { performance.mark('first move'); moves.move = performance.now(); }
  if (!moves.move || !moves.art) requestAnimationFrame(press);
};
requestAnimationFrame(press);
"""


def deal_traced(page: Page) -> tuple[list[float], float]:
    """Start a new deal. Returns the processor time of each task of the main thread, longest first, and the longest time between two frames.

    Both are in milliseconds. The time between frames is wall-clock time.
    """
    traced = Trace(page)
    frame: float = page.evaluate(WATCH)
    return sorted(traced.tasks("deal begins", "deal ends"), reverse=True), frame


class Trace:
    """A trace of the page's threads. Tracing starts when it is created.

    Args:
        categories: The categories of further events, which make every task take a little longer.
    """

    def __init__(self, page: Page, categories: Iterable[str] = ()) -> None:
        browser = page.context.browser
        assert browser is not None
        self._browser = browser
        browser.start_tracing(page=page, categories=["toplevel", "blink.user_timing", *categories])

    def tasks(self, begin: str | None, end: str) -> list[float]:
        """Stop tracing. Returns the processor time in ms of every task of the page's main thread between two performance marks.

        Without `begin`, the tasks are counted from the start of the trace. The main thread is the one that set the mark `end`.
        """
        events, marks = self._stop()
        last = next(mark for mark in marks if mark["name"] == end)
        first = 0 if begin is None else next(mark["ts"] for mark in marks if mark["name"] == begin)
        return [
            task["tdur"] / 1000 for task in tasks_of_thread(events, last) if task["ts"] + task["dur"] >= first and task["ts"] <= last["ts"]
        ]

    def frame_events(self, mark: str) -> list[list[dict[str, Any]]]:
        """Stop tracing. Returns the events of the page's main thread that have a processor time, frame by frame.

        The page sets the mark once in each frame, before it draws. A frame begins with the task that sets it, and ends before the next one.
        """
        events, marks = self._stop()
        own = [found for found in marks if found["name"] == mark]
        times = [found["ts"] for found in own]
        timed = [event for event in events_of_thread(events, own[0]) if "tdur" in event]
        # An event belongs to the frame of its task.
        ends = sorted((task["ts"], task["ts"] + task["dur"]) for task in timed if is_task(task))
        frames: list[list[dict[str, Any]]] = [[] for _ in times]
        for event in timed:
            task = bisect_right(ends, (event["ts"], float("inf"))) - 1
            frame = bisect_right(times, max(event["ts"], ends[task][1] if task >= 0 else 0)) - 1
            if frame >= 0:
                frames[frame].append(event)
        return frames[:-1]

    def _stop(self) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        """Stop tracing. Returns all events, and the performance marks in the order of time."""
        events: list[dict[str, Any]] = json.loads(self._browser.stop_tracing())["traceEvents"]
        marks = [event for event in events if event.get("cat") == "blink.user_timing"]
        return events, sorted(marks, key=lambda mark: mark["ts"])


def is_task(event: dict[str, Any]) -> bool:
    """Return whether an event is a task of its thread, and has a processor time."""
    return event["name"].endswith("RunTask") and "tdur" in event


def events_of_thread(events: Iterable[dict[str, Any]], mark: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the events of the thread that set a performance mark."""
    return [event for event in events if (event["pid"], event["tid"]) == (mark["pid"], mark["tid"])]


def tasks_of_thread(events: Iterable[dict[str, Any]], mark: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the tasks of the thread that set a performance mark."""
    return [event for event in events_of_thread(events, mark) if is_task(event)]


def opened(browser: Browser, size: tuple[int, int], slower: int, script: str, *, touch: bool = False) -> Page:
    """Return a new page with an empty cache. `script` runs before the page's own scripts."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="no-preference", has_touch=touch)
    context.set_default_timeout(LIMIT_MS)
    page = context.new_page()
    page.add_init_script(script)
    if slower > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return page


def observed(browser: Browser, address: str, size: tuple[int, int], slower: int) -> dict[str, float]:
    """Load a page and return its metrics, measured until QUIET_MS after the load."""
    page = opened(browser, size, slower, OBSERVE)
    traced = Trace(page)
    page.goto(address)
    page.locator("[data-game], body[data-seq]:not([data-busy]) [data-pile]").first.wait_for(state="attached")
    page.wait_for_timeout(QUIET_MS)
    found: dict[str, float] = page.evaluate("() => { performance.mark('quiet'); return seen; }")
    tasks = traced.tasks(None, "quiet")
    page.context.close()
    return {**found, "blocked": sum(max(0, task - LONG_MS) for task in tasks)}


def first_move(browser: Browser, address: str, size: tuple[int, int], slower: int) -> dict[str, float]:
    """Return the milliseconds from requesting the start page to the menu, the table and the first move."""
    page = opened(browser, size, slower, FIRST_MOVE)
    traced = Trace(page)
    page.goto(address, wait_until="commit")
    page.wait_for_function("() => moves.move && moves.art")
    found: dict[str, float] = page.evaluate("() => moves")
    tasks = traced.tasks(None, "first move")
    page.context.close()
    return {**found, "computing": sum(tasks)}


def dealt(browser: Browser, address: str, slower: int) -> dict[str, float]:
    """Return the longest task and the longest time between frames of one deal on a phone, in milliseconds."""
    page = opened(browser, PHONE, slower, "")
    page.goto(f"{address}/play/forty-thieves?deal=3")
    page.locator("body[data-seq]:not([data-busy]):has([data-pile])").wait_for(state="attached")
    page.wait_for_timeout(QUIET_MS)
    tasks, frame = deal_traced(page)
    page.context.close()
    return {"task": tasks[0], "frame": frame}


NOT_PAGES: Final = frozenset({"worker", "search-worker", "OfflinePanel", "look"})
"""The scripts that no page loads by itself: the workers for offline play, their settings, and the colours of a page in a frame."""


RESULTS: Final = frozenset({"odds_table", "odds_open"})
"""The results of studies. They are data, and grow with every study."""


def script_name(path: Path) -> str:
    """Return the name of a built file without its digest, which has eight characters and may contain a hyphen."""
    return path.name.split(".")[0][:-9]


def first_scripts() -> set[Path]:
    """Return the scripts that the page loads before anything is clicked: those in its HTML, and what they import."""
    waiting = re.findall(r"assets/([\w-]+\.js)", (STATIC / "index.html").read_text(encoding="utf-8"))
    found: set[Path] = set()
    while waiting:
        path = STATIC / "assets" / waiting.pop()
        if path not in found:
            found.add(path)
            waiting += re.findall(r"""(?:from|import)["'`]\./([\w-]+\.js)["'`]""", path.read_text(encoding="utf-8"))
    return found


def weights() -> dict[str, int]:
    """Return the compressed size in bytes of scripts, results of studies, messages of one language, styles and pictures.

    The scripts before the first move are those that the start page and a table load. Those of other pages are loaded when they are opened.
    """
    languages = {path.parent.name for path in (STATIC.parent.parent / "locales").rglob("*.ftl")}

    def size(paths: Iterable[Path]) -> int:
        return sum(len(gzip.compress(path.read_bytes(), 6)) for path in paths)

    def packed(*patterns: str) -> int:
        return size(path for pattern in patterns for path in STATIC.glob(pattern))

    first = first_scripts()
    others = {path for path in STATIC.glob("assets/*.js") if script_name(path) not in languages | NOT_PAGES | RESULTS} - first

    texts = {script_name(path): len(gzip.compress(path.read_bytes(), 6)) for path in STATIC.glob("assets/*.js")}
    largest = max(size for name, size in texts.items() if name in languages)
    return {
        "scripts before the first move and the worker": size({*first, STATIC / "service-worker.js"}),
        "scripts of other pages": size(others),
        "results of studies": packed(*(f"assets/{name}-*.js" for name in RESULTS)),
        "texts of the longest language": largest,
        "styles": packed("assets/*.css"),
        "card art": packed("assets/*.svg"),
        "icons": packed("*.png", "*.svg"),
    }


def show(runs: int, rows: dict[str, Callable[[], dict[str, float]]], units: str) -> None:
    """Run each measurement and print a Markdown table with the lowest, the median and the highest value of each of its numbers."""
    print(f"| {units} | number | lowest | median | highest |", flush=True)
    print("| --- | --- | ---: | ---: | ---: |")
    for name, measure in rows.items():
        found = [measure() for _ in range(runs)]
        for number in found[0]:
            values = [run[number] for run in found]
            digits = 3 if number == "shift" else 0
            three = (f"{value:,.{digits}f}" for value in (min(values), statistics.median(values), max(values)))
            print(f"| {name} | {number} | {' | '.join(three)} |", flush=True)
    print()


def main() -> None:
    """Measure and print Markdown tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=9)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.get(), args=chromium.ARGUMENTS)
        first_move(browser, address, DESKTOP, 1)  # not counted: the first answers of a server are slow
        show(
            runs,
            {
                "desktop": lambda: first_move(browser, address, DESKTOP, 1),
                "phone": lambda: first_move(browser, address, PHONE, 1),
                "slow phone": lambda: first_move(browser, address, PHONE, SLOWER),
            },
            "ms from the start page to",
        )
        pages = {"start page": "/", "table": "/play/forty-thieves?deal=3"}
        show(
            runs,
            {
                f"{name}, {device}": lambda path=path, size=size, slower=slower: observed(browser, address + path, size, slower)  # type: ignore[misc]
                for name, path in pages.items()
                for device, size, slower in (("desktop", DESKTOP, 1), ("slow phone", PHONE, SLOWER))
            },
            "ms, and shares of the screen",
        )
        show(runs, {"slow phone": lambda: dealt(browser, address, SLOWER)}, "ms of a deal of 104 cards, longest")
        browser.close()
    print("| bytes, compressed | |\n| --- | ---: |")
    for name, size in weights().items():
        print(f"| {name} | {size:,} |")


if __name__ == "__main__":
    main()
