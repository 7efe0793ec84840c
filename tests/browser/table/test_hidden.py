"""A face-down card is nowhere in the browser: in no message, and in nothing the page is made of."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

from longwood.cards import format_card, parse_card
from longwood.play import Position, start
from longwood.server.tables.views import move_view
from longwood.variants import find_game
from tests.browser.conftest import Seats
from tests.browser.lines import TRI_PEAKS_WON
from tests.browser.sitting import Sitting
from tests.browser.test_for_every_eye import rank_and_suit
from tests.server.test_hidden import CARD, check, hidden, visible

pytestmark = pytest.mark.browser

_SPOKEN = re.compile(r"\b(?:ace|king|queen|jack|10|[2-9]) of (?:clubs|diamonds|hearts|spades)\b", re.IGNORECASE)
# What may begin an empty foundation is the rules' to say, whatever lies where.
_BEGINS = re.compile(r', empty, needs the \W?ace of \w+| data-begins="A[CDHS]"')


def check_page(sitting: Sitting, position: Position) -> None:
    """Nothing on the page names a card of which no copy lies face up, and none is drawn more often than it lies there."""
    text = _BEGINS.sub("", sitting.page.evaluate("() => document.documentElement.outerHTML + document.title"))
    named = set(CARD.findall(text))
    assert named, "the page names cards somehow"
    down = hidden(position)
    assert not named & down
    assert not {words.lower() for words in _SPOKEN.findall(text)} & set(map(rank_and_suit, down))
    drawn = Counter(card for cards in sitting.cards().values() for card in cards if card)
    assert drawn <= visible(position)


def test_tri_peaks(seats: Seats) -> None:
    sitting = seats.open().sit(TRI_PEAKS_WON.address)
    position = TRI_PEAKS_WON.start()
    check_page(sitting, position)
    for seq, text in enumerate(TRI_PEAKS_WON.moves[:-4], 1):
        move = position.parse_move(text)
        source = move_view(position, move).source
        position.push(move)
        sitting.click(source)
        sitting.until(seq)
        check_page(sitting, position)
    check_frames(sitting, TRI_PEAKS_WON.start(), TRI_PEAKS_WON.moves[:-4])


def test_a_hidden_card_would_be_seen(seats: Seats) -> None:
    sitting = seats.open().sit(TRI_PEAKS_WON.address)
    position = TRI_PEAKS_WON.start()
    card = sorted(hidden(position))[0]
    for attribute, value in (("data-card", card), ("aria-label", rank_and_suit(card))):
        sitting.page.evaluate("([name, value]) => document.body.setAttribute(name, value)", [attribute, value])
        with pytest.raises(AssertionError):
            check_page(sitting, position)
        sitting.page.evaluate("(name) => document.body.removeAttribute(name)", attribute)
        check_page(sitting, position)


def test_rank_and_file(seats: Seats) -> None:
    """Runs move, cards turn up; forty moves of one fixed playout."""
    dealt = find_game("rank-and-file").rules
    position = start(dealt, 73)
    chance = random.Random(73)
    sitting = seats.open().sit("/play/rank-and-file?deal=73")
    check_page(sitting, position)
    moves = []
    for seq in range(1, 41):
        legal = position.legal_moves()
        move = chance.choice([move for move in legal if move.source >= 0] or legal)
        view = move_view(position, move)
        moves.append(position.format_move(move))
        position.push(move)
        if view.source == "stock":
            sitting.click("stock")
        else:
            sitting.drag(view.source, view.target, view.count)
        sitting.until(seq)
        check_page(sitting, position)
    assert sum(position.hidden) < sum(start(dealt, 73).hidden)  # type: ignore[union-attr]
    check_frames(sitting, start(dealt, 73), moves)


def check_frames(sitting: Sitting, position: Position, moves: list[str] | tuple[str, ...]) -> None:
    """Every message that ever came, each against the position it is of."""
    at = 0
    for text, message in zip(sitting.heard, sitting.told(), strict=True):
        while at < message["seq"]:
            position.push(position.parse_move(moves[at]))
            at += 1
        check(text, position)
    assert at == len(moves)


def test_the_names_of_cards_are_those_of_the_page(seats: Seats) -> None:
    """Else the test above would look for words that nobody uses."""
    sitting = seats.open().sit("/play/golf?deal=15")
    tops = {pile["cards"][-1] for pile in sitting.told()[-1]["piles"] if pile["cards"]}
    assert any(card[0] in "AJQK" for card in tops)
    for card in tops:
        assert format_card(parse_card(card)) == card
        assert rank_and_suit(card) in sitting.page.content()
