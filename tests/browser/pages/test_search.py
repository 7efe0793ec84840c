"""The search of the start page: other names, other spellings, other languages, and games that aren't here."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from longwood.locales import LANGUAGES, say
from tests.browser.checks import check_accessible, cut_off_texts
from tests.browser.conftest import Players
from tests.soak import times
from tests.variants.names_elsewhere import ELSEWHERE

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("language", "typed", "game"),
    [
        ("en", "tripeaks", "tri-peaks"),
        ("en", "40 thieves", "forty-thieves"),
        ("en", "fourty thieves", "forty-thieves"),
        ("en", "gulf", "golf"),
        ("en", "black hole solitaire", "black-hole"),
        ("fil", "Ranggo at File", "rank-and-file"),
        ("he", "ארבעים הקטנים", "little-forty"),
        ("he", "tri peaks", "tri-peaks"),
        ("ru", "Гольф (терпение)", "golf"),
    ],
)
def test_a_game_is_found_however_it_is_spelt(players: Players, language: str, typed: str, game: str) -> None:
    player = players.open((390, 844), touch=True).go(f"/?lang={language}")
    player.part("search").fill(typed)
    expect(player.page.locator("article[data-game]").first).to_be_visible()
    expect(player.page.locator(f"article[data-game={game}]")).to_be_visible()


# Types each name into the search field, and returns those whose game the page doesn't show then.
_SEARCH_ALL = """
async (names) => {
  const field = document.querySelector('[data-testid=search]');
  const missing = [];
  for (const [name, game] of names) {
    field.value = name;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    if (!document.querySelector(`article[data-game="${game}"]`)) missing.push([name, game]);
  }
  return missing;
}
"""


@pytest.mark.parametrize("language", ["en", "fil", "he", "ru"])
def test_games_are_found_by_the_names_of_other_programs(players: Players, language: str) -> None:
    """In capitals and without spaces, too, and with two letters swapped. Each language searches a quarter, and all of them in a soak."""
    player = players.open().go(f"/?lang={language}")
    player.page.locator("article[data-game]").first.wait_for()
    some = ELSEWHERE[[*LANGUAGES].index(language) % times(4, 1) :: times(4, 1)]
    names = list(some)
    names += [(name.upper(), game) for name, game in some[::3]]
    names += [(name.replace(" ", ""), game) for name, game in some[1::3]]
    names += [(name[:3] + name[4] + name[3] + name[5:], game) for name, game in some[2::3] if len(name) > 7 and name.isalpha()]
    assert player.page.evaluate(_SEARCH_ALL, names) == []
    assert player.page.evaluate(_SEARCH_ALL, [("Golf", "forty-thieves")]) != []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_search_without_a_hit_has_ways_on(players: Players, language: str) -> None:
    player = players.open((360, 800), touch=True).go(f"/?lang={language}")
    player.part("search").fill("xyzzy")
    expect(player.part("search-none")).to_have_text(say("no-game", language, query="xyzzy"))
    expect(player.page.locator("article[data-game]")).to_have_count(0)
    expect(player.part("search-ways").locator("a")).to_have_attribute("href", "/make")
    assert cut_off_texts(player) == []
    check_accessible(player, "a search without a hit")
    player.part("search-ways").locator("button").tap()
    expect(player.page.locator("article[data-game=golf]")).to_be_visible()
    expect(player.part("search")).to_have_value("")
    player.part("search").fill("forty queens")
    expect(player.part("search-none")).to_be_visible()
    expect(player.part("search-similar")).to_be_visible()
    expect(player.page.locator("article[data-game=twin-queens]")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "he"])
def test_a_game_that_is_not_here_leads_to_the_games_nearest_to_it(players: Players, language: str) -> None:
    player = players.open((360, 640), touch=True).go(f"/?lang={language}")
    player.part("search").fill("Klondike solitaire")
    name = {"en": "Klondike", "he": "קלונדייק"}[language]
    expect(player.part("search-missing")).to_have_text(say("search-missing", language, game=name))
    relatives = {"en": 11, "he": 4}  # only in English does a group have the name
    expect(player.page.locator("article[data-game]")).to_have_count(relatives[language])
    assert cut_off_texts(player) == []
    check_accessible(player, "the search for a missing game")


def test_searching_for_spit_shows_multiplayer(players: Players) -> None:
    player = players.open().go("/")
    player.part("search").fill("spit")
    expect(player.part("multiplayer-spit")).to_be_visible()
    expect(player.page.locator("article[data-game]")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_for_difficulty_and_length_filter_the_games(players: Players, language: str) -> None:
    player = players.open((360, 640), touch=True).go(f"/?lang={language}")
    games = player.page.locator("article[data-game]")
    games.first.wait_for()
    easy, short = (say(f"search-{word}", language).split(", ")[0] for word in ("easy", "short"))
    player.part("search").fill(f"{easy}, {short}")
    for chip in ("often", "short"):
        expect(player.part(f"filter-{chip}")).to_have_attribute("aria-pressed", "true")
    expect(player.page.locator("article[data-game=tri-peaks]")).to_be_visible()
    for game in ("golf", "lucas"):  # rarely winnable, and long
        expect(player.page.locator(f"article[data-game={game}]")).to_have_count(0)
    check_accessible(player, f"chips in {language}")
    assert player.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    player.part("filter-often").tap()
    expect(player.page.locator("article[data-game=golf]")).to_be_visible()
    expect(player.part("search")).to_have_value("")
    player.part("search").fill(say("search-unplayed", language).split(", ")[0])
    expect(player.part("filter-unplayed")).to_have_attribute("aria-pressed", "true")


def test_the_name_of_a_multiplayer_game_finds_only_that_game(players: Players) -> None:
    player = players.open().go("/")
    player.part("search").fill("spit")
    expect(player.part("computer-spit")).to_be_visible()
    assert [player.part(part).count() for part in ("computer-golf", "multiplayer-golf", "code")] == [0, 0, 0]
    player.part("search").fill("multiplayer")
    for part in ("computer-golf", "multiplayer-spit", "code"):
        expect(player.part(part)).to_be_visible()
