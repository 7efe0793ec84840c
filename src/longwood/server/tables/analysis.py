"""Analyses a game: finds out at which points it could still be won.

The search takes minutes. It runs in the background and reports its progress, and it stops when the client disconnects. The caller must
check that the player may see the hidden cards.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from threading import Timer
from typing import Final

import msgspec

from longwood.play import start
from longwood.rules import Scoring
from longwood.server import protocol
from longwood.server.background import SearchThreads
from longwood.server.tables.replays import Played, record_of
from longwood.server.tables.views import move_view
from longwood.solver import Analysis, BestScore, Cancel, Limits, analyse, best_score, default_limits, verdict_word

_POINT_S: Final = 2.0
_BEST_S: Final = 10.0
_WHOLE_S: Final = 120.0
_MOST_BYTES: Final = 2**30
_logger: Final = logging.getLogger(__name__)


async def analysed_lines(searches: SearchThreads, played: Played) -> AsyncIterator[bytes]:
    """Yield lines of JSON: Progress during the search, then Verdicts, or Problem if the search fails."""
    loop = asyncio.get_running_loop()
    updates: asyncio.Queue[protocol.Progress | None] = asyncio.Queue()

    def report(decided: int, of: int) -> None:
        loop.call_soon_threadsafe(updates.put_nowait, protocol.Progress(decided, of))

    search = asyncio.create_task(searches.run(lambda cancel: _analysed(played, report, cancel)))
    search.add_done_callback(lambda _: updates.put_nowait(None))
    try:
        while (progress := await updates.get()) is not None:
            yield _line(progress)
        yield search.result()
    except Exception as error:  # too late for an error status, because the response has begun
        _logger.error("an analysis failed", exc_info=error)
        yield _line(protocol.Problem("internal", "the server failed; see its log"))
    finally:
        search.cancel()


def _line(message: protocol.Analysed | protocol.Problem) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def _analysed(played: Played, report: Callable[[int, int], object], cancel: Cancel) -> bytes:
    """Search all points of a game and return the last line of the answer."""
    rules = played.game.rules
    limits = Limits(default_limits(rules).max_nodes, _MOST_BYTES, _POINT_S)
    within = Cancel(parent=cancel)
    timer = Timer(_WHOLE_S, within.cancel)  # points that are not searched by then stay undecided
    timer.start()
    try:
        found = analyse(record_of(played), rules, limits, on_progress=report, cancel=within)
        best = None
        if getattr(rules, "scoring", Scoring.CARDS) is not Scoring.CARDS:
            best = best_score(start(rules, played.deal), Limits(None, _MOST_BYTES, _BEST_S), cancel=within)
        return _line(_verdicts_view(played, found, best, complete=not within.cancelled))
    finally:
        timer.cancel()


def _verdicts_view(played: Played, analysis: Analysis, best: BestScore | None, *, complete: bool) -> protocol.Verdicts:
    effort = analysis.effort + best.effort if best else analysis.effort
    position = start(played.game.rules, played.deal)
    for move in analysis.moves[: analysis.last_won or 0]:
        position.apply(move)
    return protocol.Verdicts(
        [verdict_word(verdict) for verdict in analysis.verdicts],
        analysis.losing_move,
        analysis.last_won,
        [move_view(position, move) for move in analysis.winning],
        [move_view(position, move) for move in analysis.undecided],
        complete,
        best.value if best else None,
        best is not None and best.exact,
        effort.nodes,
        round(effort.cpu_s, 3),
    )
