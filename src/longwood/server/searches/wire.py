"""The messages between servers and search workers in Valkey or Redis. docs/architecture.md describes the protocol.

All messages are plain data (MessagePack) that is checked when it is decoded. Nothing is unpickled, so clients of Valkey can't run code.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

import longwood
from longwood.solver import build_info

WORKERS: Final = "longwood:searches:workers"
"""The key of a sorted set with an entry for each worker. The score is the time of its last heartbeat, on Valkey's clock."""
LEASE_S: Final = 5
"""How long a job is still wanted, and a worker still counted, after the last heartbeat of the server or worker."""
SIGN_S: Final = 0.5
"""How often a worker sends a heartbeat and checks whether its job is still wanted."""
MOST_S: Final = 600.0
_SOURCES: Final = (
    *("cards", "rules", "play", "solver"),
    "server/searches/wire.py",
    *(f"tables/searches/{name}.py" for name in ("analysis", "proofs", "questions", "searching")),
)

Id = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
"""A random id of a server or of a job."""


class Envelope(Struct, frozen=True, forbid_unknown_fields=True):
    """A job for a search worker. The worker answers by appending to the server's list."""

    version: str
    """See search_version."""
    server: Id
    question: bytes
    """The encoded Question."""
    max_s: Annotated[float, Meta(ge=0.0, le=MOST_S)]
    """See Job."""


class Alive(Struct, frozen=True, tag="alive", forbid_unknown_fields=True):
    """The job is running."""

    job: Id


class Progressed(Struct, frozen=True, tag="progress", forbid_unknown_fields=True):
    """A progress message of the job."""

    job: Id
    data: bytes


class Answered(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """The result of the job."""

    job: Id
    data: bytes


class Refused(Struct, frozen=True, tag="refused", forbid_unknown_fields=True):
    """The job has failed, or the worker can't run jobs of this kind."""

    job: Id
    reason: Annotated[str, Meta(max_length=1000)]


class Returned(Struct, frozen=True, tag="returned", forbid_unknown_fields=True):
    """The worker is stopping, so another one should run the job."""

    job: Id


Answer = Alive | Progressed | Answered | Refused | Returned
decode_answer: Final = msgspec.msgpack.Decoder(Answer).decode
decode_envelope: Final = msgspec.msgpack.Decoder(Envelope).decode
encode: Final = msgspec.msgpack.Encoder().encode


def queue_key(version: str, *, is_long: bool) -> str:
    """Return the key of the list of waiting jobs. Each version has its own list, so workers only take jobs of the same version."""
    return f"longwood:searches:{version}:{'long' if is_long else 'short'}"


def job_key(job: str) -> str:
    """Return the key of a job's envelope. The server renews the key while it waits for the answer."""
    return f"longwood:searches:job:{job}"


def answers_key(server: str) -> str:
    """Return the key of the list of answers for a server."""
    return f"longwood:searches:answers:{server}"


def worker_entry(version: str, worker: str, processes: int) -> str:
    """Return the entry of a worker in WORKERS."""
    return f"{version} {worker} {processes}"


def parse_worker_entry(entry: bytes) -> tuple[str, int]:
    """Return the version and the number of processes of a worker. Raises ValueError."""
    version, _, processes = entry.decode().split(" ")
    return version, min(max(int(processes), 0), 10_000)


@cache
def search_version() -> str:
    """Return the version of the rules and the search: the package version, and a digest of the code that a search depends on.

    A worker and a server must have the same version. The digest distinguishes different states of a checkout. It includes the sources from
    which the native module was built, but not the compiler, so the machines can have different processors and operating systems.
    """
    package = Path(longwood.__file__).parent
    sources = [package / name for name in _SOURCES]
    files = [file for source in sources for file in (sorted(source.rglob("*.py")) if source.is_dir() else [source])]
    digest = sha256(build_info().sources.encode())
    for file in files:
        digest.update(file.relative_to(package).as_posix().encode() + b"\0" + file.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return f"{longwood.__version__}-{digest.hexdigest()[:12]}"
