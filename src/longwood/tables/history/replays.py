"""Replays of games from tables and share links, move by move.

The referee replays every move. Each step shows only the cards that were face up at that point, so a game in progress can be
replayed too.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Final

from longwood import protocol
from longwood.cards import parse_deal_number
from longwood.errors import LongwoodError, NotationError
from longwood.locales import Phrase
from longwood.play import Outcome, Position, Record, format_record, is_finished, make_record, start
from longwood.rules import rules_hash
from longwood.tables.games import game_view
from longwood.tables.views import move_view, piles_view, score_view
from longwood.variants import Game, find_first_game, find_game

_MOST_MOVES: Final = 5000
"""The most moves of a shared game. Longer games can be downloaded as records."""


class ReplayError(LongwoodError):
    """A shared game that is not valid."""

    code = "replay"


@dataclass(frozen=True, slots=True)
class Played:
    """A game as it was played."""

    game: Game
    deal: int
    position: Position
    """The last position, with all moves. An independent copy."""
    is_over: bool
    ended: bool = False
    """Whether the player ended the game, or left it for the next deal, before it was finished."""
    practice: bool = False
    """Whether an undo made it a practice game."""
    is_helped: bool = False
    """Whether the player used help that sees hidden cards."""
    winnable: bool = False
    """Whether it was dealt as a winnable deal."""
    elapsed_ms: int | None = None
    """The time played; None if unknown."""
    hole: int | None = None
    """The hole of the round; None outside a round."""
    date: str = ""
    """When it was dealt, as YYYY-MM-DD in UTC."""


def record_of(played: Played) -> Record:
    """Return the game as a record. It contains only what the player may know, even if the game isn't over."""
    extra = [("Practice", "yes")] if played.practice else []
    if played.is_helped:
        extra.append(("Helped", "yes"))
    if played.hole is not None:
        extra.append(("Hole", str(played.hole)))
    game = played.game
    return make_record(game.id, game.options, game.rules, played.position, deal=played.deal, date=played.date, extra=extra)


def playing_through(shared: protocol.SharedGame) -> Generator[None, None, Played]:
    """Return the game of a share link, replayed by the referee, as a generator that makes one move per step.

    Raises ReplayError, UnknownGameError, RulesError, NotationError.
    """
    game = _shared_game(shared)
    deal = parse_deal_number(shared.deal)
    position = start(game.rules, deal)
    texts = shared.moves.split()
    if len(texts) > _MOST_MOVES:
        raise ReplayError(Phrase("error-replay-long", most=_MOST_MOVES, moves=len(texts)))
    for number, text in enumerate(texts, 1):
        try:
            move = position.parse_move(text)
        except NotationError as error:
            raise ReplayError(Phrase("error-replay-unread", number=number, why=error.text)) from None
        why = position.reason(move)
        if why is not None:
            raise ReplayError(Phrase("error-replay-move", number=number, move=text, why=why))
        position.apply(move)
        yield
    # A shared game can't be continued, so a stuck game is over.
    is_over = shared.ended or position.outcome() is not Outcome.OPEN
    return Played(game, deal, position, is_over, ended=shared.ended and not is_finished(position))


def _shared_game(shared: protocol.SharedGame) -> Game:
    """Return the game of a share link. Links from before rules had versions contain no hash, and mean the first version."""
    if not shared.rules:
        return find_first_game(shared.game, shared.options)
    game = find_game(shared.game, shared.options, rules=shared.rules)
    if rules_hash(game.rules) != shared.rules:
        raise ReplayError(Phrase("error-other-rules", game=game.name))
    return game


def _rules_for_link(game: Game) -> str:
    """Return the rules hash for a share link to this game; empty for the first version of its rules."""
    is_first = game.rules == find_first_game(game.id, dict(game.options)).rules
    return "" if is_first else rules_hash(game.rules)


def viewing(played: Played) -> Generator[None, None, protocol.Replay]:
    """Return the game, move by move, as a generator that views one move per step."""
    now = start(played.game.rules, played.deal)
    dealt, first = piles_view(now), score_view(now)
    steps, before = [], dealt
    for move in played.position.moves:
        view = move_view(now, move)
        now.apply(move)
        after = piles_view(now)
        changed = [pile for pile, old in zip(after, before, strict=True) if pile != old]
        steps.append(protocol.Step(view.text, view.source, view.target, view.count, changed, score_view(now)))
        before = after
        yield
    return protocol.Replay(
        game_view(played.game),
        str(played.deal),
        dealt,
        first,
        steps,
        played.position.outcome().value,
        played.is_over,
        played.ended,
        played.practice,
        played.is_helped,
        played.winnable,
        played.elapsed_ms,
        played.hole,
        format_record(record_of(played)),
        _rules_for_link(played.game),
    )
