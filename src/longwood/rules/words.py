"""What the rules pages share. Must not know any game's name, nor any language: all texts are messages."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Section:
    """One section of a rules page: its heading and its sentences, each a line of its own. Both are Phrases, which read as English."""

    heading: str
    lines: tuple[str, ...]
