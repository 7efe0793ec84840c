"""The dock: the one place for notices, hints and refusals. Nothing on the board moves when something appears there."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from longwood.locales import LANGUAGES, say
from tests.browser.checks import cut_off_texts
from tests.browser.conftest import Players
from tests.browser.known_games import GOLF_WON
from tests.browser.layout_checks import resize
from tests.browser.player import Player

pytestmark = pytest.mark.browser

SIZES: Final = [(360, 640), (390, 844), (844, 390), (1280, 800)]
PLACES: Final = """
() => [...document.querySelectorAll('[data-pile], [data-pile-of]')].map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [element.dataset.pile ?? element.dataset.key, x, y, width, height];
})
"""
"""Returns where each pile and each card is."""


def places(player: Player) -> list[Any]:
    player.wait_for_animations()
    found: list[Any] = player.page.evaluate(PLACES)
    return found


def check_not_covered(player: Player, part: str, piles: list[str]) -> None:
    """Check that what the dock shows covers none of these piles."""
    dock = player.part(part).bounding_box()
    assert dock is not None
    for pile in piles:
        box = player.page.locator(f"[data-pile={pile}]").bounding_box()
        assert box is not None
        apart = box["y"] + box["height"] <= dock["y"] + 1 or dock["y"] + dock["height"] <= box["y"] + 1
        assert apart, f"{part} at {dock} covers {pile} at {box}"


@pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("language", ["en", "he"])
def test_a_hint_moves_nothing_and_covers_neither_stock_nor_hole(players: Players, size: tuple[int, int], language: str) -> None:
    player = players.open(size, touch=size[0] < 900).go(f"/?lang={language}").open_table(f"/play/{GOLF_WON.game}?deal={GOLF_WON.deal}")
    before = places(player)
    player.part("hint").click()
    player.part("advice").wait_for()
    assert places(player) == before
    check_not_covered(player, "solver", ["stock", "hole"])
    player.part("deeper").click()
    expect(player.part("hint-to")).to_have_count(1)
    assert places(player) == before
    check_not_covered(player, "solver", ["stock", "hole"])
    assert cut_off_texts(player) == []
    player.part("solver-close").click()
    assert places(player) == before


COVERED: Final = """
() => {
  const dock = document.querySelector('[data-testid=solver]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-pile-of], .caption, header, nav')].filter((element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && left < dock.right - 1 && dock.left < right - 1 && top < dock.bottom - 1 && dock.top < bottom - 1;
  }).map((element) => `${element.className} ${element.textContent}`);
}
"""
"""Returns the cards, captions and bars that the dock covers."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_covers_no_card_caption_or_bar_in_any_language(players: Players, language: str) -> None:
    """In Golf, where the stock is low, in Forty Thieves, where the reason of this deal is long, and in Black Hole, whose fans are high."""
    player = players.open((1024, 768)).go(f"/?lang={language}")
    for address in (f"/play/{GOLF_WON.game}?deal={GOLF_WON.deal}", "/play/forty-thieves?deal=5", "/play/black-hole?deal=12"):
        player.open_table(address)
        for part in ("hint-counts", "play-hint"):
            player.part("hint").click()
            player.part("advice").wait_for()
            expect(player.part(part)).to_have_count(1)
            for size in ((1024, 768), (844, 390), (820, 1180), (390, 844), (360, 640)):
                resize(player, size)
                assert player.page.evaluate(COVERED) == [], (address, size)
                assert cut_off_texts(player) == [], (address, size)
            resize(player, (1024, 768))


HEIGHT_TO_HIT: Final = """
(element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const isHit = (at) => element.contains(document.elementFromPoint(x + width / 2, at));
  let [top, bottom] = [Math.ceil(y), Math.floor(y + height)];
  while (isHit(top - 1)) top -= 1;
  while (isHit(bottom + 1)) bottom += 1;
  return bottom - top;
}
"""
"""Returns the height in pixels at which a finger hits an element, which can be more than is drawn."""


@pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)
def test_small_buttons_are_high_enough_for_a_finger(players: Players, size: tuple[int, int]) -> None:
    player = players.open(size, touch=size[0] < 900).open_table(f"/play/{GOLF_WON.game}?deal={GOLF_WON.deal}")
    player.part("hint").click()
    player.part("advice").wait_for()
    assert player.part("solver-close").evaluate(HEIGHT_TO_HIT) >= 43
    player.part("solver-close").click()
    player.play_moves(GOLF_WON.moves)
    for name in ("more-goals", "next-grade"):
        assert player.part(name).evaluate(HEIGHT_TO_HIT) >= 43, name


def test_the_dock_shows_one_thing_at_a_time(players: Players) -> None:
    player = players.open().open_table(f"/play/{GOLF_WON.game}?deal={GOLF_WON.deal}")
    player.part("hint").click()
    player.part("advice").wait_for()
    fits = {move["source"] for move in player.last_message("table")["moves"]}
    unfit = next(f"c{number}" for number in range(1, 8) if f"c{number}" not in fits)
    player.click(unfit)
    expect(player.part("toast")).to_be_visible()
    expect(player.part("solver")).to_be_hidden()
    expect(player.part("solver")).to_be_visible()  # once the toast is gone


def test_a_tap_on_a_card_that_cannot_move_says_why(players: Players) -> None:
    """The referee says which rule forbids it: in Golf for the hole, in other games for the column that teaches the most."""
    player = players.open((390, 844), touch=True).open_table(f"/play/{GOLF_WON.game}?deal={GOLF_WON.deal}")
    fits = {move["source"] for move in player.last_message("table")["moves"]}
    unfit = next(f"c{number}" for number in range(1, 8) if f"c{number}" not in fits)
    player.click(unfit)
    expect(player.part("toast")).to_contain_text("on the")
    player.open_table("/play/forty-thieves?deal=3")
    movable = {move["source"] for move in player.last_message("table")["moves"]}
    fixed = next(f"c{number}" for number in range(1, 11) if f"c{number}" not in movable)
    player.click(fixed)
    expect(player.part("toast")).to_have_text("The 7 of spades can't go on the 8 of diamonds: Forty Thieves builds in suit")
    assert player.seq == 0


def test_a_hint_can_be_played_and_a_demonstration_can_be_sped_up(players: Players) -> None:
    player = players.open().open_table(f"/play/{GOLF_WON.game}?deal={GOLF_WON.deal}")
    player.part("hint").click()
    player.part("deeper").click()
    player.part("play-hint").click()
    expect(player.part("moves")).to_have_text("1")
    player.part("show-me").click()
    for pace in (2, 4):
        player.part("show-pace").click()
        expect(player.part("show-pace")).to_have_text(f"\N{MULTIPLICATION SIGN}{pace}")
        expect(player.part("show-pace")).to_have_attribute("aria-label", f"{say('show-pace', 'en')}: \N{MULTIPLICATION SIGN}{pace}")
    player.part("show-skip").click()
    expect(player.part("won")).to_be_visible()


def test_an_error_page_leads_back_to_the_games(players: Players) -> None:
    players.allow("400|404")
    player = players.open((390, 844)).go("/play/klondike")
    expect(player.part("error")).to_contain_text("Klondike isn't here yet. These games are the most like it:")
    player.part("home").click()
    player.part("search").wait_for()
