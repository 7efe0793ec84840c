"""Write proofs that a position of a covering game can't be won, in the format of longwood.proofs.covering."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longwood.cards import RANKS
from longwood.play import CoveringPosition
from longwood.proofs.covering import (
    EDGE_PAIRS,
    FIRST_SET,
    FOLLOW,
    WALK,
    CoveringGame,
    Layer,
    Place,
    RankSet,
    in_arc,
)
from longwood.proofs.file import ProofError

_REPORT_EVERY: Final = 4096  # positions
_PAIRS: Final = range(len(EDGE_PAIRS))


class NoProofError(ProofError):
    """No proof was found."""


def prove_covering(position: CoveringPosition, most: int, on_progress: Callable[[int], object] | None = None) -> tuple[bytes, int]:
    """Return the data of a proof that the position can't be won, and the number of its positions.

    Raises NoProofError if it can be won, or if the proof has more than `most` positions.
    """
    game = CoveringGame(position)
    masks = _rank_sets(wrap=position.rules.wrap)
    finder = _Finder(game, [RankSet(game, mask) for mask in masks])
    out = bytearray([len(masks)])
    for mask in masks:
        out += mask.to_bytes(2, "little")
    count, layer = 0, game.start
    while layer:
        open_positions: Layer = {}
        for code in sorted(layer):
            reason = finder.reason(code, layer[code])
            out += reason
            if reason[0] == FOLLOW:
                open_positions[code] = layer[code]
            count += 1
            if count > most:
                raise NoProofError(f"the proof would have more than {most:,} positions")
            if on_progress is not None and count % _REPORT_EVERY == 0:
                on_progress(count)
        try:
            layer = game.follow(open_positions)
        except ProofError as error:
            raise NoProofError(str(error)) from None
    return bytes(out), count


def _rank_sets(*, wrap: bool) -> list[int]:
    """Return the sets of ranks of the Hall bound, as bit masks: runs of every second rank (native/core/covering/hall.hpp)."""
    found = []
    for length in range(1, 5 if wrap else RANKS // 2 + 2):
        for first in range(RANKS):
            ranks = [first + 2 * k for k in range(length)]
            if wrap or ranks[-1] < RANKS:
                found.append(sum(1 << rank % RANKS for rank in ranks))
    return found


class _Finder:
    """Finds reasons why positions can't be won."""

    def __init__(self, game: CoveringGame, sets: list[RankSet]) -> None:
        self._game = game
        self._sets = list(enumerate(sets, FIRST_SET))  # those that were of use last come first
        self._changes: dict[tuple[int, int], list[int]] = {}

    def reason(self, code: int, place: Place) -> bytes:
        """Return the bytes that stand for the reason why a position can't be won, or FOLLOW if none was found."""
        drawn, present, _ = place
        top = self._game.top_of(code)
        if self._game.has_walk(code, drawn, present):
            found = self._no_walk(top, present)
            return bytes([FOLLOW]) if found is None else found
        for at, (number, one) in enumerate(self._sets):
            if one.is_short(top, drawn, present):
                if at:
                    self._sets.insert(0, self._sets.pop(at))
                return bytes([number])
        return bytes([FOLLOW])

    def _no_walk(self, top: int, present: int) -> bytes | None:
        """Return the reason why no walk plays all cards, or None if there could be one."""
        reason = bytearray([WALK])
        walks = self._game.walks(top, present)
        if not walks:
            return bytes(reason)
        piles = [(pile, self._changes_of(slot, top)) for pile, slot in enumerate(self._game.top_slots(present)) if slot >= 0]
        if not piles:
            return None
        most = list(map(max, zip(*(changes for _, changes in piles), strict=True)))
        for steps in walks:
            pair = next((pair for pair in _PAIRS if most[pair] > steps[EDGE_PAIRS[pair][0]] + steps[EDGE_PAIRS[pair][1]]), None)
            if pair is None:
                return None
            reason += bytes([pair, next(pile for pile, changes in piles if changes[pair] == most[pair])])
        return bytes(reason)

    def _changes_of(self, slot: int, top: int) -> list[int]:
        """Return how often the top and then the cards of a pile change arcs, for each pair of edges."""
        known = self._changes.get((slot, top))
        if known is None:
            game = self._game
            known = [game.changes_in(slot, pair) + (in_arc(top, pair) != in_arc(game.ranks[slot], pair)) for pair in _PAIRS]
            self._changes[slot, top] = known
        return known
