"""Spit in real browsers: a whole match by keyboard against touch, lost connections, and two players who want the same pile."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import WebSocketRoute, expect

from longwood.play import parse_record
from longwood.play.matches import race
from longwood.variants import find_race
from tests.browser.checks import check_accessible, plain_text
from tests.browser.conftest import DESKTOP, Players
from tests.browser.connection import ANSWER_TIMEOUT_MS, COUNT_DISCONNECTIONS
from tests.browser.rooms.helpers import wait_for_room
from tests.browser.rooms.spit_players import MAX_STEPS, make_ready, play_until_able, start_match, sync
from tests.server.playing import eventually
from tests.server.proxy import SlowLine

pytestmark = pytest.mark.browser

PORTRAIT, LANDSCAPE = (360, 640), (640, 360)

# Collects in window.announced every announcement to screen readers, because the next one replaces it.
RECORD_ANNOUNCEMENTS = """
() => {
  window.announced = [];
  const announcement = document.querySelector('[data-testid=announcement]');
  new MutationObserver(() => announced.push(announcement.textContent))
    .observe(announcement, { childList: true, characterData: true, subtree: true });
}
"""
MAX_RETRY_DELAY_MS = 8_000  # the longest time before a page tries to reconnect


def test_a_match_is_played_to_the_end(slow_players: Players, proxy: SlowLine) -> None:
    """Ada plays whenever she can, and Bo only when she can't, so she wins soon. The connection breaks several times.

    Players take turns at slapping, but Ada always gets the smaller pile.
    """
    players = slow_players
    ada, bo = start_match(players.open(DESKTOP), players.open(PORTRAIT, touch=True), "en")
    rounds: set[int] = set()
    spit_cards: Counter[int] = Counter()
    last = played = 0
    for _ in range(MAX_STEPS):
        view = sync(ada, bo)
        for event in view["news"]:
            if event["n"] > last and event["kind"] == "spat":
                spit_cards.update(n for n, card in enumerate(event["cards"]) if card)
            if event["n"] > last and event["kind"] == "played":
                spit_cards[event["spit"]] += 1
            last = max(last, event["n"])
        if view["phase"] == "over":
            break
        able = [(racer, racer.best_move) for racer in (ada, bo) if racer.best_move]
        if view["phase"] == "waiting":
            if not rounds:
                expect(bo.player.part("spit-panel")).to_contain_text("Round 2")
                expect(bo.player.part("spit-begins")).to_contain_text("Starting in")
                check_accessible(bo.player, "the pause between two rounds")
            rounds.add(view["round"])
            spit_cards.clear()
            make_ready(ada, bo)
        elif view["phase"] == "slapping":
            smaller = 1 + (spit_cards[1] < spit_cards[0])
            racer, spit = (ada, smaller) if len(rounds) % 2 else (bo, 3 - smaller)
            expect(racer.player.page.locator("[data-testid^=slap-s]")).to_have_count(2)
            racer.do(f"slap-s{spit}")
        elif view["phase"] == "playing" and able:
            if view["round"] == 1 and last < 4:
                check_accessible(ada.player, "a match on a desktop")
                check_accessible(bo.player, "a match on a phone")
            racer, move = able[0]
            played += 1
            racer.do(move, proxy if played % 40 == 20 else None)
            for one in (ada, bo):
                expect(one.player.part("lost")).to_have_count(0)
        else:
            expect(ada.player.part("ring")).to_be_visible()
            ada.wait_for_event(ada.room["seq"] + 1)
    assert proxy.dropped, "the connection broke"
    winner = ("Ada", "Bo")[view["winner"]]
    for racer in (ada, bo):
        has_won = racer.seat == view["winner"]
        expect(racer.player.part("spit-result")).to_have_text("You won!" if has_won else f"{winner} won")
        expect(racer.player.part("winning-hand")).to_have_count(int(has_won))
        check_accessible(racer.player, "the end of a match")
    expect(ada.player.part("announcement")).to_contain_text(" won." if view["winner"] else "You won!")
    with ada.player.page.expect_download() as download:
        ada.player.part("record").click()
    record = parse_record(download.value.path().read_text(encoding="utf-8"))
    replayed = race.replay(record, find_race(record.game, dict(record.options)).rules)
    assert (replayed.winner, replayed.round) == (view["winner"], view["round"]), "the record has the result shown on the pages"
    assert any(":slap-" in move for move in record.moves)
    games = ada.room["games"]
    ada.player.part("again").click()
    expect(ada.player.part("lobby-state")).to_have_text("Waiting for Bo.")
    expect(ada.player.part("spit-how")).to_have_count(0)
    expect(bo.player.part("wants-again")).to_have_text("Ada wants to play again.")
    check_accessible(bo.player, "an offer to play again")
    bo.player.part("again").tap()
    for racer in (ada, bo):
        wait_for_room(racer.player, games=games + 1)
        racer.player.page.locator("[data-testid=spit][data-round='1']").wait_for()


def test_a_match_continues_after_a_player_reconnects(players: Players, slow_players: Players, proxy: SlowLine) -> None:
    """Bo loses the connection twice during a match. The first time it is silent only briefly, and Ada doesn't notice.

    The second time it breaks and stays broken, so the match pauses for him.
    """
    desktop, phone = players.open(DESKTOP), slow_players.open(PORTRAIT, touch=True)
    slow_players.install_clock(phone)
    ada, bo = start_match(desktop, phone, "en")
    lost, notice = phone.part("lost"), desktop.part("spit-wait")
    phone.page.evaluate(COUNT_DISCONNECTIONS)

    move = play_until_able(bo, ada)
    did, seq = bo.room["did"], ada.room["seq"]
    proxy.fall_silent()
    bo.play_offline(move)
    phone.page.clock.fast_forward(ANSWER_TIMEOUT_MS - 2_000)
    assert phone.page.evaluate("() => window.disconnections") == 0, "the timeout isn't over yet"
    assert ada.room["seq"] == seq
    phone.page.clock.fast_forward(2_500)
    phone.page.wait_for_function("() => window.disconnections === 1")
    bo.wait_until_done(move, did)
    proxy.pass_late()
    expect(lost).to_have_count(0)
    sync(ada, bo)
    assert bo.room["did"] == did + 1, "the move is neither lost nor made twice"
    assert all(message["contest"]["players"][1]["absent_ms"] is None for message in desktop.messages() if message.get("contest"))

    move = play_until_able(bo, ada)
    did = bo.room["did"]
    proxy.cut()
    expect(lost).to_be_visible()
    bo.play_offline(move)
    expect(notice).to_contain_text("Bo is away and forfeits in")
    assert ada.spit["moves"] == [], "nobody can play while the match is paused"
    proxy.mend()
    phone.page.clock.fast_forward(MAX_RETRY_DELAY_MS)
    bo.wait_until_done(move, did)
    expect(lost).to_have_count(0)
    expect(notice).not_to_contain_text("away")
    sync(ada, bo)
    assert bo.room["did"] == did + 1
    for racer, other in ((ada, bo), (bo, ada)):
        racer.do(play_until_able(racer, other))


@pytest.mark.parametrize("language", ["ru", "fil"])
def test_long_names_fit_on_a_small_phone(players: Players, language: str) -> None:
    """Also while a player can't play, which is said beside the name."""
    names = ("Alexandria the Great", "Богдан-Константин")
    ada, bo = start_match(players.open(DESKTOP), players.open(PORTRAIT, touch=True), language, names)
    for _ in range(MAX_STEPS):
        view = sync(ada, bo)
        able = [(racer, racer.best_move) for racer in (ada, bo) if racer.best_move]
        if view["phase"] == "playing" and len(able) == 1:
            break
        if able:
            able[0][0].do(str(able[0][1]))
        else:
            ada.wait_for_event(ada.room["seq"] + 1)
    stuck = bo.player.page.locator("[data-testid^=plate] .state.stuck").first
    assert stuck.evaluate("(status) => status.scrollWidth <= status.clientWidth"), "the status isn't cut"
    assert bo.player.page.evaluate("() => document.documentElement.scrollWidth") == PORTRAIT[0]
    for name in bo.player.page.locator("[data-testid^=plate] strong").all():
        box = name.bounding_box()
        assert box is not None
        assert box["width"] >= 50, "enough of the name is visible to tell the players apart"
    for score in bo.player.part("spit-score").locator("b").all():
        expect(score).to_be_in_viewport(ratio=1)


def test_the_slower_of_two_cards_for_one_pile_flies_back(players: Players) -> None:
    """Bo's page shows his card on the pile at once, until it learns that Ada was quicker. Eve watches the match."""
    desktop, phone = players.open(DESKTOP), players.open(LANDSCAPE, touch=True, motion="no-preference")
    held: list[str | bytes] = []
    is_holding = False

    def relay(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def hold_or_send(message: str | bytes) -> None:
            if is_holding:
                held.append(message)
            else:
                page.send(message)

        server.on_message(hold_or_send)
        page.on_message(server.send)
        routes.append(page)

    routes: list[WebSocketRoute] = []
    phone.page.route_web_socket(re.compile("/ws/rooms/"), relay)
    ada, bo = start_match(desktop, phone, "he")
    expect(bo.player.part("spit-wait")).to_contain_text("הקלפים הראשונים בעוד")
    eve = players.open((820, 1180)).go(ada.player.page.url.removeprefix(ada.player.address))
    eve.part("spit").wait_for()
    check_accessible(eve, "a match seen by a spectator")
    check_accessible(bo.player, "a match in Hebrew on a phone in landscape")
    assert eve.pile_label("r1-1").startswith("Ada, pile 1, "), "spectators see the rows by player name"
    assert eve.page.locator("[data-pile][role=button]").count() == 0
    for _ in range(MAX_STEPS):
        view = sync(ada, bo)
        same_pile = [(one, two) for one in view["moves"] for two in bo.spit["moves"] if "-s" in one and one[2:] == two[2:]]
        able = [(racer, racer.best_move) for racer in (ada, bo) if racer.best_move]
        if same_pile:
            break
        if view["phase"] == "waiting":
            make_ready(ada, bo)
        elif able:
            able[0][0].do(str(able[0][1]))
        else:
            ada.wait_for_event(ada.room["seq"] + 1)
    first, second = same_pile[0]
    pile, source = first[3:], bo.pile_id(bo.pile_number(second[:2]))
    left, right = bo.player.locate_all((bo.pile_id(1), 1), (bo.pile_id(5), 1))
    assert left.x < right.x, "the table isn't mirrored without the setting"
    bo.player.page.evaluate(RECORD_ANNOUNCEMENTS)
    bo.wait_until_shown()  # before the relay holds messages: one that has arrived may not have passed it yet
    is_holding = True
    ada.do(first)
    bo.player.page.wait_for_timeout(100)
    bo.play(second)
    assert eventually(lambda: bo.player.cards()[pile][-1] == second[:2]), "the page shows the card before the server answers"
    assert bo.player.cards().get(source, [""])[-1] != second[:2]
    bo.player.page.wait_for_timeout(300)
    is_holding = False
    for message in held:
        routes[-1].send(message)
    expect(bo.player.part("spit-wait")).to_contain_text("מאוחר מדי")
    assert eventually(lambda: bo.player.cards()[pile][-1] == first[:2])
    bo.player.wait_for_animations()
    assert bo.player.cards()[source][-1] == second[:2]
    assert any("מאוחר מדי" in plain_text(text) for text in bo.player.page.evaluate("() => announced"))
    bo.player.part("leave").click()
    bo.player.part("leave-now").click()
    expect(ada.player.part("spit-result")).to_have_text("You won!")
    expect(eve.part("spit-result")).to_have_text("Ada won")
    expect(ada.player.part("spit-panel")).to_contain_text("The other player left.")
    expect(eve.part("spit-panel")).to_contain_text("Bo: left")
