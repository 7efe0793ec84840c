"""How the command finds its verbs and says what went wrong. Must not know which verbs there are."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import click

from longwood.cli.shared.language import told
from longwood.errors import LongwoodError, UnknownGameError
from longwood.locales import Phrase

BAD_INPUT = 2
INTERRUPTED = 130  # 128 + SIGINT, as shells count
PIPE_CLOSED = 141  # 128 + SIGPIPE


class VerbGroup(click.Group):
    """A group whose verbs are modules of a package, each imported when it is used; a module's `command` is the verb.

    A verb returns its exit code (None is 0). Whatever is wrong with the input is one line on standard error and exit code 2.
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
        return command

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self._verbs and not args[0].startswith("-"):
            from difflib import get_close_matches

            near = " or ".join(get_close_matches(args[0], self._verbs))
            advice = f"did you mean {near}?" if near else f"there are {', '.join(self._verbs)}"
            raise click.UsageError(f"there is no command {args[0]!r}; {advice}", ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(self._verbs.items()))

    def invoke(self, ctx: click.Context) -> Any:
        try:
            code = super().invoke(ctx)
            sys.stdout.flush()
        except BrokenPipeError:
            # Who reads has enough (`| head`). What is still buffered must go somewhere, or Python complains at its end.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            ctx.exit(PIPE_CLOSED)
        return code

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Runs the command and exits with its code; without standalone_mode it returns, or raises click's and Longwood's errors."""
        if not standalone_mode:
            return super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
        try:
            code = super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
        except click.Abort:
            code = INTERRUPTED
        except click.UsageError as error:
            code = complain(_usage(error))
        except click.ClickException as error:
            code = complain(error.format_message())
        except UnknownGameError as error:
            code = complain(told(error.text if error.nearest else Phrase("cli-no-game", error=error.text)))
        except LongwoodError as error:
            code = complain(told(error.text))
        except OSError as error:
            name = f"{os.fsdecode(error.filename)}: " if isinstance(error.filename, (str, bytes)) else ""
            code = complain(f"{name}{error.strerror or error}")
        sys.exit(code)


def _usage(error: click.UsageError) -> str:
    message = error.format_message().rstrip(".")
    if isinstance(error, click.NoSuchOption) and error.option_name.lstrip("-").isdigit():
        message = f"{error.option_name} is no option, and numbers here are never negative"
    return message + (f" (see `{error.ctx.command_path} --help`)" if error.ctx else "")


def complain(message: str) -> int:
    """Writes the message as one line on standard error; returns the exit code of bad input."""
    click.echo(f"longwood: {' '.join(message.split())}", err=True)
    return BAD_INPUT
