"""Face-down cards and the stock never leave the server. The tests compare every message with the referee's position."""

from __future__ import annotations

import json
import logging
import re
from collections import Counter
from random import Random

import pytest

from longwood.cards import format_card
from longwood.errors import NotationError
from longwood.play import ColumnPosition, CoveringPosition, Position, start
from longwood.protocol import Help, Play, Refused, Table
from longwood.rules import ColumnRules, Empty, OptionValue
from longwood.tables.views import piles_view
from longwood.variants import find_game
from tests.server.playing import REDO, RESTART_AS_PRACTICE, UNDO, UNDO_AS_PRACTICE, Browser, Tab
from tests.server.rooms.guests import open_room

pytestmark = pytest.mark.every_store

CARD = re.compile(r"\b(?:[A2-9TJQK][CDHS]|XX)\b")
CARD_IN_WORDS = re.compile(r"\b(?:Ace|King|Queen|Jack|[2-9]|10|joker)\b of", re.IGNORECASE)


def visible(position: Position) -> Counter[str]:
    """Return the face-up cards of a position, counted without the code that builds the views."""
    if isinstance(position, ColumnPosition):
        piles = [position.waste, *position.foundations.piles]
        piles += [cards[hidden:] for cards, hidden in zip(position.columns, position.hidden, strict=True)]
        return Counter(format_card(card) for pile in piles for card in pile)
    assert isinstance(position, CoveringPosition)
    seen = Counter(map(format_card, position.hole))
    for slot, card in enumerate(position.cards):
        covered = position.rules.layout.covers[slot] & position.present
        if card is not None and position.present >> slot & 1 and not (position.rules.face_down and covered):
            seen[format_card(card)] += 1
    return seen


def hidden(position: Position) -> set[str]:
    """Return the cards of which every remaining copy is face down or in the stock."""
    if isinstance(position, ColumnPosition):
        down = [*position.stock, *(c for cards, n in zip(position.columns, position.hidden, strict=True) for c in cards[:n])]
    else:
        assert isinstance(position, CoveringPosition)
        down = [*position.stock[position.turned :], *(card for card in position.cards if card is not None)]
    return {format_card(card) for card in down} - visible(position).keys()


def check(text: str, position: Position) -> None:
    """Check that the piles of a message show exactly the face-up cards, and that no part of it reveals a hidden card."""
    message = json.loads(text)
    for pile in message.get("piles", []):
        begins = pile.pop("begins", None)
        if begins is not None:  # follows from the rules, so it reveals nothing
            assert (pile["kind"], pile["cards"]) == ("foundation", [])
            assert begins == "A" + "CDHS"[(int(pile["id"][1:]) - 1) % 4]
    text = json.dumps(message)
    if message["type"] == "table":
        named = Counter(card for pile in message["piles"] for card in pile["cards"])
        assert named == visible(position)
        dealt = sum(pile["hidden"] for pile in message["piles"]) + named.total()
        assert dealt == position.rules.deck_size  # type: ignore[attr-defined]
        rest = json.dumps({key: value for key, value in message.items() if key != "piles"})
        # A move names a card only if it returns that card from a foundation.
        assert set(CARD.findall(rest)) <= visible(position).keys()
    assert not set(CARD.findall(text)) & hidden(position)
    assert position.line() not in text


def do_random_action(tab: Tab, position: Position, random: Random) -> None:
    """Do one random action, both at the table and in the test's own copy of the position."""
    chance = random.random()
    if position.moves and (chance < 0.15 or not tab.table.moves):
        left = tab.do(UNDO_AS_PRACTICE).played
        while len(position.moves) > left:
            position.pop()
    elif position.moves and chance < 0.17:
        tab.do(RESTART_AS_PRACTICE)
        while position.moves:
            position.pop()
    else:
        move = random.choice(tab.table.moves)
        tab.make(move)
        for text in move.text.split():
            position.push(position.parse_move(text))


def try_illegal_actions(tab: Tab, random: Random) -> None:
    """Send one or two actions that are almost never legal."""
    piles = [pile.id for pile in tab.table.piles] + ["c1", "f1", "s1", "waste", "hole", "c99", "x"]
    action = Play(0, random.choice(piles), random.choice(piles), random.choice((0, -1, -2, 1, 2, 3, 9, 10**30)))
    kind = action.target[:1]  # a play to any foundation means the one that accepts the card
    if not any(m.source == action.source and (m.target == action.target or m.target[:1] == kind == "f") for m in tab.table.moves):
        assert isinstance(tab.ask(action), Refused)
    if tab.table.played:
        tab.ask(random.choice((UNDO, REDO)) if tab.table.undo == "marks" and not tab.table.redo else Play(0, "x", "x"))


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("forty-thieves", {"foundation_return": True}),
        ("indian", {}),
        ("number-ten", {}),
        ("rank-and-file", {}),
        ("little-forty-pysol", {}),
        ("golf", {"jokers": 2}),
        ("golf", {"face_down": True, "empty_foundation": True}),
        ("black-hole", {"face_down": True}),
        ("tri-peaks", {}),
        ("tri-peaks", {"open": True}),
        ("elevator", {}),
    ],
    ids=str,
)
def test_only_face_up_cards_are_sent(browser: Browser, game: str, options: dict[str, OptionValue]) -> None:
    random = Random(f"{game} {options}")
    turned_up = False
    for number in (3, 8):
        position = start(find_game(game, options).rules, number)
        with browser.open(browser.deal(game, number, **options)) as tab:
            first = visible(position)
            for _ in range(60):
                try_illegal_actions(tab, random)
                while tab.received:
                    check(tab.received.pop(), position)
                do_random_action(tab, position, random)
                assert tab.received
                while tab.received:
                    check(tab.received.pop(), position)
                turned_up |= visible(position) != first
    assert turned_up


@pytest.mark.parametrize(
    ("rules", "foundations", "columns"),
    [
        (ColumnRules(name="X"), ["AC", "AD", "AH", "AS"] * 2, None),
        (ColumnRules(name="X", empty=Empty.KING), ["AC", "AD", "AH", "AS"] * 2, "K"),
        (ColumnRules(name="X", empty=Empty.QUEEN, foundation_base=7, foundation_wrap=True), ["7C", "7D", "7H", "7S"] * 2, "Q"),
    ],
)
def test_an_empty_pile_shows_which_card_can_start_it(rules: ColumnRules, foundations: list[str], columns: str | None) -> None:
    position = start(rules, 1)
    assert [pile.begins for pile in piles_view(position) if pile.kind == "foundation"] == foundations
    assert {pile.begins for pile in piles_view(position) if pile.kind != "foundation"} == {None}
    assert isinstance(position, ColumnPosition)
    value = position.columns[0][-1]
    position.columns[0].clear()
    position.foundations.put_on(2, value)
    piles = {pile.id: pile for pile in piles_view(position)}
    assert (piles["c1"].begins, piles["f3"].begins, piles["f4"].begins) == (columns, None, foundations[3])


@pytest.mark.parametrize(("game", "deal"), [("forty-thieves", 3), ("indian", 1), ("golf", 15), ("tri-peaks", 1)])
def test_advice_never_names_a_face_down_card(browser: Browser, game: str, deal: int) -> None:
    position = start(find_game(game).rules, deal)
    with browser.open(browser.deal(game, deal)) as tab:
        questions: tuple[Help, ...] = ("verdict", "nudge", "move", "line")
        for help in questions:
            answer = tab.advice(help)
            assert answer.help == help
        while tab.received:
            check(tab.received.pop(), position)


def test_no_id_looks_like_a_card_or_a_deal_number(browser: Browser) -> None:
    """Otherwise these tests would mistake one id in a thousand for a hidden card."""
    with browser.open(browser.begin_round("golf")) as tab:
        assert tab.table.round is not None
        ids = [tab.table.table, tab.table.round.id, open_room(browser).room]
    assert [id for id in ids if not re.fullmatch("[a-z]{20}", id)] == []
    assert len(set(ids)) == 3


def test_refusing_a_wrong_count_reveals_no_hidden_card(browser: Browser) -> None:
    for game in ("rank-and-file", "number-ten"):
        with browser.open(browser.deal(game, 5)) as tab:
            for count in (0, -1, -2, -3, 3, 4):
                answer = tab.ask(Play(0, "c1", "c2", count))
                assert isinstance(answer, Refused)
                assert not CARD_IN_WORDS.search(answer.message), answer.message


def test_player_actions_are_not_logged(browser: Browser, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "longwood")
    table = browser.deal("indian", 1)
    with browser.open(table) as tab:
        assert tab.refused(Play(0, "c1", "c2")) == "illegal-move"
        assert tab.refused(Play(0, "x", "c2")) == NotationError.code
    assert browser.problem("POST", f"/api/tables/{table}/reshuffle")[0] == 409
    assert not [record for record in caplog.records if record.name.startswith(("longwood", "uvicorn.error", "litestar"))]


def test_reconnecting_reveals_no_hidden_card(browser: Browser) -> None:
    table = browser.deal("rank-and-file", 2)
    position = start(find_game("rank-and-file").rules, 2)
    random = Random(2)
    for _ in range(5):
        with browser.open(table) as tab:
            assert isinstance(tab.table, Table)
            check(tab.received.pop(), position)
            for _ in range(6):
                do_random_action(tab, position, random)
