"""Write proofs that a position of a covering game can't be won, in the format of longwood.proofs.covering."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longwood.cards import RANKS
from longwood.play import CoveringPosition
from longwood.proofs.covering import (
    EDGE_PAIRS,
    FINISHED,
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
_ENDINGS_EACH: Final = 4  # an ending takes about a quarter of the time of a position, for which a reason has to be found
_PAIRS: Final = range(len(EDGE_PAIRS))
# The arcs of all pairs of edges are compared at once. A number has a lane for each pair, with a guard bit on top of each lane.
_LANE: Final = 16
_GUARDS: Final = sum(1 << _LANE * pair + _LANE - 1 for pair in _PAIRS)
_PAIRS_OF_EDGE: Final = [sum(1 << _LANE * pair for pair in _PAIRS if edge in EDGE_PAIRS[pair]) for edge in range(RANKS)]


class NoProofError(ProofError):
    """No proof was found."""


def prove_covering(position: CoveringPosition, most: int, on_progress: Callable[[int], object] | None = None) -> tuple[bytes, int]:
    """Return the data of a proof that the position can't be won, and the number of its positions.

    Raises NoProofError if it can be won, or if the proof has more than `most` positions.
    """
    game = CoveringGame(position)
    masks = _rank_sets(wrap=position.rules.wrap)
    finder = _Finder(game, [RankSet(game, mask) for mask in masks])
    sets = bytes([len(masks)]) + b"".join(mask.to_bytes(2, "little") for mask in masks)
    count = listed = 0

    def visit() -> None:
        nonlocal count
        count += 1
        if count > most:
            raise NoProofError(f"the proof would have more than {most:,} positions")
        if on_progress is not None and count % _REPORT_EVERY == 0:
            on_progress(count)

    out, layer, endings = bytearray(), game.start, FINISHED
    cards, cards_left = position.cards_left, 0  # of the positions in the layer, and of the endings
    while layer and cards > cards_left:
        if game.has_endings and cards > cards_left + 1 and len(endings) <= _ENDINGS_EACH * len(layer):
            endings, cards_left = game.endings_before(endings), cards_left + 1
            if not endings:
                return bytes([cards_left, 0]), listed
            for _ in endings:
                visit()
            listed += len(endings)
            continue
        open_positions: Layer = {}
        for code in sorted(layer):
            reason = finder.reason(code, layer[code])
            out += reason
            if reason[0] == FOLLOW:
                open_positions[code] = layer[code]
            visit()
        layer, cards = game.follow(open_positions), cards - 1
    if any(game.can_clear(code, place, endings) for code, place in layer.items()):
        raise NoProofError("the tableau can be cleared")
    if not layer:  # the endings were not needed
        cards_left, count = 0, count - listed
    return bytes([cards_left]) + sets + out, count


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
        self._changes: dict[tuple[int, int], int] = {}

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
        for steps in walks:
            allowed = _GUARDS + sum(count * lanes for count, lanes in zip(steps, _PAIRS_OF_EDGE, strict=True))
            for pile, changes in piles:
                fits = allowed - changes & _GUARDS
                if fits != _GUARDS:  # in some lane the pile has more changes than the walk, which took the guard away
                    short = fits ^ _GUARDS
                    reason += bytes([(short & -short).bit_length() // _LANE - 1, pile])
                    break
            else:
                return None
        return bytes(reason)

    def _changes_of(self, slot: int, top: int) -> int:
        """Return how often the top and then the cards of a pile change arcs, in one lane for each pair of edges."""
        known = self._changes.get((slot, top))
        if known is None:
            game = self._game
            changes = [game.changes_in(slot, pair) + (in_arc(top, pair) != in_arc(game.ranks[slot], pair)) for pair in _PAIRS]
            known = self._changes[slot, top] = sum(count << _LANE * pair for pair, count in enumerate(changes))
        return known
