"""Computer players of all games for one person, without sight of hidden cards. Studies measure how often each of them wins.

They see the face-up cards, the waste, and the order of the stock once it has been turned over. They remember the positions of their game,
make no move that returns to one of them, and stop when there is no other move. A player never takes a move back.

- random: makes any move.
- greedy: makes the first move that brings something, as beginners do: to a foundation, to turn up a card or to empty a column, onto another
  card. It draws if there is none.
- careful: weighs each move by what it frees, builds, breaks and buries, as experienced players do. In covering games, it looks for the
  longest series of visible cards before it draws.
- sampling: imagines the unseen cards several times, searches each sample, and makes the move that wins most of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Literal

from longwood.cards import RANK, SUIT, Card
from longwood.errors import LongwoodError
from longwood.play import FOUNDATION, ColumnPosition, CoveringPosition, Move, Outcome, Position
from longwood.play.columns.position import fits
from longwood.play.moves import DRAW, REDEAL, STOCK, WASTE
from longwood.rules import Run
from longwood.solver.sampling import Sampling, judge_steps, useful_moves
from longwood.solver.steps import run
from longwood.solver.verdict import Effort

Kind = Literal["random", "greedy", "careful", "sampling"]
KINDS: Final[tuple[Kind, ...]] = ("random", "greedy", "careful", "sampling")
"""All players, from weakest to strongest."""
USUAL: Final = Sampling(16, 2000)
"""How carefully the sampling player judges moves if nothing else is given."""
MOST_MOVES: Final = 3000
"""The most moves of a game. Only in games with free cells or many empty columns, the random player needs more without winning."""
_MOST_SEQUENCES: Final = 2000
"""The most plays that the careful player tries to find the longest series of visible cards."""
_SAMPLING: Final = re.compile(r"sampling(?::([1-9]\d{0,3})x([1-9]\d{0,8}))?", re.ASCII)
_NO_EFFORT: Final = Effort(0, 0.0)
_Value = Callable[[Position, Sequence[Move]], Mapping[Move, float]]


class PlayerError(LongwoodError):
    """There is no such computer player."""

    code = "player"


@dataclass(frozen=True, slots=True)
class Player:
    """A computer player.

    >>> str(parse_player("sampling:8x500")), str(parse_player("greedy"))
    ('sampling:8x500', 'greedy')
    """

    kind: Kind
    sampling: Sampling | None = None
    """How carefully the sampling player judges moves; None for the others."""

    def __str__(self) -> str:
        return self.kind if self.sampling is None else f"{self.kind}:{self.sampling.samples}x{self.sampling.max_nodes}"


def parse_player(text: str) -> Player:
    """Parse a player, as in `greedy` or `sampling:16x2000` (samples and nodes for each). Raises PlayerError."""
    if match := _SAMPLING.fullmatch(text):
        return Player("sampling", USUAL if match[1] is None else Sampling(int(match[1]), int(match[2])))
    for kind in KINDS:
        if text == kind:
            return Player(kind)
    raise PlayerError(f"unknown player {text!r}; choose {', '.join(KINDS)} or sampling:SAMPLESxNODES, as in sampling:16x2000")


@dataclass(frozen=True, slots=True)
class Game:
    """What a player has made of a deal."""

    moves: tuple[Move, ...]
    is_won: bool
    effort: Effort
    """The effort of the searches of the sampling player."""


def play(position: Position, player: Player, seed: int = 0, most_moves: int = MOST_MOVES) -> Game:
    """Play a game to its end, or for most_moves. The same seed gives the same moves. The position is not changed."""
    board, random, effort = position.without_history(), Random(seed), _NO_EFFORT
    seen, plan = {board.line()}, list[Move]()
    while board.outcome() is Outcome.OPEN and board.played < most_moves:
        if not plan:
            moves = new_moves(board, seen)
            if not moves:
                break
            plan, cost = choose(board, moves, player, random)
            effort += cost
        board.push(plan.pop(0))
        seen.add(board.line())
    return Game(board.moves, board.outcome() is Outcome.WON, effort)


def new_moves(board: Position, seen: set[str]) -> list[Move]:
    """Return the useful moves that lead to none of the positions in `seen`."""
    found = []
    for move in useful_moves(board):
        board.apply(move)
        if board.line() not in seen:
            found.append(move)
        board.pop()
    return found


def choose(board: Position, moves: Sequence[Move], player: Player, random: Random) -> tuple[list[Move], Effort]:
    """Return the move that a player makes, and the effort. Once the player knows all cards and a win, it is the whole win.

    The board is not changed. What the player hasn't seen has no influence.
    """
    if len(moves) == 1:
        return [moves[0]], _NO_EFFORT
    if player.sampling is not None:
        judged = run(judge_steps(board, player.sampling, random.getrandbits(32), moves=moves))
        if judged.is_all_seen and any(judged.lines):
            return list(judged.lines[0]), judged.effort
        if judged.share > 0 and judged.move is not None:
            return [judged.move], judged.effort
        return [_best(board, moves, careful_value, random)], judged.effort
    if player.kind == "random":
        return [random.choice(moves)], _NO_EFFORT
    return [_best(board, moves, greedy_value if player.kind == "greedy" else careful_value, random)], _NO_EFFORT


def _best(board: Position, moves: Sequence[Move], value: _Value, random: Random) -> Move:
    values = value(board, moves)
    most = max(values.values())
    return random.choice([move for move in moves if values[move] == most])


def greedy_value(board: Position, moves: Sequence[Move]) -> dict[Move, float]:
    """Return how much the greedy player likes each move."""
    if isinstance(board, CoveringPosition):
        return {move: -1.0 if STOCK in (move.source, move.target) else _plays_after(board, move) for move in moves}
    assert isinstance(board, ColumnPosition)
    return {move: _greedy_column_value(board, move) for move in moves}


def careful_value(board: Position, moves: Sequence[Move]) -> dict[Move, float]:
    """Return how much the careful player likes each move."""
    if isinstance(board, CoveringPosition):
        return {move: -1.0 if STOCK in (move.source, move.target) else _longest_series(board, move) for move in moves}
    assert isinstance(board, ColumnPosition)
    return {move: _careful_column_value(board, move) for move in moves}


# Covering games


def _plays_after(board: CoveringPosition, move: Move) -> float:
    """Return how many of the cards that are visible now can be played after a play."""
    visible = _visible(board)
    board.apply(move)
    count = sum(other.source != STOCK and board.slot_of(other.source) in visible for other in board.legal_moves())
    board.pop()
    return float(count)


def _longest_series(board: CoveringPosition, move: Move) -> float:
    """Return how many visible cards can be played in a row, beginning with a move, plus a little for what is uncovered then."""
    visible, tried, best = _visible(board), 0, 0.0

    def follow(move: Move, length: int) -> None:
        nonlocal tried, best
        tried += 1
        board.apply(move)
        uncovered = board.exposed.bit_count() / 128
        best = max(best, length + uncovered)
        for other in board.legal_moves():
            if tried < _MOST_SEQUENCES and other.source != STOCK and board.slot_of(other.source) in visible:
                follow(other, length + 1)
        board.pop()

    follow(move, 1)
    return best


def _visible(board: CoveringPosition) -> frozenset[int]:
    slots = range(board.rules.layout.slots)
    return frozenset(slot for slot in slots if board.present >> slot & 1 and board.is_face_up(slot))


# Column games


def _cards(board: ColumnPosition, move: Move) -> list[Card]:
    """Return the cards that a move takes, deepest first."""
    if move.card is not None:
        return [move.card]
    return board.waste[-1:] if move.source == WASTE else board.columns[move.source][-move.cards :]


def _beneath(board: ColumnPosition, move: Move) -> Card | None:
    """Return the card that a move from a column uncovers, if the player sees it."""
    row = len(board.columns[move.source]) - move.cards - 1
    return board.columns[move.source][row] if row >= 0 and board.is_face_up(move.source, row) else None


def _turns_up(board: ColumnPosition, move: Move) -> bool:
    row = len(board.columns[move.source]) - move.cards - 1
    return row >= 0 and not board.is_face_up(move.source, row)


def _empties(board: ColumnPosition, move: Move) -> bool:
    return not board.is_cell(move.source) and len(board.columns[move.source]) == move.cards


def _greedy_column_value(board: ColumnPosition, move: Move) -> float:
    if move.target == FOUNDATION:
        return 5.0
    if move in (DRAW, REDEAL):
        return 1.0
    if move.card is not None:
        return -1.0
    to_empty = not board.columns[move.target]
    if move.source >= 0 and (_turns_up(board, move) or (_empties(board, move) and not to_empty)):
        return 4.0
    return 0.0 if to_empty else 3.0 if move.source >= 0 else 2.0


def _careful_column_value(board: ColumnPosition, move: Move) -> float:
    """Weigh a move. The weights were chosen by hand, so that a draw, which has 0, comes when no move is worth more."""
    if move == DRAW:
        return 0.0
    if move == REDEAL:
        return -20.0
    cards = _cards(board, move)
    value = 0.0
    if move.target == FOUNDATION:
        value += 10.0
    elif move.card is not None:
        return -30.0
    else:
        value += _landing_value(board, cards, move.target)
    if move.source == WASTE:
        below = board.waste[-2] if len(board.waste) > 1 else None
        return value + (2.0 if below is not None and board.foundations.awaited[below] else 0.0)
    return value + _leaving_value(board, move, cards[0])


def _landing_value(board: ColumnPosition, cards: Sequence[Card], target: int) -> float:
    """Return what it is worth to put cards on a column or a cell."""
    column = board.columns[target]
    if board.is_cell(target):
        return -7.0
    if not column:
        return -6.0 + RANK[cards[0]] / 10
    top, moved = column[-1], cards[0]
    value = 3.0 if SUIT[top] == SUIT[moved] else 1.0
    for row, card in enumerate(column):
        if board.is_face_up(target, row) and not _is_in_order(board, target, row):
            # A card that is needed sooner than the one that now lies on it.
            value -= 1.0 if board.foundations.awaited[card] else 0.3 if RANK[card] < RANK[moved] else 0.0
    return value


def _leaving_value(board: ColumnPosition, move: Move, moved: Card) -> float:
    """Return what it is worth to take cards away from a column."""
    if _turns_up(board, move):
        return 5.0
    if _empties(board, move):
        return 6.5
    below = _beneath(board, move)
    if below is None:
        return 0.0
    value = -3.0 if fits(board.rules, moved, below) else 1.0
    if fits(board.rules, moved, below) and (board.rules.run is not Run.SINGLE or SUIT[below] == SUIT[moved]):
        value -= 1.5
    return value + (4.0 if board.foundations.awaited[below] else 0.0)


def _is_in_order(board: ColumnPosition, number: int, row: int) -> bool:
    """Return whether all cards from this one on follow each other."""
    column = board.columns[number]
    return all(fits(board.rules, above, below) for below, above in zip(column[row:], column[row + 1 :], strict=False))
