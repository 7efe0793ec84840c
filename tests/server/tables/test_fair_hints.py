"""Fair hints: they use only what the player sees, and don't mark the game as helped. And what is said about unsolved deals."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import ValidationError

from longwood.errors import LongwoodError
from longwood.play import Position, start
from longwood.protocol import Ask
from longwood.rules import rules_hash
from longwood.solver.sampling import Judged, imagined
from longwood.solver.steps import run
from longwood.tables.searches import fair
from longwood.tables.searches.advice import fair_view
from longwood.tables.searches.fair import fair_question
from longwood.variants import find_game, unsolved
from longwood.variants.open_deals import OPEN_DEALS
from tests.server.playing import Browser

pytestmark = pytest.mark.every_store


def judged(position: Position) -> Judged:
    return run(fair_question(position, 2**28).steps(lambda _: None))


def test_a_fair_hint_is_counted_but_the_game_stays_unaided(browser: Browser) -> None:
    with browser.open(browser.deal("tri-peaks", 1)) as tab:
        assert tab.table.unseen
        answer = tab.advice("fair")
        assert (answer.help, answer.verdict, answer.to_win, answer.samples) == ("fair", "unknown", None, fair.SAMPLES)
        assert answer.wins in range(1, fair.SAMPLES + 1)
        assert answer.moves[0] in tab.table.moves
        helped = tab.table.helped
        assert (helped.fair, helped.hints, helped.verdict, helped.shown) == (1, 0, False, 0)
        assert tab.advice("fair").moves == answer.moves
        tab.make(answer.moves[0])
        assert tab.table.helped.fair == 2
        kept = browser.http.get(f"/api/tables/{tab.table.table}/record").text
        assert "Helped" not in kept
        tab.advice("nudge")
        assert tab.table.helped.hints == 1


def test_a_fair_hint_is_refused_where_nothing_is_hidden(browser: Browser) -> None:
    with browser.open(browser.deal("black-hole", 1)) as tab:
        assert not tab.table.unseen
        assert tab.refused(Ask(0, "fair")) == "all-seen"
        assert tab.table.helped.fair == 0


@pytest.mark.parametrize("game", ["golf", "tri-peaks", "lucas", "number-ten", "forty-thieves"])
def test_the_hidden_cards_do_not_change_a_fair_hint(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "_NODES", 60)
    monkeypatch.setattr(fair, "_FAIR_S", 1000.0)
    position = start(find_game(game).rules, 5)
    for _ in range(4):
        position.push(position.legal_moves()[-1])
        here, other = judged(position), imagined(position, Random(9))
        assert other != position
        there = judged(other)
        question = Ask(1, "fair")
        assert (here.move, here.lines, here.effort.nodes) == (there.move, there.lines, there.effort.nodes)
        for view in (fair_view(position, here, question, 1), fair_view(other, there, question, 1)):
            assert (view.moves, view.gain) == (fair_view(position, there, question, 1).moves, fair_view(other, here, question, 1).gain)


def test_the_answer_of_another_machine_is_checked() -> None:
    question = fair_question(start(find_game("tri-peaks").rules, 1), 2**28)
    found = run(question.steps(lambda _: None))
    assert any(found.lines)

    def checked(answer: Judged) -> Judged:
        work = question.checked_result(question.encode_result(answer))
        while True:
            try:
                next(work)
            except StopIteration as end:
                value: Judged = end.value
                return value

    assert checked(found) == found
    won = next(line for line in found.lines if line)
    for lines in ((won[:-1], *found.lines[1:]), (*found.lines, won), found.lines[::-1]):
        with pytest.raises((LongwoodError, ValidationError)):
            checked(Judged(found.move, lines, found.is_all_seen, found.effort))


def test_a_table_says_that_its_deal_is_unsolved(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OPEN_DEALS, rules_hash(find_game("golf").rules), "14 15")
    unsolved.unsolved_deals.cache_clear()
    try:
        for deal, expected in ((15, True), (16, False)):
            with browser.open(browser.deal("golf", deal)) as tab:
                assert tab.table.unsolved is expected
        with browser.open(browser.deal("golf", 15, jokers=1)) as tab:
            assert not tab.table.unsolved
    finally:
        unsolved.unsolved_deals.cache_clear()
