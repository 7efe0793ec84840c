"""Judge moves by what the player can see: imagine the unseen cards several times, and search each imagined position.

Nothing here depends on the real order of the cards that the player hasn't seen. docs/studies.md says how strong this way to play is.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, TypeVar, cast

from longwood.cards import Card
from longwood.play import ColumnPosition, CoveringPosition, HolesPosition, Move, Outcome, Position
from longwood.solver.certify import certified, replayed
from longwood.solver.limits import Limits
from longwood.solver.steps import Claim, Problem, Steps
from longwood.solver.verdict import Effort

_CANDIDATES: Final = 3
"""The number of moves that are searched in every sample. The others were hardly ever the best move of a sample."""
_UNFINISHED: Final = 0.5
"""The most that a sample without a win counts, if it gets very far. A win counts 1."""

AnyPosition = TypeVar("AnyPosition", bound=Position)


@dataclass(frozen=True, slots=True)
class Sampling:
    """How carefully moves are judged."""

    samples: int
    """How many times the unseen cards are imagined."""
    max_nodes: int
    """The node limit of each search."""


@dataclass(frozen=True, slots=True)
class Judged:
    """The best move by what the player can see."""

    move: Move | None
    """The move, or None if there is none to make."""
    lines: tuple[tuple[Move, ...], ...]
    """For each sample, a winning line that begins with the move, which the referee has replayed; empty if none was found."""
    is_all_seen: bool
    """Whether there are no unseen cards. There is then a single sample, which is the position itself."""
    effort: Effort

    @property
    def share(self) -> float:
        """The share of the samples in which the move was seen to win."""
        return sum(map(bool, self.lines)) / max(len(self.lines), 1)


def imagined(position: AnyPosition, random: Random) -> AnyPosition:
    """Return the position without history, with the cards that the player hasn't seen shuffled.

    These are the face-down cards, and those of the stock unless all of them have been in the waste before.

    >>> from longwood.play import start
    >>> from longwood.variants import find_game
    >>> position = start(find_game("forty-thieves"), 1)
    >>> other = imagined(position, Random(1))
    >>> other.columns == position.columns, other.stock == position.stock, sorted(other.stock) == sorted(position.stock)
    (True, False, True)
    """
    copy = position.without_history()
    if isinstance(copy, ColumnPosition):
        _shuffle_columns(copy, random)
    elif isinstance(copy, CoveringPosition):
        copy = _shuffled_covering(copy, random)
    else:
        raise TypeError(f"no unseen cards in {type(position).__name__}")
    return cast(AnyPosition, copy)


def is_all_seen(position: Position) -> bool:
    """Return whether the player has seen all cards."""
    if isinstance(position, ColumnPosition):
        return not _unseen_stock(position) and not _face_down(position)
    assert isinstance(position, CoveringPosition)
    return not _unseen_covering_stock(position) and not _face_down_slots(position)


def _unseen_stock(position: ColumnPosition) -> list[Card]:
    return [] if position.redeals_used else position.stock


def _unseen_covering_stock(position: CoveringPosition) -> tuple[Card, ...]:
    has_seen_all = isinstance(position, HolesPosition) and position.redeals_used > 0
    return () if has_seen_all else position.stock[position.turned :]


def _face_down(position: ColumnPosition) -> list[tuple[int, int]]:
    """Return the column and the row of each face-down card."""
    return [
        (number, row)
        for number, hidden in enumerate(position.hidden)
        for row in range(min(hidden, len(position.columns[number])))
        if not position.is_face_up(number, row)
    ]


def _face_down_slots(position: CoveringPosition) -> list[int]:
    slots = range(position.rules.layout.slots) if position.rules.face_down else ()
    return [slot for slot in slots if position.present >> slot & 1 and not position.is_face_up(slot)]


def _shuffled(unseen: Sequence[Card], random: Random) -> list[Card]:
    cards = sorted(unseen)  # so that the shuffle doesn't depend on the real order
    random.shuffle(cards)
    return cards


def _shuffle_columns(position: ColumnPosition, random: Random) -> None:
    places, stock = _face_down(position), _unseen_stock(position)
    cards = _shuffled([*stock, *(position.columns[number][row] for number, row in places)], random)
    for number, row in places:
        position.columns[number][row] = cards.pop()
    if stock:
        position.stock = cards


def _shuffled_covering(position: CoveringPosition, random: Random) -> CoveringPosition:
    slots = [value if position.present >> slot & 1 else None for slot, value in enumerate(position.cards)]
    places, stock = _face_down_slots(position), _unseen_covering_stock(position)
    cards = _shuffled([*stock, *(value for k in places if (value := slots[k]) is not None)], random)
    for slot in places:
        slots[slot] = cards.pop()
    if isinstance(position, HolesPosition):
        left = cards if stock else position.stock[position.turned :]
        holes = tuple(map(tuple, position.holes))
        return HolesPosition.of_holes(position.rules, tuple(slots), tuple(left), holes, tuple(position.waste), position.redeals_used)
    return CoveringPosition.of_piles(position.rules, tuple(slots), tuple(cards), tuple(position.hole))


def samples_of(position: Position, count: int, seed: int) -> list[Position]:
    """Return imagined positions, or only the position itself if there are no unseen cards. The same seed gives the same ones."""
    if is_all_seen(position):
        return [position.without_history()]
    random = Random(seed)
    return [imagined(position, random) for _ in range(count)]


def judge_steps(
    position: Position, sampling: Sampling, seed: int = 0, *, moves: Sequence[Move] | None = None, limits: Limits | None = None
) -> Steps[Judged]:
    """Return the move that wins in most samples, in steps. If none wins, return one that gets far.

    - `seed`: the seed of the samples and of the searches. The same seed and node limit give the same move.
    - `moves`: the moves to choose from. The default is all legal moves that change something.
    - `limits`: the memory limit of each search, and the time limit of all searches together. After that time, fewer samples count.

    The referee replays every line. Raises SolverError if it rejects one.
    """
    ends = None if limits is None or limits.timeout_s is None else time.monotonic() + limits.timeout_s
    allowed = useful_moves(position) if moves is None else list(moves)
    is_sure = is_all_seen(position)
    if not allowed:
        return Judged(None, (), is_sure, Effort(0, 0.0))
    nodes = sampling.max_nodes * (sampling.samples if is_sure else 1)
    search = _Search(replace(limits or Limits(), max_nodes=nodes, timeout_s=None), seed, ends)
    samples = samples_of(position, sampling.samples, seed)
    firsts: list[_Line] = []
    for sample in samples:
        if firsts and search.is_late(0.5):
            break
        firsts.append((yield from search.line(sample)))
    votes = dict.fromkeys(allowed, 0.0)
    for line in firsts:
        if line.moves and line.moves[0] in votes:
            votes[line.moves[0]] += line.value
    candidates = sorted(allowed, key=lambda move: -votes[move])[:_CANDIDATES]
    if len(candidates) == 1 or is_sure:
        best = candidates[0]
        return Judged(best, tuple(line.winning(best) for line in firsts), is_sure, search.effort)
    found: dict[Move, list[_Line]] = {move: [] for move in candidates}
    for sample, first in zip(samples, firsts, strict=False):
        if found[candidates[0]] and search.is_late(1.0):
            break
        for move in candidates:
            begins = first.moves[:1] == (move,)
            found[move].append(first if begins else (yield from search.line(sample, move)))
    best = max(candidates, key=lambda move: sum(line.value for line in found[move]))  # the first of several
    return Judged(best, tuple(line.winning(best) for line in found[best]), is_sure, search.effort)


def useful_moves(position: Position) -> list[Move]:
    """Return the legal moves that change something, or none if the game is over."""
    if position.outcome() is not Outcome.OPEN:
        return []
    moves = position.legal_moves()
    return [move for move in moves if not position.is_null(move)] if isinstance(position, ColumnPosition) else moves


@dataclass(frozen=True, slots=True)
class _Line:
    """A line in a sample."""

    moves: tuple[Move, ...]
    is_won: bool
    value: float
    """1 for a win, otherwise how far the line gets, less than _UNFINISHED."""

    def winning(self, move: Move) -> tuple[Move, ...]:
        """Return the line if it wins and begins with that move, otherwise nothing."""
        return self.moves if self.is_won and self.moves[:1] == (move,) else ()


class _Search:
    """Searches samples one by one, and adds up the effort."""

    def __init__(self, limits: Limits, seed: int, ends: float | None) -> None:
        self._limits, self._seed = limits, seed
        self._began, self._ends = time.monotonic(), ends
        self.effort = Effort(0, 0.0)

    def is_late(self, part: float) -> bool:
        """Return whether this part of the time has passed."""
        return self._ends is not None and time.monotonic() - self._began > part * (self._ends - self._began)

    def line(self, sample: Position, move: Move | None = None) -> Steps[_Line]:
        """Return a winning line, or the line that got furthest. It begins with a move if one is given."""
        before = () if move is None else (move,)
        position = sample if move is None else replayed(sample, before).without_history()
        if position.outcome() is Outcome.WON:
            return _Line(before, True, 1.0)
        limits = self._limits
        if self._ends is not None:
            limits = replace(limits, timeout_s=max(0.0, self._ends - time.monotonic()))
        claim: Claim = yield Problem(position, limits, self._seed, earlier_nodes=self.effort.nodes)
        self.effort += claim.effort
        is_won = claim.status == "won"
        rest = certified(position, claim.line(), must_win=is_won)
        return _Line(before + rest, is_won, 1.0 if is_won else _UNFINISHED * _done(replayed(position, rest)))


def _done(position: Position) -> float:
    """Return how much of a game is done, from 0 to less than 1."""
    if isinstance(position, ColumnPosition):
        return position.foundations.count / (position.rules.deck_size + 1)
    assert isinstance(position, CoveringPosition)
    if position.rules.has_waste:
        return 1 - (position.unplayed + 1) / (position.rules.deck_size + 1)
    slots = position.rules.layout.slots
    return (slots - position.cards_left) / (slots + 1)
