"""Compiles the native search to WebAssembly, for play without a server.

The compiler is Clang, as part of the PyPI package ziglang. That package is only needed for this. The standard libraries are not compiled:
native/wasm/runtime.cpp has the few functions that the search needs. An unchanged file isn't compiled again, because zig has a cache.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from . import pinned
from .digest import digest

ROOT = Path(__file__).resolve().parents[2]
PINS = ROOT / "web" / "offline" / "zig.txt"
"""The compiler in the format of pip's requirements, with its digests. It is pinned, so that every build has the same code and speed."""
COMPILERS = pinned.TOOLS / "zig"
"""Where tools/bootstrap.py installs the compiler. It stays there, so that changed files compile at once."""
CACHE = pinned.TOOLS / "wasm" / "cache"
OUTPUT = ROOT / ".tools" / "wasm"
MODULE = OUTPUT / "search.wasm"
_STAMP = OUTPUT / ".built-from"
_SOURCES = (
    "native/core",
    "native/wasm",
    "native/words.cpp",
    "native/words.hpp",
    "web/offline/zig.txt",
    "build_backend/longwood_build/wasm.py",
)
_NOT_NEEDED = {"perft.cpp", "isa.cpp", "build_info.cpp"}
_COMPILE = (
    *("c++", "-target", "wasm32-wasi", "-std=c++20", "-O3", "-DNDEBUG", "-msimd128", "-Inative"),
    *("-fno-exceptions", "-fno-rtti", "-fno-threadsafe-statics", "-fvisibility=hidden"),
)
_MOST_MEMORY = 2**30
_STACK = 2**20
_LINK = ("wasm-ld", "--no-entry", "--gc-sections", "-O2", "--strip-all", f"--max-memory={_MOST_MEMORY}", "-z", f"stack-size={_STACK}")


class WasmError(Exception):
    """The compiler failed. The message is its output."""


def sources() -> str:
    """Return the digest of everything that the module is built from."""
    return digest(ROOT, _SOURCES)


def is_built() -> bool:
    """Return whether the module was built from the current sources."""
    return MODULE.is_file() and _STAMP.is_file() and _STAMP.read_text("utf-8") == sources()


def has_compiler() -> bool:
    """Return whether the pinned compiler is installed in COMPILERS."""
    return pinned.folder(PINS, COMPILERS).is_dir()


def _zig(folder: Path) -> Path:
    return folder / "ziglang" / ("zig.exe" if os.name == "nt" else "zig")


@contextmanager
def _compiler() -> Iterator[Path]:
    """Yield the path of zig: the one in .tools, or one that is removed at the end. Raises PinnedError if it can't be downloaded."""
    if has_compiler():
        yield _zig(pinned.folder(PINS, COMPILERS))
        return
    with tempfile.TemporaryDirectory(prefix="longwood-zig-") as folder:
        pinned.fetch(PINS, "install", "--target", folder)
        yield _zig(Path(folder))


def build() -> None:
    """Build the module, unless it is built already. Raises WasmError, or PinnedError if the compiler can't be downloaded."""
    if is_built():
        return
    now = sources()
    objects = OUTPUT / "objects"
    objects.mkdir(parents=True, exist_ok=True)
    _STAMP.unlink(missing_ok=True)
    files = [path for name in ("native/core", "native/wasm") for path in sorted((ROOT / name).rglob("*.cpp"))]
    files = [path for path in [*files, ROOT / "native" / "words.cpp"] if path.name not in _NOT_NEEDED]

    with _compiler() as zig, ThreadPoolExecutor(os.cpu_count() or 1) as pool:

        def compiled(source: Path) -> str:
            target = objects / f"{'-'.join(source.relative_to(ROOT).parts)}.o"
            _run([str(zig), *_COMPILE, "-c", source.relative_to(ROOT).as_posix(), "-o", str(target)])
            return str(target)

        _run([str(zig), *_LINK, *pool.map(compiled, files), "-o", str(MODULE)])
    _STAMP.write_text(now, "utf-8")


def _run(words: Sequence[str]) -> None:
    environment = {**os.environ, "ZIG_GLOBAL_CACHE_DIR": str(CACHE), "ZIG_LOCAL_CACHE_DIR": str(CACHE)}
    done = subprocess.run(
        words,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise WasmError(done.stdout)
