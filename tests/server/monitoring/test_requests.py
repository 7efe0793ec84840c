"""Request ids, the access log and the metrics of requests."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, MutableMapping
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from longwood.server.monitoring.metrics import Metrics
from longwood.server.monitoring.requests import Observed, Receive, Send
from tests.server.playing import Browser

pytestmark = pytest.mark.every_store

GIVEN = "req-0123456789"


class Observing:
    """An observed application that responds with 200 and five bytes, fails, or doesn't respond. Each request takes 0.5 s on its clock."""

    def __init__(self, proxies: tuple[str, ...] = (), error: Exception | None = None, route: str = "/games/{game}") -> None:
        self.metrics = Metrics()
        self.error = error
        self.route = route
        self._now_s = 0.0
        self.observed = Observed(self._answer, self.metrics, proxies, logs_access=True, clock=lambda: self._now_s)

    async def _answer(self, scope: MutableMapping[str, Any], _: Receive, send: Send) -> None:
        scope["path_template"] = self.route
        self._now_s += 0.5
        if self.error is not None:
            raise self.error
        if scope["path"] != "/silent":
            await send({"type": "http.response.start", "status": 200, "headers": [(b"a", b"b")]})
            await send({"type": "http.response.body", "body": b"hello"})

    def request(
        self, path: str = "/games/golf", method: str = "GET", address: str = "192.0.2.1", headers: Mapping[str, str] | None = None
    ) -> str:
        """Send a request, and return the request id in the response."""
        sent: list[MutableMapping[str, Any]] = []

        async def send(message: MutableMapping[str, Any]) -> None:
            sent.append(message)

        async def receive() -> MutableMapping[str, Any]:
            return {"type": "http.disconnect"}

        encoded = [(name.encode(), value.encode()) for name, value in (headers or {}).items()]
        scope = {"type": "http", "method": method, "path": path, "client": (address, 1), "headers": encoded}
        asyncio.run(self.observed(scope, receive, send))
        return str(dict(sent[0]["headers"])[b"x-request-id"].decode()) if sent else ""

    def value(self, name: str, **labels: str) -> float | None:
        return self.metrics.registry.get_sample_value(name, labels)


def test_each_request_has_a_unique_id() -> None:
    one = Observing()
    assert len({one.request() for _ in range(3)}) == 3


@pytest.mark.parametrize(
    ("address", "given", "is_used"),
    [
        ("10.0.0.1", GIVEN, True),
        ("192.0.2.1", GIVEN, False),
        ("10.0.0.1", "", False),
        ("10.0.0.1", "short", False),
        ("10.0.0.1", "x" * 65, False),
        ("10.0.0.1", 'not"safe"in-a-log', False),
    ],
)
def test_only_a_trusted_proxy_can_choose_the_id(address: str, given: str, is_used: bool) -> None:
    found = Observing(proxies=("10.0.0.1",)).request(address=address, headers={"x-request-id": given})
    assert (found == given) == is_used
    assert found


def test_requests_are_counted_and_measured_by_route(caplog: pytest.LogCaptureFixture) -> None:
    one = Observing()
    with caplog.at_level(logging.INFO, "longwood.access"):
        one.request("/games/golf")
        one.request("/games/spit")
        one.request("/silent")
    assert one.value("longwood_http_requests_total", route="/games/{game}", method="GET", status="200") == 2
    assert one.value("longwood_http_requests_total", route="/games/{game}", method="GET", status="499") == 1
    assert one.value("longwood_http_request_seconds_sum", route="/games/{game}", method="GET") == pytest.approx(1.5)
    fields = {"method": "GET", "route": "/games/{game}", "status": 200, "ms": 500.0, "bytes": 5}
    assert [vars(record)["fields"] for record in caplog.records] == [fields, fields, fields | {"status": 499, "bytes": 0}]
    assert "spit" not in caplog.text


def test_a_failed_request_counts_as_500() -> None:
    one = Observing(error=RuntimeError("on purpose"))
    with pytest.raises(RuntimeError):
        one.request()
    assert one.value("longwood_http_requests_total", route="/games/{game}", method="GET", status="500") == 1


def test_unknown_methods_share_one_time_series() -> None:
    one = Observing()
    for number in range(5):
        one.request(method=f"INVENTED{number}")
    assert one.value("longwood_http_requests_total", route="/games/{game}", method="OTHER", status="200") == 5


def test_health_checks_are_logged_only_if_they_fail(caplog: pytest.LogCaptureFixture) -> None:
    one = Observing(route="/readyz")
    with caplog.at_level(logging.INFO, "longwood.access"):
        one.request("/readyz")
        assert not caplog.records
        one.request("/silent")
    assert len(caplog.records) == 1


def test_every_answer_of_a_server_has_an_id(browser: Browser) -> None:
    for method, path in (
        ("GET", "/"),
        ("GET", "/assets/none"),
        ("GET", "/api/tables/none/record"),
        ("PUT", "/api/today"),
        ("GET", "/icon.svg"),
    ):
        assert browser.http.request(method, path).headers["x-request-id"]
    refused = browser.http.get("/", headers={"Host": "evil.example"})
    assert refused.status_code == 403
    assert refused.headers["x-request-id"]


def test_routes_of_a_server_are_named_without_ids(browser: Browser) -> None:
    table = browser.deal("golf", 1)
    with browser.open(table), connect(f"ws{browser.address[4:]}/ws/rooms/none", additional_headers={"Cookie": browser.cookie}, proxy=None):
        text = browser.http.get("/metrics").text
        assert "longwood_table_sockets 1.0" in text
        assert "longwood_tables 1.0" in text
    browser.http.get(f"/api/tables/{table}/record")
    browser.http.get("/assets/none")
    browser.http.get("/rooms/some-room")
    browser.http.get("/", headers={"Host": "evil.example"})
    browser.http.get("/")
    text = browser.http.get("/metrics").text
    assert table not in text
    assert "some-room" not in text
    for sample in (
        '{method="GET",route="/api/tables/{table}/record",status="200"}',
        '{method="GET",route="(files)",status="404"}',
        '{method="GET",route="(none)",status="403"}',
        '{method="GET",route="/{path}",status="200"}',
    ):
        assert f"longwood_http_requests_total{sample}" in text, text


def test_forwarded_headers_do_not_choose_who_is_a_proxy(browser: Browser) -> None:
    """Only the address of the connection counts. Here it is 127.0.0.1, which is trusted by default."""
    answer = httpx.get(browser.address, headers={"X-Request-ID": GIVEN, "X-Forwarded-For": "192.0.2.1"}, trust_env=False)
    assert answer.headers["x-request-id"] == GIVEN
