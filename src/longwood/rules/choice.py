"""The base class of the enums in the rules."""

from __future__ import annotations

from enum import StrEnum


class Choice(StrEnum):
    """A string enum whose repr is a valid expression, so that the repr of rules is one too."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"
