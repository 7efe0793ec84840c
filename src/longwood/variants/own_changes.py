"""Change fields of a game's rules, and find out why changes contradict each other and what would help."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

from longwood.errors import RulesError
from longwood.rules.fields import fields_of, read_value, words_of
from longwood.variants.own import own_variant
from longwood.variants.variant import AnyGame, AnyVariant

_MAX_FIXES: Final = 3


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Why changes of a game's rules don't go together."""

    why: str
    """The reason, without the name of the game."""
    causes: tuple[str, ...]
    """The changed fields that cause it. Without any one of them, the rest would work."""
    fixes: tuple[tuple[str, object], ...]
    """Up to three other fields, each with a value with which the changes would work."""


def changed_game(parent: AnyGame, name: str, changes: Mapping[str, object]) -> AnyVariant:
    """Return the parent with these fields changed, as a custom game. The values must have the types of the fields.

    Raises RulesError if they contradict each other.
    """
    return own_variant(replace(parent.rules, name=name, **changes))  # type: ignore[arg-type]  # the caller has checked the types


def contradiction(parent: AnyGame, name: str, changes: Mapping[str, object], error: RulesError) -> Contradiction:
    """Return why changed_game() has raised this error for these changes."""
    causes = [key for key in changes if _works(parent, name, {k: v for k, v in changes.items() if k != key})] or list(changes)
    return Contradiction(str(error).removeprefix(f"{name}: "), tuple(causes), tuple(islice(_fixes(parent, name, changes), _MAX_FIXES)))


def _works(parent: AnyGame, name: str, changes: Mapping[str, object]) -> bool:
    try:
        changed_game(parent, name, changes)
    except RulesError:
        return False
    return True


def _fixes(parent: AnyGame, name: str, changes: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    """Yield each other field with a value that resolves the contradiction."""
    for key, field in fields_of(type(parent.rules)).items():
        if key in changes:
            continue
        for value in (*((False, True) if field.hint is bool else ()), *words_of(field.hint)):
            choice = read_value(field.hint, value)
            if choice != getattr(parent.rules, key) and _works(parent, name, {**changes, key: choice}):
                yield key, choice
                break
