"""Tests of the command in each language: text for people is translated, JSON is not, and the terminal gets no isolate characters."""

from __future__ import annotations

import json
import re

import pytest
from click.testing import CliRunner

from longwood.cli import VERBS as VERB_NAMES
from longwood.cli import main
from longwood.locales import LANGUAGES, say


def run(*words: str, env: dict[str, str] | None = None) -> tuple[int, str]:
    done = CliRunner(env={"LC_ALL": "C", **(env or {})}).invoke(main, words, prog_name="longwood")
    return done.exit_code, done.output


VERBS = [
    ("games",),
    ("rules", "forty-thieves"),
    ("rules", "tri-peaks", "--option", "jokers=1"),
    ("deal", "golf", "7"),
    ("solve", "golf", "7"),
    ("solve", "golf", "7", "--best-score"),
    ("solve", "tri-peaks", "7", "--best-score", "--max-nodes", "100"),
    ("solve", "forty-thieves", "7", "--max-nodes", "50"),
    ("hint", "golf", "7"),
    ("hint", "forty-thieves", "7", "--max-nodes", "50"),
    ("verify", "docs/examples/golf.txt"),
    ("analyse", "docs/examples/golf.txt"),
]


@pytest.mark.parametrize("verb", VERBS, ids=" ".join)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_verb_answers_in_the_chosen_language(language: str, verb: tuple[str, ...]) -> None:
    code, english = run(*verb)
    assert code == 0, english
    code, output = run("--lang", language, *verb)
    assert code == 0, output
    assert output != english
    assert not set(output) & set("\u2066\u2067\u2068\u2069")
    assert len(output.splitlines()) >= len(english.splitlines()) - 5


def test_the_environment_sets_the_language_and_the_option_overrides_it() -> None:
    assert "7 колонок по 5" in run("rules", "golf", env={"LC_ALL": "", "LANG": "ru_RU.UTF-8"})[1]
    assert "7 columns of 5" in run("rules", "golf", env={"LC_ALL": "C", "LANG": "ru_RU.UTF-8"})[1]
    assert "7 hanay na tig-5" in run("--lang", "fil", "rules", "golf", env={"LC_ALL": "ru_RU.UTF-8"})[1]


def test_the_language_can_be_set_after_the_verb() -> None:
    russian = run("--lang", "ru", "rules", "golf")
    assert run("rules", "golf", "--lang", "ru") == run("rules", "--lang", "ru", "golf") == russian
    assert run("--lang", "he", "rules", "golf", "--lang", "ru") == russian
    assert run("rules", "gofl", "--lang", "ru") == run("--lang", "ru", "rules", "gofl")


def test_longwood_lang_overrides_the_locale_and_the_option_overrides_it() -> None:
    wanted = {"LONGWOOD_LANG": "ru", "LC_ALL": "he_IL.UTF-8"}
    russian = run("--lang", "ru", "rules", "golf")
    assert run("rules", "golf", env=wanted) == russian
    assert run("rules", "golf", env=wanted | {"LONGWOOD_LANG": ""}) == run("--lang", "he", "rules", "golf")
    assert run("--lang", "fil", "rules", "golf", env=wanted) == run("--lang", "fil", "rules", "golf")
    assert run("rules", "golf", "--lang", "fil", env=wanted) == run("--lang", "fil", "rules", "golf")
    code, output = run("rules", "golf", env={"LONGWOOD_LANG": "tlh"})
    assert (code, output.count("\n")) == (2, 1)
    assert "LONGWOOD_LANG can't be 'tlh'; choose en, fil, he or ru (see" in output
    assert run("rules", "golf", env={"LONGWOOD_LANG": "ru_RU.UTF-8"}) == russian


def test_the_help_of_every_verb_lists_the_option_once() -> None:
    for verb in VERB_NAMES:
        assert run(verb, "--help")[1].count("--lang") == 1
        assert run(verb, "--help")[1].count("--lang") == 1


def test_russian_plurals_are_right() -> None:
    found = re.match("Гольф, расклад №\xa07: сходится за ([0-9]+) (хода?|ходов) ", run("--lang", "ru", "solve", "golf", "7")[1])
    assert found is not None
    assert found[2] == ("ход" if found[1][-1] == "1" else "хода" if found[1][-1] in "234" and found[1][-2] != "1" else "ходов")


def test_hints_name_columns_and_slots() -> None:
    for language, column, slot in (
        ("en", "play column 7: it wins", "play slot 20: it wins"),
        ("fil", "ilaro ang baraha mula sa hanay 7: panalo ito", "ilaro ang baraha mula sa puwesto 20: panalo ito"),
        ("he", "המהלך מטור 7: מוביל לניצחון", "המהלך ממקום 20: מוביל לניצחון"),
        ("ru", "ход из колонки 7 — ведёт к выигрышу", "ход с места 20 — ведёт к выигрышу"),
    ):
        assert column in run("--lang", language, "hint", "golf", "1")[1]
        assert slot in run("--lang", language, "hint", "tri-peaks", "2")[1]


def test_errors_are_translated() -> None:
    assert run("--lang", "ru", "rules", "gofl") == (2, "longwood: нет игры с названием 'gofl'; может быть, golf?\n")
    code, output = run("--lang", "he", "rules", "zzzz")
    assert code == 2
    assert (
        output
        == f"longwood: {say('cli-no-game', 'he', isolate=False, error=say('error-no-game', 'he', isolate=False, game=repr('zzzz')))}\n"
    )


def test_an_unknown_language_is_refused() -> None:
    code, output = run("--lang", "tlh", "games")
    assert code == 2
    assert "--lang can't be 'tlh'; choose en, fil, he or ru (see" in output


@pytest.mark.parametrize(
    "verb", [("games", "--json"), ("rules", "golf", "--json"), ("deal", "golf", "7", "--format", "json")], ids=" ".join
)
def test_json_is_the_same_in_every_language(verb: tuple[str, ...]) -> None:
    texts = [run("--lang", language, *verb)[1] for language in LANGUAGES]
    assert len(set(texts)) == 1
    json.loads(texts[0])
