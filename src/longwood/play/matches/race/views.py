"""The views of a race, which contain everything that a seat or spectator can see. Clients and computer players use only these.

A view doesn't contain face-down cards, spit cards or their number, or the sizes of the spit piles (docs/rulings.md, R51, R65). It also
doesn't contain the deal number, because that would reveal all cards.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from longwood.cards import Card
from longwood.play.matches.race.board import Ending, Phase, RacePosition, can_act, due_ms, spit_tops
from longwood.rules import RaceRules


class PileView(Struct, frozen=True):
    """The visible part of a pile in a player's row."""

    hidden: int
    """The number of face-down cards."""
    up: tuple[Card, ...]
    """The face-up cards, bottom card first."""

    @property
    def top(self) -> Card | None:
        """The top card, or None if the pile is empty."""
        return self.up[-1] if self.up else None


class RaceView(Struct, frozen=True):
    """The view of a seat or a spectator. Fields without a description are as in RacePosition."""

    rules: RaceRules
    seat: int | None
    """The seat whose view this is, or None for a spectator."""
    round: int
    phase: Phase
    now_ms: int
    rows: tuple[tuple[PileView, ...], tuple[PileView, ...]]
    """The row of each seat."""
    spits: tuple[Card | None, Card | None]
    """The top card of each spit pile, or None if there is no pile or it is empty."""
    has_two_spits: bool
    """Whether the round has two spit piles."""
    has_spares: tuple[bool, bool]
    """Whether each seat has spit cards left."""
    dealt: tuple[int, int]
    """The number of cards that each seat had at the start of the round."""
    ready: tuple[bool, bool]
    able: tuple[bool, bool]
    """Whether each seat can make progress. If neither can, the next automatic change is a spit. If only one can, it is a forced move."""
    due_ms: int | None
    """The time of the next automatic change, or None."""
    slap_ms: int | None
    """The time from which this seat can slap, or None for a spectator."""
    out: int | None
    absent_ms: tuple[int | None, int | None]
    winner: int | None
    ending: Ending | None


def view(position: RacePosition, seat: int | None, earlier: tuple[RacePosition, RaceView] | None = None) -> RaceView:
    """Return the view of a seat, or of a spectator if `seat` is None. A spectator's view has no `slap_ms`.

    earlier: an earlier position of the match and one of its views. The row that hasn't changed since then is taken from there.
    """
    public = _public_view(position, earlier)
    return public if seat is None else replace(public, seat=seat, slap_ms=slap_ms(position, seat))


def slap_ms(position: RacePosition, seat: int) -> int:
    """Return the time from which a seat can slap. Only this seat may know it."""
    return position.locked_ms[seat]


def _public_view(position: RacePosition, earlier: tuple[RacePosition, RaceView] | None) -> RaceView:
    is_playing, are_both_able = position.phase is Phase.PLAYING, position.deadline_ms is None  # as the referee sets the deadline
    able = (is_playing, is_playing) if are_both_able or not is_playing else (can_act(position, 0), can_act(position, 1))
    return RaceView(
        rules=position.rules,
        seat=None,
        round=position.round,
        phase=position.phase,
        now_ms=position.now_ms,
        rows=(_row(position, 0, earlier), _row(position, 1, earlier)),
        spits=spit_tops(position),
        has_two_spits=position.has_two_spits,
        has_spares=(bool(position.spares[0]), bool(position.spares[1])),
        dealt=position.dealt,
        ready=position.ready,
        able=able,
        due_ms=due_ms(position),
        slap_ms=None,
        out=position.out,
        absent_ms=position.absent_ms,
        winner=position.winner,
        ending=position.ending,
    )


def _row(position: RacePosition, seat: int, earlier: tuple[RacePosition, RaceView] | None) -> tuple[PileView, ...]:
    row = position.rows[seat]
    if earlier is not None and earlier[0].rows[seat] is row:
        return earlier[1].rows[seat]
    return tuple([PileView(len(pile.hidden), pile.up) for pile in row])
