"""Code for the verbs that search: their options, reading positions, printing results, and progress bars."""

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

from longwood.cards import AnyDeal, parse_deal
from longwood.cli.shared.arguments import deal_title, game_argument, game_title, read_game
from longwood.cli.shared.boards import position_option, read_board
from longwood.cli.shared.documents import PositionReader, documents, file_name, is_standard_input, open_file
from longwood.cli.shared.group import BAD_INPUT, print_error
from longwood.errors import LongwoodError, RecordError
from longwood.locales import Phrase
from longwood.play import Position, start
from longwood.rules import Rules
from longwood.solver.limits import Cancel, Limits, default_limits
from longwood.solver.many import in_order
from longwood.variants import Game, game_to_json

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

_UNITS: Final = {"": 1, "K": 2**10, "M": 2**20, "G": 2**30, "T": 2**40}
_SIZE: Final = re.compile(r"(\d{1,15}(?:\.\d{1,6})?)([KMGT]?)(?:i?B)?", re.ASCII | re.IGNORECASE)
_FLUSH_S: Final = 0.1  # the longest time that a result stays in the buffer while others follow quickly
_BAR_DELAY_S: Final = 1.0  # shorter searches don't show a progress bar
Answer = TypeVar("Answer")
Report = Callable[[int], object]
"""A function that is called with the amount of work done so far."""


class Size(click.ParamType[int]):
    """A memory size such as 512M or 4G. The value is in bytes."""

    name = "size"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        found = _SIZE.fullmatch(str(value))
        if found is None or float(found[1]) <= 0:
            self.fail(f"{value!r} is not a memory size; write bytes, or a size such as 512M or 4G", param, ctx)
        return int(float(found[1]) * _UNITS[found[2].upper()])


@dataclass(frozen=True, slots=True)
class SearchOptions:
    """The limits on the command line. None means the default of default_limits()."""

    max_nodes: int | None
    max_bytes: int | None
    timeout_s: float | None
    seed: int

    def limits(self, rules: Rules) -> Limits:
        """Return the limits for a search with these rules."""
        changed = {"max_nodes": self.max_nodes, "max_bytes": self.max_bytes, "timeout_s": self.timeout_s}
        return replace(default_limits(rules), **{name: value for name, value in changed.items() if value is not None})  # type: ignore[arg-type]  # the keys are fields of Limits


def limit_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options --max-nodes, --max-memory, --timeout and --seed. They are passed as one SearchOptions, `wanted`."""

    @wraps(function)
    def with_wanted(*args: Any, max_nodes: int | None, max_memory: int | None, timeout: float | None, seed: int, **others: Any) -> Any:
        return function(*args, wanted=SearchOptions(max_nodes, max_memory, timeout, seed), **others)

    for option in (
        click.option("--seed", type=click.IntRange(0, 2**64 - 1), default=0, show_default=True, help="Seed of the search order."),
        click.option(
            "--timeout",
            type=click.FloatRange(0, min_open=True),
            metavar="S",
            help="Stop after S seconds. Results can then differ between runs.",
        ),
        click.option("--max-memory", type=Size(), metavar="SIZE", help="Memory limit of each search, as in 512M. [default: 4G]"),
        click.option(
            "--max-nodes",
            type=click.IntRange(min=1),
            metavar="N",
            help="Node limit of each search. [default: 1,000,000 in column games, none in covering games]",
        ),
    ):
        with_wanted = option(with_wanted)
    return with_wanted


def question_options(what: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Return a decorator that adds GAME, --option, N, --position, --file, --jobs and the options of limit_options().

    `what` names the objects in a file, for the help of --jobs.
    """

    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        for decorator in (
            click.option("--jobs", type=click.IntRange(1, 1024), default=1, show_default=True, help=f"Search this many {what} at once."),
            limit_options,
            click.option(
                "--file",
                "file",
                type=click.Path(path_type=Path, dir_okay=False, allow_dash=True),
                help="Read deals and positions from this file (- is standard input), one JSON object per line.",
            ),
            position_option,
            click.argument("number", metavar="N", required=False),
            game_argument(required=False),
        ):
            function = decorator(function)
        return function

    return decorate


@dataclass(frozen=True, slots=True)
class Question:
    """A position to search."""

    game: Game
    position: Position
    deal: str | None
    """The deal number, None for another position."""

    def to_json(self) -> dict[str, object]:
        """Return the keys that say what was asked: `game`, `options` and `deal`."""
        return {**game_to_json(self.game), "deal": self.deal}


Work = Callable[[Question, Cancel | None, Report | None], Answer]
"""A function that searches a position and returns the result."""
Write = Callable[[str, Question, Answer], object]
"""A function that prints a result. Its first argument is the heading."""


def answer_questions(
    game: str | None,
    options: tuple[str, ...],
    number: str | None,
    file: Path | None,
    board: Path | None,
    jobs: int,
    wanted: SearchOptions,
    *,
    as_json: bool,
    work: Work[Answer],
    write: Write[Answer],
) -> int:
    """Search deal N of GAME, the position in `board`, or every position in a file, and write the results. Return the exit code.

    Raises LongwoodError if GAME, N or the options are invalid, click.UsageError if the arguments don't fit together, and OSError if the
    file can't be read.
    """
    if file is None:
        if jobs > 1:
            raise click.UsageError("--jobs needs --file or several deals; a single deal is one job")
        question, deal = _single_question(game, options, number, board)
        with progress("Searching, nodes", wanted.limits(question.game.rules).max_nodes) as report:
            found = work(question, None, report)
        write(deal_title(question.game, deal), question, found)
        return 0
    if game is not None or options or board is not None:
        raise click.UsageError("--file can't be combined with GAME, N, --rules, --option or --position; each line of the file has its own")
    code = 0
    # If writing fails, closing() stops the other searches immediately, because nobody will read their results.
    with closing(_answers_of_file(file, work, jobs)) as answers:
        for line, asked, answer in answers:
            if asked is None or isinstance(answer, LongwoodError):
                code = write_error(file, line, answer, as_json)
            else:
                write(Phrase("cli-line", line=str(line), what=game_title(asked.game)), asked, answer)
    return code


def _single_question(game: str | None, options: tuple[str, ...], number: str | None, board: Path | None) -> tuple[Question, AnyDeal | None]:
    """Return the deal that GAME and N name, and its deal number, or the position in a file."""
    if board is not None:
        if game is None or number is not None:
            raise click.UsageError("--position needs a GAME, and can't be combined with N")
        found = read_game(game, options)
        return Question(found, read_board(found, board), None), None
    if game is None or number is None:
        raise click.UsageError("give a GAME (or --rules FILE) and a deal number N, or --file FILE")
    deal = parse_deal(number)
    found = read_game(game, options)
    return Question(found, start(found.rules, deal), number), deal


def _answers_of_file(file: Path, work: Work[Answer], threads: int) -> Generator[tuple[int, Question | None, Answer | LongwoodError]]:
    """Yield the line number, the question and the answer for each object in a file, in order. It never loads the whole file.

    For an object that can't be parsed, the question is None and the answer is the error.
    """
    reader, cancel = PositionReader(), Cancel()

    def answer(document: tuple[int, bytes]) -> tuple[int, int, Question | None, Answer | LongwoodError]:
        number, text = document
        try:
            question = Question(*reader.read(text))
        except LongwoodError as error:
            return number, len(text) + 1, None, error
        try:
            return number, len(text) + 1, question, work(question, cancel, None)
        except LongwoodError as error:
            return number, len(text) + 1, question, error

    size = None if is_standard_input(file) or not file.is_file() else file.stat().st_size
    flush_at = monotonic()
    with open_file(file) as stream, progress("Searching", size, while_writing=True) as report:
        done = 0
        with closing(in_order(answer, documents(stream), threads, cancel.cancel)) as answers:
            for number, length, question, found in answers:
                yield number, question, found
                if size is None or monotonic() >= flush_at:  # a program that pipes in one deal at a time waits for each answer
                    sys.stdout.flush()
                    flush_at = monotonic() + _FLUSH_S
                done += length
                if report is not None:
                    report(done)


def write_error(file: Path, line: int, error: object, as_json: bool) -> int:
    """Report an error in the object or record at a line of a file. Return the exit code for invalid input."""
    text = str(error)
    if not as_json:
        prefix = f"line {error.line}: " if isinstance(error, RecordError) else ""  # the text names the line of the illegal move
        return print_error(f"{file_name(file)}: {prefix or f'line {line}: '}{text.removeprefix(prefix)}")
    sys.stdout.write(json.dumps({"error": text.removeprefix(f"line {line}: "), "line": line}) + "\n")
    return BAD_INPUT


@contextmanager
def progress(title: str, total: int | None, *, while_writing: bool = False) -> Iterator[Report | None]:
    """Return a context manager with a function that updates a progress bar on standard error, or None if that isn't a terminal.

    The bar appears only if the work takes more than a second. `total` is None if it isn't known. With `while_writing`, the work prints to
    standard output at the same time, so there is no bar if that is a terminal.
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
        self._show_at = monotonic() + _BAR_DELAY_S
        self._bar: tuple[Progress, TaskID] | None = None

    def __call__(self, done: int) -> None:
        if self._bar is None:
            if monotonic() < self._show_at:
                return
            self._bar = self._start_bar()
        bar, task = self._bar
        bar.update(task, completed=done)

    def _start_bar(self) -> tuple[Progress, TaskID]:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

        bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            TextColumn("{task.completed:,.0f}"),
            TimeElapsedColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        task = bar.add_task(self._title, total=self._total)
        bar.start()
        return bar, task

    def close(self) -> None:
        if self._bar is not None:
            self._bar[0].stop()
