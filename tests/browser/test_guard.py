"""What all of these tests are watched for is seen when it happens."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Seats, Server

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("script", "seen"),
    [
        ("console.error('ouch')", "error: ouch"),
        ("console.warn('hm')", "warning: hm"),
        ("setTimeout(() => { throw new Error('lost') })", "lost"),
        ("fetch('http://localhost:1/').catch(() => 0)", "policy: connect-src"),
        ("document.body.setAttribute('style', 'color: red')", "policy: style-src"),
        ("document.body.append(Object.assign(new Image(), { src: 'http://localhost:1/x.png' }))", "policy: img-src"),
        ("location.href = 'http://localhost:1/'", "asked another machine"),
    ],
)
def test_a_fault_is_seen(chromium_browser: Browser, server: Server, script: str, seen: str) -> None:
    seats = Seats(chromium_browser, server.address)
    sitting = seats.open().go("/")
    sitting.part("search").wait_for()
    assert seats.problems == []
    sitting.page.evaluate(f"() => {{ {script} }}")
    for _ in range(100):
        if seats.problems:
            break
        sitting.page.wait_for_timeout(20)
    sitting.page.close()
    seats.close()
    assert any(seen in problem for problem in seats.problems), seats.problems
