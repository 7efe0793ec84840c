"""Read and write rule files, which define a custom game in TOML or JSON. docs/own-games.md describes them.

A file names the game it changes, `parent`, its own `name`, and the fields that differ.
"""

from __future__ import annotations

import json
import re
import textwrap
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, Final, Literal

from longwood.errors import LongwoodError, RulesError, shown
from longwood.locales import joined
from longwood.rules.fields import RuleField, fields_of, format_value, read_value
from longwood.variants.catalogue import find_any_game
from longwood.variants.own import check_name
from longwood.variants.own_changes import changed_game, contradiction
from longwood.variants.variant import AnyGame, AnyVariant, Game, RaceGame, RaceVariant

Form = Literal["toml", "json"]
"""The language of a rule file."""
_KEYS: Final = ("parent", "name")
_TOML_ERROR: Final = re.compile(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", re.DOTALL)
_WIDTH: Final = 100


def parse_own_file(text: str, form: Form) -> AnyGame:
    """Return the game that a rule file defines. Raises RulesError with the line, the key and the allowed values if it is invalid.

    >>> parse_own_file('{"parent": "streets", "name": "Nine Streets", "columns": 9}', "json").rules.columns
    9
    """
    data = (_load_toml if form == "toml" else _load_json)(text)
    lines = {key: _line_of(key, text, form) for key in data}

    def at(key: str, problem: object) -> RulesError:
        return RulesError(f"line {lines[key]}: {_about(key, str(problem))}")

    for key in _KEYS:
        if key not in data:
            raise RulesError(f'{key} is missing; write {key} = "{"streets" if key == "parent" else "My game"}"')
    try:
        parent = find_any_game(data["parent"] if isinstance(data["parent"], str) else shown(data["parent"]))
    except LongwoodError as error:
        raise at("parent", error) from None
    try:
        name = check_name(data["name"])
    except RulesError as error:
        raise at("name", error) from None
    known = fields_of(type(parent.rules))
    changes = {}
    for key, value in data.items():
        if key in _KEYS:
            continue
        if key not in known:
            raise at(key, _unknown(key, parent, known))
        try:
            changes[key] = read_value(known[key].hint, value)
        except RulesError as error:
            raise at(key, error) from None
    return _game(_changed(parent, name, changes, lines))


def _game(variant: AnyVariant) -> AnyGame:
    return RaceGame(variant, variant.rules) if isinstance(variant, RaceVariant) else Game(variant, variant.rules)


def _load_toml(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _TOML_ERROR.fullmatch(str(error))
        message, line = (found[1], found[2]) if found else (str(error), None)
        raise RulesError(f"line {line or text.count(chr(10)) + 1}: not TOML: {message[:1].lower()}{message[1:]}") from None
    except RecursionError:
        raise RulesError("not TOML that Longwood can read: it is nested too deeply") from None


def _load_json(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text, object_pairs_hook=_no_duplicates)
    except json.JSONDecodeError as error:
        raise RulesError(f"line {error.lineno}: not JSON: {error.msg[:1].lower()}{error.msg[1:]}") from None
    except RulesError as error:
        key = str(error)
        raise RulesError(f"line {_line_of(key, text, 'json')}: {key}: this key appears twice") from None
    except (ValueError, RecursionError):  # numbers with thousands of digits, or nested too deeply
        raise RulesError("not JSON that Longwood can read") from None
    if not isinstance(data, dict):
        raise RulesError('a rule file must be a JSON object, as in {"parent": "streets", "name": "My game", "columns": 9}')
    return data


def _no_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise RulesError(key)
        found[key] = value
    return found


def _line_of(key: str, text: str, form: Form) -> int:
    """Return the line, from 1, of a key of the file's top level, or the first line if it isn't found."""
    if form == "toml":
        name = rf"(?:{re.escape(key)}|\"{re.escape(key)}\"|'{re.escape(key)}')"
        found = re.search(rf"^[ \t]*\[{{0,2}}[ \t]*{name}[ \t]*[=.\]]", text, re.MULTILINE)
        return 1 if found is None else text.count("\n", 0, found.start()) + 1
    depth = 0
    for token in re.finditer(r'("(?:[^"\\]|\\.)*")(\s*:)?|[{}\[\]]', text):
        if token[1] is None:
            depth += 1 if token[0] in "{[" else -1
        elif depth == 1 and token[2] and json.loads(token[1], strict=False) == key:
            return text.count("\n", 0, token.start()) + 1
    return 1


def _about(key: str, problem: str) -> str:
    """Return the problem with its key in front, unless it begins with the key."""
    return problem if problem.startswith(f"{key} ") else f"{key} {problem}" if problem.startswith("can't ") else f"{key}: {problem}"


def _unknown(key: str, parent: AnyGame, known: Mapping[str, RuleField]) -> str:
    near = get_close_matches(key[:100].lower().replace("-", "_"), [*known, *_KEYS], n=1)
    what = f"{parent.name} has no such rule"
    return f"{what}; did you mean {near[0]}?" if near else f"{what}; the keys are {', '.join([*_KEYS, *known])}"


def _changed(parent: AnyGame, name: str, changes: Mapping[str, object], lines: Mapping[str, int]) -> AnyVariant:
    """Return the parent with these changes. If they contradict each other, the error names the lines and the fields that would help."""
    try:
        return changed_game(parent, name, changes)
    except RulesError as error:
        found = contradiction(parent, name, changes, error)
    known = fields_of(type(parent.rules))
    fixes = [" and ".join(f"{key} = {format_value(known[key].hint, value)}" for key, value in fix) for fix in found.fixes]
    where = f"line {lines[found.causes[0]]}: {_about(found.causes[0], found.why)}"
    if len(found.causes) > 1:
        where = f"lines {', '.join(f'{lines[key]} ({key})' for key in found.causes)}: {found.why}"
    advice = f". It works with {joined(fixes, 'either')}" if fixes else ""
    raise RulesError(f"{where}{advice}")


def format_own_file(game: AnyGame) -> str:
    """Return a rule file that starts from a game. Every field is there with its meaning and value, commented out until it is changed."""
    rules = game.rules
    lines = [
        f"# {line}"
        for line in textwrap.wrap(f"A game of your own. Remove the # before a field and change it. It starts from {game.name}.", _WIDTH)
    ]
    lines += [f"parent = {json.dumps(game.id, ensure_ascii=False)}", f"name = {json.dumps(f'My {game.name}', ensure_ascii=False)}"]
    for field in fields_of(type(rules)).values():
        about = f"{field.doc.removesuffix('.') or field.name}: {field.allowed}."
        lines += ["", *(f"# {line}" for line in textwrap.wrap(about, _WIDTH))]
        lines += [f"# {field.name} = {format_value(field.hint, getattr(rules, field.name))}"]
    return "\n".join(lines) + "\n"
