"""Pages and the line each has to its room. Must not know what goes over them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, Protocol

_LONGEST_NAME: Final = 40


class Line(Protocol):
    """One open socket."""

    async def end(self) -> None:
        """Hears nothing any more; what it was doing is done when this returns."""


class Lines:
    """The lines of each page, of which only the newest is heard.

    A line may die without a word, and what was sent over it come late. So a page that calls again ends the lines it had before it is
    shown anything: what it then sees is what was heard, and all else never will be.
    """

    def __init__(self) -> None:
        self._of: dict[tuple[str, str, str], list[Line]] = {}

    @staticmethod
    def page_of(player: str, room: str, page: str) -> tuple[str, str, str] | None:
        """What tells a page from all others; None for one without a name."""
        return (player, room, page) if 0 < len(page) <= _LONGEST_NAME else None

    @asynccontextmanager
    async def newest(self, player: str, room: str, page: str, line: Line) -> AsyncIterator[None]:
        """Takes the place of the lines this page had, for as long as it lasts. A page without a name has any number of them."""
        key = self.page_of(player, room, page)
        if key is None:
            yield
            return
        lines = self._of.setdefault(key, [])
        before = lines.copy()
        lines.append(line)
        try:
            for older in before:
                await older.end()
            yield
        finally:
            lines.remove(line)
            if not lines:
                self._of.pop(key, None)

    def __len__(self) -> int:
        """How many pages have a line."""
        return len(self._of)
