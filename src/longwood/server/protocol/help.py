"""What is asked of the search at a table, and what it answers."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from longwood.server.protocol.actions import Once
from longwood.server.protocol.table import Move

Help = Literal["nudge", "move", "line", "verdict", "show", "par"]
"""What can be asked of the search. nudge: the pile the best move begins at; move: that move; line: the moves it begins; verdict:
whether the game can still be won; show: play the next move of a winning line; par: the best score this deal allows, once it is over."""


class Ask(Once, frozen=True, tag="ask"):
    """Ask the search. Answered at once by Table, which says that the game is now marked as helped, and later by Advice.

    Any other action of the same tab, or another question of it, ends the search, and no Advice comes. Where the game goes on in
    another tab, the answer is Refused with the code `given-up`. Asked again, the game is marked once.
    """

    ref: int
    help: Help
    elapsed_ms: int = 0


class Advice(Struct, frozen=True, tag="advice"):
    """What the search found out about the table after event `seq`. It saw every card; what it tells names none that is hidden."""

    ref: int
    seq: int
    help: Help
    verdict: Literal["won", "lost", "unknown"]
    nodes: int
    cpu_s: float
    limit: Literal["nodes", "memory", "time"] | None  # of an unknown verdict: what ended the search
    advice: Literal["win", "line", "order", "none"]  # of the move: where it comes from
    pile: str | None  # nudge
    moves: list[Move]  # move: one; line: those that may be told
    to_win: int | None  # moves in the winning line


class Par(Struct, frozen=True, tag="par"):
    """The best score that this deal allowed, of a game that is over."""

    ref: int
    seq: int
    best: int  # strokes, or points
    exact: bool  # whether it is proved the best, or only the best that was found
    nodes: int
    cpu_s: float
