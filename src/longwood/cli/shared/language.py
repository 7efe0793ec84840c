"""The language in which the command speaks to people. Help texts and messages about files stay English; JSON is for programs."""

from __future__ import annotations

import os
from contextvars import ContextVar
from typing import Any, Final

import click

from longwood.locales import LANGUAGES, language_of_environment, translated

_spoken: Final[ContextVar[str]] = ContextVar("language", default="en")


def language() -> str:
    """The language now spoken."""
    return _spoken.get()


def told(text: str) -> str:
    """A Phrase in that language, any other text as it is. A terminal knows no isolates, so there are none."""
    return translated(text, language(), isolate=False)


def _choose(context: click.Context, _: click.Parameter, chosen: str | None) -> None:
    if not context.resilient_parsing:
        _spoken.set(chosen or language_of_environment(os.environ))


def language_option(function: Any) -> Any:
    """The option --lang of the whole command; without it LC_ALL, LC_MESSAGES and LANG say the language."""
    return click.option(
        "--lang",
        type=click.Choice(list(LANGUAGES)),
        is_eager=True,
        expose_value=False,
        callback=_choose,
        help="Answer in this language. [default: that of the environment]",
    )(function)
