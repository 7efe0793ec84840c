"""The pictures in docs/images are those that `make screenshots` takes, and every one is shown in the documents."""

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
    """Every picture that a page shows."""
    return {(page.parent / name).resolve() for page in PAGES for name in _PICTURE.findall(page.read_text(encoding="utf-8"))}


def test_the_pictures_are_those_that_are_taken() -> None:
    assert {path.stem for path in screenshots.IMAGES.glob("*.png")} == set(screenshots.NAMES), "run `make screenshots`"


def test_every_picture_is_shown_and_every_picture_shown_is_there() -> None:
    assert shown() == {screenshots.IMAGES / f"{name}.png" for name in screenshots.NAMES}


@pytest.mark.parametrize("name", screenshots.NAMES)
def test_a_picture_is_of_its_device_and_not_heavy(name: str) -> None:
    path = screenshots.IMAGES / f"{name}.png"
    screen = screenshots.SCREENS[name.rpartition("-")[2]]
    with Image.open(path) as image:
        assert image.size == (screen.width * screen.ratio, screen.height * screen.ratio)
    assert path.stat().st_size <= screenshots.MOST_BYTES
