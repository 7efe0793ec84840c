"""Tests the files of a site without a server."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from longwood.server.files import STATIC
from longwood.server.site import _WRITTEN, MARK, SiteError, _contents, write_site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "new"
    size = write_site(folder)
    assert size == size_of(folder)
    return folder


def size_of(site: Path) -> int:
    return sum(path.stat().st_size for path in site.rglob("*") if path.is_file() and path.name != _WRITTEN)


def test_every_file_of_the_page_is_there_and_none_is_at_an_absolute_path(site: Path) -> None:
    page = (site / "index.html").read_text("utf-8")
    named = re.findall(r'(?:src|href)="([^"]*)"', page)
    assert len(named) > 5
    assert all(name.startswith("./") and (site / name).is_file() for name in named)
    manifest = json.loads((site / "manifest.webmanifest").read_text("utf-8"))
    assert manifest["start_url"] == "./"
    assert all((site / icon["src"]).is_file() for icon in [*manifest["icons"], *manifest["screenshots"]])
    assert [shortcut["url"] for shortcut in manifest["shortcuts"]] == ["./#/daily", "./#/play/golf", "./#/play/forty-thieves"]


def test_the_policy_comes_before_any_script(site: Path) -> None:
    page = (site / "index.html").read_text("utf-8")
    policy = page.index("Content-Security-Policy")
    assert policy < page.index(MARK) < page.index("<script")
    assert "default-src 'self'" in page
    assert "require-trusted-types-for 'script'" in page
    assert "'unsafe-eval'" not in page
    assert "frame-ancestors" not in page


def test_the_menu_is_a_file_in_every_language(site: Path) -> None:
    for language in ("en", "fil", "he", "ru"):
        games = json.loads((site / "api" / f"catalogue-{language}.json").read_text("utf-8"))
        for game in games:
            assert json.loads((site / "api" / f"rules-{game['id']}-{language}.json").read_text("utf-8"))["sections"]


def test_a_newer_site_replaces_an_earlier_one_but_nothing_else(site: Path, tmp_path: Path) -> None:
    for name in ("assets/earlier.js", "assets/offline-0123/old.wasm", "assets/mine.png", "mine.txt"):
        (site / name).parent.mkdir(exist_ok=True)
        (site / name).write_text("", "utf-8")
    with (site / _WRITTEN).open("a", encoding="utf-8") as written:
        written.write("assets/earlier.js\nassets/offline-0123/old.wasm\n")
    write_site(site)
    assert (site / "assets" / "earlier.js").is_file(), "open pages of the earlier version may still need it"
    size = write_site(site, prune=True)
    assert not (site / "assets" / "earlier.js").exists()
    assert not (site / "assets" / "offline-0123").exists()
    for name in ("assets/mine.png", "mine.txt"):
        (site / name).unlink()
    assert size == size_of(site)
    (tmp_path / "notes.txt").write_text("mine", "utf-8")
    with pytest.raises(SiteError, match="other files"):
        write_site(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]


def test_the_page_comes_after_its_scripts_and_the_worker_that_stores_it_last() -> None:
    names = [name for name, _ in _contents(STATIC)]
    assert names[-2:] == ["index.html", "service-worker.js"]
    assert len(names) == len(set(names))


def test_a_front_end_that_is_not_built_is_reported(tmp_path: Path) -> None:
    with pytest.raises(SiteError, match="make setup"):
        write_site(tmp_path / "site", static=tmp_path / "static")
    assert not (tmp_path / "site").exists()


def test_all_scripts_have_a_name_that_every_web_server_knows(site: Path) -> None:
    """A web server such as nginx has no media type for .mjs, and browsers refuse to run scripts without one."""
    assert not list(site.rglob("*.mjs"))
    (pyodide,) = site.glob("assets/offline-*/pyodide.js")
    assert ".mjs" not in pyodide.read_text(encoding="utf-8")


def test_no_name_begins_like_those_that_hosts_leave_out(site: Path) -> None:
    """GitHub Pages, for example, doesn't publish files whose names begin with an underscore or a dot."""
    assert [path.name for path in site.rglob("*") if path.name.startswith(("_", "."))] == []


def test_the_licences_of_what_the_site_contains_are_part_of_it(site: Path) -> None:
    (notices,) = site.glob("assets/offline-*/third-party.txt")
    text = notices.read_text(encoding="utf-8")
    assert all(
        name in text for name in ("Mozilla Public License", "PYTHON SOFTWARE FOUNDATION LICENSE", "Neither the name of the copyright")
    )
