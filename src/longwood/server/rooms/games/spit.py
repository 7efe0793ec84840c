"""Spit in rooms: the race as a contest, the computer players, and the views of seats."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache, lru_cache
from typing import Final

import msgspec
from msgspec import Struct

from longwood.bots.racer import RACERS, new_mind, think
from longwood.cards import Card, format_card
from longwood.errors import NotationError, shown
from longwood.play.matches import race
from longwood.play.matches.race import happenings as happened
from longwood.protocol import rooms as wire
from longwood.rules import SEATS
from longwood.server.rooms.games.base import Contest, ContestViews, Finish, Template, encoded, gap, number
from longwood.variants import RaceGame, find_race

LEVELS: Final = tuple(racer.id for racer in RACERS)
_BY_PLAYERS: Final = (race.Ready, race.Play, race.Shift, race.Slap)
_MOVES: Final = gap(list[str])
_SLAP_MS: Final = gap(int)
_NEWS: Final = gap(list[wire.Happening])
_encoder: Final = msgspec.json.Encoder()


class SpitContest(Struct, frozen=True):
    """Multiplayer Spit; see Contest."""

    position: race.RacePosition
    happenings: tuple[tuple[int, bytes], ...] = ()
    """The latest happenings as pairs of number and JSON, because all seats see the same, and each happening is part of many views."""
    count: int = 0
    """The number of happenings since the game began."""

    @property
    def due(self) -> int | None:
        return race.due_ms(self.position)

    @property
    def is_over(self) -> bool:
        return self.position.phase is race.Phase.OVER

    @property
    def winners(self) -> list[int]:
        return [] if self.position.winner is None else [self.position.winner]

    @property
    def parts(self) -> int:
        return self.position.round

    @property
    def has_hidden_actions(self) -> bool:
        return False  # everyone sees every card that is played

    def hidden_actions(self, seat: int | None) -> int:
        return 0

    def act(self, seat: int, action: str, at_ms: int) -> SpitContest:
        event = race.parse_event(f"{seat + 1}:{action}")
        if not isinstance(event, _BY_PLAYERS):
            raise NotationError(f"{shown(action)} is not an action of a player")
        return self.after(event, at_ms)

    def away(self, seat: int, at_ms: int) -> SpitContest:
        return self.after(race.Away(seat), at_ms)

    def back(self, seat: int, at_ms: int) -> SpitContest:
        return self.after(race.Back(seat), at_ms)

    def withdraw(self, seat: int, at_ms: int) -> SpitContest:
        return self.after(race.Withdraw(seat), at_ms)

    def tick(self, at_ms: int) -> SpitContest:
        return self.after(race.Tick(), at_ms)

    def after(self, event: race.Event, at_ms: int) -> SpitContest:
        """Return the game after any event of the race."""
        step = race.apply(self.position, event, at_ms)
        made = [_wire_happening(n, one) for n, one in enumerate(step.happened, self.count + 1)]
        latest = (*self.happenings, *((one.n, _encoder.encode(one)) for one in made if one is not None))[-wire.MOST_NEWS :]
        return SpitContest(step.position, latest, self.count + len(made))


PRELUDE: Final = (race.Ready(0), race.Ready(1))
"""Both players were ready for the game, so they are ready for its first round."""


def spit_game(settings: wire.SpitSettings) -> RaceGame:
    """Return Spit with the options of these settings."""
    return find_race("spit", {name: getattr(settings, name) for name in ("equal_rank", "stack_equals", "no_slap")})


def begin_spit(settings: wire.SpitSettings, deal: int) -> SpitContest:
    """Return a new match."""
    contest = SpitContest(race.dealt(spit_game(settings).rules, deal))
    for event in PRELUDE:
        contest = contest.after(event, 0)
    return contest


def spit_finish(settings: wire.SpitSettings, contest: SpitContest) -> Finish:
    """Return how a match ended."""
    is_forfeited = contest.position.ending is not race.Ending.OUT
    return Finish(spit_game(settings).id, "spit", list(range(SEATS)), [None] * SEATS, "", is_forfeited)


class SpitComputer:
    """A computer player of Spit at a seat."""

    def __init__(self, level: str, seat: int, seed: int) -> None:
        self._mind = new_mind(level, seat, seed)
        self._seen: Contest | None = None

    def next(self, contest: Contest, now_ms: int) -> tuple[int, str] | None:
        """See Computer."""
        assert isinstance(contest, SpitContest)
        if contest is not self._seen:
            self._seen = contest
            self._mind = think(self._mind, race.view(contest.position, self._mind.seat), now_ms)
        plan = self._mind.plan
        return None if plan is None else (plan.at_ms, race.format_action(plan.event))


class SpitViews:
    """The views of a match, with times on the room's clock. Shared parts are built and encoded only once.

    before: the views of an earlier state, if there are any. What hasn't changed since then isn't computed or encoded again.
    """

    def __init__(
        self, contest: SpitContest, names: Sequence[str], removed: Collection[int], began_ms: int, before: SpitViews | None = None
    ) -> None:
        position = self._position = contest.position
        self._happenings, self._count = contest.happenings, contest.count
        self._began_ms = began_ms
        self._seen: race.RaceView = race.view(position, None, None if before is None else (before._position, before._seen))
        seen = self._seen
        self._rows: list[list[wire.RowPile]] = [
            before._rows[seat] if before is not None and before._seen.rows[seat] is seen.rows[seat] else _row(seen.rows[seat])
            for seat in range(SEATS)
        ]
        self._moves: list[bytes | None] = [
            before._moves[seat] if before is not None and _has_same_moves(before._position, position, seat) else None
            for seat in range(SEATS)
        ]
        players = [
            wire.Racer(
                name=name,
                here=seen.absent_ms[n] is None,
                ready=seen.ready[n],
                able=seen.able[n],
                row=self._rows[n],
                spares=seen.has_spares[n],
                dealt=seen.dealt[n],
                spit=_text(seen.spits[n]),
                absent_ms=self._at(seen.absent_ms[n]),
                removed=n in removed,
            )
            for n, name in enumerate(names)
        ]
        self._view = Template(
            wire.SpitView(
                round=seen.round,
                phase=seen.phase.value,
                players=players,
                slaps=seen.has_two_spits and not seen.rules.no_slap,
                moves=_MOVES,
                due_ms=self._at(seen.due_ms),
                slap_ms=_SLAP_MS,
                out=seen.out,
                winner=seen.winner,
                ending=None if seen.ending is None else seen.ending.value,
                news=_NEWS,
            )
        )

    def of(self, seat: int | None, seq: int, known: ContestViews | None = None) -> bytes:
        """See ContestViews."""
        after = known._count if isinstance(known, SpitViews) else 0
        news = b"[%b]" % b",".join([one for n, one in self._happenings if n > after])
        if seat is None:
            return self._view.filled(b"[]", b"null", news)
        moves = self._moves[seat]
        if moves is None:
            moves = self._moves[seat] = _encoder.encode(_moves(self._position, seat))
        return self._view.filled(moves, number(self._at(race.slap_ms(self._position, seat))), news)

    def _at(self, ms: int | None) -> int | None:
        return None if ms is None else self._began_ms + ms


def _row(row: Sequence[race.PileView]) -> list[wire.RowPile]:
    return encoded([_row_pile(pile.hidden, pile.up) for pile in row])


@lru_cache(maxsize=4096)
def _row_pile(hidden: int, up: tuple[Card, ...]) -> wire.RowPile:
    return wire.RowPile(hidden, [format_card(card) for card in up])


def _text(card: Card | None) -> str | None:
    return None if card is None else format_card(card)


def _moves(position: race.RacePosition, seat: int) -> list[str]:
    """Return the actions of a seat that advance the match: ready, plays and shifts (leftmost pile first), or slaps."""
    if position.paused_ms is not None:
        return []
    match position.phase:
        case race.Phase.WAITING if not position.ready[seat]:
            return [race.format_action(race.Ready(seat))]
        case race.Phase.PLAYING:
            row = position.rows[seat]
            plays = [_play(row[place].up[-1], spit) for place, spit in race.plays(position, seat)]
            return plays + [_shift(row[place].up[-1], target) for place, target in race.shifts(position, seat)]
        case race.Phase.SLAPPING:
            return [race.format_action(race.Slap(seat, spit)) for spit in range(SEATS)]
        case _:
            return []


def _has_same_moves(before: race.RacePosition, after: race.RacePosition, seat: int) -> bool:
    """Return whether nothing has changed that the actions of a seat depend on. May return False even then."""
    return (
        before.rows[seat] is after.rows[seat]
        and before.spits is after.spits
        and before.phase is after.phase
        and before.paused_ms == after.paused_ms
        and before.ready == after.ready
    )


@cache
def _play(card: Card, spit: int) -> str:
    return race.format_action(race.Play(0, card, spit))  # the text is the same for both seats


@cache
def _shift(card: Card, target: int) -> str:
    return race.format_action(race.Shift(0, card, target))


def _wire_happening(n: int, one: race.Happening) -> wire.Happening | None:
    """Return a happening as sent to the browser, or None if the view already shows it."""
    match one:
        case happened.Counting():
            return wire.Happening(n, "counting")
        case happened.Spat():
            return wire.Happening(n, "spat", cards=[_text(card) for card in one.cards])
        case happened.Played():
            exposed = _text(one.exposed)
            card = format_card(one.card)
            return wire.Happening(n, "played", one.seat, card, one.place, spit=one.spit, exposed=exposed, forced=one.forced)
        case happened.Shifted():
            exposed = _text(one.exposed)
            card = format_card(one.card)
            return wire.Happening(n, "shifted", one.seat, card, one.place, one.target, exposed=exposed, forced=one.forced)
        case happened.RoundOver():
            return wire.Happening(n, "round-over", one.out)
        case happened.SlappedEarly():
            return wire.Happening(n, "slapped-early", one.seat)
        case happened.Slapped():
            return wire.Happening(n, "slapped", one.seat, spit=one.spit)
        case happened.Gathered():
            return wire.Happening(n, "gathered", taken=list(one.taken), held=list(one.cards))
        case happened.Dealt():
            return wire.Happening(n, "dealt")
        case happened.Ended():
            return wire.Happening(n, "ended", one.winner)
        case _:
            return None  # the view already says which players are ready or connected
