"""Tests of Phrase: it is its English text, and it can be translated together with the phrases inside it."""

from __future__ import annotations

import pickle
from copy import deepcopy

import pytest

from longwood.locales import Phrase, joined, say, sentence, translated
from longwood.locales.fluent import FluentError
from longwood.rules import describe, summary
from longwood.variants import CATALOGUE, Variant, find_variant, game_name, other_names


def test_a_phrase_is_its_english_text() -> None:
    phrase = Phrase("reason-no-column", number="11")
    assert phrase == "there is no column 11"
    assert f"{phrase}!" == "there is no column 11!"
    assert repr(phrase) == "'there is no column 11'"


def test_copies_can_still_be_translated() -> None:
    phrase = Phrase("error-no-game-near", no=Phrase("error-no-game", game="'x'"), nearest="golf")
    for copy in (deepcopy(phrase), pickle.loads(pickle.dumps(phrase))):
        assert copy == phrase
        assert translated(copy, "ru") == "нет игры с названием 'x'; может быть, golf?"


@pytest.mark.parametrize(
    ("count", "translation"), [(1, "1 карта"), (2, "2 карты"), (5, "5 карт"), (11, "11 карт"), (21, "21 карта"), (1234, "1\xa0234 карты")]
)
def test_russian_has_three_plural_forms(count: int, translation: str) -> None:
    assert say("cards", "ru", count=count) == translation


@pytest.mark.parametrize(("count", "translation"), [(1, "קלף אחד"), (2, "שני קלפים"), (3, "3 קלפים"), (11, "11 קלפים")])
def test_hebrew_has_three_plural_forms(count: int, translation: str) -> None:
    assert say("cards", "he", count=count, isolate=False) == translation


@pytest.mark.parametrize(
    ("count", "translation"),
    [(1, "1 baraha"), (3, "3 baraha"), (4, "4 na baraha"), (6, "6 na baraha"), (10, "10 baraha"), (19, "19 na baraha")],
)
def test_filipino_has_two_plural_forms(count: int, translation: str) -> None:
    assert say("cards", "fil", count=count) == translation


def test_russian_declines_the_names_of_cards() -> None:
    refused = Phrase("reason-fit-ace", card="KD", onto="AS")
    assert translated(refused, "ru") == "король бубен не ложится на туза пик: на туза ничего не кладут"
    assert translated(Phrase("refused-no-fit", card="2D", onto="9S"), "ru") == "двойка бубен не ложится на девятку пик"


def test_hebrew_isolates_the_direction_of_values_unless_disabled() -> None:
    assert translated(Phrase("reason-no-column", number="11"), "he") == "אין טור \u206811\u2069"
    assert translated(Phrase("reason-no-column", number="11"), "he", isolate=False) == "אין טור 11"
    assert "\u2068" not in translated(joined([Phrase("cards", count=3), Phrase("cards", count=4)]), "he", isolate=False)


def test_sentences_start_with_a_capital_even_inside_isolates() -> None:
    assert sentence("no") == "No"
    assert sentence("\u2068ace\u2069 of") == "\u2068Ace\u2069 of"
    assert sentence("") == ""


def test_an_unknown_message_or_a_missing_value_is_an_error() -> None:
    with pytest.raises(FluentError, match="no message nothing-like-it"):
        Phrase("nothing-like-it")
    with pytest.raises(FluentError, match="number is missing"):
        Phrase("reason-no-column")


@pytest.mark.parametrize("language", ["fil", "he", "ru"])
@pytest.mark.parametrize("variant", CATALOGUE, ids=lambda variant: variant.id)
def test_rules_pages_are_complete_in_every_language(variant: Variant, language: str) -> None:
    rules = variant.rules
    texts = [summary(rules), *(line for section in describe(rules) for line in (section.heading, *section.lines))]
    for text in texts:
        translation = translated(text, language, isolate=False)
        assert translation
        assert translation != text or text == "Scoring"
        assert "{" not in translation
        assert "  " not in translation


def test_other_names_of_a_translated_game_include_the_english_ones() -> None:
    thieves = find_variant("forty-thieves")
    assert game_name(thieves, "ru") == "Сорок разбойников"
    assert other_names(thieves, "ru")[:4] == ["Большие сорок", "Ле Кадран", "Рузвельт в Сан-Хуане", "Forty Thieves"]
    assert "Le Cadran" in other_names(thieves, "ru")
    assert (game_name(thieves, "fil"), other_names(thieves, "fil")[0]) == ("Forty Thieves", "Apatnapung Magnanakaw")
    assert other_names(thieves, "en") == list(thieves.aliases)
