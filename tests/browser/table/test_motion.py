"""Animations of deals, moves and wins, the work that a deal does in each frame, and reduced motion."""

from __future__ import annotations

import json
from typing import Final

import pytest
from page_speed import SLOWER, deal_traced
from playwright.sync_api import expect

from longwood.play import start
from longwood.solver import Won, solve
from longwood.variants import find_game
from tests.browser.conftest import PHONE, Motion, Players
from tests.browser.known_games import GOLF_WON, SUPERMOVE
from tests.browser.player import Player

pytestmark = pytest.mark.browser

MAX_SHARE: Final = 1 / 8
"""The largest share of a deal's processor time that one task can take. Ten runs measured 5 to 8%.

A share doesn't depend on how fast or busy the machine is. bench/page_speed.py measures milliseconds.
"""
ATTEMPTS: Final = 3


@pytest.mark.parametrize("game", ["forty-thieves", "lucas-pysol"])
def test_dealing_is_spread_over_many_frames(players: Players, game: str) -> None:
    """Deal 104 cards on a phone. If one frame did most of the work, it would be late."""
    player = players.open(PHONE, touch=True, motion="no-preference").open_table(f"/play/{game}?deal=3")
    player.wait_for_animations()
    shares = []
    for _ in range(ATTEMPTS):
        tasks, _ = deal_traced(player.page)
        assert len(tasks) > 10, "the deal takes many frames"
        shares.append(tasks[0] / sum(tasks))
        if shares[-1] <= MAX_SHARE:
            return
        player.wait_for_animations()
    raise AssertionError(f"the largest share of one task in each deal: {shares}")


def test_the_trace_shows_a_long_task(players: Players) -> None:
    player = players.open(PHONE, touch=True, motion="no-preference").open_table("/play/forty-thieves?deal=3")
    player.wait_for_animations()
    player.page.evaluate(
        """() => {
          const spin = () => {
            if (document.body.dataset.busy !== 'true') return requestAnimationFrame(spin);
            const until = performance.now() + 200;
            while (performance.now() < until);
          };
          requestAnimationFrame(spin);
        }"""
    )
    tasks, _ = deal_traced(player.page)
    assert tasks[0] / sum(tasks) > MAX_SHARE


def test_a_deal_appears_card_by_card(players: Players) -> None:
    player = players.open(motion="no-preference").open_table("/play/forty-thieves?deal=3")
    player.wait_for_animations()
    counts: list[int] = player.page.evaluate(
        """() => new Promise((done) => {
          const counts = [];
          const before = location.href;
          const count = () => {
            const cards = document.querySelectorAll('[data-pile-of]').length;
            counts.push(cards);
            const isDealt = cards > 0 && location.href !== before && counts.includes(0);
            if (isDealt && document.body.dataset.busy !== 'true') done(counts);
            else requestAnimationFrame(count);
          };
          document.querySelector('[data-testid=new-deal]').click();
          requestAnimationFrame(count);
        })"""
    )
    assert counts[-1] == 43, "40 cards in the columns and the top 3 of the stock"
    assert len({count for count in counts if 0 < count < 43}) >= 5


@pytest.mark.parametrize("preferences", [{}, {"speed": "off"}])
def test_reduced_motion_turns_animations_off(players: Players, preferences: dict[str, str]) -> None:
    player = players.open(motion="no-preference" if preferences else "reduce")
    player.page.add_init_script(f"localStorage.setItem('longwood-preferences', {json.dumps(json.dumps(preferences))})")
    player.open_table("/play/forty-thieves?deal=108")
    player.page.keyboard.press("d")
    player.wait_for_event(1)
    assert player.page.evaluate("() => document.querySelector('.cards').getAnimations({ subtree: true }).length") == 0
    assert player.page.locator("body").get_attribute("data-busy") is None


def test_turning_a_card_shows_its_back_and_then_only_its_face(players: Players) -> None:
    """During the first half of the turn, the card's back covers its face. Then the back is removed."""
    player = players.open(motion="no-preference")
    player.page.add_init_script("localStorage.setItem('longwood-preferences', '{\"speed\": \"slow\"}')")
    player.open_table("/play/forty-thieves?deal=108")
    player.wait_for_animations()
    player.page.evaluate(  # a busy browser can show the back for a shorter time than a wait needs to see it
        """() => {
          const count = () => document.querySelectorAll('[data-pile-of=waste] svg').length;
          window.counts = [];
          const note = () => window.counts.at(-1) === count() || window.counts.push(count());
          new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    player.page.keyboard.press("d")
    player.page.wait_for_function("() => window.counts.at(-1) === 1")
    assert player.page.evaluate("() => window.counts.slice(-2)") == [2, 1]


def test_a_supermove_is_animated_as_single_moves(players: Players) -> None:
    player = players.open(motion="no-preference")
    player.page.add_init_script('localStorage.setItem(\'longwood-preferences\', \'{"supermoves": "on", "speed": "slow"}\')')
    player.open_table(SUPERMOVE.address)
    player.play_moves(SUPERMOVE.moves)
    player.wait_for_animations()
    before = player.cards()
    lower, upper = before["c2"][-2:]
    player.page.evaluate(
        """(cards) => {
          const pilesOf = (card) => [...document.querySelectorAll(`[data-card="${card}"]`)].map((node) => node.dataset.pileOf);
          window.steps = [];
          const record = () => {
            const now = cards.map((card) => pilesOf(card).filter((pile) => ['c1', 'c2', 'c12'].includes(pile)).join()).join(' ');
            if (window.steps.at(-1) !== now) window.steps.push(now);
            requestAnimationFrame(record);
          };
          record();
        }""",
        [lower, upper],
    )
    player.drag("c2", "c12", 2)
    player.wait_for_event(len(SUPERMOVE.moves) + 1)
    player.wait_for_animations()
    player.page.wait_for_function("() => window.steps.at(-1) === 'c12 c12'")
    assert player.page.evaluate("() => window.steps") == ["c2 c2", "c2 c1", "c12 c1", "c12 c12"]
    assert player.cards()["c12"] == [*before["c12"], lower, upper]
    player.page.keyboard.press("u")  # one undo takes back the whole supermove
    player.wait_for_event(len(SUPERMOVE.moves) + 2)
    player.wait_for_animations()
    assert player.cards() == before


# The shuffle

# Counts the shuffles. With `window.interrupting`, each gets a key at once, and two frames later `window.left` says whether it is still
# there.
_COUNT_SHUFFLES: Final = """
window.shuffles = 0;
new MutationObserver((changes) => {
  for (const change of changes) for (const node of change.addedNodes) {
    const shuffle = node.nodeType === 1 && (node.matches('[data-testid=shuffle]') ? node : node.querySelector('[data-testid=shuffle]'));
    if (!shuffle) continue;
    window.shuffles += 1;
    if (!window.interrupting) continue;
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    requestAnimationFrame(() => requestAnimationFrame(() => { window.left = shuffle.isConnected; }));
  }
}).observe(document, { childList: true, subtree: true });
"""


def deal_again(player: Player) -> None:
    before = player.page.url
    player.part("new-deal").click()
    player.wait_for_new_table(before)
    player.wait_for_animations()


def test_a_new_deal_is_shuffled_but_the_first_one_is_there_at_once(players: Players) -> None:
    player = players.open(motion="no-preference")
    player.page.add_init_script(_COUNT_SHUFFLES)
    player.open_table("/play/forty-thieves?deal=3")
    player.wait_for_animations()
    assert player.page.evaluate("() => shuffles") == 0
    deal_again(player)
    assert player.page.evaluate("() => shuffles") == 1
    assert sum(map(len, player.cards().values())) == 43
    player.page.evaluate("() => { window.interrupting = true; }")
    deal_again(player)
    assert player.page.evaluate("() => [shuffles, left]") == [2, False], "a key ends the shuffle"


def test_without_motion_nothing_is_shuffled(players: Players) -> None:
    player = players.open(motion="reduce")
    player.page.add_init_script(_COUNT_SHUFFLES)
    player.open_table("/play/forty-thieves?deal=3")
    deal_again(player)
    assert player.page.evaluate("() => shuffles") == 0


# Celebrations

_RUNNING: Final = "(picture) => picture.getAnimations({ subtree: true }).length"


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_win_is_celebrated_once_with_a_picture_that_stays(players: Players, motion: Motion) -> None:
    """Without motion the cards are in their places at once."""
    player = players.open(motion=motion).open_table(GOLF_WON.address)
    player.wait_for_animations()
    player.play_moves(GOLF_WON.moves)
    picture = player.part("celebration")
    expect(picture.locator("svg").nth(12)).to_be_visible()
    if motion == "reduce":
        assert picture.evaluate(_RUNNING) == 0
    expect(player.part("summary")).to_be_visible()
    player.page.wait_for_timeout(500)
    expect(picture).to_be_visible()
    assert picture.evaluate(_RUNNING) == 0
    player.part("summary").click(position={"x": 2, "y": 2})  # the summary isn't the board
    expect(picture).to_be_visible()
    player.page.mouse.click(20, 300)
    expect(picture).to_have_count(0)
    expect(player.part("won")).to_be_visible()
    player.page.reload()
    player.wait_for_table()
    expect(player.part("won")).to_be_visible()
    expect(picture).to_have_count(0)


@pytest.mark.parametrize(("size", "language"), [((844, 390), "en"), ((844, 390), "he"), ((360, 800), "en"), ((1280, 800), "en")])
def test_the_summary_of_a_win_covers_no_card_of_the_picture(players: Players, size: tuple[int, int], language: str) -> None:
    player = players.open(size)
    player.page.context.add_cookies([{"name": "longwood-language", "value": language, "url": player.address}])
    player.open_table(GOLF_WON.address)
    player.play_moves(GOLF_WON.moves)
    expect(player.part("summary")).to_be_visible()
    summary = player.part("won").bounding_box()
    assert summary is not None
    cards = player.part("celebration").locator(".card").all()
    assert len(cards) >= 13
    for card in cards:
        box = card.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        beside = not summary["x"] < x < summary["x"] + summary["width"]
        assert beside or y < summary["y"], (x, y, summary)


_CUT_BUTTONS: Final = """
() => [...document.querySelectorAll('[data-testid=won] :is(button, a)')].filter((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [y + 3, y + height - 3].some((at) => !element.contains(document.elementFromPoint(x + width / 2, at)));
}).map((element) => element.textContent)
"""
"""Returns the buttons and links of the notice of a win that are not whole."""


@pytest.mark.parametrize("size", [(844, 390), (640, 360)], ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("language", ["en", "he", "ru"])
def test_all_buttons_of_a_win_are_whole_in_landscape(players: Players, size: tuple[int, int], language: str) -> None:
    player = players.open(size, touch=True).go(f"/?lang={language}").open_table(GOLF_WON.address)
    player.play_moves(GOLF_WON.moves)
    expect(player.part("share-result-picture")).to_be_visible()
    expect(player.part("deal-grade")).to_be_visible()
    assert player.page.evaluate(_CUT_BUTTONS) == []


_MISPLACED_FIGURES: Final = """
() => {
  const figures = [...document.querySelectorAll('[data-testid=summary] [data-figure]')];
  const tops = figures.map((figure) => figure.offsetTop);
  return figures.filter((figure, i) => {
    const text = document.createRange();
    text.selectNodeContents(figure);
    const { left, right } = figure.getBoundingClientRect();
    const isCut = [...text.getClientRects()].some((box) => box.left < left - 1 || box.right > right + 1);
    return isCut || tops.filter((top) => top === tops[i]).length === 1;
  }).map((figure) => figure.textContent);
}
"""
"""Returns the figures of a win that are wider than their column, or alone on their row."""


@pytest.mark.parametrize("language", ["en", "fil", "he", "ru"])
def test_the_figures_of_a_second_win_fill_whole_rows(players: Players, language: str) -> None:
    player = players.open().go(f"/?lang={language}")
    for _ in range(2):
        player.open_table(GOLF_WON.address)
        player.play_moves(GOLF_WON.moves)
        expect(player.part("summary")).to_be_visible()
    expect(player.part("summary").locator("[data-figure]")).to_have_count(7)
    for width, height in [(360, 740), (820, 1180), (1280, 800), (844, 390), (640, 360)]:
        player.page.set_viewport_size({"width": width, "height": height})
        assert player.page.evaluate(_MISPLACED_FIGURES) == [], (width, height)


def test_a_won_board_is_covered_while_its_cards_form_a_picture(players: Players) -> None:
    player = players.open((844, 390), touch=True).open_table(GOLF_WON.address)
    player.play_moves(GOLF_WON.moves)
    veil = player.part("celebration").locator(".veil")
    expect(veil).to_be_visible()
    assert "radial-gradient" in veil.evaluate("(element) => getComputedStyle(element).backgroundImage")


# Notes in each frame how many buttons the notice of a win has, if it is visible.
_COUNT_BUTTONS: Final = """
window.counts = [];
const look = () => {
  const notice = document.querySelector('[data-testid=won]');
  if (notice?.checkVisibility({ visibilityProperty: true })) {
    counts.push(notice.querySelectorAll('.actions > *, :scope > .icon').length);
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def test_the_notice_of_a_win_appears_whole(players: Players) -> None:
    """A slow phone creates it over several frames, but nothing shifts, and a screen reader announces it once."""
    player = players.open(PHONE, touch=True, motion="no-preference")
    player.page.context.new_cdp_session(player.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    player.page.add_init_script(_COUNT_BUTTONS)
    player.open_table(GOLF_WON.address)
    player.play_moves(GOLF_WON.moves)
    expect(player.part("summary")).to_be_visible()
    counts: list[int] = player.page.evaluate("() => counts")
    assert set(counts) == {3}


def test_any_key_completes_a_celebration(players: Players) -> None:
    player = players.open(motion="no-preference")
    player.page.add_init_script("localStorage.setItem('longwood-preferences', '{\"speed\": \"slow\"}')")
    player.open_table(GOLF_WON.address)
    player.wait_for_animations()
    player.play_moves(GOLF_WON.moves)
    picture = player.part("celebration")
    expect(picture.locator("svg").first).to_be_visible()
    expect(player.part("won")).to_have_count(0)
    player.page.keyboard.press("Shift")
    expect(player.part("won")).to_be_visible()
    player.page.wait_for_function("() => document.querySelector('[data-testid=celebration]').getAnimations({ subtree: true }).length === 0")
    expect(picture).to_be_visible()


def test_the_deal_chooses_the_celebration(players: Players) -> None:
    """Five deals of Golf have five different ones, and the first deal has the same one again."""
    player = players.open().go("/")
    seen: dict[int, str | None] = {}
    for deal in (1, 7, 8, 10, 20, 1):
        position = start(find_game("golf").rules, deal)
        found = solve(position)
        assert isinstance(found, Won)
        moves = []
        for move in found.moves:
            moves.append(position.format_move(move))
            position.push(move)
        player.open_table(f"/play/golf?deal={deal}")
        player.play_moves(moves)
        kind = player.part("celebration").get_attribute("data-celebration")
        assert seen.setdefault(deal, kind) == kind
    assert len(set(seen.values())) == 5
