"""The sections of a rules page."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a rules page. Its text consists of Phrases, so it can be translated."""

    heading: str
    """The heading of the section."""
    lines: tuple[str, ...]
    """The sentences. Each is displayed on a separate line."""
