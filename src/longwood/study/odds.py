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

    A new one replaces that of the same game, options, goal, node limit and player, and those of fewer deals with a lower node limit. Of the
    searches of a game, the one that knows the share of winnable deals best comes first. It can be one of fewer deals with more nodes each,
    because each open deal may be won or lost.
    """
    table = {_key(one): one for one in read_odds(file)}
    for one in summaries:
        table = {key: other for key, other in table.items() if not _is_replaced(other, one)} | {_key(one): one}
    text = ",\n".join(json.dumps(one, ensure_ascii=False) for one in sorted(table.values(), key=_place))
    scratch = file.with_name(f"{file.name}.new")
    scratch.write_text(f"[\n{text}\n]\n", encoding="utf-8")
    scratch.replace(file)


def best_known(summaries: Iterable[Summary]) -> dict[str, Summary]:
    """Return the first search for wins of each rules hash, which is the one that knows the share of winnable deals best."""
    known: dict[str, Summary] = {}
    for one in summaries:
        if one["goal"] == "verdict" and not one.get("policy"):
            known.setdefault(one["rules_hash"], one)
    return known


def _place(one: Summary) -> tuple[str, float, str]:
    """Return what decides the place of a summary in its file."""
    lower, upper = one["winnable"]
    return json.dumps([one["game"], one["options"], one["goal"]]), upper - lower, _key(one)


def _is_replaced(one: Summary, new: Summary) -> bool:
    if any(one.get(name, "") != new.get(name, "") for name in ("game", "options", "goal", "policy")):
        return False
    is_deeper = new["max_nodes"] is None or (one["max_nodes"] is not None and one["max_nodes"] <= new["max_nodes"])
    return is_deeper and bool(one["deals"] <= new["deals"])


def _key(one: Summary) -> str:
    return json.dumps([*(one[name] for name in _KEY), one.get("policy", "")])
