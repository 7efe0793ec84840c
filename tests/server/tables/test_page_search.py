"""Searches in the page: the server sends the position after a question, checks the answer, and searches itself if there is none."""

from __future__ import annotations

import asyncio
from base64 import b64decode, b64encode
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from longwood.play import start
from longwood.protocol import Advice, Ask, Found, Help, Par, Play, Refused, Search, Table
from longwood.solver import _core
from longwood.tables.errors import BusyError
from longwood.tables.searches.advice import Finding
from longwood.tables.searches.jobs import Job
from longwood.tables.searches.page import PageSearcher
from longwood.tables.searches.proofs import LimitsData, RulesData
from longwood.tables.searches.searching import Look
from longwood.variants import find_game
from tests.server.playing import END, Browser, Tab

pytestmark = pytest.mark.every_store

BYTES = 2**28
DRAW = Play(0, "stock", "waste")


def found(search: Search) -> Found:
    """Return the answer of a page that searches."""
    return Found(search.ref, search.id, b64encode(_core.search_words(b64decode(search.problem))).decode(), 3)


def ask(tab: Tab, help: Help) -> Table:
    """Ask as a page that can search."""
    return tab.do(Ask(0, help, search_bytes=BYTES))


def send(tab: Tab, message: Found) -> None:
    tab.socket.send(msgspec.json.encode(message).decode())


@pytest.fixture
def searched(browser: Browser) -> Callable[[], float]:
    """A function that returns how many searches the server has run in this test."""
    before = _searches(browser)
    return lambda: _searches(browser) - before


def _searches(browser: Browser) -> float:
    lines = browser.http.get("/metrics").text.splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith("longwood_searches_total{"))


@pytest.mark.parametrize(("game", "deal"), [("golf", 15), ("forty-thieves", 3)])
def test_a_page_can_search_itself(browser: Browser, searched: Callable[[], float], game: str, deal: int) -> None:
    with browser.open(browser.deal(game, deal)) as tab:
        table = ask(tab, "line")
        assert table.helped.hints == 1, "the game is marked before the page gets the position"
        searches = 0
        while isinstance(answer := tab.receive(), Search):  # after a win, further ones for a better score
            send(tab, found(answer))
            searches += 1
        advice = answer
        assert isinstance(advice, Advice)
        assert searches >= 1
        assert advice.cpu_s == 0.003, "the time of the search for the verdict"
        assert searched() == 0
        again = tab.advice("move")  # the server has stored the finding
        assert (again.nodes, again.moves) == (advice.nodes, advice.moves[:1])
    with browser.open(browser.deal(game, deal)) as tab:
        from_server = tab.advice("line")
        assert searched() == 1
        assert (from_server.verdict, from_server.advice, from_server.moves) == (advice.verdict, advice.advice, advice.moves)


def test_the_best_score_can_be_found_in_the_page(browser: Browser, searched: Callable[[], float]) -> None:
    with browser.open(browser.deal("golf", 15)) as tab:
        tab.do(END)
        ask(tab, "par")
        search = tab.receive()
        assert isinstance(search, Search)
        send(tab, found(search))
        par = tab.receive()
        assert isinstance(par, Par)
        assert par.exact
        assert searched() == 0


def _words(*words: int) -> str:
    return b64encode(b"".join(word.to_bytes(4, "little", signed=True) for word in words)).decode()


@pytest.mark.parametrize(
    "answer",
    [
        None,
        "",
        "no base64",
        "AAAA",
        _words(0, 1, 0, 0, 0, 0),
        _words(0, 1, 0, 0, 0, 0, 7, 7, 1000),
        _words(77, 1, 0, 0, 0, 0),
    ],
    ids=["failed", "empty", "text", "cut", "no-line", "illegal-line", "unknown-status"],
)
def test_the_server_searches_if_the_page_has_no_right_answer(browser: Browser, searched: Callable[[], float], answer: str | None) -> None:
    with browser.open(browser.deal("golf", 15)) as tab:
        ask(tab, "verdict")
        search = tab.receive()
        assert isinstance(search, Search)
        send(tab, Found(search.ref, search.id + 1, _words(1, 1, 0, 1, 0, 0)))  # no search has this id, so this is ignored
        send(tab, Found(search.ref, search.id, answer))
        advice = tab.receive()
        assert isinstance(advice, Advice)
        assert (advice.verdict, searched()) == ("won", 1)


def test_an_action_ends_the_search_of_the_page(browser: Browser) -> None:
    with browser.open(browser.deal("forty-thieves", 3)) as tab:
        ask(tab, "verdict")
        search = tab.receive()
        assert isinstance(search, Search)
        tab.do(DRAW)
        send(tab, found(search))
        ask(tab, "verdict")
        later = tab.receive()
        assert isinstance(later, Search), "the late answer was ignored"
        assert later.problem != search.problem


def test_the_position_is_not_sent_before_the_game_is_marked(browser: Browser) -> None:
    with browser.open(browser.deal("golf", 15)) as tab:
        tab.do(Ask(0, "show", search_bytes=BYTES))  # marks the game once a move is played
        while tab.table.helped.shown == 0:
            assert not isinstance(tab.receive(), Search)
    with browser.open(browser.deal("golf", 15)) as tab:
        refused = tab.ask(Ask(0, "par", search_bytes=BYTES))  # only when the game is over
        assert isinstance(refused, Refused)
        assert tab.quiet()


def test_a_long_answer_is_read_only_while_the_page_searches(browser: Browser) -> None:
    with browser.open(browser.deal("golf", 15)) as tab:
        long = Found(1, 1, "A" * 10_000)
        send(tab, long)
        refused = tab.receive()
        assert isinstance(refused, Refused)
        assert refused.code == "bad-message"
        ask(tab, "verdict")
        assert isinstance(tab.receive(), Search)
        send(tab, msgspec.structs.replace(long, answer="A" * 40_000))
        refused = tab.receive()
        assert isinstance(refused, Refused)
        assert refused.code == "bad-message"
        send(tab, long)
        assert isinstance(tab.receive(), Advice)


class _Server:
    """A server's Searcher that is either busy or answers at once."""

    max_bytes = BYTES

    def __init__(self, *, is_busy: bool) -> None:
        self._is_busy = is_busy

    def check(self) -> None:
        if self._is_busy:
            raise BusyError(1, 1)

    async def run(self, job: Job[Any], report: Callable[[object], None] | None = None, *, is_continued: bool = False) -> Any:
        return "from the server"


@pytest.mark.parametrize("is_busy", [False, True])
def test_the_server_does_not_wait_for_a_silent_page(is_busy: bool) -> None:
    position = start(find_game("golf").rules, 15)
    question: Look = Look(RulesData.of(position.rules), position.line(), LimitsData(1000, BYTES, 0.0))
    sent: list[Search] = []

    async def asked() -> Finding:
        async def send(search: Search) -> None:
            sent.append(search)

        page = PageSearcher(Ask(1, "verdict", search_bytes=BYTES), send, _Server(is_busy=is_busy), grace_s=0.0)
        return await page.run(Job(question, 1.0))

    if is_busy:
        with pytest.raises(BusyError):
            asyncio.run(asked())
    else:
        assert asyncio.run(asked()) == "from the server"  # type: ignore[comparison-overlap]
    assert len(sent) == 1


def test_a_page_searches_within_its_own_memory_and_that_of_the_server() -> None:
    async def send(_: Search) -> None:
        raise AssertionError

    for own, expected in ((BYTES // 2, BYTES // 2), (2**32, BYTES)):
        assert PageSearcher(Ask(1, "verdict", search_bytes=own), send, _Server(is_busy=False)).max_bytes == expected
