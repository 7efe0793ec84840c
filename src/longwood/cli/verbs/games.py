"""`longwood games` lists all games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Final

import click

from longwood.cli.shared.arguments import output_console
from longwood.cli.shared.language import language, translate
from longwood.rules import AnyRules, family, options_of, rules_hash, summary
from longwood.variants import CATALOGUE, RACES, AnyVariant, game_name, group_name

if TYPE_CHECKING:
    from rich.console import RenderableType

_ALL: Final[tuple[AnyVariant, ...]] = (*CATALOGUE, *RACES)
_GAP: Final = 2
_MIN_RULES_WIDTH: Final = 24  # in a narrower column, the rules go on a separate line


@click.command("games")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON array with one object per game.")
def command(as_json: bool) -> None:
    """List the games.

    Prints each game's id, its name and its rules in one line.
    """
    if as_json:
        click.echo(json.dumps([variant_to_json(variant) for variant in _ALL], indent=1))
        return
    from rich.text import Text

    console = output_console()
    for number, (_, group) in enumerate(groupby(_ALL, key=lambda variant: variant.group)):
        variants = list(group)
        if number:
            click.echo()
        for part in _table(variants, console.width) or _list(variants):
            with console.capture() as capture:
                console.print(part, soft_wrap=isinstance(part, Text))  # a Text is not wrapped or cut
            click.echo("\n".join(line.rstrip() for line in capture.get().splitlines()))


def _table(variants: list[AnyVariant], width: int) -> list[RenderableType]:
    """Return the group as a table, or an empty list if the terminal is so narrow that a table would cut off ids or names."""
    from rich.cells import cell_len
    from rich.table import Table

    names = [game_name(variant, language()) for variant in variants]
    ids_width = max(len(variant.id) for variant in variants)
    if ids_width + max(map(cell_len, names)) + 2 * _GAP + _MIN_RULES_WIDTH > width:
        return []
    table = Table(
        title=group_name(variants[0], language()),
        title_justify="left",
        title_style="bold",
        show_header=False,
        box=None,
        padding=(0, _GAP, 0, 0),
        pad_edge=False,
    )
    table.add_column("id", style="cyan", no_wrap=True)
    table.add_column("name", no_wrap=True)
    table.add_column("rules", style="dim")
    for variant, name in zip(variants, names, strict=True):
        table.add_row(variant.id, name, translate(summary(variant.rules)))
    return [table]


def _list(variants: list[AnyVariant]) -> Iterator[RenderableType]:
    """Yield the group for a narrow terminal, with the id, name and rules of each game on separate lines. Ids are never cut off."""
    from rich.padding import Padding
    from rich.text import Text

    yield Text(group_name(variants[0], language()), style="bold")
    for variant in variants:
        yield Text(variant.id, style="cyan")
        yield Padding(Text(game_name(variant, language())), (0, 0, 0, _GAP), expand=False)
        yield Padding(Text(translate(summary(variant.rules)), style="dim"), (0, 0, 0, _GAP), expand=False)


def variant_to_json(variant: AnyVariant) -> dict[str, object]:
    """Return a game as a JSON object."""
    return {
        "id": variant.id,
        "name": variant.name,
        "aliases": list(variant.aliases),
        "family": family(variant.rules),
        "group": variant.group,
        "summary": summary(variant.rules),
        "rules": rules_hash(variant.rules),
        "round": variant.has_round,
        "options": options_to_json(variant.rules),
        "source": variant.source,
        "note": variant.note,
    }


def options_to_json(rules: AnyRules) -> list[dict[str, object]]:
    """Return the options of a game with these rules as JSON objects. `default` is the current value in the rules."""
    return [
        {
            "name": option.name,
            "type": option.kind,
            "label": option.label,
            "choices": list(option.choices),
            "default": option.read(rules),
        }
        for option in options_of(rules)
    ]
