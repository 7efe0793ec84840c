"""Writes docs/odds.md from the summaries in docs/odds.json."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from longwood.bots.players import KINDS
from longwood.rules import family, rules_hash
from longwood.study.odds import Summary, best_known, read_odds
from longwood.study.open_deals import read_open
from longwood.study.summary import Count, wilson
from longwood.variants import find_game

DOCS = Path(__file__).resolve().parents[1] / "docs"
ODDS = DOCS / "odds.json"
OPEN = DOCS / "open-deals.json"
PLAYERS = DOCS / "players.json"
_HEAD = """<!-- Generated from odds.json by `make docs`; edits here are lost. -->

# Odds

How many deals can be won? Each row is a [study](studies.md) of the deals from 1 to the number in the column "deals". The player sees all
cards, so a deal counts as won if anybody could win it. The referee has replayed each win. The search has proved each loss. What it couldn't
decide within its node limit is open. The bounds count no open deal as won, or all of them. They have a confidence of 95%.
"""
_OPEN = """## Unsolved deals

No search has decided these deals. [The list](open-deals.json) has their numbers, and the app deals them as a challenge. If you win one,
`longwood verify` says so when it checks the record of your game.

| game | searched up to deal | unsolved |
| --- | ---: | ---: |
"""
_PLAYERS = """## Players who see no hidden cards

The odds above are those of a player who sees all cards. These [computer players](studies.md#players-who-see-no-hidden-cards) play the same
deals, but see only what a person sees. The difference shows what luck, skill and sight are worth.

| game | player | deals | wins | 95% interval | moves a game | CPU ms a move | digest |
| --- | --- | ---: | ---: | --- | ---: | ---: | --- |
"""
_FOOT = """## How to repeat it

Each row was made by these commands, with the game and the options of the row. They give the same results on every machine:

```text
longwood study run GAME --option KEY=VALUE --deals 1-N --max-nodes NODES --out DIR
longwood study report DIR --into docs/odds.json
```

The table of best scores needs `--best-score`, too. A row without a node limit needs no `--max-nodes`. The digest in the last column is that
of all results (`longwood study report DIR --json`). `docs/odds.json` also has the hash of the rules and the version of the search of each
row. If a game's rules change, its rows must be measured again: a test compares the hashes.

`longwood study report DIR --open-deals docs/open-deals.json` writes the list of unsolved deals. `tools/measure_players.py` measures the
players and writes `docs/players.json`.

The searches of all rows took {hours:.1f} hours of processor time on one core.
"""


def odds_page() -> str:
    """Return the page."""
    found = read_odds(ODDS)
    verdicts = [one for one in found if one["goal"] == "verdict"]
    scores = [one for one in found if one["goal"] == "score"]
    parts = [
        _HEAD,
        _table("Games of the Forty Thieves family", verdicts, "columns"),
        _table("Games of the Golf family", verdicts, "covering"),
    ]
    if scores:
        parts.append(_scores(scores))
    players = read_odds(PLAYERS)
    parts += [_players(players), _unsolved()]
    hours = sum(one["cpu_s"] for one in [*found, *players]) / 3600
    return "\n".join([*parts, _FOOT.format(hours=hours)])


def is_current(one: Summary) -> bool:
    """Return whether the rules of a summary are still those of its game."""
    return bool(one["rules_hash"] == rules_hash(find_game(one["game"], one["options"]).rules))


def _table(title: str, summaries: Sequence[Summary], of: str) -> str:
    lines = [
        f"## {title}",
        "",
        "| game | deals | won | lost | open | can be won, bounds | nodes a deal | CPU h | digest |",
        "| --- | ---: | ---: | ---: | ---: | --- | ---: | ---: | --- |",
    ]
    for one in summaries:
        if _family(one) == of:
            count = Count(one["won"], one["lost"], one["open"])
            lower, upper = count.winnable
            shares = " | ".join(f"{hits / max(count.deals, 1):.2%}" for hits in (count.won, count.lost, count.open))
            nodes = "no limit" if one["max_nodes"] is None else f"{one['max_nodes']:,}"
            hours = f"{one['cpu_s'] / 3600:.2f}"
            lines.append(
                f"| {_name(one)} | {count.deals:,} | {shares} | {lower:.2%} - {upper:.2%} | {nodes} | {hours} | `{one['parts_hash']}` |"
            )
    return "\n".join([*lines, ""])


def _scores(summaries: Sequence[Summary]) -> str:
    lines = [
        "## Best scores",
        "",
        "The best score that a player who sees all cards can reach. In Golf, it is the number of strokes of a hole, and fewer are better.",
        "",
        "| game | deals | mean | nine deals | cleared | digest |",
        "| --- | ---: | ---: | ---: | --- | --- |",
    ]
    for one in summaries:
        numbers: dict[str, int] = one["scores"]
        deals = sum(numbers.values())
        mean = sum(int(score) * number for score, number in numbers.items()) / max(deals, 1)
        lower, upper = wilson(one["won"], one["deals"])
        lines.append(f"| {_name(one)} | {deals:,} | {mean:.3f} | {9 * mean:.2f} | {lower:.2%} - {upper:.2%} | `{one['parts_hash']}` |")
    return "\n".join([*lines, ""])


def _players(summaries: Sequence[Summary]) -> str:
    order = {player: at for at, player in enumerate(KINDS)}
    lines = []
    for one in sorted(summaries, key=lambda one: (one["game"], order[one["policy"].partition(":")[0]])):
        lower, upper = wilson(one["won"], one["deals"])
        moves, deals = max(one["moves"], 1), max(one["deals"], 1)
        lines.append(
            f"| {_name(one)} | `{one['policy']}` | {one['deals']:,} | {one['won'] / deals:.2%} | {lower:.2%} - {upper:.2%} "
            f"| {moves / deals:.0f} | {1000 * one['cpu_s'] / moves:.2f} | `{one['parts_hash']}` |"
        )
    return _PLAYERS + "\n".join([*lines, ""])


def _unsolved() -> str:
    rows = [f"| {_name(one)} | {one['last_deal']:,} | {len(one['deals']):,} |" for one in read_open(OPEN) if one["deals"]]
    return _OPEN + "\n".join([*rows, ""])


def odds_sentences(game: str, rules_hash: str) -> list[str]:
    """Return what is known about the odds of a game with its usual options, a sentence each, for its rules page."""
    one = best_known(one for one in read_odds(ODDS) if one["game"] == game).get(rules_hash)
    if one is None:
        return []
    least, most = one["winnable"]
    known = f"the search has decided {'all' if not one['open'] else 'all but ' + format(one['open'], ',')}"
    sentences = [f"Between {least:.2%} and {most:.2%} of deals can be won ({one['deals']:,} deals; {known})."]
    for player in read_odds(PLAYERS):
        if player["rules_hash"] == rules_hash and player["policy"] == "careful":
            deals, share = player["deals"], player["won"] / player["deals"]
            wins = f"wins {share:.1%} ({deals:,} deals)" if player["won"] else f"won none of {deals:,} deals"
            sentences.append(f"A careful player who sees no hidden cards {wins}.")
    return sentences


def _family(one: Summary) -> str:
    return family(find_game(one["game"], one["options"]).rules)


def _name(one: Summary) -> str:
    options: dict[str, Any] = one["options"]
    game = find_game(one["game"], options)
    extra = "".join(f", `{name}={str(value).lower()}`" for name, value in options.items())
    return f"[{game.name}](rules/{game.id}.md){extra}"
