"""Animations of deals, moves and wins, the work that a deal does in each frame, and reduced motion."""

from __future__ import annotations

import json
from typing import Final

import pytest
from page_speed import deal_traced
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Motion, Players
from tests.browser.known_games import GOLF_WON, SUPERMOVE

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


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_win_animation_plays_once_and_can_be_skipped(players: Players, motion: Motion) -> None:
    player = players.open(motion=motion).open_table(GOLF_WON.address)
    player.wait_for_animations()
    player.play_moves(GOLF_WON.moves)
    wreath = player.part("wreath")
    expect(wreath).to_be_visible()
    expect(wreath.locator("svg")).to_have_count(20)
    expect(player.part("won")).to_be_visible()
    player.page.keyboard.press("Shift")
    expect(wreath).to_have_count(0)
    player.page.reload()
    player.wait_for_table()
    expect(player.part("won")).to_be_visible()
    expect(wreath).to_have_count(0)


def test_the_win_animation_ends_without_input(players: Players) -> None:
    player = players.open(motion="no-preference").open_table(GOLF_WON.address)
    player.play_moves(GOLF_WON.moves)
    expect(player.part("wreath")).to_be_visible()
    expect(player.part("wreath")).to_have_count(0)
