"""The results of a study in one CSV file, which needs no other packages. Each row says what was searched, and how."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Final

from longwood.study.plan import Plan, StudyError
from longwood.study.row import Row
from longwood.study.stores import InOrder
from longwood.study.summary import Count

_SEARCH: Final = ("game", "options", "rules_hash", "goal", "max_nodes", "max_bytes", "seed", "core_version")
"""The columns that are the same in all rows."""
_RESULT: Final = Row._fields
_COLUMNS: Final = (*_SEARCH, *_RESULT)


class CsvFile(InOrder):
    """A CSV file, as a place to store the results of a study. Rows are in the order of the deals.

    If the file exists, results are added to it. A last row that is not complete, because its process was killed, is removed.

    Raises StudyError if the file has other results, and OSError.
    """

    def __init__(self, path: Path, plan: Plan, deals: range) -> None:
        self._search = _search_columns(plan)
        self._path = path
        self._file = path.open("a+", encoding="utf-8", newline="")
        try:
            self._cut_last_row()
            done, self._count = self._read(deals)
        except BaseException:
            self._file.close()
            raise
        super().__init__(deals.start, done)

    def count(self, deals: range) -> Count:
        """Return the count of the results that the file had at first."""
        return self._count

    def write(self, rows: Sequence[Row]) -> None:
        """Add rows. If that fails, the file is as before."""
        before = self._file.tell()
        try:
            writer = csv.writer(self._file, lineterminator="\n")
            if not before:
                writer.writerow(_COLUMNS)
            writer.writerows([*self._search.values(), *("" if value is None else value for value in row)] for row in rows)
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError:
            os.ftruncate(self._file.fileno(), before)
            raise

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _cut_last_row(self) -> None:
        """Remove what follows the last line break."""
        with self._path.open("rb") as file:
            length = len(file.read().rpartition(b"\n")[0])
        self._file.truncate(length + 1 if length else 0)
        self._file.seek(0)

    def _read(self, deals: range) -> tuple[int, Count]:
        """Return how many of the deals the file has, and the count of their results. The file is at its end afterwards."""
        reader = csv.DictReader(self._file)
        try:
            names = reader.fieldnames
        except (csv.Error, ValueError) as error:  # ValueError includes text that isn't UTF-8
            raise StudyError(f"{self._path}: this file can't be read ({error}); choose another file") from error
        if names is not None and tuple(names) != _COLUMNS:
            raise StudyError(f"{self._path}: this file isn't one of `longwood solve`; choose another file")
        done, count = 0, Count()
        for found in self._rows(reader):
            if done == len(deals) or found.deal != deals[done]:
                raise StudyError(f"{self._path}: this file has deal {found.deal}, not the next one of these deals; choose another file")
            done, count = done + 1, count + Count.of([found])
        self._file.seek(0, os.SEEK_END)
        return done, count

    def _rows(self, reader: csv.DictReader[str]) -> Iterator[Row]:
        while True:
            try:
                line = next(reader)
                row = _row(line)
            except StopIteration:
                return
            except (csv.Error, ValueError, TypeError) as error:
                raise StudyError(f"{self._path}: line {reader.line_num} can't be read ({error}); choose another file") from error
            for name, value in self._search.items():
                if line[name] != value:
                    raise StudyError(f"{self._path}: this file has {name} {line[name]} instead of {value}; choose another file")
            yield row


def _search_columns(plan: Plan) -> dict[str, str]:
    values = {**asdict(plan), "options": json.dumps(dict(plan.options), sort_keys=True)}
    return {name: "" if values[name] is None else str(values[name]) for name in _SEARCH}


def _row(line: Mapping[str, str]) -> Row:
    return Row(
        deal=int(line["deal"]),
        verdict=line["verdict"],
        limit=line["limit"],
        nodes=int(line["nodes"]),
        cpu_s=float(line["cpu_s"]),
        score=int(line["score"]) if line["score"] else None,
        bound=int(line["bound"]) if line["bound"] else None,
        moves=line["moves"],
    )
