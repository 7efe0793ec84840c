"""The HTTP API: the catalogue, rules pages, deals, assets and records, and a clear error for every bad request."""

from __future__ import annotations

import http.client
import logging
import socket
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from urllib.parse import quote

import httpx
import msgspec
import pytest

from longwood.cards import daily_deal_number
from longwood.play import parse_record, replay, start
from longwood.protocol import CatalogueGame, Play, RulesPage, Today
from longwood.rules import OptionValue, describe, menu_options
from longwood.server.access.limits import ServerLimits
from longwood.server.settings.values import Settings
from longwood.tables.history.progress import day_view, deal_on, games_on, week_view
from longwood.tables.views import piles_view
from longwood.variants import CATALOGUE, Variant, find_game, find_race, game_name, parse_own_file
from tests.server.playing import Browser, Running, eventually, is_problem

pytestmark = pytest.mark.every_store

UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}


def raw(browser: Browser, target: str, method: str = "GET") -> tuple[int, bytes]:
    """Send a request with exactly this target, which HTTP clients would normalise. Return the status and body."""
    url = httpx.URL(browser.address)
    assert url.port is not None
    with socket.create_connection((url.host, url.port), timeout=20) as connection:
        connection.sendall(f"{method} {target} HTTP/1.1\r\nHost: {url.host}\r\nConnection: close\r\n\r\n".encode("latin-1"))
        answer = b"".join(iter(lambda: connection.recv(2**16), b""))
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), body


def test_the_catalogue_lists_the_variants(browser: Browser) -> None:
    games = msgspec.json.decode(browser.http.get("/api/catalogue").content, type=list[CatalogueGame])
    assert [game.id for game in games] == [variant.id for variant in CATALOGUE]
    for game, variant in zip(games, CATALOGUE, strict=True):
        assert (game.name, tuple(game.aliases), game.group, game.round) == (
            variant.name,
            variant.aliases,
            variant.group,
            variant.has_round,
        )
        assert [option.name for option in game.options] == [option.name for option in menu_options(variant.rules)]
        assert all(option.default in option.choices for option in game.options)


def test_games_are_dealt_with_every_choice_of_their_options(tmp_path: Path) -> None:
    """In a server of its own, because an address may not deal so many games in a short time."""
    many = 10**6
    limits = ServerLimits(request_burst=many, deals_burst=many, deals_burst_of_address=many)
    with Running(tmp_path, limits=limits) as running, Browser(running.address) as browser:
        for variant in CATALOGUE:
            for option in menu_options(variant.rules):
                for choice in option.choices:
                    browser.deal(variant.id, 1, **{option.name: choice})


@pytest.mark.parametrize("variant", CATALOGUE, ids=lambda variant: variant.id)
def test_every_game_has_a_rules_page(browser: Browser, variant: Variant) -> None:
    page = msgspec.json.decode(browser.http.get(f"/api/rules/{variant.id}").content, type=RulesPage)
    assert (page.id, page.name, page.source, page.note) == (variant.id, variant.name, variant.source, variant.note)
    assert [(section.heading, tuple(section.lines)) for section in page.sections] == [
        (section.heading, tuple(section.lines)) for section in describe(variant.rules)
    ]


def test_spit_has_a_rules_page_without_a_picture(browser: Browser) -> None:
    page = msgspec.json.decode(browser.http.get("/api/rules/spit").content, type=RulesPage)
    assert (page.id, page.game, page.piles, page.picture_text) == ("spit", None, [], "")
    rules = find_race("spit", {"no_slap": True}).rules
    slapless = msgspec.json.decode(browser.http.get("/api/rules/spit?option=no_slap").content, type=RulesPage)
    assert [tuple(section.lines) for section in slapless.sections] == [tuple(section.lines) for section in describe(rules)]
    assert slapless.sections != page.sections


def test_rules_pages_accept_options_and_other_names_of_a_game(browser: Browser) -> None:
    plain = browser.http.get("/api/rules/golf").json()
    changed = browser.http.get("/api/rules/golf?option=jokers%3D2&option=around_corner").json()
    assert changed != plain
    assert "two jokers" in str(changed["sections"])
    assert browser.http.get("/api/rules/Le%20Cadran").json()["id"] == "forty-thieves"
    assert browser.http.get("/api/rules/golf?option=jokers=2&option=jokers=2").status_code == 200


def test_a_custom_game_is_dealt_and_its_record_can_be_checked_by_anyone(browser: Browser) -> None:
    game = parse_own_file('{"parent": "golf", "name": "Long Golf", "layout": {"columns": [8, 4]}}', "json")
    page = browser.http.get(f"/api/rules/{quote(game.id, safe='')}").json()
    assert (page["id"], page["name"]) == (game.id, "Long Golf")
    assert "8 columns of 4 cards" in str(page["sections"])
    table = browser.deal(game.id, 7)
    with browser.open(table) as opened:
        assert (opened.table.game.name, opened.table.game.columns, opened.table.game.rows) == ("Long Golf", 8, 4)
    answer = browser.http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == 'attachment; filename="custom-7.record"'
    record = parse_record(answer.text)
    assert not list(replay(record, find_game(record.game).rules).moves)
    wrong = browser.http.get(f"/api/rules/{quote(game.id.replace('layout', 'lay'), safe='')}")
    assert wrong.status_code == 400
    assert "no field 'lay'" in wrong.json()["message"]


@pytest.mark.parametrize(
    ("path", "status", "code", "words"),
    [
        ("/api/rules/golff", 404, "unknown-game", "golf"),
        ("/api/rules/zzzz", 404, "unknown-game", "no game called 'zzzz'"),
        ("/api/rules/%00", 404, "unknown-game", "no game"),
        ("/api/rules/golf?option=x", 400, "rules", "no option 'x'"),
        ("/api/rules/golf?option=", 400, "rules", "no option ''"),
        ("/api/rules/golf?option=jokers=9", 400, "rules", "jokers can't be '9'"),
        ("/api/rules/golf?option=jokers=1&option=jokers=2", 400, "rules", "jokers is given twice"),
        ("/api/rules/golf?option=wrap&option=around_corner=off", 400, "rules", "conflict"),
        ("/api/rules/forty-thieves?option=jokers=1", 400, "rules", "doesn't have the option jokers"),
        ("/api/rules/", 404, "not-found", ""),
        ("/api/rules/a%2fb", 404, "not-found", ""),
        ("/api", 404, "not-found", "nothing found at /api"),
        ("/api/", 404, "not-found", ""),
        ("/api/nothing", 404, "not-found", "nothing found at /api/nothing"),
        ("//api/nothing", 404, "not-found", ""),
        ("/ws/tables", 404, "not-found", ""),
        ("/ws/tables/x", 405, "bad-request", ""),
        ("/assets", 404, "not-found", ""),
        ("/assets/", 404, "not-found", ""),
        ("/assets/nothing.js", 404, "not-found", ""),
        ("/assets/%00", 404, "not-found", ""),
        ("/assets/" + "a" * 3_000, 404, "not-found", ""),
    ],
)
def test_unknown_paths_and_options_are_reported(browser: Browser, path: str, status: int, code: str, words: str) -> None:
    found = raw(browser, path)
    problem = msgspec.json.decode(found[1])
    assert (found[0], problem["code"]) == (status, code)
    assert words in problem["message"]
    assert problem["message"]
    assert is_problem(problem)


@pytest.mark.parametrize("deal", ["-1", "1.5", "९", str(2**63), "", "1" * 20, " 1", "1e3", "+1", "0x1", "1_000", "\0", "1" * 50_000])
def test_invalid_deal_numbers_are_refused(browser: Browser, deal: str) -> None:
    status, code, message = browser.problem("POST", "/api/tables", json={"game": "golf", "deal": deal})
    assert (status, code) == (400, "notation")
    assert "deal number" in message or len(deal) > 300
    assert len(message) <= 300


@pytest.mark.parametrize(("given", "exact"), [("0", "0"), ("007", "7"), (str(2**63 - 1), str(2**63 - 1)), (str(2**53 + 1), str(2**53 + 1))])
def test_valid_deal_numbers_are_returned_exactly(browser: Browser, given: str, exact: str) -> None:
    table = browser.http.post("/api/tables", json={"game": "golf", "deal": given}).json()["table"]
    with browser.open(table) as tab:
        assert tab.table.deal == exact


@pytest.mark.parametrize(
    ("body", "status", "code", "words"),
    [
        (b"", 400, "bad-request", "the body is empty"),
        (b"{", 400, "bad-request", "truncated"),
        (b"null", 400, "bad-request", "Expected `object`"),
        (b"[]", 400, "bad-request", "Expected `object`"),
        (b'"golf"', 400, "bad-request", "Expected `object`"),
        (b"{}", 400, "bad-request", "game"),
        (b'{"game":1}', 400, "bad-request", "game: Expected `str`"),
        (b'{"game":"golf","dael":"1"}', 400, "bad-request", "dael"),
        (b'{"game":"golf","deal":7}', 400, "bad-request", "deal: Expected"),
        (b'{"game":"golf","options":[]}', 400, "bad-request", "options: Expected"),
        (b'{"game":"golf","options":{"jokers":null}}', 400, "bad-request", "options"),
        (b'{"game":"golf","options":{"jokers":1.5}}', 400, "bad-request", "options"),
        (b'{"game":"golf","options":{"jokers":true}}', 400, "rules", "jokers"),
        (b'{"game":"golf","options":{"jokers":7}}', 400, "rules", "jokers can't be 7"),
        (b'{"game":"golf","options":{"jokers":"1"}}', 400, "rules", "jokers"),
        (b'{"game":"golf","options":{"x":1}}', 400, "rules", "no option 'x'"),
        (b'{"game":"golf","options":{"wrap":true,"around_corner":false}}', 400, "rules", "conflict"),
        (b'{"game":"golff"}', 404, "unknown-game", "did you mean golf"),
        (b'{"game":""}', 404, "unknown-game", "no game"),
        (b'{"game":"' + b"g" * 60_000 + b'"}', 404, "unknown-game", "no game"),
        (b"[" * 50_000, 400, "bad-request", "nested too deeply"),
        (b'{"game":' * 5_000, 400, "bad-request", ""),
        (b"x" * 70_000, 413, "bad-request", "Too Large"),
        (b"\xff\xfe", 400, "bad-request", "malformed"),
        (b'{"game":"\\ud800"}', 400, "bad-request", ""),
        (b'{"game":"\xff"}', 400, "bad-request", "not valid UTF-8"),
        (b"game=golf", 400, "bad-request", "malformed"),
    ],
)
def test_invalid_request_bodies_are_refused(browser: Browser, body: bytes, status: int, code: str, words: str) -> None:
    found = browser.problem("POST", "/api/tables", content=body)
    assert found[:2] == (status, code)
    assert words in found[2]
    assert 0 < len(found[2]) <= 300
    if code != "rules":
        assert browser.problem("POST", "/api/rounds", content=body)[0] == status
    assert browser.problem("POST", "/api/rounds", content=iter([b"x" * 1000] * 100))[0] == 411


@pytest.mark.parametrize("path", ["/", "/play/golf?deal=7", "/table/x", "/rules/golf", "/favicon.ico", "/?path=/api/", "/.env", "/apis"])
def test_any_other_path_serves_the_page(browser: Browser, path: str) -> None:
    answer = browser.http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["x-content-type-options"] == "nosniff"
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"
    assert policy["require-trusted-types-for"] == "'script'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"  # WebAssembly, but no eval() and no scripts in the page
    assert "unsafe" not in str({**policy, "script-src": ""})
    assert '<div id="app">' in answer.text
    assert browser.http.head(path).status_code == 200
    assert browser.http.head(path).content == b""


ALWAYS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.mark.parametrize(
    ("method", "path", "headers", "status"),
    [
        ("GET", "/", {}, 200),
        ("HEAD", "/", {}, 200),
        ("GET", "/icon.svg", {}, 200),
        ("GET", "/api/catalogue", {"If-None-Match": "*"}, 304),
        ("GET", "/assets/nothing.js", {}, 404),
        ("GET", "/api/nothing", {}, 404),
        ("GET", "/api/rules/nothing", {}, 404),
        ("POST", "/", {}, 405),
        ("POST", "/icon.svg", {}, 405),
        ("POST", "/api/tables", {}, 400),
        ("POST", "/api/tables", {"Content-Length": "99999999"}, 413),
        ("GET", "/", {"Host": "example.com"}, 403),
        ("POST", "/api/tables", {"Origin": "http://example.com"}, 403),
        ("GET", "/ws/tables/x", {"Origin": "http://example.com", **UPGRADE}, 403),
        ("GET", "/ws/tables/x", {**UPGRADE, "Sec-WebSocket-Version": "8"}, 400),
    ],
)
def test_every_response_has_all_security_headers(browser: Browser, method: str, path: str, headers: dict[str, str], status: int) -> None:
    with closing(http.client.HTTPConnection(browser.http.base_url.host, browser.http.base_url.port)) as connection:
        connection.request(method, path, headers=headers)
        found = connection.getresponse()
        assert found.status == status
        assert {name: found.headers[name] for name in ALWAYS} == ALWAYS
        assert "frame-ancestors 'none'" in found.headers["content-security-policy"]
        for name in (*ALWAYS, "content-security-policy"):
            assert len(found.headers.get_all(name) or ()) == 1
        assert "strict-transport-security" not in found.headers, "only for servers that players reach over HTTPS"


def test_a_server_with_an_https_url_sends_strict_transport_security(tmp_path: Path) -> None:
    with Running(tmp_path, settings=Settings(public_url="https://golf.example")) as server:
        assert httpx.get(f"{server.address}/healthz").headers["strict-transport-security"] == "max-age=31536000"


def test_a_client_that_disconnects_is_not_logged_as_an_error(server: Running, browser: Browser, caplog: pytest.LogCaptureFixture) -> None:
    url = httpx.URL(browser.address)
    for begun in (b"", b'{"game":'):
        with socket.create_connection((url.host, url.port or 0)) as connection:
            connection.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999\r\n\r\n" + begun)
    assert eventually(lambda: len(server.server.server_state.connections) <= 1)  # the connection of the test's browser
    assert browser.http.get("/healthz").text == "ok"
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_assets_are_cached_forever(browser: Browser) -> None:
    names = [path for path in browser.http.get("/").text.split('"') if path.startswith("/assets/")]
    assert {name.rpartition(".")[2] for name in names} >= {"js", "css"}
    for name in names:
        answer = browser.http.get(name)
        assert answer.status_code == 200
        assert {part.strip() for part in answer.headers["cache-control"].split(",")} == {"public", "max-age=31536000", "immutable"}
        kinds = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml", "woff2": "font/woff2"}
        assert answer.headers["content-type"].split(";")[0] == kinds[name.rpartition(".")[2]]


@pytest.mark.parametrize(
    "target",
    [
        "/assets/../index.html",
        "/assets/../../http.py",
        "/assets/%2e%2e/%2e%2e/http.py",
        "/assets/..%2f..%2fhttp.py",
        "/assets/..%5c..%5chttp.py",
        "/assets/%2e%2e%2f.built-from",
        "/assets/....//....//http.py",
        "/assets//etc/passwd",
        "/assets/%2fetc/passwd",
        "/assets/" + quote("../" * 12, safe="") + "etc/passwd",
        "/../../../../../../etc/passwd",
        "/..%2f..%2fidentity.py",
        "/assets/index.html%00.js",
    ],
)
def test_no_file_outside_the_assets_is_served(browser: Browser, target: str) -> None:
    status, body = raw(browser, target)
    assert status == 404 or b'<div id="app">' in body
    assert b"root:" not in body
    assert b"import " not in body


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "POST", "BREW"])
def test_unsupported_methods_are_refused(browser: Browser, method: str) -> None:
    for path in ("/", "/api/catalogue", "/api/rounds/x/next" if method != "POST" else "/healthz"):
        status, code, message = browser.problem(method, path)
        assert (status, code, message) == (405, "bad-request", "Method Not Allowed")


def test_the_health_check_answers_ok(browser: Browser) -> None:
    assert browser.http.get("/healthz").text == "ok"


def test_options_are_stored_in_their_shortest_form(browser: Browser) -> None:
    given: dict[str, OptionValue] = {"jokers": 0, "around_corner": True, "queens_on_kings": True}
    with browser.open(browser.deal("Strict Golf", 1, **given)) as tab:
        assert tab.table.game.options == {"around_corner": True} == dict(find_game("golf", given).options)


def test_an_unexpected_failure_is_logged_but_not_shown(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a secret")

    with monkeypatch.context() as patch:
        patch.setattr("longwood.server.pages.language_of", broken)
        assert browser.problem("GET", "/api/catalogue") == (500, "internal", "the server failed; see its log")
    (record,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert record.exc_info is not None
    assert record.exc_info[0] is ZeroDivisionError


def test_a_game_can_be_downloaded_as_a_record(browser: Browser) -> None:
    table = browser.deal("golf", 7, jokers=1)
    with browser.open(table) as tab:
        tab.do(Play(0, "stock", "hole"))
    answer = browser.http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == 'attachment; filename="golf-7.record"'
    record = parse_record(answer.text)
    assert (record.game, record.options, record.deal, record.moves) == ("golf", (("jokers", 1),), 7, ("d",))
    assert replay(record, find_game("golf", {"jokers": 1}).rules).line()
    assert browser.http.get("/api/tables/nowhere/record").status_code == 404


def today() -> date:
    return datetime.now(UTC).date()


def test_the_daily_game_and_deal_are_the_same_for_everyone(browser: Browser) -> None:
    before = today()
    daily = msgspec.json.decode(browser.http.get("/api/today?lang=he").content, type=Today)
    day = before if before == today() else today()  # in case midnight has passed since
    variant, deal = games_on(day)[0], deal_on(day, games_on(day)[0].id).number
    assert (daily.date, daily.game, daily.name) == (day.isoformat(), variant.id, game_name(variant, "he"))
    assert (daily.deal, daily.table, daily.state) == (str(deal), None, "new")
    assert daily.piles == piles_view(start(variant.rules, deal))
    assert (daily.week, daily.deals) == (week_view([], day, "he"), day_view([], day, "he"))
    assert (daily.played, daily.streak) == ([], 0)


def test_daily_games_and_deals_differ_within_a_week() -> None:
    days = [(date(2026, 11, 16) + timedelta(n)) for n in range(7)]
    assert len({games_on(day)[0].id for day in days}) == 7
    assert len({daily_deal_number(day.isoformat(), game) for day in days for game in ("golf", "streets")}) == 14


def test_a_request_can_choose_the_deal_in_only_one_way(browser: Browser) -> None:
    for body in ({"deal": "1", "daily": True}, {"winnable": True, "daily": True}, {"deal": "1", "winnable": True}):
        assert browser.problem("POST", "/api/tables", json={"game": "golf", **body})[:2] == (409, "which-deal")
