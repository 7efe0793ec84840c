"""The views of a race: everything that a seat or a spectator may see. Clients and computer players use nothing else.

A view has no face-down cards, no spit cards or their number, and no sizes of the spit piles (docs/rulings.md, R51, R65). It also
has no deal number, because that would reveal all cards.
"""

from __future__ import annotations

from dataclasses import dataclass

from longwood.cards import Card
from longwood.play.matches.race.board import Ending, Phase, RacePosition, Row, can_act, due_ms, spit_tops
from longwood.rules import SEATS, RaceRules


@dataclass(frozen=True, slots=True)
class PileView:
    """A stock pile as everyone sees it."""

    hidden: int
    """The number of face-down cards."""
    up: tuple[Card, ...]
    """The face-up cards, top card last."""

    @property
    def top(self) -> Card | None:
        return self.up[-1] if self.up else None


@dataclass(frozen=True, slots=True)
class RaceView:
    """The view of a seat or a spectator. Fields without a description are the same as in RacePosition."""

    rules: RaceRules
    seat: int | None
    """The seat that sees this view, or None for a spectator."""
    round: int
    phase: Phase
    now_ms: int
    rows: tuple[tuple[PileView, ...], tuple[PileView, ...]]
    """The row of each seat."""
    spits: tuple[Card | None, Card | None]
    """The top card of the spit pile that each seat started. None if there is none."""
    has_two_spits: bool
    """Whether the round has two spit piles."""
    has_spares: tuple[bool, bool]
    """Whether each seat has spit cards left."""
    dealt: tuple[int, int]
    """The number of cards that each seat had at the start of the round."""
    ready: tuple[bool, bool]
    able: tuple[bool, bool]
    """Whether each seat can move. If neither can, the next spit is due. If only one can, a forced move for that seat is due."""
    due_ms: int | None
    """The time of the next automatic change, or None."""
    slap_ms: int | None
    """The time from which this seat may slap, or None for a spectator."""
    out: int | None
    absent_ms: tuple[int | None, int | None]
    winner: int | None
    ending: Ending | None


def view(position: RacePosition, seat: int | None) -> RaceView:
    """Return the view of a seat. If `seat` is None, return the view of a spectator, which has no `slap_ms`."""
    is_playing = position.phase is Phase.PLAYING
    able = tuple(is_playing and can_act(position, n) for n in range(SEATS))
    return RaceView(
        rules=position.rules,
        seat=seat,
        round=position.round,
        phase=position.phase,
        now_ms=position.now_ms,
        rows=(_row(position.rows[0]), _row(position.rows[1])),
        spits=spit_tops(position),
        has_two_spits=position.has_two_spits,
        has_spares=(bool(position.spares[0]), bool(position.spares[1])),
        dealt=position.dealt,
        ready=position.ready,
        able=(able[0], able[1]),
        due_ms=due_ms(position),
        slap_ms=None if seat is None else position.locked_ms[seat],
        out=position.out,
        absent_ms=position.absent_ms,
        winner=position.winner,
        ending=position.ending,
    )


def _row(row: Row) -> tuple[PileView, ...]:
    return tuple(PileView(len(pile.hidden), pile.up) for pile in row)
