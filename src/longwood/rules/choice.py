"""The base of the words rules are written in."""

from __future__ import annotations

from enum import StrEnum


class Choice(StrEnum):
    """A word of a fixed list, whose repr evaluates, so that the repr of rules does."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"
