"""Replays show each position as the player saw it, the referee verifies links, and no hidden card is revealed."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from longwood.play import parse_record, start
from longwood.play import replay as referee_replay
from longwood.protocol import Pile, Replay, SharedGame
from longwood.rules import OptionValue
from longwood.variants import find_game
from tests.server.playing import END, GOLF_15, LUCAS_90, TRI_PEAKS_1, UNDO_AS_PRACTICE, Browser
from tests.server.test_hidden import CARD, do_random_action, hidden, visible

pytestmark = pytest.mark.every_store


def share(browser: Browser, **shared: Any) -> Replay:
    """Return the replay that a link to a shared game opens."""
    answer = browser.http.post("/api/replays", content=msgspec.json.encode(SharedGame(**shared)))
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Replay)


def replay_of(browser: Browser, table: str) -> Replay:
    answer = browser.http.get(f"/api/tables/{table}/replay")
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    return msgspec.json.decode(answer.content, type=Replay)


def frames(replay: Replay) -> list[list[Pile]]:
    """Return the piles after every step, assembled the way the page does it."""
    found = [replay.piles]
    for step in replay.steps:
        changed = {pile.id: pile for pile in step.piles}
        assert changed.keys() <= {pile.id for pile in replay.piles}
        found.append([changed.get(pile.id, pile) for pile in found[-1]])
    return found


BEGINS = re.compile(r'"begins":"[^"]*"')


def check(replay: Replay) -> None:
    """Check that each position shows exactly its face-up cards, and that the replay names no card that was never face up."""
    position = start(find_game(replay.game.id, replay.game.options).rules, int(replay.deal))
    points = frames(replay)
    seen = set(visible(position))
    for number, piles in enumerate(points):
        named = Counter(card for pile in piles for card in pile.cards)
        assert named == visible(position), number
        assert sum(pile.hidden for pile in piles) + named.total() == position.rules.deck_size
        seen |= visible(position).keys()
        if number < len(replay.steps):
            position.push(position.parse_move(replay.steps[number].text))
    # `begins` follows from the rules, so it reveals nothing.
    begins = {pile.begins for piles in points for pile in piles if pile.begins is not None}
    assert begins <= {f"A{suit}" for suit in "CDHS"} | {"K"}
    assert set(CARD.findall(BEGINS.sub("", msgspec.json.encode(replay).decode()))) <= seen
    assert position.line() not in msgspec.json.encode(replay).decode()
    record = parse_record(replay.record)
    assert referee_replay(record, find_game(record.game, dict(record.options)).rules).line() == position.line()


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("forty-thieves", {"foundation_return": True}),
        ("indian", {}),
        ("number-ten", {}),
        ("little-forty-pysol", {}),
        ("golf", {"jokers": 2}),
        ("golf", {"face_down": True, "empty_foundation": True}),
        ("tri-peaks", {}),
        ("elevator", {}),
    ],
    ids=str,
)
def test_a_replay_of_a_game_in_progress_shows_only_what_its_player_has_seen(
    browser: Browser, game: str, options: dict[str, OptionValue]
) -> None:
    random = Random(f"replay {game} {options}")
    position = start(find_game(game, options).rules, 4)
    table = browser.deal(game, 4, **options)
    with browser.open(table) as tab:
        for _ in range(40):
            do_random_action(tab, position, random)
        replay = replay_of(browser, table)
        assert [step.text for step in replay.steps] == [position.format_move(move) for move in position.moves]
        assert frames(replay)[-1] == tab.table.piles
        assert replay.practice == tab.table.practice
        check(replay)
        if replay.outcome == "open":
            assert not replay.over
            assert hidden(position)
        moves = " ".join(step.text for step in replay.steps)
        shared = share(browser, game=game, deal="4", options=options, moves=moves, rules=replay.rules)
        assert (shared.piles, shared.steps, shared.elapsed_ms) == (replay.piles, replay.steps, None)
        assert shared.over == (replay.outcome != "open")
        check(shared)


@pytest.mark.parametrize(("game", "deal", "moves"), [("lucas", 90, LUCAS_90), ("golf", 15, GOLF_15), ("tri-peaks", 1, TRI_PEAKS_1)])
def test_the_replay_of_a_won_game_is_over(browser: Browser, game: str, deal: int, moves: str) -> None:
    table = browser.deal(game, deal)
    with browser.open(table) as tab:
        tab.play(moves)
        replay = replay_of(browser, table)
        assert (replay.outcome, replay.over, replay.ended, replay.hole) == ("won", True, False, None)
        assert replay.steps[-1].score == tab.table.score
        assert replay.elapsed_ms == tab.table.elapsed_ms
    check(replay)
    assert replay.record == browser.http.get(f"/api/tables/{table}/record").text


def test_a_replay_shows_that_a_hole_was_ended_early(browser: Browser) -> None:
    table = browser.begin_round("golf")
    with browser.open(table) as tab:
        tab.play("d d")
        tab.do(UNDO_AS_PRACTICE)
        tab.do(END)
    replay = replay_of(browser, table)
    assert (replay.outcome, replay.over, replay.ended, replay.practice, replay.hole) == ("open", True, True, True, 1)
    assert [step.text for step in replay.steps] == ["d"]


def test_a_link_can_show_that_the_game_was_ended_early(browser: Browser) -> None:
    replay = share(browser, game="Le Cadran", deal="7", moves="d d", ended=True)
    assert (replay.game.id, replay.over, replay.ended) == ("forty-thieves", True, True)
    assert not share(browser, game="forty-thieves", deal="7").over


@pytest.mark.parametrize(
    ("changes", "status", "code", "words"),
    [
        ({"game": "golff"}, 404, "unknown-game", "did you mean golf?"),
        ({"deal": "x"}, 400, "notation", "'x' is not a deal number"),
        ({"options": {"jokers": 9}}, 400, "rules", "jokers can't be"),
        ({"moves": "d x"}, 400, "replay", "move 2: 'x' is not a move"),
        ({"moves": "d 9"}, 400, "replay", "move 2, 9: "),
        ({"moves": "d " * 17}, 400, "replay", "move 17, d: "),
        ({"moves": "d " * 5001}, 400, "replay", "at most 5,000 moves"),
        ({"moves": ["d"]}, 400, "bad-request", "moves"),
        ({"more": 1}, 400, "bad-request", "more"),
    ],
)
def test_an_invalid_link_is_refused_with_a_reason(browser: Browser, changes: dict[str, object], status: int, code: str, words: str) -> None:
    found = browser.problem("POST", "/api/replays", json={"game": "golf", "deal": "7", **changes})
    assert found[:2] == (status, code)
    assert words in found[2]


def test_a_player_cannot_open_another_players_replay(browser: Browser, server: Any) -> None:
    table = browser.deal("golf", 1)
    with Browser(server.address) as other:
        assert other.problem("GET", f"/api/tables/{table}/replay")[:2] == (404, "not-found")
