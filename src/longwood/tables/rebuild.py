"""Rebuilds tables from their stored events, and summarises them for the store."""

from __future__ import annotations

import time
from collections.abc import Generator, Sequence

import msgspec

from longwood.errors import LongwoodError, RulesError
from longwood.locales import Phrase
from longwood.play import Outcome, score
from longwood.rules import rules_hash
from longwood.tables.errors import UnplayableError
from longwood.tables.events import parse_event, parse_name
from longwood.tables.history.replays import Played
from longwood.tables.slices import result_of
from longwood.tables.state import MOST_STEPS, TableState
from longwood.tables.store import Summary, TableRow
from longwood.variants import find_game


def replayed(row: TableRow, texts: Sequence[str], *, is_foreign: bool = False) -> TableState:
    """Return the state of a table after its events. Raises UnplayableError, whose message reveals no cards.

    is_foreign: the events come from an imported file, so they are also checked against the limits of a table.
    """
    return result_of(replaying(row, texts, is_foreign=is_foreign))


def replaying(row: TableRow, texts: Sequence[str], *, is_foreign: bool = False) -> Generator[None, None, TableState]:
    """Do the same as `replayed`, as a generator that applies one event per step."""
    try:
        game = find_game(row.game, row.options, rules=row.rules)
    except RulesError as error:
        raise UnplayableError(f"this game cannot continue: {error}") from error
    if rules_hash(game.rules) != row.rules:
        raise UnplayableError(Phrase("error-other-rules", game=game.name))
    return (yield from continuing(TableState(game, row.deal), row, texts, is_foreign=is_foreign))


def continuing(state: TableState, row: TableRow, texts: Sequence[str], *, is_foreign: bool = False) -> Generator[None, None, TableState]:
    """Apply later events to the state of a table, one per step, and return it. row: the table after them. Raises UnplayableError."""
    game = state.game
    try:
        for text in texts:
            event = parse_event(text)
            if is_foreign and not state.allows(event):
                raise UnplayableError(Phrase("error-archive-long", most=MOST_STEPS))
            state.apply(event, parse_name(text))
            yield
    except UnplayableError:
        raise
    except (LongwoodError, msgspec.MsgspecError, IndexError):
        raise UnplayableError(f"this stored game of {game.name} is damaged at event {state.seq + 1}") from None
    if state.seq != row.seq:
        raise UnplayableError(f"this stored game of {game.name} is damaged: it should have {row.seq} events, but has {state.seq}")
    state.closed = row.closed
    return state


def summary_of(state: TableState) -> Summary:
    """Return the summary of a table's state for the store."""
    outcome, points = state.position.outcome(), score(state.position).value
    return Summary(
        state.seq,
        state.position.played,
        state.elapsed_ms,
        points,
        state.practice,
        state.is_over,
        won=outcome is Outcome.WON,
        helped=state.is_helped,
        stuck=outcome is Outcome.STUCK,
        solver_moves=state.solver_moves,
    )


def played_of(row: TableRow, state: TableState) -> Played:
    """Return the game of a table, for replays, records and analysis."""
    return Played(
        state.game,
        state.deal,
        state.position.copy(),
        is_over=state.is_over,
        ended=state.ended or state.closed,
        practice=state.practice,
        is_helped=state.is_helped,
        winnable=row.winnable,
        elapsed_ms=state.elapsed_ms,
        hole=row.hole,
        date=time.strftime("%Y-%m-%d", time.gmtime(row.created_at)),
    )
