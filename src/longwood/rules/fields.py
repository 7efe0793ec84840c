"""The fields of the rules, taken from the types and docstrings of the dataclasses, and values as people write them in files.

A new field needs nothing here, unless its type is new.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
import types
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from difflib import get_close_matches
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from longwood.cards import Card, format_card, parse_card
from longwood.errors import NotationError, RulesError, shown
from longwood.locales import joined
from longwood.rules.choice import Choice
from longwood.rules.codec import AnyRules
from longwood.rules.layout import Layout, layout

NO_VALUE: Final = "none"
"""How files write None, because TOML has no null."""
_UNLIMITED: Final = "unlimited"
_MAX_NUMBER: Final = 10**6  # far higher than any number in real rules
_LAYOUTS: Final = "{columns = [7, 5]}, {fans = [17, 3]}, {peaks = [4, 4]}, {pyramid = [7]}, {trees = [3, 11]} or {none = []}"


@dataclass(frozen=True, slots=True)
class RuleField:
    """A field of the rules."""

    name: str
    """The name of the field."""
    hint: Any
    """The type of its values."""
    default: object
    """The value in the rules of the family's main game."""
    doc: str
    """What the field means, in plain sentences."""

    @property
    def allowed(self) -> str:
        """The allowed values, in words, as in `true or false`."""
        return allowed_values(self.hint)


def fields_of(rules_type: type[AnyRules]) -> Mapping[str, RuleField]:
    """Return the fields that a game of this family can change, by name. `name` is left out."""
    whole: Any = rules_type  # mypy thinks that the type of a dataclass can't be hashed
    return _fields(whole)


@lru_cache(maxsize=8)
def _fields(rules_type: Any) -> Mapping[str, RuleField]:
    hints, docs = get_type_hints(rules_type), _docstrings(rules_type)
    found = {}
    for f in fields(rules_type):
        if f.name != "name":
            kind = _main_type(hints[f.name])
            doc = docs.get(f.name) or (inspect.getdoc(kind) if isinstance(kind, type) and issubclass(kind, Choice) else "") or ""
            found[f.name] = RuleField(f.name, hints[f.name], f.default, " ".join(doc.split()))
    return found


def _docstrings(rules_type: type[AnyRules]) -> dict[str, str]:
    """Return the string below each field in the source of the class, or {} if the source isn't there."""
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(rules_type)))
    except OSError:
        return {}
    body = tree.body[0].body if isinstance(tree.body[0], ast.ClassDef) else []
    found = {}
    for above, below in pairwise(body):
        if isinstance(above, ast.AnnAssign) and isinstance(above.target, ast.Name) and isinstance(below, ast.Expr):
            value = below.value
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                found[above.target.id] = value.value
    return found


def types_of(hint: Any) -> tuple[Any, ...]:
    """Return the types of a union, or the type itself."""
    return get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)


def _main_type(hint: Any) -> Any:
    return next(kind for kind in types_of(hint) if kind is not type(None))


def words_of(hint: Any) -> tuple[str, ...]:
    """Return the words that can be values of this type, or () if the values aren't words."""
    if isinstance(hint, type) and issubclass(hint, Choice):
        return tuple(map(str, hint))
    return tuple(map(str, get_args(hint))) if get_origin(hint) is Literal else ()


def allowed_values(hint: Any) -> str:
    """Return the values of a type in words.

    >>> allowed_values(bool), allowed_values(int | None)
    ('true or false', 'a whole number or "unlimited"')
    """
    kinds = types_of(hint)
    if len(kinds) > 1:
        none = f'"{_UNLIMITED}"' if int in kinds else f'"{NO_VALUE}"'
        parts = [none if kind is type(None) else allowed_values(kind) for kind in kinds]
        return joined(parts, "either")
    if hint is bool:
        return "true or false"
    if hint is int:
        return "a whole number"
    if hint is Card:
        return 'a card such as "AS"'
    if hint is Layout:
        return f"a layout, such as {_LAYOUTS}"
    if words := words_of(hint):
        return joined([f'"{word}"' for word in words], "either")
    if get_origin(hint) is tuple:
        inner = get_args(hint)
        return "a list, each " + (allowed_values(inner[0]) if inner[-1] is Ellipsis else " then ".join(map(allowed_values, inner)))
    raise TypeError(f"fields of type {hint} can't be written in a file yet")


def read_value(hint: Any, value: object) -> object:
    """Return the value of a field from a value of a TOML or JSON file. Raises RulesError, with the allowed values, if it isn't one.

    >>> read_value(int | None, "unlimited"), read_value(tuple[int, ...], [3, 2])
    (None, (3, 2))
    """
    kinds = types_of(hint)
    if type(None) in kinds and (value is None or value in (NO_VALUE, _UNLIMITED)):
        return None
    for kind in kinds:
        try:
            return _read_one(kind, value)
        except (TypeError, ValueError) as error:
            if isinstance(error, RulesError):
                raise
    raise RulesError(f"can't be {shown(value)}; write {allowed_values(hint)}{_suggestion(kinds, value)}")


def _suggestion(kinds: Sequence[Any], value: object) -> str:
    words = [word for kind in kinds for word in words_of(kind)]
    near = get_close_matches(str(value)[:100].lower().replace(" ", "_").replace("-", "_"), words)
    return f'. Did you mean "{near[0]}"?' if near else ""


def _read_one(kind: Any, value: object) -> object:
    """Return the value as this type. Raises ValueError or TypeError if it isn't one, and RulesError for a layout that doesn't exist."""
    if kind is type(None):
        raise ValueError
    if kind is bool or kind is int:
        if type(value) is not kind or abs(value) > _MAX_NUMBER:
            raise ValueError
        return value
    if kind is Card:
        try:
            return parse_card(str(value))
        except NotationError:
            raise ValueError from None
    if kind is Layout:
        return _read_layout(value)
    if isinstance(kind, type) and issubclass(kind, Choice):
        return kind(str(value))
    if get_origin(kind) is Literal:
        if not any(choice == value and type(choice) is type(value) for choice in get_args(kind)):
            raise ValueError
        return value
    if get_origin(kind) is tuple and isinstance(value, list):
        inner = get_args(kind)
        kinds = inner[:1] * len(value) if inner[-1] is Ellipsis else inner
        return tuple(_read_one(one, item) for one, item in zip(kinds, value, strict=True))
    raise ValueError


def _read_layout(value: object) -> Layout:
    if not (isinstance(value, Mapping) and len(value) == 1):
        raise ValueError
    kind, sizes = next(iter(value.items()))
    if not (isinstance(sizes, list) and all(type(n) is int and abs(n) <= _MAX_NUMBER for n in sizes)):
        raise ValueError
    return layout(str(kind), tuple(sizes))


def format_value(hint: Any, value: object) -> str:
    """Return the value of a field as TOML. The inverse of read_value().

    >>> format_value(bool, True), format_value(int | None, None), format_value(Card | None, Card(0))
    ('true', '"unlimited"', '"AC"')
    """
    kinds = types_of(hint)
    if value is None:
        return f'"{_UNLIMITED if int in kinds else NO_VALUE}"'
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Layout):
        return f"{{{value.kind} = {list(value.sizes)}}}"
    if isinstance(value, tuple):
        inner = get_args(next(kind for kind in kinds if get_origin(kind) is tuple))
        each = inner[:1] * len(value) if inner[-1] is Ellipsis else inner
        return f"[{', '.join(map(format_value, each, value))}]"
    if Card in kinds and isinstance(value, int):
        return f'"{format_card(Card(value))}"'
    return f'"{value}"' if isinstance(value, str) else str(value)
