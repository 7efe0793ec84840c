"""Rounds of nine holes, from the start page to the final score."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.checks import check_accessible
from tests.browser.conftest import PHONE, Players
from tests.browser.player import Player

pytestmark = pytest.mark.browser
SMALL = (360, 640)


def score_card(player: Player) -> list[str]:
    """Return the scores on the score card: nine holes, the total, and the total relative to par."""
    return [text.split()[-1] for text in player.part("round").locator("td").all_inner_texts()]


def figures(player: Player) -> dict[str, str]:
    """Return the figures of the summary by their names."""
    summary = player.part("summary")
    summary.wait_for()
    return dict(zip(summary.locator("dt").all_inner_texts(), summary.locator(".value").all_inner_texts(), strict=True))


def test_a_round_counts_nine_holes_and_their_total(players: Players) -> None:
    player = players.open(PHONE, touch=True).go("/")
    player.page.locator("article[data-game=golf] [data-testid=play-round]").tap()
    player.wait_for_table()
    assert player.part("new-deal").count() == 0, "the deals of a round can't be chosen"
    scores: list[int] = []
    for hole in range(1, 10):
        assert score_card(player)[:9] == [*map(str, scores), *["·"] * (10 - hole)]
        draws = hole % 3
        for seq in range(draws):
            player.click("stock")
            player.wait_for_event(seq + 1)
        strokes = int(player.text("score"))
        player.part("end-hole").tap()
        expect(player.page.get_by_role("dialog")).to_contain_text(f"You'll score {strokes} for this hole")
        player.part("end-now").tap()
        player.wait_for_event(draws + 1)
        scores.append(strokes)
        if hole == 2:
            player.use_tool("deal-number")
            deal = next(message["deal"] for message in reversed(player.messages()) if message["type"] == "table")
            expect(player.part("play-single")).to_have_attribute("href", f"/play/golf?deal={deal}")
            player.page.keyboard.press("Escape")
        if hole < 9:
            before = player.page.url
            player.part("next-hole").tap()
            player.wait_for_new_table(before)
    total = sum(scores)
    assert score_card(player) == [*map(str, scores), str(total), f"+{total - 45}"]
    notice = player.page.locator(".notice")
    assert f"Round over: {total} ({total - 45} over par)" in notice.inner_text()
    expect(player.part("last-hole")).to_have_text(re.compile(f"^Hole 9: {scores[-1]}"))
    assert figures(player) == {"Total": str(total), "To par": f"+{total - 45}", "Best hole": str(min(scores))}
    assert [player.part(name).count() for name in ("figures", "share-result-picture", "round-excluded")] == [0, 0, 0]
    player.page.evaluate("() => { navigator.clipboard.writeText = async (words) => { window.copied = words; }; }")
    player.part("share-result").tap()
    player.page.wait_for_function("() => window.copied")
    copied = player.page.evaluate("() => copied")
    assert f"nine holes of Golf in {total} strokes" in copied
    assert " ".join(map(str, scores)) in copied
    assert f"{player.address}/play/golf?round=1" in copied
    before = player.page.url
    player.part("new-round").tap()
    player.wait_for_new_table(before)
    assert score_card(player)[:9] == ["·"] * 9


def test_the_end_of_a_round_compares_it_with_the_earlier_ones(players: Players) -> None:
    player = players.open(SMALL).go("/")
    player.play_round()
    player.play_round()
    best = player.play_round(greedily=True)
    assert best.round is not None
    player.open_table(f"/t/{best.table}")
    total = best.round.total
    assert total < 315
    shown = figures(player)
    handicap = (total - 45 + 270) / 2
    assert shown["Best hole"] == str(min(hole.score for hole in best.round.holes if hole.score is not None))
    assert (shown["Total"], shown["Best round"], shown["Handicap"]) == (str(total), str(total), f"{handicap:.1f}")
    expect(player.page.locator("[data-figure=summary-best-round] .best")).to_have_text("New best!")
    check_accessible(player, "the end of a round")
    worse = player.play_round()
    player.open_table(f"/t/{worse.table}")
    assert figures(player)["Best round"] == str(total)
    expect(player.page.locator("[data-testid=summary] .best", has_text="New best!")).to_have_count(0)
    player.go("/statistics")
    expect(player.part("handicap")).to_contain_text(f"Handicap {handicap:.1f}")


def test_a_round_continues_where_the_player_left_it(players: Players) -> None:
    player = players.open().open_table("/play/putt-putt?round=1")
    player.part("end-hole").click()
    player.part("end-now").click()
    before = player.page.url
    player.part("next-hole").click()
    player.wait_for_new_table(before)
    player.click("stock")
    player.wait_for_event(1)
    card = score_card(player)
    player.use_tool("deal-number")
    dialog = player.page.get_by_role("dialog")
    expect(dialog).to_contain_text(f"This is deal {player.messages()[-1]['deal']}.")
    assert [dialog.get_by_test_id(name).count() for name in ("deal-input", "play-single")] == [0, 0]
    player.part("replay-so-far").click()
    expect(player.part("slider")).to_have_attribute("max", "1")
    player.part("back").click()
    player.wait_for_event(1)
    player.part("menu").click()
    entry = player.part("continue").filter(has_text="Putt Putt")
    expect(entry).to_contain_text("Hole 2")
    entry.click()
    player.wait_for_event(1)
    assert score_card(player) == card
