"""Custom games, which people define themselves.

Their id is `own:` followed by the name and the rules as JSON, so any program can play them without a catalogue. The id works wherever
the id of a game does: in records, in Deal JSON and on the command line. docs/own-games.md describes it.
"""

from __future__ import annotations

import json
import unicodedata
from functools import lru_cache
from typing import Final

from longwood.errors import RulesError, UnknownGameError, shown
from longwood.locales import Phrase
from longwood.rules import AnyRules, RaceRules, rules_from_json, rules_to_json
from longwood.variants.variant import AnyVariant, RaceVariant, Variant

PREFIX: Final = "own:"
"""The start of the id of every custom game."""
MAX_NAME: Final = 60
"""The most characters in the name of such a game."""
_MAX_ID: Final = 2000
_UNWRITABLE: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))  # also characters that change the direction of the text


def is_own(name: str) -> bool:
    """Return whether this is the id of a custom game."""
    return name.startswith(PREFIX)


def file_stem(id: str) -> str:
    """Return a short name for files of a game: its id, or `custom` for a custom game, whose id has characters that files can't have.

    >>> file_stem("golf"), file_stem('own:{"family":"columns","name":"X","version":1}')
    ('golf', 'custom')
    """
    return "custom" if is_own(id) else id


def check_name(name: object) -> str:
    """Return the name of a game. Raises RulesError if it isn't a name of 1 to MAX_NAME printable characters."""
    if not isinstance(name, str) or not 1 <= len(name.strip()) <= MAX_NAME or any(unicodedata.category(c) in _UNWRITABLE for c in name):
        raise RulesError(f"name can't be {shown(name)}; write a name of 1 to {MAX_NAME} characters on one line")
    return name.strip()


def own_variant(rules: AnyRules) -> AnyVariant:
    """Return the game with these rules as a custom game. Raises RulesError if its name can't be used.

    >>> from longwood.rules import ColumnRules
    >>> own_variant(ColumnRules(name="Nine", columns=9)).id
    'own:{"columns":9,"family":"columns","name":"Nine","version":1}'
    """
    data = {**rules_to_json(rules), "name": check_name(rules.name)}
    id = PREFIX + json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    if len(id) > _MAX_ID:
        raise RulesError(f"{shown(rules.name)} has more rules than an id of {_MAX_ID} characters can hold")
    source, group = Phrase("page-own-source"), "Custom games"
    if isinstance(rules, RaceRules):
        return RaceVariant(id, rules, group, source)
    return Variant(id, rules, group, source)


@lru_cache(maxsize=256)
def parse_own(id: str) -> AnyVariant:
    """Return the game with this id. The inverse of own_variant().

    Raises UnknownGameError if it isn't the id of a custom game, and RulesError if its rules are invalid.
    """
    try:
        if len(id) > _MAX_ID:
            raise ValueError
        data = json.loads(id.removeprefix(PREFIX))
        if not isinstance(data, dict):
            raise ValueError
    except (ValueError, RecursionError):
        raise UnknownGameError(Phrase("error-no-game", game=shown(id))) from None
    name = check_name(data.pop("name", None))
    return own_variant(rules_from_json(data, name))
