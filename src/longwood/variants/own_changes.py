"""Change fields of a game's rules, and find out why changes contradict each other and what would help."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations, islice
from typing import Final

from longwood.errors import RulesError
from longwood.rules.fields import fields_of, read_value, types_of, words_of
from longwood.variants.own import own_variant
from longwood.variants.variant import AnyGame, AnyVariant

_MAX_FIXES: Final = 3
_NUMBERS: Final = (1, 2, 0)
"""The numbers that are tried."""

Fix = tuple[tuple[str, object], ...]
"""One or two fields with their values."""


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Why changes of a game's rules don't go together."""

    why: str
    """The reason, without the name of the game. If it can be translated, it is a longwood.locales.Phrase."""
    causes: tuple[str, ...]
    """The changed fields that cause it. Without any one of them, the rest would work."""
    fixes: tuple[Fix, ...]
    """Up to three changes of other fields with which the changes would work."""


def changed_game(parent: AnyGame, name: str, changes: Mapping[str, object]) -> AnyVariant:
    """Return the parent with these fields changed, as a custom game. The values must have the types of the fields.

    Raises RulesError if they contradict each other.
    """
    return own_variant(replace(parent.rules, name=name, **changes))  # type: ignore[arg-type]  # the caller has checked the types


def contradiction(parent: AnyGame, name: str, changes: Mapping[str, object], error: RulesError) -> Contradiction:
    """Return why changed_game() has raised this error for these changes."""
    causes = [key for key in changes if _works(parent, name, {k: v for k, v in changes.items() if k != key})] or list(changes)
    return Contradiction(error.why, tuple(causes), tuple(islice(_fixes(parent, name, changes), _MAX_FIXES)))


def _works(parent: AnyGame, name: str, changes: Mapping[str, object]) -> bool:
    try:
        changed_game(parent, name, changes)
    except RulesError:
        return False
    return True


def _fixes(parent: AnyGame, name: str, changes: Mapping[str, object]) -> Iterator[Fix]:
    """Yield changes of other fields that resolve the contradiction: single words, single numbers, or pairs, of the first kind that does."""
    words, numbers = _choices(parent, changes, numbers=False), _choices(parent, changes, numbers=True)
    pairs = (((a, x), (b, y)) for (a, x), (b, y) in combinations([*words, *numbers], 2) if a != b)
    for tier in (((one,) for one in words), ((one,) for one in numbers), pairs):
        seen: set[tuple[str, ...]] = set()
        for fix in tier:
            keys = tuple(key for key, _ in fix)
            if keys not in seen and _works(parent, name, {**changes, **dict(fix)}):
                seen.add(keys)
                yield fix
        if seen:
            return


def _choices(parent: AnyGame, changes: Mapping[str, object], *, numbers: bool) -> list[tuple[str, object]]:
    """Return other values of the fields that aren't changed: words and truth values, or numbers."""
    found = []
    for key, field in fields_of(type(parent.rules)).items():
        values: tuple[object, ...] = (*((False, True) if field.hint is bool else ()), *words_of(field.hint))
        if numbers:
            values = _NUMBERS if int in types_of(field.hint) else ()
        if key not in changes:
            choices = (read_value(field.hint, value) for value in values)
            found += [(key, choice) for choice in choices if choice != getattr(parent.rules, key)]
    return found
