"""Lines of moves for people: numbered rows, or a drawing after each move."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

import click

from longwood.cli.shared.language import translate
from longwood.locales import Phrase
from longwood.play import Move, Position, draw

_MOVES_A_ROW = 10


def rows(position: Position, line: Sequence[Move]) -> Iterator[str]:
    """Yield the line in rows of ten, each with the number of its first move."""
    texts = [position.format_move(move) for move in line]
    wide = max(map(len, texts), default=0)
    for first in range(0, len(texts), _MOVES_A_ROW):
        row = " ".join(f"{text:<{wide}}" for text in texts[first : first + _MOVES_A_ROW])
        yield f"{first + 1:>5}. {row}".rstrip()


def show(position: Position, line: Sequence[Move]) -> None:
    """Draw the position before the line and after each move. At a terminal, wait for Enter before each move; q stops."""
    steps = sys.stdin.isatty() and sys.stdout.isatty()
    shown = position.copy()
    click.echo(draw(shown))
    for number, move in enumerate(line, 1):
        if steps and not _goes_on():
            return
        text = shown.format_move(move)
        shown.apply(move)
        step = translate(Phrase("cli-move-of", number=number, moves=len(line), move=text))
        click.echo(f"{'' if steps else chr(10)}{step}\n\n{draw(shown)}")


def _goes_on() -> bool:
    click.echo(f"{translate(Phrase('cli-enter'))} ", nl=False, err=True)
    answer = sys.stdin.readline()
    return bool(answer) and not answer.strip().lower().startswith("q")
