"""Cookies, the key that signs them, and requests from other sites."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets import ConnectionClosed, InvalidStatus

from longwood.protocol import Play
from tests.server.playing import Browser, Running

pytestmark = pytest.mark.every_store

TURN = Play(0, "stock", "hole")


def cookie_of(browser: Browser) -> tuple[str, str]:
    (cookie,) = browser.http.cookies.jar
    assert cookie.value is not None
    return cookie.name, cookie.value


def is_hidden(browser: Browser, table: str, cookie: str | None) -> bool:
    """Return whether a client with this Cookie header is unable to open the table.

    If so, check that every answer is the same as for a table that does not exist.
    """
    headers = {} if cookie is None else {"Cookie": cookie}
    with browser.connect(table, headers) as socket:
        try:
            socket.recv(20)
            return False
        except ConnectionClosed as error:
            frame = error.rcvd
    assert frame is not None
    assert (frame.code, frame.reason) == (4404, "game not found; it may belong to another browser")
    path = f"{browser.address}/api/tables/{table}/reshuffle"
    raw = {name.encode(): value.encode("latin-1") for name, value in headers.items()}
    answer = httpx.post(path, headers=raw)
    unknown = httpx.post(path.replace(table, "nothing"), headers=raw)
    assert (answer.status_code, answer.json()) == (unknown.status_code, unknown.json())
    assert answer.status_code == 404
    return True


def test_scripts_and_other_sites_cannot_read_the_cookie(browser: Browser) -> None:
    header = httpx.get(browser.http.base_url).headers["set-cookie"]
    first, *attributes = header.split("; ")
    assert set(attributes) == {"Path=/", "Max-Age=31536000", "HttpOnly", "SameSite=Lax"}
    name, _, value = first.partition("=")
    assert name.startswith("longwood-")
    player, _, signature = value.split(".")
    assert len(player) == 22
    assert len(signature) == 43  # 256 bits


def test_only_pages_renew_the_cookie(browser: Browser) -> None:
    name, value = cookie_of(browser)
    for path in ("/", "/play/golf", "/rules/golf?option=jokers"):
        assert f"{name}={value.split('.')[0]}." in browser.http.get(path).headers["set-cookie"]
    for path in ("/api/tables", "/api/catalogue", "/healthz"):
        assert "set-cookie" not in browser.http.get(path).headers
    asset = next(path for path in browser.http.get("/").text.split('"') if path.startswith("/assets/"))
    assert "set-cookie" not in httpx.get(browser.http.base_url.join(asset)).headers
    assert "set-cookie" in httpx.get(browser.http.base_url.join("/api/tables")).headers  # a browser without a cookie gets one


@pytest.mark.parametrize(
    "forge",
    [
        lambda name, value: None,
        lambda name, value: "",
        lambda name, value: f"{name}=",
        lambda name, value: f"{name}={value[:-1]}",
        lambda name, value: f"{name}={value[1:]}",
        lambda name, value: f"{name}={value.partition('.')[0]}",
        lambda name, value: f"{name}={value.partition('.')[0]}.",
        lambda name, value: f"{name}={value.swapcase()}",
        lambda name, value: f"{name}={value}{value}",
        lambda name, value: f"{name}=.{value}",
        lambda name, value: f"{name}=%ff%fe.{value}",
        lambda name, value: f"{name}=\xff",
        lambda name, value: f"longwood={value}",
        lambda name, value: f"{name.upper()}={value}",
        lambda name, value: ";;==;=;",
    ],
)
def test_a_forged_cookie_does_not_open_a_table(browser: Browser, forge: object) -> None:
    table = browser.deal("golf", 1)
    assert callable(forge)
    assert is_hidden(browser, table, forge(*cookie_of(browser)))
    with browser.open(table) as tab:
        assert tab.table.seq == 0


def test_cookies_of_other_servers_are_ignored(browser: Browser) -> None:
    """Cookies apply to all ports, so a browser also sends the cookies of other servers on this machine."""
    name, value = cookie_of(browser)
    table = browser.deal("golf", 1)
    for others in ('a="{json: [1, 2]}"', "a=b c, d", "bad name=1", "\xe9=\xe9", "=", "a={}; b", "longwood=x", f"x{name}=y"):
        assert not is_hidden(browser, table, f"{others}; {name}={value}; {others}")


def test_a_player_cannot_open_another_players_game(browser: Browser) -> None:
    table = browser.begin_round("golf")
    with browser.open(table) as tab, Browser(browser.address) as stranger:
        assert tab.table.round is not None
        assert is_hidden(browser, table, stranger.cookie)
        path = f"/api/rounds/{tab.table.round.id}/next"
        assert stranger.problem("POST", path) == stranger.problem("POST", "/api/rounds/nothing/next")
        assert stranger.problem("POST", path)[0] == 404
        assert stranger.http.get("/api/tables").json() == []
        tab.do(TURN)
        assert browser.http.get("/api/tables").json()[0]["table"] == table
        assert stranger.http.get("/api/tables").json() == []


def test_two_data_folders_do_not_accept_each_others_players(tmp_path: Path) -> None:
    folders = (tmp_path / "one", tmp_path / "two")
    for folder in folders:
        folder.mkdir()
    with Running(folders[0]) as one, Running(folders[1]) as two, Browser(one.address) as browser:
        table = browser.deal("golf", 1)
        elsewhere = browser.moved_to(two.address)
        with elsewhere:
            other = elsewhere.deal("golf", 2)
            back = elsewhere.moved_to(one.address)
            with back, back.open(table) as tab:
                assert tab.table.deal == "1"
            assert is_hidden(browser, other, back.cookie)


def test_a_player_is_recognised_after_a_restart(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Browser(server.address) as browser:
        table = browser.deal("golf", 1)
    with Running(tmp_path) as server:
        reopened = browser.moved_to(server.address)
        with reopened.http, reopened.open(table) as tab:
            tab.do(TURN)


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("127.0.0.1", True),
        ("127.0.0.1:1", True),
        ("localhost", True),
        ("LOCALHOST:80", True),
        ("[::1]:8817", True),
        ("", False),
        ("example.com", False),
        ("localhost.example.com", False),
        ("127.0.0.1.example.com:8817", False),
        ("example.com@127.0.0.1.example.com", False),
        ("127.0.0.1@example.com", False),
        ("[::1", False),
        ("[v1.x]", False),
        ("]", False),
        ("a" * 4000, False),
    ],
)
def test_only_requests_to_host_names_of_this_machine_are_answered(browser: Browser, host: str, allowed: bool) -> None:
    answer = httpx.get(browser.http.base_url, headers={"Host": host})
    if allowed:
        assert answer.status_code == 200
    else:
        assert answer.status_code == 403
        assert answer.json()["code"] == "host"
        assert len(answer.content) < 300
        assert answer.headers["content-type"] == "application/json"
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("{address}", True),
        ("null", False),
        ("http://example.com", False),
        ("{address}.example.com", False),
        ("http://127.0.0.1", False),
        ("http://localhost:{port}", False),
        ("http://127.0.0.1:1", False),
        ("[", False),
        ("http://[", False),
        ("", False),
    ],
)
def test_other_sites_cannot_deal_a_table_or_open_a_socket(browser: Browser, origin: str | None, allowed: bool) -> None:
    table = browser.deal("golf", 1)
    address = browser.address
    headers = {"Cookie": browser.cookie}
    if origin is not None:
        headers["Origin"] = origin.format(address=address, port=browser.http.base_url.port)
    answer = browser.http.post("/api/tables", json={"game": "golf"}, headers=headers)
    if allowed:
        assert answer.status_code == 201
        with browser.connect(table, headers) as socket:
            assert socket.recv(20)
    else:
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign")
        with pytest.raises(InvalidStatus) as caught, browser.connect(table, headers):
            pass
        assert caught.value.response.status_code == 403


@pytest.mark.parametrize(
    ("site", "allowed"), [("same-origin", True), ("none", True), ("same-site", False), ("cross-site", False), ("", False)]
)
def test_requests_that_browsers_send_for_another_site_cannot_change_anything(browser: Browser, site: str, allowed: bool) -> None:
    """Browsers send Sec-Fetch-Site even with requests that have no Origin header."""
    headers = {"Cookie": browser.cookie, "Sec-Fetch-Site": site}
    answer = browser.http.post("/api/tables", json={"game": "golf"}, headers=headers)
    assert answer.status_code == (201 if allowed else 403)
    assert browser.http.get("/", headers=headers).status_code == 200, "a link on another site leads here"
    table = browser.deal("golf", 1)
    if allowed:
        with browser.connect(table, headers) as socket:
            assert socket.recv(20)
    else:
        assert answer.json()["code"] == "foreign"
        with pytest.raises(InvalidStatus), browser.connect(table, headers):
            pass


def test_other_sites_cannot_read_answers(browser: Browser) -> None:
    answer = browser.http.get("/api/tables", headers={"Origin": "http://example.com"})
    assert not [name for name in answer.headers if name.startswith("access-control")]
    assert browser.http.options("/api/tables", headers={"Origin": "http://example.com"}).status_code == 403
