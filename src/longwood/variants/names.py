"""What a game is called in each language. Messages game-ID, alias-ID, group-ID and note-ID; where one has none, as the catalogue has it."""

from __future__ import annotations

from longwood.locales import known, say
from longwood.variants.variant import AnyVariant


def game_name(variant: AnyVariant, language: str) -> str:
    """The game's name."""
    return _said("game", variant.id, language, variant.name)


def names_in(variant: AnyVariant, language: str) -> list[str]:
    """Return the game's name in the language, or nothing where it has only its English name."""
    return list(filter(None, [_said("game", variant.id, language, "")]))


def aliases_in(variant: AnyVariant, language: str) -> list[str]:
    """Return the game's other names in the language."""
    return list(filter(None, _said("alias", variant.id, language, "").split(", ")))


def names_beside(variant: AnyVariant, language: str) -> list[str]:
    """The names the game is also found by: in that language, those of the catalogue, and its English name where it has another."""
    english = [variant.name] if game_name(variant, language) != variant.name else []
    return list(dict.fromkeys([*aliases_in(variant, language), *english, *variant.aliases]))


def group_name(variant: AnyVariant, language: str) -> str:
    """The heading of the game's group in menus."""
    return _said("group", variant.group.lower().replace("'", "").replace(" ", "-"), language, variant.group)


def note_of(variant: AnyVariant, language: str) -> str:
    """Where other books or programs play the game otherwise."""
    return _said("note", variant.id, language, variant.note)


def _said(kind: str, name: str, language: str, english: str) -> str:
    id = f"{kind}-{name}"
    return say(id, language) if known(id, language) else english
