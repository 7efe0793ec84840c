"""The language of the output. Help, messages about files, and JSON are always in English."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final

import click

from longwood.cli.shared.usage import wrong_choice
from longwood.locales import LANGUAGES, language_of_environment, language_of_locale, translated

VARIABLE: Final = "LONGWOOD_LANG"
_language: Final[ContextVar[str]] = ContextVar("language", default="en")


def language() -> str:
    """Return the code of the current language."""
    return _language.get()


def translate(text: str) -> str:
    """Return text in the current language. A string that isn't a Phrase is returned unchanged.

    Direction isolates are left out, because terminals don't support them.
    """
    return translated(text, language(), isolate=False)


@contextmanager
def output_language(code: str) -> Iterator[None]:
    """Return a context manager that changes the language."""
    before = _language.set(code)
    try:
        yield
    finally:
        _language.reset(before)


def _choose(context: click.Context, _: click.Parameter, chosen: str | None) -> None:
    if context.resilient_parsing:
        return
    if chosen is not None:
        _language.set(chosen)
    elif context.parent is None:  # a verb without --lang keeps the language of the group
        _language.set(_of_environment())


def _of_environment() -> str:
    wanted = os.environ.get(VARIABLE)
    if not wanted:
        return language_of_environment(os.environ)
    found = language_of_locale(wanted)
    if not found:
        raise click.UsageError(wrong_choice(VARIABLE, wanted, list(LANGUAGES)))
    return found


def language_option(function: Any) -> Any:
    """Add the option --lang to a command. Its default is the first of LONGWOOD_LANG, LC_ALL, LC_MESSAGES and LANG that is set."""
    return click.option(
        "--lang",
        type=click.Choice(list(LANGUAGES)),
        is_eager=True,
        expose_value=False,
        callback=_choose,
        help=f"Output language. [default: {VARIABLE}, or your environment's language]",
    )(function)
