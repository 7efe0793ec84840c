"""Tests of records of races: the golden ones stay valid, and errors of invalid ones give the line."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from longwood.errors import NotationError, RecordError
from longwood.play import Record, format_record, parse_line, parse_record, parse_records, start
from longwood.play import replay as replay_solitaire
from longwood.play.matches.events import format_timed, parse_timed
from longwood.play.matches.race import Back, RacePosition, Ready, Tick, dealt, make_record, replay, result_text
from longwood.rules import rules_hash
from longwood.variants import find_game, find_race
from tests.play.matches.race.tables import SPIT, play

GOLDEN = (Path(__file__).parents[3] / "records" / "spit.record").read_text(encoding="utf-8")
RECORDS = parse_records(GOLDEN)
PARTS = "0123456789-:@sabcdefgklprtwyACDHSTJQK"
SAMPLED = 60


def replayed(record: Record) -> RacePosition:
    return replay(record, find_race(record.game, dict(record.options)).rules)


def test_golden_records_are_valid() -> None:
    assert "\n".join(map(format_record, RECORDS)) == GOLDEN
    plain, optional, left = RECORDS
    for record in RECORDS:
        assert record.check
        assert result_text(replayed(record)) == record.result
    assert plain.rules == rules_hash(find_race("spit").rules)
    assert dict(optional.options) == {"equal_rank": True, "stack_equals": True, "no_slap": True}
    for record in (plain, optional):
        assert ", out in round " in record.result
        assert dict(record.extra)["Player1"] == "walk"
    assert "other left" in left.result
    assert {":away@", ":back@", ":leave@"} <= {f":{move.partition(':')[2].partition('@')[0]}@" for move in left.moves}


@pytest.mark.parametrize("record", RECORDS, ids=["plain", "options", "left"])
def test_any_changed_character_of_a_move_makes_a_record_invalid(record: Record) -> None:
    chance = Random(1)
    tried = 0
    while tried < SAMPLED:
        number = chance.randrange(len(record.moves))
        move = record.moves[number]
        at = chance.randrange(len(move))
        changed = move[:at] + chance.choice(PARTS) + move[at + 1 :]
        if changed == move:
            continue
        tried += 1
        with pytest.raises(RecordError):
            replayed(replace(record, moves=(*record.moves[:number], changed, *record.moves[number + 1 :])))


def test_omitted_added_or_swapped_moves_are_detected() -> None:
    for record in RECORDS:
        moves = record.moves
        for changed in (moves[:-1], moves[1:], (*moves, "tick@9999999"), (*moves[:-2], moves[-1], moves[-2]), (moves[0], *moves)):
            with pytest.raises(RecordError):
                replayed(replace(record, moves=changed))


def test_the_first_error_is_reported_with_its_line() -> None:
    def why(*moves: str, **changes: object) -> str:
        record = make_record("spit", (), SPIT, 1, [(0, Ready(0))])
        text = format_record(record).replace("1. 1:ready@0", "1. " + "\n".join(moves))
        read = parse_record(text)
        with pytest.raises(RecordError) as caught:
            replay(replace(read, **changes), SPIT)  # type: ignore[arg-type]  # the types differ by field
        return str(caught.value)

    first = len(format_record(make_record("spit", (), SPIT, 1, [])).splitlines())
    line = f"line {first + 2}: move 2"
    assert why("1:ready@0", "1:ready@5") == f"{line}, 1:ready@5: the match isn't waiting for you to be ready"
    assert why("1:ready@5", "2:ready@4") == f"{line}, 2:ready@4: this is earlier than the last event"
    assert why("1:ready@0", "2:reedy@4").startswith(f"{line}: '2:reedy' is not an event of a race")
    assert why("1:ready@0", "2:ready").startswith(f"{line}: '2:ready' is not a log entry")
    assert why("1:ready@0", "1:5H-s1@4").startswith(f"{line}, 1:5H-s1@4: you can play cards and slap only during a round")
    assert "the record has rules 0123" in why("1:ready@0", rules="0123")
    assert "needs a Deal header" in why("1:ready@0", deal=None, position="x")
    assert "the record gives the result 'won 1'" in why("1:ready@0", result="won 1")
    assert "the check does not match" in why("1:ready@0", check="0123")


def test_the_check_covers_the_names_of_the_players() -> None:
    plain = RECORDS[0]
    swapped = replace(plain, extra=(("Player1", "canter"), ("Player2", "walk")))
    nobody = replace(plain, extra=())
    for changed in (swapped, nobody):
        with pytest.raises(RecordError, match="the check does not match"):
            replayed(changed)
    replayed(replace(plain, extra=(*reversed(plain.extra), ("Event", "club night"))))


def test_the_result_says_how_a_match_ended() -> None:
    started = dealt(SPIT, 1)
    assert result_text(started) == "open in round 1"
    assert result_text(play(started, "1:leave@1")) == "won 2, other left in round 1"
    assert result_text(play(started, "2:away@1", "tick@30000")) == "won 1, other absent in round 1"
    assert result_text(play(started, "2:away@1", "1:away@1", "tick@30000")) == "abandoned in round 1"


def test_an_illegal_log_cannot_become_a_record() -> None:
    with pytest.raises(ValueError, match="this player isn't away"):
        make_record("spit", (), SPIT, 1, [(0, Tick()), (0, Back(0))])


def test_a_race_record_cannot_be_replayed_as_a_solitaire_game() -> None:
    golf = find_game("golf").rules
    record = RECORDS[0]
    with pytest.raises(RecordError, match="the record has rules"):
        replay_solitaire(record, golf)
    assert parse_line(golf, start(golf, 1).line()) == start(golf, 1)


@pytest.mark.parametrize("text", ["", "@1", "a", "a@", "a@01", "a@-1", "a@1.5", "a b@1", "a@1@", "a@12345678901234", "a@\u0661"])
def test_strings_that_are_not_timed_events_are_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_timed(text)


def test_timed_events_can_be_formatted_and_parsed() -> None:
    for at_ms in (0, 7, 9_999_999_999_999):
        assert parse_timed(format_timed("2:9D-3", at_ms)) == ("2:9D-3", at_ms)
