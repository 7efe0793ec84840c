"""Print a line of moves for people, as numbered rows or as a drawing after each move."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

import click

from longwood.cli.shared.language import translate
from longwood.locales import Phrase
from longwood.play import Move, Position, draw

_MOVES_A_ROW = 10


def rows(position: Position, line: Sequence[Move]) -> Iterator[str]:
    """Yield rows of ten moves. Each row starts with the number of its first move."""
    return text_rows([position.format_move(move) for move in line])


def text_rows(texts: Sequence[str]) -> Iterator[str]:
    """Yield rows of ten moves that are already written as text."""
    width = max(map(len, texts), default=0)
    for first in range(0, len(texts), _MOVES_A_ROW):
        row = " ".join(f"{text:<{width}}" for text in texts[first : first + _MOVES_A_ROW])
        yield f"{first + 1:>5}. {row}".rstrip()


def show(position: Position, line: Sequence[Move]) -> None:
    """Draw the position before the line and after each move. On a terminal, wait for Enter before each move, or stop at q."""
    is_interactive = sys.stdin.isatty() and sys.stdout.isatty()
    board = position.copy()
    click.echo(draw(board))
    for number, move in enumerate(line, 1):
        if is_interactive and not _wait_for_enter():
            return
        text = board.format_move(move)
        board.apply(move)
        step = translate(Phrase("cli-move-of", number=number, moves=len(line), move=text))
        click.echo(f"{'' if is_interactive else chr(10)}{step}\n\n{draw(board)}")


def _wait_for_enter() -> bool:
    click.echo(f"{translate(Phrase('cli-enter'))} ", nl=False, err=True)
    answer = sys.stdin.readline()
    return bool(answer) and not answer.strip().lower().startswith("q")
