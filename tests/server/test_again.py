"""What is sent again after a break is done once: however often, however late, and whatever other tabs did meanwhile."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from msgspec.structs import replace

from longwood.errors import LongwoodError
from longwood.server.again import was_done
from longwood.server.live import LONGEST_GAME_MS, LiveTable
from longwood.server.protocol import Action, Ask, Bookmark, End, Play, Redo, Refused, RemoveBookmark, Restart, Return, Table, Undo
from longwood.server.views import moves_view
from longwood.variants import find_game
from tests.browser.lines import FORTY_THIEVES
from tests.server.playing import Browser

DRAW: Final = Play(0, "stock", "waste")


def actions(live: LiveTable, random: Random) -> list[Action]:
    """All that might be asked there, allowed or not, in any order."""
    plays: list[Action] = [Play(0, move.source, move.target, move.count) for move in moves_view(live.position)]
    others: list[Action] = [
        Undo(0, practice=True),
        Redo(0),
        Bookmark(0),
        RemoveBookmark(0, 1),
        Return(0, 1, practice=True),
        Restart(0, practice=True),
    ]
    found = random.sample(plays, min(3, len(plays))) + random.sample(others, 3)
    return random.sample(found, len(found))


@pytest.mark.parametrize("game", ["limited", "tri-peaks", "golf", "number-ten"])
def test_of_all_that_could_have_been_asked_only_that_is_known_as_done_which_was(game: str) -> None:
    random = Random(4)
    live = LiveTable(find_game(game), 17)
    asked: list[Action] = []
    for turn in range(60):
        for wish in actions(live, random):
            action = replace(wish, after=live.seq, elapsed_ms=turn)
            try:
                event = live.decide(action, longest_ms=LONGEST_GAME_MS)
            except LongwoodError:
                continue
            assert not was_done(live, action), "it was not asked yet"
            others = [replace(other, after=live.seq) for other in actions(live, random) if not same(other, action)]
            live.apply(event)
            assert not any(was_done(live, other) for other in others), "another one was done"
            asked.append(action)
            break
    assert len(asked) > 20
    assert len({type(action) for action in asked}) > 3
    assert all(was_done(live, replace(action, elapsed_ms=99_999)) for action in asked), "whenever it comes"
    for action in asked:
        with pytest.raises(LongwoodError, match="went on"):
            live.decide(action, longest_ms=LONGEST_GAME_MS)
    for after in (-1, -2, len(asked), 2**70):
        assert not was_done(live, replace(asked[0], after=after))
    assert not was_done(live, replace(asked[0], after=None))


def same(one: Action, other: Action) -> bool:
    return type(one) is type(other) and replace(one, after=None, elapsed_ms=0) == replace(other, after=None, elapsed_ms=0)


def test_the_same_action_over_two_lines_is_done_once(browser: Browser) -> None:
    table = browser.deal("forty-thieves", 7)
    with browser.open(table) as dead, browser.open(table) as tab:
        for turn in range(5):
            action = replace(DRAW, after=turn)
            assert tab.do(action).seq == turn + 1
            late = dead.ask(action)
            assert isinstance(late, Table), "told as done"
            assert (late.seq, late.played, late.piles) == (turn + 1, turn + 1, tab.table.piles)
        other = tab.ask(replace(Undo(0, practice=True), after=4))
        assert isinstance(other, Refused)
        assert (other.code, other.seq, tab.table.played) == ("moved-on", 5, 5)


def test_what_another_tab_did_first_is_told_before_the_refusal(browser: Browser) -> None:
    table = browser.deal(FORTY_THIEVES.game, FORTY_THIEVES.deal)
    with browser.open(table) as one, browser.open(table) as two:
        one.do(replace(DRAW, after=0))
        one.do(replace(DRAW, after=1))
        move = Play(0, "c5", "c3", after=0)
        assert not isinstance(two.ask(move), Table)
        assert two.table.seq == 2
        assert two.do(replace(move, after=two.table.seq)).seq == 3
        assert isinstance(two.ask(move), Refused), "a late copy is not taken"
        assert two.table.seq == 3
    with browser.open(table) as tab:
        assert tab.table.played == 3


def test_a_hint_asked_for_again_is_counted_once(browser: Browser) -> None:
    with browser.open(browser.deal("lucas", 104)) as tab:
        for _ in range(3):
            answer = tab.ask(Ask(0, "nudge", after=0))
            assert isinstance(answer, Table)
            assert (answer.seq, answer.helped.hints) == (1, 1)
        tab.do(replace(DRAW, after=1))
        assert tab.refused(Ask(0, "nudge", after=0)) == "given-up"
        tab.do(End(0, after=2))
        assert tab.table.helped.hints == 1
