"""Tests that the files a browser downloads stay within the size limits in bench/results.md."""

from __future__ import annotations

import re
from typing import Final

from page_speed import NOT_PAGES, STATIC, script_name, weights

MOST_SCRIPTS: Final = 150_000
MOST_OTHERS: Final = 102_000
MOST_RESULTS: Final = 20_000
MOST_ART: Final = 400_000


def test_scripts_and_pictures_stay_within_their_limits() -> None:
    found = weights()
    scripts = found["scripts before the first move and the worker"] + found["texts of the longest language"]
    art = found["card art"] + found["icons"]
    assert 50_000 < scripts < MOST_SCRIPTS, f"{scripts} bytes of scripts before the first move, compressed"
    others = found["scripts of other pages"]
    assert 10_000 < others < MOST_OTHERS, f"{others} bytes of scripts of other pages, compressed"
    results = found["results of studies"]
    assert 1_000 < results < MOST_RESULTS, f"{results} bytes of results of studies, compressed"
    assert 50_000 < art < MOST_ART, f"{art} bytes of card art and icons, compressed"


def test_no_page_loads_the_scripts_that_are_not_counted() -> None:
    scripts = {path.name: path for path in STATIC.glob("assets/*.js")}
    not_counted = {name for name, path in scripts.items() if script_name(path) in NOT_PAGES}
    assert len(not_counted) == len(NOT_PAGES), "a name in NOT_PAGES is outdated"
    loaded = set(re.findall(r"assets/([\w-]+\.js)", (STATIC / "index.html").read_text(encoding="utf-8")))
    for name, path in scripts.items():
        if name not in not_counted:
            loaded |= set(re.findall(r"""(?:from|import)["'`]\./([\w-]+\.js)["'`]""", path.read_text(encoding="utf-8")))
    assert loaded & scripts.keys() == loaded
    assert len(loaded) > 5
    assert not loaded & not_counted
