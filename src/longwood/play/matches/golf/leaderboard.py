"""Who leads in Golf for two or more: match play and stroke play, out of hole scores alone. Source: docs/rulings.md, R47, R48.

A side's score on a hole is the lowest of its players' (better ball); lower is better throughout.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from longwood.locales import Phrase
from longwood.play.scoring import PAR_OF_HOLE, format_to_par


@dataclass(frozen=True, slots=True)
class MatchStatus:
    """How a match stands, from the first side's view.

    up: holes won less holes lost. played, holes: holes finished, extra ones too, and holes agreed on. is_over: no hole can change who
    wins; level then is a halved match. conceded: the other side left, and `up` says only who won.
    """

    up: int
    played: int
    holes: int
    is_over: bool
    conceded: bool = False

    @property
    def left(self) -> int:
        """How many of the holes agreed on are still to play; 0 in extra holes."""
        return max(0, self.holes - self.played)

    @property
    def is_dormie(self) -> bool:
        """Whether the leader leads by as many holes as are left, and cannot lose any more within them."""
        return not self.is_over and self.up != 0 and abs(self.up) == self.left

    @property
    def result(self) -> str:
        """A match that is over as golfers write it: `3 & 2`, `2 up`, `1 up (19)` after extra holes, `halved`, `conceded`; else empty."""
        if not self.is_over:
            return ""
        if self.conceded:
            return "conceded"
        if self.up == 0:
            return "halved"
        if self.played > self.holes:
            return f"{abs(self.up)} up ({self.played})"
        return f"{abs(self.up)} & {self.left}" if self.left else f"{abs(self.up)} up"

    def words(self, side: int) -> Phrase:
        """How side 0 or 1 says it: all square, n up or down, dormie, won or lost by so much."""
        up = -self.up if side else self.up
        if self.is_over:
            if up == 0:
                return Phrase("match-halved")
            how = "won" if up > 0 else "lost"
            return Phrase("match-left", how=how) if self.conceded else Phrase("match-over", how=how, by=self.result)
        if up == 0:
            return Phrase("match-square")
        status = Phrase("match-status", how="up" if up > 0 else "down", holes=abs(up))
        return Phrase("match-dormie", status=status) if self.is_dormie else status


def match_status(ours: Sequence[int], theirs: Sequence[int], holes: int, *, extra_holes: int = 0) -> MatchStatus:
    """How a match stands after holes scored `ours` and `theirs`, in order, of the `holes` agreed on.

    extra_holes: a level match goes on until a hole is won, for so many at most. Raises ValueError when a score stands after the
    match was over.

    >>> match_status([1] * 3 + [0] * 12, [2] * 3 + [0] * 12, 18).is_dormie
    True
    >>> match_status([1] * 3 + [0] * 13, [2] * 3 + [0] * 13, 18).result
    '3 & 2'
    """
    status = MatchStatus(0, 0, holes, is_over=False)
    for own, other in zip(ours, theirs, strict=True):
        if status.is_over:
            raise ValueError(f"hole {status.played + 1} has a score, but the match was over after hole {status.played}")
        up, played = status.up + (own < other) - (own > other), status.played + 1
        decided = abs(up) > max(0, holes - played)
        status = MatchStatus(up, played, holes, decided or played >= holes + extra_holes)
    return status


@dataclass(frozen=True, slots=True)
class Place:
    """Where a player of stroke play stands. place: from 1, shared by equals. to_par: against the par of the holes finished."""

    player: int
    place: int
    total: int
    to_par: str
    withdrawn: bool = False


def stroke_places(scores: Sequence[Sequence[int]], *, agreed: int, withdrawn: Sequence[int] = ()) -> list[Place]:
    """Stroke play's order: scores[player] are the hole scores so far; the best place first, who withdrew last.

    The first `agreed` holes are added up. Later ones are sudden death, each among those still level: the lower goes before.

    >>> [(p.player, p.place, p.to_par) for p in stroke_places([[4, 6], [3, 5], [4, 6]], agreed=9)]
    [(1, 1, '-2'), (0, 2, 'E'), (2, 2, 'E')]
    """

    def key(player: int) -> tuple[bool, tuple[int, ...]]:
        holes = scores[player]
        return player in withdrawn, (sum(holes[:agreed]), *holes[agreed:])

    places: list[Place] = []
    for player in sorted(range(len(scores)), key=lambda player: (key(player), player)):
        is_level = bool(places) and key(places[-1].player) == key(player)
        holes = scores[player][:agreed]
        place = places[-1].place if is_level else len(places) + 1
        places.append(Place(player, place, sum(holes), format_to_par(sum(holes), PAR_OF_HOLE * len(holes)), player in withdrawn))
    return places
