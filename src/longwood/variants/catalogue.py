"""The catalogue of games, and functions to find a game by its id, name or alias."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cached_property
from typing import Final, Generic, TypeVar

from longwood.errors import RulesError, UnknownGameError, shown
from longwood.locales import LANGUAGES, Phrase, joined
from longwood.rules import OptionValue, Rules, apply_options, canonical_options, rules_hash
from longwood.variants import fir_trees, forty_thieves, golf, holes, in_suit, other_builds, race, redeals
from longwood.variants.names import aliases_in, game_name, names_in
from longwood.variants.own import is_own, parse_own
from longwood.variants.similar import is_meant, is_similar
from longwood.variants.spellings import MISSING, SPELLINGS, MissingGame
from longwood.variants.variant import AnyGame, AnyVariant, Game, RaceGame, RaceVariant, Variant

CATALOGUE: Final = (
    *forty_thieves.VARIANTS,
    *golf.VARIANTS,
    *in_suit.VARIANTS,
    *other_builds.VARIANTS,
    *redeals.VARIANTS,
    *fir_trees.VARIANTS,
    *holes.VARIANTS,
)
"""All solitaire games, in menu order: the best known come first."""
RACES: Final = race.VARIANTS
"""All races. They are not in CATALOGUE, because they have no turns and can't be solved."""
_MAX_SUGGESTIONS: Final = 3
_MIN_PREFIX: Final = 2  # the shortest text to look for at the start of words
_MAX_NAME: Final = 200
_GENERIC: Final = frozenset({"solitaire", "patience", "пасьянс", "סוליטר"})
"""Folded words that the names of missing games can be typed with."""


def fold(text: str) -> str:
    """Normalise a name for comparison: lower case, without accents or punctuation.

    >>> fold("Roosevelt at San Juán"), fold("tri-peaks")
    ('roosevelt at san juan', 'tri peaks')
    """
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return " ".join("".join(c if c.isalnum() else "" if c == "'" else " " for c in bare).split())


_V = TypeVar("_V", Variant, RaceVariant)


class _Names(Generic[_V]):
    """An index of games by their names."""

    def __init__(self, variants: tuple[_V, ...]) -> None:
        self._variants: Final[tuple[_V, ...]] = variants
        self.english: Final[dict[str, _V]] = {}
        for variant in variants:
            for name in (variant.id, variant.name):
                self.english[fold(name)] = variant
        for variant in variants:
            for alias in variant.aliases:
                self.english.setdefault(fold(alias), variant)
        for variant in variants:
            for spelling in SPELLINGS.get(variant.id, ()):
                self.english.setdefault(fold(spelling), variant)
        self._joined: Final[dict[str, _V]] = _joined(self.english)

    def find(self, name: str) -> _V | None:
        """Return the game with this name in any language. Spaces and hyphens can be left out, as in `tripeaks`."""
        if len(name) > _MAX_NAME:
            return None
        folded = fold(name)
        found = self.english.get(folded) or self._joined.get(folded.replace(" ", ""))
        if found is None:
            found = self.translated.get(folded) or self._joined_translated.get(folded.replace(" ", ""))
        return found

    @cached_property
    def translated(self) -> dict[str, _V]:
        """The names and aliases in all languages. They are loaded only when a name isn't English, because that is slow."""
        names: dict[str, _V] = {}
        for kind in (names_in, aliases_in):
            for language in LANGUAGES:
                for variant in self._variants:
                    for name in kind(variant, language):
                        names.setdefault(fold(name), variant)
        for name, variant in self.english.items():
            if not name.isascii():  # a spelling in another script
                names.setdefault(name, variant)
        return names

    @cached_property
    def _joined_translated(self) -> dict[str, _V]:
        return _joined(self.translated)


def _joined(names: Mapping[str, _V]) -> dict[str, _V]:
    """Return the index with spaces removed from the names. It leaves out spellings that two games would share."""
    found: dict[str, _V] = {}
    shared = set()
    for name, variant in names.items():
        joined_name = name.replace(" ", "")
        if found.setdefault(joined_name, variant) is not variant:
            shared.add(joined_name)
    return {name: variant for name, variant in found.items() if name not in shared}


_NAMES: Final = _Names(CATALOGUE)
_RACES: Final = _Names(RACES)


def find_variant(name: str) -> Variant:
    """Return the variant with this id, name or alias, in any language. Case, accents, spaces and hyphens don't matter.

    `name` can also be the id of a custom game, `own:{...}`.

    Raises UnknownGameError, with the ids of games with similar names, if there is no such game, and RulesError if the rules of a custom
    game are invalid.

    >>> find_variant("le cadran").id, find_variant("TriPeaks").id, find_variant("Чёрная дыра").id
    ('forty-thieves', 'tri-peaks', 'black-hole')
    """
    found = parse_own(name) if is_own(name) else _NAMES.find(name) or _RACES.find(name)
    if isinstance(found, Variant):
        return found
    if found is not None:
        raise UnknownGameError(Phrase("error-no-patience", game=found.name))
    if (missing := _find_missing(fold(name[:_MAX_NAME]))) is not None:
        near = tuple(missing.nearest)
        raise UnknownGameError(Phrase("error-game-missing", game=missing.name("en"), nearest=joined(near, "either")), near)
    nearest = _nearest(fold(name[:_MAX_NAME]))  # comparing a very long string with all names could take a second
    wrong = Phrase("error-no-game", game=shown(name))
    raise UnknownGameError(Phrase("error-no-game-near", no=wrong, nearest=joined(nearest, "either")) if nearest else wrong, nearest)


def _nearest(folded: str) -> tuple[str, ...]:
    """Return the ids of up to three games with similar names.

    Names that start with the text come first, followed by names with a word that starts with it, and names that differ by a few letters.
    If there are none, names with an unfinished word that differs are used, and then any names with a similar spelling.
    """
    if not folded:
        return ()
    names = _NAMES.english if folded.isascii() else _NAMES.translated
    if len(folded) >= _MIN_PREFIX:
        joined_text = folded.replace(" ", "")
        begin = [name for name in names if name.startswith(folded) or name.replace(" ", "").startswith(joined_text)]
        near = begin + [name for name in names if f" {folded}" in name]
        whole = [name for name in names if is_similar(name.replace(" ", ""), joined_text)]
        # The games that are best known come first.
        near += sorted(whole or [name for name in names if is_meant(name, folded)], key=lambda name: CATALOGUE.index(names[name]))
        near = near or [name for name in names if is_meant(name, folded, begun=True)]
    else:
        near = []
    near = near or get_close_matches(folded, names, n=2 * _MAX_SUGGESTIONS, cutoff=0.6) or [name for name in names if folded in name]
    return tuple(dict.fromkeys(names[name].id for name in near))[:_MAX_SUGGESTIONS]


def missing_games() -> tuple[MissingGame, ...]:
    """Return the well-known games that the catalogue doesn't have."""
    return tuple(game for game in MISSING if all(_NAMES.find(name) is None for name in game.names["en"]))


def _find_missing(folded: str) -> MissingGame | None:
    """Return the missing game with this name in any language; one letter may be wrong."""
    names = {fold(name).replace(" ", ""): game for game in missing_games() for name in game.all_names}
    typed = "".join(word for word in folded.split() if word not in _GENERIC)
    near = get_close_matches(typed, names, n=1, cutoff=0.8)
    return names[near[0]] if near else None


def spellings_of(variant: AnyVariant, language: str) -> list[str]:
    """Return what finds a game besides the names that are printed in this language: its names in other languages, and SPELLINGS."""
    found = list(SPELLINGS.get(variant.id, ()))
    for other in LANGUAGES:
        if other != language:
            found += [game_name(variant, other), *aliases_in(variant, other)]
    return [name for name in dict.fromkeys(found) if name not in (variant.name, *variant.aliases)]


def is_race(name: str) -> bool:
    """Return whether a race has this id, name or alias. Raises RulesError if it is the id of a custom game with invalid rules."""
    return _find_race(name) is not None


def _find_race(name: str) -> RaceVariant | None:
    found = parse_own(name) if is_own(name) else _RACES.find(name)
    return found if isinstance(found, RaceVariant) else None


def find_race(name: str, options: Mapping[str, OptionValue] | None = None) -> RaceGame:
    """Return the race with this id, name or alias and these options.

    Raises UnknownGameError if there is no such race, and RulesError if it doesn't accept the options.
    """
    variant = _find_race(name)
    if variant is None:
        raise UnknownGameError(Phrase("error-no-game", game=shown(name)))
    rules = apply_options(variant.rules, options or {})
    return RaceGame(variant, rules, tuple(canonical_options(variant.rules, rules).items()))


def find_any_game(name: str, options: Mapping[str, OptionValue] | None = None, *, rules: str | None = None) -> AnyGame:
    """Return the solitaire game or race with this id, name or alias and these options. `rules` is as for find_game().

    Raises UnknownGameError if there is no such game, and RulesError if it doesn't accept the options.
    """
    return find_race(name, options) if is_race(name) else find_game(name, options, rules=rules)


def find_game(name: str, options: Mapping[str, OptionValue] | None = None, *, rules: str | None = None) -> Game:
    """Return the solitaire game with this id, name or alias and these options.

    `rules` is the rules hash of a record, stored game or link. If it matches an earlier version of the rules, the game has that version.
    Otherwise the game has the current rules, and the caller must compare the hashes.

    Raises UnknownGameError if there is no such game, and RulesError if it doesn't accept the options.
    """
    variant = find_variant(name)
    if rules is not None:
        for former in variant.former:
            game = _game(variant, former, options)
            if rules_hash(game.rules) == rules:
                return game
    return _game(variant, variant.rules, options)


def find_first_game(name: str, options: Mapping[str, OptionValue] | None = None) -> Game:
    """Return the game with the oldest version of its rules. Links without a rules hash refer to this version.

    Raises UnknownGameError if there is no such game, and RulesError if it doesn't accept the options.
    """
    variant = find_variant(name)
    return _game(variant, (*variant.former, variant.rules)[0], options)


def _game(variant: Variant, base: Rules, options: Mapping[str, OptionValue] | None) -> Game:
    rules = apply_options(base, options or {})
    return Game(variant, rules, tuple(canonical_options(base, rules).items()))


def game_to_json(game: Game) -> dict[str, object]:
    """Return the `game` and `options` keys of Deal JSON (docs/deals.md)."""
    return {"game": game.id, "options": dict(game.options)}


def game_from_json(data: object) -> Game:
    """Return the game that a Deal JSON object names in its `game` and `options` keys.

    Raises UnknownGameError if there is no such game, and RulesError if the keys are invalid or it doesn't accept the options.
    """
    if not isinstance(data, Mapping):
        raise RulesError(f"a deal or position must be a JSON object that names its game, not {shown(data)}")
    name, options = data.get("game"), data.get("options", {})
    if not isinstance(name, str):
        raise RulesError('game is missing or not a string; it names the game, as in "game": "golf"')
    if not isinstance(options, dict):
        raise RulesError('options must be an object, as in {"jokers": 1}')
    return find_game(name, options)
