"""Finds deals for test_verdicts.py whose verdict a second search confirms:

    .venv/bin/python -m tests.solver.find_verdicts > tests/solver/verdicts.txt

The second search of a covering game has every bound switched off. In a column game, the referee confirms wins, and a search without
the dead-end test, safe moves and digging confirms losses. Prints the first deals that are not trivial.
"""

from __future__ import annotations

import sys

from longwood.play import start
from longwood.rules import CoveringRules, OptionValue, format_option
from longwood.variants import find_game
from tests.games import SAMPLE
from tests.solver import native

OPTIONS: dict[str, list[dict[str, OptionValue]]] = {
    "golf": [{"must_play": True}, {"jokers": 1}, {"jokers": 2}, {"empty_foundation": True}, {"decks": 2}],
    "tri-peaks": [{"wrap": False}, {"wrap": False, "on_king": "queen"}, {"open": True}, {"jokers": 2}],
    "black-hole": [{"any_starter": True}],
    "forty-thieves": [{"foundation_return": True}],
}
_EACH = 3
_TRIED = 400
_FAST_NODES = 300_000
_SLOW_NODES = 6_000_000
_SOME_NODES = 20


def main(ids: list[str]) -> None:
    """Print the table of these games, or of the sample if none are named."""
    print("# game, options, deal, verdict; written by tests/solver/find_verdicts.py")
    for variant in [find_game(id).variant for id in ids] or SAMPLE:
        for options in ({}, *OPTIONS.get(variant.id, [])):
            found: dict[str, list[int]] = {"won": [], "lost": []}
            rules = find_game(variant.id, options).rules
            for number in range(_TRIED):
                if all(len(numbers) == _EACH for numbers in found.values()) or (number > 60 and len(found["won"]) == _EACH):
                    break
                position = start(rules, number)
                verdict = native.search(position, max_nodes=_FAST_NODES)
                if verdict not in found or len(found[verdict]) == _EACH or native.search(position, max_nodes=_SOME_NODES) == verdict:
                    continue
                if isinstance(rules, CoveringRules):
                    slow = native.search(position, native.covering_tuning(hall=False, flow=False), max_nodes=_SLOW_NODES)
                else:
                    slow = native.search(position, native.column_tuning(dead_test=False, safe_moves=False, dig=0.0), max_nodes=_SLOW_NODES)
                if slow == verdict or (verdict == "won" and not isinstance(rules, CoveringRules)):
                    found[verdict].append(number)
            words = " ".join(format_option(name, value) for name, value in options.items()) or "-"
            for verdict, numbers in found.items():
                for number in numbers:
                    print(f"{variant.id} {words.replace(' ', ',')} {number} {verdict}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
