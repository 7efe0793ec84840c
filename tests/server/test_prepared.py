"""Responses from memory: the catalogue, rules pages, and the front end's files are built and compressed once, and sent only if needed."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest

from longwood.server import pages
from longwood.server.files import STATIC, is_file, load_files
from longwood.server.prepared import RECHECK, answer, prepared
from tests.server.playing import Browser

pytestmark = pytest.mark.every_store

TEXT = b"a line of text\n" * 100
PATHS = ("/", "/api/catalogue", "/api/rules/golf?option=jokers=2", "/manifest.webmanifest", "/icon-192.png")


def asset(browser: Browser, suffix: str = ".js") -> str:
    """Return the path of the page's main script or style sheet. Others can be too small to be compressed."""
    return next(path for path in browser.http.get("/").text.split('"') if path.startswith("/assets/index-") and path.endswith(suffix))


def test_the_best_encoding_that_the_browser_accepts_is_sent() -> None:
    found = prepared(TEXT, "text/plain", RECHECK, forms={"br": b"b", "gzip": b"g"})
    for accepts, body in (("gzip, br", b"b"), ("br;q=1.0", b"b"), ("GZIP", b"g"), ("br;q=0, gzip", b"g"), ("deflate", TEXT), ("", TEXT)):
        assert answer(found, accepts, "").body == body
        encoding = dict(answer(found, accepts, "").headers).get("content-encoding")
        assert encoding == {b"b": "br", b"g": "gzip", TEXT: None}[body]
        assert dict(answer(found, accepts, "").headers)["vary"] == "Accept-Encoding"


def test_short_responses_are_not_compressed() -> None:
    found = prepared(b"short", "text/plain", RECHECK, vary=("Cookie",))
    assert answer(found, "gzip", "").body == b"short"
    assert dict(found.headers)["vary"] == "Cookie"


def test_each_encoding_has_its_own_etag_and_all_are_recognised() -> None:
    found = prepared(TEXT, "text/plain", RECHECK)
    tags = [dict(answer(found, accepts, "").headers)["etag"] for accepts in ("", "gzip")]
    assert tags[0] != tags[1]
    for sent in (*tags, f'"x", W/{tags[0]}', "*"):
        again = answer(found, "gzip", sent)
        assert (again.status, again.body) == (304, b"")
        assert "content-encoding" not in dict(again.headers)
    assert answer(found, "", '"x"').status == 200
    assert dict(answer(prepared(TEXT + b"x", "text/plain", RECHECK), "", tags[0]).headers)["etag"] not in tags


@pytest.mark.parametrize("path", PATHS)
def test_a_browser_with_a_cached_response_gets_304(browser: Browser, path: str) -> None:
    first = browser.http.get(path)
    tag = first.headers["etag"]
    assert first.headers["cache-control"] == "no-cache"
    again = browser.http.get(path, headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == tag
    assert browser.http.get(path, headers={"If-None-Match": '"other"'}).content == first.content


def test_answers_depend_on_the_language(browser: Browser) -> None:
    for path in ("/", "/api/catalogue", "/api/rules/golf"):
        plain, hebrew = browser.http.get(path), browser.http.get(path, headers={"Accept-Language": "he"})
        assert hebrew.headers["etag"] != plain.headers["etag"]
        assert set(hebrew.headers["vary"].split(", ")) >= {"Accept-Language", "Cookie"}


def test_compressed_answers_have_the_same_content(browser: Browser) -> None:
    for path in (*PATHS, asset(browser), asset(browser, ".css")):
        plain = browser.http.get(path, headers={"Accept-Encoding": "identity"})
        packed = browser.http.get(path, headers={"Accept-Encoding": "gzip"})
        assert packed.content == plain.content  # httpx has decompressed it
        assert ("content-encoding" in packed.headers) == ("Accept-Encoding" in packed.headers.get("vary", "")) == (path != PATHS[-1])
        assert browser.http.head(path).headers["content-length"] == str(len(packed.content)) or "content-encoding" in packed.headers


def test_the_build_has_written_both_compressed_versions() -> None:
    files = load_files()
    assert len(files) > 20
    for path, found in files.items():
        if len(found.forms[""]) > 1000 and not path.endswith((".png", ".zip", ".woff2")):
            assert set(found.forms) == {"br", "gzip", ""}, path
            assert gzip.decompress(found.forms["gzip"]) == found.forms[""]
            assert len(found.forms["br"]) < len(found.forms["gzip"]) < len(found.forms[""])
    assert not [path for path in files if path.endswith((".br", ".gz", ".html"))]
    assert {path for path in files if not is_file(path)} == set()


def test_the_catalogue_and_rules_pages_are_built_once(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = ("/api/catalogue?lang=ru", "/api/rules/golf?lang=ru", "/")
    first = [browser.http.get(path).content for path in paths]

    def fail(*_: object) -> None:
        raise AssertionError("built a second time")

    for name in ("catalogue_view", "rules_page", "find_any_game", "prepared"):
        monkeypatch.setattr(pages, name, fail)
    assert [browser.http.get(path).content for path in paths] == first


def test_the_number_of_cached_rules_pages_is_limited(browser: Browser) -> None:
    most = pages._rules_in.cache_info().maxsize
    assert most is not None
    assert most <= 1000
    pages._rules_in.cache_clear()  # this test runs with each kind of database
    before = pages._rules_in.cache_info().currsize
    for name in ("no-such-game", "golf?option=nonsense"):
        assert browser.http.get(f"/api/rules/{name}").status_code >= 400
    assert pages._rules_in.cache_info().currsize == before
    for count in (1, 2, 50):
        assert browser.http.get("/api/rules/golf?lang=he" + "&option=jokers=2" * count).status_code == 200
    assert pages._rules_in.cache_info().currsize == before + 1, "repeated options are the same page"


def test_files_allow_only_get_and_unknown_files_are_not_found(browser: Browser, tmp_path: Path) -> None:
    assert load_files(tmp_path) == {}
    path = asset(browser)
    assert browser.problem("POST", path) == (405, "bad-request", "Method Not Allowed")
    assert httpx.post(browser.http.base_url.join(path)).headers["allow"] == "GET, HEAD"
    packed = next(STATIC.glob("assets/*.js.br")).name
    assert browser.problem("GET", f"/assets/{packed}")[:2] == (404, "not-found")
    assert "set-cookie" not in httpx.get(browser.http.base_url.join(path)).headers
