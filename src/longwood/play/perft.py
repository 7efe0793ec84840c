"""Perft counts the sequences of legal moves of a given length.

Two engines that get the same counts for many positions very probably agree on which moves are legal.
"""

from __future__ import annotations

from longwood.play.position import Position


def perft(position: Position, depth: int) -> int:
    """Return the number of sequences of `depth` legal moves. It is 1 for depth 0. The position is not changed."""
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
    """Return the perft for each legal move in notation, for finding out why two counts differ. The position is not changed."""
    counts = {}
    for move in position.legal_moves() if depth > 0 else []:
        position.apply(move)
        counts[position.format_move(move)] = perft(position, depth - 1)
        position.pop()
    return counts
