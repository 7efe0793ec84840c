"""Arguments that name a game, and output for people."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import click

from longwood.cli.shared.language import language
from longwood.locales import Phrase
from longwood.rules import format_option, parse_options
from longwood.variants import CATALOGUE, AnyGame, Game, find_any_game, find_game, game_name

if TYPE_CHECKING:
    from rich.console import Console

_WIDE = 1000  # the line width in pipes and files, so that programs such as grep get whole lines


def _complete_game(_: click.Context, __: click.Parameter, start: str) -> list[str]:
    return [variant.id for variant in CATALOGUE if variant.id.startswith(start)]


def game_argument(*, required: bool = True) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Return a decorator that adds the argument GAME and the option --option. They are passed as `game` and `option`."""

    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
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
    return f"{name} ({chosen})" if chosen else name


def deal_title(game: AnyGame, deal: int | None) -> Phrase:
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
