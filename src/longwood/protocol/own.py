"""The JSON bodies of HTTP requests about custom games: the form with the rules, and a quick search for their odds."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from longwood.protocol.menu import CatalogueGame, RulesPage

OwnValue = bool | int | str | list[int | str] | dict[str, list[int]] | None
"""The value of a field, as in a rule file (docs/own-games.md). Null stands for no limit or no card."""


GameId = Annotated[str, Meta(max_length=2_000)]
"""The id of a game. That of a custom game contains its rules."""


class OwnDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that is being made (POST /api/own?lang=LANGUAGE). The answer is OwnGame."""

    parent: GameId
    """The id of the game that it starts from. It can be a custom game."""
    name: Annotated[str, Meta(max_length=200)]
    fields: Annotated[dict[str, OwnValue], Meta(max_length=100)] = {}
    """The fields that the player has changed."""


class OwnChoice(Struct, frozen=True):
    """A value that a field can have."""

    value: str
    label: str


class OwnField(Struct, frozen=True):
    """A field of the rules in the form."""

    name: str
    label: str
    kind: Literal["bool", "number", "choice", "numbers", "layout", "card", "cards"]
    value: OwnValue
    inherited: OwnValue
    """Its value in the parent."""
    nullable: bool
    """Whether it can be null."""
    null_label: str
    """What null means; empty if it can't be null."""
    choices: list[OwnChoice]
    """All values of a choice, or all kinds of a layout."""


class OwnFault(Struct, frozen=True):
    """A reason why the game can't be made yet."""

    fields: list[str]
    """The fields that cause it. The message is for the first of them. Empty if it is the name."""
    message: str
    """The reason in the language of the page."""
    detail: str
    """More about it, in English; can be empty."""


class OwnGame(Struct, frozen=True):
    """The state of the form for a draft. `id`, `game` and `rules` are null as long as there are faults."""

    id: str | None
    """The id of the game. It contains the rules, so links to it work everywhere."""
    fields: list[OwnField]
    faults: list[OwnFault]
    game: CatalogueGame | None
    """The game as in the menu, for a picture of its layout."""
    rules: RulesPage | None


class OddsRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Search the first deals of a game for a few seconds (POST /api/own/odds). The answer is a stream of QuickOdds, one on each line."""

    game: GameId


class QuickOdds(Struct, frozen=True, tag="odds"):
    """What a quick search has found out so far about the odds of a game."""

    searched: int
    """How many deals were searched, from number 1 on."""
    of: int
    """How many deals are to be searched."""
    won: int
    lost: int
    """How many deals are proved lost. The others that were searched are undecided."""
    moves: int | None
    """The median number of moves of the winning lines; null if no deal was won."""
    done: bool
    """Whether this is the last message. If `searched` is less than `of` then, the time was up."""
