"""Spectators watch boards live, and players say quick phrases, each in the language of the page that shows them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.checks import check_accessible, cut_off_texts, plain_text
from tests.browser.conftest import DESKTOP, PHONE, Players
from tests.browser.player import Player
from tests.browser.rooms.helpers import join_as, room_state, wait_for_room

pytestmark = pytest.mark.browser

# Notes in window.phrases every phrase that the page has shown. Each is visible only for a few seconds.
NOTE_PHRASES = """
window.phrases = [];
new MutationObserver(() => {
  const text = document.querySelector('[data-testid=phrase]')?.textContent;
  if (text && window.phrases.at(-1) !== text) window.phrases.push(text);
}).observe(document, { childList: true, subtree: true, characterData: true });
"""


def shown_phrases(player: Player) -> list[str]:
    """Return the phrases that the page has shown so far."""
    return [plain_text(text) for text in player.page.evaluate("window.phrases")]


def start(ada: Player, bo: Player, *, own_deals: bool = False, lang: str = "") -> str:
    """Start a game of Golf between two players, and return the path of the room."""
    ada.go("/").part("multiplayer-golf").click()
    join_as(ada, "Ada")
    room = ada.page.url.removeprefix(ada.address)
    if own_deals:
        ada.part("room-own-deals").check()
        wait_for_room(ada, settings={**room_state(ada)["settings"], "own_deals": True})
    bo.go(f"{room}{lang}")
    join_as(bo, "Bo")
    bo.part("ready").click()
    ada.part("ready").click()
    for player in (ada, bo):
        player.wait_for_table()
        player.wait_for_animations()
    return room


def draw(player: Player) -> None:
    did = room_state(player)["did"]
    player.click("stock")
    wait_for_room(player, did=did + 1)


def say(player: Player, phrase: str) -> bool:
    """Say a phrase, and return whether the server accepted it."""
    before = len(player.received)
    player.use_tool("people")
    player.part(f"say-{phrase}").click()
    answers: list[str] = []
    while not answers:
        player.page.wait_for_timeout(50)
        answers = [text for text in player.received[before:] if '"refused"' in text or f'"phrase":"{phrase}"' in text]
    return '"refused"' not in answers[0]


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, ""), ((360, 640), "?lang=he"), ((820, 1180), "?lang=ru")])
def test_separate_deals_are_live(players: Players, size: tuple[int, int], lang: str) -> None:
    ada, bo, eve = players.open(DESKTOP), players.open(DESKTOP), players.open(size)
    room = start(ada, bo, own_deals=True)
    eve.go(f"{room}{lang}")
    boards = eve.part("live-board")
    expect(boards).to_have_count(2)
    expect(eve.part("live")).to_be_visible()
    for played in (1, 2):
        draw(bo)
        expect(boards.nth(1)).to_have_attribute("data-played", str(played))
        expect(boards.nth(0)).to_have_attribute("data-played", "0")
    assert cut_off_texts(eve) == []
    check_accessible(eve, "live boards")


def test_a_shared_deal_is_live_once_the_others_have_finished(players: Players) -> None:
    ada, bo, eve = players.open(DESKTOP), players.open(DESKTOP), players.open(PHONE)
    eve.go(start(ada, bo))
    boards = eve.part("live-board")
    expect(boards).to_have_count(1)
    expect(boards).to_contain_text("This hole's deal")
    expect(eve.part("watched-about")).to_contain_text("so that nobody learns which cards come next")
    expect(eve.part("live")).to_have_count(0)
    check_accessible(eve, "a deal that is shared")
    draw(ada)
    ada.part("end-hole").click()
    ada.part("end-now").click()
    expect(boards).to_have_count(2)
    expect(boards.first).to_contain_text("Bo")
    draw(bo)
    expect(boards.first).to_have_attribute("data-played", "1")


def test_phrases_are_in_the_language_of_the_reader(players: Players) -> None:
    ada, bo = players.open(DESKTOP), players.open((360, 640))
    for player in (ada, bo):
        player.page.add_init_script(NOTE_PHRASES)
    start(ada, bo, lang="?lang=ru")
    ada.part("people").click()
    check_accessible(ada, "the quick phrases")
    ada.part("say-good-luck").click()
    expect(ada.part("phrases")).to_have_count(0)  # the sheet closes
    expect(bo.part("phrase-announcement")).to_have_text("Ada: Удачи!")
    expect(ada.part("phrase-announcement")).to_have_text("Ada: Good luck!")
    assert (shown_phrases(ada), shown_phrases(bo)) == (["Ada Good luck!"], ["Ada Удачи!"])

    bo.use_tool("people")
    assert cut_off_texts(bo) == []
    bo.part("say-thanks").click()
    expect(ada.part("phrase-announcement")).to_have_text("Bo: Thanks!")
    bo.use_tool("people")
    bo.part("say-nice").click()
    expect(bo.part("toast")).to_contain_text("Подождите немного")

    bo.use_tool("people")
    bo.part("show-phrases").uncheck()
    expect(bo.part("phrases")).to_have_count(0)  # muted: nothing to say, and nothing is shown
    bo.page.keyboard.press("Escape")
    while not say(ada, "well-played"):
        pass  # the server makes a player wait before the next phrase
    wait_for_room(bo, said=room_state(ada)["said"])
    expect(ada.part("phrase-announcement")).to_have_text("Ada: Well played!")
    assert shown_phrases(bo) == ["Ada Удачи!", "Bo Спасибо!"]

    ada.part("people").click()
    ada.part("allow-phrases").uncheck()
    wait_for_room(bo, hushed=True)
    expect(ada.part("phrases")).to_have_count(0)
    bo.use_tool("people")
    expect(bo.page.get_by_role("dialog")).to_contain_text("Хозяин комнаты отключил быстрые фразы.")
