"""Every language says everything, with the same values, in words that are not known to be wrong; and nothing is there that nobody says."""

from __future__ import annotations

import ast
import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from longwood.locales import LANGUAGES
from longwood.locales.fluent import files, format_message, messages, variables
from longwood.variants import CATALOGUE, RACES

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "src" / "longwood" / "locales"
OTHERS = [language for language in LANGUAGES if language != "en"]

# What a translation of a card program got wrong: clothing, a share, a ticket, a fund; a table of figures, ruin; a ship's deck, a
# building's base, a bargain, spitting. A hole of Golf is no hole in a sock, but Black Hole is.
WRONG = {
    "fil": ["talahanayan", "pagkawasak"],
    "he": ["חליפה", "המניה", "כרטיס", "קרן"],
    "ru": ["палуб", "фундамент", "сделк", "дыр", "плевать"],
}
MISSION_GAMES = [
    *("forty-thieves", "napoleon-at-st-helena", "indian", "limited", "little-forty", "lucas", "maria", "number-ten", "rank-and-file"),
    *("streets", "golf", "tri-peaks", "black-hole", "pyramid-golf", "all-in-a-row", "putt-putt", "spit"),
]

# The names and notes of games come out of the catalogue; a language may have its own.
GAMES = (*CATALOGUE, *RACES)
OF_GAMES = {f"{kind}-{variant.id}" for variant in GAMES for kind in ("game", "alias", "note")} | {
    f"group-{variant.group.lower().replace(chr(39), '').replace(' ', '-')}" for variant in GAMES
}
# What the browser leaves out (web/vite.config.ts) because only the server and the command line say it.
NOT_IN_THE_BROWSER = re.compile(r"(page|brief|option|group|note|cli)-")


def source(language: str) -> str:
    return "".join(path.read_text(encoding="utf-8") for path in files(language))


def offered() -> dict[str, set[str]]:
    """Values that a message's code gives beside those that the English text uses: `# $count: ...` above the message."""
    found: dict[str, set[str]] = {}
    for comments, id in re.findall(r"^((?:# \$[^\n]*\n)+)([a-z][a-z0-9-]*) =", source("en"), re.MULTILINE):
        found[id] = set(re.findall(r"^# \$([a-z]+):", comments, re.MULTILINE))
    return found


def test_a_file_for_every_language_and_no_other() -> None:
    assert {path.parent.name for path in LOCALES.rglob("*.ftl")} == set(LANGUAGES)
    assert len({tuple(path.name for path in files(language) if path.name != "games.ftl") for language in LANGUAGES}) == 1
    there = (ROOT / "web" / "src" / "language" / "catalogue.ts").read_text(encoding="utf-8")
    listed = re.search(r"LANGUAGES = \{(.*?)\}", there, re.DOTALL)
    assert listed is not None
    assert dict(re.findall(r"(\w+): '([^']+)'", listed[1])) == LANGUAGES


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing_and_none_is_there_in_vain(language: str) -> None:
    there, wanted = messages(language).keys(), messages("en").keys()
    assert not wanted - there, "missing"
    assert not there - wanted - OF_GAMES, "nobody says these"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_part_of_a_message(language: str) -> None:
    """A slip of the pen makes Fluent leave a message out in silence."""
    entries = re.findall(r"^([^\s#][^\n=]*?) *=", source(language), re.MULTILINE)
    assert entries == list(messages(language))
    for number, line in enumerate(source(language).splitlines(), 1):
        assert re.match(r"#|[a-z][a-z0-9-]* =|    |$", line), f"{language}, line {number}: {line}"


@pytest.mark.parametrize("language", OTHERS)
def test_messages_take_the_same_values(language: str) -> None:
    more = offered()
    grammar = {"card": {"form"}, "rank": {"form"}, "word": {"form"}}  # the language's own affair
    for id in messages("en"):
        here, english = variables(language, id), variables("en", id)
        free = more.get(id, set()) | grammar.get(id, set())
        assert english - free <= here <= english | free, f"{language}: {id} takes {sorted(here)}, in English {sorted(english)}"


def test_values_offered_are_taken_somewhere() -> None:
    for id, names in offered().items():
        for name in names:
            assert any(name in variables(language, id) for language in OTHERS), f"{id}: no language takes ${name}"


def literals(path: Path) -> set[str]:
    """Every text in a source file; of one with a value in it, as `verdict-${word}`, all messages that it may become."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return {node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    beginnings = tuple(re.findall(r"say\(`([a-z][a-z0-9-]*-)\$\{", text))
    return set(re.findall(r"'([a-z][a-z0-9-]*)'", text)) | {id for id in messages("en") if beginnings and id.startswith(beginnings)}


def browser_sources() -> list[Path]:
    return [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]


def test_nothing_is_there_that_nobody_says() -> None:
    said = set().union(*(literals(path) for path in [*(ROOT / "src").rglob("*.py"), *browser_sources()]))
    said |= {part for source in messages("en").values() for part in re.findall(r"\{ ([a-z][a-z0-9-]*) \}", source)}
    assert [id for id in messages("en") if id not in said] == []


def test_nothing_is_said_that_is_not_there() -> None:
    """In the browser; on the server a Phrase of no message cannot be made, and every line that makes one is run by some test."""
    for path in browser_sources():
        for id in re.findall(r"\bsay\(\s*'([^']*)'", path.read_text(encoding="utf-8")):
            assert id in messages("en"), f"{path.relative_to(ROOT)} says {id}"
            assert not NOT_IN_THE_BROWSER.match(id), f"{path.relative_to(ROOT)} says {id}, which the browser has not got"


def test_phrases_made_in_the_source_are_there() -> None:
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Phrase" and node.args:
                id = node.args[0]
                for part in [id.body, id.orelse] if isinstance(id, ast.IfExp) else [id]:
                    if isinstance(part, ast.Constant):
                        assert part.value in messages("en"), f"{path.relative_to(ROOT)}, line {node.lineno}: {part.value!r}"


@pytest.mark.parametrize("language", OTHERS)
def test_wrong_words_are_absent(language: str) -> None:
    for id, text in messages(language).items():
        for word in WRONG[language]:
            is_black_hole = (word, id) == ("дыр", "game-black-hole")
            assert is_black_hole or word not in text.lower(), f"{language}: {id} says {word}"


@pytest.mark.parametrize("language", ["he", "ru"])
def test_games_of_the_mission_have_names(language: str) -> None:
    for game in MISSION_GAMES:
        assert f"game-{game}" in messages(language)


@pytest.mark.parametrize("language", OTHERS)
def test_notes_are_translated_where_there_is_one(language: str) -> None:
    assert {f"note-{variant.id}" for variant in GAMES if variant.note} == {id for id in messages(language) if re.match(r"note-", id)}


@pytest.mark.parametrize(("language", "letters"), [("he", "א-ת"), ("ru", "а-яё")])
def test_texts_are_in_their_script(language: str, letters: str) -> None:
    """Nothing is left in English, and no letter of another alphabet hides among those that look like it."""
    for id, text in messages(language).items():
        bare = re.sub(r"\$[a-z]+|[A-Z]+\(.*?\)|\*?\[\w+\]|\{ [a-z-]+ \}", "", text).lower()
        assert not re.search(f"[{letters}][a-z]|[a-z][{letters}]", bare), f"{language}: {id}: {text}"
        is_english = re.search("[a-z]{3}", bare) and not re.search(f"[{letters}]", bare)
        assert not is_english or id in ("app-name", "title", "game-spit"), f"{language}: {id}: {text}"


NUMBERS = (0, 1, 2, 3, 4, 5, 9, 11, 12, 13, 21, 22, 25, 100, 101, 111, 1234)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_we_say_what_fluent_says(language: str) -> None:
    """Every message with many values, said by longwood.locales and by Mozilla's own reader of Fluent."""

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
        many = product(*choices) if len(choices) < 3 else zip(*(values * 40 for values in choices), strict=False)
        for values in many:
            given = dict(zip(names, values, strict=True))
            assert format_message(language, id, given, isolate=False) == said(id, given), (id, given)
            tried += 1
    assert tried > 2000


CARDS = ("AS", "TH", "JD", "QC", "KH", "2C", "XX")


def values_of(name: str, id: str, text: str, language: str) -> list[Any]:
    """What to try for a value: every key of its selections, cards where a card is meant, numbers, and a word."""
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
