"""The end of a round or match: which player takes which spit pile, and the next deal. Source: docs/rulings.md, R57 to R61."""

from __future__ import annotations

from msgspec.structs import replace

from longwood.play.matches.race import happenings
from longwood.play.matches.race.board import Ending, Phase, RacePosition, cards_by_seat, lay, other, reshuffled
from longwood.play.matches.race.happenings import Happening
from longwood.rules import SEATS


def takes_all(position: RacePosition, weak: int) -> int:
    """Return the seat that takes the only spit pile. `weak` is the seat that was dealt no spit cards. Source: R60, R61.

    If the other seat went out, `weak` takes it. In a blocked round, the seat with more cards left in its row takes it, or `weak` if both
    have the same number.
    """
    if position.out is not None or _cards_in_row(position, weak) >= _cards_in_row(position, other(weak)):
        return weak
    return other(weak)


def by_size(position: RacePosition) -> tuple[int, int]:
    """Return the spit pile that each seat takes if nobody slaps. Source: R57, R61.

    The seat that went out takes the smaller pile. In a blocked round, the seat with fewer cards left in its row takes it. If the piles are
    the same size, or both seats have the same number of cards left, each seat takes the pile that it started.
    """
    sizes = [len(pile or ()) for pile in position.spits]
    ahead = position.out
    if ahead is None and _cards_in_row(position, 0) != _cards_in_row(position, 1):
        ahead = 0 if _cards_in_row(position, 0) < _cards_in_row(position, 1) else 1
    if ahead is None or sizes[0] == sizes[1]:
        return 0, 1
    smaller = 0 if sizes[0] < sizes[1] else 1
    return (smaller, other(smaller)) if ahead == 0 else (other(smaller), smaller)


def _cards_in_row(position: RacePosition, seat: int) -> int:
    return sum(len(pile.cards) for pile in position.rows[seat])


def gathered(position: RacePosition, takes: tuple[int | None, int | None], happened: list[Happening]) -> RacePosition:
    """Return the position after the seats take their spit piles. This is the next round or the end of the match. Source: R58.

    `takes` has the spit pile that each seat takes, or None. A seat with no cards wins immediately, because it would start the next round
    with an empty row.
    """
    taken = [() if take is None else position.spits[take] or () for take in takes]
    held = [hand + pile for hand, pile in zip(cards_by_seat(position), taken, strict=True)]
    happened.append(happenings.Gathered(position.now_ms, (len(taken[0]), len(taken[1])), (len(held[0]), len(held[1]))))
    for seat in range(SEATS):
        if not held[seat]:
            return ended(position, seat, Ending.OUT, happened)
    round = position.round + 1
    happened.append(happenings.Dealt(position.now_ms, round))
    first, second = (reshuffled(position.deal, round, seat, held[seat]) for seat in range(SEATS))
    return replace(lay(position.rules, position.deal, round, position.now_ms, (first, second)), absences_ms=position.absences_ms)


def ended(position: RacePosition, winner: int | None, ending: Ending, happened: list[Happening]) -> RacePosition:
    """Return the position at the end of the match."""
    happened.append(happenings.Ended(position.now_ms, winner, ending))
    return replace(position, phase=Phase.OVER, deadline_ms=None, absent_ms=(None, None), paused_ms=None, winner=winner, ending=ending)
