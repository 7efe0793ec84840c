"""What travels over HTTP (JSON bodies) before a game: the menu, the rules, dealing."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from longwood.server.protocol.table import Arrangement, Family, OptionValue


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
    daily: the game's deal of this day (UTC), the same for everyone.
    """

    game: str
    options: dict[str, OptionValue] = {}
    deal: str | None = None
    winnable: bool = False
    daily: bool = False


class Today(Struct, frozen=True):
    """GET /api/today: the game of this day (UTC) and its deal, in the language of ?lang=, and how far this player has come with it."""

    date: str  # 2026-11-21
    game: str
    name: str
    deal: str
    table: str | None  # the player's latest table of it that was begun
    state: Literal["new", "open", "won", "over"]


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
