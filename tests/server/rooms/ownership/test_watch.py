"""The detection of dead processes from beats and locks alone, without a clock."""

from __future__ import annotations

from collections.abc import Mapping, Set

from longwood.server.rooms.ownership.watch import MOST_MISSED, MOST_MISSED_UNLOCKED, Beats, Watch

Found = tuple[Mapping[str, int], Set[str]]


def look(watch: Watch, beats: Mapping[str, int], unlocked: Set[str] = frozenset(), session: int = 1) -> Found:
    return watch.look(Beats(beats, unlocked, session))


def test_a_process_that_stops_beating_is_dead_after_a_few_looks() -> None:
    watch = Watch()
    for beat in range(10):
        assert look(watch, {"a": beat, "b": 7 * beat}) == ({}, set())
    for missed in range(1, MOST_MISSED + 2):
        dead, gone = look(watch, {"a": 9, "b": 100 + missed})
        assert dead == ({"a": 9} if missed >= MOST_MISSED else {})
        assert not gone


def test_a_process_that_beats_again_in_time_is_alive() -> None:
    watch = Watch()
    for beat in range(5):
        for _ in range(MOST_MISSED):
            assert look(watch, {"a": beat}) == ({}, set())


def test_a_process_that_has_not_looked_for_a_while_declares_nobody_dead() -> None:
    watch = Watch()
    look(watch, {"a": 1})
    assert look(watch, {"a": 1}) == ({}, set())  # a second or an hour later


def test_a_process_that_left_is_reported_once() -> None:
    watch = Watch()
    look(watch, {"a": 1, "b": 1})
    assert look(watch, {"b": 2}) == ({}, {"a"})
    assert look(watch, {"b": 3}) == ({}, set())
    watch.forget("b")
    assert look(watch, {}) == ({}, set())


def test_a_process_that_loses_its_lock_is_dead_at_once() -> None:
    watch = Watch()
    look(watch, {"a": 1, "b": 1})
    assert look(watch, {"a": 1, "b": 2}, {"a"}) == ({"a": 1}, set())


def test_locks_from_before_a_restart_of_the_database_do_not_count() -> None:
    watch = Watch()
    look(watch, {"a": 1})
    assert look(watch, {"a": 1}, {"a"}, session=2) == ({}, set())
    assert not watch.held_lock("a", 2)
    look(watch, {"a": 2}, session=2)
    assert watch.held_lock("a", 2)
    assert look(watch, {"a": 2}, {"a"}, session=2) == ({"a": 2}, set())


def test_a_process_that_was_never_seen_with_its_lock_has_a_few_looks_to_acquire_it() -> None:
    watch = Watch()
    for beat in range(MOST_MISSED):
        assert look(watch, {"a": beat}, {"a"}) == ({}, set())
    for missed in range(1, MOST_MISSED_UNLOCKED + 1):
        assert look(watch, {"a": beat}, {"a"})[0] == ({"a": beat} if missed == MOST_MISSED_UNLOCKED else {})
