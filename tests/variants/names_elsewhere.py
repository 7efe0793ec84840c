"""Reads names_elsewhere.txt, the names that other programs give our games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final


def _names() -> Iterator[tuple[str, str]]:
    text = Path(__file__).with_suffix(".txt").read_text(encoding="utf-8")
    for line in filter(None, text.splitlines()):
        if not line.startswith("#"):
            game, _, names = line.partition(": ")
            yield from ((name, game) for name in names.split(", "))


ELSEWHERE: Final = tuple(_names())
"""All names with the ids of their games."""
