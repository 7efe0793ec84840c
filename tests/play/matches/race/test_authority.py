"""Tests of Spit, ruling by ruling: disconnections, resignations and time. Source: docs/rulings.md, R63 to R65."""

from __future__ import annotations

from dataclasses import replace

import pytest

from longwood.errors import RefusedError
from longwood.play.matches.race import Ending, Phase, Play, Shift, Tick, apply, dealt, due_ms, plays
from longwood.play.matches.race.board import helpful_shift
from longwood.play.matches.race.happenings import (
    CameBack,
    Counting,
    Ended,
    Spat,
    WentAway,
)
from tests.play.matches.race.tables import SPIT, card, in_play, play, played, race, refused

# R63 to R65: authority


def test_a_disconnected_player_pauses_the_match_for_twenty_seconds() -> None:
    position = race(["5C", "QD"], ["2C", "QC"], ("9S", "9H"), spares=("4C", "4D"))
    position, happened = played(position, "2:slap-s1@1400", "1:away@1500")
    assert happened[-1] == WentAway(1500, 0, 21500)
    assert due_ms(position) == 21500
    for event in ("1:QD-s1@1600", "2:2C-5@1600", "2:slap-s1@1600"):
        refused(position, event, "paused")
    refused(position, "1:away@1600", "away")
    refused(position, "2:back@1600", "not-away")
    position, happened = played(position, "1:back@11500")
    assert happened == (CameBack(11500, 0),)
    assert due_ms(position) == 12000  # half a second of the timer was left
    refused(position, "2:slap-s1@11899", "slap-locked")  # and 0.4 s of the slap lock
    assert play(position, "2:slap-s1@11900").locked_ms[1] == 12400


def test_a_player_who_stays_away_forfeits() -> None:
    position = race(["5C", "QD"], ["2C", "QC"], ("9S", "9H"), spares=("4C", "4D"))
    position, happened = played(position, "1:away@1500", "tick@21500")
    assert happened[-1] == Ended(21500, 1, Ending.ABSENT)
    assert (position.winner, position.ending) == (1, Ending.ABSENT)


def test_if_both_disconnect_the_first_forfeits_and_the_match_continues_when_both_are_back() -> None:
    position = race(["5C", "QD"], ["2C", "QC"], ("9S", "9H"), spares=("4C", "4D"))
    both_away = play(position, "1:away@1000", "2:away@2000")
    assert play(both_away, "tick@21000").winner == 1
    assert play(both_away, "tick@30000").winner == 1
    back = play(both_away, "1:back@3000")
    assert due_ms(back) == 22000
    refused(back, "1:QD-s1@3000", "paused")
    assert due_ms(play(back, "2:back@5000")) == 6000
    together = play(position, "1:away@1000", "2:away@1000", "tick@21000")
    assert (together.phase, together.winner, together.ending) == (Phase.OVER, None, Ending.ABANDONED)


def test_waiting_for_players_to_be_ready_is_paused_too() -> None:
    position = play(dealt(SPIT, 1), "1:away@0")
    refused(position, "2:ready@10", "paused")
    position = play(position, "1:back@19999", "1:ready@20000", "2:ready@20000")
    assert position.phase is Phase.COUNTDOWN


def test_all_absences_together_can_last_a_minute() -> None:
    position = race(
        ["5C", "QD"], ["2C", "QC"], ("9S", "9H"), spares=("4C", "4D"), rules=replace(SPIT, absences_ms=60_000, stuck_ms=600_000)
    )
    position = play(position, "1:away@0", "1:back@19000", "2:away@19000", "2:back@20000", "1:away@20000", "1:back@39000", "1:away@40000")
    assert position.absences_ms == (38_000, 1_000)
    assert position.absent_ms == (60_000, None), "not yet less than 20 seconds"
    position = play(position, "1:back@50000", "1:away@50000")
    assert position.absent_ms[0] == 62_000, "48 seconds are used up"
    assert play(position, "1:back@61999").absences_ms[0] == 59_999
    lost = play(position, "tick@62000")
    assert (lost.winner, lost.ending, lost.now_ms) == (1, Ending.ABSENT, 62_000)


def test_the_minute_is_for_the_whole_match_not_for_a_round() -> None:
    rules = replace(SPIT, absences_ms=60_000)
    position = race(["", "2D"], ["2C", "QC"], ("AS", "9H"), rules=rules)
    position = play(position, "2:away@0", "2:back@10000", "1:2D-s1@10000", "1:slap-s1@10000")
    assert (position.round, position.absences_ms) == (2, (0, 10_000))


def test_a_round_starts_after_a_timeout_even_if_a_player_is_not_ready() -> None:
    rules = replace(SPIT, ready_ms=30_000)
    waiting = play(dealt(rules, 1), "1:ready@100")
    assert due_ms(waiting) == 30_000
    started, happened = played(waiting, "tick@30000")
    assert (started.phase, started.ready, due_ms(started)) == (Phase.COUNTDOWN, (True, True), 33_000)
    assert happened == (Counting(30_000, 33_000),)
    refused(started, "2:ready@30000", "ready")
    both = play(waiting, "2:ready@200")
    assert (both.phase, due_ms(both)) == (Phase.COUNTDOWN, 3_200)
    away = play(waiting, "2:away@10000", "2:back@20000")
    assert due_ms(away) == 40_000, "it does not run while the match waits for somebody"
    later = race(["", "2D"], ["2C", "QC"], ("AS", "9H"), rules=rules)
    assert due_ms(play(later, "1:2D-s1@10000", "1:slap-s1@10000")) == 40_000, "each round anew"
    assert due_ms(dealt(SPIT, 1)) is None


def test_a_player_who_resigns_loses_even_while_the_match_is_paused() -> None:
    assert play(dealt(SPIT, 1), "1:leave@5").winner == 1
    position = play(dealt(SPIT, 1), "2:away@0", "2:leave@5")
    assert (position.winner, position.ending) == (0, Ending.LEFT)
    assert play(dealt(SPIT, 1), "2:away@0", "1:leave@5").winner == 1


# Time


def test_timers_that_are_due_come_before_an_event_and_at_their_own_time() -> None:
    position = race(["5C", "QD"], ["2C", "QC"], ("9S", "9H"), spares=("4C 7C", "JD 2D"))
    late, happened = played(position, "1:5C-s1@2500")
    assert happened[0] == Spat(2000, (card("4C"), card("JD")))
    assert late == play(position, "tick@2000", "1:5C-s1@2500")
    many = play(position, *(f"tick@{ms}" for ms in range(0, 60000, 250)))
    assert many == play(position, "tick@59750")


def test_time_cannot_go_back() -> None:
    position = play(dealt(SPIT, 1), "tick@100")
    refused(position, "tick@99", "clock")
    refused(position, "1:ready@99", "clock")


def test_a_refused_event_changes_nothing_not_even_timers_that_were_due() -> None:
    position = race(["5C", "QD"], ["2C", "QC"], ("9S", "9H"), spares=("4C", "4D"))
    with pytest.raises(RefusedError):
        apply(position, Play(0, card("QD"), 0), 9000)
    assert due_ms(position) == 2000


def test_a_whole_round_can_be_played() -> None:
    position = in_play(dealt(SPIT, 3))
    moves = 0
    while position.phase is Phase.PLAYING:
        choices = [(seat, *choice) for seat in (0, 1) for choice in plays(position, seat)]
        shifts = [(seat, *shift) for seat in (0, 1) if (shift := helpful_shift(SPIT, position.rows[seat]))]
        now_ms = position.now_ms + 100
        if choices:
            seat, place, spit = choices[0]
            position = apply(position, Play(seat, position.rows[seat][place].up[-1], spit), now_ms).position
            moves += 1
        elif shifts:
            seat, place, target = shifts[0]
            position = apply(position, Shift(seat, position.rows[seat][place].up[-1], target), now_ms).position
        else:
            position = apply(position, Tick(), due_ms(position) or 0).position
    assert moves > 10
    assert position.phase is Phase.SLAPPING
