"""Read the .ftl files and format their messages.

This module supports the part of Fluent 1.0 that our files use: single-line text, variables, references, selectors and functions. It
doesn't support attributes or terms. We don't use fluent.runtime because importing it and loading one file takes 0.1 s of CPU time, and
the budget for a whole `longwood solve` is 0.25 s (bench/results.md). The tests format every message with both and compare the results.
Each message is parsed when it is first used.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from longwood.locales.languages import format_number, plural

Value = str | int

_FOLDER: Final = Path(__file__).parent
_ENTRY: Final = re.compile(r"^([a-z][a-z0-9-]*) =([^\n]*\n(?: [^\n]*\n|\n)*)", re.MULTILINE)
_TEXT: Final = re.compile(r"[^{}\n]+")
_BLANK: Final = re.compile(r"[ \n]*")
_VARIANT_END: Final = re.compile(r"\n[ \n]*(?=\*?\[|\})")  # the end of a variant
_VARIABLE: Final = re.compile(r"\$([a-z][a-z0-9-]*)")
_CALL: Final = re.compile(r'([A-Z]+)\(\$([a-z][a-z0-9-]*)((?:, [a-z]+: "[a-z]+")*)\)')
_NAMED: Final = re.compile(r', ([a-z]+): "([a-z]+)"')
_REFERENCE: Final = re.compile(r"[a-z][a-z0-9-]*")
_STRING: Final = re.compile(r'"([^"\\\n]*)"')
_KEY: Final = re.compile(r"(\*?)\[([A-Za-z0-9_-]+)\] ")
# FIRST STRONG ISOLATE takes the direction from the first letter that isn't in a nested isolate. That can be the wrong one for a value
# that contains isolated parts itself, so values with Hebrew letters are not isolated.
_HEBREW: Final = re.compile("[\N{HEBREW LETTER ALEF}-\N{HEBREW LETTER TAV}]")
_FSI, _PDI = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"


class FluentError(Exception):
    """A language file can't be parsed, or a message or value is missing. This is always a bug in Longwood, not invalid input."""


@dataclass(frozen=True, slots=True)
class _Literal:
    text: str


@dataclass(frozen=True, slots=True)
class _Variable:
    name: str


@dataclass(frozen=True, slots=True)
class _Reference:
    id: str


@dataclass(frozen=True, slots=True)
class _Call:
    """A function call: NAME($argument, key: "word")."""

    name: str
    argument: str
    named: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class _Select:
    """A select expression, which picks a variant by the value of a variable."""

    variable: str
    variants: tuple[tuple[str, _Pattern], ...]
    default: int
    """The index of the default variant, which is marked with an asterisk."""


_Part = str | _Literal | _Variable | _Reference | _Call | _Select
_Pattern = tuple[_Part, ...]


def files(language: str) -> list[Path]:
    """Return the .ftl files of a language, sorted by name."""
    return sorted((_FOLDER / language).glob("*.ftl"))


@cache
def messages(language: str) -> Mapping[str, str]:
    """Return the unparsed messages of a language, by id."""
    found: dict[str, str] = {}
    for path in files(language):
        for entry in _ENTRY.finditer(path.read_text(encoding="utf-8")):
            if entry[1] in found:
                raise FluentError(f"{path}: the message {entry[1]} is defined twice")
            found[entry[1]] = entry[2].strip()
    return found


def format_message(language: str, id: str, values: Mapping[str, Value], *, isolate: bool) -> str:
    """Return a formatted message. `isolate` wraps its values in Unicode direction isolates.

    Raises FluentError if the message or one of its values is missing.
    """
    return _Formatter(language, values, isolate).message(id)


def variables(language: str, id: str) -> frozenset[str]:
    """Return the names of a message's variables, including those of messages that it references."""
    found = set()
    unvisited: list[_Part] = list(_parsed(language, id))
    while unvisited:
        match unvisited.pop():
            case _Variable(name):
                found.add(name)
            case _Call(_, argument, _):
                found.add(argument)
            case _Reference(other):
                unvisited += _parsed(language, other)
            case _Select(variable, variants, _):
                found.add(variable)
                unvisited += [part for _, pattern in variants for part in pattern]
    return frozenset(found)


@lru_cache(maxsize=4096)
def _parsed(language: str, id: str) -> _Pattern:
    source = messages(language).get(id)
    if source is None:
        raise FluentError(f"{language} has no message {id}")
    reader = _Reader(source)
    try:
        return reader.message_pattern()
    except FluentError as error:
        raise FluentError(f"{language}, message {id}, at {source[reader.at : reader.at + 30]!r}: {error}") from None


class _Reader:
    """A parser for one message."""

    def __init__(self, source: str) -> None:
        self._source = source
        self.at = 0

    def message_pattern(self) -> _Pattern:
        pattern = self._pattern()
        if self.at < len(self._source):
            raise FluentError("the message should end here")
        return pattern

    def _pattern(self) -> _Pattern:
        """Parse a sequence of text and placeables."""
        parts: list[_Part] = []
        while True:
            if text := self._take(_TEXT):
                parts.append(text[0])
            elif self._source.startswith("{", self.at):
                parts.append(self._placeable())
            else:
                break
        if parts and isinstance(parts[-1], str):
            parts[-1] = parts[-1].rstrip(" ")
        return tuple(part for part in parts if part != "")

    def _placeable(self) -> _Part:
        self.at += 1
        self._take(_BLANK)
        part = self._expression()
        self._take(_BLANK)
        if isinstance(part, _Variable) and self._source.startswith("->", self.at):
            self.at += 2
            part = self._select(part.name)
        if not self._source.startswith("}", self.at):
            raise FluentError("a brace is not closed")
        self.at += 1
        return part

    def _expression(self) -> _Part:
        if found := self._take(_VARIABLE):
            return _Variable(found[1])
        if found := self._take(_CALL):
            return _Call(found[1], found[2], tuple((key, word) for key, word in _NAMED.findall(found[3])))
        if found := self._take(_STRING):
            return _Literal(found[1])
        if found := self._take(_REFERENCE):
            return _Reference(found[0])
        raise FluentError("a value is expected here")

    def _select(self, variable: str) -> _Select:
        variants: list[tuple[str, _Pattern]] = []
        default = -1
        while self._take(_VARIANT_END) and (key := self._take(_KEY)):
            if key[1]:
                default = len(variants)
            variants.append((key[2], self._pattern()))
        if default < 0:
            raise FluentError("one variant of a selection must be the default, marked with *")
        return _Select(variable, tuple(variants), default)

    def _take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self._source, self.at)
        if found:
            self.at = found.end()
        return found


class _Formatter:
    """Formats messages of one language with one set of values."""

    def __init__(self, language: str, values: Mapping[str, Value], isolate: bool) -> None:
        self._language = language
        self._values = values
        self._isolate = isolate

    def message(self, id: str) -> str:
        return self._pattern(_parsed(self._language, id))

    def _pattern(self, parts: _Pattern) -> str:
        isolate = self._isolate and len(parts) > 1
        texts = []
        for part in parts:
            if isinstance(part, str):
                texts.append(part)
            else:
                text = self._part(part)
                texts.append(f"{_FSI}{text}{_PDI}" if isolate and not _HEBREW.search(text) else text)
        return "".join(texts)

    def _part(self, part: _Part) -> str:
        match part:
            case _Literal(text):
                return text
            case _Variable(name):
                value = self._value(name)
                return value if isinstance(value, str) else format_number(self._language, value)
            case _Reference(id):
                return self.message(id)
            case _Call():
                return self._call(part)
            case _Select():
                return self._pattern(self._variant(part))
        raise FluentError(f"{part!r} cannot be formatted")

    def _value(self, name: str) -> Value:
        try:
            return self._values[name]
        except KeyError:
            raise FluentError(f"the value {name} is missing") from None

    def _variant(self, select: _Select) -> _Pattern:
        value = self._value(select.variable)
        # A number matches its digits or its plural category. A string matches only the same string, and never a numeric key.
        keys = {value} - {key for key, _ in select.variants if key.isdigit()} if isinstance(value, str) else self._number_keys(value)
        for key, pattern in select.variants:
            if key in keys:
                return pattern
        return select.variants[select.default][1]

    def _number_keys(self, value: int) -> set[str]:
        return {str(value), plural(self._language, value)}

    def _call(self, call: _Call) -> str:
        """Return the result of a function: a card, a rank or a number in words. Its named arguments can choose the grammatical case."""
        value = self._value(call.argument)
        values: dict[str, Value] = {"form": "", **dict(call.named)}
        match call.name:
            case "CARD" if value == "XX":
                id = "card-joker"
            case "CARD":
                rank = str(value)[:1]
                # Ranks 2 to 9 must be numbers, as for RANK, because a string never matches the key [2].
                id, values["rank"], values["suit"] = "card", int(rank) if rank.isdigit() else rank, str(value)[1:]
            case "RANK":
                id, values["rank"] = "rank", value
            case "WORD":
                id, values["number"] = "word", value
            case _:
                raise FluentError(f"there is no function {call.name}")
        return _Formatter(self._language, values, self._isolate).message(id)
