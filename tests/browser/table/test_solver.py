"""The solver at the table: progressive hints, the verdict, a demonstrated win, and winnable deals."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from longwood.play import start
from longwood.solver import best_score
from longwood.variants import find_game
from tests.browser.checks import cut_off_texts, plain_text
from tests.browser.conftest import PHONE, Players
from tests.browser.known_games import TRI_PEAKS_WON
from tests.browser.player import Player
from tests.server.playing import IMPOSSIBLE_GOLF

pytestmark = pytest.mark.browser


def test_a_hint_gives_more_detail_each_time(players: Players) -> None:
    player = players.open().open_table("/play/golf?deal=15")
    expect(player.part("helped")).to_have_count(0)
    player.page.keyboard.press("h")
    expect(player.part("hint-from")).to_have_count(1)
    expect(player.part("hint-to")).to_have_count(0)
    expect(player.part("advice-reason")).to_contain_text("Best possible here")
    expect(player.part("helped")).to_be_visible()
    player.part("deeper").click()
    expect(player.part("advice")).to_have_text("Draw a card")  # no card in the tableau can be played first
    expect(player.part("hint-to")).to_have_count(1)
    player.part("hint").click()
    expect(player.part("advice-line")).to_have_text("\u2026")  # the drawn card isn't known yet
    assert player.page.locator("[data-testid=moves]").inner_text() == "0", "a hint plays no move"
    player.page.keyboard.press("d")
    expect(player.part("hint-from")).to_have_count(0)
    player.part("solver-close").click()
    expect(player.part("solver")).to_have_count(0)


def test_a_fair_hint_uses_only_what_the_player_sees(players: Players) -> None:
    player = players.open().open_table("/play/tri-peaks?deal=1")
    player.page.keyboard.press("g")
    expect(player.part("advice-reason")).to_contain_text("Best from what you can see: ")
    expect(player.part("advice-reason")).to_contain_text("of 32 possible deals won)")
    expect(player.part("solver")).to_contain_text("Uses only the cards you have seen.")
    expect(player.part("helped")).to_have_count(0)
    expect(player.part("fair-hints")).to_have_text("1 fair hint")
    player.part("play-hint").click()
    expect(player.page.locator("[data-testid=moves]")).to_have_text("1")
    player.part("more").click()
    expect(player.part("more-fair")).to_be_enabled()
    player.open_table("/play/black-hole?deal=1").part("more").click()
    expect(player.part("more-fair")).to_be_disabled()


def test_the_first_hint_says_how_the_game_counts_from_now_on(players: Players) -> None:
    player = players.open((390, 844)).open_table("/play/black-hole?deal=3")
    player.part("hint").click()
    expect(player.part("hint-counts")).to_have_text("This game now counts as played with help.")
    expect(player.part("hint-counts")).to_be_visible()
    assert cut_off_texts(player) == []
    player.part("deeper").click()
    expect(player.part("play-hint")).to_be_visible()
    expect(player.part("hint-counts")).to_have_count(0)


def test_the_verdict_says_that_a_deal_cannot_be_won(players: Players) -> None:
    player = players.open(PHONE).open_table(f"/play/golf?deal={IMPOSSIBLE_GOLF}")
    player.part("play-anyway").click()
    player.part("hint").click()
    player.part("ask-verdict").click()
    expect(player.part("verdict")).to_have_text("Can't be won")
    expect(player.part("advice-reason")).to_contain_text("can't be won")


def test_a_win_is_demonstrated_to_the_end(players: Players) -> None:
    """Start six moves before the end, because each demonstrated move takes a while."""
    player = players.open().open_table(TRI_PEAKS_WON.address)
    player.play_moves(TRI_PEAKS_WON.moves[:-6])
    player.page.keyboard.press("h")
    player.part("show-me").click()
    expect(player.part("won")).to_contain_text("You won!")
    expect(player.part("solver")).to_have_count(0)


def test_a_win_that_the_solver_played_is_not_the_players(players: Players) -> None:
    player = players.open().open_table("/play/golf?deal=1")
    player.page.keyboard.press("h")
    player.part("show-me").click()
    player.part("show-skip").click()
    expect(player.part("won")).to_contain_text("Solved")
    expect(player.part("summary")).to_be_visible()
    assert [figure.get_attribute("data-figure") for figure in player.page.locator("[data-figure]").all()] == ["score", "moves"]
    expect(player.part("goal-new")).to_have_count(1)  # asking for a hint
    expect(player.part("first-win")).to_have_count(0)


def test_the_best_possible_score_is_shown_when_a_hole_is_over(players: Players) -> None:
    rules = find_game("golf").rules
    best = best_score(start(rules, 15))
    assert best.exact
    player = players.open().open_table("/play/golf?deal=15")
    assert player.part("par").count() == 0
    player.use_tool("end-hole")
    player.part("end-now").click()
    sign = "\N{MINUS SIGN}" if best.value < 0 else ""
    expect(player.part("par")).to_contain_text("Best possible")
    assert plain_text(player.text("par")) == f"Best possible: {sign}{abs(best.value)}. You finished {35 - best.value} over."
    expect(player.part("helped")).to_have_count(0)


def test_the_details_of_a_stuck_hole_stay_open_while_its_best_score_is_searched(players: Players) -> None:
    """In the middle of "Details", a click doesn't reach the question on the next line."""
    player = players.open((1280, 800)).open_table("/play/golf?deal=1")
    player.play_moves(["d"] * 16)
    expect(player.part("ask-par")).to_be_visible()
    player.part("figures").click()
    expect(player.part("summary")).to_be_visible()
    player.part("ask-par").click()
    expect(player.part("par")).to_contain_text("Best possible")
    expect(player.part("summary")).to_be_visible()


def test_a_demonstration_can_be_stopped(players: Players) -> None:
    player = players.open().open_table("/play/tri-peaks?deal=1")
    player.page.keyboard.press("h")
    player.part("show-me").click()
    expect(player.part("moves")).not_to_have_text("0")
    player.part("show-me").click()
    expect(player.part("show-me")).to_have_attribute("aria-pressed", "false")
    player.page.wait_for_timeout(300)  # a move may still be in progress
    moves = player.part("moves").inner_text()
    player.page.wait_for_timeout(2_000)
    assert player.part("moves").inner_text() == moves


def wait_until_still(player: Player) -> int:
    """Wait until no move is made for a while, which takes the demonstration three moves. Return the number of the last event."""
    for _ in range(3):  # a move may still be in progress
        seq = player.seq
        player.page.wait_for_timeout(1_500)
        if player.seq == seq:
            return seq
    raise AssertionError("the demonstration goes on")


def test_a_demonstration_waits_behind_a_dialog(players: Players) -> None:
    player = players.open().open_table("/play/tri-peaks?deal=1")
    player.page.keyboard.press("h")
    player.part("show-me").click()
    expect(player.part("moves")).not_to_have_text("0")
    player.page.keyboard.press("k")
    expect(player.part("resume")).to_be_visible()
    seq = wait_until_still(player)
    player.part("resume").click()
    player.wait_for_event(seq + 2)
    expect(player.part("show-me")).to_have_attribute("aria-pressed", "true")


def test_a_demonstration_can_be_paused_and_goes_on_move_by_move(players: Players) -> None:
    player = players.open().open_table("/play/tri-peaks?deal=1")
    player.page.keyboard.press("h")
    player.part("show-me").click()
    expect(player.part("moves")).not_to_have_text("0")
    player.part("show-pause").click()
    expect(player.part("show-pause")).to_have_accessible_name("Play")
    player.page.wait_for_timeout(300)  # a move may still be in progress
    moves = int(player.text("moves"))
    player.page.wait_for_timeout(1_500)
    assert int(player.text("moves")) == moves
    for step in (1, 2):
        player.part("show-step").click()
        expect(player.part("moves")).to_have_text(str(moves + step))
    player.page.wait_for_timeout(1_500)
    assert int(player.text("moves")) == moves + 2
    player.part("show-pause").click()
    expect(player.part("show-pause")).to_have_accessible_name("Pause")
    expect(player.part("moves")).not_to_have_text(str(moves + 2))
    player.part("show-step").click()  # also pauses
    expect(player.part("show-pause")).to_have_accessible_name("Play")
    player.page.wait_for_timeout(500)
    player.page.keyboard.press("u")  # the player takes over
    expect(player.part("show-me")).to_have_attribute("aria-pressed", "false")


def test_a_winnable_deal_can_be_requested_by_address_and_from_the_dialog(players: Players) -> None:
    player = players.open().open_table("/play/golf?deal=winnable")
    expect(player.part("winnable")).to_be_visible()
    player.part("deal-number").click()
    before = player.page.url
    player.part("deal-winnable").click()
    player.page.wait_for_url(lambda url: url != before)
    expect(player.part("winnable")).to_be_visible()
