"""Export, import and deletion of a player's games: nothing is lost, invalid lines are refused, and deleted games are gone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from longwood.play import format_record, parse_record, replay
from longwood.protocol import Play, Refused, Table
from longwood.tables import state
from longwood.tables.history import archive
from longwood.variants import find_game
from tests.server.databases import change, rows
from tests.server.playing import END, GOLF_15, REDO, UNDO, UNDO_AS_PRACTICE, Browser, Running, Tab

pytestmark = pytest.mark.every_store


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Browser]:
    """Return a browser on a second server."""
    with Running(tmp_path) as running, Browser(running.address) as browser:
        yield browser


def exported(browser: Browser) -> list[dict[str, Any]]:
    answer = browser.http.get("/api/games")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"] == 'attachment; filename="longwood-games.jsonl"'
    return [json.loads(line) for line in answer.text.splitlines()]


def import_games(browser: Browser, lines: list[dict[str, Any]] | bytes) -> dict[str, Any]:
    body = lines if isinstance(lines, bytes) else "".join(json.dumps(line) + "\n" for line in lines).encode()
    answer = browser.http.post("/api/games", content=body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def play_games(browser: Browser) -> None:
    """Play several games: a won one, one in progress with undone moves, a hole that was ended early, and the next hole."""
    with browser.open(browser.deal("golf", 15)) as tab:
        tab.play(GOLF_15)
    with browser.open(browser.deal("forty-thieves", 108, foundation_return=True)) as tab:
        tab.play("5-3 d d w-5")
        tab.do(UNDO_AS_PRACTICE)
        tab.do(UNDO_AS_PRACTICE)
    first = browser.begin_round("golf")
    with browser.open(first) as tab:
        tab.play("d d")
        tab.do(END)
        assert tab.table.round is not None
        round_id = tab.table.round.id
    browser.post(f"/api/rounds/{round_id}/next")


def statistics_without_tables(browser: Browser) -> dict[str, Any]:
    """Return a player's statistics without the ids of their tables, which differ between servers."""
    found: dict[str, Any] = browser.http.get("/api/statistics").json()
    for game in found["games"]:
        game["best"] = [{key: value for key, value in best.items() if key != "table"} for best in game["best"]]
    return {**found, "recent": []}


def test_every_exported_line_has_a_valid_record_and_can_be_imported(browser: Browser, other: Browser) -> None:
    play_games(browser)
    lines = exported(browser)
    assert len(lines) == 4
    for line in lines:
        record = parse_record(line["record"])
        replay(record, find_game(record.game, dict(record.options)).rules)
    assert import_games(other, lines) == {"added": 4, "continued": 0, "known": 0, "bad": []}
    back = exported(other)
    assert back[2].pop("round") == back[3].pop("round")
    assert lines[2].pop("round") == lines[3].pop("round")
    assert back == lines
    theirs, mine = (statistics_without_tables(b) for b in (other, browser))
    assert theirs == mine
    tables = {game["game"]: game["table"] for game in other.http.get("/api/tables").json()}
    with other.open(tables["forty-thieves"]) as tab:
        assert (tab.table.played, tab.table.practice, tab.table.redo) == (2, True, True)
        assert tab.do(REDO).played == 3
    with other.open(tables["golf"]) as tab:
        assert tab.table.round is not None
        assert [hole.score for hole in tab.table.round.holes][:2] == [35, None]


def test_a_game_that_was_given_up_and_continued_can_be_imported(browser: Browser, other: Browser) -> None:
    with browser.open(browser.deal("forty-thieves", 108)) as tab:
        tab.play("5-3 d")
        tab.do(END)
        tab.do(UNDO)
        tab.play("d")
        tab.do(END)
    lines = exported(browser)
    assert import_games(other, lines)["added"] == 1
    assert exported(other) == lines
    assert statistics_without_tables(other) == statistics_without_tables(browser)
    assert other.http.get("/api/tables").json() == [], "it is over"


def test_games_that_already_exist_are_skipped(browser: Browser, other: Browser) -> None:
    play_games(browser)
    lines = exported(browser)
    assert import_games(browser, lines) == {"added": 0, "continued": 0, "known": 4, "bad": []}
    assert import_games(other, [lines[0]]) == {"added": 1, "continued": 0, "known": 0, "bad": []}
    assert import_games(other, lines) == {"added": 3, "continued": 0, "known": 1, "bad": []}
    assert import_games(browser, exported(other)) == {"added": 0, "continued": 0, "known": 4, "bad": []}
    assert len(exported(browser)) == 4


def test_an_imported_game_with_more_moves_continues_the_stored_one(browser: Browser, other: Browser) -> None:
    play_games(browser)
    before = exported(browser)
    import_games(other, before)
    imported = {game["game"]: game["table"] for game in other.http.get("/api/tables").json()}["forty-thieves"]
    played_on = {game["game"]: game["table"] for game in browser.http.get("/api/tables").json()}
    with browser.open(played_on["forty-thieves"]) as tab:
        tab.do(REDO)
    with browser.open(played_on["golf"]) as tab:
        tab.do(END)
        assert tab.table.round is not None
        browser.post(f"/api/rounds/{tab.table.round.id}/next")
    with other.open(imported) as tab:
        assert import_games(other, exported(browser)) == {"added": 1, "continued": 2, "known": 2, "bad": []}
        update = tab.receive()  # an open tab receives the change at once
        assert isinstance(update, Table)
        assert update.played == 3
        assert (tab.do(UNDO_AS_PRACTICE).seq, tab.table.played) == (8, 2)
    assert [len(line.get("events", [])) for line in exported(other)] == [len(GOLF_15.split()), 8, 3, 1, 0]
    # A game that was continued differently stays unchanged, and importing an older file undoes nothing.
    assert import_games(other, exported(browser)) == {"added": 0, "continued": 0, "known": 5, "bad": []}
    assert import_games(other, before) == {"added": 0, "continued": 0, "known": 4, "bad": []}
    assert [len(line.get("events", [])) for line in exported(other)] == [len(GOLF_15.split()), 8, 3, 1, 0]


def test_a_game_whose_messages_had_names_can_be_exported_and_imported(browser: Browser, other: Browser) -> None:
    """Message names matter only to the server that received them, so they are not exported."""
    table = browser.deal("forty-thieves", 7)
    draw = Play(0, "stock", "waste", after=0, name="first")
    with browser.open(table) as tab:
        tab.do(draw)
        (before,) = exported(browser)
        assert import_games(other, [before])["added"] == 1
        assert exported(other) == [before]
        (game,) = other.http.get("/api/tables").json()
        with other.open(game["table"]) as theirs:
            theirs.do(replace(draw, after=1))
        assert import_games(browser, exported(other)) == {"added": 0, "continued": 1, "known": 0, "bad": []}
        update = tab.receive()
        assert isinstance(update, Table)
        assert (update.seq, tab.do(draw).seq) == (2, 2), "the server still knows the message it received"
        assert isinstance(tab.ask(replace(draw, after=1)), Refused), "the server does not know the other server's message"
    assert exported(browser) == exported(other)


def test_a_damaged_game_is_not_continued_from_a_file(browser: Browser, server: Running) -> None:
    table = browser.deal("forty-thieves", 7)
    with browser.open(table) as tab:
        tab.play("d")
        before = exported(browser)
        tab.play("d")
        longer = exported(browser)
    browser.http.delete("/api/games")
    assert import_games(browser, before)["added"] == 1
    (game,) = browser.http.get("/api/tables").json()
    change(server.folder, 'UPDATE events SET event = ? WHERE "table" = ?', "{}", game["table"])
    assert import_games(browser, longer) == {"added": 0, "continued": 0, "known": 1, "bad": []}


def test_a_line_with_only_a_record_can_be_imported(browser: Browser, other: Browser) -> None:
    play_games(browser)
    line = exported(browser)[0]
    del line["events"]
    assert import_games(other, [line])["added"] == 1
    (game,) = other.http.get("/api/statistics").json()["games"]
    assert (game["game"], game["tallies"][0]["won"]) == ("golf", 1)


@pytest.fixture
def line(browser: Browser) -> dict[str, Any]:
    """Return the exported line of a won Golf hole."""
    with browser.open(browser.deal("golf", 15)) as tab:
        tab.play(GOLF_15)
    return exported(browser)[0]


def corrupted(line: dict[str, Any], how: str) -> dict[str, Any]:
    events = [dict(event) for event in line["events"]]
    record = parse_record(line["record"])
    match how:
        case "record":
            return {**line, "record": line["record"].replace("1. d", "1. 6")}
        case "check":
            return {**line, "record": line["record"].replace(record.check, "0" * 16)}
        case "events":
            return {**line, "events": events[:-1]}
        case "order":
            return {**line, "events": [events[1], events[0], *events[2:]]}
        case "redo":
            return {**line, "events": [{"at": 1.0, "event": {"type": "redone", "elapsed_ms": 1}}]}
        case "time":
            return {**line, "dealt_at": -1.0}
        case "elapsed":
            return {**line, "events": [*events[:-1], {"at": 1.0, "event": {**events[-1]["event"], "elapsed_ms": 2**40}}]}
        case "hole":
            return {**line, "hole": 1}
        case "position":
            position = replay(record, find_game("golf").rules)
            while position.moves:
                position.pop()
            plain = {name: getattr(record, name) for name in ("game", "rules", "moves", "result")}
            return {**line, "record": format_record(type(record)(**plain, position=position.line()))}
        case "version":
            return {**line, "longwood": 2}
    raise AssertionError(how)


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ("record", "the game record isn't valid: line "),
        ("check", "the check does not match"),
        ("events", "the events of this game don't match"),
        ("order", "at event "),
        ("redo", "at event 1"),
        ("time", "this game has invalid times or an invalid round"),
        ("elapsed", "this game has invalid times or an invalid round"),
        ("hole", "this game has invalid times or an invalid round"),
        ("position", "has no Longwood deal number"),
        ("version", "this line isn't an exported game"),
    ],
)
def test_a_file_with_an_invalid_line_is_refused_as_a_whole(server: Running, line: dict[str, Any], how: str, words: str) -> None:
    with Browser(server.address) as other:
        found = import_games(other, [line, corrupted(line, how)])
        assert (found["added"], found["known"]) == (0, 0)
        (bad,) = found["bad"]
        assert bad["line"] == 2
        assert words in bad["message"]
        assert exported(other) == []
        assert import_games(other, [line])["added"] == 1


def test_a_file_can_be_checked_without_being_imported(other: Browser, line: dict[str, Any]) -> None:
    """The page checks all parts of a long file before it imports the first one."""
    for lines, bad in (([line], []), ([line, corrupted(line, "version")], [2])):
        answer = other.http.post("/api/games?check=true", content="".join(json.dumps(one) + "\n" for one in lines)).json()
        assert (answer["added"], [one["line"] for one in answer["bad"]]) == (0, bad)
        assert exported(other) == []


def test_a_game_with_too_many_steps_is_refused(other: Browser, line: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit applies both to lines with events and to lines with only a record."""
    played = len(line["events"])
    alone = {name: value for name, value in line.items() if name != "events"}
    for most, bad in ((played - 1, [1, 2]), (played, []), (played // 2 - 1, [1, 2])):
        monkeypatch.setattr(state, "MOST_STEPS", most)
        monkeypatch.setattr(archive, "MOST_STEPS", most)
        found = import_games(other, [line, alone])
        assert [one["line"] for one in found["bad"]] == bad
        assert all(one["phrase"]["id"] == "error-archive-long" for one in found["bad"])
        assert found["added"] == (not bad)


def test_an_imported_game_has_the_same_limits_as_a_game_played_here(
    other: Browser, line: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game at the step limit can still be marked once and ended. The number of moves in one gesture is limited too."""
    helped = [{"at": line["played_at"], "event": {"type": "helped", "help": help, "elapsed_ms": 0}} for help in ("verdict", "nudge")]
    monkeypatch.setattr(state, "MOST_STEPS", len(line["events"]))
    found = import_games(other, [{**line, "events": [*line["events"], *marks]} for marks in (helped[:1] * 2, helped[1:], helped[:1])])
    assert [(bad["line"], bad["phrase"]["id"]) for bad in found["bad"]] == [(1, "error-archive-long"), (2, "error-archive-long")]
    assert import_games(other, [{**line, "events": [*line["events"], *helped[:1]]}])["added"] == 1
    monkeypatch.undo()
    draws = {"type": "moved-together", "moves": ["d"] * 129, "elapsed_ms": 0}
    (bad,) = import_games(other, [{**line, "events": [{"at": line["played_at"], "event": draws}]}])["bad"]
    assert bad["phrase"]["id"] == "error-archive-long"


@pytest.mark.parametrize("body", [b"\xff\xfe\n", b"nonsense\n", b"[]\n", b'{"longwood":1}\n', b"[" * 5000])
def test_a_file_that_is_not_an_export_is_refused_line_by_line(other: Browser, body: bytes) -> None:
    found = import_games(other, b"\n\n" + body)
    assert (found["added"], [bad["line"] for bad in found["bad"]]) == (0, [3])


def test_reading_a_long_invalid_file_stops_early(other: Browser) -> None:
    assert len(import_games(other, b"x\n" * 1000)["bad"]) == 50
    status, code, _ = other.problem("POST", "/api/games", content=b"x" * (4 * 1024 * 1024 + 1))
    assert (status, code) == (413, "bad-request")


def closing_code(tab: Tab) -> int | None:
    """Wait until the server closes the socket. Return the close code."""
    try:
        while True:
            tab.receive()
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def test_deleted_games_are_gone(other: Browser, tmp_path: Path) -> None:
    with Browser(other.address) as bystander:
        remaining = bystander.deal("golf", 1)
        with bystander.open(remaining) as tab:
            tab.play("d")
        play_games(other)
        table = other.deal("lucas", 1)
        with other.open(table) as tab:
            tab.play("d")
            answer = other.http.delete("/api/games")
            assert (answer.status_code, answer.json()) == (200, {"tables": 5})
            assert closing_code(tab) == 4404
        assert exported(other) == []
        assert other.http.get("/api/tables").json() == []
        found = other.http.get("/api/statistics").json()
        assert (found["games"], found["recent"]) == ([], [])
        assert not any(goal["have"] for goal in found["goals"])
        assert other.problem("GET", f"/api/tables/{table}/replay")[0] == 404
        assert rows(tmp_path, "SELECT id FROM tables") == [(remaining,)]
        assert rows(tmp_path, 'SELECT DISTINCT "table" FROM events') == [(remaining,)]
        assert rows(tmp_path, "SELECT count(*) FROM rounds") == [(0,)]
        with bystander.open(remaining) as tab:
            assert tab.do(Play(0, "stock", "hole")).played == 2
