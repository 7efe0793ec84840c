"""perft: how many move sequences of a given length the referee finds. Must not use anything but legal_moves, apply and pop.

The count is a fingerprint of the rules: two engines that agree on it over many positions agree on legality.
"""

from __future__ import annotations

from longwood.play.position import Position


def perft(position: Position, depth: int) -> int:
    """How many sequences of `depth` legal moves start here (depth 0: one). Leaves the position as it was."""
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
    """Perft of each first move, by its text: what to compare when two counts differ."""
    counts = {}
    for move in position.legal_moves() if depth > 0 else []:
        position.apply(move)
        counts[position.format_move(move)] = perft(position, depth - 1)
        position.pop()
    return counts
