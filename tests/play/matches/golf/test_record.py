"""Tests of records of multiplayer Golf: they can be formatted, parsed and verified, and changes to them are detected."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from longwood.cli import main
from longwood.errors import RecordError
from longwood.play import Record, format_record, parse_record
from longwood.play.matches.events import Withdraw
from longwood.play.matches.golf.events import GolfEvent, HandIn, Next, Play
from longwood.play.matches.golf.match import Format, GolfMatch, GolfTerms, Phase, start
from longwood.play.matches.golf.record import make_golf_record, parse_terms, replay_golf
from longwood.play.record import sealed
from longwood.rules import CoveringRules, rules_hash
from longwood.variants import find_variant

RULES = CoveringRules(name="Golf")
TERMS = GolfTerms(RULES, Format.MATCH, 9, play_off=True, limit_ms=60_000)


def played(terms: GolfTerms, players: int, holes: int | None = None) -> tuple[GolfMatch, list[tuple[int, GolfEvent]]]:
    """Return a match in which the first player plays the first legal move each time and the others hand in at once."""
    match, log = start(terms, 5, players), []

    def act(event: GolfEvent) -> None:
        nonlocal match
        match = match.apply(event, match.at_ms + 100)
        log.append((match.at_ms, event))

    while not match.is_over and (holes is None or match.hole <= holes):
        if match.phase is Phase.RESULTS:
            for seat in range(players):
                act(Next(seat))
            continue
        for seat in range(1, players):
            act(HandIn(seat))
        while match.phase is Phase.HOLE and (board := match.boards[0]) is not None:
            moves = board.position.legal_moves()
            act(Play(0, board.position.format_move(moves[0])) if moves else HandIn(0))
    return match, log


def record_of(terms: GolfTerms, players: int, holes: int | None = None) -> Record:
    _, log = played(terms, players, holes)
    return make_golf_record("golf", (), terms, 5, log, [f"P{n}" for n in range(players)])


@pytest.mark.parametrize(
    ("terms", "players", "holes", "result"),
    [
        (TERMS, 2, None, "won 1, 5 & 4"),
        (TERMS, 4, None, "won 1 3, 5 & 4"),
        (TERMS, 2, 2, "open after 2 holes"),
        (GolfTerms(RULES, holes=9, own_deals=True), 3, None, "won 1, "),
    ],
)
def test_a_record_can_be_parsed_and_verified(terms: GolfTerms, players: int, holes: int | None, result: str) -> None:
    record = record_of(terms, players, holes)
    assert record.result.startswith(result)
    parsed = parse_record(format_record(record))
    assert parsed == record
    match = replay_golf(parsed, RULES)
    assert match.terms == terms
    assert match.seats == players


def test_a_record_shows_who_left() -> None:
    record = make_golf_record("golf", (), TERMS, 5, [(10, Withdraw(1))], ["Ada", "Bo"])
    assert record.result == "won 1, conceded"
    stroke = make_golf_record("golf", (), GolfTerms(RULES), 5, [(10, Withdraw(1)), (20, Withdraw(2))], ["Ada", "Bo", "Eve"])
    assert stroke.result == "won 1, 0 0w 0w"


def test_changes_to_a_record_are_detected() -> None:
    record = record_of(TERMS, 2, 3)
    first = record.moves[0]
    for changed in (
        replace(record, result="won 2, 9 & 8"),
        replace(record, moves=("1:99@5", *record.moves)),
        replace(record, moves=("1:d@500000", *record.moves)),
        replace(record, moves=(first.replace("@", "@0"), *record.moves[1:])),
        replace(record, moves=record.moves[:-1]),
        replace(record, deal=6),
        replace(record, deal=None, position="x"),
        replace(record, rules="0" * 16),
        replace(record, extra=(("Terms", "match players=2 holes=9"),)),
        replace(record, extra=(("Terms", "golf"),)),
        replace(record, extra=(("Terms", "match players=3 holes=9"),)),
    ):
        with pytest.raises(RecordError):
            replay_golf(changed, RULES)
    with pytest.raises(RecordError, match="check does not match"):
        replay_golf(replace(record, extra=(("Terms", "match players=2 holes=9 play_off limit_ms=61000"),)), RULES)


def test_the_error_for_an_illegal_move_reveals_no_cards() -> None:
    record = record_of(TERMS, 2, 1)
    wrong = sealed(replace(record, moves=("2:end@5", "1:8@6")))
    with pytest.raises(RecordError, match="move 2, 1:8@6") as caught:
        replay_golf(wrong, RULES)
    assert "/" not in str(caught.value)


def test_only_records_of_golf_can_have_terms() -> None:
    rules = find_variant("forty-thieves").rules
    record = Record("forty-thieves", rules_hash(rules), (), "x", deal=1, extra=(("Terms", "match players=2 holes=9"),))
    with pytest.raises(RecordError, match="not a Golf game"):
        replay_golf(record, rules)
    assert parse_terms("stroke players=8 holes=18 own_deals", RULES) == (GolfTerms(RULES, own_deals=True), 8)


def test_longwood_verify_checks_matches(tmp_path: Path) -> None:
    file = tmp_path / "match.record"
    file.write_text(format_record(record_of(TERMS, 2)))
    found = CliRunner().invoke(main, ["verify", str(file)])
    assert found.exit_code == 0, found.output
    file.write_text(file.read_text().replace("5 & 4", "4 & 3"))
    assert CliRunner().invoke(main, ["verify", str(file)]).exit_code == 1
