"""Tests that games are found by the names that other programs give them, however they are typed."""

from __future__ import annotations

from collections import Counter

import pytest

from longwood.errors import UnknownGameError
from longwood.locales import LANGUAGES
from longwood.variants import CATALOGUE, find_variant, fold, game_name
from tests.variants.names_elsewhere import ELSEWHERE


def test_the_names_are_those_of_games_in_the_catalogue() -> None:
    assert {game for _, game in ELSEWHERE} <= {variant.id for variant in CATALOGUE}
    assert len(ELSEWHERE) > 250


@pytest.mark.parametrize(("name", "game"), ELSEWHERE)
def test_a_name_of_another_program_finds_its_game(name: str, game: str) -> None:
    """In capitals, with accents, without spaces, and with hyphens, too."""
    accented = "".join(letter + "\u0301" if letter.isalpha() else letter for letter in name)
    for typed in (name, name.upper(), accented, name.replace(" ", "-"), f"  {name.replace(' ', '   ')} ", name.replace(" ", "")):
        assert find_variant(typed).id == game, typed


@pytest.mark.parametrize(("name", "game"), [(name, game) for name, game in ELSEWHERE if len(fold(name)) >= 8])
def test_a_name_with_a_typing_error_suggests_its_game(name: str, game: str) -> None:
    """Two letters in the middle are swapped."""
    letters = fold(name)
    middle = len(letters) // 2
    wrong = letters[: middle - 1] + letters[middle] + letters[middle - 1] + letters[middle + 1 :]
    try:
        assert find_variant(wrong).id == game, wrong  # the letters are equal, or one of them is a space
    except UnknownGameError as error:
        assert game in error.nearest, (wrong, error.nearest)  # noqa: PT017  # either is right


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_games_have_the_same_name(language: str) -> None:
    names = Counter(fold(game_name(variant, language)) for variant in CATALOGUE)
    assert [name for name, count in names.items() if count > 1] == []
