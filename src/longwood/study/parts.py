"""The results of a study: a folder of Parquet files, each with the results of some deals in a row.

A part is written under another name first and then renamed, so a part is either complete or missing, whatever happens.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pyarrow
import pyarrow.parquet

from longwood.study.plan import Plan, StudyError, keep_plan
from longwood.study.row import Row
from longwood.study.summary import Count

PARTS: Final = "parts"
_NAME: Final = re.compile(r"(\d{20})-(\d{20})\.parquet")
_PLAN: Final = b"longwood"
_MOST_ROWS: Final = 100_000


_TYPES: Final = (
    pyarrow.uint64(),
    pyarrow.dictionary(pyarrow.int8(), pyarrow.string()),
    pyarrow.dictionary(pyarrow.int8(), pyarrow.string()),
    pyarrow.uint64(),
    pyarrow.float64(),
    pyarrow.int32(),
    pyarrow.int32(),
    pyarrow.string(),
)
_NAMES: Final = Row._fields
_SCHEMA: Final = pyarrow.schema(list(zip(_NAMES, _TYPES, strict=True)))


class Folder:
    """A folder of parts, as a place to store the results of a study. It keeps the plan, too.

    Raises StudyError if the folder has another study.
    """

    def __init__(self, path: Path, plan: Plan) -> None:
        keep_plan(path, plan)
        self._path, self._plan = path, plan

    def done(self) -> list[range]:
        """Return the deals that are stored, in order."""
        return ranges(self._path)

    def count(self, deals: range) -> Count:
        """Return the count of the results for these deals."""
        return Count.of(row for row in read_rows(self._path, self._plan) if row.deal in deals)

    def store(self, rows: Sequence[Row]) -> None:
        """Store the results for deals in a row."""
        write_part(self._path, self._plan, rows)


def write_part(folder: Path, plan: Plan, rows: Sequence[Row]) -> None:
    """Write the results for deals in a row. Raises OSError; then nothing is left of the part."""
    parts = folder / PARTS
    parts.mkdir(parents=True, exist_ok=True)
    path = parts / f"{rows[0].deal:020d}-{rows[-1].deal:020d}.parquet"
    scratch = path.with_name(f"{path.name}.{os.getpid()}.new")
    columns = dict(zip(_NAMES, zip(*rows, strict=True), strict=True))
    table = pyarrow.table(columns, schema=_SCHEMA.with_metadata({_PLAN: plan.to_json().encode()}))
    try:
        with scratch.open("wb") as file:
            pyarrow.parquet.write_table(table, file, compression="zstd")
            file.flush()
            os.fsync(file.fileno())
        scratch.replace(path)
    finally:
        scratch.unlink(missing_ok=True)


def write_runs(folder: Path, plan: Plan, rows: Iterable[Row]) -> int:
    """Write results in the order of their deals, as one part for each run of deals without a gap. Return their number. Raises OSError."""
    count, run = 0, list[Row]()
    for row in rows:
        if run and (row.deal != run[-1].deal + 1 or len(run) == _MOST_ROWS):
            write_part(folder, plan, run)
            run = []
        run.append(row)
        count += 1
    if run:
        write_part(folder, plan, run)
    return count


def write_file(path: Path, plan: Plan, rows: Iterable[Row]) -> None:
    """Write results as a single Parquet file, whose rows also have the game and its options. Raises OSError; then there is no such file."""
    texts = {"game": plan.game, "options": json.dumps(dict(plan.options), sort_keys=True)}
    kind = pyarrow.dictionary(pyarrow.int8(), pyarrow.string())
    schema = pyarrow.schema([*((name, kind) for name in texts), *_SCHEMA]).with_metadata({_PLAN: plan.to_json().encode()})
    scratch = path.with_name(f"{path.name}.{os.getpid()}.new")
    left = iter(rows)
    try:
        with pyarrow.parquet.ParquetWriter(scratch, schema, compression="zstd") as writer:
            while some := list(islice(left, _MOST_ROWS)):
                columns: dict[str, Sequence[object]] = {name: [text] * len(some) for name, text in texts.items()}
                columns |= dict(zip(_NAMES, zip(*some, strict=True), strict=True))
                writer.write_table(pyarrow.table(columns, schema=schema))
        scratch.replace(path)
    finally:
        scratch.unlink(missing_ok=True)


def ranges(folder: Path) -> list[range]:
    """Return the deals of all parts, each as a range, in order."""
    found = [_NAME.fullmatch(path.name) for path in (folder / PARTS).glob("*.parquet")]
    return sorted((range(int(name[1]), int(name[2]) + 1) for name in found if name), key=lambda deals: deals.start)


def read_rows(folder: Path, plan: Plan | None = None) -> Iterator[Row]:
    """Yield the results of all parts in the order of their deals, each deal once.

    Raises StudyError if a part can't be read, is of another plan, or lacks deals.
    """
    last = -1
    for deals in ranges(folder):
        path = folder / PARTS / f"{deals.start:020d}-{deals.stop - 1:020d}.parquet"
        try:
            table = pyarrow.parquet.read_table(path)
            own = Plan.from_json((table.schema.metadata or {})[_PLAN].decode())
            rows: list[dict[str, Any]] = table.to_pylist()
        except (OSError, ValueError, KeyError, TypeError, pyarrow.ArrowException) as error:
            raise StudyError(f"{path}: this part can't be read ({error}); delete it and run the study again") from error
        if plan is not None and (different := plan.differences(own)):
            raise StudyError(f"{path}: this part is of another study: {'; '.join(different)}")
        if [row["deal"] for row in rows] != list(deals):
            raise StudyError(f"{path}: this part lacks deals; delete it and run the study again")
        for row in rows:
            if row["deal"] > last:
                last = row["deal"]
                yield Row(**row)


def parts_hash(rows: Iterable[Row]) -> str:
    """Return a digest of results, without their processor times. It is the same however a study was cut into parts."""
    digest = sha256()
    for row in rows:
        digest.update("\t".join(str(getattr(row, name)) for name in _NAMES if name != "cpu_s").encode() + b"\n")
    return digest.hexdigest()[:16]
