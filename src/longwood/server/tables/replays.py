"""Games looked at afterwards, at a table of one's own or told by a link: move by move, as their players saw them.

The referee makes every move again. At each point only what lay face up there is told, so a game that goes on may be looked at too.
Must not know storage or sockets.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longwood.cards import parse_deal_number
from longwood.errors import LongwoodError, NotationError
from longwood.locales import Phrase
from longwood.play import Outcome, Position, Record, format_record, is_finished, make_record, start
from longwood.rules import rules_hash
from longwood.server import protocol
from longwood.server.tables.views import move_view, piles_view, score_view
from longwood.server.views import game_view
from longwood.variants import Game, find_first_game, find_game

_MOST_MOVES: Final = 5000
"""Of a shared game; who plays on for longer can save a record."""


class ReplayError(LongwoodError):
    """A shared game that does not hold."""

    code = "replay"


@dataclass(frozen=True, slots=True)
class Played:
    """A game as it was played. position: where it stands, with its moves; nobody else's. elapsed_ms: None where it is not known.

    is_over: it has come to its end. ended: by its player's word.
    """

    game: Game
    deal: int
    position: Position
    is_over: bool
    ended: bool = False
    practice: bool = False
    is_helped: bool = False
    winnable: bool = False
    elapsed_ms: int | None = None
    hole: int | None = None
    date: str = ""


def record_of(played: Played) -> Record:
    """The game as a record. One that goes on from here on its own deal number gives nothing away that its player may not know."""
    extra = [("Practice", "yes")] if played.practice else []
    if played.is_helped:
        extra.append(("Helped", "yes"))
    if played.hole is not None:
        extra.append(("Hole", str(played.hole)))
    game = played.game
    return make_record(game.id, game.options, game.rules, played.position, deal=played.deal, date=played.date, extra=extra)


def played_through(shared: protocol.SharedGame) -> Played:
    """The game that a link tells, played through by the referee. Raises ReplayError, UnknownGameError, RulesError, NotationError."""
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
    # Nobody can play on at a link: who is stuck there is done.
    is_over = shared.ended or position.outcome() is not Outcome.OPEN
    return Played(game, deal, position, is_over, ended=shared.ended and not is_finished(position))


def _shared_game(shared: protocol.SharedGame) -> Game:
    """The game of a link. Links made before rules had versions carry no hash, and mean the first version."""
    if not shared.rules:
        return find_first_game(shared.game, shared.options)
    game = find_game(shared.game, shared.options, rules=shared.rules)
    if rules_hash(game.rules) != shared.rules:
        raise ReplayError(Phrase("error-other-rules", game=game.name))
    return game


def _rules_for_link(game: Game) -> str:
    """The rules hash that a link to this game needs: none where the first version of its rules is meant."""
    is_first = game.rules == find_first_game(game.id, dict(game.options)).rules
    return "" if is_first else rules_hash(game.rules)


def replay_view(played: Played) -> protocol.Replay:
    """The game move by move."""
    now = start(played.game.rules, played.deal)
    dealt, first = piles_view(now), score_view(now)
    steps, before = [], dealt
    for move in played.position.moves:
        told = move_view(now, move)
        now.apply(move)
        after = piles_view(now)
        changed = [pile for pile, old in zip(after, before, strict=True) if pile != old]
        steps.append(protocol.Step(told.text, told.source, told.target, told.count, changed, score_view(now)))
        before = after
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
