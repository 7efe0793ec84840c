"""Measures whether animations stay smooth on a slow phone: deals, wins, Show me, runs of cards, and a quick finish.

    .venv/bin/python bench/frame_times.py [--runs 3] [--heaviest 0] [NAME ...]

A name is the beginning of a row's name, such as `deal`. With --heaviest, the frames with the most work are described too, each time that
frames are watched: what the main thread did in them, and for how long. This makes every task take a little longer.

Chromium slows down the processor by the factor SLOWER, the screen is that of a phone, and the server is on this machine. The page is tapped
as by a finger, and reports itself when an animation is over, so that no script of the bench makes a frame late. For each row:

- The longest task: the processor time of the longest task of the page's main thread.
- The most work: the processor time of all tasks of the main thread in one frame. With more than LONG_MS, the frame is late even if nothing
  else runs.
- The longest frame: the longest time between two frames, on the clock of the wall. Other programs on the machine make frames late too, so
  measure on a quiet machine.
- Frames over LONG_MS: how many there were in all runs, by work and on the clock of the wall, of how many.

Processor time depends less on how busy the machine is, but it isn't independent: a busy machine has cold caches, and a page that Chromium
slows down by signals also pays for the time in which other programs ran. No frame should take longer than LONG_MS.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))
import chromium
from heavy_frames import CATEGORIES, heaviest
from page_speed import LONG_MS, PHONE, QUIET_MS, SLOWER, Trace, is_task, opened
from playwright.sync_api import Browser, sync_playwright
from screenshots import PLAYER, serving

from longwood.play import ColumnPosition, Position, can_finish, start
from longwood.solver import Won, solve
from longwood.variants import find_game

Step: TypeAlias = tuple[Callable[[], None], str]
"""An action, and the selector of an element that is on the page once it is over."""

CELEBRATIONS: Final = 5
"""The number of different celebrations of a win. The deal chooses one."""

RUN_GAME: Final = ("little-forty", 141, "5-2 7-10x2 7-8 3-2x2 5-2 8-2x2 5-2 7-9 2-1x8")
"""A deal of a game, and moves of which the last one moves a run of eight cards."""

# Marks each frame, and looks for the first of `stops`, a list of selectors. When it is there, the console gets a message, and the next one
# is looked for. `frames_ms` are the times between two frames.
WATCH: Final = """
(stops) => {
  window.frames_ms = [];
  let before = null;
  const look = (now) => {
    performance.mark('frame');
    if (before !== null) window.frames_ms.push(now - before);
    before = now;
    if (stops.length > 0 && document.querySelector(stops[0])) {
      stops.shift();
      console.debug('stop');
    }
    window.watching = requestAnimationFrame(look);
  };
  window.watching = requestAnimationFrame(look);
}
"""
STOP: Final = "() => { cancelAnimationFrame(window.watching); return window.frames_ms; }"
IDLE: Final = "body[data-seq]:not([data-busy])"

TAP_MS: Final = 80
"""How long a finger touches the screen."""

REST_MS: Final = 300
"""How long frames are watched before the first step and after the last one."""


@dataclass
class Seen:
    """What the runs of one row have shown, in milliseconds."""

    tasks: list[float] = field(default_factory=list)
    work: list[float] = field(default_factory=list)
    frames: list[float] = field(default_factory=list)

    def row(self, name: str) -> str:
        """Return the row of the table."""
        heavy, late = (sum(time > LONG_MS for time in times) for times in (self.work, self.frames))
        longest = " | ".join(f"{max(times):.0f}" for times in (self.tasks, self.work, self.frames))
        return f"| {name} | {longest} | {heavy} and {late} of {len(self.frames):,} |"


class Phone:
    """A page on a slow phone.

    Args:
        described: The number of frames that are described each time that frames are watched.
    """

    def __init__(self, browser: Browser, address: str, described: int = 0) -> None:
        self.address = address
        self.described = described
        self.page = opened(browser, PHONE, SLOWER, "", touch=True)

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

    def tap(self, selector: str) -> Callable[[], None]:
        """Scroll to an element. Returns a function that taps where it is now, without running a script in the page."""
        element = self.page.locator(selector)
        element.scroll_into_view_if_needed()
        box = element.bounding_box()
        assert box is not None
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        browser = self.page.context.new_cdp_session(self.page)

        def act() -> None:
            browser.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
            self.page.wait_for_timeout(TAP_MS)
            browser.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

        return act

    def press(self, key: str, seq: int) -> Step:
        """Return the step of pressing a key, which is over when this event is shown and no card is moving."""
        return lambda: self.page.keyboard.press(key), f"{IDLE}[data-seq='{seq}']"

    def watch(self, seen: Seen, *steps: Step) -> None:
        """Watch tasks and frames while steps are done."""
        traced = Trace(self.page, CATEGORIES if self.described else ())
        self.page.evaluate(WATCH, [stop for _, stop in steps])
        self.page.wait_for_timeout(REST_MS)
        for act, _ in steps:
            with self.page.expect_console_message(lambda message: message.text == "stop"):
                act()
        self.page.wait_for_timeout(REST_MS)
        seen.frames += self.page.evaluate(STOP)
        frames = traced.frame_events("frame")
        for events in frames:
            tasks = [event["tdur"] / 1000 for event in events if is_task(event)]
            seen.tasks += tasks
            seen.work.append(sum(tasks))
        for frame in heaviest(frames, self.described):
            print(frame, flush=True)


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


def wait() -> None:
    """Do nothing: the action of a step that only waits."""


def first_deal(phone: Phone, seen: Seen) -> None:
    """Watch the first deal of a page, from the request for a table."""
    phone.page.goto(f"{phone.address}/")
    play = phone.tap("article[data-game=forty-thieves] [data-testid=play]")
    phone.page.wait_for_timeout(QUIET_MS)
    phone.watch(seen, (play, f"{IDLE} [data-pile-of=c10]"))


def new_deal(phone: Phone, seen: Seen) -> None:
    """Watch a new deal of 104 cards, with its shuffle."""
    phone.open("forty-thieves", 3, [])
    phone.watch(seen, (phone.tap("[data-testid=new-deal]"), "[data-testid=shuffle]"), (wait, f"{IDLE} [data-pile-of=c10]"))


def wins(phone: Phone, seen: Seen) -> None:
    """Watch a win of Golf with each of the celebrations, until the summary is there."""
    kinds: set[str] = set()
    for deal in range(1, 100):
        moves = winning_line("golf", deal)
        if moves is None or len(kinds) == CELEBRATIONS:
            continue
        phone.open("golf", deal, list(moves[:-1]))
        one = Seen()

        def win(last: str = moves[-1]) -> None:
            for key in ("d",) if last == "d" else (last, "Enter"):
                phone.page.keyboard.press(key)

        phone.watch(one, (win, "[data-testid=celebration]"), (wait, "[data-testid=summary]"))
        kind = phone.page.locator("[data-testid=celebration]").get_attribute("data-celebration") or ""
        if kind not in kinds:
            kinds.add(kind)
            seen.tasks += one.tasks
            seen.work += one.work
            seen.frames += one.frames


def show_me(phone: Phone, seen: Seen) -> None:
    """Watch a whole game that the solver plays at its highest speed."""
    phone.open("tri-peaks", 1, [])
    phone.page.locator("[data-testid=hint]").tap()
    phone.page.locator("[data-testid=advice]").wait_for()
    for button in ("show-me", "show-pause", "show-pace", "show-pace"):
        phone.page.locator(f"[data-testid={button}]").tap()
    phone.page.wait_for_timeout(QUIET_MS)
    phone.watch(seen, (phone.tap("[data-testid=show-pause]"), "[data-testid=celebration]"))


def run(phone: Phone, seen: Seen) -> None:
    """Watch the undo and the redo of a move of eight cards."""
    game, deal, moves = RUN_GAME
    phone.open(game, deal, moves.split())
    played = len(moves.split())
    phone.watch(seen, *(phone.press(key, played + i + 1) for i, key in enumerate("uru")))


def draws(phone: Phone, seen: Seen) -> None:
    """Watch twenty draws, each of which turns a card over."""
    phone.open("forty-thieves", 3, [])
    phone.watch(seen, *(phone.press("d", seq) for seq in range(1, 21)))


def finish(phone: Phone, seen: Seen) -> None:
    """Watch a quick finish, until the last card is home."""
    game, deal, moves = finishing_line()
    phone.open(game, deal, list(moves))
    phone.watch(seen, (phone.tap("[data-testid=finish]"), "[data-testid=celebration]"))


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
    parser.add_argument("--heaviest", type=int, default=0, metavar="NUMBER")
    arguments = parser.parse_args()
    names = [name for name in ROWS if not arguments.names or name.startswith(tuple(arguments.names))]
    print("| on the slow phone | longest task, ms | most work of a frame, ms | longest frame, ms | frames over 50 ms: by work, by clock |")
    print("| --- | ---: | ---: | ---: | ---: |")
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.get(), args=chromium.ARGUMENTS)
        for name in names:
            seen = Seen()
            for _ in range(arguments.runs):
                phone = Phone(browser, address, arguments.heaviest)
                ROWS[name](phone, seen)
                phone.page.context.close()
            print(seen.row(name), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
