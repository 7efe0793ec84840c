"""Questions to the solver on the socket of a table, and the answers."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from longwood.protocol.actions import Resendable
from longwood.protocol.refusals import Phrase
from longwood.protocol.table import Move

Help = Literal["nudge", "move", "line", "verdict", "show", "fair", "par"]
"""A kind of question. Ask.help describes each."""


MOST_SHOWN: Final = 128
"""The most moves that one question lets the solver play. One gesture of a player has no more moves either."""


class Ask(Resendable, frozen=True, tag="ask"):
    """Ask the solver.

    The server replies at once with a Table that already counts the help, and later with Advice, or with Par if that was the question.
    Another action or question from the same tab cancels the search, and its answer isn't sent. If the game changes in another tab, the
    answer is Refused with the code `given-up`. If the solver is busy, it is Refused with the code `busy` and `retry_after_s`; the browser
    then resends the question. A resent question counts only once.
    """

    ref: int
    """A number chosen by the browser. The answers contain it."""
    help: Help
    """What the player asks for.

    nudge: the source pile of the best move.
    move: the best move.
    line: the best move and the moves that follow it.
    verdict: whether the game can still be won.
    show: that the solver plays the next moves of a winning line, or of the line to the best score.
    par: the best possible score of the deal, once the game is over.
    fair: the best move by what the player sees. It uses no hidden cards.
    """
    moves: Annotated[int, Meta(ge=1, le=MOST_SHOWN)] = 1
    """How many moves the solver plays, if the question is `show`. It plays fewer if the line is shorter."""
    elapsed_ms: int = 0
    """The time played so far, by the browser's clock."""
    search_bytes: Annotated[int, Meta(ge=0, le=2**32)] = 0
    """The memory that the browser's own search can use, in bytes; 0 if the browser can't search.

    If it can, the server sends Search instead of searching, unless the question is `show`.
    """


class Search(Struct, frozen=True, tag="search"):
    """A position that the browser should search. It answers with Found, and the server's referee checks the answer.

    The numbers include hidden cards. They are sent only to the player who asked the solver for help, after the game was marked for that,
    and only at a table whose deal number is public anyway.
    """

    ref: int
    """The `ref` of the question."""
    id: int
    problem: str
    """The position as numbers (longwood.solver.words), in base64."""
    timeout_s: float
    """The time limit of the search, in seconds."""


class Found(Struct, frozen=True, tag="found", forbid_unknown_fields=True):
    """The browser's answer to Search."""

    ref: int
    """The `ref` of the question."""
    id: int
    """The id of the Search."""
    answer: str | None
    """The answer as numbers, in base64; null if the browser's search failed. The server then searches itself."""
    ms: Annotated[int, Meta(ge=0, le=10**9)] = 0
    """How long the search took, in milliseconds."""


class Advice(Struct, frozen=True, tag="advice"):
    """The solver's answer for the table after event `seq`. The solver sees all cards, but the answer never names a hidden one.

    If the question was `fair`, the solver has seen only what the player sees.
    """

    ref: int
    seq: int
    help: Help
    verdict: Literal["won", "lost", "unknown"]
    """Whether the position can be won."""
    nodes: int
    """The number of nodes searched."""
    cpu_s: float
    """The CPU time of the search, in seconds."""
    limit: Literal["nodes", "memory", "time"] | None
    """The limit that stopped the search; null unless the verdict is unknown, and for a fair hint."""
    advice: Literal["win", "best", "score", "line", "order", "none"]
    """Where the best move comes from.

    win: it begins a winning line.
    best: it begins a line to the best score that is still possible.
    score: it begins a line to the best score that was found.
    line: it begins the line that got furthest.
    order: it is the first legal move.
    none: there is no move.
    """
    pile: str | None
    """The source pile of the best move, for a nudge. Null for other questions, or if there is no move."""
    moves: list[Move]
    """The best move, or the best line up to the first move that could name a hidden card. Empty for other questions."""
    to_win: int | None
    """The number of moves in the winning line; null if none was found."""
    score: int | None
    """The score at the end of the line, in strokes or points; null unless `advice` is `best` or `score`."""
    wins: int | None = None
    """In how many of the `samples` the best move was seen to win; null unless the question was `fair`."""
    samples: int | None = None
    """How many times the unseen cards were imagined; null unless the question was `fair`."""
    gain: Phrase | None = None
    """Why the best move is good: what it achieves at once, or with the next moves of the line. Null for a nudge or a verdict, or if
    unknown.

    It never names a hidden card. For a fair hint, it says only what the player can see.
    """


class Par(Struct, frozen=True, tag="par"):
    """The best possible score of the deal of a finished game."""

    ref: int
    seq: int
    best: int
    """The score, in strokes or points."""
    exact: bool
    """Whether the score is proven to be the best. Otherwise it is the best one found."""
    nodes: int
    """The number of nodes searched."""
    cpu_s: float
    """The CPU time of the search, in seconds."""
