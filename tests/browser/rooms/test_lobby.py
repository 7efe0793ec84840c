"""The lobby on the start page: a host lists a room, and a stranger joins it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from longwood.locales import say
from tests.browser.checks import check_accessible, cut_off_texts, plain_text
from tests.browser.conftest import PHONE, Players

pytestmark = pytest.mark.browser

# Lists the choices of all visible lists that are wider than their list. Measures a copy of each list that has only this choice. Until the
# fonts are loaded, lists may have another width.
FIND_CUT_CHOICES = """
async () => (await document.fonts.ready, [...document.querySelectorAll('select')])
.filter((list) => list.checkVisibility()).flatMap((list) => [...list.options].filter((option) => {
  const copy = list.cloneNode(false);
  copy.append(option.cloneNode(true));
  Object.assign(copy.style, { position: 'absolute', inlineSize: 'max-content', minInlineSize: '0', maxInlineSize: 'none' });
  list.after(copy);
  const { width } = copy.getBoundingClientRect();
  copy.remove();
  return width > list.getBoundingClientRect().width + 0.5;
}).map((option) => option.text))
"""


@pytest.mark.parametrize("language", ["en", "he"])
def test_a_stranger_joins_a_room_from_the_start_page(players: Players, language: str) -> None:
    host = players.open().go("/")
    host.part("multiplayer-golf").click()
    host.part("room-company").select_option("true")
    host.part("room-listed").check()
    expect(host.part("room-listed")).to_be_checked()
    stranger = players.open(PHONE, touch=True).go(f"/?lang={language}")
    room = stranger.part("lobby-room")
    expect(room).to_contain_text(say("lobby-seats", language, seats=1, most=8))
    game = say("multiplayer-game", language, game="golf")
    words = plain_text(say("lobby-room", language, game=game, host="Guest"))
    assert plain_text(room.locator("bdi").inner_text()) == words
    expect(stranger.page.get_by_role("link", name=say("multiplayer-join", language))).to_have_count(1)
    assert cut_off_texts(stranger) == []
    check_accessible(stranger, "the start page with a lobby")
    room.click()
    stranger.page.wait_for_url("**/room/*")
    assert stranger.page.url == host.page.url
    host.part("room-company").select_option("false")
    expect(host.part("room-listed")).to_have_count(0)
    other = players.open().go("/")
    other.part("today").wait_for()
    expect(other.part("lobby-room")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "he", "ru", "fil"])
def test_lists_are_wide_enough_for_their_choices(players: Players, language: str) -> None:
    host = players.open((360, 640), touch=True).go(f"/?lang={language}")
    host.part("opponent-golf").wait_for()
    assert host.page.evaluate(FIND_CUT_CHOICES) == []
    host.part("multiplayer-golf").tap()
    host.part("room-rules").locator("option").nth(1).wait_for(state="attached")
    host.part("level").wait_for()
    assert host.page.evaluate(FIND_CUT_CHOICES) == []
    assert cut_off_texts(host) == []
    host.part("hire").tap()
    host.part("send-away").wait_for()
    heights = host.part("seats").locator("li").evaluate_all("(seats) => seats.map((seat) => seat.offsetHeight)")
    assert max(heights) < 90, "a seat has two or three lines"
    assert cut_off_texts(host) == []
    host.part("send-away").tap()
    expect(host.part("send-away")).to_have_count(0)
    host.part("room-game").select_option("spit")
    host.part("spit-how").wait_for()
    assert host.page.evaluate(FIND_CUT_CHOICES) == []
    assert cut_off_texts(host) == []
