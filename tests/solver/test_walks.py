"""Tests of the bounds for games without a stock: plain Python twins prune the same moves, and verdicts on small decks don't change."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from random import Random

import pytest

from longwood.cards import RANK, RANKS, Card, card
from longwood.play import CoveringPosition, Move
from longwood.rules import CoveringRules, Hole, OnKing, columns, fans
from longwood.solver import _core
from longwood.solver.native import covering_position, covering_rules
from tests.soak import times
from tests.solver import native, small

_LAYOUTS = (columns(3, 4), columns(4, 3), columns(5, 3), columns(2, 6), fans(7, 2), fans(5, 3))
_LEFT_OUT = (10, 12)
"""The pair of edges for which the native bound has no lane."""
_NO_ENDINGS = 2**63


def walk_position(random: Random, most_ranks: int = RANKS) -> CoveringPosition:
    """Return a position of a small game without a stock, whose cards are dealt so that a walk through them is likely."""
    layout = random.choice(_LAYOUTS)
    rules = CoveringRules(name="Walk", layout=layout, decks=2, wrap=True, on_king=OnKing.NOTHING, hole=Hole.EMPTY)
    first, number = random.randrange(RANKS), random.randint(5, most_ranks)
    rank = random.randrange(number)
    walk = []
    for _ in range(layout.slots + 1):
        walk.append((first + rank) % RANKS + 1)
        rank = (rank + random.choice((-1, 1))) % RANKS if number == RANKS else max(0, min(number - 1, rank + random.choice((-1, 1))))
    top, *dealt = walk
    disorder = random.choice((1, 4, 30))  # positions near the order of the walk are winnable
    dealt = [value for _, value in sorted((place + random.uniform(0, disorder), value) for place, value in enumerate(dealt))]
    places: list[list[int]] = [list(pile) for pile in layout.piles]
    slots: list[Card | None] = [None] * layout.slots
    for value in dealt:
        pile = random.choice([one for one in places if one])
        slots[pile.pop()] = card(value, random.randrange(4))
    hole = () if random.random() < 0.3 else (card(top, 0),)
    return CoveringPosition.of_piles(rules, tuple(slots), (), hole)


def piles_of(position: CoveringPosition) -> list[list[int]]:
    """Return the ranks left in each pile, the exposed card first."""
    piles: list[list[int]] = []
    for pile in position.rules.layout.piles:
        cards = [position.cards[slot] for slot in reversed(pile) if position.present >> slot & 1]
        piles.append([RANK[value] for value in cards if value is not None])
    return piles


def steps_between(left: Counter[int], top: int, last: int) -> list[int] | None:
    """Return how often a walk from `top` through the cards left to `last` goes over each edge, or None if there is no such walk.

    Edge k is between the ranks k+1 and k+2. Each card is entered and left once, but the top is only left and the last only entered.
    """
    degrees = [2 * left[rank] + (rank == top) - (rank == last) for rank in range(1, RANKS + 1)]
    for first in range(max(degrees) + 1):  # try each number for the edge between King and Ace; the others follow
        steps = [0] * RANKS
        before = first
        for edge in range(RANKS):
            steps[edge] = before = degrees[edge] - before
        if steps[RANKS - 1] == first:
            return steps if min(steps) >= 0 else None
    return None


def in_arc(rank: int, edges: tuple[int, int]) -> bool:
    """Return in which of the two arcs between these edges the rank is."""
    return edges[0] + 1 < rank <= edges[1] + 1


def connected(steps: list[int], left: Counter[int], top: int) -> bool:
    """Return whether the ranks left can be reached from `top` over edges that the walk uses."""
    reached = {top}
    for _ in range(RANKS):
        reached |= {rank % RANKS + 1 for rank in reached if steps[rank - 1]}
        reached |= {(rank - 2) % RANKS + 1 for rank in reached if steps[(rank - 2) % RANKS]}
    return all(rank in reached for rank in left if left[rank])


def is_refuted(position: CoveringPosition, *, arcs: bool) -> bool:
    """Return whether the flow bound, and the arc bound if it is asked for, prove that the position is lost."""
    piles, top = piles_of(position), position.top_rank
    left = Counter(rank for pile in piles for rank in pile)
    if not left:
        return False
    assert top is not None
    for last in {pile[-1] for pile in piles if pile}:
        steps = steps_between(left, top, last)
        if steps is None or not connected(steps, left, top):
            continue
        if not arcs or not any(has_too_many_changes(piles, top, steps, edges) for edges in combinations(range(RANKS), 2)):
            return False
    return True


def has_too_many_changes(piles: list[list[int]], top: int, steps: list[int], edges: tuple[int, int]) -> bool:
    """Return whether a pile changes between the two arcs more often than the walk can."""
    if edges == _LEFT_OUT:
        return False
    allowed = steps[edges[0]] + steps[edges[1]]
    return any(sum(in_arc(a, edges) != in_arc(b, edges) for a, b in pairwise([top, *pile])) > allowed for pile in piles)


def after(position: CoveringPosition, move: Move) -> CoveringPosition:
    """Return the position after a move."""
    twin = position.copy()
    twin.push(move)
    return twin


@pytest.mark.parametrize("arcs", [False, True])
def test_the_native_bound_refutes_exactly_what_its_slow_twin_does(arcs: bool) -> None:
    """If the bound refutes every move, the search looks at no position but the first."""
    tuning = native.covering_tuning(hall=False, arcs=arcs, endings_after=_NO_ENDINGS)
    found: Counter[bool] = Counter()
    by_arcs = 0
    for seed in range(2500):
        position = walk_position(Random(seed))
        for _ in range(Random(seed).randrange(4)):
            moves = position.legal_moves()
            if moves:
                position.push(moves[0])
        children = [after(position, move) for move in position.legal_moves()]
        if not children or position.top_rank is None:
            continue
        refuted = all(is_refuted(child, arcs=arcs) for child in children)
        by_arcs += refuted and not all(is_refuted(child, arcs=False) for child in children)
        rules, start = covering_rules(position.rules), covering_position(position)
        nodes = _core.search_covering(rules, start, native.limits(2), tuning=tuning).nodes
        assert (nodes == 1) is refuted, f"seed {seed}: {position.line()}"
        found[refuted] += 1
    assert min(found.values()) >= 100, found
    assert by_arcs >= (10 if arcs else 0), by_arcs


def test_a_walk_can_take_more_steps_over_one_edge_than_a_byte_holds() -> None:
    """Two columns of 40 Aces and 40 Twos are played in turn, which no deal of the catalogue can have."""
    columns_of_forty = [list(range(40)), list(range(40, 80))]
    covered_by = [[slot + 1] if slot % 40 != 39 else [] for slot in range(80)]
    rules = _core.CoveringRules(covered_by, columns_of_forty, True, False, False)
    position = _core.CoveringPosition([1] * 40 + [2] * 40, [], 2)
    found = _core.search_covering(rules, position, native.limits(10_000))
    assert found.status == "won"
    assert len(found.line) == 80


@pytest.mark.soak
@pytest.mark.parametrize("part", range(times(3, 20)))
def test_verdicts_of_small_games_without_a_stock_are_right(part: int) -> None:
    found: Counter[str] = Counter()
    tunings = {
        "all": native.covering_tuning(),
        "bounds alone": native.covering_tuning(hall=False, endings_after=_NO_ENDINGS),
        "endings at once": native.covering_tuning(endings_after=0),
        "endings alone": native.covering_tuning(hall=False, flow=False, endings_after=0),
    }
    for seed in range(400 * part, 400 * (part + 1)):
        position = walk_position(Random(seed))
        right = "won" if small.winnable(position) else "lost"
        found[right] += 1
        for name, tuning in tunings.items():
            assert native.search(position, tuning, seed=seed) == right, f"{name}, seed {seed}: {position.line()}"
    assert min(found.values()) >= 100, found
