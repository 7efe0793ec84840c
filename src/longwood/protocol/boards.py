"""The JSON bodies of HTTP requests about boards of other programs, which players paste."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from longwood.protocol.own import GameId
from longwood.protocol.table import Game, Move, Pile, Score


class PastedBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """A board of another program, and the moves made since (POST /api/board and /api/board/solve). Nothing is stored."""

    game: GameId
    text: Annotated[str, Meta(max_length=20_000)]
    """The board, in a format of docs/boards.md."""
    moves: Annotated[str, Meta(max_length=50_000)] = ""
    """The moves in the notation of docs/records.md, separated by spaces."""


class BoardView(Struct, frozen=True):
    """A pasted board after its moves. Answers POST /api/board."""

    game: Game
    piles: list[Pile]
    moves: list[Move]
    """All legal moves."""
    score: Score
    played: int
    outcome: Literal["open", "won", "stuck"]
    redeals_left: int | None
    """The number of redeals left; null for no limit."""
    record: str
    """The record of the game so far, which starts from the board."""


class BoardSolved(Struct, frozen=True):
    """What the solver found for a pasted board. Answers POST /api/board/solve."""

    verdict: Literal["won", "lost", "unknown"]
    line: list[str]
    """The moves that win, in notation; otherwise the best line that was found."""
