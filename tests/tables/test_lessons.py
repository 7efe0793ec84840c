"""Tests of the lessons: the referee makes every move, every step teaches something, and every text exists in all languages."""

from __future__ import annotations

import pytest

from longwood import protocol
from longwood.errors import UnknownGameError
from longwood.locales import LANGUAGES
from longwood.play import start
from longwood.tables.errors import NotFoundError
from longwood.tables.lessons.lesson import lesson_view, line_of, why_not
from longwood.tables.lessons.lines import LINES
from longwood.variants import CATALOGUE, find_game


def test_every_game_has_a_lesson_and_no_other() -> None:
    assert list(LINES) == [variant.id for variant in CATALOGUE]


@pytest.mark.parametrize("game", LINES)
def test_the_referee_accepts_every_move_and_the_game_goes_on(game: str) -> None:
    deal, moves = LINES[game]
    position = start(find_game(game).rules, deal)
    for text in moves.split():
        position.push_text(text)
    assert position.outcome() == "open"


@pytest.mark.parametrize("game", LINES)
def test_a_lesson_teaches_several_ideas_each_once(game: str) -> None:
    ideas = [idea for idea in line_of(game).ideas if idea]
    assert len(ideas) == len(set(ideas)) >= 2
    assert len(line_of(game).ideas) - len(ideas) <= 3, "moves that teach nothing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words_and_a_move_in_every_language(language: str) -> None:
    for game in LINES:
        lesson = lesson_view(game, language)
        first, *moves, last = lesson.steps
        assert first.move is None
        assert last.move is None
        assert all(step.title for step in lesson.steps)
        assert first.lines
        assert last.lines
        for step in moves:
            assert step.task
            assert step.move is not None
            best = step.table.moves[0]
            assert (best.source, best.target, best.count) == (step.move.source, step.move.target, step.move.count)


def test_a_lesson_hides_face_down_cards() -> None:
    """The same view as at every table is used, so a face-down card has no name."""
    piles = lesson_view("lucas", "en").steps[0].table.piles
    assert next(pile for pile in piles if pile.kind == "stock").cards == []


def test_an_illegal_move_gets_the_reason_of_the_referee() -> None:
    problem = why_not("golf", 1, protocol.LessonMove("c1", "hole", 1))
    assert problem.code == "illegal-move"
    assert problem.phrase is not None
    assert problem.phrase.id == "reason-hole-two"


def test_another_legal_move_is_called_another_move() -> None:
    steps = lesson_view("forty-thieves", "en").steps
    step = next(number for number, step in enumerate(steps) if step.move and len(step.table.moves) > 1)
    other = steps[step].table.moves[1]
    assert why_not("forty-thieves", step, protocol.LessonMove(other.source, other.target, other.count)).code == "lesson-other"


@pytest.mark.parametrize(("game", "step"), [("spit", 1), ("golf", -1), ("golf", 99)])
def test_an_unknown_lesson_or_step_is_an_error(game: str, step: int) -> None:
    with pytest.raises((NotFoundError, UnknownGameError)):
        why_not(game, step, protocol.LessonMove("c1", "hole", 1))
