"""The catalogue of games. Each entry lists only its differences from the default rules."""

from longwood.variants.catalogue import (
    CATALOGUE,
    RACES,
    find_any_game,
    find_first_game,
    find_game,
    find_race,
    find_variant,
    fold,
    game_from_json,
    game_to_json,
    is_race,
)
from longwood.variants.daily import game_of_the_day
from longwood.variants.names import game_name, group_name, names_beside, note_of
from longwood.variants.variant import AnyGame, AnyVariant, Game, RaceGame, RaceVariant, Variant, derive

__all__ = [
    "CATALOGUE",
    "RACES",
    "AnyGame",
    "AnyVariant",
    "Game",
    "RaceGame",
    "RaceVariant",
    "Variant",
    "derive",
    "find_any_game",
    "find_first_game",
    "find_game",
    "find_race",
    "find_variant",
    "fold",
    "game_from_json",
    "game_name",
    "game_of_the_day",
    "game_to_json",
    "group_name",
    "is_race",
    "names_beside",
    "note_of",
]
