"""Lists of open deals: the deals that no search has decided, in a JSON file such as docs/open-deals.json."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from longwood.study.plan import Plan, StudyError
from longwood.study.row import Row

OpenDeals = Mapping[str, Any]
"""The open deals of a game: `game`, `options`, `rules_hash`, `last_deal` (the last deal that a study searched) and `deals`."""

_KEYS: Final = frozenset(("game", "options", "rules_hash", "last_deal", "deals"))


def read_open(file: Path) -> list[OpenDeals]:
    """Return the lists in a file, none if there is no file. Raises StudyError if it can't be read."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return []
    except (OSError, ValueError) as error:
        raise StudyError(f"{file}: this is not a list of open deals ({error})") from error
    if not isinstance(found, list) or not all(isinstance(one, dict) and set(one) == _KEYS for one in found):
        raise StudyError(f"{file}: this is not a list of open deals")
    return found


def write_open(file: Path, plan: Plan, rows: Sequence[Row]) -> list[int]:
    """Add the results of a study to a file. Deals that it has decided are removed, and its open deals after the last known one are added.

    A game gets a list with its first open deal. A study never brings back a deal that another one has decided. Returns all open deals of
    the game.

    Raises StudyError if the results aren't those of a search for wins, or don't follow those in the file.
    """
    if plan.policy or plan.goal != "verdict":
        raise StudyError(f"{plan.game}: only a search for wins leaves deals open, not a player or a search for scores")
    lists = {_key(one): one for one in read_open(file)}
    key = _key({"game": plan.game, "options": plan.options})
    before = lists.get(key)
    if before is not None and before["rules_hash"] != plan.rules_hash:
        before = None
    last = 0 if before is None else before["last_deal"]
    added = [row for row in rows if row.deal > last]
    if added and added[0].deal > last + 1:
        raise StudyError(f"{plan.game}: the file has the deals up to {last}, and this study begins with {added[0].deal}")
    decided = {row.deal for row in rows if row.verdict != "open"}
    known = [] if before is None else [deal for deal in before["deals"] if deal not in decided]
    deals = known + [row.deal for row in added if row.verdict == "open" and row.limit != "crashed"]
    if before is None and not deals:
        return []  # a game without open deals needs no list
    lists[key] = {
        "game": plan.game,
        "options": dict(plan.options),
        "rules_hash": plan.rules_hash,
        "last_deal": max(last, rows[-1].deal if rows else 0),
        "deals": deals,
    }
    text = ",\n".join(json.dumps(lists[key], ensure_ascii=False) for key in sorted(lists))
    scratch = file.with_name(f"{file.name}.new")
    scratch.write_text(f"[\n{text}\n]\n", encoding="utf-8")
    scratch.replace(file)
    return deals


def _key(one: OpenDeals) -> str:
    return json.dumps([one["game"], dict(one["options"])])
