"""The family tree: how the games descend from each other by changed fields of their rules.

Nobody writes the tree. A game's parent is the game that differs from it in the fewest fields, among those that are closer to the root of
the family, which is the game with the default rules. Games that come first in the menu win ties.
"""

from __future__ import annotations

from functools import cache

from longwood.rules import Rules
from longwood.rules.fields import fields_of
from longwood.variants.catalogue import CATALOGUE
from longwood.variants.variant import Variant


def differing(a: Rules, b: Rules) -> int:
    """Return in how many fields two games of one family differ."""
    return sum(getattr(a, name) != getattr(b, name) for name in fields_of(type(a)))


@cache
def parents() -> dict[str, Variant | None]:
    """Return the parent of each game of the catalogue by its id, or None for the first game of a family.

    >>> parents()["forty-thieves"] is None, parents()["thirty-nine-steps"].id
    (True, 'waning-moon')
    """
    found: dict[str, Variant | None] = {}
    for variant in CATALOGUE:
        family = [other for other in CATALOGUE if type(other.rules) is type(variant.rules)]
        root = family[0]
        depth = differing(root.rules, variant.rules)
        above = [other for other in family if differing(root.rules, other.rules) < depth]
        found[variant.id] = min(above, key=lambda other: differing(other.rules, variant.rules), default=None)
        if variant is not root and found[variant.id] is None:  # the same rules as the root's, under another name
            found[variant.id] = root
    return found
