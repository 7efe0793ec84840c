"""A message resent after a lost connection takes effect once, however often or late it arrives and whatever other tabs do."""

from __future__ import annotations

import json
from random import Random
from typing import Final

import pytest
from msgspec.structs import replace

from longwood.errors import LongwoodError
from longwood.protocol import Action, Ask, Bookmark, End, Play, Redo, Refused, RemoveBookmark, Restart, Return, Table, Undo
from longwood.tables.events import Event, Moved, Undone, format_event, parse_event, parse_name
from longwood.tables.state import LONGEST_GAME_MS, TableState
from longwood.tables.views import moves_view
from longwood.variants import find_game
from tests.browser.known_games import BLACK_HOLE_STUCK, FORTY_THIEVES
from tests.server.playing import Browser

pytestmark = pytest.mark.every_store

DRAW: Final = Play(0, "stock", "waste")
LONGEST_NAME: Final = 40


def actions(state: TableState, random: Random) -> list[Action]:
    """Return a random selection of actions, legal or not, in random order."""
    plays: list[Action] = [Play(0, move.source, move.target, move.count) for move in moves_view(state.position)]
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


def event_of(state: TableState, message: Action | Ask) -> Event | None:
    """Return the event that a message causes, or None if the message is refused or changes nothing."""
    try:
        if isinstance(message, Ask):
            return state.asked(message, longest_ms=LONGEST_GAME_MS)
        return state.decide(message, longest_ms=LONGEST_GAME_MS)
    except LongwoodError:
        return None


@pytest.mark.parametrize("game", ["forty-thieves", "limited", "tri-peaks", "golf", "number-ten"])
def test_only_the_action_that_was_done_is_recognised_as_done(game: str) -> None:
    random = Random(4)
    state = TableState(find_game(game), 17)
    done: list[Action | Ask] = []
    refused: list[Action | Ask] = []
    stored: list[str] = []
    for turn in range(60):
        choices: list[Action | Ask] = [*actions(state, random), *actions(state, random)]
        choices.insert(random.randrange(4), Ask(0, "move"))
        named = [replace(choice, after=state.seq, elapsed_ms=turn, name=f"{turn}x{number}") for number, choice in enumerate(choices)]
        accepted = next(message for message in named if event_of(state, message) is not None)
        event = event_of(state, accepted)
        assert event is not None
        assert not state.was_done(accepted), "it has not been done yet"
        stored.append(format_event(event, accepted.name))
        state.apply(event, accepted.name)
        done.append(accepted)
        refused += [message for message in named if message is not accepted]
    assert len({type(message) for message in done}) > 4
    reread = TableState(state.game, state.deal)
    for text in stored:
        reread.apply(parse_event(text), parse_name(text))
    for table in (state, reread):
        assert all(table.was_done(replace(message, elapsed_ms=99_999)) for message in done), "a message that was done is always recognised"
        assert not any(table.was_done(message) for message in refused), "another message was done in its place"
        for message in done + refused:
            assert event_of(table, message) is None, "an outdated message is never done"
        for after in (None, -1, -2, 1, len(done) - 1, len(done), 2**70):
            assert not table.was_done(replace(done[0], after=after))
        for name in (None, "", "0", "0x", done[1].name, "0X0"):
            assert not table.was_done(replace(done[0], name=name))


def test_recognising_a_resent_message_replays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page can therefore resend messages in a long game as often as it likes without slowing down the server."""
    state = TableState(find_game("limited"), 17)
    for _ in range(50):
        for action in (DRAW, Undo(0, practice=True)):
            state.apply(state.decide(action, longest_ms=LONGEST_GAME_MS), "drawn" if action is DRAW else None)
    monkeypatch.delattr(TableState, "apply")
    monkeypatch.delattr(TableState, "decide")
    resent = replace(DRAW, name="drawn")
    assert [state.was_done(replace(resent, after=after)) for after in range(100)] == [True, False] * 50


def test_a_name_is_stored_with_its_event_but_is_not_part_of_it() -> None:
    for event, text in (
        (Moved("d", 7, joined=True), '{"type":"moved","move":"d","elapsed_ms":7,"joined":true'),
        (Undone(0), '{"type":"undone","elapsed_ms":0'),
    ):
        assert format_event(event) == text + "}", "the text is the same as before messages had names"
        assert format_event(event, "0az") == text + ',"name":"0az"}'
        assert parse_event(format_event(event, "0az")) == event
        assert (parse_name(format_event(event, "0az")), parse_name(format_event(event))) == ("0az", None)


def test_the_same_action_sent_over_two_connections_is_done_once(browser: Browser) -> None:
    table = browser.deal("forty-thieves", 7)
    with browser.open(table) as stale, browser.open(table) as tab:
        for turn in range(5):
            action = replace(DRAW, after=turn, name=f"draw{turn}")
            assert tab.do(action).seq == turn + 1
            late = stale.ask(action)
            assert isinstance(late, Table), "the server answers that it is done"
            assert (late.seq, late.played, late.piles) == (turn + 1, turn + 1, tab.table.piles)
        for other in (
            Undo(0, practice=True, after=4, name="undo"),
            replace(DRAW, after=4, name="draw5"),
            replace(DRAW, after=3, name="draw4"),
        ):
            answer = tab.ask(other)
            assert isinstance(answer, Refused)
            assert (answer.code, answer.seq, tab.table.played) == ("moved-on", 5, 5)


def test_a_refused_action_is_refused_when_resent_and_never_done(browser: Browser) -> None:
    table = browser.deal(FORTY_THIEVES.game, FORTY_THIEVES.deal)
    with browser.open(table) as one, browser.open(table) as two:
        assert one.do(replace(DRAW, after=0, name="first")).seq == 1
        unconfirmed = Undo(0, after=1, name="unconfirmed")
        impossible = Play(0, "c1", "c2", after=1, name="impossible")
        for _ in range(2):
            assert one.refused(unconfirmed) == "marks-practice"
            assert one.refused(impossible) == "illegal-move"
        assert two.do(Undo(0, practice=True, after=1, name="confirmed")).played == 0
        for message in (unconfirmed, impossible):
            answer = one.ask(message)
            assert isinstance(answer, Refused)
            assert (answer.code, one.table.seq) == ("moved-on", 2)


def test_the_state_after_another_tabs_action_is_sent_before_the_refusal(browser: Browser) -> None:
    table = browser.deal(FORTY_THIEVES.game, FORTY_THIEVES.deal)
    with browser.open(table) as one, browser.open(table) as two:
        one.do(replace(DRAW, after=0, name="one0"))
        one.do(replace(DRAW, after=1, name="one1"))
        move = Play(0, "c5", "c3", after=0, name="two0")
        assert not isinstance(two.ask(move), Table)
        assert two.table.seq == 2
        assert two.do(replace(move, after=two.table.seq, name="two2")).seq == 3
        assert isinstance(two.ask(move), Refused), "a late copy is refused"
        assert two.table.seq == 3
    with browser.open(table) as tab:
        assert tab.table.played == 3


@pytest.mark.parametrize(("moves", "undone"), [("10 17", False), ("10", False), ("10 17", True)])
def test_an_action_sent_before_the_mark_of_an_analysis_arrives_is_done_once(browser: Browser, moves: str, undone: bool) -> None:
    """The answer of an analysis can overtake the message that the game counts as helped."""
    table = browser.deal(BLACK_HOLE_STUCK.game, BLACK_HOLE_STUCK.deal)
    with browser.open(table) as tab:
        tab.play(moves)
        if undone:
            tab.do(Undo(0, practice=True))
        known = tab.table
        for _ in range(2):  # the second one finds the mark of the first
            assert browser.http.post(f"/api/tables/{table}/analysis?agreed=true").is_success
        back = Undo(0, to=0, practice=True, after=known.seq, name="back")
        for _ in range(2):
            assert tab.do(back).seq == known.seq + 2
        assert (tab.table.played, tab.table.helped.verdict) == (0, True)
        assert tab.refused(replace(back, name="late")) == "moved-on"
        assert tab.refused(replace(back, after=known.seq + 1, name="late")) == "moved-on"
        assert tab.refused(replace(back, after=known.seq - 1)) == "moved-on"
    with browser.open(table) as again:
        assert (again.table.seq, again.table.played) == (known.seq + 2, 0)


def test_a_hint_requested_twice_is_counted_once(browser: Browser) -> None:
    with browser.open(browser.deal("lucas", 104)) as tab:
        question = Ask(0, "nudge", after=0, name="hint")
        for _ in range(3):
            answer = tab.ask(question)
            assert isinstance(answer, Table)
            assert (answer.seq, answer.helped.hints) == (1, 1)
        tab.do(replace(DRAW, after=1, name="draw"))
        assert tab.refused(question) == "given-up"
        tab.do(End(0, after=2, name="end"))
        assert tab.table.helped.hints == 1


def test_a_message_without_a_name_is_refused_if_the_game_has_changed(browser: Browser) -> None:
    """A page loaded before messages had names can still be open after the server is updated.

    Such a page resends its move if it receives only the new state, and might then make the move twice. So it gets a refusal as well.
    """
    table = browser.deal("forty-thieves", 7)
    with browser.open(table) as tab, browser.open(table) as other:
        older = replace(DRAW, after=0)
        assert tab.do(older).seq == 1
        for sender in (tab, other):
            answer = sender.ask(older)
            assert isinstance(answer, Refused)
            assert (answer.code, answer.seq, answer.phrase) == ("unnamed", 1, None)
            assert answer.message == "The game has changed since"
            update = json.loads(sender.received[-2])
            assert (update["type"], update["seq"], update["ref"]) == ("table", 1, None), "the current table comes first"
        assert tab.do(replace(DRAW, after=1)).seq == 2, "an action for the current state is done"
        assert tab.do(DRAW).seq == 3
        assert tab.refused(Ask(0, "nudge", after=0)) == "given-up"


@pytest.mark.parametrize("name", ["", "A", "a b", "a-b", "é", "a\n", "\n", '"', "0" * (LONGEST_NAME + 1), 5, ["a"]])
def test_a_long_or_irregular_name_is_refused(browser: Browser, name: object) -> None:
    with browser.open(browser.deal("forty-thieves", 7)) as tab:
        for message in ({"type": "play", "source": "stock", "target": "waste"}, {"type": "ask", "help": "nudge"}):
            tab.socket.send(json.dumps({**message, "ref": 1, "after": 0, "name": name}))
            answer = tab.receive()
            assert isinstance(answer, Refused)
            assert (answer.code, answer.ref, answer.seq) == ("bad-message", None, 0)
            assert "`$.name`" in answer.message
        assert tab.do(replace(DRAW, after=0, name="0" * LONGEST_NAME)).seq == 1


def test_names_are_never_sent_to_clients(browser: Browser) -> None:
    secret = "k0e1y2"
    tables = [browser.deal("golf", 15) for _ in range(2)]
    for table, name in zip(tables, (secret, None), strict=True):
        with browser.open(table) as tab, browser.open(table) as other:
            tab.do(Play(0, "stock", "hole", after=0, name=name))
            tab.do(Undo(0, practice=True, after=1, name=name))
            tab.refused(Redo(0, after=1, name=name and "k9"))
            other.until(2)
            replay = browser.http.get(f"/api/tables/{table}/replay").text
            assert not any(secret in text for text in (*tab.received, *other.received, replay))
    text = browser.http.get("/api/games").text
    assert secret not in text
    named, nameless = (json.loads(line) for line in text.splitlines())
    assert named["record"] == nameless["record"]
    assert [stored["event"] for stored in named["events"]] == [stored["event"] for stored in nameless["events"]]
