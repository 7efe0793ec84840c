"""What a guest may see of a room. What is hidden is left out here, before anything is put into bytes.

Another's hole shows no card before all have finished it, and no deal number is told that unplayed cards could be read from.
"""

from __future__ import annotations

from typing import Final

from longwood.play.golf_match import Board, Format, GolfMatch, Phase
from longwood.play.scoring import PAR_OF_HOLE, format_to_par
from longwood.server import protocol
from longwood.server.protocol import rooms as wire
from longwood.server.rooms.computers import levels
from longwood.server.rooms.contests import Contest, GolfContest
from longwood.server.rooms.room import COUNTDOWN_MS, Room
from longwood.server.rooms.room import Phase as RoomPhase
from longwood.server.rooms.settings import most_players
from longwood.server.views import game_view, moves_view, piles_view, score_view
from longwood.server.wording import phrase
from longwood.variants import Game, find_game

_NOT_HELPED: Final = protocol.Helped(0, False, 0)


def room_view(
    id: str, code: str | None, room: Room, seq: int, player: str, now_ms: int, watching: int, ref: int | None = None
) -> wire.Room:
    """The room as the guest of that identity may see it. watching: how many are connected without a seat."""
    you, contestant = room.seat_of(player), room.contestant(player)
    return wire.Room(
        room=id,
        code=code,
        seq=seq,
        ref=ref,
        now_ms=now_ms,
        settings=room.settings,
        levels=list(levels(room.settings)),
        phase=room.phase.value,
        due_ms=room.began_ms + COUNTDOWN_MS if room.phase is RoomPhase.COUNTDOWN else None,
        seats=[wire.Seat(seat.name, seat.level, seat.ready, seat.here) for seat in room.seats],
        most=most_players(room.settings),
        you=you,
        host=bool(player) and room.host == player,
        games=room.games,
        player=contestant,
        did=0 if contestant is None else room.did[contestant],
        watching=watching,
        contest=None if room.contest is None else _contest_view(room, room.contest, contestant, seq),
    )


def _contest_view(room: Room, contest: Contest, seat: int | None, seq: int) -> wire.ContestView:
    assert isinstance(contest, GolfContest)
    return _golf_view(room, contest.match, seat, seq)


def _golf_view(room: Room, match: GolfMatch, seat: int | None, seq: int) -> wire.GolfView:
    game = find_game(room.settings.game, room.settings.options)
    own = None if seat is None else match.boards[seat]
    return wire.GolfView(
        hole=match.hole,
        holes=match.terms.holes,
        phase=match.phase.value,
        board=None if own is None else _board_view(game, own, match, seq),
        may_redeal=own is not None and match.terms.own_deals and own.may_redeal,
        players=_golfers(room, match, game, seq),
        due_ms=None if match.due is None else room.began_ms + match.due,
        result=match.status.result if match.terms.format is Format.MATCH else "",
        winners=match.winners,
    )


def _golfers(room: Room, match: GolfMatch, game: Game, seq: int) -> list[wire.Golfer]:
    is_match = match.terms.format is Format.MATCH
    places = {place.player: place.place for place in match.places}
    status = match.status if is_match else None
    golfers = []
    for seat, who in enumerate(room.contestants):
        board = match.boards[seat]
        scores = [score for score in match.scores[seat][: match.terms.holes] if score is not None]
        golfers.append(
            wire.Golfer(
                name=who.name,
                side=match.side(seat) if is_match else seat,
                here=match.away_ms[seat] is None,
                withdrawn=seat in match.withdrawn,
                plays=board is not None,
                done=board is None or board.is_done,
                seen=seat in match.next,
                cards_left=0 if board is None else board.position.cards_left,
                scores=list(match.scores[seat]),
                total=sum(scores),
                to_par=format_to_par(sum(scores), PAR_OF_HOLE * len(scores)),
                place=places[seat],
                status=None if status is None else phrase(status.words(match.side(seat))),
                board=None if board is None or match.phase is Phase.HOLE else _board_view(game, board, match, seq),
            )
        )
    return golfers


def _board_view(game: Game, board: Board, match: GolfMatch, seq: int) -> protocol.Table:
    """A hole as a table shows it; its deal number is told once the hole is turned."""
    position = board.position
    is_open = match.phase is Phase.HOLE and not board.is_done
    return protocol.Table(
        table="",
        seq=seq,
        ref=None,
        game=game_view(game),
        deal=None if match.phase is Phase.HOLE else str(board.deal),
        piles=piles_view(position),
        moves=moves_view(position) if is_open else [],
        outcome=position.outcome().value,
        ended=not is_open,
        undo="free" if is_open and board.may_take_back else "none",
        redo=False,
        practice=False,
        helped=_NOT_HELPED,
        played=len(position.moves),
        elapsed_ms=match.at_ms - match.since_ms,
        score=score_view(position),
        redeals_left=0,
        winnable=False,
        impossible=False,
        round=None,
    )
