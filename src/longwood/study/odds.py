"""Tables of odds: one summary for each study, in a JSON file such as docs/odds.json or docs/players.json."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from longwood.study.plan import StudyError

Summary = Mapping[str, Any]
"""What study.report.summary returns."""

_KEY: Final = ("game", "options", "goal", "max_nodes")


def read_odds(file: Path) -> list[Summary]:
    """Return the summaries in a file, an empty list if there is no file. Raises StudyError if it can't be read."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return []
    except (OSError, ValueError) as error:
        raise StudyError(f"{file}: this is not a table of odds ({error})") from error
    if not isinstance(found, list) or not all(isinstance(one, dict) and set(_KEY) <= set(one) for one in found):
        raise StudyError(f"{file}: this is not a table of odds; it must be a list of summaries")
    return found


def write_odds(file: Path, summaries: Iterable[Summary]) -> None:
    """Add summaries to a file.

    A new one replaces that of the same game, options, goal, node limit and player, and those of fewer deals with a lower node limit.
    """
    table = {_key(one): one for one in read_odds(file)}
    for one in summaries:
        table = {key: other for key, other in table.items() if not _is_replaced(other, one)} | {_key(one): one}
    text = ",\n".join(json.dumps(table[key], ensure_ascii=False) for key in sorted(table))
    scratch = file.with_name(f"{file.name}.new")
    scratch.write_text(f"[\n{text}\n]\n", encoding="utf-8")
    scratch.replace(file)


def best_known(summaries: Iterable[Summary]) -> dict[str, Summary]:
    """Return the summaries of searches for wins by rules hash. Of several, it is the one that knows the share of winnable deals best.

    A study of fewer deals with more nodes each can know more than one of more deals, because each open deal may be won or lost.
    """
    known: dict[str, Summary] = {}
    for one in summaries:
        if one["goal"] == "verdict" and not one.get("policy"):
            other = known.setdefault(one["rules_hash"], one)
            if _width(one) < _width(other):
                known[one["rules_hash"]] = one
    return known


def _width(one: Summary) -> float:
    lower, upper = one["winnable"]
    return float(upper - lower)


def _is_replaced(one: Summary, new: Summary) -> bool:
    if any(one.get(name, "") != new.get(name, "") for name in ("game", "options", "goal", "policy")):
        return False
    is_deeper = new["max_nodes"] is None or (one["max_nodes"] is not None and one["max_nodes"] <= new["max_nodes"])
    return is_deeper and bool(one["deals"] <= new["deals"])


def _key(one: Summary) -> str:
    return json.dumps([*(one[name] for name in _KEY), one.get("policy", "")])
