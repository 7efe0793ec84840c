"""Every message between the browser and the server, and nothing else: a module a subject.

The browser's types (web/src/protocol/messages.ts) are generated from these structs by `make protocol`.
This room knows no rules and does no I/O. Piles are named by short texts: columns `c1`..., overlapping
slots `s1`..., `stock`, `waste`, foundations `f1`..., and `hole`. Cards are texts as in docs/deals.md
(`TH`, `XX` for a joker). A face-down card is never described, only counted.
"""

from __future__ import annotations

from longwood.server.protocol.actions import Action, Bookmark, End, Play, Redo, RemoveBookmark, Restart, Return, Undo
from longwood.server.protocol.heartbeat import Ping, Pong
from longwood.server.protocol.help import Advice, Ask, Help, Par
from longwood.server.protocol.menu import (
    CatalogueGame,
    CatalogueOption,
    Dealt,
    NewRound,
    NewTable,
    Resumable,
    RulesPage,
    RulesSection,
    Today,
)
from longwood.server.protocol.refusals import Phrase, Problem, Refused
from longwood.server.protocol.replays import Analysed, Progress, Replay, SharedGame, Step, Verdicts
from longwood.server.protocol.statistics import (
    BadLine,
    BestGame,
    FinishedGame,
    GameStatistics,
    Imported,
    Kind,
    Removed,
    RoundScore,
    Statistics,
    Tally,
)
from longwood.server.protocol.table import (
    Arrangement,
    Family,
    Game,
    Helped,
    Hole,
    Kept,
    Move,
    OptionValue,
    Pile,
    PileKind,
    Round,
    Score,
    Table,
)

ClientMessage = Action | Ask
"""What the browser sends over the socket of one table (/ws/tables/ID)."""

ServerMessage = Table | Refused | Advice | Par
"""What the server sends over it."""

__all__ = [
    "Action",
    "Advice",
    "Analysed",
    "Arrangement",
    "Ask",
    "BadLine",
    "BestGame",
    "Bookmark",
    "CatalogueGame",
    "CatalogueOption",
    "ClientMessage",
    "Dealt",
    "End",
    "Family",
    "FinishedGame",
    "Game",
    "GameStatistics",
    "Help",
    "Helped",
    "Hole",
    "Imported",
    "Kept",
    "Kind",
    "Move",
    "NewRound",
    "NewTable",
    "OptionValue",
    "Par",
    "Phrase",
    "Pile",
    "PileKind",
    "Ping",
    "Play",
    "Pong",
    "Problem",
    "Progress",
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
    "ServerMessage",
    "SharedGame",
    "Statistics",
    "Step",
    "Table",
    "Tally",
    "Today",
    "Undo",
    "Verdicts",
]
