"""Tests that the catalogue matches tables of each game's rules (docs/rulings.md), and tests of finding games by name."""

from __future__ import annotations

import pytest

from longwood.cards import parse_card
from longwood.errors import RulesError, UnknownGameError
from longwood.rules import Build, ColumnRules, CoveringRules, Empty, Hole, OnKing, Run, Scoring, Up, columns, describe, fans, peaks, pyramid
from longwood.variants import (
    CATALOGUE,
    RACES,
    catalogue,
    find_game,
    find_race,
    find_variant,
    fold,
    game_from_json,
    game_to_json,
    is_race,
    missing_games,
    spellings_of,
)
from longwood.variants.spellings import MISSING, SPELLINGS

SUIT, DIFFERENT, COLOUR, ANY = Build.SAME_SUIT, Build.DIFFERENT_SUIT, Build.ALTERNATE_COLOUR, Build.ANY

# id: columns, cards, face down, build, run, stock, draw, redeals (docs/rulings.md, R19 to R25)
COLUMN_GAMES = {
    "forty-thieves": (10, 4, 0, SUIT, Run.SINGLE, 64, 1, 0),
    "napoleon-at-st-helena": (10, 4, 0, SUIT, Run.SINGLE, 64, 1, None),
    "indian": (10, 3, 1, DIFFERENT, Run.SINGLE, 74, 1, 0),
    "limited": (12, 3, 0, SUIT, Run.SINGLE, 68, 1, 0),
    "little-forty": (10, 4, 0, DIFFERENT, Run.BY_BUILD, 64, 3, 3),
    "lucas": (13, 3, 0, SUIT, Run.SINGLE, 57, 1, 0),
    "maria": (9, 4, 0, COLOUR, Run.SINGLE, 68, 1, 0),
    "number-ten": (10, 4, 2, COLOUR, Run.BY_BUILD, 64, 1, 0),
    "rank-and-file": (10, 4, 3, COLOUR, Run.BY_BUILD, 64, 1, 0),
    "streets": (10, 4, 0, COLOUR, Run.SINGLE, 64, 1, 0),
    "lucas-pysol": (13, 4, 0, SUIT, Run.BY_BUILD, 52, 1, 0),
    "little-forty-pysol": (10, 4, 0, ANY, Run.SAME_SUIT, 64, 3, 3),
}

# id: layout, decks, jokers, wrap, on a King, hole, face down, scoring, stock (docs/rulings.md, R27 to R43)
COVERING_GAMES = {
    "golf": (columns(7, 5), 1, 0, False, OnKing.NOTHING, Hole.DEALT, False, Scoring.HOLE, 16),
    "golf-queens": (columns(7, 5), 1, 0, False, OnKing.QUEEN, Hole.DEALT, False, Scoring.HOLE, 16),
    "putt-putt": (columns(7, 5), 1, 0, True, OnKing.NOTHING, Hole.DEALT, False, Scoring.HOLE, 16),
    "double-golf": (columns(9, 7), 2, 0, False, OnKing.NOTHING, Hole.DEALT, False, Scoring.HOLE, 40),
    "double-putt": (columns(9, 7), 2, 0, True, OnKing.NOTHING, Hole.DEALT, False, Scoring.HOLE, 40),
    "thieves-golf": (columns(7, 5), 1, 2, False, OnKing.QUEEN, Hole.DEALT, False, Scoring.HOLE, 18),
    "tri-peaks": (peaks(), 1, 0, True, OnKing.NOTHING, Hole.DEALT, True, Scoring.PEAKS, 23),
    "black-hole": (fans(17, 3), 1, 0, True, OnKing.NOTHING, Hole.PRESET, False, Scoring.CARDS, 0),
    "pyramid-golf": (pyramid(7), 1, 0, True, OnKing.NOTHING, Hole.DEALT, False, Scoring.HOLE, 23),
    "elevator": (pyramid(7), 1, 0, True, OnKing.NOTHING, Hole.DEALT, True, Scoring.HOLE, 23),
    "all-in-a-row": (columns(13, 4), 1, 0, True, OnKing.NOTHING, Hole.EMPTY, False, Scoring.CARDS, 0),
}


def test_every_game_in_these_tables_is_in_the_catalogue() -> None:
    assert {*COLUMN_GAMES, *COVERING_GAMES} <= {variant.id for variant in CATALOGUE}


@pytest.mark.parametrize("game", COLUMN_GAMES)
def test_column_games_have_the_rules_of_the_table(game: str) -> None:
    rules = find_variant(game).rules
    assert isinstance(rules, ColumnRules)
    seen = (rules.columns, rules.cards, rules.face_down, rules.build, rules.run, rules.stock_size, rules.draw, rules.redeals)
    assert seen == COLUMN_GAMES[game]
    assert (rules.decks, rules.foundations, rules.foundation_base, rules.foundation_up) == (2, 8, 1, Up.SUIT)
    assert (rules.build_wrap, rules.foundation_wrap, rules.foundation_return) == (False, False, False)
    assert rules.preset is (game == "lucas")
    assert rules.empty is (Empty.AUTO_FILL if game == "little-forty-pysol" else Empty.ANY)


@pytest.mark.parametrize("game", COVERING_GAMES)
def test_covering_games_have_the_rules_of_the_table(game: str) -> None:
    rules = find_variant(game).rules
    assert isinstance(rules, CoveringRules)
    seen = (
        rules.layout,
        rules.decks,
        rules.jokers,
        rules.wrap,
        rules.on_king,
        rules.hole,
        rules.face_down,
        rules.scoring,
        rules.stock_size,
    )
    assert seen == COVERING_GAMES[game]
    assert rules.preset == (parse_card("AS") if game == "black-hole" else None)
    assert not rules.must_play


@pytest.mark.parametrize(
    ("name", "game"),
    [
        ("Forty Thieves", "forty-thieves"),
        ("Big Forty", "forty-thieves"),
        ("Le Cadran", "forty-thieves"),
        ("le cadran", "forty-thieves"),
        ("Roosevelt at San Juan", "forty-thieves"),
        ("Napoleon at St Helena", "napoleon-at-st-helena"),
        ("Napoleon at St. Helena", "napoleon-at-st-helena"),
        ("Napoleon at St Helena (no redeal)", "forty-thieves"),
        ("Dress Parade", "rank-and-file"),
        ("RANK AND FILE", "rank-and-file"),
        ("Dead King Golf", "golf"),
        ("Relaxed Golf", "putt-putt"),
        ("Three Peaks", "tri-peaks"),
        ("tri peaks", "tri-peaks"),
        ("Escalator", "pyramid-golf"),
        ("Black Hole", "black-hole"),
        ("  golf  ", "golf"),
        ("TriPeaks", "tri-peaks"),
        ("tri_peaks", "tri-peaks"),
        ("TRÍPEAKS", "tri-peaks"),
        ("blackhole", "black-hole"),
        ("fortythieves", "forty-thieves"),
        ("allinarow", "all-in-a-row"),
        ("Три вершины", "tri-peaks"),
        ("тривершины", "tri-peaks"),
        ("черная дыра", "black-hole"),
        ("Ле Кадран", "forty-thieves"),
        ("שלוש הפסגות", "tri-peaks"),
        ("ארבעים-הגנבים", "forty-thieves"),
        ("לה קדרן", "forty-thieves"),
        ("Apatnapung Magnanakaw", "forty-thieves"),
    ],
)
def test_games_are_found_by_name(name: str, game: str) -> None:
    assert find_variant(name).id == game


def test_every_name_finds_its_own_game() -> None:
    """An id or a name finds its own game. An alias finds the first game that has it."""
    taken: dict[str, str] = {fold(name): variant.id for variant in CATALOGUE for name in (variant.id, variant.name)}
    for variant in CATALOGUE:
        for alias in variant.aliases:
            taken.setdefault(fold(alias), variant.id)
    assert {name: find_variant(name).id for name in taken} == taken


@pytest.mark.parametrize("name", ["spit", "Spit", "SPIT", "Спит", "ספיט"])
def test_the_race_is_found_by_its_names(name: str) -> None:
    assert find_race(name).id == "spit"


@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("tri", ("tri-peaks", "triple-interchange", "triple-line")),
        ("tripea", ("tri-peaks",)),
        ("forty", ("forty-thieves", "forty-and-eight", "forty-nine")),
        ("putt", ("putt-putt", "double-putt")),
        ("thieves", ("thieves-golf", "forty-thieves", "sixty-thieves")),
        ("hole", ("black-hole", "binary-star")),
        ("чёрная", ("black-hole",)),
    ],
)
def test_names_that_start_with_the_text_are_suggested_first(name: str, nearest: tuple[str, ...]) -> None:
    with pytest.raises(UnknownGameError) as error:
        find_variant(name)
    assert error.value.nearest == nearest


def test_names_of_other_games_are_not_aliases() -> None:
    """PySolFC's Indian Patience and Thieves are other games (docs/rulings.md, R20)."""
    for name in ("Indian Patience", "Thieves"):
        with pytest.raises(UnknownGameError):
            find_variant(name)


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("indian", "PySolFC lets one card at a time come back from a foundation (option “Cards can come back from the foundations”)."),
        ("little-forty-pysol", "lets cards come back from the foundations (option “Cards can come back from the foundations”)."),
        ("lucas-pysol", "lets cards come back from the foundations (option “Cards can come back from the foundations”)."),
        ("napoleon-at-st-helena", "Denexa does not say that the top card of the waste can be played."),
        ("double-golf", "PySolFC also lets a Queen go on a King (option “Queens can go on Kings”)."),
        ("tri-peaks", "PySolFC, which calls it Three Peaks, scores it in another way."),
        ("pyramid-golf", "With rows 1 to 6 face down it is Elevator, which PySolFC also calls Pyramid Golf."),
        ("elevator", "PySolFC also calls this game Pyramid Golf."),
        ("all-in-a-row", "PySolFC says that this version misreads the original"),
    ],
)
def test_notes_describe_differences_in_other_programs_and_books(game: str, words: str) -> None:
    assert words in find_variant(game).note


def test_the_note_and_the_page_of_spit_say_where_each_player_spits() -> None:
    spit = find_race("spit")
    assert "a player who spits alone chooses a pile once" in spit.variant.note
    assert "Parlett" in spit.variant.source
    lines = [line for section in describe(spit.rules) for line in section.lines]
    assert "If only one player has spit cards left, only that player turns one, onto the pile they started." in lines


def test_cards_that_start_on_foundations_stay_there_with_every_option() -> None:
    lines = [line for section in describe(find_game("lucas", {"foundation_return": True}).rules) for line in section.lines]
    assert "except the cards that started there" in " ".join(lines)


@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("forty-theives", "forty-thieves"),
        ("gofl", "golf"),
        ("tripeeks", "tri-peaks"),
        ("blackhol", "black-hole"),
        ("гольв", "golf"),
        ("thieves", "thieves-golf"),
        ("napolean", "forty-thieves"),  # by its alias Napoleon at St Helena
        ("napolean", "napoleon-at-st-helena"),
        ("napolean", "little-napoleon"),
        ("napoleons sqare", "napoleons-square"),
        ("piramid", "pyramid-golf"),
        ("red an blak", "red-and-black"),
        ("чорная дырра", "black-hole"),
        ("сорак разбойников", "forty-thieves"),
        ("перамида", "pyramid-golf"),
        ("נפולאון", "napoleon-at-st-helena"),
        ("munting napoleyon", "little-napoleon"),
    ],
)
def test_the_nearest_names_are_suggested(name: str, nearest: str) -> None:
    with pytest.raises(UnknownGameError) as error:
        find_variant(name)
    assert nearest in error.value.nearest
    assert str(error.value).startswith(f"there is no game called {name!r}; did you mean ")
    assert nearest in str(error.value)


@pytest.mark.parametrize("name", ["", "   ", "---", "\u2660", "x" * 100_000])
def test_nothing_is_suggested_for_names_that_match_nothing(name: str) -> None:
    with pytest.raises(UnknownGameError) as error:
        find_variant(name)
    assert str(error.value).startswith("there is no game called ")
    assert ";" not in str(error.value)
    assert error.value.nearest == ()
    assert len(str(error.value)) < 200


def test_fold_ignores_case_accents_and_punctuation() -> None:
    assert fold("Napoléon at St. Helena's  Rock-Garden") == "napoleon at st helenas rock garden"


def test_a_game_can_be_written_as_json_and_read() -> None:
    game = find_game("golf", {"jokers": 1, "around_corner": True, "queens_on_kings": True})
    assert game_to_json(game) == {"game": "golf", "options": {"around_corner": True, "jokers": 1}}
    assert game_from_json(game_to_json(game)) == game
    assert game_to_json(find_game("lucas")) == {"game": "lucas", "options": {}}


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({}, 'game is missing or not a string; it names the game, as in "game": "golf"'),
        ({"game": 5}, 'game is missing or not a string; it names the game, as in "game": "golf"'),
        ({"game": "golf", "options": ["jokers"]}, 'options must be an object, as in {"jokers": 1}'),
        ({"game": "golf", "options": None}, 'options must be an object, as in {"jokers": 1}'),
        ([], "a deal or position must be a JSON object that names its game, not []"),
        ("golf", "a deal or position must be a JSON object that names its game, not 'golf'"),
    ],
)
def test_json_that_names_no_game_is_refused(data: object, message: str) -> None:
    with pytest.raises(RulesError) as error:
        game_from_json(data)
    assert str(error.value) == message


@pytest.mark.parametrize(("game", "spelling"), [(game, spelling) for game, spellings in SPELLINGS.items() for spelling in spellings])
def test_every_spelling_finds_its_game(game: str, spelling: str) -> None:
    assert (find_race if game in {race.id for race in RACES} else find_variant)(spelling).id == game


def test_the_spellings_of_a_game_have_its_names_in_other_languages_and_no_printed_name() -> None:
    found = spellings_of(find_variant("black-hole"), "he")
    assert "Чёрная дыра" in found
    assert "חור שחור" not in found
    assert "Black Hole" not in found
    assert "40 Thieves" in spellings_of(find_variant("forty-thieves"), "en")


@pytest.mark.parametrize("typed", ["Klondike", "klondyke", "Klondike Solitaire", "косынка", "קלונדייק"])
def test_a_missing_game_is_named_with_the_games_nearest_to_it(typed: str) -> None:
    with pytest.raises(UnknownGameError) as raised:
        find_variant(typed)
    assert str(raised.value) == "Klondike isn't here yet; try eastcliff, westcliff, pas-seul or blind-alleys"


def test_missing_games_are_not_in_the_catalogue_and_have_neighbours_there() -> None:
    known = {fold(name) for variant in CATALOGUE for name in (variant.name, *variant.aliases)}
    for game in missing_games():
        assert not known & {fold(name) for name in game.names["en"]}
        assert len({find_variant(name).id for name in game.nearest}) >= 3
    assert missing_games() or all(fold(game.name("en")) in known for game in MISSING)


def test_a_long_name_is_never_compared_as_a_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ignoring the accents of 60,000 letters takes 10 ms, and a server would stop for everybody."""

    def fold_briefly(text: str) -> str:
        assert len(text) <= 200
        return fold(text)

    fold = catalogue.fold
    monkeypatch.setattr(catalogue, "fold", fold_briefly)
    for name in ("g" * 60_000, "golf" + " " * 60_000, "ж" * 201):
        with pytest.raises(UnknownGameError):
            find_game(name)
        assert not is_race(name)
