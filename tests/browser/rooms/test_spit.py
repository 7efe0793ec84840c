"""Spit in real browsers: a whole match of a desk against a phone, by keys and by fingers; over a dead line; two who want one pile."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import WebSocketRoute, expect

from longwood.play import parse_record
from longwood.play.matches import race
from longwood.variants import find_race
from tests.browser.conftest import DESKTOP, Seats
from tests.browser.rooms.racing import MOST_STEPS, abreast, both_ready, take_seats, until_able
from tests.browser.table.test_keeping import NOTE_LOSSES, PATIENCE_MS
from tests.browser.test_for_every_eye import bare, clean
from tests.server.proxy import SlowLine

pytestmark = pytest.mark.browser

UPRIGHT, ON_ITS_SIDE = (360, 640), (640, 360)
LONGEST_WAIT_MS = 8_000  # until a page calls again


def test_a_match_to_the_end(slow_seats: Seats, line: SlowLine) -> None:
    """Ada plays what she can, Bo when she cannot: so she wins soon. Whoever slaps, she gets the smaller pile. The line breaks at times."""
    seats = slow_seats
    ada, bo = take_seats(seats.open(DESKTOP), seats.open(UPRIGHT, touch=True), "en")
    rounds: set[int] = set()
    spit_cards: Counter[int] = Counter()
    last = played = 0
    for _ in range(MOST_STEPS):
        view = abreast(ada, bo)
        for news in view["news"]:
            if news["n"] > last and news["kind"] == "spat":
                spit_cards.update(n for n, card in enumerate(news["cards"]) if card)
            if news["n"] > last and news["kind"] == "played":
                spit_cards[news["spit"]] += 1
            last = max(last, news["n"])
        if view["phase"] == "over":
            break
        able = [(racer, racer.best) for racer in (ada, bo) if racer.best]
        if view["phase"] == "waiting":
            if not rounds:
                expect(bo.sitting.part("spit-panel")).to_contain_text("Round 2")
                expect(bo.sitting.part("spit-begins")).to_contain_text("Starting in")
                clean(bo.sitting, "between two rounds")
            rounds.add(view["round"])
            spit_cards.clear()
            both_ready(ada, bo)
        elif view["phase"] == "slapping":
            smaller = 1 + (spit_cards[1] < spit_cards[0])
            racer, spit = (ada, smaller) if len(rounds) % 2 else (bo, 3 - smaller)
            expect(racer.sitting.page.locator("[data-testid^=slap-s]")).to_have_count(2)
            racer.do(f"slap-s{spit}")
        elif view["phase"] == "playing" and able:
            if view["round"] == 1 and last < 4:
                clean(ada.sitting, "a race at a desk")
                clean(bo.sitting, "a race on a phone")
            racer, what = able[0]
            played += 1
            racer.do(what, line if played % 40 == 20 else None)
            for one in (ada, bo):
                expect(one.sitting.part("lost")).to_have_count(0)
        else:
            expect(ada.sitting.part("ring")).to_be_visible()
            ada.until(ada.room["seq"] + 1)
    assert line.dropped, "the line broke"
    winner = ("Ada", "Bo")[view["winner"]]
    for racer in (ada, bo):
        expect(racer.sitting.part("spit-result")).to_have_text("You won!" if racer.seat == view["winner"] else f"{winner} won")
        clean(racer.sitting, "the end of a match")
    expect(ada.sitting.part("announcement")).to_contain_text(" won." if view["winner"] else "You won!")
    with ada.sitting.page.expect_download() as download:
        ada.sitting.part("record").click()
    record = parse_record(download.value.path().read_text(encoding="utf-8"))
    replayed = race.replay(record, find_race(record.game, dict(record.options)).rules)
    assert (replayed.winner, replayed.round) == (view["winner"], view["round"]), "the log tells what the pages showed"
    assert any(":slap-" in move for move in record.moves)
    bo.sitting.part("to-lobby").tap()
    ada.sitting.part("again").click()
    expect(bo.sitting.part("lobby-state")).to_have_text("Everyone else is ready.")


def test_a_line_that_is_dead_for_a_while(seats: Seats, slow_seats: Seats, line: SlowLine) -> None:
    """Bo's, in the middle of a race. First nobody says so, and nobody misses anything; then all see it, and the match waits for him."""
    desk, phone = seats.open(DESKTOP), slow_seats.open(UPRIGHT, touch=True)
    phone.page.clock.install()
    ada, bo = take_seats(desk, phone, "en")
    lost, wait = phone.part("lost"), desk.part("spit-wait")
    phone.page.evaluate(NOTE_LOSSES)

    what = until_able(bo, ada)
    did, known = bo.room["did"], ada.room["seq"]
    line.fall_silent()
    bo.play_alone(what)
    phone.page.clock.fast_forward(PATIENCE_MS - 2_000)
    assert phone.page.evaluate("() => window.losses") == 0, "an answer may take a while"
    assert ada.room["seq"] == known
    phone.page.clock.fast_forward(2_500)
    phone.page.wait_for_function("() => window.losses === 1")
    bo.until_done(what, did)
    line.pass_late()
    expect(lost).to_have_count(0)
    abreast(ada, bo)
    assert bo.room["did"] == did + 1, "neither lost nor made twice"
    assert all(message["contest"]["players"][1]["absent_ms"] is None for message in desk.told() if message.get("contest"))

    what = until_able(bo, ada)
    did = bo.room["did"]
    line.cut()
    expect(lost).to_be_visible()
    bo.play_alone(what)
    expect(wait).to_contain_text("Bo is away and forfeits in")
    assert ada.spit["moves"] == [], "nothing is played meanwhile"
    line.mend()
    phone.page.clock.fast_forward(LONGEST_WAIT_MS)
    bo.until_done(what, did)
    expect(lost).to_have_count(0)
    expect(wait).not_to_contain_text("away")
    abreast(ada, bo)
    assert bo.room["did"] == did + 1
    for racer, other in ((ada, bo), (bo, ada)):
        racer.do(until_able(racer, other))


def test_two_want_one_pile(seats: Seats) -> None:
    """The second card was shown at once where it was put; it flies back when its player hears that another was quicker."""
    desk, phone = seats.open(DESKTOP), seats.open(ON_ITS_SIDE, touch=True, motion="no-preference")
    held: list[str | bytes] = []
    is_slow = False

    def line(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def told(message: str | bytes) -> None:
            if is_slow:
                held.append(message)
            else:
                page.send(message)

        server.on_message(told)
        page.on_message(server.send)
        lines.append(page)

    lines: list[WebSocketRoute] = []
    phone.page.route_web_socket(re.compile("/ws/rooms/"), line)
    ada, bo = take_seats(desk, phone, "he")
    expect(bo.sitting.part("spit-wait")).to_contain_text("הקלפים הראשונים בעוד")
    eve = seats.open((820, 1180)).go(ada.sitting.page.url.removeprefix(ada.sitting.address))
    eve.part("spit").wait_for()
    clean(eve, "a race one watches")
    assert eve.pile("r1-1").startswith("Ada, pile 1, "), "a watcher has no row of their own"
    assert eve.page.locator("[data-pile][role=button]").count() == 0
    for _ in range(MOST_STEPS):
        view = abreast(ada, bo)
        wanted = [(one, two) for one in view["moves"] for two in bo.spit["moves"] if "-s" in one and one[2:] == two[2:]]
        able = [(racer, racer.best) for racer in (ada, bo) if racer.best]
        if wanted:
            break
        if view["phase"] == "waiting":
            both_ready(ada, bo)
        elif able:
            able[0][0].do(str(able[0][1]))
        else:
            ada.until(ada.room["seq"] + 1)
    clean(bo.sitting, "a race in Hebrew, on a phone on its side")
    first, second = wanted[0]
    pile, own = first[3:], bo.pile(bo.place(second[:2]))
    left, right = bo.sitting.grips((bo.pile(1), 1), (bo.pile(5), 1))
    assert left.x < right.x, "the table is not mirrored unless its player wants it so"
    is_slow = True
    ada.do(first)
    bo.sitting.page.wait_for_timeout(100)
    bo.play(second)
    assert bo.sitting.cards()[pile][-1] == second[:2], "it is shown at once"
    assert bo.sitting.cards().get(own, [""])[-1] != second[:2]
    bo.sitting.page.wait_for_timeout(300)
    is_slow = False
    for message in held:
        lines[-1].send(message)
    expect(bo.sitting.part("spit-wait")).to_contain_text("מאוחר מדי")
    bo.sitting.at_rest()
    assert bo.sitting.cards()[pile][-1] == first[:2]
    assert bo.sitting.cards()[own][-1] == second[:2]
    assert "מאוחר מדי" in bare(bo.sitting.text("announcement"))
    bo.sitting.part("leave").click()
    bo.sitting.part("leave-now").click()
    expect(ada.sitting.part("spit-result")).to_have_text("You won!")
    expect(eve.part("spit-result")).to_have_text("Ada won")
    expect(ada.sitting.part("spit-panel")).to_contain_text("The other player left.")
