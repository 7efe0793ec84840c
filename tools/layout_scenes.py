"""Writes the opening of every game for the table of card sizes: the piles of one deal, without the cards in them.

    .venv/bin/python tools/layout_scenes.py

The front end computes the layouts, but only the catalogue knows the games. web/src/layout/card-sizes.test.ts reads the file that this
writes, and compares the sizes of cards and targets with docs/card-sizes.md. tests/variants/test_layout_scenes.py fails if the file is
stale.
"""

from __future__ import annotations

import json
from itertools import groupby
from pathlib import Path
from typing import Any

from longwood.play import start
from longwood.tables.games import game_view
from longwood.tables.views import piles_view
from longwood.variants import CATALOGUE, find_game

SCENES = Path(__file__).resolve().parents[1] / "web" / "src" / "layout" / "card-sizes.json"
DEAL = 1


def scene(name: str) -> dict[str, Any]:
    """Return what the layout of a game depends on. `piles` are runs of equal piles: kind, face-down cards, face-up cards, how many."""
    game = find_game(name)
    view = game_view(game)
    shapes = [(pile.kind, pile.hidden, len(pile.cards)) for pile in piles_view(start(game, DEAL))]
    return {
        "id": name,
        "family": view.family,
        "arrangement": view.arrangement,
        "rows": view.rows,
        "places": [list(place) for place in view.places],
        "piles": [[*shape, sum(1 for _ in run)] for shape, run in groupby(shapes)],
    }


def scenes_text() -> str:
    """Return the text of the file: one line for each game of the catalogue."""
    lines = ",\n".join(json.dumps(scene(variant.id), separators=(",", ":")) for variant in CATALOGUE)
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    SCENES.write_text(scenes_text(), encoding="utf-8")
