"""The views of a game in the menu. They don't depend on a deal."""

from __future__ import annotations

from longwood import protocol
from longwood.locales import translated
from longwood.rules import CoveringRules, Rules, family, menu_options, pitch
from longwood.solver.difficulty import has_grades
from longwood.tables.lessons.lines import LINES
from longwood.tables.tree import easier_than
from longwood.variants import Game, Variant, game_name, group_name, missing_games, other_names, spellings_of


def _shape(rules: Rules) -> tuple[protocol.Arrangement, int, int, list[tuple[int, int]]]:
    """Return the arrangement, columns, rows and places of a game's layout, as in protocol.Game."""
    if not isinstance(rules, CoveringRules):
        return "columns", rules.columns, rules.cards, []
    layout = rules.layout
    if not layout.piles:
        return "overlap", 0, 0, list(layout.places)
    return ("fans" if layout.kind == "fans" else "columns"), len(layout.piles), len(layout.piles[0]), []


def game_view(game: Game) -> protocol.Game:
    """Return the identity and the layout of a game."""
    rules = game.rules
    return protocol.Game(
        game.id,
        game.name,
        "columns" if family(rules) == "columns" else "covering",
        dict(game.options),
        *_shape(rules),
        scoring="cards" if not isinstance(rules, CoveringRules) else rules.scoring.value,
        lesson=game.id in LINES and not game.options,
        graded=has_grades(rules),
    )


def catalogue_view(variant: Variant, language: str) -> protocol.CatalogueGame:
    """Return a game for the menu."""
    rules = variant.rules
    options = [
        protocol.CatalogueOption(
            option.name,
            option.kind,
            translated(option.label, language),
            option.read(rules),
            list(option.choices),
        )
        for option in menu_options(rules)
    ]
    return protocol.CatalogueGame(
        variant.id,
        game_name(variant, language),
        other_names(variant, language),
        "columns" if family(rules) == "columns" else "covering",
        group_name(variant, language),
        translated(pitch(rules), language),
        options,
        variant.has_round,
        *_shape(rules),
        spellings_of(variant, language),
        [protocol.MissingGame(game.name(language), list(game.all_names)) for game in missing_games() if variant.id in game.nearest],
        rules.decks,
        None if (easier := easier_than(variant)) is None else protocol.EasierGame(easier.id, game_name(easier, language)),
        lesson=variant.id in LINES,
        graded=has_grades(rules),
    )
