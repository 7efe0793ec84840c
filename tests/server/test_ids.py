"""Ids in paths that no table, round or room has, even texts that a database doesn't accept."""

from __future__ import annotations

import pytest
from websockets import ConnectionClosed
from websockets.sync.client import connect

from longwood.tables.ids import is_id, new_id
from tests.server.playing import ANSWER_S, Browser

pytestmark = pytest.mark.every_store

NOT_IDS = ("%00", "a%00b", "a" * 3000, "%ed%a0%80", "%EF%BF%BF", "%20", new_id() + "%00")
ROUTES = [
    ("GET", "/api/tables/{}/record"),
    ("GET", "/api/tables/{}/replay"),
    ("POST", "/api/tables/{}/reshuffle"),
    ("POST", "/api/tables/{}/analysis"),
    ("POST", "/api/rounds/{}/next"),
    ("GET", "/api/rooms/{}/record"),
]


def store_errors(browser: Browser) -> float:
    metrics = browser.http.get("/metrics").text
    return sum(float(line.split()[-1]) for line in metrics.splitlines() if line.startswith("longwood_store_errors_total"))


def test_ids_that_cannot_exist_are_not_found(browser: Browser) -> None:
    for method, route in ROUTES:
        for id in NOT_IDS:
            answer = browser.http.request(method, route.format(id), headers={"Origin": browser.address})
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), (method, route, id)
    for kind in ("tables", "rooms"):
        for id in NOT_IDS:
            url = f"{browser.address.replace('http', 'ws', 1)}/ws/{kind}/{id}"
            headers = {"Cookie": browser.cookie, "Origin": browser.address}
            with connect(url, additional_headers=headers, proxy=None) as socket, pytest.raises(ConnectionClosed) as caught:
                socket.recv(ANSWER_S)
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 4404, (kind, id)
    assert store_errors(browser) == 0


def test_ids_of_all_versions_are_ids() -> None:
    assert all(map(is_id, (new_id(), "Zq3_x-0BvR1kTt9YwLmN")))
