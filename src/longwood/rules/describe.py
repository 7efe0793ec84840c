"""Generate the text of rules pages. Equal rules have equal pages."""

from __future__ import annotations

from longwood.rules.codec import AnyRules, Rules
from longwood.rules.column_rules import ColumnRules
from longwood.rules.column_text import column_pitch, column_sections, column_summary
from longwood.rules.covering_text import covering_pitch, covering_sections, covering_summary
from longwood.rules.race_rules import RaceRules
from longwood.rules.race_text import race_sections, race_summary
from longwood.rules.words import Section

__all__ = ["Section", "describe", "pitch", "summary"]


def summary(rules: AnyRules) -> str:
    """Return a one-line summary of the rules, for menus.

    >>> from longwood.variants import find_variant
    >>> summary(find_variant("forty-thieves").rules)
    '10 columns of 4, built down in suit, one card at a time'
    """
    if isinstance(rules, RaceRules):
        return race_summary(rules)
    return column_summary(rules) if isinstance(rules, ColumnRules) else covering_summary(rules)


def pitch(rules: Rules) -> str:
    """Return a sentence or two about a solitaire game, for players who don't know the terms. Games can share them.

    >>> from longwood.variants import find_variant
    >>> pitch(find_variant("forty-thieves").rules)
    'A 5 goes on a 6 of the same suit. Cards move one at a time.'
    """
    return column_pitch(rules) if isinstance(rules, ColumnRules) else covering_pitch(rules)


def describe(rules: AnyRules) -> tuple[Section, ...]:
    """Return the sections of the rules page. They cover every parameter, so different rules have different pages."""
    if isinstance(rules, RaceRules):
        return race_sections(rules)
    return column_sections(rules) if isinstance(rules, ColumnRules) else covering_sections(rules)
