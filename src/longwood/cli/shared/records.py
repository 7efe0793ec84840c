"""Read files of game records."""

from __future__ import annotations

import sys
from pathlib import Path

from longwood.cli.shared.documents import file_name, is_standard_input
from longwood.errors import LongwoodError, RecordError
from longwood.play import Record, parse_records


def read_bytes(file: Path) -> bytes:
    """Return the contents of a file, or of standard input. Raises OSError if it can't be read."""
    return sys.stdin.buffer.read() if is_standard_input(file) else file.read_bytes()


def read_records(file: Path) -> list[Record]:
    """Return the records in a file. Raises the errors of records_in(), and OSError if the file can't be read."""
    return records_in(file, read_bytes(file))


def records_in(file: Path, data: bytes) -> list[Record]:
    """Return the records in the contents of a file.

    Raises LongwoodError, with the name of the file, if it is invalid or has no records.
    """
    try:
        records = parse_records(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise LongwoodError(f"{file_name(file)}: byte {error.start} is not UTF-8 text, so this is not a game record") from None
    except RecordError as error:
        raise LongwoodError(f"{file_name(file)}: {error}") from None
    if not records:
        raise LongwoodError(f"{file_name(file)}: there is no game record in this file")
    return records
