"""Tests that pruning never changes the verdict, on whole deals and on positions along their winning lines."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from longwood.cards import RANK, Card
from longwood.play import ColumnPosition, Move, Position, start
from longwood.rules import Build, ColumnRules
from longwood.solver import Limits, Won, solve
from longwood.variants import find_game
from tests.games import SAMPLE
from tests.soak import unless_sanitized
from tests.solver import native
from tests.strategies import easy_deal

_OPEN = {"forty-nine"}  # the search wins none of the deals that the test would change
_COLUMNS = [(one.id, one.rules) for one in SAMPLE if isinstance(one.rules, ColumnRules) and one.id not in _OPEN]
_COVERING = [
    ("golf", {}),
    ("golf", {"must_play": True}),
    ("golf", {"jokers": 1}),
    ("golf", {"empty_foundation": True}),
    ("golf-queens", {}),
    ("putt-putt", {}),
    ("thieves-golf", {}),
    ("tri-peaks", {}),
    ("tri-peaks", {"wrap": False}),
    ("tri-peaks", {"wrap": False, "on_king": "queen"}),
    ("pyramid-golf", {}),
    ("black-hole", {}),
    ("black-hole", {"any_starter": True}),
    ("all-in-a-row", {}),
]
_COLUMN_TWINS = {
    "no dead-end test": native.column_tuning(dead_test=False),
    "no safe moves": native.column_tuning(safe_moves=False),
    "neither": native.column_tuning(dead_test=False, safe_moves=False),
    "digs first": native.column_tuning(dives=0.0, dig=0.9),
    "columns first": native.column_tuning(columns_first_after=0),
    "restarts": native.column_tuning(restart_after=0, restart_nodes=5000),
}
_SLOW_NODES = 60_000


def decided(position: Position, twin: object, name: str, seed: int) -> str | None:
    """Return the verdict of the search and its slow twin, which must agree, or None if one of them is undecided."""
    fast = native.search(position, max_nodes=_SLOW_NODES, seed=seed)
    slow = native.search(position, twin, max_nodes=_SLOW_NODES, seed=seed)  # type: ignore[arg-type]  # either tuning
    if fast in ("won", "lost") and slow in ("won", "lost"):
        assert fast == slow, f"{name}, seed {seed}: {position.line()}"
        return fast
    return None


def played_on(position: Position, random: Random, moves: int) -> Position:
    """Play up to that many moves, most often the first legal one, so that the position is easier to decide without pruning."""
    for _ in range(moves):
        legal = position.legal_moves()
        if not legal:
            break
        position.push(legal[0] if random.random() < 0.7 else random.choice(legal))
    return position


@pytest.mark.parametrize(("game", "options"), _COVERING, ids=lambda value: str(value))
@pytest.mark.parametrize(
    ("name", "twin"),
    [
        ("no sweep", native.covering_tuning()),
        ("no endings", native.covering_tuning(endings_after=2**63)),
        ("no Hall bound", native.covering_tuning(hall=False)),
        ("no flow bound", native.covering_tuning(flow=False)),
        ("no arc bound", native.covering_tuning(arcs=False)),
        ("no order", native.covering_tuning(order=False, restart=0)),
        ("portable", native.covering_tuning(isa=0)),
        ("no beams", native.covering_tuning(sweep=True)),
        ("a beam first", native.covering_tuning(sweep=True, beam_width=20)),
    ],
)
def test_pruning_covering_games_changes_no_verdict(game: str, options: dict[str, bool], name: str, twin: object) -> None:
    rules = find_game(game, options).rules
    verdicts = []
    for seed in range(16):
        position = played_on(start(rules, seed), Random(seed), moves=seed)
        verdicts.append(decided(position, twin, name, seed))
        verdicts.append(decided(start(rules, easy_deal(rules, seed, 12)), twin, name, seed))
    assert min(verdicts.count("won"), verdicts.count("lost")) >= 1, verdicts
    assert verdicts.count(None) <= 20, verdicts


@pytest.mark.parametrize("rules", [rules for _, rules in _COLUMNS], ids=[name for name, _ in _COLUMNS])
def test_pruning_column_games_changes_no_verdict(rules: ColumnRules) -> None:
    """Test late positions of won games with two cards swapped, and earlier ones with the low cards buried."""
    verdicts: list[str | None] = []
    least = {"won": 3, "lost": 3 if rules.build is Build.SAME_SUIT else 0}  # in other games even a buried Ace is easily reached
    for seed in range(12):
        if seed >= unless_sanitized(5, 1) and all(verdicts.count(verdict) >= number for verdict, number in least.items()):
            break
        random = Random(seed)
        verdict = solve(start(rules, seed), Limits(max_nodes=100_000))
        if not isinstance(verdict, Won):
            continue
        late = after(rules, seed, verdict.moves[: -random.randrange(8, 110)])
        assert native.search(late) == "won"
        early = after(rules, seed, verdict.moves[: len(verdict.moves) * random.randrange(2, 9) // 10])
        for position, change in ((late, swap_two_cards), (early, bury), (late, swap_two_cards), (early, bury)):
            change(position, random)
            for name, twin in _COLUMN_TWINS.items():
                verdicts.append(decided(position, twin, name, seed))
    assert all(verdicts.count(verdict) >= number for verdict, number in least.items()), verdicts


def after(rules: ColumnRules, deal: int, line: Sequence[Move]) -> ColumnPosition:
    position = start(rules, deal)
    for move in line:
        position.push(move)
    assert isinstance(position, ColumnPosition)
    return position


def swap_two_cards(position: ColumnPosition, random: Random) -> None:
    """Swap two cards in the columns, the waste or the stock."""
    piles: list[list[Card]] = [pile for pile in (*position.columns, position.stock, position.waste) if pile]
    a, b = random.choice(piles), random.choice(piles)
    i, j = random.randrange(len(a)), random.randrange(len(b))
    a[i], b[j] = b[j], a[i]


def bury(position: ColumnPosition, random: Random) -> None:
    """Deal the remaining cards into the columns, low cards roughly at the bottom, so that few moves are possible."""
    left = [value for pile in (*position.columns, position.stock, position.waste) for value in pile]
    left.sort(key=lambda value: RANK[value] + random.gauss(0, 1))
    number = position.rules.columns
    position.columns = [*(left[c::number] for c in range(number)), *([] for _ in range(position.rules.cells))]
    position.hidden = [0] * position.rules.piles
    position.stock.clear()
    position.waste.clear()
