"""Nothing on the board moves or changes its size when a panel, a dialog or a notice opens: every game, three sizes of screen."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from longwood.play import Outcome, start
from longwood.rules import CoveringRules
from longwood.variants import CATALOGUE, Variant
from tests.browser.conftest import Players
from tests.browser.layout_checks import resize
from tests.browser.player import Player
from tests.games import SAMPLE
from tests.soak import times

pytestmark = pytest.mark.browser

PARTS: Final = 6
"""A test that opens all games takes too long."""

SIZES: Final = [(360, 640), (844, 390), (1280, 800)]

# Opens each panel at the table and returns the names of those that moved a pile or a card, and how many panels it opened. It runs in
# the page, because a call for each of the steps would take longer than the rest of the test.
OPEN_PANELS: Final = """
async (names) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const until = async (condition) => { while (!condition()) await frame(); };
  const part = (name) => document.querySelector(`[data-testid=${name}]`);
  const places = () => JSON.stringify([...document.querySelectorAll('.board, [data-pile], [data-pile-of]')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element.dataset.pile ?? element.dataset.key, x, y, width, height];
  }));
  const difference = () => {
    const now = new Map(JSON.parse(places()).map(([name, ...at]) => [name, String(at)]));
    const [name, ...at] = JSON.parse(before).find(([name, ...at]) => now.get(name) !== String(at)) ?? ['another element'];
    return `${name} ${at} -> ${now.get(name)}`;
  };
  const idle = () => until(() => !('busy' in document.body.dataset));
  const dialog = () => document.querySelector('dialog[open]');
  await frame();
  await idle();
  const before = places();
  const moved = [];
  let opened = 0;
  const check = async (name) => {
    await frame();
    await idle();
    opened += 1;
    if (places() !== before) moved.push(`${name}: ${difference()}`);
  };
  for (const name of names) {
    const button = part(name);
    if (button) button.click();
    else {
      part('more').click();
      await until(dialog);
      await check('more');
      part(`more-${name}`).click();
    }
    if (name === 'hint') {
      await until(() => part('solver'));
      await check(name);
      part('solver-close').click();
      await until(() => !part('solver'));
    } else {
      await until(() => dialog() && !part('more-settings'));
      await check(name);
      dialog().dispatchEvent(new Event('cancel', { cancelable: true }));
      await until(() => !dialog());
    }
    await check(`${name}, closed`);
  }
  return [moved, opened];
}
"""

PLACES: Final = """
() => [...document.querySelectorAll('.board, [data-pile], [data-pile-of]')].map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [element.dataset.pile ?? element.dataset.key, x, y, width, height];
})
"""


def open_game(player: Player, path: str) -> None:
    """Open a table without loading the app again."""
    before = player.page.url
    player.page.evaluate("(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path)
    player.wait_for_new_table(before)
    player.page.wait_for_function("() => location.pathname.startsWith('/t/')")
    player.wait_for_table()


def places(player: Player) -> dict[tuple[int, int], Any]:
    """Return where the board, each pile and each card is at each size."""
    found = {}
    for size in SIZES:
        resize(player, size)
        player.wait_for_animations()
        found[size] = player.page.evaluate(PLACES)
    return found


def tap_a_card_that_cannot_move(player: Player) -> bool:
    """Tap a card without a legal move, if there is one, and wait until the dock says why it doesn't move."""
    table = player.last_message("table")
    movable = {move["source"] for move in table["moves"]}
    tops = [pile["id"] for pile in table["piles"] if pile["kind"] == "column" and pile["cards"] and pile["id"] not in movable]
    if not tops:
        return False
    player.click(tops[-1])
    player.part("toast").wait_for()
    return True


@pytest.mark.parametrize("part", range(PARTS))
def test_in_every_game_no_panel_and_no_refusal_moves_the_board(players: Players, part: int) -> None:
    """All games in a soak, and otherwise a third of them. Those of the sample also open the dialogs."""
    player = players.open().open_table("/play/golf?deal=1")
    games = CATALOGUE[part :: PARTS * times(3, 1)]
    refused = 0
    for variant in games:
        open_game(player, f"/play/{variant.id}?deal=3")
        at_first = places(player)
        if player.part("play-anyway").is_visible():  # the notice is in the dock, too
            player.part("play-anyway").click()
            assert places(player) == at_first, variant.id
        names = ["hint"]
        if variant in SAMPLE:
            names += ["settings", "rules", "help", "deal-number", "bookmarks"]
        for size in SIZES:
            resize(player, size)
            moved, opened = player.page.evaluate(OPEN_PANELS, names)
            assert opened >= 2 * len(names)
            assert moved == [], (variant.id, size)
        if tap_a_card_that_cannot_move(player):
            refused += 1
            assert places(player) == at_first, variant.id
    assert refused > len(games) // 3


def play_until_stuck(variant: Variant) -> list[str] | None:
    """Return random moves of deal 3 after which no move is left, or None if none are found."""
    chance = random.Random(3)
    for _ in range(20):
        position = start(variant.rules, 3)
        played: list[str] = []
        while position.outcome() is Outcome.OPEN and len(played) < 200:
            move = chance.choice(position.legal_moves())
            played.append(position.format_move(move))
            position.push(move)
        if position.outcome() is Outcome.STUCK:
            return played
    return None


def test_the_notice_that_no_moves_are_left_moves_nothing(players: Players) -> None:
    """In the covering games. It is the highest notice that appears while the cards are still there."""
    player = players.open().open_table("/play/golf?deal=1")
    checked = 0
    for variant in SAMPLE:
        if not isinstance(variant.rules, CoveringRules) or (moves := play_until_stuck(variant)) is None:
            continue
        open_game(player, f"/play/{variant.id}?deal=3")
        player.play_moves(moves)
        notice = player.page.locator(".notice")
        notice.wait_for()
        with_notice = places(player)
        notice.locator("> .icon").click()
        expect(notice).to_have_count(0)
        assert places(player) == with_notice, variant.id
        checked += 1
    assert checked >= 5


@pytest.mark.parametrize("language", ["en", "ru", "he", "fil"])
def test_the_end_of_a_hole_moves_nothing_and_covers_no_card(players: Players, language: str) -> None:
    player = players.open().go(f"/?lang={language}").open_table("/play/golf?deal=15")
    before = places(player)
    player.use_tool("end-hole")
    player.part("end-now").click()
    notice = player.part("ended")
    notice.wait_for()
    player.part("par").wait_for(state="attached")
    assert places(player) == before
    for size in SIZES:
        resize(player, size)
        box = notice.bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1]
        for name, _, y, _, height in before[size]:
            assert not name or y + height <= box["y"] + 1 or y >= box["y"] + box["height"] - 1, (size, name, box)
