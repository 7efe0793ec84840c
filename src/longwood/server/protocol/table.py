"""The table as its player may see it, and the game, the score and the round on it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

PileKind = Literal["column", "slot", "stock", "waste", "foundation", "hole"]
Family = Literal["columns", "covering"]
Arrangement = Literal["columns", "fans", "overlap"]
OptionValue = bool | int | str


class Pile(Struct, frozen=True, omit_defaults=True):
    """One pile as the player may see it: `hidden` face-down cards lie beneath `cards`, which run from the deepest to the top.

    begins: of an empty pile, the card that may begin it, or the rank ("K") where any suit may; null where any card may, or none.
    """

    id: str
    kind: PileKind
    hidden: int
    cards: list[str]
    begins: str | None = None


class Move(Struct, frozen=True, omit_defaults=True):
    """One legal move; `text` is the move as records write it. Moves come best first for a tap.

    steps: of a supermove, the single moves it stands for, each as (source, target); `text` is then theirs, one after another.
    """

    source: str
    target: str
    count: int
    text: str
    free: bool = False  # to a foundation, where no win could need the card in a column
    steps: list[tuple[str, str]] = []


class Helped(Struct, frozen=True):
    """Which help, computed with sight of hidden cards, this game was played with."""

    hints: int
    verdict: bool
    shown: int  # moves the search played


class Game(Struct, frozen=True):
    """Which game is on the table and how it is laid out."""

    id: str
    name: str
    family: Family
    options: dict[str, OptionValue]
    arrangement: Arrangement
    columns: int  # how many columns or fans; 0 for overlap
    rows: int  # cards dealt to each column or fan; 0 for overlap
    places: list[tuple[int, int]]  # overlap only: (row, x in half cards) of slot 1, 2, ...
    scoring: Literal["cards", "hole", "peaks"]


class Score(Struct, frozen=True):
    """What counts now. cards: `value` of `of` cards home. hole: `value` strokes as it stands. peaks: `value` points, `streak` running."""

    value: int
    of: int | None = None
    streak: int | None = None


class Hole(Struct, frozen=True):
    """One hole of a round; `table` is null until it is dealt, `score` until it is over."""

    number: int
    table: str | None
    score: int | None


class Round(Struct, frozen=True):
    """A round of Golf: its holes in order, the total of those finished, and that total against their par ("E", "+3", "-2")."""

    id: str
    holes: list[Hole]
    current: int  # number of the hole on this table
    total: int
    par: int  # of the whole round
    to_par: str  # of the holes finished so far
    verdict: Literal["", "perfect", "par or better", "over par"]  # of a round that is over
    over: bool
    practice: bool


class Kept(Struct, frozen=True):
    """A position that the player bookmarked: how many moves had been made there, and what counted."""

    number: int  # 1..9
    played: int
    score: Score
    here: bool  # it is the position on the table
    practice: bool  # going there would make the game practice


class Table(Struct, frozen=True, tag="table"):
    """The whole table after event `seq`; sent on connecting, after each accepted action, and to the other tabs."""

    table: str
    seq: int
    ref: int | None  # the action this answers, in the tab that asked
    game: Game
    deal: str | None  # deal number; a text because it may pass 2^53
    piles: list[Pile]
    moves: list[Move]
    outcome: Literal["open", "won", "stuck"]
    ended: bool
    undo: Literal["none", "free", "marks"]  # marks: it would make the game practice
    redo: bool
    practice: bool
    helped: Helped
    played: int  # moves made, draws and redeals among them
    elapsed_ms: int
    score: Score
    redeals_left: int | None  # null: no limit
    winnable: bool  # dealt because the search had won it
    impossible: bool  # no order of the stock clears this layout; said before the first move only
    round: Round | None
    bookmarks: list[Kept] = []  # by number
