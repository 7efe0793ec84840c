"""Fuzzing: the server answers every message on a socket with `refused` or `table`, and no request makes it fail."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote, urlencode

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from longwood.protocol import Play, Refused, Table
from tests.server.playing import Browser, Running, Tab, is_problem
from tests.soak import times

# The server runs in a thread of this process and uses `random` while Hypothesis generates values. Hypothesis then wrongly warns
# that a strategy uses it. How often this happens depends on how busy the machine is.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies"),
    pytest.mark.every_store,
    pytest.mark.soak,
]

SETTINGS = settings(max_examples=times(20, 20_000), suppress_health_check=[HealthCheck.function_scoped_fixture])

SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["c1", "waste", "stock", "f1"])
ANY_JSON = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4))
PILES = st.sampled_from(["stock", "waste", "hole", *(f"{letter}{n}" for letter in "csf" for n in (0, 1, 2, 8, 10, 13, 999))]) | st.text()
MESSAGES = st.fixed_dictionaries(
    {"type": st.sampled_from(["play", "undo", "redo", "restart", "bookmark", "remove-bookmark", "return"]), "ref": st.integers(0, 2**53)},
    optional={
        "source": PILES,
        "target": PILES,
        "count": st.integers(-3, 15) | st.integers(),
        "elapsed_ms": st.integers(),
        "practice": st.booleans(),
        "number": st.integers(-1, 10) | st.integers(),
    },
)


@st.composite
def mutated(draw: st.DrawFn) -> dict[str, Any]:
    """Return a message that is valid or nearly valid."""
    message = draw(MESSAGES)
    for key in draw(st.lists(st.sampled_from([*message, "practice", "x"]), max_size=2)):
        if draw(st.booleans()):
            message.pop(key, None)
        else:
            message[key] = draw(ANY_JSON)
    return message


@pytest.fixture(scope="module")
def tabs(server: Running) -> Iterator[list[Tab]]:
    """Open one game of each family. After the tests, check that both still answer."""
    with Browser(server.address) as browser:
        opened = [browser.open(browser.deal(game, 3)) for game in ("number-ten", "tri-peaks")]
        yield opened
        for tab in opened:
            with tab:
                source, target = ("stock", "hole") if tab.table.game.family == "covering" else ("stock", "waste")
                assert tab.ask(Play(0, source, target)) is not None


def answered(tab: Tab, text: str | bytes) -> Table | Refused:
    """Send a message and return the answer. A refused message changes nothing, and an accepted one adds one event."""
    before = tab.table
    tab.socket.send(text)
    answer = tab.receive()
    assert isinstance(answer, Table | Refused)
    if isinstance(answer, Refused):
        assert answer.seq == before.seq
        assert answer.code in {
            "bad-message",
            "illegal-move",
            "notation",
            "nothing-to-undo",
            "nothing-to-redo",
            "marks-practice",
            "over",
            "here",
            "no-bookmark",
            "bookmarked",
            "bookmarks-full",
        }
        assert answer.message
        assert len(tab.received[-1]) < 2_000
    else:
        assert answer.seq == before.seq + 1
        assert 0 <= before.elapsed_ms <= answer.elapsed_ms < 10**7
    tab.received.clear()
    return answer


@SETTINGS
@given(st.text(max_size=200))
@example('{"x":' * 10_000)
@example('{"x":' + "[" * 50_000)
@example('{"type":"undo","ref":1,"ref":2}')
@example('{"type":"undo","ref":1}{}')
@example("\ufeff{}")
@example("\ud7ff\0")
def test_any_text_is_answered(tabs: list[Tab], text: str) -> None:
    for tab in tabs:
        answered(tab, text)


@SETTINGS
@given(st.binary(max_size=200))
def test_binary_messages_are_refused(tabs: list[Tab], data: bytes) -> None:
    for tab in tabs:
        answer = answered(tab, data)
        assert isinstance(answer, Refused)
        assert answer.code == "bad-message"


@SETTINGS
@given(ANY_JSON)
def test_any_json_is_answered(tabs: list[Tab], value: object) -> None:
    for tab in tabs:
        answered(tab, json.dumps(value))


@SETTINGS
@given(mutated())
@example({"type": "play", "ref": 2**70, "source": "stock", "target": "waste", "count": -(2**70), "elapsed_ms": 2**70})
@example({"type": "play", "ref": -1, "source": "\ud800", "target": "c1"})
@example({"type": "undo", "ref": 1.0})
def test_nearly_valid_messages_are_answered_with_their_ref(tabs: list[Tab], message: dict[str, object]) -> None:
    for tab in tabs:
        answer = answered(tab, json.dumps(message))
        if answer.ref is not None:
            assert answer.ref == message["ref"]
        else:
            assert isinstance(answer, Refused)
            assert answer.code == "bad-message"


BODIES = st.fixed_dictionaries(
    {"game": st.sampled_from(["golf", "indian", "Tri Peaks"]) | st.text(max_size=20)},
    optional={
        "options": st.dictionaries(st.sampled_from(["jokers", "wrap", "decks", "on_king"]) | st.text(max_size=5), SCALARS, max_size=3),
        "deal": st.integers().map(str) | st.text(max_size=25) | SCALARS,
        "x": ANY_JSON,
    },
)


@SETTINGS
@given(BODIES | ANY_JSON)
def test_any_body_deals_a_table_or_is_refused(browser: Browser, body: object) -> None:
    for path in ("/api/tables", "/api/rounds"):
        answer = browser.http.post(path, content=json.dumps(body))
        assert answer.status_code in (201, 400, 404, 409), answer.text
        assert answer.json().keys() == {"table"} if answer.status_code == 201 else is_problem(answer.json())


@SETTINGS
@given(st.text(min_size=1, max_size=30), st.lists(st.text(max_size=20), max_size=3))
@example("..", [])
@example("golf", ["jokers=\0"])
def test_any_game_and_options_give_a_rules_page_or_a_problem(browser: Browser, game: str, options: list[str]) -> None:
    query = urlencode([("option", option) for option in options])
    answer = browser.http.get(f"/api/rules/{quote(game, safe='')}?{query}")
    assert answer.status_code in (200, 400, 404), answer.text
    assert answer.status_code == 200 or is_problem(answer.json())
