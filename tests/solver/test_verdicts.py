"""Tests that deals and positions with a known verdict get it within the default limits. Unknown counts as wrong."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from longwood.play import start
from longwood.rules import CoveringRules, OptionValue, parse_option
from longwood.solver import Lost, Verdict, Won, solve
from longwood.variants import CATALOGUE, find_game
from tests.games import KNOWN as KNOWN_GAMES
from tests.positions import columns, covering

_KINDS: dict[str, type[Verdict]] = {"won": Won, "lost": Lost}
_COVERING = [(variant.id, variant.rules) for variant in CATALOGUE if isinstance(variant.rules, CoveringRules) and not variant.rules.is_wide]


def _known() -> dict[tuple[str, str], list[tuple[int, str]]]:
    found: dict[tuple[str, str], list[tuple[int, str]]] = defaultdict(list)
    for line in (Path(__file__).parent / "verdicts.txt").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            game, options, deal, verdict = line.split()
            found[game, options].append((int(deal), verdict))
    return found


KNOWN = _known()


def read_options(text: str) -> dict[str, OptionValue]:
    return {} if text == "-" else dict(parse_option(word) for word in text.split(","))


@pytest.mark.parametrize(("game", "options"), KNOWN, ids=lambda value: str(value))
def test_known_deals_get_their_verdict(game: str, options: str) -> None:
    rules = find_game(game, read_options(options)).rules
    for deal, right in KNOWN[game, options]:
        for seed in (0, 1):
            verdict = solve(start(rules, deal), seed=seed)
            assert isinstance(verdict, _KINDS[right]), f"deal {deal}, seed {seed}: {verdict!r}"
            if isinstance(verdict, Lost):
                assert verdict.certain is verdict.exact is isinstance(rules, CoveringRules)


def test_every_game_has_known_deals() -> None:
    for variant in KNOWN_GAMES:
        assert sum(verdict == "won" for _, verdict in KNOWN[variant.id, "-"]) >= 3, variant.id


@pytest.mark.parametrize(("game", "rules"), _COVERING, ids=[game for game, _ in _COVERING])
@pytest.mark.parametrize(
    ("cards", "kind"),
    [
        (("5C",), Won),
        (("5C", "6D"), Won),
        (("5C", "9D"), Lost),
        (("5C", "5D"), Lost),
        (("5C", "5D", "4S"), Won),  # 5, 4, 5
        (("5C", "4D", "5S"), Won),  # in this order, also where the first two cover the last
        (("5C", "3D", "3S"), Lost),
    ],
    ids=lambda value: "".join(value) if isinstance(value, tuple) else value.__name__,
)
def test_positions_with_few_cards_left_get_their_verdict(
    game: str, rules: CoveringRules, cards: tuple[str, ...], kind: type[Verdict]
) -> None:
    """The top of the only hole is a 4. The cards don't cover each other, except in pyramids and trees, where the others cover the last."""
    position = covering(game, dict(zip(range(len(cards), 0, -1), cards, strict=True)), hole="4H")
    if rules.layout.kind in ("pyramid", "trees") and cards[-1] == "4S":
        kind = Lost  # the 4 is under both 5s, and nothing else takes the second 5
    assert isinstance(solve(position), kind)


@pytest.mark.parametrize(
    ("game", "stock", "kind", "options"),
    [
        ("golf", "", Lost, {}),
        ("golf", "8H", Lost, {}),
        ("golf", "8H KC 8S QC", Won, {}),  # the 9 fits on the first 8, nothing fits on the King of the stock, the King fits on the Queen
        ("golf", "8H AC", Lost, {}),
        ("golf", "8H AC", Won, {"around_corner": True}),
        ("golf", "TH XX", Won, {"jokers": 1}),
        ("golf", "XX TH", Won, {"jokers": 1}),
        ("golf", "4C", Lost, {"must_play": True}),
    ],
)
def test_the_stock_decides_the_verdict(game: str, stock: str, kind: type[Verdict], options: dict[str, OptionValue]) -> None:
    """A 9 and a King are left, and the top of the hole is a 5."""
    position = covering(game, {1: "9C", 2: "KD"}, hole="5H", stock=stock, **options)
    assert isinstance(solve(position), kind)


def test_a_position_without_moves_is_lost() -> None:
    """The eight Aces are under Kings, and no other card fits anywhere."""
    aces = {n: f"A{ace}K{king}" for n, (ace, king) in enumerate(zip("CCDDHHSS", "SSHHDDCC", strict=True), 1)}
    position = columns("forty-thieves", aces | {9: "2CJH", 10: "2DJS"}, rest=1)
    assert isinstance(solve(position), Lost)
