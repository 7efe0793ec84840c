"""What is sent again after a break is done once: however often, however late, and whatever other tabs did meanwhile."""

from __future__ import annotations

import re
from random import Random
from typing import Final

import pytest
from msgspec.structs import replace

from longwood.errors import LongwoodError
from longwood.play import ColumnPosition, Move, shortcuts
from longwood.server import again, piles
from longwood.server.again import was_done
from longwood.server.events import Event, Moved, MovedTogether, Undone, format_event, parse_event
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


def names_of(game: str) -> list[str]:
    """The piles of a game, one that is none, and one that another game has."""
    if game in ("tri-peaks", "golf"):
        return ["stock", "hole", "waste", *(f"{letter}{n}" for letter in "cs" for n in (1, 2, 7, 28, 99))]
    return ["stock", "hole", "waste", "c0", *(f"c{n}" for n in range(1, 13)), *(f"f{n}" for n in range(1, 10))]


def other_wishes(random: Random, game: str, done: Event) -> list[Action]:
    """Plays between any piles, more of them near what was done, and all else that can be asked, agreed to or not."""
    names = names_of(game)
    plays: list[Action] = [
        Play(0, source, target, random.choice([0, 1, 1, 2, 3, 4]), joined=random.random() < 0.3)
        for source, target in random.sample([(a, b) for a in names for b in names], 40)
    ]
    if isinstance(done, Moved | MovedTogether):
        texts = [done.move] if isinstance(done, Moved) else done.moves
        near = [f"c{number}" for text in texts for number in re.findall(r"\d+", text)]
        near += [f"f{n}" for n in range(1, 10)] + ["waste", "stock"]
        for _ in range(80):
            source, target = random.choices(near, k=2)
            plays.append(Play(0, source, target, random.choice([1, 2, 3]), joined=random.random() < 0.2))
    rest: list[Action] = [kind(0, practice=agreed) for kind in (Undo, Restart) for agreed in (False, True)]
    rest += [Return(0, n, practice=agreed) for n in (0, 1, 2) for agreed in (False, True)]
    return [*plays, *rest, RemoveBookmark(0, 0), RemoveBookmark(0, 1), RemoveBookmark(0, 2), Redo(0), Bookmark(0), End(0)]


def event_of(then: LiveTable, action: Action) -> Event | None:
    """What the action was there, with the table as it was; None where it was refused."""
    try:
        return replace(then.decide(action, longest_ms=LONGEST_GAME_MS), elapsed_ms=0)
    except LongwoodError:
        return None


def walked(game: str, options: dict[str, bool], random: Random) -> LiveTable:
    """A table at which all kinds of things were done: cards go up and come down, several in one gesture, by the search too."""
    live = LiveTable(find_game(game, options), 17)
    for turn in range(100):
        wishes = actions(live, random)
        plays = moves_view(live.position)
        ways = [move for move in plays if move.steps] or [move for move in plays if (move.source + move.target).startswith("f")]
        ways = ways or [move for move in plays if "f" in move.target] or plays
        if ways and (turn < 60 or random.random() < 0.5):
            move = random.choice(ways if random.random() < 0.7 else plays)
            wishes.insert(0, Play(0, move.source, move.target, move.count, joined=random.random() < 0.3))
        for wish in wishes:
            try:
                event = live.decide(replace(wish, elapsed_ms=turn), longest_ms=LONGEST_GAME_MS)
            except LongwoodError:
                continue
            if isinstance(event, Moved) and not event.joined and random.random() < 0.1:
                event = replace(event, shown=True)
            live.apply(event)
            break
    return live


@pytest.mark.parametrize(
    ("game", "options", "seed"),
    [("forty-thieves", {"foundation_return": True}, 2), ("lucas", {}, 5), ("tri-peaks", {}, 2), ("golf", {}, 2)],
)
def test_it_is_known_as_if_all_had_been_played_again(game: str, options: dict[str, bool], seed: int) -> None:
    """Against the slow twin: the table as it was, asked the same."""
    random = Random(seed)
    live = walked(game, options, random)
    reread = LiveTable(live.game, live.deal)
    for event in live.log:
        reread.apply(parse_event(format_event(event)))
    then = LiveTable(live.game, live.deal)
    known = 0
    for after, event in enumerate(live.log):
        for wish in other_wishes(random, game, event):
            action = replace(wish, after=after)
            was = event_of(then, action) == replace(event, elapsed_ms=0)
            assert was_done(live, action) is was_done(reread, action) is was, (after, event, action)
            known += was
        then.apply(event)
    kinds = {type(event) for event in live.log}
    assert kinds > {Moved, Undone}
    if game == "lucas":
        assert MovedTogether in kinds
    if options:
        assert live.came_down
    assert known > len(live.log) / 3


def test_the_gesture_is_known_by_its_steps() -> None:
    for cards in range(2, 9):
        assert again._whole(list(shortcuts._steps(cards, 0, 1, [4, 5, 6]))) == Move(0, 1, cards)


def test_a_card_of_which_two_foundations_show_one_came_down_from_either() -> None:
    live = LiveTable(find_game("forty-thieves", {"foundation_return": True}), 17)
    ace = live.position.parse_move("fAS-3")
    assert ace.card is not None
    assert isinstance(live.position, ColumnPosition)
    for number in (3, 7):
        live.position.foundations.piles[number].append(ace.card)
    came_down = piles.showing(live.position, ace.card)
    assert came_down == [3, 7]
    assert [n for n in range(1, 10) if piles.is_named(live.position, ace, f"f{n}", "c3", 1, came_down)] == [4, 8]


def test_nothing_is_played_again_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """One page may ask it of a long game as often as it likes: nobody waits meanwhile."""
    live = LiveTable(find_game("limited"), 17)
    for _ in range(50):
        for action in (DRAW, Undo(0, practice=True)):
            live.apply(live.decide(action, longest_ms=LONGEST_GAME_MS))
    monkeypatch.delattr(LiveTable, "apply")
    monkeypatch.delattr(LiveTable, "decide")
    assert [was_done(live, replace(DRAW, after=after)) for after in range(100)] == [True, False] * 50


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
