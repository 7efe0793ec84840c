"""Computes the search's signature: its node counts on fixed deals of every game, which are the same on every machine and instruction set.

    .venv/bin/python bench/signature.py            # compare with bench/signature.txt; the exit code is 1 if a count differs
    .venv/bin/python bench/signature.py --write    # overwrite bench/signature.txt after an intended change; mention it in the commit

A change that only makes the search faster must not change a count. If one changes unexpectedly, there is a bug. tests/test_signature.py
checks that the file matches the code on every instruction set.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from longwood.play import ColumnPosition, CoveringPosition, start
from longwood.play.scoring import DRAW_PENALTY, LAST_PEAK_BONUS, PEAK_BONUS
from longwood.rules import CoveringRules, OptionValue, Rules, Scoring, format_option, rules_hash
from longwood.solver import _core
from longwood.solver.native import column_position, column_rules, covering_position, covering_rules
from longwood.variants import find_game
from longwood.variants.forty_thieves import VARIANTS as FORTY_THIEVES
from longwood.variants.golf import VARIANTS as GOLF

FILE: Final = Path(__file__).with_suffix(".txt")
DEALS: Final = range(1, 13)
MAX_NODES: Final = 10_000
_MAX_BYTES: Final = 2**30
_FURTHER: Final = (
    "pluto",
    "quadrangle",
    "octagon",
    "fortunes-favor",
    "courtyard",
    "unlimited",
    "squadron",
    "jacks-in-the-box",
    "red-and-black",
    "forty-nine",
    "foothold",
    "double-gold-mine",
    "napoleons-shoulder",
    "dieppe",
    "carre-napoleon",
    "three-fir-trees",
    "binary-star",
    "take-away",
    "robert",
    "bobby",
    "wasatch",
)
"""Games with rules that the best known games don't have, so that each field of the rules is in one of the games."""
_WITH_OPTIONS: Final[tuple[tuple[str, dict[str, OptionValue]], ...]] = (
    ("golf", {"jokers": 2}),
    ("golf", {"must_play": True}),
    ("golf", {"empty_foundation": True}),
    ("tri-peaks", {"wrap": False}),
    ("forty-thieves", {"foundation_return": True}),
)
LONG: Final = ("forty-thieves", "maria")
"""Games with two sets of weights. The first 10,000 nodes of a search hardly use the second set, so these are searched for longer too."""
LONG_NODES: Final = 40_000
BEST_SCORES: Final = ("golf", "golf-queens", "thieves-golf", "tri-peaks")
BEST_ISA: Final = 2


def games() -> dict[str, Rules]:
    """Return the rules to count: the best known games, earlier versions of their rules, options, and games with further rules."""
    known = (*FORTY_THIEVES, *GOLF)
    found = {variant.id: variant.rules for variant in known}
    found |= {f"{variant.id},{rules_hash(rules)}": rules for variant in known for rules in variant.former}
    for name, options in _WITH_OPTIONS:
        words = ",".join(format_option(key, value) for key, value in options.items())
        found[f"{name},{words}"] = find_game(name, options).rules
    return found | {name: find_game(name).rules for name in _FURTHER}


def nodes(rules: Rules, isa: int = BEST_ISA, max_nodes: int = MAX_NODES) -> int:
    """Return the total nodes over all deals. `isa` is the widest instruction set a covering search may use (see CoveringTuning)."""
    total = 0
    for number in DEALS:
        position = start(rules, number)
        if isinstance(position, CoveringPosition):
            tuning = _core.CoveringTuning()
            tuning.isa = isa
            problem = covering_rules(position.rules), covering_position(position)
            total += _core.search_covering(*problem, _limits(max_nodes), tuning=tuning).nodes
        else:
            assert isinstance(position, ColumnPosition)
            native = column_rules(position.rules, position.foundations.base)
            total += _core.search_columns(native, column_position(position), _limits(max_nodes)).nodes
    return total


def score_nodes(name: str, isa: int = BEST_ISA) -> int:
    """Return the total nodes of the best-score searches over all deals."""
    rules = find_game(name).rules
    total = 0
    for number in DEALS:
        position = start(rules, number)
        assert isinstance(position, CoveringPosition)
        problem = covering_rules(position.rules), covering_position(position)
        if position.rules.scoring is Scoring.PEAKS:
            scoring = _core.PeaksScoring(draw=DRAW_PENALTY, peak=PEAK_BONUS, last_peak=LAST_PEAK_BONUS)
            total += _core.best_peaks_score(*problem, _limits(MAX_NODES), streak=0, scoring=scoring).nodes
        else:
            tuning = _core.ScoreTuning()
            tuning.isa = isa
            total += _core.best_hole_score(*problem, _limits(10 * MAX_NODES), tuning=tuning).nodes
    return total


def _limits(max_nodes: int) -> _core.Limits:
    return _core.Limits(max_nodes=max_nodes, max_bytes=_MAX_BYTES)


def totals() -> dict[str, int]:
    """Run all searches and return the current node counts."""
    found = {name: nodes(rules) for name, rules in games().items()}
    found |= {f"{name},long": nodes(find_game(name).rules, max_nodes=LONG_NODES) for name in LONG}
    return found | {f"{name},best-score": score_nodes(name) for name in BEST_SCORES}


def committed() -> dict[str, int]:
    """Return the node counts in bench/signature.txt."""
    lines = (line.split() for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#"))
    return {name: int(number) for name, number in lines}


def is_covering(rules: Rules) -> bool:
    """Return whether the search of this game can use different instruction sets."""
    return isinstance(rules, CoveringRules)


def main() -> int:
    """Compare or write the counts, and return the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--write", action="store_true", help="overwrite bench/signature.txt")
    found = totals()
    if parser.parse_args().write:
        each = f"at most {MAX_NODES:,} each, for best holes ten times, if long {LONG_NODES:,}"
        head = f"# Nodes of deals {DEALS[0]} to {DEALS[-1]}, {each}; written by bench/signature.py --write\n"
        FILE.write_text(head + "".join(f"{name} {number}\n" for name, number in found.items()), "utf-8")
    known = committed()
    changed = [name for name in {**known, **found} if known.get(name) != found.get(name)]
    for name in changed:
        print(f"{name}: {found.get(name)} nodes, not {known.get(name)}")
    print(f"{sum(found.values())} nodes in {len(found)} totals{'' if changed else ', as committed'}")
    return int(bool(changed))


if __name__ == "__main__":
    raise SystemExit(main())
