"""Every message between the table in the browser and the server, and nothing else.

The browser's types (web/src/protocol/messages.ts) are generated from these structs by `make protocol`.
This module knows no rules and does no I/O. Piles are named by short texts: columns `c1`..., overlapping
slots `s1`..., `stock`, `waste`, foundations `f1`..., and `hole`. Cards are texts of rules.md section F
(`TH`, `XX` for a joker). A face-down card is never described, only counted.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

PileKind = Literal["column", "slot", "stock", "waste", "foundation", "hole"]
Family = Literal["columns", "covering"]
Arrangement = Literal["columns", "fans", "overlap"]
OptionValue = bool | int | str
Help = Literal["nudge", "move", "line", "verdict", "show", "par"]
"""What can be asked of the search. nudge: the pile the best move begins at; move: that move; line: the moves it begins; verdict:
whether the game can still be won; show: play the next move of a winning line; par: the best score this deal allows, once it is over."""


# What the browser sends over the socket of one table (/ws/tables/ID).


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Ask to move the top `count` cards of `source` onto `target`; a draw is stock to waste (or hole), a redeal waste to stock."""

    ref: int  # chosen by the browser, echoed in the answer
    source: str
    target: str
    count: int = 1
    elapsed_ms: int = 0  # time played so far as this page's clock has it
    joined: bool = False  # a card put up by itself after the move before: it is taken back with that move
    after: int | None = None  # sent again after a break: taken only if this is still the last event, so never done twice


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take the last move back. Where that makes the game practice, it is refused unless `practice` agrees to it."""

    ref: int
    practice: bool = False
    elapsed_ms: int = 0
    after: int | None = None


class Redo(Struct, frozen=True, tag="redo", forbid_unknown_fields=True):
    """Play the move last taken back again."""

    ref: int
    elapsed_ms: int = 0
    after: int | None = None


class Restart(Struct, frozen=True, tag="restart", forbid_unknown_fields=True):
    """Take every move back; `practice` as in Undo."""

    ref: int
    practice: bool = False
    elapsed_ms: int = 0
    after: int | None = None


class End(Struct, frozen=True, tag="end", forbid_unknown_fields=True):
    """End this game as it stands (a Golf hole is then scored)."""

    ref: int
    elapsed_ms: int = 0
    after: int | None = None


class Ask(Struct, frozen=True, tag="ask", forbid_unknown_fields=True):
    """Ask the search. Answered at once by Table, which says that the game is now marked as helped, and later by Advice.

    Any other action, or another question, ends the search; then no Advice comes.
    """

    ref: int
    help: Help
    elapsed_ms: int = 0


Action = Play | Undo | Redo | Restart | End
ClientMessage = Action | Ask


# What the server sends.


class Pile(Struct, frozen=True):
    """One pile as the player may see it: `hidden` face-down cards lie beneath `cards`, which run from the deepest to the top."""

    id: str
    kind: PileKind
    hidden: int
    cards: list[str]


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


class Phrase(Struct, frozen=True):
    """A text that the browser can say in its own language: a message of src/longwood/locales/*.ftl with what it takes."""

    id: str
    values: dict[str, int | str | Phrase]


class Refused(Struct, frozen=True, tag="refused"):
    """Why an action was not done; nothing has changed. `ref` is null when the message itself could not be read."""

    ref: int | None
    seq: int
    code: str
    message: str  # in English
    phrase: Phrase | None  # the same, if it can be said in every language


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


ServerMessage = Table | Refused | Advice | Par


# What travels over HTTP (JSON bodies).


class CatalogueOption(Struct, frozen=True):
    """One option a game takes: a bool, an int with its range, or one of `choices`."""

    name: str
    type: Literal["bool", "int", "choice"]
    label: str
    default: OptionValue
    choices: list[OptionValue]


class CatalogueGame(Struct, frozen=True):
    """One game of the menu (GET /api/catalogue gives a list of them in menu order, in the language of ?lang=)."""

    id: str
    name: str
    aliases: list[str]
    family: Family
    group: str  # heading in the menu
    summary: str  # one line
    options: list[CatalogueOption]
    round: bool  # may be played as a round of nine holes
    arrangement: Arrangement  # this and the next three as in Game, for a picture of the layout
    columns: int
    rows: int
    places: list[tuple[int, int]]


class RulesSection(Struct, frozen=True):
    heading: str
    lines: list[str]


class RulesPage(Struct, frozen=True):
    """GET /api/rules/ID?option=key=value (repeatable), in the language of ?lang=."""

    id: str
    name: str
    aliases: list[str]
    sections: list[RulesSection]
    source: str
    note: str


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: deal a game; without `deal` a number is drawn. Answered by Dealt.

    winnable: draw a deal that the search can win; there may be none to be found in time.
    """

    game: str
    options: dict[str, OptionValue] = {}
    deal: str | None = None
    winnable: bool = False


class NewRound(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rounds: begin a nine-hole round. Answered by Dealt (its first hole)."""

    game: str
    options: dict[str, OptionValue] = {}


class Dealt(Struct, frozen=True):
    """The table now to open. Also answers POST /api/rounds/ID/next and POST /api/tables/ID/reshuffle."""

    table: str


class Resumable(Struct, frozen=True):
    """One unfinished game of this player (GET /api/tables, latest first)."""

    table: str
    game: str
    name: str
    deal: str | None
    played: int
    elapsed_ms: int
    hole: int | None


# A game looked at afterwards.


class SharedGame(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game as a link carries it (POST /api/replays, answered by Replay): any server can deal it and play it through.

    moves: as records write them, parted by spaces. ended: the player ended it where it stands.
    """

    game: str
    deal: str
    options: dict[str, OptionValue] = {}
    moves: str = ""
    ended: bool = False


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


# What came of a player's games.

Kind = Literal["scored", "winnable", "practice", "helped"]
"""Games that are counted apart. helped: with sight of hidden cards; else practice: a move was taken back that may not be; else
winnable: dealt because the search had won it; scored: all others."""


class Tally(Struct, frozen=True):
    """What came of the games of one kind. Those that go on count as played alone. Times and moves are of games that were won."""

    kind: Kind
    played: int
    won: int
    lost: int
    streak: int  # won one after another up to now
    best_streak: int
    best_ms: int | None
    mean_ms: int | None
    fewest_moves: int | None
    mean_moves: float | None
    best_score: int | None  # strokes or points, of games that were won or lost
    mean_score: float | None


class RoundScore(Struct, frozen=True):
    """A round of Golf that was played to its end."""

    played_at: float  # seconds since 1970, UTC
    total: int
    to_par: int
    counts: bool  # neither practice nor helped


class GameStatistics(Struct, frozen=True):
    """One game with its options: a tally for each kind that was played, and its rounds, the latest last."""

    game: str
    name: str
    options: dict[str, OptionValue]
    scoring: Literal["cards", "hole", "peaks"]
    tallies: list[Tally]
    rounds: list[RoundScore]
    handicap: float | None


class FinishedGame(Struct, frozen=True):
    """A game that was won or lost, to be looked at again."""

    table: str
    game: str
    name: str
    deal: str
    hole: int | None
    won: bool
    kind: Kind
    played: int
    elapsed_ms: int
    played_at: float


class Statistics(Struct, frozen=True):
    """GET /api/statistics: every game that was played, the one played last first; and the latest finished ones."""

    games: list[GameStatistics]
    recent: list[FinishedGame]


class BadLine(Struct, frozen=True, omit_defaults=True):
    """A line of an imported file that holds no game, and why."""

    line: int
    message: str
    phrase: Phrase | None = None


class Imported(Struct, frozen=True):
    """What came of POST /api/games, whose body is a file that GET /api/games gave, or some lines of it."""

    added: int
    known: int  # were there already
    bad: list[BadLine]


class Removed(Struct, frozen=True):
    """What came of DELETE /api/games: all that was kept of this player is gone."""

    tables: int


class Problem(Struct, frozen=True, omit_defaults=True):
    """The body of every HTTP answer of 400 and above; `message` and `phrase` as in Refused."""

    code: str
    message: str
    phrase: Phrase | None = None
