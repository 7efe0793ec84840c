"""Golf with others in real browsers: from the start page to the result, in two languages, with lost connections."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from longwood.play import parse_record
from longwood.play.matches.golf.record import replay_golf
from longwood.variants import find_game
from tests.browser.checks import check_accessible, cut_off_texts, plain_text, stock_count
from tests.browser.conftest import DESKTOP, PHONE, Players, Server
from tests.browser.connection import wait_for_worker
from tests.browser.player import Player
from tests.browser.rooms.helpers import join_as, room_state, wait_for_room
from tests.server.proxy import DELAY_S, SlowLine

pytestmark = pytest.mark.browser


# Counts in window.turns how many boards are turned over with an animation, and in window.dealt how many cards the winner's hand gets.
COUNT_TURNS = """
window.turns = window.dealt = 0;
const { animate } = Element.prototype;
Element.prototype.animate = function (...options) {
  if (this.matches('.turns')) window.turns += 1;
  if (this.matches('.hand > *')) window.dealt += 1;
  return animate.apply(this, options);
};
"""


def play_a_card(player: Player, proxy: SlowLine | None = None) -> str:
    """Draw until a card in the tableau can be played, and play it. Return the pile it came from.

    If `proxy` is set, it drops the connection right after each click.
    """
    while True:
        moves = room_state(player)["contest"]["board"]["moves"]
        source = next((move["source"] for move in moves if move["source"] != "stock"), "stock")
        did = room_state(player)["did"]
        player.wait_for_animations()
        player.click(source)
        if proxy is not None:
            proxy.drop()
        wait_for_room(player, did=did + 1)
        if source != "stock":
            return str(source)


def finish_the_hole(player: Player) -> None:
    player.part("end-hole").click()
    player.part("end-now").click()


def announcement(player: Player) -> str:
    """Return the last announcement to screen readers."""
    return plain_text(player.part("golf-announcement").inner_text())


def test_a_match_of_two_players_and_a_spectator(slow_players: Players, proxy: SlowLine) -> None:
    """Play a match over a slow connection that breaks during some holes. Bo wins the second hole, and Ada all others.

    After six of the nine holes Ada is 4 up with 3 left, so she has won.
    """
    players = slow_players
    players.allow("status of 400")  # for the invalid room code
    ada, bo, eve = players.open(DESKTOP, motion="no-preference"), players.open(PHONE, touch=True), players.open((820, 1180))
    for player in (ada, bo):
        player.page.add_init_script(COUNT_TURNS)
    ada.go("/").part("multiplayer-golf").click()
    join_as(ada, "Ada")
    ada.part("room-format").select_option("match")
    ada.part("hire").click()
    ada.part("send-away").wait_for()

    bo.go("/?lang=he").part("code").fill("ABCDE")
    bo.part("join").tap()
    expect(bo.part("code-problem")).not_to_be_empty()
    bo.part("code").fill(ada.text("code").lower())
    bo.part("join").tap()
    join_as(bo, "Ada")
    expect(bo.part("seats")).to_contain_text("Ada 2")
    bo.part("rename").tap()
    join_as(bo, "Bo")
    expect(ada.part("seats").locator("li").nth(2)).to_contain_text("Bo")
    assert bo.part("room-format").is_disabled(), "only the host can change the settings"
    expect(bo.part("room-format")).to_have_value("match")
    check_accessible(bo, "a lobby in Hebrew")

    eve.go(f"/room/{room_state(ada)['room']}")
    expect(ada.part("watchers")).to_have_text("1 person watching")
    check_accessible(eve, "a lobby seen by a spectator")
    join_as(eve, "Eve")
    ada.part("room-game").select_option("spit")
    expect(ada.part("toast")).to_contain_text("All 2 seats are taken")
    expect(ada.part("room-game")).to_have_value("golf")  # the refused change is taken back
    eve.part("leave").click()
    eve.page.go_back()
    expect(ada.part("watchers")).to_have_text("1 person watching")

    bo.part("ready").tap()
    ada.part("ready").click()
    expect(ada.part("toast")).to_contain_text("Match play needs two players")
    ada.part("send-away").click()
    expect(bo.part("seats").locator("li")).to_have_count(2)
    ada.part("ready").click()
    expect(bo.part("lobby-state")).to_contain_text("מתחילים בעוד")

    for player in (ada, bo):
        player.wait_for_table()
        player.wait_for_animations()
    assert ada.cards() == bo.cards(), "all players get the same deal"
    check_accessible(ada, "a multiplayer hole")
    check_accessible(bo, "a multiplayer hole in Hebrew on a phone")
    eve.part("watched").wait_for()
    check_accessible(eve, "a hole seen by a spectator")
    for hole in range(1, 7):
        for player in (ada, bo):
            expect(player.part("end-hole")).to_be_enabled()
        winner, loser = (bo, ada) if hole == 2 else (ada, bo)
        scores = ["34", "35"] if winner is ada else ["35", "34"]
        source = play_a_card(winner, proxy if hole in (2, 5) else None)
        expect(loser.part("players").locator("li").nth(0 if winner is ada else 1)).to_contain_text("34")
        if hole == 1:
            proxy.delay_s = 0.5
            ada.page.keyboard.press("u")
            ada.click(source)  # by now the undo has put another card on it
            proxy.delay_s = DELAY_S
            expect(ada.part("toast")).to_have_text("Too late: those cards have already moved")
            expect(bo.part("players").locator("li").first).to_contain_text("35")
            play_a_card(ada)
            expect(ada.part("score-card")).to_be_visible()
            bo.part("card").tap()
            expect(bo.part("score-card")).to_be_visible()
            check_accessible(bo, "the score card")
            bo.page.keyboard.press("Escape")
        finish_the_hole(ada)
        if hole == 1:
            expect(ada.part("hole-done")).to_contain_text("You finished the hole: 34. Waiting for Bo.")
            expect(bo.part("golf-announcement")).to_have_text("הגומה של ⁨Ada⁩ הסתיימה.")
            assert all(player["board"] is None for player in room_state(bo)["contest"]["players"]), "no board is revealed yet"
        if hole == 3:
            proxy.drop()
        finish_the_hole(bo)
        if hole == 6:
            break
        for player in (ada, bo, eve):
            expect(player.part("final-score")).to_have_text(scores)
        if hole == 1:
            assert [player.page.evaluate("() => window.turns") for player in (ada, bo)] == [2, 0], "Bo has reduced motion"
            ada.page.wait_for_function("() => document.getAnimations().length === 0")
            check_accessible(bo, "the result of a hole in Hebrew on a phone")
            assert "Hole 1: results. Ada: 34. Bo: 35. Ada: 1 up." in announcement(ada)
            expect(ada.part("hole-result")).to_have_text("Ada won the hole with 34.")
            ada.page.emulate_media(reduced_motion="reduce")  # drawing every frame of the other holes would only waste time
        down = (0, 1, 0, 1, 2, 3)[hole]
        assert (f"פיגור של {down}" if down else "שוויון") in plain_text(bo.text("match-status"))
        ada.part("next").click()
        bo.part("next").tap()
        expect(ada.page.locator("h1")).to_contain_text(f"Hole {hole + 1} of 9")

    for player in (ada, bo, eve):
        player.part("over").wait_for()
    assert proxy.dropped, "the connection broke"
    assert ada.page.locator("h1").inner_text() == "You won!"
    for player, hands in ((ada, 1), (bo, 0), (eve, 0)):
        expect(player.part("winning-hand")).to_have_count(hands)
    assert ada.text("result") == "Final result: 4 & 3"
    assert "\u20664 & 3\u2069" in bo.text("result"), "the score is isolated so that it runs left to right"
    assert ada.part("total").all_inner_texts() == ["205", "209"]
    ada.page.wait_for_function("() => document.getAnimations().length === 0")
    check_accessible(bo, "the result of a match in Hebrew on a phone")
    with ada.page.expect_download() as record:
        ada.part("record").click()
    parsed = parse_record(record.value.path().read_text(encoding="utf-8"))
    replayed = replay_golf(parsed, find_game(parsed.game, dict(parsed.options)).rules)
    assert (replayed.scores, replayed.winners) == (((34, 35, 34, 34, 34, 34), (35, 34, 35, 35, 35, 35)), [0]), (
        "the record has the scores of the pages"
    )

    expect(bo.part("wants-again")).to_be_empty()
    ada.part("again").click()
    for player, words in ((bo, "Ada רוצה לשחק שוב."), (eve, "Ada wants to play again.")):
        expect(player.part("wants-again")).to_contain_text(words.removeprefix("Ada"))
        assert plain_text(player.text("wants-again")) == words
    expect(bo.part("again")).to_have_class(re.compile(r"\bwanted\b"))
    expect(eve.part("again")).to_have_count(0)
    assert cut_off_texts(bo) == []
    check_accessible(bo, "an offer to play again, in Hebrew on a phone")
    bo.part("to-lobby").tap()
    expect(bo.part("seats").locator("li").first).to_contain_text("אפשר להתחיל")
    expect(bo.part("lobby-state")).to_have_text("כולם ממתינים לכם.")
    bo.part("leave").tap()
    expect(bo.part("multiplayer-golf")).to_be_visible()
    expect(ada.part("seats").locator("li")).to_have_count(1)


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_the_winner_reads_who_left_a_game_of_golf(players: Players, speed: str) -> None:
    """Also what each of three players waits for, and that nothing moves if animations are off."""
    ada, bo, eve = (players.open(size, motion="no-preference") for size in (PHONE, DESKTOP, DESKTOP))
    ada.page.add_init_script(f"localStorage.setItem('longwood-preferences', '{{\"speed\": \"{speed}\"}}')")
    ada.page.add_init_script(COUNT_TURNS)
    ada.go("/").part("multiplayer-golf").click()
    join_as(ada, "Ada")
    for player, name in ((bo, "Bo"), (eve, "Eve")):
        player.go(ada.page.url.removeprefix(ada.address))
        join_as(player, name)
    expect(bo.part("lobby-state")).to_have_text("Waiting for Ada and Eve.")
    ada.part("ready").click()
    expect(bo.part("lobby-state")).to_have_text("Waiting for Eve.")
    eve.part("ready").click()
    expect(bo.part("lobby-state")).to_have_text("Everyone else is ready.")
    bo.part("ready").click()
    for player in (ada, bo, eve):
        player.wait_for_table()
    for player in (bo, eve):
        player.part("leave").click()
        player.part("leave-now").click()
    assert ada.part("over").locator("h1").inner_text() == "You won!"
    assert ada.part("withdrawn").all_inner_texts() == ["Bo: left", "Eve: left"]
    hand = ada.part("winning-hand").locator("> div")
    expect(hand).to_have_count(5)
    assert ada.page.evaluate("() => window.dealt") == (5 if speed == "normal" else 0)


def test_a_hole_continues_after_a_lost_connection(private_players: Players, private_server: Server) -> None:
    """A card drawn while the server is down appears at once, is drawn only once, and is still there after a reload."""
    private_players.allow("WebSocket connection to .* failed|ERR_CONNECTION_(REFUSED|RESET|CLOSED)")
    player = private_players.open(PHONE, touch=True, worker=True).go("/?lang=ru")
    wait_for_worker(player)
    player.part("multiplayer-golf").tap()
    join_as(player, "Ада")
    player.part("level").select_option("beginner")
    player.part("hire").tap()
    player.part("send-away").wait_for()
    player.part("ready").tap()
    player.wait_for_table()
    play_a_card(player)
    did = room_state(player)["did"]
    private_server.kill()
    player.part("lost").wait_for()
    stock = stock_count(player)
    player.click("stock")
    assert stock_count(player) == stock, "the page shows a draw once the server has answered"
    meanwhile = player.cards()
    private_server.start()
    wait_for_room(player, did=did + 1)
    expect(player.part("lost")).to_have_count(0)
    player.wait_for_animations()
    shown = player.cards()
    assert {pile: cards for pile, cards in shown.items() if pile != "hole"} == {p: cards for p, cards in meanwhile.items() if p != "hole"}
    player.page.reload()
    player.wait_for_table()
    assert player.cards() == shown
    assert stock_count(player) == stock - 1
    assert room_state(player)["did"] == did + 1
    player.part("leave").tap()
    player.part("leave-now").tap()
    player.part("multiplayer-golf").wait_for()
