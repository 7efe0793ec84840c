"""`longwood rules GAME` prints the rules of a game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import repeat

import click

from longwood.cli.shared.arguments import GameCommand, game_argument, game_title, output_console, read_any_game
from longwood.cli.shared.language import language, translate
from longwood.cli.verbs.games import options_to_json, variant_to_json
from longwood.locales import Phrase, joined
from longwood.rules import Option, OptionValue, Section, describe, menu_options, rules_hash, rules_to_json, summary
from longwood.variants import AnyGame, format_own_file, is_own, note_of, other_names

_MAX_WIDTH = 100  # characters; longer lines are hard to read
_INDENT = 2


@click.command("rules", cls=GameCommand)
@game_argument()
@click.option("--template", is_flag=True, help="Print a TOML file with every field of the rules, to define a custom game with.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(game: str, option: tuple[str, ...], template: bool, as_json: bool) -> None:
    """Print a game's rules.

    With --option, print the rules as changed by the options.
    """
    chosen = read_any_game(game, option)
    if template:
        if as_json or option or is_own(chosen.id):
            raise click.UsageError("--template needs a GAME, and can't be combined with --json, --option or --rules")
        click.echo(format_own_file(chosen), nl=False)
    elif as_json:
        click.echo(json.dumps(rules_page_to_json(chosen), indent=1))
    else:
        _print(chosen)


def rules_page_to_json(game: AnyGame) -> dict[str, object]:
    """Return the rules page of a game as a JSON object."""
    return variant_to_json(game.variant) | {
        "chosen": dict(game.options),
        "summary": summary(game.rules),
        "rules": rules_hash(game.rules),
        "fields": rules_to_json(game.rules),
        "sections": [{"heading": section.heading, "lines": list(section.lines)} for section in describe(game.rules)],
        "options": options_to_json(game.rules),
    }


def _print(game: AnyGame) -> None:
    from rich.padding import Padding
    from rich.text import Text

    console = output_console()
    width = min(console.width, _MAX_WIDTH)

    def write(line: str, style: str = "", indent: int = 0) -> None:
        with console.capture() as capture:
            console.print(Padding(Text(line, style=style), (0, 0, 0, indent), expand=False), width=width)
        click.echo("\n".join(part.rstrip() for part in capture.get().splitlines()))

    write(game_title(game), "bold")
    write(f"{translate(summary(game.rules))}.", "dim")
    for section in (*describe(game.rules), *_about(game)):
        click.echo()
        write(translate(section.heading), "bold cyan")
        for line in section.lines:
            write(translate(line), indent=_INDENT)


def _about(game: AnyGame) -> Iterator[Section]:
    variant = game.variant
    if options := menu_options(game.rules):
        yield Section(Phrase("cli-options"), tuple(map(_option_line, options, repeat(game))))
    if names := other_names(variant, language()):
        yield Section(Phrase("cli-also"), (", ".join(names),))
    if variant.note:
        yield Section(Phrase("cli-other-versions"), (note_of(variant, language()),))
    yield Section(Phrase("source"), (variant.source,))


def _option_line(option: Option, game: AnyGame) -> Phrase:
    words = {"name": option.name, "label": option.label, "now": _word(option.read(game.rules))}
    if option.kind == "bool":
        return Phrase("cli-option-switch", **words)
    return Phrase("cli-option", **words, values=joined([_word(choice) for choice in option.choices], "either"))


def _word(value: OptionValue) -> str:
    return Phrase("cli-on" if value else "cli-off") if isinstance(value, bool) else str(value)
