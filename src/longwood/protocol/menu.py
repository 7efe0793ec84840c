"""The JSON bodies of HTTP requests before a game: the menu, the rules pages and dealing."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from longwood.protocol.statistics import DailyDeal
from longwood.protocol.table import Arrangement, Family, Game, Grade, OptionValue, Pile


class CatalogueOption(Struct, frozen=True):
    """An option of a game."""

    name: str
    type: Literal["bool", "int", "choice"]
    label: str
    """The option's text in the menu."""
    default: OptionValue
    choices: list[OptionValue]
    """All valid values."""


class MissingGame(Struct, frozen=True):
    """A well-known game that isn't in the menu."""

    name: str
    spellings: list[str]
    """What people type to find it, in all languages."""


class Odds(Struct, frozen=True):
    """How many deals of a game can be won, in percent, as measured by a study. The bounds have a confidence of 95%."""

    least: float
    """The lower bound, which counts no undecided deal as won."""
    most: float
    """The upper bound, which counts all of them."""


class TreeChange(Struct, frozen=True):
    """A field in which a game differs from its parent."""

    label: str
    before: str
    after: str


class TreeGame(Struct, frozen=True):
    """A game in the family tree. GET /api/tree?lang=LANGUAGE returns all of them, in menu order."""

    id: str
    name: str
    parent: str | None
    """The game that it differs from the least; null for the first game of a family."""
    changes: list[TreeChange]
    """What changes from its parent to the game."""
    odds: Odds | None
    """Null if they aren't measured."""


class EasierGame(Struct, frozen=True):
    """A game that is like another one, and easier."""

    id: str
    name: str


class CatalogueGame(Struct, frozen=True):
    """A game in the menu. GET /api/catalogue?lang=LANGUAGE returns all of them, in menu order."""

    id: str
    name: str
    aliases: list[str]
    """Other names of the game."""
    family: Family
    group: str
    """The heading above the game in the menu."""
    summary: str
    """How it is played, in a sentence or two."""
    options: list[CatalogueOption]
    round: bool
    """Whether the game can be played as a round of nine holes."""
    arrangement: Arrangement
    """This field and the next three describe the layout, as in Game."""
    columns: int
    rows: int
    places: list[tuple[int, int]]
    spellings: list[str]
    """What else finds the game in a search: its names in other languages and common spellings. They aren't shown."""
    near: list[MissingGame]
    """The missing games that this game is among the nearest to."""
    decks: int
    easier: EasierGame | None
    """A game that is like this one but easier, if the odds of both are known."""
    lesson: bool = False
    """Whether the game has a lesson."""
    graded: bool = False
    """Whether the deals of the game have grades, with its usual options."""


class RulesSection(Struct, frozen=True):
    """A section of a rules page."""

    heading: str
    lines: list[str]


class RulesExample(Struct, frozen=True):
    """A card, the card that it should go on, and whether it may."""

    card: str
    on: str
    is_legal: bool


class RulesPage(Struct, frozen=True):
    """The rules of a game. Answers GET /api/rules/ID?option=KEY=VALUE&lang=LANGUAGE; `option` can be repeated."""

    id: str
    name: str
    aliases: list[str]
    """Other names of the game."""
    sections: list[RulesSection]
    source: str
    """Where the rules come from."""
    note: str
    """A remark on the rules; can be empty."""
    game: Game | None
    """The game with its options; null for a race, which has no picture."""
    piles: list[Pile]
    """An opening of the game, for its picture. Hidden cards are only counted."""
    examples: list[RulesExample]
    """Examples of cards that can and can't go on others, the legal ones first."""
    picture_text: str
    """What the opening and the examples show, for people who can't see them."""
    lesson: bool = False
    """Whether the game has a lesson."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Deal a game (POST /api/tables). The answer is Dealt. At most one of `deal`, `winnable`, `grade` and `daily` can be given."""

    game: str
    options: dict[str, OptionValue] = {}
    deal: str | None = None
    """The deal number; null for a random deal."""
    winnable: bool = False
    """Whether to choose a deal that the solver can win. The request fails if none is found in time."""
    grade: Grade | None = None
    """Whether to choose a winnable deal that is this hard. The game must have grades."""
    daily: bool = False
    """Whether to use the deal of the day (UTC), which is the same for everyone."""
    solution_of: str | None = None
    """A table whose solution the player wants to see on the new one. If that game goes on later, it counts as played with help."""


class WeekDay(Struct, frozen=True):
    """A day of the week, with its first daily deal."""

    date: str
    """The day, as YYYY-MM-DD."""
    game: str
    name: str
    """The name of the game."""
    deal: DailyDeal | None
    """The deal and the player's best result; null for a day to come."""
    grade: Grade | None
    """How hard the deal is; null if it has no grade."""
    others_done: int = 0
    """How many of the other four deals of the day the player has finished."""


class PastDeal(Struct, frozen=True):
    """An unfinished daily deal of a past day."""

    date: str
    """The day, as YYYY-MM-DD."""
    deal: DailyDeal
    piles: list[Pile]
    """The deal as it is before the first move. Hidden cards are only counted."""


class Today(Struct, frozen=True):
    """The daily deal to play next, and the player's progress in it and its day (UTC). Answers GET /api/today?lang=LANGUAGE&first=DAY.

    It is the first unfinished deal of the day, or the first one if all are finished.
    """

    date: str
    """The day, as YYYY-MM-DD."""
    game: str
    name: str
    deal: str
    table: str | None
    """The player's latest table of this deal with at least one action, or null."""
    state: Literal["new", "open", "won", "over"]
    piles: list[Pile]
    """The deal as it is before the first move, for the picture on the start page. Hidden cards are only counted."""
    week: list[WeekDay] = []
    """The seven days of its week, which begins on DAY, from 1 for Monday to 7 for Sunday."""
    played: list[str] = []
    """The ids of the games in which the player has made a move, for suggestions of other games."""
    deals: list[DailyDeal] = []
    """All deals of the day, with the player's results."""
    streak: int = 0
    """How many days in a row, up to this one, have a finished daily deal."""
    past: PastDeal | None = None
    """Once all deals of the day are finished, the first unfinished deal of the latest past day that has one; null if none has."""


class NewRound(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin a round of nine holes (POST /api/rounds). The answer is Dealt, with the table of the first hole."""

    game: str
    options: dict[str, OptionValue] = {}


class Dealt(Struct, frozen=True):
    """The table to open next. Also answers POST /api/rounds/ID/next and POST /api/tables/ID/reshuffle."""

    table: str


class DealGrade(Struct, frozen=True):
    """How hard the deal of a finished game is. Answers GET /api/tables/ID/grade."""

    grade: Grade | None
    """Null if the game isn't finished, if its deals have no grades, or if the solver found no win."""


class Resumable(Struct, frozen=True):
    """An unfinished game of the player. GET /api/tables returns the latest ones, latest first.

    Games without a move, and daily deals that the player has finished at another table, aren't among them. A round is, between its holes.
    """

    table: str
    game: str
    name: str
    deal: str | None
    played: int
    """The number of moves made."""
    elapsed_ms: int
    hole: int | None
    """The hole of its round; null outside a round."""
    day: str | None = None
    """The day whose daily deal it is, as YYYY-MM-DD; null if it is none."""
