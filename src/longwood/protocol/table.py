"""The table as its player may see it, with its game, its score and its round."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

PileKind = Literal["column", "cell", "slot", "stock", "waste", "foundation", "hole"]
Family = Literal["columns", "covering"]
Arrangement = Literal["columns", "fans", "overlap"]
OptionValue = bool | int | str
Grade = Literal["easy", "medium", "hard", "fiendish"]
"""How hard a deal is."""


class Pile(Struct, frozen=True, omit_defaults=True):
    """A pile as its player may see it."""

    id: str
    kind: PileKind
    hidden: int
    """The number of face-down cards beneath the deepest face-up one."""
    cards: list[str]
    """The other cards, top card last. A face-down card among them is ""."""
    begins: str | None = None
    """The card that can be played on this pile while it is empty, or a rank ("K") if its suit doesn't matter.

    Null if any card can be played, or none, or if the pile isn't empty.
    """


class Move(Struct, frozen=True, omit_defaults=True):
    """A legal move."""

    source: str
    target: str
    count: int
    text: str
    """The move in the notation of docs/records.md; for a supermove, its individual moves, separated by spaces."""
    free: bool = False
    """Whether the move plays a card to a foundation, and no win can need that card in a column."""
    steps: list[tuple[str, str]] = []
    """The individual moves of a supermove, each as (source, target)."""


class Helped(Struct, frozen=True):
    """The help that the player used in this game. Except for `fair`, the solver sees hidden cards."""

    hints: int
    verdict: bool
    """Whether the player asked if the game can still be won."""
    shown: int
    """The number of moves that the solver played."""
    fair: int = 0
    """The number of hints from what the player sees. They use no hidden cards."""
    by_solver: bool = False
    """Whether the solver played so many moves that a win wouldn't count as the player's."""


class Game(Struct, frozen=True):
    """A game and its layout."""

    id: str
    name: str
    family: Family
    options: dict[str, OptionValue]
    arrangement: Arrangement
    columns: int
    """The number of columns or fans; 0 for an overlapping layout."""
    rows: int
    """The number of cards dealt to each column or fan; 0 for an overlapping layout."""
    places: list[tuple[int, int]]
    """The (row, x) of each slot of an overlapping layout, with x in half card widths."""
    scoring: Literal["cards", "hole", "peaks"]
    """How the game is scored: by cards on the foundations or the hole, by strokes of a Golf hole, or by points."""
    lesson: bool = False
    """Whether the game has a lesson, which teaches it with its usual options."""
    graded: bool = False
    """Whether the deals of the game have grades, with these options."""


class Score(Struct, frozen=True):
    """The current score."""

    value: int
    """Cards on the foundations or the hole, strokes, or points, depending on Game.scoring."""
    of: int | None = None
    """The number of cards in the game; null unless cards are counted."""
    streak: int | None = None
    """The number of cards played since the last draw; null unless points are counted."""


class Hole(Struct, frozen=True):
    """A hole of a round."""

    number: int
    table: str | None
    """Null until the hole is dealt."""
    score: int | None
    """Null until the hole is over."""


class Round(Struct, frozen=True):
    """A round of Golf."""

    id: str
    holes: list[Hole]
    """All holes, in order."""
    current: int
    """The number of the hole on this table."""
    total: int
    """The strokes of the finished holes."""
    par: int
    """The par of the whole round."""
    to_par: str
    """The total relative to the par of the finished holes: "E", "+3" or "-2"."""
    verdict: Literal["", "perfect", "par or better", "over par"]
    """The result of the round; empty until it is over."""
    over: bool
    practice: bool
    """Whether any hole was practice."""


class BookmarkView(Struct, frozen=True):
    """A bookmarked position."""

    number: int
    """1 to 9."""
    played: int
    """The number of moves made at the position."""
    score: Score
    """The score at the position."""
    here: bool
    """Whether the game is at this position now."""
    practice: bool
    """Whether returning to it would make the game practice."""


class Table(Struct, frozen=True, tag="table"):
    """The whole table after event `seq`. It is sent on connecting, after each accepted action, and to the player's other tabs."""

    table: str
    """The table's id."""
    seq: int
    ref: int | None
    """The `ref` of the action that this answers; null for other connections."""
    game: Game
    deal: str | None
    """The deal number. A string, because it may exceed 2**53."""
    piles: list[Pile]
    moves: list[Move]
    """The legal moves, best first for a tap, then the supermoves."""
    outcome: Literal["open", "won", "stuck"]
    ended: bool
    """Whether the player ended the game, gave it up, or left it for the next deal. After giving it up, it can be continued with an undo."""
    undo: Literal["none", "free", "marks"]
    """Whether the last move can be undone; `marks` means that this would make the game practice."""
    redo: bool
    """Whether a move can be redone."""
    practice: bool
    """Whether the game is practice: its result doesn't count."""
    helped: Helped
    played: int
    """The number of moves made, including draws and redeals."""
    elapsed_ms: int
    """The time played."""
    score: Score
    redeals_left: int | None
    """The number of redeals left; null for no limit."""
    winnable: bool
    """Whether it was dealt as a winnable deal."""
    impossible: bool
    """Whether no order of the stock can clear this layout. True only before the first action."""
    round: Round | None
    bookmarks: list[BookmarkView] = []
    """The bookmarks, ordered by number."""
    daily: str | None = None
    """The day whose daily deal this is, as YYYY-MM-DD; null if it is none."""
    unsolved: bool = False
    """Whether the published studies couldn't decide if this deal can be won."""
    unseen: bool = False
    """Whether there are cards that the player hasn't seen yet, so that a hint from what the player sees differs from the others."""
    finish: bool = False
    """Whether playing the first of the moves to a foundation again and again wins the game."""
