"""The requests of a page, which a server would answer over HTTP. Paths, bodies and answers are the same as there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import partial
from typing import Any, Final
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from longwood import protocol
from longwood.errors import RefusedError
from longwood.local.store import LocalStore
from longwood.locales import Phrase, is_language
from longwood.play import format_record, parse_record
from longwood.rules import parse_options
from longwood.tables.boards import board_view, in_language, placing, solved_view
from longwood.tables.errors import BadMessageError, NotFoundError
from longwood.tables.games import catalogue_view
from longwood.tables.history.handover import LOCAL_PLAYER as PLAYER
from longwood.tables.history.imports import Importer, exported
from longwood.tables.history.progress import MONDAY
from longwood.tables.history.replays import playing_through, record_of, viewing
from longwood.tables.lessons.lesson import lesson_view, why_not
from longwood.tables.own import own_view
from longwood.tables.rules_page import rules_page
from longwood.tables.searches.analysis import analysed_lines
from longwood.tables.searches.grading import find_grade
from longwood.tables.searches.jobs import Searcher
from longwood.tables.searches.odds import odds_lines
from longwood.tables.searches.searching import find_advice, find_winnable_deal
from longwood.tables.service import Tables
from longwood.tables.slices import TimeSlices, compute_here
from longwood.tables.tree import tree_view
from longwood.variants import CATALOGUE, find_any_game, find_game

Lines = AsyncIterator[bytes]


@dataclass(frozen=True, slots=True)
class Request:
    """A request of the page."""

    query: dict[str, list[str]]
    body: str

    def data(self, kind: type[Any]) -> Any:
        """Return the body as a message of the protocol. Raises BadMessageError."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise BadMessageError(f"this request cannot be read: {error}") from None

    def flag(self, name: str) -> bool:
        """Return whether a parameter of the query is true."""
        return self.query.get(name, [""])[-1] == "true"

    @property
    def language(self) -> str:
        """The language of the answer."""
        return next(filter(is_language, self.query.get("lang", [])), "en")

    @property
    def first_weekday(self) -> int:
        """The first day of the week, from 1 for Monday to 7 for Sunday."""
        asked = self.query.get("first", [""])[0]
        return int(asked) if asked in {"1", "2", "3", "4", "5", "6", "7"} else MONDAY


class Routes:
    """Answers the requests of a page."""

    def __init__(self, tables: Tables, store: LocalStore, imports: Importer, searcher: Searcher) -> None:
        self._tables = tables
        self._store = store
        self._imports = imports
        self._searcher = searcher
        self._in_slices = TimeSlices().run
        # "*" stands for a part of the path, which is passed to the function.
        self._routes: Final[dict[tuple[str, str], Callable[..., Awaitable[object]]]] = {
            ("GET", "catalogue"): self._catalogue,
            ("GET", "rules/*"): self._rules,
            ("GET", "tree"): self._tree,
            ("GET", "lessons/*"): self._lesson,
            ("POST", "lessons/*/*"): self._lesson_move,
            ("GET", "tables"): self._resumable,
            ("POST", "tables"): self._new_table,
            ("GET", "today"): self._today,
            ("GET", "daily"): self._daily,
            ("POST", "daily/players"): self._daily_players,
            ("GET", "tables/*/summary"): self._summary,
            ("GET", "tables/*/grade"): self._grade,
            ("POST", "board"): self._board,
            ("POST", "board/solve"): self._solve_board,
            ("POST", "own"): self._own,
            ("POST", "own/odds"): self._own_odds,
            ("POST", "rounds"): self._new_round,
            ("POST", "rounds/*/next"): self._next_hole,
            ("POST", "tables/*/reshuffle"): self._reshuffle,
            ("GET", "tables/*/record"): self._record,
            ("GET", "tables/*/replay"): self._replay,
            ("POST", "tables/*/analysis"): self._analysis,
            ("POST", "replays"): self._replay_shared,
            ("POST", "replays/analysis"): self._analysis_of_shared,
            ("POST", "replays/record"): self._replay_record,
            ("GET", "statistics"): self._statistics,
            ("GET", "statistics/finished"): self._finished,
            ("GET", "games"): self._export,
            ("POST", "games"): self._import,
            ("DELETE", "games"): self._remove_all,
        }

    async def answer(self, method: str, url: str, body: str) -> object:
        """Return the answer to a request: a message of the protocol, a text, or Lines. Raises LongwoodError."""
        split = urlsplit(url)
        parts = [unquote(part) for part in split.path.removeprefix("/api/").split("/")]
        for (wanted, path), function in self._routes.items():
            pattern = path.split("/")
            if wanted == method and len(pattern) == len(parts) and all(p in ("*", part) for p, part in zip(pattern, parts, strict=True)):
                values = [part for p, part in zip(pattern, parts, strict=True) if p == "*"]
                return await function(Request(parse_qs(split.query, keep_blank_values=True), body), *values)
        raise NotFoundError(f"nothing found at {method} {split.path}")

    async def _catalogue(self, request: Request) -> object:
        return [catalogue_view(variant, request.language) for variant in CATALOGUE]

    async def _rules(self, request: Request, game: str) -> object:
        options = parse_options(request.query.get("option", []), find_any_game(game).rules)
        return rules_page(find_any_game(game, options), request.language)

    async def _tree(self, request: Request) -> object:
        return tree_view(request.language)

    async def _lesson(self, request: Request, game: str) -> object:
        return lesson_view(game, request.language)

    async def _lesson_move(self, request: Request, game: str, step: str) -> object:
        return why_not(game, int(step) if step.isascii() and step.isdigit() else -1, request.data(protocol.LessonMove))

    async def _resumable(self, _: Request) -> object:
        return await self._tables.resumable(PLAYER, _day())

    async def _new_table(self, request: Request) -> object:
        find_winnable = partial(find_winnable_deal, self._searcher)
        return await self._tables.start(PLAYER, request.data(protocol.NewTable), _day(), find_winnable)

    async def _today(self, request: Request) -> object:
        return await self._tables.today(PLAYER, _day(), request.language, request.first_weekday)

    async def _daily(self, request: Request) -> object:
        return await self._tables.daily(PLAYER, request.query.get("month", [""])[-1], _day(), request.language)

    async def _daily_players(self, _: Request) -> object:
        """Return nothing, because a browser doesn't know any other players."""
        return protocol.DayPlayers([], [])

    async def _summary(self, _: Request, table: str) -> object:
        return await self._tables.summary(PLAYER, table)

    async def _grade(self, _: Request, table: str) -> object:
        return await self._tables.graded(PLAYER, table, partial(find_grade, self._searcher))

    async def _new_round(self, request: Request) -> object:
        data = request.data(protocol.NewRound)
        return protocol.Dealt(await self._tables.begin_round(PLAYER, data.game, data.options))

    async def _next_hole(self, _: Request, round: str) -> object:
        return protocol.Dealt(await self._tables.next_hole(PLAYER, round))

    async def _reshuffle(self, _: Request, table: str) -> object:
        return protocol.Dealt(await self._tables.reshuffle(PLAYER, table))

    async def _record(self, _: Request, table: str) -> object:
        return format_record(record_of(await self._tables.played(PLAYER, table)))

    async def _replay(self, _: Request, table: str) -> object:
        return await self._in_slices(viewing(await self._tables.played(PLAYER, table)))

    async def _replay_shared(self, request: Request) -> object:
        return await self._in_slices(viewing(await self._in_slices(playing_through(request.data(protocol.SharedGame)))))

    async def _replay_record(self, request: Request) -> object:
        """Return the replay of a record that another page contains. A server has no such request."""
        record = parse_record(request.body)
        shared = protocol.SharedGame(record.game, str(record.deal), dict(record.options), " ".join(record.moves), rules=record.rules)
        return await self._in_slices(viewing(await self._in_slices(playing_through(shared))))

    async def _analysis(self, request: Request, table: str) -> object:
        self._searcher.check()
        played = await self._tables.open_for_analysis(PLAYER, table, agreed=request.flag("agreed"))
        return analysed_lines(self._searcher, played, compute_here)

    async def _analysis_of_shared(self, request: Request) -> object:
        self._searcher.check()
        played = await self._in_slices(playing_through(request.data(protocol.SharedGame)))
        if not played.is_over:
            raise RefusedError("not-over", Phrase("refused-replay-open"))
        return analysed_lines(self._searcher, played, compute_here)

    async def _board(self, request: Request) -> object:
        pasted = request.data(protocol.PastedBoard)
        with in_language(pasted, request.language):
            position = await self._in_slices(placing(pasted))
        return board_view(pasted, position)

    async def _solve_board(self, request: Request) -> object:
        self._searcher.check()
        position = await self._in_slices(placing(request.data(protocol.PastedBoard)))
        return solved_view(await find_advice(self._searcher, position.without_history()))

    async def _own(self, request: Request) -> object:
        return own_view(request.data(protocol.OwnDraft), request.language)

    async def _own_odds(self, request: Request) -> object:
        self._searcher.check()
        return odds_lines(self._searcher, find_game(request.data(protocol.OddsRequest).game).rules)

    async def _statistics(self, _: Request) -> object:
        return await self._tables.statistics(PLAYER)

    async def _finished(self, request: Request) -> object:
        skip = request.query.get("skip", [""])[0]
        return await self._tables.finished(PLAYER, int(skip[:9]) if skip.isascii() and skip.isdigit() else 0)

    async def _export(self, _: Request) -> object:
        return exported(self._store, PLAYER)

    async def _import(self, request: Request) -> object:
        return await self._imports.run(PLAYER, request.body.encode(), check=request.flag("check"))

    async def _remove_all(self, _: Request) -> object:
        return protocol.Removed(await self._tables.remove_all(PLAYER))


def _day() -> date:
    """Return the current date in UTC, so that the game of the day changes everywhere at once."""
    return datetime.now(UTC).date()
