"""Tests of choosing a language from a browser's Accept-Language header or a shell's environment."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from longwood.locales import LANGUAGES, direction, language_of_environment, language_of_header


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("he", "he"),
        ("he-IL,he;q=0.9,en-US;q=0.8", "he"),
        ("de, fr;q=0.5", "en"),
        ("de, ru;q=0.5", "ru"),
        ("en;q=0.5, ru;q=0.9", "ru"),
        ("ru;q=0, fil;q=0.1", "fil"),
        ("tl-PH", "fil"),
        ("iw", "he"),
        ("RU-ru", "ru"),
        ("*", "en"),
        ("he;q=x", "en"),
        ("ru;q=0.8, he;q=0.8", "ru"),
        (";;;,,,=", "en"),
        ("en, he", "en"),
        ("he;q=\u0661", "en"),
        ("x," * 10_000 + "he", "en"),
    ],
)
def test_the_header_chooses_the_language(header: str, language: str) -> None:
    assert language_of_header(header) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C", "LC_MESSAGES": "fil_PH"}, "fil"),
        ({"LC_ALL": "", "LANG": "iw_IL"}, "he"),
        ({"LANG": "de_DE@euro"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "he"}, "he"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of_environment(environment) == language


def test_browser_and_server_use_the_same_codes_and_directions() -> None:
    root = Path(__file__).resolve().parents[2]
    browser = (root / "web/src/language/catalogue.ts").read_text(encoding="utf-8")
    server = (root / "src/longwood/locales/choice.py").read_text(encoding="utf-8")
    assert re.findall(r"OTHER_CODES.*= \{ (.*) \}", browser) == ["tl: 'fil', iw: 'he'"]
    assert '{"tl": "fil", "iw": "he"}' in server
    assert [language for language in LANGUAGES if direction(language) == "rtl"] == re.findall(r"language === '(\w+)' \? 'rtl'", browser)
