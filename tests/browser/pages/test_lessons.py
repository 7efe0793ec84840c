"""The lessons: completed by script for all games the project began with, and by hand, by keyboard and with a lost server for some."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from longwood import protocol
from longwood.locales import LANGUAGES
from longwood.tables.lessons.lesson import lesson_view
from tests.browser.checks import SIZES, check_accessible, cut_off_texts, plain_text
from tests.browser.conftest import Players
from tests.browser.player import Player
from tests.games import KNOWN
from tests.soak import times

pytestmark = pytest.mark.browser

COUNT: Final = ".progress .count"


def open_lesson(player: Player, game: str) -> None:
    """Open a lesson without loading the app again, and wait for its first step."""
    before = player.page.locator("[data-testid=lesson] h1").all_inner_texts()
    player.page.evaluate("(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", f"/learn/{game}")
    if before:
        expect(player.page.locator("[data-testid=lesson] h1")).not_to_have_text(before[0])
    player.page.locator("body[data-seq='1']:has([data-pile])").wait_for(state="attached")


def make_move(player: Player, move: protocol.LessonMove) -> None:
    """Make a move of a lesson with the mouse: drag its cards, or click the stock."""
    player.wait_for_animations()
    if "stock" in (move.source, move.target):
        player.click("stock")
    else:
        player.drag(move.source, move.target, move.count)


@pytest.mark.parametrize(("language", "size"), [("en", (1440, 900)), ("fil", (360, 640)), ("he", (360, 640)), ("ru", (390, 844))])
def test_every_lesson_can_be_played_to_its_end(players: Players, language: str, size: tuple[int, int]) -> None:
    """Every move is made on the board, and every step says in the chosen language what it teaches.

    Each language plays a third of the lessons, and all of them in a soak.
    """
    player = players.open(size).go(f"/?lang={language}")
    for variant in KNOWN[[*LANGUAGES].index(language) % times(3, 1) :: times(3, 1)]:
        open_lesson(player, variant.id)
        lesson = lesson_view(variant.id, language)
        for number, step in enumerate(lesson.steps):
            expect(player.page.locator(".progress .now")).to_have_count(1)
            expect(player.part("lesson-words").locator("h2")).to_have_text(step.title)
            assert player.page.locator(".progress .dots .done").count() == number, variant.id
            seen = plain_text(player.text("lesson-words"))
            for text in (*step.lines, step.task):
                assert plain_text(text) in seen, f"step {number} of {variant.id}"
            is_whole = player.page.locator(".panel .words").evaluate("(words) => words.scrollHeight <= words.clientHeight + 1")
            assert is_whole, f"step {number} of {variant.id} is cut off"
            if step.move is not None:
                make_move(player, step.move)
            elif number == 0:
                player.part("lesson-next").click()
            expect(player.page.locator(".progress .dots .done")).to_have_count(min(number + 1, len(lesson.steps) - 1))
        expect(player.part("lesson-play")).to_be_visible()


def at_step(player: Player, number: int, game: str = "golf") -> None:
    expect(player.page.locator(COUNT)).to_have_text(f"Step {number} of {len(lesson_view(game, 'en').steps)}")


def test_the_player_makes_the_moves_and_the_referee_judges_others(visitor: Player) -> None:
    visitor.go("/learn/golf")
    visitor.wait_for_table()
    visitor.part("lesson-next").click()
    at_step(visitor, 2)
    visitor.click("c1")
    expect(visitor.part("lesson-remark")).to_contain_text("it takes only")
    at_step(visitor, 2)
    visitor.click("c7")
    at_step(visitor, 3)
    expect(visitor.part("lesson-remark")).to_have_count(0)
    visitor.page.keyboard.press("u")
    at_step(visitor, 2)
    visitor.part("lesson-next").click()
    at_step(visitor, 3)
    visitor.drag("c3", "hole")
    at_step(visitor, 4)
    visitor.click("stock")
    at_step(visitor, 5)
    visitor.part("lesson-play").click()
    visitor.wait_for_event(0)
    assert "/t/" in visitor.page.url
    assert visitor.part("lesson-offer").count() == 0, "the player has had the lesson"


def test_a_lesson_by_keyboard(visitor: Player) -> None:
    visitor.go("/learn/forty-thieves")
    visitor.wait_for_table()
    page = visitor.page
    page.keyboard.press("h")
    for step, move in enumerate(lesson_view("forty-thieves", "en").steps[1:-1], 2):
        at_step(visitor, step, "forty-thieves")
        assert move.move is not None
        visitor.wait_for_animations()
        page.locator(f"[data-pile={move.move.source}]").focus()
        page.keyboard.press("f" if move.move.target.startswith("f") else "Enter")  # Enter plays the best move of a pile
    expect(visitor.part("lesson-play")).to_be_visible()


def test_the_way_to_a_lesson(visitor: Player) -> None:
    """From the options of the game, from its rules, and from the table when the game is opened for the first time."""
    visitor.go("/")
    card = visitor.page.locator("article[data-game=limited]")
    card.locator("[data-testid=options]").click()
    visitor.part("learn").click()
    expect(visitor.page.locator("h1")).to_have_text("Learn Limited")
    visitor.go("/rules/lucas")
    visitor.part("learn").click()
    expect(visitor.page.locator("h1")).to_have_text("Learn Lucas")
    visitor.open_table("/play/indian?deal=1")
    visitor.part("lesson-yes").click()
    expect(visitor.page.locator("h1")).to_have_text("Learn Indian")


def test_the_offer_is_declined_once(visitor: Player) -> None:
    visitor.open_table("/play/streets?deal=1")
    visitor.part("lesson-no").click()
    expect(visitor.part("lesson-offer")).to_have_count(0)
    visitor.open_table("/play/streets?deal=2")
    expect(visitor.part("lesson-offer")).to_have_count(0)


@pytest.mark.parametrize(("size", "language"), [*((size, "en") for size in SIZES), ((844, 390), "en"), ((360, 640), "he")])
def test_lessons_are_accessible_at_every_size(players: Players, size: tuple[int, int], language: str) -> None:
    player = players.open(size).go(f"/learn/rank-and-file?lang={language}")
    player.wait_for_table()
    for step in range(3):
        assert cut_off_texts(player) == [], f"step {step + 1}"
        if step == 1:
            check_accessible(player, f"a lesson at {size}")
        player.part("lesson-next").click()
