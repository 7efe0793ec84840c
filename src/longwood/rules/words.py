"""The sections of a rules page. All texts are messages, so they can be translated."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Section:
    """One section of a rules page. All texts are Phrases, so they can be translated."""

    heading: str
    lines: tuple[str, ...]
    """The sentences, each on a separate line."""
