"""The names of games in each language.

They are the messages game-ID, alias-ID, group-ID and note-ID. If a language doesn't have the message, the catalogue's text is used.
"""

from __future__ import annotations

from longwood.locales import known, say
from longwood.variants.variant import AnyVariant


def game_name(variant: AnyVariant, language: str) -> str:
    """Return the name of the game."""
    return _said("game", variant.id, language, variant.name)


def names_in(variant: AnyVariant, language: str) -> list[str]:
    """Return the name of the game in the language, or an empty list if it has only its English name."""
    return list(filter(None, [_said("game", variant.id, language, "")]))


def aliases_in(variant: AnyVariant, language: str) -> list[str]:
    """Return the other names of the game in the language."""
    return list(filter(None, _said("alias", variant.id, language, "").split(", ")))


def names_beside(variant: AnyVariant, language: str) -> list[str]:
    """Return all other names of the game: its aliases in the language, its English name if that differs, and its English aliases."""
    english = [variant.name] if game_name(variant, language) != variant.name else []
    return list(dict.fromkeys([*aliases_in(variant, language), *english, *variant.aliases]))


def group_name(variant: AnyVariant, language: str) -> str:
    """Return the heading of the game's group in menus."""
    return _said("group", variant.group.lower().replace("'", "").replace(" ", "-"), language, variant.group)


def note_of(variant: AnyVariant, language: str) -> str:
    """Return the note about different rules in other books or programs."""
    return _said("note", variant.id, language, variant.note)


def _said(kind: str, name: str, language: str, english: str) -> str:
    id = f"{kind}-{name}"
    return say(id, language) if known(id, language) else english
