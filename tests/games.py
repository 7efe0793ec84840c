"""The games that tests with a high cost for each game use: those the project began with, and one more for each further rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from longwood.rules import Layout, Rules
from longwood.variants import CATALOGUE, Variant
from longwood.variants.forty_thieves import VARIANTS as FORTY_THIEVES
from longwood.variants.golf import VARIANTS as GOLF


def traits(rules: Rules) -> set[tuple[str, str]]:
    """Return the fields whose values make a game play differently, with their values.

    Of numbers, only whether they are zero counts, of holes whether there are several, and of a layout only its kind.
    """
    found: set[tuple[str, str]] = set()
    for field in fields(rules):
        value = getattr(rules, field.name)
        if isinstance(value, Layout):
            found.add((field.name, str(value.kind)))
        elif field.name == "holes":
            found.add((field.name, str(value > 1)))
        elif field.name not in ("name", "columns", "scoring"):
            found.add((field.name, str(bool(value)) if type(value) in (int, tuple) else str(value)))
    return found


KNOWN = (*FORTY_THIEVES, *GOLF)
"""The games the project began with."""


def _sample() -> Iterator[Variant]:
    seen: set[tuple[str, str]] = set()
    first = {variant.id for variant in KNOWN}
    for variant in sorted(CATALOGUE, key=lambda variant: variant.id not in first):
        if variant.id in first or not traits(variant.rules) <= seen:
            seen |= traits(variant.rules)
            yield variant


SAMPLE = tuple(_sample())
