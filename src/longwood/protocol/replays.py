"""Replays and analyses of games."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from longwood.protocol.table import Game, Move, OptionValue, Pile, Score


class SharedGame(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game from a share link (POST /api/replays, answered by Replay). Any server can deal and replay it."""

    game: str
    deal: str
    options: dict[str, OptionValue] = {}
    moves: str = ""
    """The moves in the notation of docs/records.md, separated by spaces."""
    ended: bool = False
    """Whether the player ended the game after these moves."""
    rules: str = ""
    """The rules hash; empty for the first version of the game's rules."""


class Step(Struct, frozen=True):
    """One move of a replay."""

    text: str
    """The move in the notation of docs/records.md."""
    source: str
    target: str
    count: int
    piles: list[Pile]
    """The piles that the move changed, as they are after it."""
    score: Score
    """The score after the move."""


class Replay(Struct, frozen=True):
    """A game from its deal to its last position, as its player saw it at each point. Answers GET /api/tables/ID/replay."""

    game: Game
    deal: str
    piles: list[Pile]
    """All piles as they were dealt."""
    score: Score
    """The score before the first move."""
    steps: list[Step]
    outcome: Literal["open", "won", "stuck"]
    over: bool
    """Whether the game is over. Its hidden cards may then be revealed."""
    ended: bool
    """Whether the player ended the game, or left it for the next deal, before it was finished."""
    practice: bool
    helped: bool
    winnable: bool
    """Whether it was dealt as a winnable deal."""
    elapsed_ms: int | None
    """The time played; null for a shared game."""
    hole: int | None
    """The hole of its round; null outside a round."""
    record: str
    """The game as a record, which `longwood verify` reads."""
    rules: str = ""
    """The value of SharedGame.rules for a share link to this game."""


class Progress(Struct, frozen=True, tag="progress"):
    """The progress of an analysis."""

    decided: int
    """The number of points of the game searched so far."""
    of: int
    """The number of all points."""


class Verdicts(Struct, frozen=True, tag="verdicts"):
    """The result of an analysis: at which points the game could be won."""

    verdicts: list[Literal["won", "lost", "unknown"]]
    """The verdict on the deal, then the verdict after each move."""
    losing_move: int | None
    """The number, from 1, of the move that lost the game; null if there is none or it is unknown."""
    last_won: int | None
    """The number of moves made at the last point that is known to be winnable; null if there is no such point."""
    winning: list[Move]
    """The moves that still won at that point, if the game went wrong after it."""
    undecided: list[Move]
    """The moves at that point that the search couldn't decide."""
    complete: bool
    """Whether there was enough time to search every point."""
    best: int | None
    """The best possible score of the deal; null for games without strokes or points."""
    best_exact: bool
    """Whether that score is proven to be the best."""
    nodes: int
    """The number of nodes searched."""
    cpu_s: float
    """The CPU time of the search, in seconds."""


Analysed = Progress | Verdicts
"""A line of the answer to POST /api/tables/ID/analysis?agreed=true and POST /api/replays/analysis: some Progress, then Verdicts."""
