"""Check proofs that a position of a covering game can't be won. See docs/proofs.md for the format and the argument.

The proof names no positions. The checker finds them itself, layer by layer: a layer has all positions with the same number of cards in the
tableau that no reason has excluded. For each of them, the proof has a reason why it can't be won, or says that it has to be followed. The
checker checks each reason. If a layer is empty, no position could be won.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, pairwise
from typing import Final

from longwood.cards import RANK, RANKS
from longwood.play import CoveringPosition, HolesPosition, Position
from longwood.play.covering.position import goes_on
from longwood.proofs.file import ProofError, Reader

FOLLOW: Final = 0
"""The code of a position that can't be excluded."""
WALK: Final = 1
"""The code of a position from which no walk through the ranks plays all cards."""
FIRST_SET: Final = 2
"""The code of the first set of ranks that has too few cards to go on. The next sets follow."""
EDGE_PAIRS: Final = tuple(combinations(range(RANKS), 2))
"""The pairs of edges of the circle of ranks. Edge k is between the ranks k + 1 and k + 2, and edge 12 between King and Ace."""
EMPTY_HOLE: Final = RANKS + 1
"""Stands for the top of an empty hole, after ranks 0 (joker) to 13."""
FINISHED: Final = {0: (1 << RANKS + 2) - 1}
"""The empty tableau, which is cleared with any top."""
_STEP: Final = 4096  # positions between two reports of progress

Place = tuple[int, int, int]
"""How many cards were drawn, a bit mask of the cards left in the tableau, and one of the uncovered cards among them."""
Endings = dict[int, int]
"""For tableaux as bit masks of the cards left: a bit mask of the ranks on top of the hole from which they can be cleared."""
Layer = dict[int, Place]
"""Positions by their code, which is a number for the tableau, the rank on top of the hole, and with must_play the cards drawn."""


def can_check(position: Position) -> bool:
    """Return whether there are proofs for positions of this game."""
    return isinstance(position, CoveringPosition) and not isinstance(position, HolesPosition)


class CoveringGame:
    """A position of a covering game with one hole, and what can be played from it."""

    def __init__(self, position: CoveringPosition) -> None:
        rules, layout = position.rules, position.rules.layout
        self.wrap, self._must_play = rules.wrap, rules.must_play
        present, tops = position.present, range(RANKS + 2)
        self.ranks = [-1 if value is None or not present >> k & 1 else int(RANK[value]) for k, value in enumerate(position.cards)]
        self.stock = [int(RANK[value]) for value in position.stock[position.turned :]]
        self.fits = [[goes_on(rules, rank, None if top == EMPTY_HOLE else top) for top in tops] for rank in range(RANKS + 1)]
        """[rank][top]: whether a card of this rank can be played on this top."""
        self._accepting = [sum(1 << top for top in tops if self.fits[rank][top]) for rank in range(RANKS + 1)]
        self._next_draw = [self._draws(rank) for rank in range(RANKS + 1)]
        self._under, self._covers = layout.under, layout.covers
        self.piles = [[slot for slot in pile if self.ranks[slot] >= 0] for pile in layout.piles]
        """The slots of each pile that have a card, deepest first. Empty in layouts whose cards overlap."""
        self.of_rank = [sum(1 << k for k, one in enumerate(self.ranks) if one == rank) for rank in range(RANKS + 1)]
        """[rank]: a bit mask of the slots with this rank."""
        self.bottoms = sum(1 << slot for slot, under in enumerate(self._under) if not under)
        """A bit mask of the slots that cover no other."""
        key, self._keys = self._tableau_keys()
        top = EMPTY_HOLE if position.top_rank is None else int(position.top_rank)
        self.start: Layer = {self._code(key, top, 0): (0, present, position.exposed)}
        self.changes: dict[tuple[int, int], int] = {}
        """A cache of changes_in()."""

    def _draws(self, rank: int) -> list[int]:
        """Return for each number of cards drawn how many have to be drawn until the hole's top accepts this rank."""
        count = len(self.stock)
        found = [count + 1] * (count + 1)  # one more than the cards in the stock, because none of them accepts the rank
        for drawn in range(count - 1, -1, -1):
            found[drawn] = drawn + 1 if self.fits[rank][self.stock[drawn]] else found[drawn + 1]
        return found

    def _tableau_keys(self) -> tuple[int, list[int]]:
        """Return the number of the full tableau, and for each slot what playing its card adds to the number.

        Tableaux have the same number only if they are equal, or become equal when piles with the same ranks are swapped.
        """
        keys = [-(1 << slot) for slot in range(len(self.ranks))]
        if not self.piles:
            return sum(1 << slot for slot, rank in enumerate(self.ranks) if rank >= 0), keys
        width, total = len(self.piles).bit_length(), 0
        classes: dict[tuple[int, ...], int] = {}  # for what can be left of a pile: a number
        for pile in self.piles:
            beneath = 0
            for height, slot in enumerate(pile, 1):
                left = tuple(self.ranks[one] for one in pile[:height])
                own = 1 << width * classes.setdefault(left, len(classes))
                keys[slot], beneath = beneath - own, own
            total += beneath
        return total, keys

    def _code(self, key: int, top: int, drawn: int) -> int:
        return key << 12 | top << 8 | (drawn if self._must_play else 0)

    def top_of(self, code: int) -> int:
        """Return the rank on top of the hole: 0 for a joker, EMPTY_HOLE if there is none."""
        return code >> 8 & 15

    def follow(self, layer: Mapping[int, Place]) -> Layer:
        """Return the positions after each play from a position of the layer, including the draws before it.

        Of positions with the same code, it returns the one with the fewest cards drawn.
        """
        after: Layer = {}
        for code, (drawn, present, exposed) in layer.items():
            key, top = code >> 12, self.top_of(code)
            for slot, at in self._plays(top, drawn, exposed):
                left = present ^ 1 << slot
                next_code = self._code(key + self._keys[slot], self.ranks[slot], at)
                known = after.get(next_code)
                if known is None or at < known[0]:
                    uncovered = exposed ^ 1 << slot
                    for below in self._under[slot]:
                        if not self._covers[below] & left:
                            uncovered |= 1 << below & left
                    after[next_code] = (at, left, uncovered)
        return after

    def _plays(self, top: int, drawn: int, exposed: int) -> list[tuple[int, int]]:
        """Return which slots can be played, and after how many draws at the earliest."""
        found = []
        most = len(self.stock)
        while exposed:
            slot = exposed.bit_length() - 1
            exposed ^= 1 << slot
            rank = self.ranks[slot]
            at = drawn if self.fits[rank][top] else self._next_draw[rank][drawn]
            if at <= most:
                found.append((slot, at))
        if self._must_play and found:  # nobody can draw past a top that accepts a card
            first = min(at for _, at in found)
            return [(slot, at) for slot, at in found if at == first]
        return found

    @property
    def has_endings(self) -> bool:
        """Whether the ends of the game can be listed: cards are in piles, and there is nothing left to draw."""
        return bool(self.piles) and not self.stock

    def endings_before(self, endings: Endings) -> Endings:
        """Return the tableaux with one card more from which one of these endings can be reached. The first ending is FINISHED.

        Piles with equal ranks can't be swapped here, because what was on them can differ.
        """
        before: Endings = {}
        for present, tops in endings.items():
            for pile in self.piles:
                slot = next((slot for slot in pile if not present >> slot & 1), -1)
                if slot >= 0 and tops >> self.ranks[slot] & 1:
                    earlier = present | 1 << slot
                    before[earlier] = before.get(earlier, 0) | self._accepting[self.ranks[slot]]
        return before

    def can_clear(self, code: int, place: Place, endings: Endings) -> bool:
        """Return whether a position is one of the endings."""
        return bool(endings.get(place[1], 0) >> self.top_of(code) & 1)

    def has_walk(self, code: int, drawn: int, present: int) -> bool:
        """Return whether the cards left have to be played as a single walk on the circle of ranks: no draws, no jokers, and wrap."""
        return self.wrap and drawn == len(self.stock) and self.top_of(code) in range(1, RANKS + 1) and not present & self.of_rank[0]

    def walks(self, top: int, present: int) -> list[list[int]]:
        """Return for each last rank that is possible how often the walk goes over each edge.

        The walk enters and leaves each card once, except that it only leaves the top and only enters the last card. So the steps over the
        two edges at a rank have a known sum, and there is one solution. The last card covers no other card, no number of steps is negative,
        and all ranks are connected with the top by edges that are used.
        """
        counts = [(present & mask).bit_count() for mask in self.of_rank]
        found = []
        for last in range(1, RANKS + 1):
            if not present & self.bottoms & self.of_rank[last]:
                continue
            ends = [2 * counts[rank] + (rank == top) - (rank == last) for rank in range(1, RANKS + 1)]
            double = sum(ends[0::2]) - sum(ends[1::2])  # twice the steps over the edge between King and Ace
            steps, before = [], double // 2
            for end in ends:
                before = end - before
                steps.append(before)
            if double % 2 == 0 and min(steps) >= 0 and _is_connected(steps, counts, top):
                found.append(steps)
        return found

    def changes_in(self, slot: int, pair: int) -> int:
        """Return how often the cards from this slot down to the bottom of its pile change between the two arcs of a pair of edges."""
        known = self.changes.get((slot, pair))
        if known is None:
            pile = next(one for one in self.piles if slot in one)
            arcs = [in_arc(self.ranks[one], pair) for one in pile[: pile.index(slot) + 1]]
            known = self.changes[slot, pair] = sum(a != b for a, b in pairwise(arcs))
        return known

    def top_slots(self, present: int) -> list[int]:
        """Return the slot of each pile's exposed card, -1 for an empty pile."""
        return [next((slot for slot in reversed(pile) if present >> slot & 1), -1) for pile in self.piles]


def in_arc(rank: int, pair: int) -> bool:
    """Return in which of the two arcs between a pair of edges the rank is."""
    low, high = EDGE_PAIRS[pair]
    return low + 1 < rank <= high + 1


def _is_connected(steps: Sequence[int], counts: Sequence[int], top: int) -> bool:
    """Return whether all ranks with cards can be reached from the top over edges with steps."""
    if steps.count(0) <= 1:
        return True  # a circle without one of its edges is still connected
    reached = {top}
    rank = top
    while steps[rank - 1] and rank % RANKS + 1 not in reached:  # upwards: edge rank - 1 leads to the next rank
        rank = rank % RANKS + 1
        reached.add(rank)
    rank = top
    while steps[rank - 2] and (rank - 2) % RANKS + 1 not in reached:
        rank = (rank - 2) % RANKS + 1
        reached.add(rank)
    return all(rank in reached for rank in range(1, RANKS + 1) if counts[rank])


class RankSet:
    """A set of ranks. Each card of these ranks needs its own card to go on, so there must not be fewer of those than of these."""

    def __init__(self, game: CoveringGame, ranks: int) -> None:
        """Count the cards for a set of ranks, in which bit k stands for rank k + 1."""
        members = [rank for rank in range(1, RANKS + 1) if ranks >> rank - 1 & 1]
        self._takes = [any(game.fits[rank][top] for rank in members) for top in range(RANKS + 2)]  # [top]: whether it accepts one of them
        self._members = sum(game.of_rank[rank] for rank in members)
        self._takers = sum(mask for rank, mask in enumerate(game.of_rank) if self._takes[rank])
        self._in_stock = [sum(self._takes[rank] for rank in game.stock[drawn:]) for drawn in range(len(game.stock) + 1)]

    def is_short(self, top: int, drawn: int, present: int) -> bool:
        """Return whether there are too few cards that can accept the cards of these ranks, so that the tableau can't be cleared."""
        takers = (present & self._takers).bit_count() + self._in_stock[drawn] + self._takes[top]
        return (present & self._members).bit_count() > takers


def check_covering(position: CoveringPosition, reader: Reader, on_progress: Callable[[int], object] | None = None) -> int:
    """Check a proof that the position can't be won. Return the number of positions checked. Raises ProofError if it doesn't hold."""
    game = CoveringGame(position)
    cards_left = reader.byte()
    count = reader.byte()
    if cards_left and not game.has_endings:
        raise ProofError("the proof lists the ends of the game, which is possible only with piles and without draws")
    if cards_left >= position.cards_left:
        raise ProofError("the position is won, or has fewer cards than the endings of the proof")
    sets = [RankSet(game, reader.number(2)) for _ in range(count)]
    checked = 0

    def count_one() -> None:
        nonlocal checked
        checked += 1
        if on_progress is not None and checked % _STEP == 0:
            on_progress(checked)

    endings: Endings = FINISHED
    for _ in range(cards_left):
        endings = game.endings_before(endings)
        for _ in endings:
            count_one()
    layer = game.start if endings else {}
    for _ in range(position.cards_left - cards_left):
        open_positions: Layer = {}
        for code in sorted(layer):
            if not _is_excluded(game, code, layer[code], sets, reader, checked):
                open_positions[code] = layer[code]
            count_one()
        layer = game.follow(open_positions)
    if any(game.can_clear(code, place, endings) for code, place in layer.items()):
        raise ProofError("one of the last positions can be cleared")
    reader.check_end()
    return checked


def _is_excluded(game: CoveringGame, code: int, place: Place, sets: Sequence[RankSet], reader: Reader, checked: int) -> bool:
    """Return whether the proof has a reason why this position can't be won. Raises ProofError if the reason is wrong."""
    reason = reader.byte()
    if reason == FOLLOW:
        return False
    if reason == WALK:
        _check_walk(game, code, place, reader, checked)
        return True
    if reason - FIRST_SET >= len(sets):
        raise ProofError(f"position {checked + 1}: there is no reason {reason}")
    if not sets[reason - FIRST_SET].is_short(game.top_of(code), place[0], place[1]):
        raise ProofError(f"position {checked + 1}: enough cards accept those of set {reason - FIRST_SET + 1}")
    return True


def _check_walk(game: CoveringGame, code: int, place: Place, reader: Reader, checked: int) -> None:
    """Check that every walk through the cards left changes arcs less often than some pile.

    The cards of a pile are played in order, so they are a part of the walk, and leaving out cards never adds a change.
    """
    drawn, present, _ = place
    where, top = f"position {checked + 1}", game.top_of(code)
    if not game.has_walk(code, drawn, present):
        raise ProofError(f"{where}: jokers, draws or a King at the end make this reason invalid here")
    for steps in game.walks(top, present):
        pair, pile = reader.byte(), reader.byte()
        if pair >= len(EDGE_PAIRS) or pile >= len(game.piles):
            raise ProofError(f"{where}: there is no pair of edges {pair}, or no pile {pile}")
        slot = game.top_slots(present)[pile]
        low, high = EDGE_PAIRS[pair]
        changes = 0 if slot < 0 else game.changes_in(slot, pair) + (in_arc(top, pair) != in_arc(game.ranks[slot], pair))
        if changes <= steps[low] + steps[high]:
            raise ProofError(f"{where}: pile {pile + 1} fits into a walk through all cards")
