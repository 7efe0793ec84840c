"""Tests of the message files: every language has every message, with the same variables, and no message is unused."""

from __future__ import annotations

import ast
import json
import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from longwood.locales import LANGUAGES, Phrase
from longwood.locales.fluent import files, format_message, messages, variables
from longwood.rules import ColumnRules, CoveringRules
from longwood.rules.field_text import field_label, word_label
from longwood.rules.fields import fields_of, words_of
from longwood.rules.layout import KINDS
from longwood.variants import CATALOGUE, RACES

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "src" / "longwood" / "locales"
OTHERS = [language for language in LANGUAGES if language != "en"]

# Words that other card programs use by mistake. Filipino: a table of figures, ruin. Hebrew: clothing, a share of stock, a ticket, a fund.
# Russian: a ship's deck, a building's foundation, a bargain, a gap (wrong for a hole of Golf, right for Black Hole), spitting.
WRONG = {
    "fil": ["talahanayan", "pagkawasak"],
    "he": ["חליפה", "המניה", "כרטיס", "קרן"],
    "ru": ["палуб", "фундамент", "сделк", "дыр", "плевать"],
}
NAMED_GAMES = [
    *("forty-thieves", "napoleon-at-st-helena", "indian", "limited", "little-forty", "lucas", "maria", "number-ten", "rank-and-file"),
    *("streets", "golf", "tri-peaks", "black-hole", "pyramid-golf", "all-in-a-row", "putt-putt", "spit"),
]

# English takes the names and notes of games from the catalogue. Other languages can have their own.
GAMES = (*CATALOGUE, *RACES)
OF_GAMES = {f"{kind}-{variant.id}" for variant in GAMES for kind in ("game", "alias", "note")} | {
    f"group-{variant.group.lower().replace(chr(39), '').replace(' ', '-')}" for variant in GAMES
}
# Messages that the browser's build leaves out (web/vite.config.ts), because only the server and the command line use them.
NOT_IN_THE_BROWSER = re.compile(r"(page|brief|board|option|group|note|cli|lesson)-")


def source(language: str) -> str:
    """Return the text of a language's message files."""
    return "".join(path.read_text(encoding="utf-8") for path in files(language))


def optional_variables() -> dict[str, set[str]]:
    """Return the variables that the code passes to each message although the English text doesn't use them.

    A comment above the message lists them: `# $count: ...`.
    """
    found: dict[str, set[str]] = {}
    for comments, id in re.findall(r"^((?:# \$[^\n]*\n)+)([a-z][a-z0-9-]*) =", source("en"), re.MULTILINE):
        found[id] = set(re.findall(r"^# \$([a-z]+):", comments, re.MULTILINE))
    return found


def test_every_language_has_the_same_files() -> None:
    assert {path.parent.name for path in LOCALES.rglob("*.ftl")} == set(LANGUAGES)
    assert len({tuple(path.name for path in files(language) if path.name != "games.ftl") for language in LANGUAGES}) == 1
    there = (ROOT / "web" / "src" / "language" / "catalogue.ts").read_text(encoding="utf-8")
    listed = re.search(r"LANGUAGES = \{(.*?)\}", there, re.DOTALL)
    assert listed is not None
    assert dict(re.findall(r"(\w+): '([^']+)'", listed[1])) == LANGUAGES


def test_the_page_and_the_web_app_manifest_have_the_same_description() -> None:
    """Search engines and app launchers show this text, which can't be translated."""
    page = (ROOT / "web" / "index.html").read_text(encoding="utf-8")
    described = re.search(r'<meta name="description" content="([^"]*)"', page)
    manifest = json.loads((ROOT / "web" / "public" / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert described is not None
    assert described[1] == manifest["description"]
    assert "solitaire" in described[1]


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing_or_unknown(language: str) -> None:
    there, wanted = messages(language).keys(), messages("en").keys()
    assert not wanted - there, "missing"
    assert not there - wanted - OF_GAMES, "not used"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_part_of_a_message(language: str) -> None:
    """Fluent silently skips a message with a syntax error."""
    entries = re.findall(r"^([^\s#][^\n=]*?) *=", source(language), re.MULTILINE)
    assert entries == list(messages(language))
    for number, line in enumerate(source(language).splitlines(), 1):
        assert re.match(r"#|[a-z][a-z0-9-]* =|    |$", line), f"{language}, line {number}: {line}"


@pytest.mark.parametrize("language", OTHERS)
def test_messages_have_the_same_variables(language: str) -> None:
    more = optional_variables()
    for id in messages("en"):
        here, english = variables(language, id), variables("en", id)
        free = more.get(id, set()) | {"form"}  # each language has its own grammatical forms
        assert english - free <= here <= english | free, f"{language}: {id} takes {sorted(here)}, in English {sorted(english)}"


def test_every_optional_variable_is_used_by_some_language() -> None:
    for id, names in optional_variables().items():
        for name in names:
            assert any(name in variables(language, id) for language in OTHERS), f"{id}: no language takes ${name}"


def literals(path: Path) -> set[str]:
    """Return every string literal in a source file, and for a template such as `verdict-${word}` every message id that it can produce."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return {node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    beginnings = tuple(re.findall(r"\bt\(`([a-z][a-z0-9-]*-)\$\{", text))
    return set(re.findall(r"'([a-z][a-z0-9-]*)'", text)) | {id for id in messages("en") if beginnings and id.startswith(beginnings)}


def browser_sources() -> list[Path]:
    return [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]


def labels_of_fields() -> set[str]:
    """Return the messages that name the fields of the rules and their values. Raises an error if one of them is missing."""
    found = {f"option-layout-{kind}{end}" for kind in KINDS for end in ("", "-name")}
    for rules in (ColumnRules(name="x"), CoveringRules(name="x")):
        for field in fields_of(type(rules)).values():
            found |= {field_label(rules, field.name).id, *(word_label(rules, field.name, word).id for word in words_of(field.hint))}
    return found


def test_every_message_is_used() -> None:
    said = set().union(*(literals(path) for path in [*(ROOT / "src").rglob("*.py"), *browser_sources()]))
    said |= labels_of_fields()
    said |= {part for source in messages("en").values() for part in re.findall(r"\{ ([a-z][a-z0-9-]*) \}", source)}
    assert [id for id in messages("en") if id not in said] == []


def test_the_browser_uses_only_messages_that_it_has() -> None:
    """On the server, Phrase() raises an error for an unknown message."""
    for path in browser_sources():
        for id in re.findall(r"\bt\(\s*'([^']*)'", path.read_text(encoding="utf-8")):
            assert id in messages("en"), f"{path.relative_to(ROOT)} says {id}"
            assert not NOT_IN_THE_BROWSER.match(id), f"{path.relative_to(ROOT)} says {id}, which the browser has not got"


def test_every_phrase_in_the_source_names_a_message() -> None:
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Phrase" and node.args:
                id = node.args[0]
                for part in [id.body, id.orelse] if isinstance(id, ast.IfExp) else [id]:
                    if isinstance(part, ast.Constant):
                        assert part.value in messages("en"), f"{path.relative_to(ROOT)}, line {node.lineno}: {part.value!r}"


@pytest.mark.parametrize("language", OTHERS)
def test_translations_use_none_of_the_known_wrong_words(language: str) -> None:
    for id, text in messages(language).items():
        for word in WRONG[language]:
            is_black_hole = (word, id) == ("дыр", "game-black-hole")
            assert is_black_hole or word not in text.lower(), f"{language}: {id} says {word}"


@pytest.mark.parametrize("language", ["he", "ru"])
def test_well_known_games_have_translated_names(language: str) -> None:
    for game in NAMED_GAMES:
        assert f"game-{game}" in messages(language)


@pytest.mark.parametrize("language", OTHERS)
def test_every_note_of_a_game_is_translated(language: str) -> None:
    own = {f"note-{variant.id}" for variant in GAMES if variant.note and not isinstance(variant.note, Phrase)}
    shared = {variant.note.id for variant in GAMES if isinstance(variant.note, Phrase)}
    assert own | shared == {id for id in messages(language) if re.match(r"note-", id)}


@pytest.mark.parametrize(("language", "letters"), [("he", "א-ת"), ("ru", "а-яё")])
def test_messages_use_the_script_of_their_language(language: str, letters: str) -> None:
    """No text is left in English, and no word contains a look-alike letter from another alphabet."""
    for id, text in messages(language).items():
        bare = re.sub(r"\$[a-z]+|[A-Z]+\(.*?\)|\*?\[\w+\]|\{ [a-z-]+ \}", "", text).lower()
        assert not re.search(f"[{letters}][a-z]|[a-z][{letters}]", bare), f"{language}: {id}: {text}"
        is_english = re.search("[a-z]{3}", bare) and not re.search(f"[{letters}]", bare)
        assert not is_english or id in ("app-name", "title", "game-spit"), f"{language}: {id}: {text}"


NUMBERS = (0, 1, 2, 3, 4, 5, 9, 11, 12, 13, 21, 22, 25, 100, 101, 111, 1234)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_formatted_as_fluent_formats_them(language: str) -> None:
    """Compare longwood.locales with Mozilla's fluent.runtime, for every message and many values."""

    def said(id: str, values: dict[str, Any]) -> str:
        pattern = bundle.get_message(id).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, values)
        assert not errors, (id, values, errors)
        return str(text)

    def card(value: Any, form: str = "") -> str:
        if value == "XX":
            return said("card-joker", {})
        return said("card", {"form": form, "rank": int(value[0]) if value[0].isdigit() else value[0], "suit": value[1]})

    def rank(value: Any, form: str = "") -> str:
        return said("rank", {"form": form, "rank": value})

    def word(value: Any, form: str = "") -> str:
        return said("word", {"form": form, "number": value})

    functions: Any = {"CARD": card, "RANK": rank, "WORD": word}
    bundle = FluentBundle([language], use_isolating=False, functions=functions)
    bundle.add_resource(FluentResource(source(language)))
    tried = 0
    for id, text in messages(language).items():
        names = sorted(variables(language, id))
        choices = [values_of(name, id, text, language) for name in names]
        many = list(product(*choices) if len(choices) < 3 else zip(*(values * 40 for values in choices), strict=False))
        for values in many if len(many) < 60 else many[::7]:  # with every seventh pair, each value of both is still tried
            given = dict(zip(names, values, strict=True))
            assert format_message(language, id, given, isolate=False) == said(id, given), (id, given)
            tried += 1
    assert tried > 2000


CARDS = ("AS", "TH", "JD", "QC", "KH", "2C", "XX")


def values_of(name: str, id: str, text: str, language: str) -> list[Any]:
    """Return the values to try for a variable: cards, numbers, or every key of its selectors and an ordinary word."""
    whole = text + "".join(messages(language)[part] for part in re.findall(r"\{ ([a-z][a-z0-9-]*) \}", text))
    if f"CARD(${name}" in whole:
        return list(CARDS)
    if f"RANK(${name}" in whole or f"WORD(${name}" in whole:
        return list(NUMBERS)
    keys = [
        key
        for found in re.finditer(rf"\${name} ->(.*?)\n    \}}|\${name} ->(.*?)\n        \}}", whole, re.DOTALL)
        for key in re.findall(r"\[([A-Za-z_-]+)\]", found[0])
        if key not in ("zero", "one", "two", "few", "many", "other")
    ]
    return [*keys, "Le Cadran"] if keys else [*NUMBERS, "7"]
