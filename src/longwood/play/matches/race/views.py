"""What a seat or a watcher may see of a race: the one door out for whoever shows or plays it.

Left out are the face-down cards, the spit cards and how many there are of them, and how many cards lie in a spit pile (docs/rulings.md,
R51, R65); and the deal number, which tells them all.
"""

from __future__ import annotations

from dataclasses import dataclass

from longwood.cards import Card
from longwood.play.matches.race.board import Ending, Phase, RacePosition, Row, can_act, due_ms, spit_tops
from longwood.rules import SEATS, RaceRules


@dataclass(frozen=True, slots=True)
class PileView:
    """A stock pile as all see it: how many cards lie face down, and the face-up ones, top last."""

    hidden: int
    up: tuple[Card, ...]

    @property
    def top(self) -> Card | None:
        return self.up[-1] if self.up else None


@dataclass(frozen=True, slots=True)
class RaceView:
    """What may be seen. seat: who looks, None for a watcher.

    rows, spits, has_spares: by seat; spits[n] is the top of the spit pile that seat n started, None while or where there is none;
    has_spares: whether a seat has spit cards left. has_two_spits: whether the round has two spit piles. dealt: cards each held at the deal.
    due_ms: when something next happens by itself; able: who has something to do, in play, so that it is told from able what is due: with
    nobody able the next spit, with one able a card played for them. slap_ms: from when on the looking seat's slap is heard. The
    other fields are those of RacePosition.
    """

    rules: RaceRules
    seat: int | None
    round: int
    phase: Phase
    now_ms: int
    rows: tuple[tuple[PileView, ...], tuple[PileView, ...]]
    spits: tuple[Card | None, Card | None]
    has_two_spits: bool
    has_spares: tuple[bool, bool]
    dealt: tuple[int, int]
    ready: tuple[bool, bool]
    able: tuple[bool, bool]
    due_ms: int | None
    slap_ms: int | None
    out: int | None
    absent_ms: tuple[int | None, int | None]
    winner: int | None
    ending: Ending | None


def view(position: RacePosition, seat: int | None) -> RaceView:
    """What a seat may see of the position; a watcher (None) the same, less what is the seat's own."""
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
