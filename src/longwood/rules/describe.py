"""Generate the text of rules pages. Equal rules have equal pages."""

from __future__ import annotations

from longwood.rules.codec import AnyRules
from longwood.rules.column_rules import ColumnRules
from longwood.rules.column_text import column_sections, column_summary
from longwood.rules.covering_text import covering_sections, covering_summary
from longwood.rules.race_rules import RaceRules
from longwood.rules.race_text import race_sections, race_summary
from longwood.rules.words import Section

__all__ = ["Section", "describe", "summary"]


def summary(rules: AnyRules) -> str:
    """Return a one-line summary of the rules, for menus.

    >>> from longwood.variants import find_variant
    >>> summary(find_variant("forty-thieves").rules)
    '10 columns of 4, built down in suit, one card at a time'
    """
    if isinstance(rules, RaceRules):
        return race_summary(rules)
    return column_summary(rules) if isinstance(rules, ColumnRules) else covering_summary(rules)


def describe(rules: AnyRules) -> tuple[Section, ...]:
    """Return the sections of the rules page. They cover every parameter, so different rules have different pages."""
    if isinstance(rules, RaceRules):
        return race_sections(rules)
    return column_sections(rules) if isinstance(rules, ColumnRules) else covering_sections(rules)
