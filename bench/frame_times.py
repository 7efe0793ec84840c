"""Measures whether animations stay smooth on a slow phone: deals, wins, Show me, runs of cards, and a quick finish.

    .venv/bin/python bench/frame_times.py [--runs 3] [NAME ...]

A name is the beginning of a row's name, such as `deal`. Chromium slows down the processor by the factor SLOWER, the screen is that of a
phone, and the server is on this machine. For each row:

- The longest task: the processor time of the longest task of the page's main thread. It hardly depends on how busy the machine is.
- The longest frame: the longest time between two frames, on the clock of the wall, so measure on a quiet machine.
- Frames over LONG_MS: how many there were in all runs, of how many.

No task and no frame should take longer than LONG_MS.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))
import chromium
from page_speed import LONG_MS, PHONE, QUIET_MS, SLOWER, Trace, opened
from playwright.sync_api import Browser, Page, sync_playwright
from screenshots import PLAYER, serving

from longwood.play import ColumnPosition, Position, can_finish, start
from longwood.solver import Won, solve
from longwood.variants import find_game

CELEBRATIONS: Final = 5
"""The number of different celebrations of a win. The deal chooses one."""

RUN_GAME: Final = ("little-forty", 141, "5-2 7-10x2 7-8 3-2x2 5-2 8-2x2 5-2 7-9 2-1x8")
"""A deal of a game, and moves of which the last one moves a run of eight cards."""

# Starts to collect the times between frames.
WATCH: Final = """
() => {
  performance.mark('begin');
  window.frames_ms = [];
  let before = performance.now();
  const look = (now) => {
    window.frames_ms.push(now - before);
    before = now;
    window.watching = requestAnimationFrame(look);
  };
  window.watching = requestAnimationFrame(look);
}
"""
STOP: Final = """
() => {
  cancelAnimationFrame(window.watching);
  performance.mark('end');
  return window.frames_ms;
}
"""
IDLE: Final = "body[data-seq]:not([data-busy])"


@dataclass
class Seen:
    """What the runs of one row have shown, in milliseconds."""

    tasks: list[float] = field(default_factory=list)
    frames: list[float] = field(default_factory=list)

    def row(self, name: str) -> str:
        """Return the row of the table."""
        late = sum(frame > LONG_MS for frame in self.frames)
        return f"| {name} | {max(self.tasks):.0f} | {max(self.frames):.0f} | {late} of {len(self.frames):,} |"


class Phone:
    """A page on a slow phone."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        self.page = opened(browser, PHONE, SLOWER, "")

    def open(self, game: str, deal: int, moves: list[str]) -> None:
        """Open a table, and play moves at it without showing them one by one."""
        self.page.goto(f"{self.address}/play/{game}?deal={deal}")
        self.page.locator(f"{IDLE} [data-pile]").first.wait_for(state="attached")
        if moves:
            self.play(moves)
            self.page.locator(f"{IDLE}[data-seq='{len(moves)}']").wait_for(state="attached")
        self.page.wait_for_timeout(QUIET_MS)

    def play(self, moves: list[str]) -> None:
        """Play moves through another connection to the table."""
        self.page.evaluate(PLAYER, [self.page.url.rpartition("/")[2], moves])

    @contextmanager
    def watched(self, seen: Seen) -> Iterator[Page]:
        """Watch tasks and frames while the block runs."""
        traced = Trace(self.page)
        self.page.evaluate(WATCH)
        yield self.page
        seen.frames += self.page.evaluate(STOP)
        seen.tasks += traced.tasks("begin", "end")

    def wait_for_rest(self, selector: str = "") -> None:
        """Wait until an element is there and no card is moving."""
        if selector:
            self.page.locator(selector).first.wait_for(state="attached")
        self.page.locator(IDLE).wait_for(state="attached")


@cache
def winning_line(game: str, deal: int) -> tuple[str, ...] | None:
    """Return the moves of a win in the notation of records, or None if the solver finds none."""
    position: Position = start(find_game(game).rules, deal)
    found = solve(position)
    if not isinstance(found, Won):
        return None
    moves = []
    for move in found.moves:
        moves.append(position.format_move(move))
        position.push(move)
    return tuple(moves)


@cache
def finishing_line() -> tuple[str, int, tuple[str, ...]]:
    """Return a game, a deal, and moves after which it only needs to be finished, with many cards to go."""
    game = "number-ten"
    for deal in range(1, 200):
        position = start(find_game(game).rules, deal)
        assert isinstance(position, ColumnPosition)
        for played, text in enumerate(winning_line(game, deal) or ()):
            position.push_text(text)
            if can_finish(position) and 104 - position.foundations.count >= 30:
                return game, deal, (winning_line(game, deal) or ())[: played + 1]
    raise SystemExit("frame_times: no deal that only needs to be finished")


def first_deal(phone: Phone, seen: Seen) -> None:
    """Watch the first deal of a page, from the request for a table."""
    phone.page.goto(f"{phone.address}/")
    phone.page.locator("article[data-game=forty-thieves] [data-testid=play]").wait_for()
    phone.page.wait_for_timeout(QUIET_MS)
    with phone.watched(seen) as page:
        page.locator("article[data-game=forty-thieves] [data-testid=play]").dispatch_event("click")
        phone.wait_for_rest("[data-pile-of=c10]")


def new_deal(phone: Phone, seen: Seen) -> None:
    """Watch a new deal of 104 cards, with its shuffle."""
    phone.open("forty-thieves", 3, [])
    before = phone.page.url
    with phone.watched(seen) as page:
        page.locator("[data-testid=new-deal]").dispatch_event("click")
        page.wait_for_url(lambda url: url != before and "/t/" in url)
        phone.wait_for_rest("[data-pile-of=c10]")


def wins(phone: Phone, seen: Seen) -> None:
    """Watch a win of Golf with each of the celebrations, until the summary is there."""
    kinds: set[str] = set()
    for deal in range(1, 100):
        moves = winning_line("golf", deal)
        if moves is None or len(kinds) == CELEBRATIONS:
            continue
        phone.open("golf", deal, list(moves[:-1]))
        one = Seen()
        with phone.watched(one) as page:
            for key in ("d",) if moves[-1] == "d" else (moves[-1], "Enter"):
                page.keyboard.press(key)
            page.locator("[data-testid=celebration]").wait_for(state="attached")
            kind = page.locator("[data-testid=celebration]").get_attribute("data-celebration") or ""
            page.locator("[data-testid=summary]").wait_for()
            page.wait_for_timeout(500)
        if kind not in kinds:
            kinds.add(kind)
            seen.tasks += one.tasks
            seen.frames += one.frames


def show_me(phone: Phone, seen: Seen) -> None:
    """Watch a whole game that the solver plays at its highest speed."""
    phone.open("tri-peaks", 1, [])
    phone.page.locator("[data-testid=hint]").dispatch_event("click")
    phone.page.locator("[data-testid=advice]").wait_for()
    phone.page.wait_for_timeout(QUIET_MS)
    with phone.watched(seen) as page:
        page.locator("[data-testid=show-me]").dispatch_event("click")
        for _ in range(2):
            page.locator("[data-testid=show-pace]").dispatch_event("click")
        page.locator("[data-testid=celebration]").wait_for(state="attached")


def run(phone: Phone, seen: Seen) -> None:
    """Watch the undo and the redo of a move of eight cards."""
    game, deal, moves = RUN_GAME
    phone.open(game, deal, moves.split())
    played = len(moves.split())
    with phone.watched(seen) as page:
        for seq, key in ((played + 1, "u"), (played + 2, "r"), (played + 3, "u")):
            page.keyboard.press(key)
            phone.wait_for_rest(f"body[data-seq='{seq}']")


def draws(phone: Phone, seen: Seen) -> None:
    """Watch twenty draws, each of which turns a card over."""
    phone.open("forty-thieves", 3, [])
    with phone.watched(seen) as page:
        for seq in range(1, 21):
            page.keyboard.press("d")
            phone.wait_for_rest(f"body[data-seq='{seq}']")


def finish(phone: Phone, seen: Seen) -> None:
    """Watch a quick finish, until the last card is home."""
    game, deal, moves = finishing_line()
    phone.open(game, deal, list(moves))
    with phone.watched(seen) as page:
        page.locator("[data-testid=finish]").dispatch_event("click")
        page.locator("[data-testid=celebration]").wait_for(state="attached")


ROWS: Final[dict[str, Callable[[Phone, Seen], None]]] = {
    "deal, from the start page": first_deal,
    "deal, with a shuffle": new_deal,
    "draw, twenty times": draws,
    "run of eight, undone and redone": run,
    "show me, a whole game": show_me,
    "finish": finish,
    "win, each celebration": wins,
}


def main() -> None:
    """Measure and print a Markdown table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--runs", type=int, default=3)
    arguments = parser.parse_args()
    names = [name for name in ROWS if not arguments.names or name.startswith(tuple(arguments.names))]
    print("| on the slow phone | longest task, ms | longest frame, ms | frames over 50 ms |\n| --- | ---: | ---: | ---: |")
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.get(), args=chromium.ARGUMENTS)
        for name in names:
            seen = Seen()
            for _ in range(arguments.runs):
                phone = Phone(browser, address)
                ROWS[name](phone, seen)
                phone.page.context.close()
            print(seen.row(name), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
