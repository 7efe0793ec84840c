"""The browser never learns a face-down card: neither the messages nor the page contain it."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

from longwood.cards import format_card, parse_card
from longwood.play import Position, start
from longwood.tables.views import move_view
from longwood.variants import find_game
from tests.browser.checks import card_name
from tests.browser.conftest import Players
from tests.browser.known_games import TRI_PEAKS_WON
from tests.browser.player import Player
from tests.server.test_hidden import CARD, check, hidden, visible

pytestmark = pytest.mark.browser

_CARD_NAME = re.compile(r"\b(?:ace|king|queen|jack|10|[2-9]) of (?:clubs|diamonds|hearts|spades)\b", re.IGNORECASE)
# An empty foundation names the card it needs. That is a rule, and reveals nothing about the deal.
_NEEDED_CARD = re.compile(r', empty, needs the \W?ace of \w+| data-begins="A[CDHS]"')
# The page without the pictures of all cards, which are the same in every game.
_PAGE = """
() => {
  const page = document.documentElement.cloneNode(true);
  page.querySelector('[data-sheet]').remove();
  return page.outerHTML + document.title;
}
"""


def check_page(player: Player, position: Position) -> None:
    """Fail if the page names a card that has no face-up copy, or draws more copies of a card than are face up."""
    text = _NEEDED_CARD.sub("", player.page.evaluate(_PAGE))
    named = set(CARD.findall(text))
    assert named, "the page names cards"
    face_down = hidden(position)
    assert not named & face_down
    assert not {words.lower() for words in _CARD_NAME.findall(text)} & set(map(card_name, face_down))
    drawn = Counter(card for cards in player.cards().values() for card in cards if card)
    assert drawn <= visible(position)


def test_tri_peaks_reveals_no_face_down_card(players: Players) -> None:
    player = players.open().open_table(TRI_PEAKS_WON.address)
    position = TRI_PEAKS_WON.start()
    check_page(player, position)
    for seq, text in enumerate(TRI_PEAKS_WON.moves[:-4], 1):
        move = position.parse_move(text)
        source = move_view(position, move).source
        position.push(move)
        player.click(source)
        player.wait_for_event(seq)
        check_page(player, position)
    check_messages(player, TRI_PEAKS_WON.start(), TRI_PEAKS_WON.moves[:-4])


def test_the_check_finds_a_revealed_card(players: Players) -> None:
    player = players.open().open_table(TRI_PEAKS_WON.address)
    position = TRI_PEAKS_WON.start()
    card = sorted(hidden(position))[0]
    for attribute, value in (("data-card", card), ("aria-label", card_name(card))):
        player.page.evaluate("([name, value]) => document.body.setAttribute(name, value)", [attribute, value])
        with pytest.raises(AssertionError):
            check_page(player, position)
        player.page.evaluate("(name) => document.body.removeAttribute(name)", attribute)
        check_page(player, position)


def test_rank_and_file_reveals_no_face_down_card(players: Players) -> None:
    """Play forty random moves from a fixed seed. They move runs and turn cards face up."""
    rules = find_game("rank-and-file").rules
    position = start(rules, 73)
    rng = random.Random(73)
    player = players.open().open_table("/play/rank-and-file?deal=73")
    check_page(player, position)
    moves = []
    for seq in range(1, 41):
        legal = position.legal_moves()
        move = rng.choice([move for move in legal if move.source >= 0] or legal)
        view = move_view(position, move)
        moves.append(position.format_move(move))
        position.push(move)
        if view.source == "stock":
            player.click("stock")
        else:
            player.drag(view.source, view.target, view.count)
        player.wait_for_event(seq)
        check_page(player, position)
    assert sum(position.hidden) < sum(start(rules, 73).hidden)  # type: ignore[union-attr]
    check_messages(player, start(rules, 73), moves)


def check_messages(player: Player, position: Position, moves: list[str] | tuple[str, ...]) -> None:
    """Check every message that the page has received against the position that the message describes."""
    made = 0
    for text, message in zip(player.received, player.messages(), strict=True):
        while made < message["seq"]:
            position.push(position.parse_move(moves[made]))
            made += 1
        check(text, position)
    assert made == len(moves)


def test_the_page_uses_the_card_names_that_the_check_looks_for(players: Players) -> None:
    player = players.open().open_table("/play/golf?deal=15")
    tops = {pile["cards"][-1] for pile in player.messages()[-1]["piles"] if pile["cards"]}
    assert any(card[0] in "AJQK" for card in tops)
    for card in tops:
        assert format_card(parse_card(card)) == card
        assert card_name(card) in player.page.content()
