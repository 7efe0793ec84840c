"""The family tree and the measured odds of games, for the browser."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from longwood import protocol
from longwood.locales import translated
from longwood.rules import Rules, rules_hash
from longwood.rules.field_text import changes_between
from longwood.variants import CATALOGUE, Variant, game_name
from longwood.variants.measured import MEASURED
from longwood.variants.tree import differing, parents

_CLOSE: Final = 3
"""How many fields may differ between a game and an easier one that is suggested for it."""


def odds_of(rules: Rules) -> protocol.Odds | None:
    """Return the measured odds of a game, or None if they are unknown."""
    found = MEASURED.get(rules_hash(rules))
    if found is None:
        return None
    lower, upper = found
    return protocol.Odds(100 * lower, 100 * upper)


def easier_than(variant: Variant, games: Iterable[Variant] = CATALOGUE) -> Variant | None:
    """Return the game that is most like another one of which more deals can be won, or None if none is known.

    It must be certain: the lower bound of its odds is above the upper bound of the other game's.
    """
    odds = odds_of(variant.rules)
    if odds is None:
        return None
    near = []
    for other in games:
        theirs = odds_of(other.rules)
        if type(other.rules) is type(variant.rules) and theirs is not None and theirs.least > odds.most:
            near.append((differing(other.rules, variant.rules), other))
    fewest = min(near, key=lambda one: one[0], default=None)
    return fewest[1] if fewest is not None and fewest[0] <= _CLOSE else None


def tree_view(language: str) -> list[protocol.TreeGame]:
    """Return all games with their parents, in the order of the menu."""
    found = []
    for variant in CATALOGUE:
        parent = parents()[variant.id]
        changes = () if parent is None else changes_between(parent.rules, variant.rules)
        shown = [
            protocol.TreeChange(translated(one.label, language), translated(one.before, language), translated(one.after, language))
            for one in changes
        ]
        name = game_name(variant, language)
        found.append(protocol.TreeGame(variant.id, name, None if parent is None else parent.id, shown, odds_of(variant.rules)))
    return found
