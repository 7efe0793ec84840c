"""Measures how often the players without sight of hidden cards win, and writes docs/players.json.

    .venv/bin/python tools/measure_players.py FOLDER [GAME ...]

The studies are in FOLDER, and a second call goes on where the first one stopped. Without games, all in GAMES are measured.
"""

from __future__ import annotations

import sys
from pathlib import Path

from odds_page import PLAYERS

from longwood.study import workers
from longwood.study.odds import write_odds
from longwood.study.parts import Folder, read_rows
from longwood.study.plan import Plan
from longwood.study.report import summary
from longwood.study.running import run
from longwood.variants import find_game

GAMES = (
    "golf",
    "golf-queens",
    "tri-peaks",
    "forty-thieves",
    "pyramid-golf",
    "lucas",
    "maria",
    "number-ten",
    "limited",
    "streets",
    "rank-and-file",
    "indian",
    "gold-mine",
    "red-and-black",
)
"""The games that are measured, in this order. In games without unseen cards, such as Black Hole, there is nothing to compare."""
DEALS = 1000
STRONGEST = "sampling:16x2000"
STRONGEST_DEALS = {"tri-peaks": 200, "pyramid-golf": 200, "golf": 100, "golf-queens": 100, "forty-thieves": 100}
"""The games of the strongest player and their numbers of deals. Its column games take about a minute each, so most are left out."""


def studies(games: tuple[str, ...]) -> list[tuple[str, str, int]]:
    """Return the game, the player and the number of deals of each study, the fast players first."""
    fast = [(game, player, DEALS) for game in games for player in ("random", "greedy", "careful")]
    return fast + [(game, STRONGEST, deals) for game, deals in STRONGEST_DEALS.items() if game in games]


def main(folder: Path, games: tuple[str, ...]) -> None:
    """Run the studies one by one, and write the table after each."""
    for game, player, deals in studies(games):
        chosen = find_game(game)
        plan = Plan.of(chosen.rules, chosen.id, dict(chosen.options), policy=player)
        target = folder / f"{game}-{player.replace(':', '-')}"
        wanted = range(1, deals + 1)
        run(Folder(target, plan), plan, wanted, lambda: workers.local(1), 1)
        rows = [row for row in read_rows(target, plan) if row.deal in wanted]
        found = summary(plan, rows)
        write_odds(PLAYERS, [found])
        print(f"{game}: {player} wins {found['won']} of {found['deals']} deals ({found['cpu_s']} s)", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), tuple(sys.argv[2:]) or GAMES)
