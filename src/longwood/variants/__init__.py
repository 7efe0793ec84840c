"""The catalogue of games: one entry each, with only what it changes."""

from longwood.variants.catalogue import CATALOGUE, Game, find_game, find_variant, fold, game_from_json, game_to_json
from longwood.variants.names import game_name, group_name, names_beside, note_of
from longwood.variants.variant import Variant, derive

__all__ = [
    "CATALOGUE",
    "Game",
    "Variant",
    "derive",
    "find_game",
    "find_variant",
    "fold",
    "game_from_json",
    "game_name",
    "game_to_json",
    "group_name",
    "names_beside",
    "note_of",
]
