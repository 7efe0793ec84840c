"""Tests that deals of PySolFC are the same here. pysolfc.txt has deals that PySolFC made."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longwood.cards import MAX_DEAL, OtherDeal, format_card, format_cards, format_deal, full_deck, parse_card, parse_deal, pysolfc_shuffled
from longwood.errors import DealError, LongwoodError, NotationError
from longwood.play import format_record, make_record, parse_record, replay, start
from longwood.rules import FIRST_CARD, ColumnRules, CoveringRules, Empty, Rules, Up, check_deal, deal
from longwood.variants import CATALOGUE, find_game
from tests.strategies import any_rules

LINES: Final = [
    line.partition(": ") for line in (Path(__file__).parent / "pysolfc.txt").read_text(encoding="ascii").splitlines() if line[0] != "#"
]

# The games under their names in PySolFC. Games that Longwood has under another id, and games that the catalogue may not have.
IDS: Final = {
    "Lucas": "lucas-pysol",
    "Little Forty": "little-forty-pysol",
    "Golf": "golf-queens",
    "Dead King Golf": "golf",
    "Relaxed Golf": "putt-putt",
    "Thieves": "thieves-golf",
    "Three Peaks": "tri-peaks",
    "Escalator": "pyramid-golf",
}
RULES: Final[dict[str, Rules]] = {
    "San Juan Hill": ColumnRules(name="San Juan Hill", preset=True),
    "Corona": ColumnRules(name="Corona", columns=12, cards=3, empty=Empty.AUTO_FILL),
    "Quadrangle": ColumnRules(name="Quadrangle", columns=12, cards=3, foundation_base=FIRST_CARD, foundation_wrap=True),
    "Deuces": ColumnRules(name="Deuces", columns=10, cards=1, foundation_base=2, foundation_wrap=True, preset=True),
    "Fortune's Favor": ColumnRules(name="Fortune's Favor", decks=1, columns=12, cards=1, preset=True),
    "Octagon": ColumnRules(name="Octagon", columns=4, cards=5, preset=True),
    "Red and Black": ColumnRules(name="Red and Black", columns=8, cards=1, preset=True, foundation_up=Up.ALTERNATE_COLOUR),
    "Zebra": ColumnRules(name="Zebra", columns=8, cards=1, preset=True),
    "Marie Rose": ColumnRules(name="Marie Rose", decks=3, columns=12, cards=5),
    "Malmaison": ColumnRules(name="Malmaison", decks=4, columns=10, cards=8),
    "Preference": ColumnRules(name="Preference", decks=1, columns=8, cards=1, preset=True),
    "Parliament": ColumnRules(name="Parliament", columns=8, cards=1, preset=True),
    "Waterloo": ColumnRules(name="Waterloo", columns=6, cards=1, preset=True),
    "Single Rail": ColumnRules(name="Single Rail", decks=1, columns=4, cards=1),
}


def rules_of(name: str) -> Rules:
    return RULES[name] if name in RULES else find_game(IDS.get(name, name)).rules


@pytest.mark.parametrize(("name", "vector"), [(name, rest) for name, _, rest in LINES], ids=[f"{n}-{r.split()[0]}" for n, _, r in LINES])
def test_the_deal_is_that_of_pysolfc(name: str, vector: str) -> None:
    number, tableau, rest, started = vector.split()
    rules = rules_of(name)
    made = deal(rules, OtherDeal("pysolfc", int(number)))
    check_deal(rules, made)
    piles = [format_cards(pile) for pile in made.tableau]
    if isinstance(rules, CoveringRules) and not rules.layout.piles:
        piles = [format_cards((card,)) for card in made.tableau[0]]
    assert "/".join(piles) == tableau
    assert format_cards(made.stock) == rest.replace("-", "")
    starts = made.foundations if made.hole is None else (made.hole,)
    listed = started.replace("-", "")
    assert Counter(map(format_cards, ((card,) for card in starts))) == Counter(listed[i : i + 2] for i in range(0, len(listed), 2))


def test_cells_are_dealt_first_and_the_first_copies_start_holes() -> None:
    """No vector has these: the orders are those of the start of Squadron, Binary Star and Take Away in PySolFC."""
    shuffled = pysolfc_shuffled(2, 0, 40_000)
    made = deal(find_game("squadron").rules, OtherDeal("pysolfc", 40_000))
    assert made.tableau[10:] == tuple((card,) for card in shuffled[:3])
    assert made.tableau[0] == shuffled[3:43:10]
    assert made.stock == shuffled[43:]
    star = deal(find_game("binary-star").rules, OtherDeal("pysolfc", 40_000))
    known = [(deck, rank + suit) for deck in range(2) for suit in "CSHD" for rank in "A23456789TJQK"]
    generator = Random(40_000)
    for last in range(len(known) - 1, 0, -1):
        other = int(generator.random() * (last + 1))
        known[last], known[other] = known[other], known[last]
    dealt = [text for deck, text in reversed(known) if (deck, text) not in ((0, "AS"), (0, "KH"))]
    assert (star.hole, star.foundations) == (parse_card("AS"), (parse_card("KH"),))
    assert [format_card(star.tableau[fan][row]) for row in range(6) for fan in range(17)] == dealt
    away = deal(find_game("take-away").rules, OtherDeal("pysolfc", 40_000))
    assert away.tableau[0] == pysolfc_shuffled(1, 0, 40_000)[::4]


def test_most_games_of_the_catalogue_have_vectors() -> None:
    names = {name for name, _, _ in LINES}
    assert len(names) == 34
    compared = {find_game(IDS.get(name, name)).rules for name in names - RULES.keys()}
    assert len(compared) == 20
    assert {number.split()[0] for _, _, number in LINES} == {"1", "7", "31999", "32000", str(MAX_DEAL)}


@given(any_rules(), st.integers(1, MAX_DEAL))
def test_every_game_is_dealt_completely_or_refused(rules: Rules, number: int) -> None:
    if isinstance(rules, CoveringRules) and rules.jokers and (rules.jokers, rules.decks) != (2, 1):
        with pytest.raises(DealError, match="PySolFC deals jokers only in a game of one deck with two of them"):
            deal(rules, OtherDeal("pysolfc", number))
        return
    made = deal(rules, OtherDeal("pysolfc", number))
    check_deal(rules, made)
    assert made.number is None  # the number of a deal of Longwood


@given(st.integers(1, 4), st.integers(1, MAX_DEAL))
def test_all_cards_are_shuffled(decks: int, number: int) -> None:
    assert sorted(pysolfc_shuffled(decks, 0, number)) == sorted(full_deck(decks))


@pytest.mark.parametrize("variant", CATALOGUE, ids=lambda variant: variant.id)
def test_a_record_of_such_a_deal_can_be_replayed(variant: object) -> None:
    game = find_game(variant.id)  # type: ignore[attr-defined]  # a Variant
    position = start(game, OtherDeal("pysolfc", 7))
    position.push(position.legal_moves()[0])
    text = format_record(make_record(game.id, game.options, game.rules, position, deal=OtherDeal("pysolfc", 7)))
    assert '[Deal "pysolfc 7"]' in text
    record = parse_record(text)
    assert replay(record, game.rules) == position
    with pytest.raises(LongwoodError):
        replay(parse_record(text.replace("pysolfc 7", "longwood-1 7")), game.rules)
    with pytest.raises(LongwoodError):
        replay(parse_record(text.replace("pysolfc 7", "pysolfc 8")), game.rules)


@given(st.one_of(st.integers(0, MAX_DEAL), st.integers(1, MAX_DEAL).map(lambda number: OtherDeal("pysolfc", number))))
def test_a_deal_can_be_written_and_read_back(number: int | OtherDeal) -> None:
    assert parse_deal(str(number)) == number
    assert parse_deal(format_deal(number)) == parse_deal(format_deal(number, " "), " ") == number


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("pysolfc:0", "there is no deal pysolfc:0; choose a number from 1 to 9223372036854775807"),
        ("pysolfc:", "'' is not a deal number"),
        ("pysolfc:x", "'x' is not a deal number"),
        ("pysolfc:-1", "'-1' is not a deal number"),
        (f"pysolfc:{MAX_DEAL + 1}", "is not a deal number"),
        ("PySolFC:7", "the deal 'PySolFC:7' uses an unknown shuffle; choose longwood-1 or pysolfc, as in pysolfc:7"),
        ("freecell:7", "unknown shuffle"),
        ("7:7", "unknown shuffle"),
    ],
)
def test_a_text_that_is_no_deal_is_refused(text: str, words: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_deal(text)
    assert words in str(caught.value)


@pytest.mark.parametrize("other", [OtherDeal("freecell", 7), OtherDeal("pysolfc", 0), OtherDeal("pysolfc", MAX_DEAL + 1)])
def test_a_deal_that_does_not_exist_is_refused(other: OtherDeal) -> None:
    with pytest.raises(NotationError):
        deal(find_game("golf").rules, other)
