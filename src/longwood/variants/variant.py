"""What an entry of the catalogue is. Must not know which games there are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from longwood.rules import AnyRules, OptionValue, RaceRules, Rules, Scoring

_R = TypeVar("_R", bound=AnyRules)


@dataclass(frozen=True, slots=True)
class Entry(Generic[_R]):
    """One game of a catalogue.

    id: stable, lower case with hyphens. rules: with the game's name. group: its heading in menus. source: the book, page or
    program the rules come from. aliases: other names it is found by. note: where other books or programs differ. former: earlier
    versions of the rules, the first one first; records, stored games and links made by them still replay.
    """

    id: str
    rules: _R
    group: str
    source: str
    aliases: tuple[str, ...] = ()
    note: str = ""
    former: tuple[_R, ...] = ()

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def has_round(self) -> bool:
        """Whether nine holes of it make a round of Golf."""
        return getattr(self.rules, "scoring", None) is Scoring.HOLE


@dataclass(frozen=True, slots=True)
class Chosen(Generic[_R]):
    """A game with options: what is dealt, stored and exchanged.

    options: canonical (only those that change something, in fixed order), so equal games are equal values.
    """

    variant: Entry[_R]
    rules: _R
    options: tuple[tuple[str, OptionValue], ...] = ()

    @property
    def id(self) -> str:
        return self.variant.id

    @property
    def name(self) -> str:
        return self.variant.name


@dataclass(frozen=True, slots=True)
class Variant(Entry[Rules]):
    """A patience."""


@dataclass(frozen=True, slots=True)
class Game(Chosen[Rules]):
    """A patience with options."""

    variant: Variant


@dataclass(frozen=True, slots=True)
class RaceVariant(Entry[RaceRules]):
    """A race: two players, no turns, real time."""


@dataclass(frozen=True, slots=True)
class RaceGame(Chosen[RaceRules]):
    """A race with options."""

    variant: RaceVariant


AnyVariant = Variant | RaceVariant
AnyGame = Game | RaceGame


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
    """A variant of `base` with the changed fields of its rules. Apart from the rules it inherits only the group.

    former: what differs in earlier versions of its own rules, the first version first.
    """
    rules = _changed(base.rules, {"name": name, **changed})
    return Variant(id, rules, group or base.group, source, aliases, note, tuple(_changed(rules, fields) for fields in former))


def _changed(rules: Rules, fields: Mapping[str, object]) -> Rules:
    return replace(rules, **fields)  # type: ignore[arg-type]  # replace() checks the names, the rules their values
