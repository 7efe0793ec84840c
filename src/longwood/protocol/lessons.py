"""The first lesson of a game."""

from __future__ import annotations

from msgspec import Struct

from longwood.protocol.table import Table


class LessonMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A move of the top `count` cards of a pile to another. POST /api/lessons/ID/STEP asks why it isn't the move of that step."""

    source: str
    target: str
    count: int


class LessonStep(Struct, frozen=True):
    """A step of a lesson: a rule, and usually the move that shows it."""

    title: str
    lines: list[str]
    """The rules, in the language of the request."""
    task: str
    """What to do now; empty if the step only has something to read."""
    move: LessonMove | None
    """The move of the step; null if the step only has something to read."""
    table: Table
    """The table before the move. The first of its legal moves is the move of the step."""


class Lesson(Struct, frozen=True):
    """The first lesson of a game. Answers GET /api/lessons/ID?lang=LANGUAGE."""

    game: str
    name: str
    """The name of the game."""
    deal: str
    """The deal number."""
    steps: list[LessonStep]
