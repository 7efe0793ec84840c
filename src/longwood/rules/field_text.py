"""Names for the fields of the rules and their values, as players read them in forms and in the family tree.

The names are the messages `option-FAMILY-FIELD`, and for words `option-FAMILY-FIELD-VALUE`. A field needs nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, get_args

from longwood.cards import Card, format_card
from longwood.locales import Phrase
from longwood.rules.codec import AnyRules, family
from longwood.rules.fields import fields_of, types_of, words_of
from longwood.rules.layout import Layout, peaks

_RANK_FIELDS: Final = frozenset(("foundation_base",))


@dataclass(frozen=True, slots=True)
class Change:
    """A field in which two games differ."""

    field: str
    """The name of the field."""
    label: str
    """What the field is called."""
    before: str
    """Its value in the first game."""
    after: str
    """Its value in the second game."""


def field_label(rules: AnyRules, name: str) -> Phrase:
    """Return what a field of this family's rules is called, such as `Columns`."""
    return Phrase(f"option-{family(rules)}-{_dashed(name)}")


def word_label(rules: AnyRules, name: str, word: str) -> Phrase:
    """Return what a word is called that can be the value of a field, such as `Alternating colours` for `alternate_colour`."""
    return Phrase(f"option-{family(rules)}-{_dashed(name)}-{_dashed(word)}")


def value_text(rules: AnyRules, name: str) -> str:
    """Return the value of a field of the rules, as players read it."""
    value = getattr(rules, name)
    if isinstance(value, bool):
        return Phrase("option-yes" if value else "option-no")
    if value is None:
        return Phrase("option-unlimited" if int in types_of(fields_of(type(rules))[name].hint) else "option-none")
    if name in _RANK_FIELDS:
        return Phrase("option-rank", rank=value) if value else Phrase("option-first-card")
    if words_of(fields_of(type(rules))[name].hint):
        return word_label(rules, name, str(value))
    if isinstance(value, Layout):
        if value == peaks():
            return Phrase("option-layout-three-peaks")
        return Phrase(f"option-layout-{value.kind}", sizes=" x ".join(map(str, value.sizes)), cards=value.slots)
    if isinstance(value, tuple) and Card in get_args(fields_of(type(rules))[name].hint):
        return " ".join(map(format_card, value)) or Phrase("option-none")
    if isinstance(value, tuple):
        return ", ".join(map(str, value)) or Phrase("option-none")
    if Card in types_of(fields_of(type(rules))[name].hint):
        return format_card(Card(value))
    return str(value)


def changes_between(before: AnyRules, after: AnyRules) -> tuple[Change, ...]:
    """Return the fields in which two games of one family differ, in the order of the rules. Their names are left out."""
    return tuple(
        Change(name, field_label(after, name), value_text(before, name), value_text(after, name))
        for name in fields_of(type(after))
        if getattr(before, name) != getattr(after, name)
    )


def _dashed(name: str) -> str:
    return name.replace("_", "-")
