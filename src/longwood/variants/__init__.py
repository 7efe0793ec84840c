"""The catalogue of games. Each entry only lists how its rules differ from the defaults."""

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
    missing_games,
    spellings_of,
)
from longwood.variants.daily import DAILY_GAMES, FIRST_DAILY, game_of_the_day, games_of_the_day
from longwood.variants.names import game_name, group_name, note_of, other_names
from longwood.variants.own import file_stem, is_own, own_variant
from longwood.variants.own_files import format_own_file, parse_own_file
from longwood.variants.variant import AnyGame, AnyVariant, Game, RaceGame, RaceVariant, Variant, derive

__all__ = [
    "CATALOGUE",
    "DAILY_GAMES",
    "FIRST_DAILY",
    "RACES",
    "AnyGame",
    "AnyVariant",
    "Game",
    "RaceGame",
    "RaceVariant",
    "Variant",
    "derive",
    "file_stem",
    "find_any_game",
    "find_first_game",
    "find_game",
    "find_race",
    "find_variant",
    "fold",
    "format_own_file",
    "game_from_json",
    "game_name",
    "game_of_the_day",
    "game_to_json",
    "games_of_the_day",
    "group_name",
    "is_own",
    "is_race",
    "missing_games",
    "note_of",
    "other_names",
    "own_variant",
    "parse_own_file",
    "spellings_of",
]
