"""Tests that every game in the catalogue has what it needs: a page, a perft file, deals, a record, a source, and unique names."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from longwood.errors import UnknownGameError
from longwood.play import Outcome, Position, Record, format_record, is_finished, make_record, parse_record, position_to_json, replay, start
from longwood.rules import check_deal, deal, describe, family, rules_hash, summary
from longwood.variants import CATALOGUE, RACES, RaceVariant, Variant, find_game, find_race, find_variant, fold

ROOT = Path(__file__).resolve().parents[1]
MOST_MOVES = 400  # with unlimited redeals, a playout might never end

every_variant = pytest.mark.parametrize("variant", CATALOGUE, ids=lambda variant: variant.id)


@every_variant
def test_it_has_an_id_a_name_a_group_and_a_source(variant: Variant) -> None:
    assert re.fullmatch(r"[a-z0-9]+(?:-[a-z0-9]+)*", variant.id)
    assert variant.name.strip() == variant.name != ""
    assert variant.group
    assert len(variant.source) > 5, f"{variant.id}: say which book, page or program the rules come from"
    assert find_variant(variant.id) is find_variant(variant.name) is variant
    assert all(find_variant(alias) is variant for alias in variant.aliases)


def test_ids_names_aliases_and_rules_are_unique() -> None:
    names = Counter(fold(name) for variant in CATALOGUE for name in {fold(variant.id), fold(variant.name), *map(fold, variant.aliases)})
    assert not [name for name, count in names.items() if count > 1]
    hashes = Counter(rules_hash(variant.rules) for variant in CATALOGUE)
    assert not [variant.id for variant in CATALOGUE if hashes[rules_hash(variant.rules)] > 1], "the same rules under two ids"


@every_variant
def test_its_search_is_measured(variant: Variant) -> None:
    """Most of its deals have a verdict, or the text below the table says why not."""
    text = (ROOT / "bench" / "results.md").read_text(encoding="utf-8")
    table, _, reasons = text.partition("### All games")[2].partition("\n## ")[0].partition("less than half of their deals")
    row = re.search(rf"^\| `{variant.id}` \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|", table, re.MULTILINE)
    assert row, "run bench/catalogue.py --games with its id, and add the row to bench/results.md"
    deals, won, lost, left = map(int, row.groups())
    assert deals == won + lost + left == 100
    assert (2 * left > deals) is (f"`{variant.id}`" in reasons)


@every_variant
def test_it_has_all_its_files(variant: Variant) -> None:
    for path, command in (
        (f"tests/perft/{variant.id}.perft", "make golden"),
        (f"tests/deals/{variant.id}.jsonl", "make golden"),
        (f"tests/records/{variant.id}.record", "make golden"),
        (f"docs/rules/{variant.id}.md", "make docs"),
    ):
        assert (ROOT / path).is_file(), f"{path} is missing: run `{command}`"
    assert variant.name in (ROOT / f"docs/rules/{variant.id}.md").read_text(encoding="utf-8")
    hashes = (ROOT / "tests/rules/hashes.txt").read_text(encoding="ascii")
    assert re.search(rf"^{variant.id} [0-9a-f]{{16}}$", hashes, re.MULTILINE), f"{variant.id} has no golden hash: run `make golden`"


def test_no_files_of_removed_games_remain() -> None:
    ids, races = {variant.id for variant in CATALOGUE}, {variant.id for variant in RACES}
    for folder, ending in (("perft", "perft"), ("deals", "jsonl"), ("records", "record")):
        assert {path.stem for path in (ROOT / "tests" / folder).glob(f"*.{ending}")} <= ids | (races if folder == "records" else set())
    assert {path.stem for path in (ROOT / "docs" / "rules").glob("*.md")} - {"README"} <= ids | races


@pytest.mark.parametrize("variant", RACES, ids=lambda variant: variant.id)
def test_a_race_has_its_files(variant: RaceVariant) -> None:
    assert (ROOT / f"tests/records/{variant.id}.record").is_file(), "run `make golden`"
    assert f"# {variant.name}\n" in (ROOT / f"docs/rules/{variant.id}.md").read_text(encoding="utf-8")
    assert find_race(variant.id) == find_race(variant.name)
    assert len(variant.source) > 5
    for aliases in (variant.aliases, (variant.id,)):
        for name in aliases:
            with pytest.raises(UnknownGameError, match="is a two-player race; it can't be dealt or solved"):
                find_variant(name)


@every_variant
def test_its_rules_are_described(variant: Variant) -> None:
    line = summary(variant.rules)
    assert 10 < len(line) < 200
    assert "\n" not in line
    sections = describe(variant.rules)
    assert len(sections) >= 3
    for section in sections:
        assert section.heading
        assert section.lines
        assert all(text.strip() == text != "" for text in section.lines)


def test_no_two_games_have_the_same_rules_page() -> None:
    pages = Counter(describe(variant.rules) for variant in CATALOGUE)
    assert max(pages.values()) == 1


@every_variant
def test_it_can_be_dealt(variant: Variant) -> None:
    for number in (0, 7, 2**63 - 1):
        check_deal(variant.rules, deal(variant.rules, number))
    assert deal(variant.rules, 7) == deal(variant.rules, 7) != deal(variant.rules, 8)


def playout(position: Position, random: Random) -> None:
    """Play the first legal move or a random one, until the game is over or MOST_MOVES is reached."""
    for _ in range(MOST_MOVES):
        moves = position.legal_moves()
        if not moves or is_finished(position):
            return
        position.push(moves[0] if random.random() < 0.5 else random.choice(moves))


@every_variant
def test_a_random_playout_reaches_the_end_and_its_record_is_valid(variant: Variant) -> None:
    game = find_game(variant.id)
    for number in (1, 2, 3):
        position = start(game.rules, number)
        playout(position, Random(f"{variant.id} {number}"))
        if family(game.rules) == "covering":
            assert position.outcome() is not Outcome.OPEN
        record: Record = make_record(game.id, game.options, game.rules, position, deal=number)
        read = parse_record(format_record(record))
        assert read == record
        twin = replay(read, game.rules)
        assert (twin.line(), twin.outcome(), position_to_json(twin)) == (position.line(), position.outcome(), position_to_json(position))
        while position.moves:
            position.pop()
        assert position == start(game.rules, number)
