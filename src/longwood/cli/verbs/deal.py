"""`longwood deal GAME N` deals cards, and `longwood deal --file FILE` checks deals and positions."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path

import click

from longwood.cards import MAX_DEAL, AnyDeal, OtherDeal, parse_deal, parse_deal_number, random_deal_number
from longwood.cli.shared.arguments import GameCommand, deal_title, game_argument, game_title, read_game
from longwood.cli.shared.boards import position_option, read_board
from longwood.cli.shared.documents import documents, file_name, open_file, parse_object
from longwood.cli.shared.group import print_error
from longwood.cli.shared.language import translate
from longwood.errors import DealError, LongwoodError, NotationError, RulesError
from longwood.locales import Phrase
from longwood.play import Position, draw, is_position_json, position_from_json, position_to_json, start
from longwood.play.boards import FORMATS, ONE_BOARD, format_board
from longwood.rules import deal, deal_from_json, deal_to_json
from longwood.solver.difficulty import GRADES, Grade, grade_of, has_grades, measure
from longwood.variants import CATALOGUE, Game, game_from_json, game_to_json

_EXAMPLES = """\b
longwood deal golf 7
longwood deal golf pysolfc:7
longwood deal tri-peaks --grade hard
longwood deal golf 1 --count 100 --format json > deals.jsonl
longwood deal --file deals.jsonl --format json"""
_MAX_DEALS = 10**12  # the most deals in one run
_MIN_WITH_PROGRESS = 1000  # the fewest deals for which to show a progress bar


@click.command("deal", epilog=_EXAMPLES, cls=GameCommand)
@game_argument(required=False)
@click.argument("number", metavar="N", required=False)
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json", *FORMATS]),
    default="text",
    show_default=True,
    help="A drawing, JSON with one deal per line, or the format of another program.",
)
@click.option("--count", type=click.IntRange(1, _MAX_DEALS), metavar="K", help="Number of deals, counting up from N.")
@click.option(
    "--file",
    "file",
    type=click.Path(path_type=Path, dir_okay=False, allow_dash=True),
    help="Check the deals and positions in this file (- is standard input), one JSON object per line.",
)
@position_option
@click.option(
    "--grade",
    type=click.Choice(GRADES),
    help="Only deals that are this hard, counting up from N; without N, from a random number. For games with grades.",
)
@click.option("--reveal", is_flag=True, help="Show face-down cards and the stock.")
def command(
    game: str | None,
    option: tuple[str, ...],
    number: str | None,
    form: str,
    count: int | None,
    file: Path | None,
    board: Path | None,
    grade: Grade | None,
    reveal: bool,
) -> int:
    """Deal games, or check deals and positions.

    A deal number (0 to 9223372036854775807) always gives the same deal. The drawing hides the cards that a player can't see.

    N can also be a deal of PySolFC, as in pysolfc:7. --format writes the boards of other programs, and --position reads them.
    """
    if form in ONE_BOARD and (file is not None or (count or 1) > 1):
        raise click.UsageError(f"--format {form} writes one board; use --format solvitaire or json for several deals")
    if grade is not None:
        if game is None or file is not None or board is not None:
            raise click.UsageError("--grade needs a GAME, and can't be combined with --file or --position")
        return _deal_graded(read_game(game, option), number, count or 1, grade, form, reveal)
    if file is not None:
        if game is not None or option or count is not None or board is not None:
            raise click.UsageError(
                "--file can't be combined with GAME, N, --rules, --option, --position or --count; each line of the file has its own"
            )
        return _check_file(file, form, reveal)
    if board is not None:
        if game is None or number is not None or count is not None:
            raise click.UsageError("--position needs a GAME, and can't be combined with N or --count")
        chosen = read_game(game, option)
        click.echo(_text(chosen, read_board(chosen, board), form, reveal, None), nl=False)
        return 0
    if game is None or number is None:
        raise click.UsageError("give a GAME (or --rules FILE) and a deal number N, or --file FILE")
    _deal(read_game(game, option), parse_deal(number), count or 1, form, reveal)
    return 0


def _deal_graded(game: Game, first: str | None, count: int, grade: Grade, form: str, reveal: bool) -> int:
    """Deal the next deals with a grade. Return the exit code."""
    if not has_grades(game.rules):
        graded = ", ".join(variant.id for variant in CATALOGUE if has_grades(variant.rules))
        raise RulesError(f"{game.name} has no grades with these options; these games have: {graded}")
    start_at = random_deal_number() if first is None else parse_deal_number(first)
    for place, number in enumerate(islice(_of_grade(game, start_at, grade), count)):
        if place and form == "text":
            click.echo()
        _deal(game, number, 1, form, reveal)
    return 0


def _of_grade(game: Game, first: int, grade: Grade) -> Iterator[int]:
    """Yield the deal numbers from the first one on that have a grade."""
    for number in range(first, MAX_DEAL + 1):
        measures = measure(game.rules, number)
        if measures is not None and grade_of(game.rules, measures) == grade:
            yield number


def _deal(game: Game, first_deal: AnyDeal, count: int, form: str, reveal: bool) -> None:
    first = first_deal if isinstance(first_deal, int) else first_deal.number
    numbers = range(first, first + count)
    if numbers[-1] > MAX_DEAL:
        raise NotationError(f"there is no deal {numbers[-1]}; the last one is {MAX_DEAL}")
    for plain in _with_progress(numbers):
        number = plain if isinstance(first_deal, int) else OtherDeal(first_deal.shuffle, plain)
        if form == "json":
            click.echo(json.dumps(game_to_json(game) | {"deal": str(number)} | deal_to_json(deal(game.rules, number))))
        else:
            gap = "" if plain == first or form != "text" else "\n"
            click.echo(gap + _text(game, start(game.rules, number), form, reveal, number), nl=False)


def _text(game: Game, position: Position, form: str, reveal: bool, number: AnyDeal | None) -> str:
    """Return a position in a format, with a newline at the end. `number` is its deal number for the heading, if it has one."""
    if form == "text":
        return f"{translate(deal_title(game, number))}\n\n{draw(position, reveal=reveal)}\n"
    if form == "json":
        return json.dumps(game_to_json(game) | position_to_json(position)) + "\n"
    return format_board(position, form)


def _with_progress(numbers: range) -> Iterable[int]:
    """Return the numbers. While they are iterated, show a progress bar if there are many and the output is a pipe or file."""
    if len(numbers) < _MIN_WITH_PROGRESS or not sys.stderr.isatty() or sys.stdout.isatty():
        return numbers
    from rich.console import Console
    from rich.progress import track

    return track(numbers, "Dealing", console=Console(stderr=True), transient=True)


def _check_file(file: Path, form: str, reveal: bool) -> int:
    """Check and print each object in the file, and report errors. Return the exit code."""
    code = 0
    with open_file(file) as stream:
        for number, text in documents(stream):
            try:
                output = _check(number, text, form, reveal)
            except LongwoodError as error:
                code = print_error(f"{file_name(file)}: line {number}: {error}")
            else:
                click.echo(output)
    return code


def _check(line: int, text: bytes, form: str, reveal: bool) -> str:
    """Check a deal or position and return it in the given format. Raises LongwoodError if it is invalid."""
    data = parse_object(text)
    game = game_from_json(data)
    position = position_from_json(game.rules, data)
    if form == "text":
        return f"{translate(Phrase('cli-line', line=str(line), what=game_title(game)))}\n\n{draw(position, reveal=reveal)}\n"
    if form != "json":
        return format_board(position, form).removesuffix("\n")
    return json.dumps(game_to_json(game) | _deal_number(game, data, position, line) | _piles(game, data, position))


def _piles(game: Game, data: Mapping[str, object], position: Position) -> dict[str, object]:
    if is_position_json(data):
        return position_to_json(position)
    return deal_to_json(deal_from_json(game.rules, data))


def _deal_number(game: Game, data: Mapping[str, object], position: Position, line: int) -> dict[str, object]:
    """Return the deal number as a JSON key if the cards are those of that deal. Otherwise print a warning and leave it out."""
    given = data.get("deal")
    if given is None or is_position_json(data):
        return {}
    try:
        if start(game.rules, parse_deal(str(given))) == position:
            return {"deal": str(given)}
    except (DealError, NotationError):
        pass
    click.echo(f"longwood: line {line}: warning: these are not the cards of deal {given}; the number was left out", err=True)
    return {}
