"""Every game without a server and without the network: dealt, played, undone, with hint and verdict, finished, replayed, and still there
after a restart of the browser.

Each run plays a sample: different games on a phone in Hebrew and on a desktop in English. The long test plays each game at both sizes in
both languages.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, expect

from longwood.play import Move, Position, start
from longwood.tables.views import move_view
from longwood.variants import CATALOGUE, Variant, find_game
from tests.browser.conftest import Server
from tests.browser.known_games import GOLF_WON, LUCAS_WON, TRI_PEAKS_WON
from tests.browser.layout_checks import check_layout, measure_layout
from tests.browser.offline.network import START_MS, cut, prepare, profile, wait_for_table
from tests.browser.player import Player
from tests.soak import IS_SOAK

pytestmark = pytest.mark.browser
PHONE, DESKTOP = (360, 640), (1280, 800)
LOOKS = [(PHONE, "he"), (DESKTOP, "en"), *([(PHONE, "en"), (DESKTOP, "he"), (PHONE, "ru"), (DESKTOP, "fil")] if IS_SOAK else [])]
MOVES = 10
DEAL = 7
PART = 8
"""A run that isn't long plays every game with this distance in the catalogue."""
WON = [TRI_PEAKS_WON, GOLF_WON, LUCAS_WON] if IS_SOAK else [TRI_PEAKS_WON]

Played = tuple[str, int, dict[str, list[str]]]
"""The address of a table, the number of its last event, and its cards."""


def play(player: Player, position: Position, moves: Sequence[Move]) -> None:
    """Play moves by mouse."""
    for move in moves:
        seq = player.seq
        view = move_view(position, move)
        if "stock" in (view.source, view.target):  # a click deals cards, and turns the waste over
            player.click("stock")
        else:
            player.drag(view.source, view.target, view.count)
        player.wait_for_event(seq + 1)
        position.push(move)


def play_some(player: Player, position: Position) -> int:
    """Play ten moves, or as many as there are. Return their number."""
    for made in range(MOVES):
        legal = position.legal_moves()
        if not legal:
            return made
        play(player, position, legal[-1:])
    return MOVES


def check_game(player: Player, variant: Variant, size: tuple[int, int]) -> Played:
    player.visit(f"/play/{variant.id}?deal={DEAL}")
    wait_for_table(player)
    player.wait_for_event(0)
    check_layout(measure_layout(player, size))
    made = play_some(player, start(find_game(variant.id).rules, DEAL))
    assert made > 0
    table = player.table_id
    expect(player.part("moves")).to_have_text(str(made))
    if player.part("stuck").count() == 0:
        player.page.keyboard.press("h")
        expect(player.part("advice-reason")).to_be_visible(timeout=START_MS)
        if player.part("back-to-win").count() == 0:  # the hint hasn't found that the position is lost
            player.part("ask-verdict").click()
            expect(player.part("ask-verdict")).to_be_hidden(timeout=START_MS)  # it is answered
        player.page.keyboard.press("Escape")
    if player.part("undo").is_enabled():
        seq = player.seq
        player.page.keyboard.press("u")
        player.wait_for_event(seq + 1)
        made -= 1
    expect(player.part("moves")).to_have_text(str(made))
    played = f"/t/{table}", player.seq, player.cards()
    player.visit(f"/t/{table}/replay")
    expect(player.part("result")).to_contain_text(str(made), timeout=START_MS)
    return played


def test_every_game_is_played_without_the_network(playwright: Playwright, tmp_path: Path, private_server: Server) -> None:
    played: list[Played] = []
    with profile(playwright, tmp_path / "profile", private_server.address) as player:
        prepare(player)
        cut(player)
        private_server.kill()
        for number, (size, language) in enumerate(LOOKS):
            player.page.set_viewport_size({"width": size[0], "height": size[1]})
            player.page.context.add_cookies([{"name": "longwood-language", "value": language, "url": player.address}])
            player.go("/")
            player.page.locator("article[data-game=golf]").wait_for(timeout=START_MS)
            expect(player.page.locator("html")).to_have_attribute("lang", language)
            for variant in CATALOGUE if IS_SOAK else CATALOGUE[number * PART // 2 :: PART]:
                played.append(check_game(player, variant, size))
                print(size, language, variant.id, flush=True)
        for won in WON:
            player.visit(won.address)
            wait_for_table(player)
            player.wait_for_event(0)
            position = won.start()
            for text in won.moves:
                play(player, position, [position.parse_move(text)])
            expect(player.part("won")).to_be_visible()
            played.append((f"/t/{player.table_id}", player.seq, player.cards()))
            player.visit(f"/t/{player.table_id}/replay")
            expect(player.part("result")).to_contain_text(str(len(won.moves)), timeout=START_MS)
    with profile(playwright, tmp_path / "profile", private_server.address) as player:
        cut(player)
        player.go("/statistics")
        expect(player.page.get_by_role("heading", level=2).first).to_be_visible(timeout=START_MS)
        for path, seq, cards in played:
            player.visit(path)
            wait_for_table(player)
            player.wait_for_event(seq)
            assert player.cards() == cards
