"""Overwrites the golden deals: `python -m tests.deals.regenerate`.

The second shuffle (slow_shuffle.py) computes them, not the one they test. A deal number must always give the same deal, because people
write deal numbers down. So new games can add lines, but existing lines must never change.
"""

from __future__ import annotations

import json
from pathlib import Path

from longwood.cards import format_card
from longwood.rules import FIRST_CARD, ColumnRules, Hole, Rules
from longwood.variants import CATALOGUE, Game, game_to_json
from tests.deals.slow_shuffle import pack, shuffle

HERE = Path(__file__).parent
ORDERS = HERE / "orders.txt"
NUMBERS = (0, 1, 2, 12345, 2**63 - 1)
VARIANT_NUMBERS = (1, 12345, 2**63 - 1)
DECKS = {
    "one": pack(1),
    "two": pack(2),
    "one+joker": pack(1, 1),
    "one+jokers": pack(1, 2),
    "two+jokers": pack(2, 2),
    "two-aces": pack(2, without="A"),
}


def orders() -> str:
    """Return the order of every deck for every deal number, one per line."""
    lines = (f"{name} {number} {''.join(shuffle(deck, number))}\n" for name, deck in DECKS.items() for number in NUMBERS)
    return "# deck, deal number, the cards in the order they are dealt: `python -m tests.deals.regenerate`\n" + "".join(lines)


def can_go_up(rules: Rules, foundations: list[str], card: str) -> bool:
    """Return whether a card fits the foundations, to which all these cards have gone: its suit has more of the card before it."""
    assert isinstance(rules, ColumnRules)
    ranks = "A23456789TJQK"
    before = "" if ranks.index(card[0]) + 1 == rules.foundation_base else ranks[ranks.index(card[0]) - 1] + card[1]
    return foundations.count(card) < (foundations.count(before) if before else rules.decks)


def deal_json(rules: Rules, number: int) -> dict[str, object]:
    """Return the piles of a Deal JSON: the tableau dealt row by row, then the card of the hole, then the stock (docs/deals.md)."""
    if isinstance(rules, ColumnRules):
        starter = "A23456789TJQK"[rules.foundation_base - 1] if rules.preset else ""
        order = shuffle(pack(rules.decks, without=starter), number)
        rows, width = rules.cards, rules.columns
        foundations = [starter + suit for suit in "CDHS"] * rules.decks if rules.preset else []
    else:
        cards = pack(rules.decks, rules.jokers)
        presets = [] if rules.preset is None else [format_card(value) for value in (rules.preset, *rules.more_presets)]
        for preset in presets:
            cards.remove(preset)
        order = shuffle(cards, number)
        chains = rules.layout.kind in ("columns", "fans")
        is_tree = rules.layout.kind == "trees"
        width, rows = rules.layout.sizes if chains else (1, rules.layout.sizes[0] * (rules.layout.sizes[1] * 3 // 2) if is_tree else 28)
        if rules.layout.kind == "none":
            rows = 0
        foundations = presets[1:]
    tableau: list[list[str]] = [[] for _ in range(width)]
    way = rules.deal_up.value if isinstance(rules, ColumnRules) else "nothing"
    for _ in range(rows):
        for pile in tableau:
            while way == "cards" and order and can_go_up(rules, foundations, order[0]):
                foundations.append(order.pop(0))
            if order:
                pile.append(order.pop(0))
        while way == "rows" and (tops := [pile for pile in tableau if pile and can_go_up(rules, foundations, pile[-1])]):
            foundations.append(tops[0].pop())
    if isinstance(rules, ColumnRules):
        tableau += [[order.pop(0)] if rules.cells_dealt else [] for _ in range(rules.cells)]
    hole = None
    if isinstance(rules, ColumnRules) and rules.foundation_base == FIRST_CARD:
        foundations = [order.pop(0)]
    if not isinstance(rules, ColumnRules) and rules.hole is not Hole.EMPTY:
        hole = presets[0] if rules.hole is Hole.PRESET else order.pop(0)
    return {"tableau": tableau, "stock": order, "foundations": foundations, "hole": hole}


def deals(game: Game) -> str:
    """Return the golden deals of a game as JSON Lines, each with its deal number."""
    lines = (json.dumps({"number": str(n), **game_to_json(game), **deal_json(game.rules, n)}) + "\n" for n in VARIANT_NUMBERS)
    return "".join(lines)


def main() -> None:
    """Write every file."""
    ORDERS.write_text(orders(), encoding="ascii")
    for variant in CATALOGUE:
        (HERE / f"{variant.id}.jsonl").write_text(deals(Game(variant, variant.rules)), encoding="ascii")


if __name__ == "__main__":
    main()
