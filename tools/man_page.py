"""Generates the text of the man page, docs/longwood.1, from the command's help. tools/make_docs.py writes the file (`make docs`).

The page is plain roff with the macros of man(7), so every man program can show it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import click

from longwood.cli import VERBS
from longwood.cli import main as longwood

_COMMENT = '.\\" Generated from the help of the command by `make docs`; edits here are lost.'
_OF_EVERY_VERB = {"--lang", "--help"}
_EXIT_CODES = (
    ("0", "Done. That a position can't be won is also an answer."),
    ("1", "verify: a record or proof is not valid. solve --proof: no proof was written. serve --check: a setting is unsafe."),
    ("2", "The input is wrong. A line on standard error says why."),
    ("130", "Stopped with Ctrl+C."),
    ("141", "The reader of the output closed the pipe, as in `longwood games | head`."),
)
_VARIABLES = (
    ("LONGWOOD_LANG", "Output language: en, fil, he or ru, or a locale such as ru_RU.UTF-8. The option --lang overrides it."),
    ("LONGWOOD_DATA", "Folder that stores the games."),
    ("LONGWOOD_CONFIG", "Settings file of serve. Other variables that start with LONGWOOD_ are settings themselves; see docs/server.md."),
    ("LC_ALL, LC_MESSAGES, LANG", "Output language if LONGWOOD_LANG is not set."),
    ("NO_COLOR", "If set, the output has no colours."),
)


def man_page() -> str:
    """Return the text of the man page."""
    context = click.Context(longwood, info_name="longwood")
    title, *paragraphs = _paragraphs(longwood.help or "")
    lines = [_COMMENT, '.TH LONGWOOD 1 "" "Longwood" "User Commands"']
    lines += [".SH NAME", f"longwood \\- {_plain(title[0].lower() + title[1:].rstrip('.'))}"]
    lines += [".SH SYNOPSIS", ".B longwood", _plain("[OPTIONS] COMMAND [ARGS]...")]
    lines += [".SH DESCRIPTION", *_text([title, *paragraphs])]
    lines += [".SH OPTIONS", *_options(longwood, context)]
    lines += [".PP", _plain("Every command also has the options --lang and --help."), ".SH COMMANDS"]
    for verb in VERBS:
        command = longwood.get_command(context, verb)
        assert command is not None, verb
        lines += _verb(command, click.Context(command, info_name=verb, parent=context))
    lines += [".SH EXIT STATUS", *_terms(_EXIT_CODES), ".SH ENVIRONMENT", *_terms(_VARIABLES)]
    return "\n".join(lines) + "\n"


def _verb(command: click.Command, context: click.Context) -> Iterator[str]:
    """Yield the lines that describe one verb."""
    words = " ".join(word for piece in command.params for word in piece.get_usage_pieces(context))
    yield f".SS {_plain(context.command_path)}"
    yield f".B {_plain(context.command_path)}"
    yield _plain(f"[OPTIONS] {words}".rstrip())
    yield ".PP"
    yield from _text(_paragraphs(command.help or ""))
    yield from _options(command, context)
    for name, part in command.commands.items() if isinstance(command, click.Group) else ():
        yield from _verb(part, click.Context(part, info_name=name, parent=context))
    if command.epilog:
        yield ".PP"
        yield "Examples:"
        yield ".PP"
        yield ".nf"
        yield from (_plain(line) for line in command.epilog.replace("\b", "").strip().splitlines())
        yield ".fi"


def _options(command: click.Command, context: click.Context) -> Iterator[str]:
    """Yield the options of a command. Options that every verb has are listed only once, for `longwood` itself."""
    for option in command.get_params(context):
        if isinstance(option, click.Option) and (command is longwood or not _OF_EVERY_VERB.intersection(option.opts)):
            record = option.get_help_record(context)
            assert record is not None, f"{option.name}: hidden options are not documented"
            yield from _terms([record])


def _terms(records: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Yield a list of terms, each with its description."""
    for term, description in records:
        yield ".TP"
        yield f".B {_plain(term)}"
        yield _plain(" ".join(description.split()))


def _paragraphs(text: str) -> list[str]:
    """Return the paragraphs of a command's help, each on one line."""
    return [" ".join(paragraph.split()) for paragraph in re.split(r"\n\s*\n", text.strip())]


def _text(paragraphs: list[str]) -> Iterator[str]:
    for number, paragraph in enumerate(paragraphs):
        if number:
            yield ".PP"
        yield _plain(paragraph)


def _plain(text: str) -> str:
    r"""Return the text with escapes for characters that roff treats as commands or replaces with other characters.

    >>> print(_plain("--lang"), _plain(".hidden"), _plain("it's"))
    \-\-lang \&.hidden it\(aqs
    """
    escaped = text.replace("\\", "\\e").replace("-", "\\-").replace("`", "\\(ga").replace("'", "\\(aq")
    return f"\\&{escaped}" if escaped.startswith((".", "\\(aq")) else escaped
