"""Messages for arguments that don't fit. They replace click's own, so that all errors read alike."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

import click

from longwood.locales import joined

# click's messages that don't mention a value, and our own.
_REWORDED: Final = (
    (r"Missing argument '\[?(.+?)\]?'", r"the argument \1 is missing"),
    (r"Missing option '(.+)'", r"the option \1 is missing"),
    (r"Got unexpected extra arguments? \((.+)\)", r"too many arguments: \1"),
    (r"Option '(.+)' requires an argument", r"\1 needs a value"),
    (r"Option '(.+)' does not take a value", r"\1 doesn't take a value"),
    (r"Invalid value for '\[?(.+?)\]?'(?: / '.+?')?: (.+)", r"\1: \2"),
)


def usage_message(error: click.UsageError) -> str:
    """Return the message for an error in the arguments, with the command that prints the help."""
    return _message(error) + (f" (see `{error.ctx.command_path} --help`)" if error.ctx else "")


def _message(error: click.UsageError) -> str:
    if isinstance(error, click.NoSuchOption):
        return _no_such_option(error)
    message = error.format_message().rstrip(".")
    for pattern, ours in _REWORDED:
        if found := re.fullmatch(pattern, message, re.DOTALL):
            message = found.expand(ours)
            break
    name, colon, problem = message.partition(": ")
    kind = error.param.type if isinstance(error, click.BadParameter) and error.param else None
    value = problem.partition(" is not ")[0].strip("'")
    if colon and isinstance(kind, click.Choice):
        return wrong_choice(name, value, kind.choices)
    if colon and isinstance(kind, click.IntRange | click.FloatRange):
        return f"{name} must be {_range(kind)}, not {value!r}"
    return message


def _no_such_option(error: click.NoSuchOption) -> str:
    name = error.option_name
    parameters = error.ctx.command.get_params(error.ctx) if error.ctx else []
    if name.lstrip("-").isdigit() and any(parameter.human_readable_name == "N" for parameter in parameters):
        return "deal numbers start at 0"
    near = nearest(name, [option for parameter in parameters for option in parameter.opts if option.startswith("--")])
    return f"there is no option {name}" + (f"; did you mean {near}?" if near else "")


def _range(kind: click.IntRange | click.FloatRange) -> str:
    """Return the range in words, as in `a whole number from 1 to 65535`."""
    number = "a whole number" if isinstance(kind, click.IntRange) else "a number"
    if kind.max is not None:
        return f"{number} from {kind.min} to {kind.max}"
    return f"{number} above {kind.min}" if kind.min_open else f"{number} of at least {kind.min}"


def wrong_choice(name: str, value: str, choices: Sequence[str]) -> str:
    """Return the message for a value that isn't one of the choices."""
    near = nearest(value, choices, cutoff=0.5)
    return f"{name} can't be {value!r}; " + (f"did you mean {near}?" if near else f"choose {joined(choices, 'either')}")


def nearest(name: str, known: Iterable[str], cutoff: float = 0.6) -> str:
    """Return the known names that are similar to this one, as in `--json or --jobs`, or '' if there are none.

    `cutoff` is the least similarity, from 0 to 1 for equal names.
    """
    from difflib import get_close_matches

    return joined(get_close_matches(name, known, cutoff=cutoff), "either")
