"""The catalogue: every game by id, by name and by alias; a game with its options. The only place that looks names up."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Final, TypeVar

from longwood.errors import RulesError, UnknownGameError, shown
from longwood.locales import Phrase, joined
from longwood.rules import OptionValue, Rules, apply_options, canonical_options, rules_hash
from longwood.variants import forty_thieves, golf, race
from longwood.variants.variant import AnyGame, Game, RaceGame, RaceVariant, Variant

CATALOGUE: Final = (*forty_thieves.VARIANTS, *golf.VARIANTS)
"""All patiences, in menu order."""
RACES: Final = race.VARIANTS
"""All races. They have no deal to solve and no moves in turn, so what goes through the patiences leaves them out."""
_NEAREST: Final = 3
_LONGEST_NAME: Final = 200


def fold(text: str) -> str:
    """The text as names are compared: lower case, without accents, hyphens and other signs.

    >>> fold("Roosevelt at San Juán"), fold("tri-peaks")
    ('roosevelt at san juan', 'tri peaks')
    """
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return " ".join("".join(c if c.isalnum() else "" if c == "'" else " " for c in bare).split())


_V = TypeVar("_V", Variant, RaceVariant)


def _by_name(catalogue: Iterable[_V]) -> dict[str, _V]:
    names: dict[str, _V] = {}
    for variant in catalogue:
        for name in (variant.id, variant.name):
            names[fold(name)] = variant
    for variant in catalogue:
        for alias in variant.aliases:
            names.setdefault(fold(alias), variant)
    return names


_NAMES: Final = _by_name(CATALOGUE)
_RACES: Final = _by_name(RACES)


def find_variant(name: str) -> Variant:
    """The variant of that id, name or alias. Raises UnknownGameError with the nearest ids.

    >>> find_variant("le cadran").id, find_variant("Napoleon at St Helena").id
    ('forty-thieves', 'napoleon-at-st-helena')
    """
    found = _NAMES.get(fold(name))
    if found is not None:
        return found
    if (race_found := _RACES.get(fold(name))) is not None:
        raise UnknownGameError(Phrase("error-no-patience", game=race_found.name))
    folded = fold(name[:_LONGEST_NAME])  # comparing a long text with all names takes a second
    near = get_close_matches(folded, _NAMES, n=2 * _NEAREST, cutoff=0.55) or [n for n in _NAMES if folded and folded in n]
    nearest = tuple(dict.fromkeys(_NAMES[n].id for n in near))[:_NEAREST]
    wrong = Phrase("error-no-game", game=shown(name))
    raise UnknownGameError(Phrase("error-no-game-near", no=wrong, nearest=joined(nearest, "either")) if nearest else wrong, nearest)


def is_race(name: str) -> bool:
    """Whether a race has that id, name or alias."""
    return fold(name) in _RACES


def find_race(name: str, options: Mapping[str, OptionValue] | None = None) -> RaceGame:
    """The race of that name with those options. Raises UnknownGameError, RulesError."""
    variant = _RACES.get(fold(name))
    if variant is None:
        raise UnknownGameError(Phrase("error-no-game", game=shown(name)))
    rules = apply_options(variant.rules, options or {})
    return RaceGame(variant, rules, tuple(canonical_options(variant.rules, rules).items()))


def find_any_game(name: str, options: Mapping[str, OptionValue] | None = None, *, rules: str | None = None) -> AnyGame:
    """The patience or race of that name with those options; rules as in find_game. Raises UnknownGameError, RulesError."""
    return find_race(name, options) if is_race(name) else find_game(name, options, rules=rules)


def find_game(name: str, options: Mapping[str, OptionValue] | None = None, *, rules: str | None = None) -> Game:
    """The game of that name with those options. Raises UnknownGameError, RulesError.

    rules: the rules hash that a record, a stored game or a link carries. If it names an earlier version of the game's rules, the
    game has that version. Any other hash gives the present rules; the caller must compare the hashes.
    """
    variant = find_variant(name)
    if rules is not None:
        for former in variant.former:
            game = _game(variant, former, options)
            if rules_hash(game.rules) == rules:
                return game
    return _game(variant, variant.rules, options)


def find_first_game(name: str, options: Mapping[str, OptionValue] | None = None) -> Game:
    """The game by the first version of its rules: what a link without a rules hash means. Raises UnknownGameError, RulesError."""
    variant = find_variant(name)
    return _game(variant, (*variant.former, variant.rules)[0], options)


def _game(variant: Variant, base: Rules, options: Mapping[str, OptionValue] | None) -> Game:
    rules = apply_options(base, options or {})
    return Game(variant, rules, tuple(canonical_options(base, rules).items()))


def game_to_json(game: Game) -> dict[str, object]:
    """The keys game and options of Deal JSON (docs/deals.md)."""
    return {"game": game.id, "options": dict(game.options)}


def game_from_json(data: object) -> Game:
    """The game that the keys game and options of a JSON object name. Raises UnknownGameError, RulesError."""
    if not isinstance(data, Mapping):
        raise RulesError(f"a deal or position must be a JSON object that names its game, not {shown(data)}")
    name, options = data.get("game"), data.get("options", {})
    if not isinstance(name, str):
        raise RulesError('game: the key is missing or not a text; it names the game, as in "game": "golf"')
    if not isinstance(options, dict):
        raise RulesError('options: it must be an object, as in {"jokers": 1}')
    return find_game(name, options)
