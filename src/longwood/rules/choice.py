"""The base class of the enums that rules use."""

from __future__ import annotations

from enum import StrEnum


class Choice(StrEnum):
    """A string enum. Its repr is a valid expression, so the repr of rules is one too."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"
