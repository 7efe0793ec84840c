"""The rules page of a game: its text, its opening, and examples of which cards go on which."""

from __future__ import annotations

from typing import Final

from longwood import protocol
from longwood.cards import format_card
from longwood.locales import translated
from longwood.play import start
from longwood.play.pictures import picture_text, shown_examples
from longwood.rules import describe
from longwood.tables.games import game_view
from longwood.tables.lessons.lines import LINES
from longwood.tables.views import piles_view
from longwood.variants import AnyGame, Game, game_name, note_of, other_names

_DEAL: Final = 1
"""The deal whose opening is the picture of a game."""


def rules_page(game: AnyGame, language: str) -> protocol.RulesPage:
    """Return the rules page of a game with its options."""

    def local(text: str) -> str:
        return translated(text, language)

    variant = game.variant
    solitaire = game if isinstance(game, Game) else None
    legal, illegal = shown_examples(solitaire.rules) if solitaire else ((), ())
    return protocol.RulesPage(
        variant.id,
        game_name(variant, language),
        other_names(variant, language),
        [protocol.RulesSection(local(section.heading), [local(line) for line in section.lines]) for section in describe(game.rules)],
        local(variant.source),
        note_of(variant, language),
        game_view(solitaire) if solitaire else None,
        piles_view(start(solitaire.rules, _DEAL)) if solitaire else [],
        [protocol.RulesExample(format_card(one.card), format_card(one.on), one.is_legal) for one in (*legal, *illegal)],
        picture_text(solitaire.rules, language) if solitaire else "",
        variant.id in LINES,
    )
