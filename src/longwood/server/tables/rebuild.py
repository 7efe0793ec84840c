"""Tables as they are kept: made again from their events, and summed up for lists. Must not know how they are stored or sent."""

from __future__ import annotations

import time
from collections.abc import Generator, Sequence

import msgspec

from longwood.errors import LongwoodError, RulesError
from longwood.locales import Phrase
from longwood.play import Outcome, score
from longwood.rules import rules_hash
from longwood.server.tables.events import parse_event, parse_name
from longwood.server.tables.replays import Played
from longwood.server.tables.state import MOST_STEPS, LiveTable
from longwood.server.tables.store import Summary, TableRow
from longwood.variants import find_game


class UnplayableError(LongwoodError):
    """A stored game that cannot go on: this Longwood plays it by other rules, or its events are damaged."""

    code = "unplayable"


def replayed(row: TableRow, texts: Sequence[str], *, is_foreign: bool = False) -> LiveTable:
    """A table as its events make it. Raises UnplayableError, which tells nothing of its cards.

    is_foreign: it comes from elsewhere, so nobody saw yet that it has no more steps than a table may have.
    """
    work = replaying(row, texts, is_foreign=is_foreign)
    while True:
        try:
            next(work)
        except StopIteration as end:
            live: LiveTable = end.value
            return live


def replaying(row: TableRow, texts: Sequence[str], *, is_foreign: bool = False) -> Generator[None, None, LiveTable]:
    """The same, an event at a time."""
    try:
        game = find_game(row.game, row.options)
    except RulesError as error:
        raise UnplayableError(f"this game cannot go on: {error}") from error
    if rules_hash(game.rules) != row.rules:
        raise UnplayableError(Phrase("error-other-rules", game=game.name))
    live = LiveTable(game, row.deal)
    try:
        for text in texts:
            event = parse_event(text)
            if is_foreign and not live.has_room_for(event):
                raise UnplayableError(Phrase("error-archive-long", most=MOST_STEPS))
            live.apply(event, parse_name(text))
            yield
    except UnplayableError:
        raise
    except (LongwoodError, msgspec.MsgspecError, IndexError):
        raise UnplayableError(f"this game of {game.name} is damaged where it was stored, at event {live.seq + 1}") from None
    if live.seq != row.seq:
        raise UnplayableError(f"this game of {game.name} is damaged where it was stored: {row.seq} events, {live.seq} of them there")
    live.closed = row.closed
    return live


def summary_of(live: LiveTable) -> Summary:
    """What the store keeps of a table's state."""
    outcome, points = live.position.outcome(), score(live.position).value
    return Summary(
        live.seq,
        live.position.played,
        live.elapsed_ms,
        points,
        live.practice,
        live.is_over,
        won=outcome is Outcome.WON,
        helped=live.is_helped,
        stuck=outcome is Outcome.STUCK,
    )


def played_of(row: TableRow, live: LiveTable) -> Played:
    """The game of a table by itself, to be looked at."""
    return Played(
        live.game,
        live.deal,
        live.position.copy(),
        is_over=live.is_over,
        ended=live.ended or live.closed,
        practice=live.practice,
        is_helped=live.is_helped,
        winnable=row.winnable,
        elapsed_ms=live.elapsed_ms,
        hole=row.hole,
        date=time.strftime("%Y-%m-%d", time.gmtime(row.created_at)),
    )
