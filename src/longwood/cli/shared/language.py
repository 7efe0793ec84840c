"""The language of the command's answers. Help texts and messages about files are always English, and so is JSON."""

from __future__ import annotations

import os
from contextvars import ContextVar
from typing import Any, Final

import click

from longwood.locales import LANGUAGES, language_of_environment, translated

VARIABLE: Final = "LONGWOOD_LANG"
_language: Final[ContextVar[str]] = ContextVar("language", default="en")


def language() -> str:
    """Return the code of the language in use."""
    return _language.get()


def translate(text: str) -> str:
    """Return a Phrase in that language and any other text unchanged. Leaves out isolates, which terminals don't understand."""
    return translated(text, language(), isolate=False)


def _choose(context: click.Context, _: click.Parameter, chosen: str | None) -> None:
    if context.resilient_parsing:
        return
    if chosen is not None:
        _language.set(chosen)
    elif context.parent is None:  # a verb without --lang keeps the language chosen before it
        _language.set(_of_environment())


def _of_environment() -> str:
    wanted = os.environ.get(VARIABLE)
    if not wanted:
        return language_of_environment(os.environ)
    if wanted not in LANGUAGES:
        raise click.UsageError(f"{VARIABLE}: there is no language {wanted!r}; choose {', '.join(LANGUAGES)}")
    return wanted


def language_option(function: Any) -> Any:
    """Add the option --lang. Without it, LONGWOOD_LANG decides, then LC_ALL, LC_MESSAGES and LANG."""
    return click.option(
        "--lang",
        type=click.Choice(list(LANGUAGES)),
        is_eager=True,
        expose_value=False,
        callback=_choose,
        help=f"Language of the answer. [default: {VARIABLE}, or your environment's language]",
    )(function)
