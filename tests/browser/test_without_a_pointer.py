"""A lesson, the daily deals and the summary of a win, each with the keyboard alone and with the accessibility tree alone."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from longwood.locales import say
from longwood.tables.history.progress import games_on
from longwood.tables.lessons.lesson import lesson_view
from tests.browser.checks import check_accessible, check_focus, plain_text
from tests.browser.conftest import Players
from tests.browser.known_games import GOLF_WON
from tests.browser.player import Player

pytestmark = pytest.mark.browser

MOST_TABS: Final = 400


def tab_to(player: Player, target: Locator) -> None:
    """Press Tab until an element has the focus, and check that the player can see that it has."""
    target.wait_for()
    for _ in range(MOST_TABS):
        if target.evaluate("(element) => element === document.activeElement"):
            check_focus(player)
            return
        player.page.keyboard.press("Tab")
    raise AssertionError(f"Tab doesn't lead to {target}")


def tree(player: Player) -> str:
    """Return the accessibility tree of the page as text."""
    return plain_text(player.page.locator("body").aria_snapshot())


def activate(player: Player, role: str, name: str) -> None:
    """Activate the element with this role and name, as a screen reader does, without pointer or keyboard."""
    assert f'{role} "{name}"' in tree(player), f"no {role} is named {name!r}"
    for element in player.page.get_by_role(role).all():  # type: ignore[arg-type]
        label = element.get_attribute("aria-label") or element.inner_text()
        if plain_text(label).strip() == name:
            element.dispatch_event("click")
            return
    raise AssertionError(f"no {role} is named {name!r}")


def win_golf_by_keyboard(player: Player) -> None:
    """Win a hole with digit keys, Enter and D. The last move is made on the board, so the focus is there."""
    player.open_table(GOLF_WON.address)
    for seq, text in enumerate(GOLF_WON.moves, 1):
        if text == "d":
            player.page.keyboard.press("d")
        else:
            player.page.keyboard.press(text)
            player.page.keyboard.press("Enter")
        player.wait_for_event(seq)
    player.part("summary").wait_for()


# The keyboard alone


def test_a_lesson_from_the_start_page_to_the_first_game_by_keyboard(players: Players) -> None:
    player = players.open().go("/")
    keys = player.page.keyboard
    tab_to(player, player.page.locator("article[data-game=golf] [data-testid=options]"))
    keys.press("Enter")
    tab_to(player, player.part("learn"))
    keys.press("Enter")
    player.wait_for_table()
    steps = lesson_view("golf", "en").steps
    for number, step in enumerate(steps):
        expect(player.part("lesson-words").locator("h2")).to_have_text(step.title)
        if step.move is None:
            if number == 0:
                tab_to(player, player.part("lesson-next"))
                keys.press("Enter")
                tab_to(player, player.page.locator("[data-pile][tabindex='0']"))
            continue
        player.focus_pile(step.move.source)
        keys.press("Enter")
    tab_to(player, player.part("lesson-play"))
    keys.press("Enter")
    player.wait_for_event(0)
    assert "/t/" in player.page.url


def test_the_daily_deals_by_keyboard(players: Players) -> None:
    player = players.open().go("/")
    keys = player.page.keyboard
    tab_to(player, player.part("nav-daily"))
    keys.press("Enter")
    day = player.page.locator("[data-day]").first
    tab_to(player, day)
    keys.press("Space")
    expect(day).to_have_attribute("aria-pressed", "true")
    chosen = day.get_attribute("data-day") or ""
    first = games_on(date.fromisoformat(chosen))[0]
    tab_to(player, player.page.locator(f"[data-daily={first.id}] a"))
    keys.press("Enter")
    player.wait_for_event(0)
    assert player.last_message("table")["daily"] == chosen


def test_the_summary_of_a_win_by_keyboard(players: Players) -> None:
    player = players.open()
    win_golf_by_keyboard(player)
    keys = player.page.keyboard
    player.page.evaluate("() => { navigator.clipboard.writeText = async (words) => { window.copied = words; }; }")
    tab_to(player, player.part("next-grade"))
    tab_to(player, player.part("share-result"))
    keys.press("Enter")
    player.page.wait_for_function("() => window.copied")
    expect(player.part("shared-result")).to_have_text("Copied")
    tab_to(player, player.part("replay"))
    new_deal = player.part("won").get_by_role("button", name="New deal")
    tab_to(player, new_deal)
    before = player.page.url
    keys.press("Enter")
    player.wait_for_new_table(before)


# The accessibility tree alone


def test_a_lesson_with_the_accessibility_tree_alone(players: Players) -> None:
    """Each step says in a live region what to do, and the piles that it takes have names."""
    player = players.open().go("/learn/forty-thieves")
    player.wait_for_table()
    lesson = lesson_view("forty-thieves", "en")
    for number, step in enumerate(lesson.steps):
        words = player.page.get_by_role("status").filter(has_text=step.title)
        expect(words).to_contain_text(step.task or step.lines[0])
        if step.move is None:
            if number == 0:
                activate(player, "button", say("learn-next", "en"))
            continue
        before = plain_text(player.part("announcement").inner_text())
        if step.move.count == 1:  # the move of the lesson is the first of this card
            activate(player, "button", plain_text(player.pile_label(step.move.source)))
        else:
            activate(player, "button", say("learn-show", "en"))
        expect(player.page.locator(".progress .done")).to_have_count(number + 1)
        assert plain_text(player.part("announcement").inner_text()) != before, f"step {number} announces nothing"
    activate(player, "button", "Play Forty Thieves")
    player.wait_for_event(0)


def test_the_daily_deals_with_the_accessibility_tree_alone(players: Players) -> None:
    player = players.open().go("/daily")
    player.page.locator("[data-day]").first.wait_for()
    today = datetime.now(UTC).date()
    label = plain_text(player.page.locator(f"[data-day='{today.isoformat()}']").get_attribute("aria-label") or "")
    assert re.fullmatch(rf"{today:%B} {today.day}: 0 of 5 .*", label), label
    activate(player, "button", label)
    name = games_on(today)[0].name
    assert f'link "Play: {name}"' in tree(player)
    activate(player, "link", f"Play: {name}")
    player.wait_for_event(0)
    assert player.last_message("table")["daily"] == today.isoformat()


def test_the_summary_of_a_win_with_the_accessibility_tree_alone(players: Players) -> None:
    """A live region says that the game is won, each figure has its name, and every way on is a button or a link with a name."""
    player = players.open().go("/").open_table(GOLF_WON.address)
    player.play_moves(GOLF_WON.moves)
    player.part("deal-grade").wait_for()
    expect(player.page.get_by_role("status").filter(has_text="You won!")).to_be_visible()
    seen = tree(player)
    for name in ("Strokes", "Time", "Moves", "Wins in a row", "Won"):
        assert re.search(rf"- term: {name}\n\s*- definition: \S", seen), f"{name} in {seen}"
    for button in ("Link", "Text", "Picture", "New deal", "Dismiss"):
        assert f'button "{button}"' in seen, button
    assert 'group "Share"' in seen
    assert 'list "Goals reached"' in seen
    assert re.search(r'link "(Try|Another) .*"', seen)
    assert 'link "Replay"' in seen
    check_accessible(player, "the summary of a win")
    activate(player, "button", "Dismiss")
    expect(player.part("won")).to_have_count(0)
