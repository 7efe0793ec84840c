"""The types of catalogue entries, and of games with options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from longwood.rules import AnyRules, OptionValue, RaceRules, Rules, Scoring

_R = TypeVar("_R", bound=AnyRules)


@dataclass(frozen=True, slots=True)
class Entry(Generic[_R]):
    """A game in the catalogue."""

    id: str
    """The id, in lower case with hyphens. It never changes."""
    rules: _R
    """The rules, including the name of the game."""
    group: str
    """The menu heading under which the game is listed."""
    source: str
    """Where the rules come from: a book, article or program."""
    aliases: tuple[str, ...] = ()
    """Other names under which the game can be found."""
    note: str = ""
    """A note about how books or other programs play the game differently."""
    former: tuple[_R, ...] = ()
    """Earlier versions of the rules, oldest first. Old records, stored games and links are replayed with these."""

    @property
    def name(self) -> str:
        """The English name of the game."""
        return self.rules.name

    @property
    def has_round(self) -> bool:
        """Whether the game can be played as a round of nine holes."""
        return getattr(self.rules, "scoring", None) is Scoring.HOLE


@dataclass(frozen=True, slots=True)
class Chosen(Generic[_R]):
    """A game with its options applied. Deals, stored games and records belong to one of these."""

    variant: Entry[_R]
    rules: _R
    """The rules with the options applied."""
    options: tuple[tuple[str, OptionValue], ...] = ()
    """The options that have an effect, in a fixed order, so that equal games compare equal."""

    @property
    def id(self) -> str:
        """The id of the game."""
        return self.variant.id

    @property
    def name(self) -> str:
        """The English name of the game."""
        return self.variant.name


@dataclass(frozen=True, slots=True)
class Variant(Entry[Rules]):
    """A solitaire game."""


@dataclass(frozen=True, slots=True)
class Game(Chosen[Rules]):
    """A solitaire game with options."""

    variant: Variant


@dataclass(frozen=True, slots=True)
class RaceVariant(Entry[RaceRules]):
    """A race: a real-time game for two players without turns."""


@dataclass(frozen=True, slots=True)
class RaceGame(Chosen[RaceRules]):
    """A race with options."""

    variant: RaceVariant


AnyVariant = Variant | RaceVariant
"""An entry of the catalogue."""
AnyGame = Game | RaceGame
"""A solitaire game or race with options."""


def derive(
    base: Variant,
    id: str,
    name: str,
    *,
    source: str,
    aliases: tuple[str, ...] = (),
    note: str = "",
    group: str = "",
    former: tuple[Mapping[str, object], ...] = (),
    **changed: object,
) -> Variant:
    """Return a variant of `base` with some fields of its rules changed. It inherits only the rules and the group.

    `former` lists the fields that were different in earlier versions of its rules, oldest version first.
    """
    rules = _changed(base.rules, {"name": name, **changed})
    return Variant(id, rules, group or base.group, source, aliases, note, tuple(_changed(rules, fields) for fields in former))


def _changed(rules: Rules, fields: Mapping[str, object]) -> Rules:
    return replace(rules, **fields)  # type: ignore[arg-type]  # replace() checks the names, and the rules check the values
