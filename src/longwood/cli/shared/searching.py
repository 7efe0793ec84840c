"""What the verbs that search share: their limits, where their positions come from, and the progress a person sees."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from functools import wraps
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from longwood.cards import parse_deal_number
from longwood.cli.shared.group import BAD_INPUT, complain
from longwood.cli.shared.arguments import read_game
from longwood.cli.shared.documents import PositionReader, documents, file_name, is_standard_input, opened
from longwood.errors import LongwoodError
from longwood.play import Position, start
from longwood.rules import Rules
from longwood.solver.limits import Cancel, Limits, default_limits
from longwood.solver.many import in_order
from longwood.variants import Game

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

_UNITS: Final = {"": 1, "K": 2**10, "M": 2**20, "G": 2**30, "T": 2**40}
_SIZE: Final = re.compile(r"(\d{1,15}(?:\.\d{1,6})?)([KMGT]?)(?:i?B)?", re.ASCII | re.IGNORECASE)
_FLUSH_S: Final = 0.1  # the longest an answer to a file waits, if the next is quick
_SOON_S: Final = 1.0  # a search that is over by then needs no bar
Answer = TypeVar("Answer")


class Size(click.ParamType[int]):
    """A size of memory in bytes, as in 512M or 4G."""

    name = "size"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        found = _SIZE.fullmatch(str(value))
        if found is None or float(found[1]) <= 0:
            self.fail(f"{value!r} is not a size of memory: write bytes, or 512M, or 4G", param, ctx)
        return int(float(found[1]) * _UNITS[found[2].upper()])


@dataclass(frozen=True, slots=True)
class Wanted:
    """How a person wants a search limited. None: as default_limits() has it."""

    max_nodes: int | None
    max_bytes: int | None
    timeout_s: float | None
    seed: int

    def limits(self, rules: Rules) -> Limits:
        """The limits for these rules."""
        changed = {"max_nodes": self.max_nodes, "max_bytes": self.max_bytes, "timeout_s": self.timeout_s}
        return replace(default_limits(rules), **{name: value for name, value in changed.items() if value is not None})  # type: ignore[arg-type]  # the names are Limits' own


def limit_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """The options --max-nodes, --max-memory, --timeout and --seed; they arrive as one Wanted, `wanted`."""

    @wraps(function)
    def with_wanted(*args: Any, max_nodes: int | None, max_memory: int | None, timeout: float | None, seed: int, **others: Any) -> Any:
        return function(*args, wanted=Wanted(max_nodes, max_memory, timeout, seed), **others)

    for option in (
        click.option("--seed", type=click.IntRange(0, 2**64 - 1), default=0, show_default=True, help="Search in this one of many orders."),
        click.option(
            "--timeout", type=click.FloatRange(0, min_open=True), metavar="S", help="End after this many seconds; answers then vary."
        ),
        click.option("--max-memory", type=Size(), metavar="SIZE", help="Use at most this much memory a search, as in 512M. [default: 4G]"),
        click.option(
            "--max-nodes",
            type=click.IntRange(min=1),
            metavar="N",
            help="Search at most this many nodes. [default: 1,000,000 in column games, no limit in covering games]",
        ),
    ):
        with_wanted = option(with_wanted)
    return with_wanted


def file_option(function: Callable[..., Any]) -> Callable[..., Any]:
    """The option --file of deals and positions; it arrives as `file`."""
    return click.option(
        "--file",
        "file",
        type=click.Path(path_type=Path, dir_okay=False, allow_dash=True),
        help="Take deals and positions from this file (- is standard input), one JSON object a line.",
    )(function)


@dataclass(frozen=True, slots=True)
class Question:
    """A position to search, and its game."""

    game: Game
    position: Position


def asked_by_number(game: str | None, options: tuple[str, ...], number: str | None) -> tuple[Question, int]:
    """The position that GAME and N name, with its deal number. Raises LongwoodError, click.UsageError."""
    if game is None or number is None:
        raise click.UsageError("give a GAME and a deal number N, or --file FILE")
    deal = parse_deal_number(number)
    found = read_game(game, options)
    return Question(found, start(found.rules, deal)), deal


def refuse_both(file: Path | None, game: str | None, options: tuple[str, ...], jobs: int) -> None:
    """Raises click.UsageError where both a file and a game are named, or several jobs for one deal."""
    if file is None and jobs > 1:
        raise click.UsageError("--jobs searches deals of a --file at once; one deal is one job")
    if file is not None and (game is not None or options):
        raise click.UsageError("--file takes game, options and cards from the file; leave out GAME, N and --option")


def answers_of_file(
    file: Path, work: Callable[[Question, Cancel], Answer], threads: int, title: str
) -> Generator[tuple[int, Question | None, Answer | LongwoodError]]:
    """Line, question and answer of each text in the file, in order; a bad one's answer is its error. Holds a bounded part of it."""
    reader, cancel = PositionReader(), Cancel()

    def answer(document: tuple[int, bytes]) -> tuple[int, int, Question | None, Answer | LongwoodError]:
        number, text = document
        try:
            question = Question(*reader.read(text))
        except LongwoodError as error:
            return number, len(text) + 1, None, error
        try:
            return number, len(text) + 1, question, work(question, cancel)
        except LongwoodError as error:
            return number, len(text) + 1, question, error

    size = None if is_standard_input(file) or not file.is_file() else file.stat().st_size
    flush_at = monotonic()
    with opened(file) as stream, progress(title, size, while_writing=True) as tell:
        done = 0
        with closing(in_order(answer, documents(stream), threads, cancel.cancel)) as answers:
            for number, length, question, found in answers:
                yield number, question, found
                if size is None or monotonic() >= flush_at:  # who pipes deals in one by one waits for each answer
                    sys.stdout.flush()
                    flush_at = monotonic() + _FLUSH_S
                done += length
                if tell is not None:
                    tell(done)


def write_error(file: Path, line: int, error: object, as_json: bool) -> int:
    """Says what is wrong with a line of the file; returns the exit code of bad input."""
    if not as_json:
        return complain(f"{file_name(file)}: line {line}: {error}")
    sys.stdout.write(json.dumps({"error": str(error), "line": line}) + "\n")
    return BAD_INPUT


@contextmanager
def progress(title: str, total: int | None, *, while_writing: bool = False) -> Iterator[Callable[[int], None] | None]:
    """What to tell how much is done, for a bar on standard error that shows when it takes long; None where no person watches.

    total: None if unknown. while_writing: standard output is written meanwhile, so that on a terminal a bar would run through it.
    """
    if not sys.stderr.isatty() or (while_writing and sys.stdout.isatty()):
        yield None
        return
    bar = _Bar(title, total)
    try:
        yield bar
    finally:
        bar.close()


class _Bar:
    def __init__(self, title: str, total: int | None) -> None:
        self._title, self._total = title, total
        self._show_at = monotonic() + _SOON_S
        self._shown: tuple[Progress, TaskID] | None = None

    def __call__(self, done: int) -> None:
        if self._shown is None:
            if monotonic() < self._show_at:
                return
            self._shown = self._show()
        shown, task = self._shown
        shown.update(task, completed=done)

    def _show(self) -> tuple[Progress, TaskID]:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

        shown = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            TextColumn("{task.completed:,.0f}"),
            TimeElapsedColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        task = shown.add_task(self._title, total=self._total)
        shown.start()
        return shown, task

    def close(self) -> None:
        if self._shown is not None:
            self._shown[0].stop()
