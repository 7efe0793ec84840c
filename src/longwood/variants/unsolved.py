"""The unsolved deals: deals that a study has searched without finding out whether they can be won."""

from __future__ import annotations

from functools import lru_cache

from longwood.variants.open_deals import OPEN_DEALS


def is_unsolved(rules_hash: str, deal: int) -> bool:
    """Return whether a deal of the game with these rules is known to be unsolved."""
    return deal in unsolved_deals(rules_hash)


@lru_cache(maxsize=256)
def unsolved_deals(rules_hash: str) -> frozenset[int]:
    """Return the numbers of the unsolved deals of the game with these rules."""
    return frozenset(map(int, OPEN_DEALS.get(rules_hash, "").split()))
