"""The referee of races, which applies events to positions. Source: docs/rulings.md, R51 to R65.

Matches change only through `apply`. It first makes all changes that were due before the event, each at the time when it was due. The
result therefore doesn't depend on how often the caller sends a Tick. An event that is rejected changes nothing.
"""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from longwood.cards import Card, format_card
from longwood.errors import RefusedError
from longwood.locales import Phrase
from longwood.play.matches.events import Away, Back, Tick, Withdraw
from longwood.play.matches.race import happenings
from longwood.play.matches.race.board import (
    Ending,
    Phase,
    Pile,
    RacePosition,
    can_act,
    can_shift,
    dealt,
    due_ms,
    fits,
    helpful_shift,
    other,
    plays,
    spit_tops,
)
from longwood.play.matches.race.events import Event, Play, Ready, Shift, Slap
from longwood.play.matches.race.happenings import Happening
from longwood.play.matches.race.rounds import by_size, ended, gathered, takes_all
from longwood.play.matches.race.views import RaceView, view
from longwood.play.start import HasRules
from longwood.rules import SEATS, RaceRules

_BOTH: Final = (True, True)
_UP: Final = attrgetter("up")


class RaceMatch(Struct, frozen=True):
    """The state of a match. `start` returns the first state, and `apply` returns the next."""

    position: RacePosition
    """The complete position, including hidden cards."""
    happened: tuple[Happening, ...] = ()
    """The effects of the last event, in order."""

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.position.phase is Phase.OVER

    @property
    def winners(self) -> list[int]:
        """The seat that won, as a list. It is empty before the end and if the match was abandoned."""
        return [] if self.position.winner is None else [self.position.winner]

    @property
    def due_ms(self) -> int | None:
        """The time of the next automatic change in milliseconds since the start of the match, or None if there is none."""
        return due_ms(self.position)

    def apply(self, event: Event, at_ms: int) -> RaceMatch:
        """Return the match after an event. `at_ms` is its time in milliseconds since the start of the match.

        Raises RefusedError if the event isn't possible. It doesn't make any changes that were due, so apply a Tick for those.
        """
        return apply(self.position, event, at_ms)

    def legal_events(self, seat: int) -> list[Event]:
        """Return the events that a seat can cause now, except for leaving, which is always possible."""
        return legal_events(self.position, seat)

    def view(self, seat: int | None) -> RaceView:
        """Return everything that a seat can see, or that a spectator can see if `seat` is None."""
        return view(self.position, seat)


def start(game: RaceRules | HasRules[RaceRules], deal: int) -> RaceMatch:
    """Return a match before its first round. `deal` is a deal number from 0 to 2**63 - 1.

    Raises NotationError if the deal number is out of range.
    """
    return RaceMatch(dealt(game if isinstance(game, RaceRules) else game.rules, deal))


def legal_events(position: RacePosition, seat: int) -> list[Event]:
    """Return the events that a seat can cause now, except for leaving and those without any effect."""
    tops = [(place, pile.up[-1]) for place, pile in enumerate(position.rows[seat]) if pile.up]
    events: list[Event] = [Ready(seat)]
    events += [Play(seat, card, spit) for _, card in tops for spit in range(SEATS)]
    events += [Shift(seat, card, place) for at, card in tops for place in range(len(position.rows[seat])) if place != at]
    if position.phase is Phase.SLAPPING:
        events += [Slap(seat, spit) for spit in range(SEATS)]
    return [event for event in events if _is_legal(position, event)]


def _is_legal(position: RacePosition, event: Event) -> bool:
    try:
        return replace(apply(position, event, position.now_ms).position, now_ms=position.now_ms) != position
    except RefusedError:
        return False


def apply(position: RacePosition, event: Event, at_ms: int) -> RaceMatch:
    """Return the match after an event. `at_ms` is its time in milliseconds since the start of the match.

    Raises RefusedError if the event isn't possible. It doesn't make any changes that were due, so apply a Tick for those.
    """
    if at_ms < position.now_ms:
        raise RefusedError("clock", Phrase("refused-clock"))
    happened: list[Happening] = []
    while (due := due_ms(position)) is not None and due <= at_ms:
        position = _expire(replace(position, now_ms=due), happened)
    position = replace(position, now_ms=at_ms)
    if not isinstance(event, Tick):
        _check(position, event)
    match event:
        case Ready():
            position = _ready(position, event, happened)
        case Play():
            position = _play(position, event, happened)
        case Shift():
            position = _shift(position, event, happened)
        case Slap():
            position = _slap(position, event, happened)
        case Away():
            position = _away(position, event.seat, happened)
        case Back():
            position = _back(position, event.seat, happened)
        case Withdraw():
            position = ended(position, other(event.seat), Ending.LEFT, happened)
        case Tick():
            pass
    return RaceMatch(position, tuple(happened))


def _check(position: RacePosition, event: Ready | Play | Shift | Slap | Away | Back | Withdraw) -> None:
    """Raise RefusedError if the seat can't cause an event of this kind now, whatever its details."""
    if not 0 <= event.seat < SEATS:
        raise RefusedError("no-seat", Phrase("refused-no-seat"))
    if position.phase is Phase.OVER:
        raise RefusedError("over", Phrase("refused-match-over"))
    if isinstance(event, (Ready, Play, Shift, Slap)) and position.paused_ms is not None:
        raise RefusedError("paused", Phrase("refused-paused"))


# Events of players


def _ready(position: RacePosition, event: Ready, happened: list[Happening]) -> RacePosition:
    if position.phase is not Phase.WAITING or position.ready[event.seat]:
        raise RefusedError("ready", Phrase("refused-ready"))
    position = replace(position, ready=_with(position.ready, event.seat, True))
    happened.append(happenings.SaidReady(position.now_ms, event.seat))
    return _with_due_changes(_start_countdown(position, happened), happened) if position.ready == _BOTH else position


def _play(position: RacePosition, event: Play, happened: list[Happening]) -> RacePosition:
    place = _place(position, event)
    top = spit_tops(position)[event.spit] if 0 <= event.spit < SEATS else None
    if top is None:
        raise RefusedError("no-place", Phrase("refused-no-place"))
    if not fits(position.rules, event.card, top):
        raise RefusedError("no-fit", _no_fit(event.card, top))
    return _played(position, event.seat, place, event.spit, happened)


@cache
def _no_fit(card: Card, onto: Card) -> Phrase:
    """Return the message for a card that doesn't fit. It is cached, because this is the most frequent refusal by far."""
    return Phrase("refused-no-fit", card=format_card(card), onto=format_card(onto))


def _shift(position: RacePosition, event: Shift, happened: list[Happening]) -> RacePosition:
    place, row = _place(position, event), position.rows[event.seat]
    if not 0 <= event.pile < len(row):
        raise RefusedError("no-place", Phrase("refused-no-place"))
    if event.pile == place or not can_shift(position.rules, row[place], row[event.pile]):
        raise RefusedError("not-empty", Phrase("refused-not-empty"))
    return _shifted(position, event.seat, place, event.pile, happened)


def _place(position: RacePosition, event: Play | Shift) -> int:
    """Return the pile in the player's row that has this top card.

    The error is the same for a face-down card as for a card that the player doesn't have, so it doesn't reveal which one it is.
    """
    if position.phase is not Phase.PLAYING:
        raise RefusedError("not-playing", Phrase("refused-not-playing"))
    for place, pile in enumerate(position.rows[event.seat]):
        if pile.top == event.card:
            return place
    raise RefusedError("not-on-top", Phrase("refused-not-on-top"))


def _slap(position: RacePosition, event: Slap, happened: list[Happening]) -> RacePosition:
    if position.phase not in (Phase.PLAYING, Phase.SLAPPING):
        raise RefusedError("not-playing", Phrase("refused-not-playing"))
    if not position.has_two_spits or position.rules.no_slap:
        raise RefusedError("no-slap", Phrase("refused-no-slap"))
    if not 0 <= event.spit < SEATS:
        raise RefusedError("no-place", Phrase("refused-no-place"))
    if position.now_ms < position.locked_ms[event.seat]:
        raise RefusedError("slap-locked", Phrase("refused-slap-locked"))
    if position.phase is Phase.PLAYING:
        until_ms = position.now_ms + position.rules.lock_ms
        happened.append(happenings.SlappedEarly(position.now_ms, event.seat, until_ms))
        return replace(position, locked_ms=_with(position.locked_ms, event.seat, until_ms))
    happened.append(happenings.Slapped(position.now_ms, event.seat, event.spit))
    return gathered(position, (event.spit, other(event.spit)) if event.seat == 0 else (other(event.spit), event.spit), happened)


def _away(position: RacePosition, seat: int, happened: list[Happening]) -> RacePosition:
    if position.absent_ms[seat] is not None:
        raise RefusedError("away", Phrase("refused-away"))
    now_ms = position.now_ms
    until_ms = now_ms + _allowed_absence_ms(position, seat)
    happened.append(happenings.WentAway(now_ms, seat, until_ms))
    paused_ms = now_ms if position.paused_ms is None else position.paused_ms
    return _with_due_changes(replace(position, absent_ms=_with(position.absent_ms, seat, until_ms), paused_ms=paused_ms), happened)


def _back(position: RacePosition, seat: int, happened: list[Happening]) -> RacePosition:
    until_ms = position.absent_ms[seat]
    if until_ms is None:
        raise RefusedError("not-away", Phrase("refused-not-away"))
    happened.append(happenings.CameBack(position.now_ms, seat))
    gone_ms = position.absences_ms[seat] + _allowed_absence_ms(position, seat) - (until_ms - position.now_ms)
    absent_ms, absences_ms = _with(position.absent_ms, seat, None), _with(position.absences_ms, seat, gone_ms)
    position = replace(position, absent_ms=absent_ms, absences_ms=absences_ms)
    if position.paused_ms is None or position.absent_ms != (None, None):
        return position
    waited_ms, since_ms = position.now_ms - position.paused_ms, position.paused_ms
    first, second = (at_ms + waited_ms if at_ms > since_ms else at_ms for at_ms in position.locked_ms)
    deadline_ms = None if position.deadline_ms is None else position.deadline_ms + waited_ms
    return replace(position, paused_ms=None, deadline_ms=deadline_ms, locked_ms=(first, second))


def _allowed_absence_ms(position: RacePosition, seat: int) -> int:
    """Return how long the match waits if a player disconnects now. Earlier absences reduce this time. Source: R64."""
    rules = position.rules
    return min(rules.absence_ms, rules.absences_ms - position.absences_ms[seat]) if rules.absences_ms else rules.absence_ms


# Automatic changes


def _with_due_changes(position: RacePosition, happened: list[Happening]) -> RacePosition:
    """Return the position after all changes that are already due, which happens if a time in the rules is 0."""
    while (due := due_ms(position)) is not None and due <= position.now_ms:
        position = _expire(position, happened)
    return position


def _expire(position: RacePosition, happened: list[Happening]) -> RacePosition:
    """Return the position after the one change that is due now."""
    if position.paused_ms is not None:
        away = [seat for seat in range(SEATS) if position.absent_ms[seat] == position.now_ms]
        if len(away) == SEATS:
            return ended(position, None, Ending.ABANDONED, happened)
        return ended(position, other(away[0]), Ending.ABSENT, happened)
    if position.phase is Phase.WAITING:
        return _start_countdown(replace(position, ready=_BOTH), happened)
    position = replace(position, deadline_ms=None)
    if position.phase is Phase.COUNTDOWN:
        return _spit(replace(position, phase=Phase.PLAYING), happened)
    if position.phase is Phase.SLAPPING:
        return gathered(position, by_size(position), happened)
    for seat in range(SEATS):
        if can_act(position, seat):
            return _forced(position, seat, happened)
    if any(position.spares):
        return _spit(position, happened)
    return _round_over(position, None, happened)


def _start_countdown(position: RacePosition, happened: list[Happening]) -> RacePosition:
    """Return the position at the start of the countdown. Source: R52."""
    until_ms = position.now_ms + position.rules.countdown_ms
    happened.append(happenings.Counting(position.now_ms, until_ms))
    return replace(position, phase=Phase.COUNTDOWN, deadline_ms=until_ms)


def _spit(position: RacePosition, happened: list[Happening]) -> RacePosition:
    """Return the position after each seat that has spit cards turns up the next one on its spit pile. Source: R52, R54, R55, R60."""
    cards = tuple(left[0] if left else None for left in position.spares)
    first, second = (pile if pile is None or card is None else (*pile, card) for pile, card in zip(position.spits, cards, strict=True))
    left = (position.spares[0][1:], position.spares[1][1:])
    happened.append(happenings.Spat(position.now_ms, (cards[0], cards[1])))
    return _after_move(replace(position, spits=(first, second), spares=left), None, happened)


def _forced(position: RacePosition, seat: int, happened: list[Happening]) -> RacePosition:
    """Return the position after a forced move for an idle player: the leftmost play, or if there is none, a helpful shift. Source: R56."""
    if choices := plays(position, seat):
        return _played(position, seat, *choices[0], happened, forced=True)
    shift = helpful_shift(position.rules, position.rows[seat])
    if shift is None:  # can't happen, because can_act() found a move
        raise RuntimeError(f"seat {seat} has nothing to do in {position!r}")
    return _shifted(position, seat, *shift, happened, forced=True)


def _played(position: RacePosition, seat: int, place: int, spit: int, happened: list[Happening], *, forced: bool = False) -> RacePosition:
    row, pile = position.rows[seat], position.rows[seat][place]
    left = pile.without_top()
    exposed = left.top if len(left.hidden) < len(pile.hidden) else None
    onto = position.spits[spit]
    if pile.top is None or onto is None:  # the caller has checked this
        raise RuntimeError(f"nothing to play from place {place} to spit pile {spit}")
    happened.append(happenings.Played(position.now_ms, seat, pile.top, place, spit, exposed, forced))
    rows = _with(position.rows, seat, (*row[:place], left, *row[place + 1 :]))
    position = replace(position, rows=rows, spits=_with(position.spits, spit, (*onto, pile.top)))
    return _after_move(position, seat, happened)


def _shifted(
    position: RacePosition, seat: int, place: int, target: int, happened: list[Happening], *, forced: bool = False
) -> RacePosition:
    piles: list[Pile] = list(position.rows[seat])
    card = piles[place].top
    if card is None:  # the caller has checked this
        raise RuntimeError(f"nothing to shift from place {place}")
    hidden = len(piles[place].hidden)
    piles[target] = piles[target].with_top(card)
    piles[place] = piles[place].without_top()
    has_exposed = len(piles[place].hidden) < hidden
    happened.append(happenings.Shifted(position.now_ms, seat, card, place, target, piles[place].top if has_exposed else None, forced))
    position = replace(position, rows=_with(position.rows, seat, tuple(piles)))
    return _after_move(position, seat if has_exposed or forced else None, happened)


def _after_move(position: RacePosition, moved: int | None, happened: list[Happening]) -> RacePosition:
    """Return the position after a move, with an updated deadline. If a row is empty, the round ends.

    `moved` is the seat that made progress, or None. Progress restarts the deadline. Other moves don't, so that players can't gain time by
    moving cards back and forth.
    """
    for seat in range(SEATS):
        if not any(map(_UP, position.rows[seat])):
            return _round_over(position, seat, happened)
    able = can_act(position, 0), can_act(position, 1)
    if able == _BOTH:
        return position if position.deadline_ms is None else replace(position, deadline_ms=None)
    if position.deadline_ms is not None and moved is None:
        return position
    wait_ms = position.rules.idle_ms if any(able) else position.rules.stuck_ms
    return _with_due_changes(replace(position, deadline_ms=position.now_ms + wait_ms), happened)


def _round_over(position: RacePosition, out: int | None, happened: list[Happening]) -> RacePosition:
    """Return the position after the end of a round. `out` is the seat that went out, or None if the round is blocked.

    If there are two spit piles, the players slap for them, unless the rules say otherwise. takes_all() decides who takes a single pile.
    Source: R57 to R61.
    """
    happened.append(happenings.RoundOver(position.now_ms, out))
    position = replace(position, deadline_ms=None, out=out)
    if not position.has_two_spits:
        weak = position.spits.index(None)
        if out == weak:
            return ended(position, weak, Ending.OUT, happened)
        pile, taker = other(weak), takes_all(position, weak)
        return gathered(position, (pile, None) if taker == 0 else (None, pile), happened)
    if position.rules.no_slap:
        return gathered(position, by_size(position), happened)
    return _with_due_changes(replace(position, phase=Phase.SLAPPING, deadline_ms=position.now_ms + position.rules.slap_ms), happened)


_T = TypeVar("_T")


def _with(pair: tuple[_T, _T], seat: int, value: _T) -> tuple[_T, _T]:
    return (value, pair[1]) if seat == 0 else (pair[0], value)
