"""The registry of multiplayer games. Only this module selects a game by its settings."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, assert_never

from longwood.cards import derived_deal_number
from longwood.errors import LongwoodError, RulesError
from longwood.locales import Phrase
from longwood.play.matches import race
from longwood.play.matches.golf.events import MOST_PLAYERS
from longwood.protocol import rooms as wire
from longwood.rules import SEATS, rules_hash
from longwood.server.rooms.games import golf, spit
from longwood.server.rooms.games.base import Computer, Contest, ContestViews, Finish
from longwood.variants import find_any_game

_PLACE: Final = 2**32 - 1  # no hole or round has this number, so no deal shares its seed with a computer player
_COUNTDOWN_MS: Final = 3000


def most_players(settings: wire.Settings) -> int:
    """Return the largest number of players."""
    return MOST_PLAYERS if isinstance(settings, wire.GolfSettings) else SEATS


def countdown_ms(settings: wire.Settings) -> int:
    """Return the length of the countdown before a game. It is 0 for Spit, which counts down before every round itself."""
    return _COUNTDOWN_MS if isinstance(settings, wire.GolfSettings) else 0


def levels(settings: wire.Settings) -> tuple[str, ...]:
    """Return the ids of the levels of computer players, weakest first."""
    return golf.LEVELS if isinstance(settings, wire.GolfSettings) else spit.LEVELS


def begin_contest(settings: wire.Settings, deal: int, players: int, computers: Collection[int] = ()) -> Contest:
    """Return a new game with these settings. computers: the seats of computer players.

    Raises RulesError if the settings or the number of players are invalid.
    """
    match settings:
        case wire.GolfSettings():
            return golf.begin_golf(settings, deal, players, computers)
        case wire.SpitSettings():
            if players != SEATS:
                raise RulesError(Phrase("error-players", format="spit", players=players))
            return spit.begin_spit(settings, deal)
        case _:
            assert_never(settings)


def rules_of(settings: wire.Settings) -> str:
    """Return how a room's log identifies a game's rules: by their hash, followed by any fixed values of the referee."""
    return golf.rules_of_golf(settings) if isinstance(settings, wire.GolfSettings) else rules_hash(spit.spit_game(settings).rules)


def check_rules(settings: wire.Settings, rules: str) -> None:
    """Raise RulesError if the rules in a log differ from the ones of this version."""
    if rules != rules_of(settings):
        name = golf.golf_game(settings).name if isinstance(settings, wire.GolfSettings) else spit.spit_game(settings).name
        raise RulesError(Phrase("error-other-rules", game=name))


def prelude(settings: wire.Settings | None) -> list[str]:
    """Return the events with which the game begins, in log notation."""
    return [race.format_event(event) for event in spit.PRELUDE] if isinstance(settings, wire.SpitSettings) else []


def computer(settings: wire.Settings, level: str, deal: int, seat: int, guests: Collection[int] = ()) -> Computer:
    """Return a computer player for a seat in a game. The deal number seeds its random choices. guests: the seats of the guests."""
    seed = derived_deal_number(deal, _PLACE, seat)
    match settings:
        case wire.GolfSettings():
            return golf.GolfComputer(level, seat, seed, guests)
        case wire.SpitSettings():
            return spit.SpitComputer(level, seat, seed)
        case _:
            assert_never(settings)


def finish_of(settings: wire.Settings, contest: Contest) -> Finish:
    """Return how a game ended."""
    match contest:
        case golf.GolfContest():
            assert isinstance(settings, wire.GolfSettings)
            return golf.golf_finish(settings, contest)
        case spit.SpitContest():
            assert isinstance(settings, wire.SpitSettings)
            return spit.spit_finish(settings, contest)
        case _:
            raise TypeError(f"no result of {type(contest).__name__}")


def name_of(game: str) -> str:
    """Return the English name of a game, or its id if this version doesn't have the game."""
    try:
        return find_any_game(game).name
    except LongwoodError:
        return game


def contest_views(
    settings: wire.Settings,
    contest: Contest,
    names: Sequence[str],
    removed: Collection[int],
    began_ms: int,
    before: ContestViews | None = None,
) -> ContestViews:
    """Return the views of a game.

    removed: the seats whose players the host removed. began_ms: when the game began, by the room's clock. before: the views of an earlier
    state.
    """
    match contest:
        case golf.GolfContest():
            assert isinstance(settings, wire.GolfSettings)
            return golf.GolfViews(settings, contest, names, removed, began_ms)
        case spit.SpitContest():
            return spit.SpitViews(contest, names, removed, began_ms, before if isinstance(before, spit.SpitViews) else None)
        case _:
            raise TypeError(f"no view of {type(contest).__name__}")
