"""Accessibility: axe, a game played with the accessibility tree alone, the keys that read aloud, the focus, zoom and forced colours.

test_every_game_by_keyboard checks names and announcements in every game. Here axe checks every state on a phone. test_feature_matrix has
some of them on other screens, and in Hebrew.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from longwood.play import start
from longwood.variants import find_game
from tests.browser.checks import check_accessible, plain_text
from tests.browser.conftest import PHONE, Players
from tests.browser.known_games import BLACK_HOLE_STUCK, FORTY_THIEVES, GOLF_WON, TRI_PEAKS_WON
from tests.browser.player import Player
from tests.browser.spoken import pile_labels
from tests.server.playing import IMPOSSIBLE_GOLF

pytestmark = pytest.mark.browser


def test_axe_finds_no_violations_on_the_pages(players: Players) -> None:
    player = players.open(PHONE).go("/")
    player.page.locator("article[data-game=golf]").wait_for()
    check_accessible(player, "the start page")
    player.page.locator("article[data-game=golf] [data-testid=options]").click()
    player.part("menu-deal").wait_for()
    check_accessible(player, "the options of a game")
    player.go("/rules/golf")
    player.page.get_by_role("heading", level=2).first.wait_for()
    check_accessible(player, "a rules page")
    player.go("/make/golf?lang=he")
    player.part("own-play").wait_for()
    check_accessible(player, "the form for a custom game")
    player.go("/tree")
    player.part("tree-all").click()
    player.page.locator("li[data-game=black-hole]").wait_for()
    check_accessible(player, "the family tree")
    player.go("/nowhere/at/all")
    player.page.get_by_role("heading").first.wait_for()
    check_accessible(player, "a page that does not exist")


def test_axe_finds_no_violations_at_a_table(players: Players) -> None:
    player = players.open(PHONE).open_table(FORTY_THIEVES.address)
    check_accessible(player, "a new deal of a column game")
    player.play_moves(FORTY_THIEVES.moves)
    check_accessible(player, "a column game in progress")
    player.page.keyboard.press("ArrowDown")
    check_accessible(player, "a focused pile")
    for key, state in (("w", "the waste"), ("?", "the help"), ("n", "the confirmation of a new deal")):
        player.page.keyboard.press(key)
        player.page.locator("dialog[open]").wait_for()
        check_accessible(player, state)
        player.page.keyboard.press("Escape")
        expect(player.page.locator("dialog[open]")).to_have_count(0)
    for tool in ("rules", "deal-number", "settings"):
        player.use_tool(tool)
        player.page.locator("dialog[open]").wait_for()
        if tool == "rules":
            player.page.locator("dialog[open] article").wait_for()
        check_accessible(player, f"the dialog {tool}")
        player.page.keyboard.press("Escape")
    at = player.locate("c5")
    player.page.mouse.click(at.grab_x, at.grab_y, button="right")
    player.page.locator("dialog[open]").wait_for()
    check_accessible(player, "the menu of a card")
    player.page.keyboard.press("Escape")
    player.drag("c1", "c2")
    player.part("toast").wait_for()
    check_accessible(player, "a refusal")
    player.part("hint").click()
    player.part("advice").wait_for()
    check_accessible(player, "a hint")


def test_axe_finds_no_violations_at_the_end_of_a_game(players: Players) -> None:
    player = players.open(PHONE).open_table(GOLF_WON.address)
    player.play_moves(GOLF_WON.moves)
    player.part("won").wait_for()
    check_accessible(player, "a won game")
    player.open_table(BLACK_HOLE_STUCK.address)
    player.play_moves(BLACK_HOLE_STUCK.moves)
    player.part("stuck").wait_for()
    check_accessible(player, "a stuck game")
    player.open_table(TRI_PEAKS_WON.address)
    check_accessible(player, "overlapping cards")
    player.open_table(f"/play/golf?deal={IMPOSSIBLE_GOLF}")
    player.part("impossible").wait_for()
    check_accessible(player, "an impossible layout")
    player.open_table("/play/golf?round=1")
    check_accessible(player, "a round")


def test_axe_finds_no_violations_in_solver_panels_and_confirmations(players: Players) -> None:
    player = players.open(PHONE).open_table(GOLF_WON.address)
    player.part("more").click()
    player.page.locator("dialog[open]").wait_for()
    check_accessible(player, "the More menu")
    player.page.keyboard.press("Escape")
    player.part("hint").click()
    for part in ("hint-from", "hint-to", "advice-line"):
        player.part(part).wait_for()
        check_accessible(player, f"a hint with {part}")
        if part != "advice-line":
            player.part("deeper").click()
    player.part("show-me").click()
    player.part("show-pause").click()
    check_accessible(player, "a demonstration that is paused")
    player.part("show-me").click()
    player.part("ask-verdict").click()
    player.part("verdict").wait_for()
    check_accessible(player, "a verdict")
    player.part("solver-close").click()
    player.use_tool("end-hole")
    player.page.locator("dialog[open]").wait_for()
    check_accessible(player, "the confirmation of an end")
    player.part("end-now").click()
    player.part("ended").wait_for()
    check_accessible(player, "an ended hole")
    player.go(f"{player.page.url.removeprefix(player.address)}/replay")
    player.part("slider").wait_for()
    check_accessible(player, "a replay")
    player.go("/statistics")
    player.part("remove").click()
    player.page.locator("dialog[open]").wait_for()
    check_accessible(player, "the confirmation of deleting all games")


# Playing with the accessibility tree alone


def press(player: Player, name: str) -> None:
    """Click the button with this accessible name, as a screen reader does, without pointer or keyboard."""
    buttons = player.page.get_by_role("button")
    labels: list[str] = buttons.evaluate_all("(buttons) => buttons.map((button) => button.ariaLabel ?? '')")
    names = [plain_text(label) for label in labels]
    assert name in names, f"no button is named {name!r}"
    buttons.nth(names.index(name)).dispatch_event("click")


def test_a_game_can_be_won_with_the_accessibility_tree_alone(players: Players) -> None:
    """Each move finds its pile by name, and clicks it without pointer or keyboard."""
    player = players.open().open_table(GOLF_WON.address)
    position = start(find_game("golf").rules, GOLF_WON.deal)
    for seq, text in enumerate(GOLF_WON.moves, 1):
        press(player, pile_labels(position)["stock" if text == "d" else f"c{text}"])
        player.wait_for_event(seq)
        position.push(position.parse_move(text))
    expect(player.page.get_by_role("status").filter(has_text="You won!")).to_be_visible()


def test_keys_announce_the_last_change_and_the_legal_moves(players: Players) -> None:
    player = players.open().open_table(FORTY_THIEVES.address)
    announcement = player.part("announcement")
    player.page.keyboard.press("c")
    expect(announcement).to_have_text("Forty Thieves is ready.")
    player.page.keyboard.press("p")
    position = FORTY_THIEVES.start()
    expect(announcement).to_have_text(re.compile(rf"^{len(position.legal_moves())} moves: .*; draw\.$"))
    player.page.keyboard.press("d")
    player.wait_for_event(1)
    drawn = plain_text(announcement.inner_text())
    assert drawn.startswith("Drew the ")
    player.page.keyboard.press("p")
    player.part("read-changed").focus()
    expect(player.part("read-changed")).to_be_in_viewport()
    player.page.keyboard.press("Enter")
    expect(announcement).to_have_text(re.compile(re.escape(drawn)))


# The focus


def test_the_focus_stays_when_its_control_disappears(players: Players) -> None:
    """It goes to the board after a notice or the solver's panel is closed, and at a new table. A key that is held down plays nothing."""
    player = players.open().open_table(FORTY_THIEVES.address)
    keys = player.page.keyboard
    has_focus = "pile => document.activeElement.dataset.pile === pile"
    player.focus_pile("c5")  # whose card can be played
    player.page.get_by_role("button", name="No, thanks").focus()
    keys.down("Enter")
    keys.down("Enter")  # as if it repeated
    keys.up("Enter")
    player.page.wait_for_function(has_focus, arg="c5")
    assert player.seq == 0
    keys.press("h")
    player.part("solver-close").focus()
    keys.press("Space")
    player.page.wait_for_function(has_focus, arg="c5")
    keys.press("Enter")
    player.wait_for_event(2)  # the hint was the first
    keys.press("n")
    before = player.page.url
    player.part("leave-game").focus()
    keys.press("Enter")
    player.wait_for_new_table(before)
    player.page.wait_for_function(has_focus, arg="c1")


def test_undo_keeps_the_focus_when_there_is_nothing_left_to_undo(players: Players) -> None:
    player = players.open().open_table(FORTY_THIEVES.address)
    player.page.keyboard.press("d")
    player.wait_for_event(1)
    undo = player.part("undo")
    undo.focus()
    player.page.keyboard.press("Enter")
    player.wait_for_event(2)
    expect(undo).to_be_disabled()
    expect(undo).to_be_focused()
    player.page.keyboard.press("Enter")
    player.page.keyboard.press("Shift+Tab")
    expect(undo).to_have_attribute("disabled", "")


# Zoom and forced colours


def test_everything_is_reachable_at_200_percent_zoom(players: Players) -> None:
    """On a desktop of 1440 x 900, zooming to 200 % leaves a viewport of 720 x 450."""
    player = players.open((720, 450)).open_table(FORTY_THIEVES.address)
    overflow = player.page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert overflow == 0
    for tool in ("undo", "redo", "new-deal", "hint", "menu", "more"):
        expect(player.part(tool)).to_be_in_viewport()
    player.part("more").click()
    for tool in ("more-restart", "more-rules", "more-settings", "more-help"):
        expect(player.part(tool)).to_be_in_viewport()
    player.page.keyboard.press("Escape")
    player.use_tool("rules")
    expect(player.page.locator("dialog[open] h2").first).to_be_in_viewport()


def test_focus_and_piles_are_visible_in_forced_colours(players: Players) -> None:
    player = players.open()
    player.page.emulate_media(forced_colors="active")
    player.open_table(FORTY_THIEVES.address)
    check_accessible(player, "forced colours")
    player.page.keyboard.press("ArrowDown")
    ring = player.page.evaluate("() => getComputedStyle(document.querySelector('.ring')).outlineStyle")
    assert ring != "none", "forced colours remove shadows, so the ring needs an outline"
    frame = player.page.evaluate("() => getComputedStyle(document.querySelector('.pile .frame')).outlineStyle")
    assert frame != "none"
