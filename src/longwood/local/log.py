"""What the browser provides: a store for events, a way to send messages to the page, and a search.

All values are texts, so that nothing has to be converted between Python and JavaScript.
"""

from __future__ import annotations

from typing import Literal, Protocol

Stored = Literal["", "conflict", "full"] | str
"""The result of a change: empty if it is stored, `conflict` if its guard isn't true, `full` if there is no space, or another reason."""


class Log(Protocol):
    """The event log of a browser. An event is never changed, and deleted only together with all others."""

    async def row(self, id: str, /) -> str:
        """Return the row of a table as JSON. Empty if there is no such table."""

    async def table(self, id: str, /) -> str:
        """Return a table and its events at one moment, as a JSON array of its row and of [event, at] pairs. Empty if there is none."""

    async def tables(self, round: str | None = None, /) -> str:
        """Return the rows of all tables as a JSON array, or only those of one round."""

    async def rounds(self) -> str:
        """Return all rounds as a JSON array of StoredRound."""

    async def commit(self, change: str, /) -> Stored:
        """Store a LogChange, given as JSON. It is on disk when this returns an empty text."""


class Host(Protocol):
    """The worker that runs the tables."""

    @property
    def log(self) -> Log:
        """The event log."""

    @property
    def search_bytes(self) -> int:
        """The memory that one search can use; 0 if there is no search."""

    def soon(self) -> None:
        """Call Local.run as soon as Python has returned."""

    def send(self, message: str, /) -> None:
        """Send a message to the page."""

    def announce(self, table: str, seq: int | None, /) -> None:
        """Notify the browser's other pages that a table has changed."""

    async def search(self, id: int, problem: str, timeout_s: float | None, /) -> str:
        """Search a problem. Return the milliseconds that it took, a space, and the answer. timeout_s: the time limit.

        Problem and answer are in words (longwood.solver.words) and in base64.
        """

    def cancel_search(self, id: int, /) -> None:
        """Stop a search. Its answer is ignored."""
