"""The notes about the games, in every language: they call options and games what the pages call them."""

from __future__ import annotations

import re

import pytest

from longwood.locales import LANGUAGES, translated
from longwood.rules.options import OPTIONS
from longwood.variants import CATALOGUE, find_any_game, note_of

NAMED_OPTION = re.compile("(?:option|and) “(.+?)”")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_note_has_the_id_of_an_option_or_of_a_game(language: str) -> None:
    ids = {variant.id for variant in CATALOGUE if "-" in variant.id}
    for variant in (*CATALOGUE, find_any_game("spit").variant):
        note = note_of(variant, language)
        assert not re.search(r"[a-z]_[a-z]|=(?:true|false)", note), note
        assert not ids & set(re.findall(r"[a-z]+(?:-[a-z]+)+", note)), note


def test_english_notes_name_options_by_their_labels() -> None:
    labels = {translated(option.label, "en") for option in OPTIONS}
    named = {label for variant in CATALOGUE for label in NAMED_OPTION.findall(note_of(variant, "en"))}
    assert len(named) >= 5
    assert named <= labels
