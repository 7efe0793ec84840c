"""The command group that loads the verbs, prints errors as one line on standard error, and sets the exit code."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import click

from longwood.cli.shared.language import language_option, translate
from longwood.cli.shared.usage import nearest, usage_message
from longwood.errors import LongwoodError, UnknownGameError
from longwood.locales import Phrase

BAD_INPUT = 2
INTERRUPTED = 130  # 128 + SIGINT, the convention of shells
PIPE_CLOSED = 141  # 128 + SIGPIPE, which shells report when a closed pipe ends a program


class _PipeClosedError(Exception):
    """The reader of the output closed the pipe. This replaces BrokenPipeError, for which click would exit with code 1."""


@contextmanager
def _pipe_errors() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError as error:
        raise _PipeClosedError from error


class VerbGroup(click.Group):
    """A group whose verbs are the modules of a package. When a verb is used, its module is imported and the module's `command` is run.

    Each verb returns its exit code, or None for 0. For invalid input, the group prints one line on standard error and exits with code 2.
    """

    def __init__(self, *args: Any, verbs: Mapping[str, str], package: str, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._verbs = verbs
        self._package = package

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self._verbs)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self._verbs:
            return None
        command: click.Command = importlib.import_module(f"{self._package}.{cmd_name}").command
        if all(parameter.name != "lang" for parameter in command.params):
            language_option(command)  # so that --lang also works after the verb
        return command

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self._verbs and not args[0].startswith("-"):
            near = nearest(args[0], self._verbs)
            advice = f"did you mean {near}?" if near else f"choose {', '.join(self._verbs)}"
            raise click.UsageError(f"there is no command {args[0]!r}; {advice}", ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(self._verbs.items()))

    def make_context(self, *args: Any, **settings: Any) -> click.Context:
        with _pipe_errors():  # --help and --version print here
            return super().make_context(*args, **settings)

    def invoke(self, ctx: click.Context) -> Any:
        with _pipe_errors():
            return super().invoke(ctx)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run the command and exit with its code. With standalone_mode=False, return the code and don't catch errors."""
        if not standalone_mode:
            return super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
        try:
            code = self._run(args, prog_name, complete_var, extra)
            sys.stdout.flush()
        except (_PipeClosedError, BrokenPipeError):  # the reader closed the pipe, as in `longwood games | head`
            _discard_output()
            code = PIPE_CLOSED
        sys.exit(code)

    def _run(self, args: Sequence[str] | None, prog_name: str | None, complete_var: str | None, extra: dict[str, Any]) -> int | None:
        """Run the command and return its exit code. Errors are printed as one line. Raises BrokenPipeError if that isn't possible."""
        try:
            code: int | None = super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
        except click.Abort:
            return INTERRUPTED
        except click.UsageError as error:
            return print_error(usage_message(error))
        except click.ClickException as error:
            return print_error(error.format_message())
        except UnknownGameError as error:
            text = error.text
            is_unknown = isinstance(text, Phrase) and text.id == "error-no-game"  # without games to suggest, and not a race
            return print_error(translate(Phrase("cli-no-game", error=text) if is_unknown else text))
        except LongwoodError as error:
            return print_error(translate(error.text))
        except OSError as error:
            return print_error(os_error(error))
        return code


def _discard_output() -> None:
    """Send the buffered output to the null device, because Python would otherwise report the closed pipe at exit."""
    null = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except BrokenPipeError:
            with suppress(OSError, ValueError):  # in tests, a stream can have no file descriptor
                os.dup2(null, stream.fileno())


def os_error(error: OSError) -> str:
    """Return the message for a file that can't be opened, read or written."""
    name = f"{os.fsdecode(error.filename)}: " if isinstance(error.filename, (str, bytes)) else ""
    return f"{name}{error.strerror or error}"


def print_error(message: str) -> int:
    """Print a message as one line on standard error, and return the exit code for invalid input."""
    click.echo(f"longwood: {' '.join(message.split())}", err=True)
    return BAD_INPUT
