"""The `Players` class notices the problems that make a browser test fail."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Contexts, Players, Server

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("script", "problem"),
    [
        ("console.error('ouch')", "error: ouch"),
        ("console.warn('hm')", "warning: hm"),
        ("setTimeout(() => { throw new Error('lost') })", "lost"),
        ("fetch('http://localhost:1/').catch(() => 0)", "policy: connect-src"),
        ("document.body.setAttribute('style', 'color: red')", "policy: style-src"),
        ("document.body.append(Object.assign(new Image(), { src: 'http://localhost:1/x.png' }))", "policy: img-src"),
        ("location.href = 'http://localhost:1/'", "request to another host"),
    ],
)
def test_a_problem_on_a_page_is_reported(contexts: Contexts, server: Server, script: str, problem: str) -> None:
    players = Players(contexts, server.address)
    player = players.open().go("/")
    player.part("search").wait_for()
    assert players.problems == []
    player.page.evaluate(f"() => {{ {script} }}")
    for _ in range(100):
        if players.problems:
            break
        player.page.wait_for_timeout(20)
    player.page.close()
    players.close()
    assert any(problem in found for found in players.problems), players.problems
