"""Arguments that name a game or a file of rules, and output for people."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from longwood.cards import MAX_DEAL, AnyDeal
from longwood.cli.shared.documents import file_name, is_standard_input
from longwood.cli.shared.language import language, translate
from longwood.errors import LongwoodError, RulesError, UnknownGameError
from longwood.locales import Phrase
from longwood.rules import format_option, parse_options
from longwood.variants import CATALOGUE, AnyGame, Game, find_any_game, find_game, game_name, is_own, parse_own_file

if TYPE_CHECKING:
    from rich.console import Console

_DEALS: Final = re.compile(r"(\d{1,20})-(\d{1,20})", re.ASCII)
_WIDE = 1000  # the line width in pipes and files, so that programs such as grep get whole lines


class Deals(click.ParamType[range]):
    """Deal numbers such as 1-1000. The value is a range."""

    name = "deals"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> range:
        found = parse_deals(str(value))
        if found is None:
            self.fail(f"{value!r} are no deals; write the first and the last one, as in 1-1000", param, ctx)
        return found


def parse_deals(text: str) -> range | None:
    """Return the deals in a text such as 1-1000, or None if it isn't such a text.

    >>> parse_deals("1-1000")
    range(1, 1001)
    >>> parse_deals("7")
    """
    found = _DEALS.fullmatch(text)
    if found is None or not int(found[1]) <= int(found[2]) <= MAX_DEAL:
        return None
    return range(int(found[1]), int(found[2]) + 1)


def _complete_game(_: click.Context, __: click.Parameter, start: str) -> list[str]:
    return [variant.id for variant in CATALOGUE if variant.id.startswith(start)]


class GameCommand(click.Command):
    """A command with the options of game_argument(). With --rules FILE, the game in the file takes the place of the argument GAME."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        values, _, _ = self.make_parser(ctx).parse_args(list(args))
        file, first = values.get("rules"), values.get("game")
        if not isinstance(file, str) or ctx.resilient_parsing:
            return super().parse_args(ctx, args)
        if isinstance(first, str) and _is_game(first):
            raise click.UsageError(f"--rules FILE takes the place of GAME; remove {first}", ctx)
        return super().parse_args(ctx, [read_rules(Path(file)).id, *args])


def _is_game(name: str) -> bool:
    try:
        find_any_game(name)
    except UnknownGameError:
        return False
    except RulesError:  # a custom game with mistakes
        return True
    return True


def rules_option(help: str, *, expose_value: bool = True) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Return a decorator that adds the option --rules FILE. It is passed as `rules` if `expose_value` is true."""
    kind = click.Path(path_type=Path, dir_okay=False, allow_dash=True)
    return click.option("--rules", type=kind, metavar="FILE", expose_value=expose_value, help=help)


def read_rules(file: Path) -> AnyGame:
    """Return the game in a rule file. A name that ends in .json means JSON, and every other name TOML; standard input can be either.

    Raises LongwoodError, with the name of the file, if it is invalid. Raises OSError if it can't be read.
    """
    data = sys.stdin.buffer.read() if is_standard_input(file) else file.read_bytes()
    try:
        text = data.decode("utf-8-sig")
        is_json = text.lstrip().startswith("{") if is_standard_input(file) else file.suffix.lower() == ".json"
        return parse_own_file(text, "json" if is_json else "toml")
    except UnicodeDecodeError as error:
        raise LongwoodError(f"{file_name(file)}: byte {error.start} is not UTF-8 text, so this is not a file of rules") from None
    except RulesError as error:
        raise RulesError(f"{file_name(file)}: {error}") from None


def game_argument(*, required: bool = True) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Return a decorator that adds the argument GAME and the options --option and --rules. The command must be a GameCommand.

    They are passed as `game` and `option`. With --rules, `game` is the id of the custom game in the file.
    """

    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        function = rules_option("Use the custom game in this TOML or JSON file instead of GAME (- is standard input).", expose_value=False)(
            function
        )
        function = click.option(
            "--option",
            multiple=True,
            metavar="KEY[=VALUE]",
            help="Change a rule, as in --option jokers=1 (repeatable). `longwood rules GAME` lists the options.",
        )(function)
        return click.argument("game", required=required, shell_complete=_complete_game)(function)

    return decorate


def read_game(name: str, options: Sequence[str]) -> Game:
    """Return the game that the arguments name.

    Raises UnknownGameError if there is no such game, and RulesError if it doesn't accept the options.
    """
    return find_game(name, parse_options(options, find_game(name).rules))


def read_any_game(name: str, options: Sequence[str]) -> AnyGame:
    """Return the solitaire game or race that the arguments name.

    Raises UnknownGameError if there is no such game, and RulesError if it doesn't accept the options.
    """
    return find_any_game(name, parse_options(options, find_any_game(name).rules))


def game_title(game: AnyGame) -> str:
    """Return the name of a game with its options, for headings."""
    chosen = ", ".join(format_option(name, value) for name, value in game.options)
    name = game_name(game.variant, language())
    if is_own(game.id):
        name = translate(Phrase("cli-own", game=name))
    return f"{name} ({chosen})" if chosen else name


def deal_title(game: AnyGame, deal: AnyDeal | None) -> Phrase:
    """Return the name of a game with its options and deal number, for headings."""
    title = game_title(game)
    return Phrase("cli-position", game=title) if deal is None else Phrase("cli-deal", game=title, deal=str(deal))


def output_console() -> Console:
    """Return a console for laying out text for people. Text is plain and not wrapped if the output is a pipe or file.

    Capture the console's output and print it with click. If the console printed it, rich would exit with code 1 when a pipe is closed.
    """
    from rich.console import Console

    return Console(highlight=False, width=None if sys.stdout.isatty() else _WIDE)


def need_server(verb: str) -> None:
    """Raise click.ClickException if the server's packages are not installed. The message says how to install them."""
    if find_spec("litestar") is None:
        raise click.ClickException(f"`longwood {verb}` needs the server, which is not installed: pip install 'longwood[server]'")


def need_study(what: str = "longwood study") -> None:
    """Raise click.ClickException if the packages for studies are not installed. The message says how to install them."""
    if any(find_spec(package) is None for package in ("pyarrow", "distributed", "PIL")):
        raise click.ClickException(f"`{what}` needs packages that are not installed: pip install 'longwood[study]'")
