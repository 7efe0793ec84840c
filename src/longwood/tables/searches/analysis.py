"""Analyses a game: finds out at which points it could still be won.

The search takes minutes. It runs in a worker process and reports its progress, and it stops when the client disconnects. The caller must
check that the player may see the hidden cards.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from longwood import protocol
from longwood.cards import MAX_DEAL
from longwood.errors import LongwoodError
from longwood.play import AnyPosition, start
from longwood.rules import Rules, Scoring
from longwood.solver.analysis import analysis_steps
from longwood.solver.best import best_score_steps
from longwood.solver.limits import Limits, default_limits
from longwood.solver.steps import Steps
from longwood.solver.verdict import Won, verdict_words
from longwood.tables.history.replays import Played
from longwood.tables.searches.jobs import Job, Question, Report, Searcher
from longwood.tables.searches.proofs import (
    BestData,
    Count,
    EffortData,
    LimitsData,
    Line,
    RulesData,
    Seconds,
    UnprovedError,
    encode,
    replayed,
    texts,
)
from longwood.tables.slices import Compute
from longwood.tables.views import move_view
from longwood.tables.wording import problem_of

_POINT_S: Final = 2.0
_BEST_S: Final = 10.0
_WHOLE_S: Final = 120.0
_REST_S: Final = 30.0  # for replaying the game and writing the response
_logger: Final = logging.getLogger(__name__)


async def analysed_lines(searcher: Searcher, played: Played, compute: Compute) -> AsyncIterator[bytes]:
    """Yield lines of JSON: Progress during the search, then Verdicts, or Problem if the search fails."""
    updates: asyncio.Queue[object] = asyncio.Queue()
    rules = played.game.rules
    limits = LimitsData(default_limits(rules).max_nodes, searcher.max_bytes, _POINT_S)
    moves = await compute(texts, played.position.moves)
    question = Analyse(RulesData.of(rules), played.deal, moves, limits, _WHOLE_S)
    search = asyncio.create_task(searcher.run(Job(question, _WHOLE_S + _REST_S, is_long=True), updates.put_nowait))
    search.add_done_callback(lambda _: updates.put_nowait(None))
    try:
        while isinstance(progress := await updates.get(), protocol.Progress):
            yield _line(progress)
        yield search.result().line
    except LongwoodError as error:  # too late for an error status, because the response has started
        yield _line(problem_of(error))
    except Exception as error:
        _logger.error("an analysis failed", exc_info=error)
        yield _line(protocol.Problem("internal", "the server failed; see its log"))
    finally:
        search.cancel()


def _line(message: protocol.Analysed | protocol.Problem) -> bytes:
    return msgspec.json.encode(message) + b"\n"


class _Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """The result of an analysis as data."""

    last_won: Count | None
    first_lost: Count | None
    wins: Annotated[list[Line], Meta(max_length=1000)]
    """A line for each winning move at the last point that is known to be won. If that is the end of the game, a single line from there."""
    undecided: Line
    """The moves at that point that the search couldn't decide."""
    complete: bool
    best: BestData | None
    effort: EffortData


@dataclass(frozen=True, slots=True)
class Analysed:
    """The result of an analysis."""

    line: bytes
    """The last line of the response."""
    facts: _Facts


class Analyse(Struct, Question[Analysed], frozen=True, tag="analyse", forbid_unknown_fields=True):
    """The question at which points a game could be won. The moves of the game must be legal."""

    rules: RulesData
    deal: Annotated[int, Meta(ge=0, le=MAX_DEAL)]
    moves: Line
    limits: LimitsData
    """The limits for each point."""
    whole_s: Seconds
    """The time limit for all points together. Points that haven't been searched by then stay undecided."""

    def steps(self, report: Report, /) -> Steps[Analysed]:
        """See Question."""
        began_s, rules = time.monotonic(), self.rules.rules()
        end = _played(start(rules, self.deal), self.moves)
        on_progress: Callable[[int, int], None] = lambda decided, of: report(protocol.Progress(decided, of))  # noqa: E731
        found = yield from analysis_steps(end, self.limits.limits(), on_progress=on_progress, whole_s=self.whole_s)
        best = None
        if _has_best_score(rules):
            left_s = max(0.0, self.whole_s - (time.monotonic() - began_s))
            limits = Limits(None, self.limits.max_bytes, min(_BEST_S, left_s))
            best = BestData.of((yield from best_score_steps(start(rules, self.deal), limits)))
        lines = found.winning_lines
        if found.last_won == len(self.moves) and isinstance(verdict := found.verdicts[found.last_won], Won):
            lines = (verdict.moves,)
        wins, undecided = [texts(line) for line in lines], texts(found.undecided)
        effort = EffortData.of(found.effort)
        return self._answer(_Facts(found.last_won, found.first_lost, wins, undecided, found.complete, best, effort))

    def encode_result(self, result: Analysed, /) -> bytes:
        """See Question."""
        return encode(result.facts)

    def checked_result(self, data: bytes, /) -> Generator[None, None, Analysed]:
        """See Question."""
        facts = msgspec.msgpack.decode(data, type=_Facts)
        last, won = len(self.moves), -1 if facts.last_won is None else facts.last_won
        lost = last + 1 if facts.first_lost is None else facts.first_lost
        if not won < lost <= last + 1:
            raise UnprovedError("the verdicts contradict each other")
        now = start(self.rules.rules(), self.deal)
        for text in self.moves[: max(won, 0)]:
            now.apply(now.parse_move(text))
            yield
        if (won >= 0) != bool(facts.wins) or (won in (-1, last) and facts.undecided):
            raise UnprovedError("the winning lines do not fit the verdicts")
        for line in facts.wins:
            yield from replayed(now, line, must_win=True)
        for text in facts.undecided:
            yield from replayed(now, [text])
        if (facts.best is not None) != _has_best_score(now.rules):
            raise UnprovedError("the best score is missing or superfluous")
        if facts.best is not None:
            yield from facts.best.proved(start(now.rules, self.deal))
        return self._answer(facts)

    def encode_progress(self, value: object, /) -> bytes:
        """See Question."""
        return encode(value)

    def decode_progress(self, data: bytes, /) -> protocol.Progress:
        """See Question."""
        progress = msgspec.msgpack.decode(data, type=protocol.Progress)
        if not 0 <= progress.decided <= progress.of == len(self.moves) + 1:
            raise UnprovedError("the progress is out of range")
        return progress

    def _answer(self, facts: _Facts) -> Analysed:
        position = _played(start(self.rules.rules(), self.deal), self.moves[: facts.last_won or 0])
        won, lost, best = facts.last_won, facts.first_lost, facts.best
        verdicts = protocol.Verdicts(
            verdict_words(len(self.moves) + 1, won, lost),
            lost if won is not None and lost == won + 1 else None,
            won,
            [move_view(position, position.parse_move(line[0])) for line in facts.wins if won != len(self.moves)],
            [move_view(position, position.parse_move(text)) for text in facts.undecided],
            facts.complete,
            best.value if best else None,
            best is not None and best.limit is None,
            facts.effort.nodes + (best.effort.nodes if best else 0),
            round(facts.effort.cpu_s + (best.effort.cpu_s if best else 0.0), 3),
        )
        return Analysed(_line(verdicts), facts)


def _has_best_score(rules: Rules) -> bool:
    return getattr(rules, "scoring", Scoring.CARDS) is not Scoring.CARDS


def _played(position: AnyPosition, moves: Sequence[str]) -> AnyPosition:
    for text in moves:
        position.apply(position.parse_move(text))
    return position
