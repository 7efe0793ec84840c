"""The messages between the browser and the server, one module for each subject.

`make protocol` generates the browser's types (web/src/protocol/messages.ts) from these structs, with their docstrings as comments.

Piles have short names: columns `c1`, `c2`, ..., the slots of overlapping layouts `s1`, `s2`, ..., foundations `f1`, `f2`, ..., and `stock`,
`waste` and `hole`. Cards are written as in docs/deals.md (`TH`, `XX` for a joker). Face-down cards are counted but never named.
"""

from __future__ import annotations

from longwood.protocol.actions import Action, Bookmark, End, Play, Redo, RemoveBookmark, Restart, Return, Undo
from longwood.protocol.boards import BoardSolved, BoardView, PastedBoard
from longwood.protocol.heartbeat import Ping, Pong
from longwood.protocol.help import Advice, Ask, Found, Help, Par, Search
from longwood.protocol.lessons import Lesson, LessonMove, LessonStep
from longwood.protocol.menu import (
    CatalogueGame,
    CatalogueOption,
    DealGrade,
    Dealt,
    EasierGame,
    MissingGame,
    NewRound,
    NewTable,
    Odds,
    Resumable,
    RulesPage,
    RulesSection,
    Today,
    TreeChange,
    TreeGame,
)
from longwood.protocol.own import OddsRequest, OwnChoice, OwnDraft, OwnFault, OwnField, OwnGame, OwnValue, QuickOdds
from longwood.protocol.refusals import Phrase, Problem, Refused
from longwood.protocol.replays import Analysed, Progress, Replay, SharedGame, Step, Verdicts
from longwood.protocol.statistics import (
    BadLine,
    BestGame,
    DailyDay,
    DailyDeal,
    DailyMonth,
    FinishedGame,
    GamePoint,
    GameStatistics,
    GameSummary,
    Goal,
    Imported,
    Kind,
    Removed,
    RoundScore,
    Statistics,
    Tally,
)
from longwood.protocol.table import (
    Arrangement,
    BookmarkView,
    Family,
    Game,
    Helped,
    Hole,
    Move,
    OptionValue,
    Pile,
    PileKind,
    Round,
    Score,
    Table,
)

ClientMessage = Action | Ask | Found
"""A message from the browser on the socket of a table (/ws/tables/ID). The heartbeat is separate."""

ServerMessage = Table | Refused | Advice | Par | Search
"""A message from the server on the same socket."""

__all__ = [
    "Action",
    "Advice",
    "Analysed",
    "Arrangement",
    "Ask",
    "BadLine",
    "BestGame",
    "BoardSolved",
    "BoardView",
    "Bookmark",
    "BookmarkView",
    "CatalogueGame",
    "CatalogueOption",
    "ClientMessage",
    "DailyDay",
    "DailyDeal",
    "DailyMonth",
    "DealGrade",
    "Dealt",
    "EasierGame",
    "End",
    "Family",
    "FinishedGame",
    "Found",
    "Game",
    "GamePoint",
    "GameStatistics",
    "GameSummary",
    "Goal",
    "Help",
    "Helped",
    "Hole",
    "Imported",
    "Kind",
    "Lesson",
    "LessonMove",
    "LessonStep",
    "MissingGame",
    "Move",
    "NewRound",
    "NewTable",
    "Odds",
    "OddsRequest",
    "OptionValue",
    "OwnChoice",
    "OwnDraft",
    "OwnFault",
    "OwnField",
    "OwnGame",
    "OwnValue",
    "Par",
    "PastedBoard",
    "Phrase",
    "Pile",
    "PileKind",
    "Ping",
    "Play",
    "Pong",
    "Problem",
    "Progress",
    "QuickOdds",
    "Redo",
    "Refused",
    "RemoveBookmark",
    "Removed",
    "Replay",
    "Restart",
    "Resumable",
    "Return",
    "Round",
    "RoundScore",
    "RulesPage",
    "RulesSection",
    "Score",
    "Search",
    "ServerMessage",
    "SharedGame",
    "Statistics",
    "Step",
    "Table",
    "Tally",
    "Today",
    "TreeChange",
    "TreeGame",
    "Undo",
    "Verdicts",
]
