"""Writes the golden files of games that don't have them yet (`make golden`), without changing existing files.

Each game has a perft file, golden deals, golden records and a line in tests/rules/hashes.txt. To overwrite existing files on purpose, use
the `regenerate` modules in their folders.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from longwood.play import format_record
from longwood.rules import rules_hash
from longwood.variants import CATALOGUE, RACES, AnyVariant, Game, Variant
from tests.deals.regenerate import deals
from tests.perft.regenerate import perft_file
from tests.records.regenerate import race_records, records

TESTS = Path(__file__).parent
HASHES = TESTS / "rules" / "hashes.txt"


def makers(variant: Variant) -> dict[Path, Callable[[], str]]:
    """Return the golden files of a game by path, each as a function that returns its content."""
    return {
        TESTS / "perft" / f"{variant.id}.perft": lambda: perft_file(variant),
        TESTS / "deals" / f"{variant.id}.jsonl": lambda: deals(Game(variant, variant.rules)),
        TESTS / "records" / f"{variant.id}.record": lambda: "\n".join(map(format_record, records(variant))),
    }


def main() -> None:
    """Write the missing files and print their names."""
    sys.setrecursionlimit(10_000)  # the search of a covering game recurses once per card
    known = {line.split()[0] for line in HASHES.read_text(encoding="ascii").splitlines()}
    for variant in CATALOGUE:
        for path, make in makers(variant).items():
            if not path.exists():
                path.write_text(make(), encoding="utf-8")
                print(f"wrote {path.relative_to(TESTS.parent)}")
    for race in RACES:
        path = TESTS / "records" / f"{race.id}.record"
        if not path.exists():
            path.write_text("\n".join(map(format_record, race_records(race))), encoding="utf-8")
            print(f"wrote {path.relative_to(TESTS.parent)}")
    every: tuple[AnyVariant, ...] = (*CATALOGUE, *RACES)
    for game in every:
        if game.id not in known:
            with HASHES.open("a", encoding="ascii") as file:
                file.write(f"{game.id} {rules_hash(game.rules)}\n")
            print(f"wrote the rules hash of {game.id} to {HASHES.relative_to(TESTS.parent)}")


if __name__ == "__main__":
    main()
