"""What the settings of a room stand for. Must not know seats or sockets."""

from __future__ import annotations

from typing import Final

from longwood.errors import RulesError
from longwood.locales import Phrase
from longwood.play.golf_match import Format, GolfTerms
from longwood.rules import CoveringRules
from longwood.server.protocol.rooms import GolfSettings, Settings
from longwood.variants import find_game

MOST_PLAYERS: Final = {GolfSettings: 8}


def most_players(settings: Settings) -> int:
    """How many can play at once."""
    return MOST_PLAYERS[type(settings)]


def golf_terms(settings: GolfSettings) -> GolfTerms:
    """The terms those settings stand for. Raises RulesError, UnknownGameError."""
    game = find_game(settings.game, settings.options)
    if not isinstance(game.rules, CoveringRules):
        raise RulesError(Phrase("error-no-company", game=game.name))
    limit_ms = None if settings.limit_s is None else settings.limit_s * 1000
    return GolfTerms(game.rules, Format(settings.format), settings.holes, settings.own_deals, settings.play_off, limit_ms)
