"""A game looked at afterwards, and what the search says of it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from longwood.server.protocol.table import Game, Move, OptionValue, Pile, Score


class SharedGame(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game as a link carries it (POST /api/replays, answered by Replay): any server can deal it and play it through.

    moves: as records write them, parted by spaces. ended: the player ended it where it stands. rules: the rules hash; without it
    the first version of the game's rules is meant.
    """

    game: str
    deal: str
    options: dict[str, OptionValue] = {}
    moves: str = ""
    ended: bool = False
    rules: str = ""


class Step(Struct, frozen=True):
    """One move of a game looked at again: `text` as records write it, and how the piles lie after it that lay otherwise before."""

    text: str
    source: str
    target: str
    count: int
    piles: list[Pile]
    score: Score


class Replay(Struct, frozen=True):
    """A game from its deal to where it stands (GET /api/tables/ID/replay): at each point, what its player saw there."""

    game: Game
    deal: str
    piles: list[Pile]  # as dealt
    score: Score
    steps: list[Step]
    outcome: Literal["open", "won", "stuck"]
    over: bool  # whether it has come to its end, so that what lay hidden in it may be told
    ended: bool
    practice: bool
    helped: bool
    winnable: bool
    elapsed_ms: int | None  # null: of a shared game
    hole: int | None
    record: str  # the text that `longwood verify` reads
    rules: str = ""  # what SharedGame needs


class Progress(Struct, frozen=True, tag="progress"):
    """How many points of the game are decided, of how many."""

    decided: int
    of: int


class Verdicts(Struct, frozen=True, tag="verdicts"):
    """What could be won at each point of a game."""

    verdicts: list[Literal["won", "lost", "unknown"]]  # as dealt, and after each move
    losing_move: int | None  # from 1; null: there is none, or it is not known which
    last_won: int | None  # how many moves had been made at the last point known to be won
    winning: list[Move]  # there, where the game went wrong after it: the moves that still win
    undecided: list[Move]  # and those the search could not decide
    complete: bool  # the time was enough to search at every point
    best: int | None  # the best score the deal allowed, in games scored by strokes or points
    best_exact: bool  # whether it is proved
    nodes: int
    cpu_s: float


Analysed = Progress | Verdicts
"""POST /api/tables/ID/analysis?agreed=true and POST /api/replays/analysis answer with lines of these: Progress, and at last Verdicts."""
