"""Read the fields of Position JSON that both families have (docs/deals.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from longwood.cards import Card, format_card
from longwood.errors import DealError, shown
from longwood.rules import Rules
from longwood.rules.dealing import tableau_shape


def texts_of(cards: Sequence[Card]) -> list[str]:
    """Return cards as JSON has them."""
    return [format_card(c) for c in cards]


def piles_of(rules: Rules, data: Mapping[str, object]) -> list[object]:
    """Return the piles in the key `tableau`. Raises DealError if their number is wrong."""
    tableau = data.get("tableau", [])
    shape = tableau_shape(rules)
    if not isinstance(tableau, list) or len(tableau) != len(shape):
        raise DealError(f"tableau must be a list of {len(shape)} piles, each a list of cards")
    return tableau


def reject_keys(rules: Rules, data: Mapping[str, object], keys: Sequence[str]) -> None:
    """Raise DealError if one of these keys, which belong to the other family, has a value. Ignoring it would lose information."""
    for key in keys:
        if data.get(key) not in (None, [], {}, 0):
            raise DealError(f"{rules.name} has no {key}")


def number_in(value: object, where: str, maximum: int) -> int:
    """Return a whole number from 0 to `maximum`. Raises DealError if the value isn't one."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= maximum:
        raise DealError(f"{where} must be a whole number from 0 to {maximum}, not {shown(value)}")
    return value
