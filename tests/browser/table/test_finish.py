"""A game that only needs to be finished: one button plays the rest."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from longwood.play import ColumnPosition, can_finish
from tests.browser.checks import check_accessible, cut_off_texts
from tests.browser.conftest import Players
from tests.browser.known_games import LUCAS_WON

pytestmark = pytest.mark.browser


def first_to_finish() -> int:
    """Return the number of moves after which the rest of LUCAS_WON is only work, says the referee."""
    position = LUCAS_WON.start()
    assert isinstance(position, ColumnPosition)
    for played, text in enumerate(LUCAS_WON.moves, 1):
        position.push_text(text)
        if can_finish(position):
            return played
    raise AssertionError("the game never gets that far")


PLAYED: Final = first_to_finish()


@pytest.mark.parametrize(("size", "language"), [((360, 640), "en"), ((844, 390), "he"), ((1280, 800), "ru"), ((360, 640), "fil")])
def test_the_rest_of_a_game_can_be_played_with_one_button(players: Players, size: tuple[int, int], language: str) -> None:
    player = players.open(size).go(f"/?lang={language}").open_table(LUCAS_WON.address)
    player.play_moves(LUCAS_WON.moves[: PLAYED - 1])
    expect(player.part("finish-offer")).to_have_count(0)
    player.play_moves(LUCAS_WON.moves[PLAYED - 1 : PLAYED])
    expect(player.part("finish-offer")).to_be_visible()
    assert cut_off_texts(player) == []
    check_accessible(player, "the offer to finish a game")
    player.part("finish").click()
    expect(player.part("won")).to_be_visible()
    expect(player.part("finish-offer")).to_have_count(0)
    assert player.last_message("table")["outcome"] == "won"
    expect(player.part("helped")).to_have_count(0)


def test_a_finish_that_the_player_stops_is_undone_as_one_move(players: Players) -> None:
    player = players.open(motion="no-preference")
    player.page.add_init_script("localStorage.setItem('longwood-preferences', '{\"speed\": \"slow\"}')")
    player.open_table(LUCAS_WON.address)
    player.play_moves(LUCAS_WON.moves[:PLAYED])
    before = player.cards()
    player.part("finish").click()
    player.wait_for_event(PLAYED + 3)
    player.page.keyboard.press("u")
    expect(player.part("practice")).to_be_visible()
    player.wait_for_animations()
    assert player.cards() == before
    assert player.last_message("table")["outcome"] == "open"
    expect(player.part("finish-offer")).to_be_visible()
