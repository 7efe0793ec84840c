"""The reader of one page at a table: reads its player's actions, answers each, and sends every change."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from longwood.errors import LongwoodError, RefusedError
from longwood.locales import Phrase
from longwood.play import Position
from longwood.protocol import Ask, ClientMessage, Found, Ping, Pong, Search, ServerMessage, Table
from longwood.tables.connection import Connection
from longwood.tables.errors import BadMessageError, BusyError, ConflictError, NotFoundError, SearchFailedError, StoreError
from longwood.tables.searches.advice import Finding, Known, advice_view, fair_view, par_view
from longwood.tables.searches.jobs import Searcher
from longwood.tables.searches.page import PageSearcher, can_search
from longwood.tables.searches.searching import find_advice, find_best_score, find_fair_move
from longwood.tables.service import Tables
from longwood.tables.wakes import Wakes

decoder: Final = msgspec.json.Decoder(ClientMessage | Ping)
"""Reads the messages of a page."""
_OUTDATED: Final = ("moved-on", "unnamed", "given-up")
"""Refusals of messages that were sent for an older state of the table."""
_MOVES_OF_A_MESSAGE: Final = 8
"""When the solver plays several moves at once, this many count as one message, so that a page can't fill the store with them."""


class Reader:
    """One open connection to a table.

    Answers, and changes from other tabs, are sent one at a time, so an older state never follows a newer one. The table isn't locked while
    a message is sent, so a slow browser doesn't delay others.
    """

    def __init__(self, connection: Connection[ClientMessage | Ping], tables: Tables, searcher: Searcher, player: str, table: str) -> None:
        self._connection = connection
        self._tables = tables
        self._searcher = searcher
        self._player = player
        self._table = table
        self._sent: Table | None = None  # the last table sent, without its ref
        self._searching: tuple[Ask, asyncio.Task[None]] | None = None
        self._page: PageSearcher | None = None  # runs the searches of the latest question, if the page searches itself

    async def show(self) -> None:
        """Send the table as it is now."""
        async with self._connection.sending:
            await self._send_table(None)

    async def news(self) -> None:
        """Send the table, unless the browser already has it. The caller holds `sending`."""
        view = await self._tables.view(self._player, self._table)
        if view != self._sent and (self._sent is None or view.seq >= self._sent.seq):
            has_changed = self._sent is not None and view.piles != self._sent.piles
            await self._send(view)
            if has_changed and (question := self.stop_searching()) is not None:
                await self._refuse(question.ref, _given_up())

    async def answer(self, text: str) -> None:
        """Handle one message and send the answer. Other tabs' updates wait until then. An action or a question stops a running search."""
        async with self._connection.sending:
            try:
                message = self._connection.read(text, self._page.longest_answer if self._page is not None else 0)
            except (RefusedError, BadMessageError) as error:
                await self._refuse(None, error)
                return
            if isinstance(message, Ping):
                await self._send(Pong())
                return
            if isinstance(message, Found):
                if self._page is not None:
                    self._page.receive(message)
                return
            try:
                if isinstance(message, Ask):
                    page = PageSearcher(message, self._send_search, self._searcher) if can_search(message) else None
                    searcher = page or self._searcher
                    asked = await self._tables.ask(self._player, self._table, message, searcher.check)
                    self.stop_searching()
                    self._page = page
                    self._searching = message, asyncio.create_task(self._search(message, searcher, *asked))
                else:
                    await self._tables.act(self._player, self._table, message)
                    self.stop_searching()
            except LongwoodError as error:
                if isinstance(error, RefusedError) and error.code in _OUTDATED:
                    await self._send_table(None)  # the browser needs the current state first
                await self._refuse(message.ref, error)
            else:
                await self._send_table(message.ref)

    def stop_searching(self) -> Ask | None:
        """Cancel the running search and return its question, or None if there was no search."""
        if self._searching is None:
            return None
        question, task = self._searching
        self._searching = None
        task.cancel()
        return question

    async def _search(self, question: Ask, searcher: Searcher, position: Position, seq: int, found: Finding | None) -> None:
        """Answer a request for help while other messages are read. `found`: the solver's result for the position, if known."""
        try:
            if question.help == "par":
                await self._send_par(question, searcher, seq)
                return
            if question.help == "fair":
                await self._send_fair(question, searcher, position, seq)
                return
            if found is None:
                found = await find_advice(searcher, position)
            async with self._connection.sending:  # actions wait from here on
                self._searching = None
                try:
                    await self._follow(question, position, seq, found)
                except ConflictError:  # the table changed while the search ran
                    await self._refuse(question.ref, _given_up())
                else:
                    await self._send(advice_view(position, found, question, seq))
        except (BusyError, SearchFailedError) as error:
            async with self._connection.sending:
                self._searching = None
                await self._refuse(question.ref, error)
        except NotFoundError:  # the table was deleted
            self._connection.end()
        except Exception as error:
            await self._connection.close(error)

    async def _send_par(self, question: Ask, searcher: Searcher, seq: int) -> None:
        rules, deal = await self._tables.dealt(self._player, self._table)
        best = await find_best_score(searcher, rules, deal)
        async with self._connection.sending:
            self._searching = None
            await self._send(par_view(best, question, seq))

    async def _send_fair(self, question: Ask, searcher: Searcher, position: Position, seq: int) -> None:
        judged = await find_fair_move(searcher, position)
        async with self._connection.sending:
            self._searching = None
            await self._send(fair_view(position, judged, question, seq))

    async def _follow(self, question: Ask, position: Position, seq: int, found: Finding) -> None:
        """Store the finding. If the question was to play moves, play the first ones of the line to a win or to the best score."""
        await self._tables.remember(self._player, self._table, Known(position.moves, found))
        if question.help == "show":
            if found.advice.has_goal and found.line:
                await self._tables.show_moves(self._player, self._table, seq, question, found.line)
                self._connection.charge(min(question.moves, len(found.line)) // _MOVES_OF_A_MESSAGE)
            else:  # the answer reveals the verdict, so the game is marked for that
                await self._tables.ask(self._player, self._table, Ask(0, "verdict"))
            await self._send_table(None)

    async def _send_search(self, search: Search) -> None:
        async with self._connection.sending:
            await self._send(search)

    async def _send_table(self, ref: int | None) -> None:
        self._connection.note_newest()
        await self._send(await self._tables.view(self._player, self._table, ref))

    async def _refuse(self, ref: int | None, error: LongwoodError) -> None:
        try:
            seq = await self._tables.seq(self._player, self._table)
        except StoreError:
            seq = 0 if self._sent is None else self._sent.seq
        await self._connection.refuse(ref, seq, error)

    async def _send(self, message: ServerMessage | Pong) -> None:
        if isinstance(message, Table):
            self._sent = msgspec.structs.replace(message, ref=None)
        await self._connection.send(message)


def _given_up() -> RefusedError:
    return RefusedError("given-up", Phrase("refused-given-up"))


async def serve_table(
    connection: Connection[ClientMessage | Ping], tables: Tables, wakes: Wakes, searcher: Searcher, player: str, table: str
) -> None:
    """Serve a table to a page of its player until the connection ends. Raises NotFoundError, UnplayableError, StoreError."""
    reader = Reader(connection, tables, searcher, player, table)
    try:
        await tables.refresh(player, table)
        with tables.visit(table):
            await connection.serve(table, wakes, reader.show, reader.news, reader.answer)
    finally:
        reader.stop_searching()
