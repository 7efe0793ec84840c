"""What an entry of the catalogue is. Must not know which games there are."""

from __future__ import annotations

from dataclasses import dataclass, replace

from longwood.rules import Rules, Scoring


@dataclass(frozen=True, slots=True)
class Variant:
    """One game of the catalogue.

    id: stable, lower case with hyphens. rules: with the game's name. group: its heading in menus. source: the book, page or
    program the rules come from. aliases: other names it is found by. note: where other books or programs differ.
    """

    id: str
    rules: Rules
    group: str
    source: str
    aliases: tuple[str, ...] = ()
    note: str = ""

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def has_round(self) -> bool:
        """Whether nine holes of it make a round of Golf."""
        return getattr(self.rules, "scoring", None) is Scoring.HOLE


def derive(
    base: Variant,
    id: str,
    name: str,
    *,
    source: str,
    aliases: tuple[str, ...] = (),
    note: str = "",
    group: str = "",
    **changed: object,
) -> Variant:
    """A variant of `base` with the changed fields of its rules; nothing but the group is inherited beside the rules."""
    return Variant(id, replace(base.rules, name=name, **changed), group or base.group, source, aliases, note)  # type: ignore[arg-type]  # replace() checks the names, the rules their values
