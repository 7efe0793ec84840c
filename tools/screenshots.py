"""Takes the screenshots in docs/images, with a real server and a real Chromium.

    .venv/bin/python tools/screenshots.py [NAME ...]        (`make screenshots`)

A name is a file name without `.png`. Without names, it takes all screenshots. The deals, the moves and the clock are fixed, so a picture
changes only if the page does. The exceptions are rounds of Golf and multiplayer games, which have new deals each time. A picture larger
than MOST_BYTES is an error.
"""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from urllib.request import urlopen

import chromium
import msgspec
from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from longwood.play import format_record, make_record, start
from longwood.play.scoring import HOLES
from longwood.protocol import Today
from longwood.solver import best_score
from longwood.tables.history.progress import week_view
from longwood.tables.views import piles_view
from longwood.variants import find_game, find_variant, game_name

IMAGES = Path(__file__).resolve().parents[1] / "docs" / "images"
WEB = Path(__file__).resolve().parents[1] / "web" / "public"
MOST_BYTES = 250_000
START_S = 30
"""The longest time to wait for the server, in seconds. A busy machine is slow to start it."""


@dataclass(frozen=True)
class Screen:
    """The screen of a device."""

    width: int
    """In CSS pixels."""
    height: int
    """In CSS pixels."""
    ratio: int = 1
    """Device pixels per CSS pixel."""
    touch: bool = True


SCREENS = {
    "phone": Screen(390, 844, ratio=2),
    "tablet": Screen(820, 1180),
    "desktop": Screen(1440, 900, touch=False),
}


@dataclass(frozen=True)
class Scene:
    """A position in the middle of a game."""

    deal: int
    minutes: int
    """The time on the game's clock."""
    moves: str
    """The moves since the deal, in the notation of records."""


SCENES = {
    "forty-thieves": Scene(
        108,
        6,
        "5-3 d d w-5 d d d d d d d w-f d w-f d d w-9 d d d d w-4 d d w-4 d d d w-f d d d w-f 4-f 4-f 4-f d w-f d w-f d d d d d "
        "w-10 d d w-9 d d d w-9 d w-f d w-4 d d w-10 w-10 2-10 2-f 2-7 3-f 3-f d d w-5 2-5 8-5 3-2 3-2 3-4 w-3 10-3 d w-f 9-f 9-f",
    ),
    "lucas": Scene(
        104,
        5,
        "11-6 11-6 9-6 13-6 2-13 2-f 9-13 5-10 5-1 7-10 d d w-f d d d d d d w-f d d d d d d d d d d w-7 d w-f d w-f d d w-5 d w-9 "
        "4-9 d d d w-f d d w-3 d w-f 1-f 1-f 5-f 5-f 4-5 4-f w-4 11-f w-11 2-11 1-2 1-9",
    ),
    "golf": Scene(15, 1, "d 6 3 6 1 2 1 d 1 3 3 7"),
    "tri-peaks": Scene(1, 2, "24 22 26 25 21 16 12 d 23 20 13 d 27 d 11 28 19"),
    "black-hole": Scene(80, 3, "9 10 8 4 16 7 16 7 9 13 11 6 9 14 15 12 6 3 5 4 3 4 6"),
}
LOST_HOLE = "d 6 3 6 1 2 1 d 1 3 d d d d d d d d d d d d d d"
"""The first moves win the hole of Golf above. The others draw the whole stock, so the hole is lost."""
ROUNDS = 7  # rounds of Golf on the statistics page
FIRST_DAY = 1_767_225_600
"""1 January 2026, in seconds since 1970."""
HOLES_PLAYED = 6
"""The number of finished holes in the screenshot of a round of Golf."""

# Plays moves through a table's WebSocket, as the page does. The move 'best' stands for the first legal move.
PLAYER = """
async ([table, moves]) => {
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
  const queue = [...moves];
  await new Promise((done, failed) => {
    socket.onclose = () => failed(new Error(`the table closed, ${queue.length} moves before the end`));
    socket.onmessage = ({ data }) => {
      const now = JSON.parse(data);
      if (now.type !== 'table') return failed(new Error(now.message));
      const want = queue.shift();
      if (want === undefined || now.moves.length === 0) return done();
      const move = want === 'best' ? now.moves[0] : now.moves.find((candidate) => candidate.text === want);
      if (!move) return failed(new Error(`${want} is not legal; ${queue.length} moves before the end`));
      const { source, target, count } = move;
      socket.send(JSON.stringify({ type: 'play', ref: queue.length, source, target, count, elapsed_ms: 0 }));
    };
  });
  socket.onclose = null;
  socket.close();
}
"""

# Finishes a hole of multiplayer Golf: plays the first legal move up to `most` times, then ends the hole.
GOLFER = """
async ([room, most]) => {
  const socket = new WebSocket(`ws://${location.host}/ws/rooms/${room}`);
  let nth = 0;
  await new Promise((done, failed) => {
    socket.onclose = () => failed(new Error('the room closed'));
    socket.onmessage = ({ data }) => {
      const now = JSON.parse(data);
      if (now.type !== 'room') return failed(new Error(now.message));
      const { board, players } = now.contest;
      if (players[now.player].done) return done();
      if (now.did < nth) return;
      nth = now.did + 1;
      const what = nth <= most && board.moves.length > 0 ? board.moves[0].text : 'end';
      socket.send(JSON.stringify({ type: 'do', ref: nth, what, nth }));
    };
  });
  socket.onclose = null;
  socket.close();
}
"""


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Start a server with its data in that folder, and yield its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "longwood", "play", "--no-browser", "--port", str(port), "--data", str(folder)]
    server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        address = f"http://127.0.0.1:{port}"
        _wait_for(address, server)
        yield address
    finally:
        server.terminate()
        server.communicate()


def _language(subject: str) -> str:
    return "he" if "he" in subject.split("-") else "en"


def _wait_for(address: str, server: subprocess.Popen[str]) -> None:
    until = time.monotonic() + START_S
    while server.poll() is None and time.monotonic() < until:
        try:
            urlopen(f"{address}/healthz", timeout=START_S).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    server.kill()
    raise SystemExit(f"longwood: the server did not start: {server.communicate()[1].strip()}")


def shrink(path: Path) -> None:
    """Reduce a picture to 256 colours: 144 for its surfaces and 112 that stand out on the court cards.

    The browser dithers the felt, which compresses badly. With so few colours the felt becomes even.
    """
    with Image.open(path) as image:
        full = image.convert("RGB")
    colours: list[int] = []
    for count, method in ((144, Image.Quantize.MEDIANCUT), (112, Image.Quantize.MAXCOVERAGE)):
        colours += (full.quantize(count, method=method, dither=Image.Dither.NONE).getpalette() or [])[: 3 * count]
    palette = Image.new("P", (1, 1))
    palette.putpalette(colours)
    full.quantize(palette=palette, dither=Image.Dither.NONE).save(path, optimize=True)


class Camera:
    """Takes the screenshots, each as a new player."""

    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self._browser = browser
        self._address = address
        self._folder = folder
        self._guests = ExitStack()

    def take(self, name: str) -> None:
        """Take a screenshot and print its size."""
        subject, _, device = name.rpartition("-")
        screen = SCREENS[device]
        context = self._browser.new_context(
            viewport=ViewportSize(width=screen.width, height=screen.height),
            device_scale_factor=screen.ratio,
            has_touch=screen.touch,
            is_mobile=device == "phone",
            reduced_motion="reduce",
        )
        with context, ExitStack() as self._guests:
            page = context.new_page()
            page.clock.install()
            if "dark" in subject.split("-"):
                page.emulate_media(color_scheme="dark")
            if _language(subject) != "en":
                context.add_cookies([{"name": "longwood-language", "value": _language(subject), "url": self._address}])
            self._show(page, subject)
            page.evaluate("() => document.fonts.ready")
            path = self._folder / f"{name}.png"
            page.screenshot(path=path, animations="disabled")
        shrink(path)
        size = path.stat().st_size
        print(f"{path.name:30} {size / 1000:5.0f} kB", flush=True)
        if size > MOST_BYTES:
            raise SystemExit(f"longwood: {path} is larger than {MOST_BYTES / 1000:.0f} kB")

    def _show(self, page: Page, subject: str) -> None:
        game = subject.removesuffix("-dark").removesuffix("-he")
        if game in SCENES:
            self._show_game(page, game, SCENES[game])
        elif game == "menu":
            self._show_menu(page, _language(subject))
        elif game == "rules":
            page.goto(f"{self._address}/rules/forty-thieves")
            page.get_by_role("heading", level=2).first.wait_for()
        elif subject.startswith("replay"):
            self._show_replay(page, subject)
        elif subject.startswith("statistics"):
            self._show_statistics(page, subject)
        elif subject.startswith(("room-lobby", "golf-results")):
            self._show_room(page, subject)
        elif subject.startswith("spit"):
            self._show_spit(page, subject)
        else:
            self._show_round(page)

    def _show_menu(self, page: Page, language: str) -> None:
        """Show the menu with a game in progress. The daily deal always has the same date."""
        variant, day = find_variant("tri-peaks"), date(2026, 1, 1)
        piles, week = piles_view(start(variant.rules, 1)), week_view([], day, language)
        today = Today(day.isoformat(), variant.id, game_name(variant, language), "1", None, "new", piles, week)
        body = msgspec.json.encode(today).decode()
        page.route("**/api/today*", lambda route: route.fulfill(body=body, content_type="application/json"))
        self._show_game(page, "golf", SCENES["golf"])
        page.goto(self._address)
        page.locator("article[data-game]").first.wait_for()
        for part in ("today", "continue"):
            page.locator(f"[data-testid={part}]").wait_for()

    def _show_game(self, page: Page, game: str, scene: Scene) -> None:
        page.goto(f"{self._address}/play/{game}?deal={scene.deal}")
        self._play_on(page, scene.moves.split())
        page.reload()  # so that the table is at rest, without animations
        page.locator(f"body[data-seq='{len(scene.moves.split())}']").wait_for(state="attached")
        page.clock.fast_forward((scene.minutes * 60 + 37) * 1000)

    def _show_replay(self, page: Page, subject: str) -> None:
        """Show the replay of a lost hole, at the move that lost it."""
        page.goto(f"{self._address}/play/golf?deal={SCENES['golf'].deal}")
        self._play_on(page, [*LOST_HOLE.split(), *["best"] * 30])
        page.goto(f"{page.url}/replay?lang={_language(subject)}")
        page.locator("[data-testid=ask-verdicts]").click()
        page.locator("[data-testid=show-point]").click()
        page.locator("body:not([data-busy])").wait_for(state="attached")

    def _show_statistics(self, page: Page, subject: str) -> None:
        page.goto(self._address)
        page.evaluate("(body) => fetch('/api/games', { method: 'POST', body })", games_file())
        page.goto(f"{self._address}/statistics?lang={_language(subject)}")
        page.locator("[data-testid=chart]").scroll_into_view_if_needed()

    def _show_room(self, page: Page, subject: str) -> None:
        """Show a room with two players: before their game, or after its first hole."""
        page.goto(f"{self._address}/?lang={_language(subject)}")
        page.locator("[data-testid=multiplayer-golf]").click()
        self._take_a_seat(page, "Ada")
        page.locator("[data-testid=room-format]").select_option("match")
        other = self._guests.enter_context(self._browser.new_context()).new_page()
        other.goto(page.url)
        self._take_a_seat(other, "Grace")
        other.locator("[data-testid=ready]").click()
        page.locator("[data-testid=seats] li.ready").wait_for()
        if subject.startswith("room-lobby"):
            return
        page.locator("[data-testid=ready]").click()
        for player, moves in ((page, 60), (other, 22)):
            player.locator("body[data-seq]").wait_for(state="attached")
            player.evaluate(GOLFER, [page.url.rpartition("/")[2], moves])
        page.locator("[data-testid=turned]").wait_for()

    def _take_a_seat(self, page: Page, name: str) -> None:
        """Sit down with a name. Whoever opened the room has a seat already."""
        rename = page.locator("[data-testid=rename]")
        rename.or_(page.locator("[data-testid=name]")).first.wait_for()
        if rename.is_visible():
            rename.click()
        page.locator("[data-testid=name]").fill(name)
        page.locator("[data-testid=sit]").click()
        page.locator("[data-testid=rename]").wait_for()

    def _show_spit(self, page: Page, subject: str) -> None:
        """Show a match of Spit against a computer, after the first few cards."""
        page.goto(f"{self._address}/?lang={_language(subject)}")
        page.locator("[data-testid=multiplayer-spit]").click()
        self._take_a_seat(page, "נועה" if _language(subject) == "he" else "Noa")
        page.locator("[data-testid=hire]").click()
        page.locator("[data-testid=ready]").click()
        page.locator("[data-phase=playing]").wait_for()
        for pile in (5, 4, 3, 5, 4, 2):
            page.keyboard.press(f"Digit{pile}")
            page.wait_for_timeout(250)
        page.locator("[data-testid=spit-wait]:empty").wait_for(state="attached")

    def _play_on(self, page: Page, moves: list[str]) -> None:
        page.locator("body[data-seq]").wait_for(state="attached")
        page.evaluate(PLAYER, [page.url.rpartition("/")[2], moves])

    def _show_round(self, page: Page) -> None:
        page.goto(f"{self._address}/play/golf?round=1")
        for _ in range(HOLES_PLAYED):
            self._play_on(page, ["best"] * 60)
            at = page.url
            page.locator("[data-testid=next-hole]").click()
            page.wait_for_function("at => location.href !== at", arg=at)
        self._play_on(page, ["best"] * 9)
        page.clock.fast_forward(52_000)


def games_file() -> str:
    """Return a player's games in the format of an exported file: a game of Lucas, and rounds of Golf that get better."""
    scene = SCENES["lucas"]
    lines = [_exported("lucas", scene.deal, scene.moves.split(), day=0, minute=0)]
    rules = find_game("golf").rules
    for number in range(ROUNDS):
        for hole in range(1, HOLES + 1):
            deal = 100 * number + hole
            position = start(rules, deal)
            if (5 * hole) % HOLES <= number:  # perfect play, on more holes in each round
                for move in best_score(position).moves:
                    position.push(move)
            while position.legal_moves():
                position.push(position.legal_moves()[0])
            moves = [position.format_move(move) for move in position.moves]
            lines.append(_exported("golf", deal, moves, day=number + 1, minute=2 * hole, round=f"r{number}", hole=hole))
    return "".join(f"{json.dumps(line)}\n" for line in lines)


def _exported(name: str, deal: int, moves: list[str], *, day: int, minute: int, **more: object) -> dict[str, object]:
    """Return one line of an exported file: a game with its record and its events."""
    game = find_game(name)
    position = start(game.rules, deal)
    for text in moves:
        position.push(position.parse_move(text))
    record = make_record(game.id, game.options, game.rules, position, deal=deal)
    begun = FIRST_DAY + day * 86_400
    at = begun + minute * 60
    events = [
        {"at": at + 2 * i, "event": {"type": "moved", "move": text, "elapsed_ms": 2_000 * i}} for i, text in enumerate(record.moves, 1)
    ]
    if "round" in more:
        more["round_at"] = begun
    played_at = at + 2 * len(events)
    return {"longwood": 1, "record": format_record(record), "dealt_at": at, "played_at": played_at, "events": events, **more}


NAMES = [
    *(f"{game}-{device}" for game in SCENES for device in SCREENS),
    *("forty-thieves-he-dark-tablet", "lucas-he-dark-desktop", "golf-he-dark-phone"),
    *("tri-peaks-he-dark-phone", "black-hole-he-dark-desktop"),
    *("golf-round-desktop", "menu-desktop", "menu-he-dark-phone", "rules-phone", "rules-he-dark-desktop"),
    *("spit-desktop", "spit-he-dark-phone"),
    *("replay-desktop", "replay-he-dark-phone", "statistics-dark-desktop", "statistics-he-phone"),
    *("room-lobby-phone", "golf-results-desktop", "golf-results-he-phone"),
]

INSTALLED = {
    "golf-desktop": WEB / "screenshot-wide.png",
    "golf-phone": WEB / "screenshot-narrow.png",
}
"""The pictures that browsers show before they install the app, each with its copy for the web app manifest."""


def main(wanted: list[str]) -> int:
    """Take the screenshots with these names, or all, and return the exit code."""
    unknown = sorted(set(wanted) - set(NAMES))
    if unknown:
        print(f"longwood: no picture is called {unknown[0]}; there are {', '.join(NAMES)}", file=sys.stderr)
        return 2
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as address, sync_playwright() as playwright:
        browser = chromium.launch(playwright, chromium.get())
        camera = Camera(browser, address, IMAGES)
        for name in wanted or NAMES:
            camera.take(name)
        browser.close()
    for name, installed in INSTALLED.items():
        shutil.copyfile(IMAGES / f"{name}.png", installed)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
