"""Games from the deal to the win, each played with one kind of input: mouse, touch or keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from longwood.play import Outcome
from longwood.tables.views import move_view
from tests.browser.conftest import PHONE, Players
from tests.browser.known_games import GOLF_WON, LUCAS_WON, TRI_PEAKS_WON, KnownGame
from tests.browser.player import Player, Touch

pytestmark = pytest.mark.browser

ANIMATED_MOVES = 20
"""How many moves at the start of a long game are animated. Drawing every frame of the others would only take time."""
LAST_MOVES = 80
"""How many moves at the end of a long game are made in the page."""


def steps(known: KnownGame) -> list[tuple[str, str, int]]:
    """Return each move of a won game as (source pile, target pile, number of cards)."""
    position = known.start()
    moves = []
    for text in known.moves:
        move = position.parse_move(text)
        view = move_view(position, move)
        moves.append((view.source, view.target, view.count))
        position.push(move)
    assert position.outcome() is Outcome.WON
    return moves


def check_won(player: Player, known: KnownGame) -> None:
    """Fail unless the page shows a won game with all its moves, and Undo is disabled."""
    expect(player.part("won")).to_contain_text("You won!")
    assert player.text("moves") == str(len(known.moves))
    assert player.last_message("table")["outcome"] == "won"
    assert player.part("practice").count() == 0
    assert player.part("undo").is_disabled()


def test_a_game_can_be_won_by_mouse(players: Players) -> None:
    """The first and the last moves are made by mouse. Those in between come from a second tab, because there are hundreds of them."""
    player = players.open(motion="no-preference").open_table(LUCAS_WON.address)
    player.wait_for_animations()
    moves = steps(LUCAS_WON)
    last = len(moves) - LAST_MOVES
    for seq, (source, target, count) in enumerate(moves, 1):
        if ANIMATED_MOVES < seq <= last:
            continue
        if seq == last + 1:
            player.page.emulate_media(reduced_motion="reduce")
            player.play_moves(LUCAS_WON.moves[ANIMATED_MOVES:last])
        if source == "stock":
            player.click("stock")
        else:
            player.drag(source, target, count)
        player.wait_for_event(seq)
    check_won(player, LUCAS_WON)
    assert player.text("score") == "104/104"
    assert len(player.sent) == ANIMATED_MOVES + LAST_MOVES, "one message for each move"


def test_a_game_can_be_won_by_touch(players: Players) -> None:
    player = players.open(PHONE, touch=True, motion="no-preference").open_table(TRI_PEAKS_WON.address)
    touch = Touch(player)
    player.wait_for_animations()
    for seq, (source, target, _) in enumerate(steps(TRI_PEAKS_WON), 1):
        if source == "stock" or seq % 2:
            touch.tap(source)
        else:
            touch.drag(source, target)
        player.wait_for_event(seq)
    check_won(player, TRI_PEAKS_WON)


def test_a_game_can_be_won_by_keyboard(players: Players) -> None:
    """From the start page to the win and into the next game, without a pointer."""
    player = players.open().go("/")
    keyboard = player.page.keyboard
    player.part("search").wait_for()
    tab_to(player, "[data-testid=search]")
    keyboard.type("golf")
    play = player.page.locator("article[data-game=golf] [data-testid=play]")
    play.wait_for()
    tab_to(player, "article[data-game=golf] [data-testid=play]")
    keyboard.press("Enter")
    player.wait_for_table()
    tab_to(player, "[data-testid=deal-number]")
    keyboard.press("Enter")
    expect(player.part("deal-input")).to_be_focused()
    keyboard.type(str(GOLF_WON.deal))
    before = player.page.url
    keyboard.press("Enter")
    player.wait_for_new_table(before)
    for seq, (source, _, _) in enumerate(steps(GOLF_WON), 1):
        if source == "stock":
            keyboard.press("d")
        else:
            player.focus_pile(source)
            keyboard.press("Enter")
        player.wait_for_event(seq)
    check_won(player, GOLF_WON)
    assert "with 2 cards left in the stock" in player.text("won")
    tab_to(player, "[data-testid=won] .button.primary")
    before = player.page.url
    keyboard.press("Enter")
    player.wait_for_new_table(before)


def tab_to(player: Player, selector: str) -> None:
    """Press Tab until the element has the focus."""
    for _ in range(60):
        if player.page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            return
        player.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")
