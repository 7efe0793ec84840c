"""Tests that `make screenshots` takes every picture in docs/images, and that a page shows each of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import screenshots
from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
_PICTURE = re.compile(r"!\[[^\]]+\]\(([^)\s]+\.png)\)")


def shown() -> set[Path]:
    """Return the path of every picture that a page shows."""
    return {(page.parent / name).resolve() for page in PAGES for name in _PICTURE.findall(page.read_text(encoding="utf-8"))}


def test_make_screenshots_takes_every_picture() -> None:
    assert {path.stem for path in screenshots.IMAGES.glob("*.png")} == set(screenshots.NAMES), "run `make screenshots`"


def test_pages_show_every_picture_and_no_other() -> None:
    assert shown() == {screenshots.IMAGES / f"{name}.png" for name in screenshots.NAMES}


def test_the_web_app_manifest_has_the_same_pictures() -> None:
    for name, copy in screenshots.INSTALLED.items():
        assert copy.read_bytes() == (screenshots.IMAGES / f"{name}.png").read_bytes(), "run `make screenshots`"


@pytest.mark.parametrize("name", screenshots.NAMES)
def test_a_picture_has_the_size_of_its_device_and_is_small(name: str) -> None:
    path = screenshots.IMAGES / f"{name}.png"
    screen = screenshots.SCREENS[name.rpartition("-")[2]]
    with Image.open(path) as image:
        assert image.size == (screen.width * screen.ratio, screen.height * screen.ratio)
    assert path.stat().st_size <= screenshots.MOST_BYTES
