"""The names of games in each language.

They are stored in the messages game-ID, alias-ID, group-ID and note-ID. If a language doesn't have one of these messages, the text in the
catalogue is used. A note that several games share is a Phrase there, which is translated.
"""

from __future__ import annotations

from longwood.locales import known, say, translated
from longwood.variants.variant import AnyVariant


def game_name(variant: AnyVariant, language: str) -> str:
    """Return the name of the game in the language, or its English name if it has no other."""
    return _text("game", variant.id, language, variant.name)


def names_in(variant: AnyVariant, language: str) -> list[str]:
    """Return a list with the name of the game in the language, or an empty list if it only has an English name."""
    return list(filter(None, [_text("game", variant.id, language, "")]))


def aliases_in(variant: AnyVariant, language: str) -> list[str]:
    """Return the aliases of the game in the language."""
    return list(filter(None, _text("alias", variant.id, language, "").split(", ")))


def other_names(variant: AnyVariant, language: str) -> list[str]:
    """Return the other names of the game: its aliases in the language, its English name if that is different, and its English aliases."""
    english = [variant.name] if game_name(variant, language) != variant.name else []
    return list(dict.fromkeys([*aliases_in(variant, language), *english, *variant.aliases]))


def group_name(variant: AnyVariant, language: str) -> str:
    """Return the menu heading of the game's group."""
    return _text("group", variant.group.lower().replace("'", "").replace(" ", "-"), language, variant.group)


def note_of(variant: AnyVariant, language: str) -> str:
    """Return the note about how books or other programs play the game differently."""
    return _text("note", variant.id, language, variant.note)


def _text(kind: str, name: str, language: str, english: str) -> str:
    id = f"{kind}-{name}"
    return say(id, language) if known(id, language) else translated(english, language)
