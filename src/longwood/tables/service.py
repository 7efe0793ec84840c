"""Runs the tables of a server or a browser: deals, actions, rounds of Golf. Each event is stored before any client sees it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Final, Literal, TypeVar

from longwood import protocol
from longwood.cards import parse_deal_number, random_deal_number
from longwood.errors import RefusedError, RulesError, shown
from longwood.locales import Phrase
from longwood.play import Move, Outcome, Position, Round, is_impossible, score, start
from longwood.play.scoring import HOLES
from longwood.rules import OptionValue, Rules, rules_hash
from longwood.solver.difficulty import GRADES, Grade, has_grades
from longwood.tables.cache import Entry, TableCache
from longwood.tables.errors import BadMessageError, ConflictError, NotFoundError, UnplayableError
from longwood.tables.events import Event, format_event
from longwood.tables.history.achievements import statistics_with_goals, summary_with_goals
from longwood.tables.history.progress import (
    MONDAY,
    calendar_view,
    day_of,
    day_view,
    deal_on,
    finished_deals,
    is_certified,
    numbers_on,
    past_days,
    streak_since,
    week_view,
)
from longwood.tables.history.replays import Played
from longwood.tables.history.statistics import finished_view, unsettled
from longwood.tables.ids import is_id, new_id
from longwood.tables.rebuild import played_of, replayed, summary_of
from longwood.tables.searches.advice import Finding, Known
from longwood.tables.slices import Compute, InSlices, compute_here
from longwood.tables.state import LONGEST_GAME_MS, TableState
from longwood.tables.store import MOST_GAMES, TableRow, TableStore
from longwood.tables.views import piles_view, table_view
from longwood.tables.wakes import Waker
from longwood.variants import Game, find_game, find_variant
from longwood.variants.unsolved import is_unsolved

Result = TypeVar("Result")

_TRIES_IN_VAIN: Final = 3
"""How many conflicts in a row an action may have while the table stays the same, before it is refused."""
_MOST_RESUMABLE: Final = 30
_DAYS_AT_ONCE: Final = 28
_TODAY_STATES: Final[Mapping[str, Literal["new", "open", "over"]]] = {"new": "new", "open": "open", "done": "over"}
_CLOCK_SLACK_MS: Final = 1000  # between the browser's clock and the server's


class Tables:
    """The tables of a server or a browser.

    A lock for each table keeps its events in order. Across processes, the store's sequence numbers do.

    - `announce`: called with the id of each changed table, and the number of its last event or None, so that other processes reload it.
    - `compute`, `in_slices`: run a function or a generator that takes long.
    - `on_event`: called for each stored event.
    - `most_games`: how many games a player can have.
    """

    def __init__(
        self,
        store: TableStore,
        waker: Waker,
        announce: Callable[[str, int | None], None] = lambda table, seq: None,
        compute: Compute = compute_here,
        on_event: Callable[[], object] = lambda: None,
        most_games: int = MOST_GAMES,
        in_slices: InSlices | None = None,
    ) -> None:
        self._store = store
        self._most_games = most_games
        self._waker = waker
        self._announce = announce
        self._cache = TableCache(store, in_slices)
        self._visits: Counter[str] = Counter()
        self._compute = compute
        self._on_event = on_event

    async def start(
        self, player: str, data: protocol.NewTable, day: date, find_winnable: Callable[[Rules, Grade | None], Awaitable[int]]
    ) -> protocol.Dealt:
        """Deal the game that a player asks for. Raises UnknownGameError, RulesError, NotationError, RefusedError, NotFoundError.

        find_winnable: returns the number of a winnable deal, with this grade if one is given.
        """
        deal, is_winnable = data.deal, data.winnable or data.grade is not None
        if (deal is not None) + data.winnable + (data.grade is not None) + data.daily > 1:
            raise RefusedError("which-deal", Phrase("refused-which-deal"))
        if data.solution_of is not None:
            await self.open_for_analysis(player, data.solution_of, agreed=True)
        if data.daily:
            daily = deal_on(day, find_game(data.game, data.options).id)
            deal, is_winnable = str(daily.number), daily.is_winnable and not data.options
        elif is_winnable:
            deal = str(await find_winnable(find_game(data.game, data.options).rules, data.grade))
        elif deal is not None and not data.options:
            is_winnable = is_certified(find_game(data.game).id, parse_deal_number(deal), day)
        return protocol.Dealt(await self.deal(player, data.game, data.options, deal, winnable=is_winnable))

    async def deal(self, player: str, name: str, options: Mapping[str, OptionValue], deal: str | None, *, winnable: bool = False) -> str:
        """Deal a new table and return its id. Raises UnknownGameError, RulesError, NotationError, RefusedError for too many games."""
        game = find_game(name, options)
        await self._check_games(player)
        entry = _dealt(player, game, deal=None if deal is None else parse_deal_number(deal), winnable=winnable)
        await self._store.add_table(entry.row)
        return self._cache.add(entry)

    async def begin_round(self, player: str, name: str, options: Mapping[str, OptionValue]) -> str:
        """Begin a round and return the id of its first hole. Raises RefusedError if the game has no rounds, or for too many games."""
        game = find_game(name, options)
        if not game.variant.has_round:
            raise RefusedError("no-round", Phrase("refused-no-round", game=game.name))
        await self._check_games(player)
        entry = _dealt(player, game, new_id(), 1)
        await self._store.begin_round(entry.row)
        return self._cache.add(entry)

    async def _check_games(self, player: str) -> None:
        if await self._store.count_of(player) >= self._most_games:
            raise RefusedError("many-games", Phrase("refused-many-games"))

    async def next_hole(self, player: str, round_id: str) -> str:
        """Deal the next hole of a round and return its table's id. The previous hole can no longer change."""
        last = await self._last_of_round(player, round_id)
        return await self._on_newest(player, last, lambda: self._next_hole(player, round_id))

    async def _next_hole(self, player: str, round_id: str) -> str:
        last = await self._last_of_round(player, round_id)
        await self._cache.refresh(player, last)
        async with self._cache.held(player, last) as entry:
            if entry.state.closed:  # another tab has already dealt the next hole
                return await self._last_of_round(player, round_id)
            hole = (entry.row.hole or 0) + 1
            if not entry.state.is_over:
                if entry.state.seq == 0 and hole > 2:  # another tab has just dealt this hole for the same request
                    return last
                raise RefusedError("hole-open", Phrase("refused-hole-open", number=hole - 1))
            if hole > HOLES:
                raise RefusedError("round-over", Phrase("refused-round-over"))
            return await self._deal_after(entry, hole)

    async def _last_of_round(self, player: str, round_id: str) -> str:
        """Return the latest table of a round. Raises NotFoundError."""
        rows = await self._store.tables_of_round(round_id) if is_id(round_id) else []
        if not rows or rows[0].player != player:
            raise NotFoundError(Phrase("error-no-round"))
        return rows[-1].id

    async def reshuffle(self, player: str, table: str) -> str:
        """Replace a deal that can't be cleared, on the same hole, and return the new table's id. Source: docs/rulings.md, R37."""
        return await self._on_newest(player, table, lambda: self._reshuffle(player, table))

    async def _reshuffle(self, player: str, table: str) -> str:
        await self._cache.refresh(player, table)
        async with self._cache.held(player, table) as entry:
            state = entry.state
            if state.closed and not state.seq and entry.row.round is not None:  # another tab has already reshuffled it
                return await self._last_of_round(player, entry.row.round)
            if state.seq or state.closed or not is_impossible(state.position):
                raise RefusedError("no-reshuffle", Phrase("refused-no-reshuffle"))
            return await self._deal_after(entry, entry.row.hole)

    async def _deal_after(self, entry: Entry, hole: int | None) -> str:
        """Close a table, make a new deal of its game, and return the new table's id."""
        fresh = _dealt(entry.row.player, entry.state.game, entry.row.round, hole)
        try:
            await self._store.deal_after(entry.row.id, entry.state.seq, fresh.row)
            entry.state.closed = True
        except BaseException:
            self._cache.forget(entry)
            raise
        finally:
            self._waker.wake(entry.row.id)
            self._announce(entry.row.id, None)
        return self._cache.add(fresh)

    @property
    def in_memory(self) -> int:
        """The number of tables in memory."""
        return len(self._cache)

    @property
    def visited(self) -> Collection[str]:
        """The ids of the tables that are open in a browser."""
        return self._visits.keys()

    @contextmanager
    def visit(self, table: str) -> Iterator[None]:
        """Count a table as open in a browser until the block ends."""
        self._visits[table] += 1
        try:
            yield
        finally:
            self._visits[table] -= 1
            if not self._visits[table]:
                del self._visits[table]

    async def refresh(self, player: str, table: str) -> None:
        """Reload a table if another process has changed it. Raises NotFoundError."""
        await self._cache.refresh(player, table)

    def changed(self, table: str) -> None:
        """Reload a table that was changed directly in the store, and send its clients the new state."""
        self.heard(table, None)
        self._announce(table, None)

    def heard(self, table: str, seq: int | None) -> None:
        """Reload a table that another process changed, and send its clients the new state. seq: the number of its last event, if known."""
        self._cache.drop_older(table, seq)
        self._waker.wake(table)

    def forget_all(self) -> None:
        """Drop all tables from memory, so that each is reloaded when it is next needed."""
        self._cache.drop_all()

    async def act(self, player: str, table: str, action: protocol.Action) -> None:
        """Perform an action, unless it was already done: store its event, then publish it. Changes nothing if it raises LongwoodError."""
        await self._catch_up(player, table, action.after)
        await self._on_newest(player, table, lambda: self._act(player, table, action))

    async def _act(self, player: str, table: str, action: protocol.Action) -> None:
        async with self._cache.held(player, table) as entry:
            if not entry.state.was_done(action):
                await self._store_event(entry, entry.state.decide(action, longest_ms=_longest_ms(entry)), action.name)

    async def _catch_up(self, player: str, table: str, after: int | None) -> None:
        """Reload the table if the browser has seen an event from another process that isn't known here yet."""
        if after is not None and after > await self.seq(player, table):
            await self._cache.refresh(player, table)

    async def _on_newest(self, player: str, table: str, work: Callable[[], Awaitable[Result]]) -> Result:
        """Run `work` and return its result. If another process changes the table first, run it again on the newest state.

        A process that must first reload the table can lose many times in a row to one that has it in memory. So it tries again as long as
        the table gets new events. Raises ConflictError after several conflicts without a new event.
        """
        newest, in_vain = -1, 0
        while True:
            try:
                return await work()
            except ConflictError:
                seq = await self.seq(player, table)
                in_vain = 0 if seq > newest else in_vain + 1
                newest = seq
                if in_vain == _TRIES_IN_VAIN:
                    raise

    async def ask(
        self, player: str, table: str, question: protocol.Ask, admit: Callable[[], object] = lambda: None
    ) -> tuple[Position, int, Finding | None]:
        """Mark the game as helped. Return a copy of the position, the number of the last event, and the solver's result if it is known.

        admit: called before the game is marked if a search is needed. It raises BusyError if the queue is full.
        """
        await self._catch_up(player, table, question.after)
        return await self._on_newest(player, table, lambda: self._ask(player, table, question, admit))

    async def _ask(
        self, player: str, table: str, question: protocol.Ask, admit: Callable[[], object]
    ) -> tuple[Position, int, Finding | None]:
        async with self._cache.held(player, table) as entry:
            state = entry.state
            # A repeated question, and nothing has happened since.
            if state.was_done(question) and state.seq == (state.known(question) or 0) + 1:
                return state.position.copy(), state.seq, entry.finding
            event = state.asked(question, longest_ms=_longest_ms(entry))
            if question.help in ("par", "fair") or entry.finding is None:
                admit()
            if event is not None:
                await self._store_event(entry, event, question.name)
            return entry.state.position.copy(), entry.state.seq, entry.finding

    async def dealt(self, player: str, table: str) -> tuple[Rules, int]:
        """Return the rules of a table's game and its deal number."""
        async with self._cache.held(player, table) as entry:
            return entry.state.game.rules, entry.state.deal

    async def remember(self, player: str, table: str, known: Known) -> None:
        """Store a finding, so that later questions at its position, or along its winning line, need no search."""
        async with self._cache.held(player, table) as entry:
            entry.known = known

    async def show_moves(self, player: str, table: str, seq: int, question: protocol.Ask, line: Sequence[Move]) -> None:
        """Play the first moves of the line that the search found for a question after event `seq`, as many as were asked for.

        Fewer are played if the line is shorter or the table has no room for more. Raises ConflictError if the table has changed since.
        """
        async with self._cache.held(player, table) as entry:
            if entry.state.seq != seq or entry.state.is_over:
                raise ConflictError
            after, texts = entry.state.copy(), []
            for move in line[: question.moves]:
                if after.is_full:
                    break
                event = after.shown(question, move, longest_ms=_longest_ms(entry))
                after.apply(event)
                texts.append(format_event(event))
            await self._store_events(entry, after, texts)

    async def _store_event(self, entry: Entry, event: Event, name: str | None = None) -> None:
        """Do the same as `_store_events` for one event, with the name of its message."""
        await self._store_events(entry, entry.state.after(event, name), [format_event(event, name)])

    async def _store_events(self, entry: Entry, after: TableState, texts: Sequence[str]) -> None:
        """Store events, update the table's state, and wake the sockets of the table. The caller must hold its lock."""
        try:
            await self._store.append(entry.row.id, texts, summary_of(after), time.time())
        except BaseException:
            self._cache.forget(entry)  # another process may have changed the table, or the event may be stored after all
            raise
        finally:
            self._waker.wake(entry.row.id)
            self._announce(entry.row.id, after.seq)
        entry.state = after
        for _ in texts:
            self._on_event()

    async def view(self, player: str, table: str, ref: int | None = None) -> protocol.Table:
        """Return the player's view of the table."""
        async with self._cache.held(player, table) as entry:  # with the lock, so that an event can't be seen before it is stored
            row = entry.row
            return table_view(
                table,
                entry.state,
                await self._round_view(entry),
                ref,
                winnable=row.winnable,
                daily=day_of(row, _today()),
                unsolved=is_unsolved(row.rules, row.deal),
            )

    async def played(self, player: str, table: str) -> Played:
        """Return a copy of the game so far, for replays and records."""
        await self._cache.refresh(player, table)
        async with self._cache.held(player, table) as entry:
            return played_of(entry.row, entry.state)

    async def open_for_analysis(self, player: str, table: str, *, agreed: bool) -> Played:
        """Return a copy of the game so far for an analysis, which reveals hidden cards.

        A game that isn't over is marked as helped. Raises RefusedError if the player hasn't agreed to that.
        """
        await self._cache.refresh(player, table)
        return await self._on_newest(player, table, lambda: self._open_for_analysis(player, table, agreed))

    async def _open_for_analysis(self, player: str, table: str, agreed: bool) -> Played:
        async with self._cache.held(player, table) as entry:
            state = entry.state
            if not (state.is_over or state.has_verdict or agreed):
                raise RefusedError("marks-helped", Phrase("refused-marks-helped"))
            event = state.analysis_event()
            if event is not None:
                await self._store_event(entry, event)
            return played_of(entry.row, entry.state)

    async def seq(self, player: str, table: str) -> int:
        """Return the number of the table's last event."""
        async with self._cache.held(player, table) as entry:
            return entry.state.seq

    async def _round_view(self, entry: Entry) -> protocol.Round | None:
        if entry.row.round is None:
            return None
        rows = {row.hole: row for row in await self._store.tables_of_round(entry.row.round)}
        finished = [rows[hole].score for hole in range(1, HOLES + 1) if hole in rows and rows[hole].over]
        played = Round(tuple(finished))
        holes = [protocol.Hole(n, rows[n].id, rows[n].score if rows[n].over else None) for n in rows if n is not None]
        holes += [protocol.Hole(n, None, None) for n in range(len(holes) + 1, HOLES + 1)]
        return protocol.Round(
            entry.row.round,
            holes,
            entry.row.hole or 1,
            played.total,
            played.par,
            played.to_par,
            played.verdict,
            played.is_over,
            any(row.practice for row in rows.values()),
        )

    async def statistics(self, player: str) -> protocol.Statistics:
        """Return the statistics of the player's games."""
        rows, settled = await self._all_settled(player)
        return await self._compute(lambda: statistics_with_goals(_with(rows, settled), _today()))

    async def finished(self, player: str, skip: int) -> list[protocol.FinishedGame]:
        """Return further finished games of the player after the first `skip`, latest first."""
        rows, settled = await self._all_settled(player)
        return await self._compute(lambda: finished_view(_with(rows, settled), max(0, skip)))

    async def _all_settled(self, player: str) -> tuple[Sequence[TableRow], dict[str, TableRow | None]]:
        """Return the player's tables, and by id those that had to be replayed; None for one whose outcome stays unknown."""
        rows = await self._store.tables_of(player)
        settled: dict[str, TableRow | None] = {}
        for row in await self._compute(unsettled, rows):
            settled[row.id] = None if row.won is None or row.stuck is None else row
            with suppress(UnplayableError):  # the game can't be replayed, for example because its rules have changed
                settled[row.id] = await self._settled(row)
        return rows, settled

    async def summary(self, player: str, table: str) -> protocol.GameSummary | None:
        """Return the summary of a finished game; None if it isn't finished. Raises NotFoundError."""
        await self.seq(player, table)
        rows = await self._store.tables_of(player)
        return await self._compute(summary_with_goals, rows, table)

    async def graded(self, player: str, table: str, find_grade: Callable[[Rules, int], Awaitable[Grade | None]]) -> protocol.DealGrade:
        """Return the grade of the deal of a finished game. Raises NotFoundError, and what find_grade raises.

        A deal that the player has won, but not the search, is as hard as any.
        """
        async with self._cache.held(player, table) as entry:
            state = entry.state
            rules, deal, outcome = state.game.rules, state.deal, state.position.outcome()
            if not has_grades(rules) or not (state.is_over or outcome is not Outcome.OPEN):
                return protocol.DealGrade(None)
        grade = await find_grade(rules, deal)
        return protocol.DealGrade(GRADES[-1] if grade is None and outcome is Outcome.WON else grade)

    async def daily(self, player: str, month: str, today: date, language: str) -> protocol.DailyMonth:
        """Return the daily deals of a month, "2026-11", up to today. An empty text is the current month. Raises BadMessageError."""
        try:
            first = date.fromisoformat(f"{month}-01") if month else today
        except ValueError:
            raise BadMessageError(f"{shown(month)} is not a month, such as 2026-11") from None
        return await self._compute(calendar_view, await self._store.tables_of(player), first.year, first.month, today, language)

    async def _settled(self, row: TableRow) -> TableRow:
        """Replay a game that is older than some columns, and store its outcome and help. Returns the row with them."""
        events = [event for event, _ in await self._store.events_of(row.id)]
        state = await self._compute(replayed, row, events)
        outcome = state.position.outcome()
        settled = replace(row, won=outcome is Outcome.WON, stuck=outcome is Outcome.STUCK, solver_moves=state.solver_moves)
        await self._store.note_outcome(row.id, row.seq, settled.won is True, settled.stuck is True, state.solver_moves)
        return settled

    async def remove_all(self, player: str, unused_since: float | None = None) -> int:
        """Delete all data of a player, including games in progress. Return the number of tables deleted.

        unused_since: keep what was played at this time or later, in seconds since 1970, UTC.
        """
        ids = await self._store.remove_all(player, unused_since)
        for id in ids:
            self.changed(id)
        return len(ids)

    async def today(self, player: str, day: date, language: str, first: int = MONDAY) -> protocol.Today:
        """Return the game of a day, with the player's progress in it, the days of its week, and the games that the player has played.

        first: the day on which the week begins, from 1 for Monday to 7 for Sunday.
        """
        rows, streak = await self._daily(player, day)
        deals = day_view(rows, day, language)
        chosen = next((deal for deal in deals if deal.mark in ("new", "open")), deals[0])
        is_done = chosen.mark not in ("new", "open")
        return protocol.Today(
            day.isoformat(),
            chosen.game,
            chosen.name,
            chosen.deal,
            chosen.table,
            _TODAY_STATES.get(chosen.mark, "won"),
            _opening(chosen),
            week_view(rows, day, language, first),
            sorted(await self._store.games_played(player)),
            deals,
            streak,
            await self._past(player, day, language) if is_done else None,
        )

    async def _past(self, player: str, day: date, language: str) -> protocol.PastDeal | None:
        """Return the first unfinished deal of the latest day before another one that has one."""
        last = day
        while days := past_days(last, _DAYS_AT_ONCE):
            rows = await self._rows_of(player, days)
            for last in days:
                for deal in day_view(rows, last, language):
                    if deal.mark in ("new", "open"):
                        return protocol.PastDeal(last.isoformat(), deal, _opening(deal))
        return None

    async def _daily(self, player: str, day: date) -> tuple[Sequence[TableRow], int]:
        """Return the player's games of the daily deals of the last weeks, and the streak, for which older ones are read if necessary."""
        rows: list[TableRow] = []
        begin, streak = day + timedelta(days=1), 0
        while streak >= (day - begin).days:
            earlier = begin - timedelta(days=_DAYS_AT_ONCE)
            days = (earlier + timedelta(days=number) for number in range(_DAYS_AT_ONCE))
            rows += await self._rows_of(player, days)
            begin, streak = earlier, streak_since(rows, earlier, day)
        return rows, streak

    async def _rows_of(self, player: str, days: Iterable[date]) -> list[TableRow]:
        """Return the player's games of the daily deals of some days. Games with earlier rules aren't among them."""
        found = await self._store.tables_of_deals(player, numbers_on(days))
        return [row for row in found if row.rules == rules_hash(find_variant(row.game).rules)]

    async def resumable(self, player: str, today: date) -> list[protocol.Resumable]:
        """Return the player's unfinished games, latest first. A daily deal that is finished at another table isn't among them."""
        rows = await self._store.unfinished(player, _MOST_RESUMABLE)
        days = {row.id: day for row in rows if (day := day_of(row, today)) is not None}
        finished = finished_deals(await self._rows_of(player, set(days.values()))) if days else set()
        found = []
        for row in rows:
            day = days.get(row.id)
            if day is not None and (row.game, row.deal) in finished:
                continue
            with suppress(RulesError):  # this version doesn't have the game, so it can't be continued
                game = find_game(row.game, row.options)
                found.append(
                    protocol.Resumable(
                        row.id,
                        row.game,
                        game.name,
                        str(row.deal),
                        row.played,
                        row.elapsed_ms,
                        row.hole,
                        None if day is None else day.isoformat(),
                    )
                )
        return found


def _opening(deal: protocol.DailyDeal) -> list[protocol.Pile]:
    """Return the piles of a daily deal before the first move."""
    return piles_view(start(find_variant(deal.game).rules, int(deal.deal)))


def _with(rows: Sequence[TableRow], settled: Mapping[str, TableRow | None]) -> list[TableRow]:
    """Return the tables whose outcome is known."""
    return [found for row in rows if (found := settled.get(row.id, row)) is not None]


def _dealt(
    player: str, game: Game, round_id: str | None = None, hole: int | None = None, deal: int | None = None, *, winnable: bool = False
) -> Entry:
    """Return a new table that isn't stored yet. If `deal` is None, its deal number is random."""
    now = time.time()
    state = TableState(game, random_deal_number() if deal is None else deal)
    points = score(state.position).value
    options = dict(game.options)
    key = new_id()
    row = TableRow(
        key, player, game.id, options, rules_hash(game.rules), state.deal, round_id, hole, now, now, score=points, winnable=winnable
    )
    return Entry(row, state)


def _today() -> date:
    """Return the current date in UTC."""
    return datetime.now(UTC).date()


def _longest_ms(entry: Entry) -> int:
    """Return the longest time that a table can have been played: the time since it was created, and never more than LONGEST_GAME_MS."""
    return min(int((time.time() - entry.row.created_at) * 1000) + _CLOCK_SLACK_MS, LONGEST_GAME_MS)
