"""Convert rules to and from JSON, and hash them.

The canonical form contains the family and only the fields that differ from the family's defaults. Adding a field with a default
therefore doesn't change any hash. `VERSION` changes only if the meaning of an existing field changes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields
from hashlib import sha256
from typing import Final

from longwood.cards import format_card, parse_card
from longwood.errors import NotationError, RulesError, shown
from longwood.rules.column_rules import Build, ColumnRules, DealUp, Empty, Run, Up
from longwood.rules.covering_rules import CoveringRules, Hole, OnKing, Scoring
from longwood.rules.layout import Layout, layout
from longwood.rules.race_rules import RaceRules

VERSION: Final = 1
"""The version of the canonical JSON."""
Rules = ColumnRules | CoveringRules
"""The rules of a solitaire game. Deals, positions, moves and the solver work with these."""
AnyRules = Rules | RaceRules
"""The rules of a solitaire game or a race."""
type_by_family: Final[dict[str, type[AnyRules]]] = {"columns": ColumnRules, "covering": CoveringRules, "race": RaceRules}
_MAX_NUMBER: Final = 10**6  # far higher than any number in real rules
_ENUMS: Final = {
    "build": Build,
    "run": Run,
    "empty": Empty,
    "foundation_up": Up,
    "deal_up": DealUp,
    "on_king": OnKing,
    "hole": Hole,
    "scoring": Scoring,
}


def family(rules: AnyRules) -> str:
    """Return the family of the rules: `columns`, `covering` or `race`."""
    return next(name for name, made in type_by_family.items() if isinstance(rules, made))


def _plain(name: str, value: object) -> object:
    if name == "more_presets" and isinstance(value, tuple):
        return [format_card(card) for card in value]
    if isinstance(value, tuple):
        return list(value)
    if isinstance(value, Layout):
        return {value.kind: list(value.sizes)}
    if name == "preset" and isinstance(value, int) and not isinstance(value, bool):
        return format_card(value)  # type: ignore[arg-type]  # a Card is an int at run time
    return value


def rules_to_json(rules: AnyRules) -> dict[str, object]:
    """Return the canonical JSON object of the rules: the version, the family and the fields that differ from its defaults.

    The name of the game is not included.
    """
    changed = {
        f.name: _plain(f.name, getattr(rules, f.name)) for f in fields(rules) if f.name != "name" and getattr(rules, f.name) != f.default
    }
    return {"version": VERSION, "family": family(rules), **changed}


def rules_from_json(data: object, name: str) -> AnyRules:
    """Return the rules that a canonical JSON object describes. `name` becomes the name of the game.

    Raises RulesError if the object doesn't describe valid rules.
    """
    if not isinstance(data, Mapping):
        raise RulesError(f"{name}: rules must be a JSON object, not {shown(data)}")
    if type(data.get("version")) is not int or data["version"] != VERSION:
        raise RulesError(f"rules version {shown(data.get('version'))} is not supported; this program reads version {VERSION}")
    rules_type = type_by_family.get(str(data.get("family")))
    if rules_type is None:
        raise RulesError(f"unknown family {shown(data.get('family'))}; choose {', '.join(type_by_family)}")
    known = {f.name for f in fields(rules_type)} - {"name"}
    values: dict[str, object] = {}
    for key, value in data.items():
        if key in ("version", "family"):
            continue
        if key not in known:
            raise RulesError(f"{name}: a {data['family']} game has no field {shown(key)}")
        values[key] = _read_field(name, key, value, rules_type)
    made: AnyRules = rules_type(name=name, **values)  # type: ignore[arg-type]  # _read_field has checked every value
    return made


def _read_field(name: str, key: str, value: object, rules_type: type[AnyRules]) -> object:
    problem = RulesError(f"{name}: {key} cannot be {shown(value)}")
    if key in _ENUMS:
        try:
            return _ENUMS[key](str(value))
        except ValueError:
            raise problem from None
    if key == "layout":
        if not (isinstance(value, dict) and len(value) == 1):
            raise problem
        kind, sizes = next(iter(value.items()))
        if not (isinstance(sizes, list) and all(type(n) is int and abs(n) <= _MAX_NUMBER for n in sizes)):
            raise problem
        return layout(str(kind), tuple(sizes))
    if key == "preset" and rules_type is CoveringRules:
        try:
            return None if value is None else parse_card(str(value))
        except NotationError:
            raise problem from None
    if key == "more_presets":
        if not isinstance(value, list):
            raise problem
        try:
            return tuple(map(parse_card, value))
        except NotationError:
            raise problem from None
    if key == "face_down_rows":
        if not (isinstance(value, list) and all(type(n) is int and abs(n) <= _MAX_NUMBER for n in value)):
            raise problem
        return tuple(value)
    default = next(f.default for f in fields(rules_type) if f.name == key)
    if key == "redeals" and value is None:
        return None
    if type(value) is not type(default) or (isinstance(value, int) and abs(value) > _MAX_NUMBER):
        raise problem
    return value


def rules_hash(rules: AnyRules) -> str:
    """Return the rules hash: the first 16 hexadecimal digits of the SHA-256 of the canonical JSON, with sorted keys and no spaces."""
    text = json.dumps(rules_to_json(rules), sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]
