"""Tests that the files a browser downloads stay within the size limits in bench/results.md."""

from __future__ import annotations

from typing import Final

from page_speed import weights

MOST_SCRIPTS: Final = 150_000
MOST_ART: Final = 300_000


def test_scripts_and_pictures_stay_within_their_limits() -> None:
    found = weights()
    scripts = found["scripts of every page and the worker"] + found["texts of the longest language"]
    art = found["card art"] + found["icons"]
    assert 50_000 < scripts < MOST_SCRIPTS, f"{scripts} bytes of scripts, compressed"
    assert 50_000 < art < MOST_ART, f"{art} bytes of card art and icons, compressed"
