"""Rank the players of match play and stroke play by their scores on each hole. Source: docs/rulings.md, R47, R48.

Lower scores are better. In match play, the score of a side on a hole is the lowest score of its players (better ball).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from longwood.locales import Phrase
from longwood.play.scoring import PAR_OF_HOLE, format_to_par


@dataclass(frozen=True, slots=True)
class MatchStatus:
    """The status of match play from the first side's point of view."""

    up: int
    """The number of holes won minus the number of holes lost."""
    played: int
    """The number of finished holes, including extra holes."""
    holes: int
    """The agreed number of holes, without extra holes."""
    is_over: bool
    """Whether the match is over. If it is also level, it is halved."""
    conceded: bool = False
    """Whether one side left the match. If so, only the sign of `up` is meaningful, and shows which side won."""

    @property
    def left(self) -> int:
        """The number of agreed holes still to play, or 0 in extra holes."""
        return max(0, self.holes - self.played)

    @property
    def is_dormie(self) -> bool:
        """Whether the leading side is ahead by as many holes as are left, so that it can't lose without extra holes."""
        return not self.is_over and self.up != 0 and abs(self.up) == self.left

    @property
    def result(self) -> str:
        """The result in golf notation: `3 & 2`, `2 up`, `1 up (19)` after extra holes, `halved` or `conceded`. It is '' before the end."""
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
        """Return the status from the point of view of side 0 or 1, such as all square, 2 up, 1 down, dormie, won or lost."""
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
    """Return the status of a match from both sides' scores on the finished holes.

    - `ours`, `theirs`: the scores of the first and the second side on each hole, of equal length.
    - `holes`: the agreed number of holes.
    - `extra_holes`: the most extra holes to play if the match is level after those.

    Raises ValueError if there are scores for a hole after the end of the match.

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
    """A player's place in stroke play."""

    player: int
    """The index of the player."""
    place: int
    """The place, from 1. Tied players have the same place."""
    total: int
    """The total of the agreed holes that are finished."""
    to_par: str
    """The total relative to the par of the finished holes."""
    withdrawn: bool = False
    """Whether the player withdrew."""


def stroke_places(scores: Sequence[Sequence[int]], *, agreed: int, withdrawn: Sequence[int] = ()) -> list[Place]:
    """Return the places in stroke play, best first. Players who withdrew come last.

    - `scores`: for each player, the scores of the finished holes.
    - `agreed`: the agreed number of holes, whose scores are added up. Later holes are sudden death, where a lower score wins.
    - `withdrawn`: the players who withdrew.

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
