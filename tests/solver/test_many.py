"""Tests of searches in several threads: the order of answers, the bounded look-ahead, and stopping early."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import pytest

from longwood.play import Position, start
from longwood.solver import Limits, Lost, Won, in_order, solve_many
from longwood.variants import find_game


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_answers_are_in_order(threads: int) -> None:
    def work(number: int) -> int:
        time.sleep(0.002 * (number % 3))
        return -number

    assert list(in_order(work, iter(range(200)), threads)) == [-n for n in range(200)]
    assert list(in_order(work, [], threads)) == []


@pytest.mark.parametrize("threads", [1, 2])
def test_look_ahead_is_bounded(threads: int) -> None:
    taken = 0

    def items() -> Iterator[int]:
        nonlocal taken
        for number in range(10_000):
            taken += 1
            yield number

    for answer in in_order(lambda number: number, items(), threads):
        assert taken - answer <= 1 + 32 * threads
        if answer == 500:
            break


def test_threads_work_at_the_same_time() -> None:
    meet = threading.Barrier(3, timeout=10)
    assert list(in_order(lambda number: meet.wait() >= 0, range(3), threads=3)) == [True] * 3


@pytest.mark.parametrize("threads", [1, 2])
def test_an_exception_is_raised_in_order(threads: int) -> None:
    def work(number: int) -> int:
        if number == 7:
            raise RuntimeError("seven")
        return number

    answers = in_order(work, range(100), threads)
    assert [next(answers) for _ in range(7)] == list(range(7))
    with pytest.raises(RuntimeError, match="seven"):
        next(answers)


def hard(count: int) -> list[Position]:
    rules = find_game("double-golf").rules
    return [start(rules, 300_038) for _ in range(count)]


def test_closing_the_iterator_cancels_the_running_searches() -> None:
    golf = find_game("golf").rules
    answers = solve_many([start(golf, 1), *hard(5)], threads=2, limits=Limits(timeout_s=20))
    assert isinstance(next(answers), Won)
    began = time.process_time()  # of all threads
    answers.close()  # type: ignore[attr-defined]  # a generator
    assert time.process_time() - began < 2


def test_positions_can_be_from_several_games() -> None:
    positions = [start(find_game(game).rules, deal) for game, deal in (("golf", 1), ("lucas", 1), ("golf", 2))]
    assert [type(verdict) for verdict in solve_many(positions, 2)] == [Won, Won, Lost]
