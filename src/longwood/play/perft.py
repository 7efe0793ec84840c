"""Count the move sequences of a given length (perft).

If two engines find the same counts for many positions, they agree on which moves are legal.
"""

from __future__ import annotations

from longwood.play.position import Position


def perft(position: Position, depth: int) -> int:
    """Return the number of sequences of `depth` legal moves (1 for depth 0). Leaves the position unchanged."""
    if depth <= 0:
        return 1
    moves = position.legal_moves()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        position.apply(move)
        total += perft(position, depth - 1)
        position.pop()
    return total


def divide(position: Position, depth: int) -> dict[str, int]:
    """Return the perft of each first move, by its text. It helps to find why two counts differ."""
    counts = {}
    for move in position.legal_moves() if depth > 0 else []:
        position.apply(move)
        counts[position.format_move(move)] = perft(position, depth - 1)
        position.pop()
    return counts
