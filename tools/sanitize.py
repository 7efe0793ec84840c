"""Runs the native search under AddressSanitizer and UndefinedBehaviorSanitizer: `make sanitize`.

    .venv/bin/python tools/sanitize.py [pytest's arguments]

First searches whose memory is refused (tests/native/starved.cpp), then tests/solver and the signature with a native module built
so; what a sanitizer finds ends the test. Tests marked `measures` are left out: they weigh memory or time, which sanitizers change. Exits
with 0 when all is well.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from native_build import ROOT, TESTS, BuildError, Compiler, gcc

_FINDER = """
import importlib.util, sys

class Sanitized:
    @staticmethod
    def find_spec(name, path=None, target=None):
        return importlib.util.spec_from_file_location(name, {module!r}) if name == "longwood.solver._core" else None

sys.meta_path.insert(0, Sanitized)
"""
"""Loads the sanitized module in place of the installed one, in this process of Python and in those it starts."""
_LOADED = "import sys; from longwood.solver import _core; sys.exit(_core.__file__ != sys.argv[1])"
_WRAPPED = "-Wl,--wrap=malloc,--wrap=calloc,--wrap=aligned_alloc"
_TESTS = ["tests/solver", "tests/test_signature.py"]
_MOST_WORKERS = 8


def main(arguments: list[str]) -> int:
    """Build, run, and return the exit code."""
    compiler = gcc()
    try:
        started = time.monotonic()
        starved = compiler.program("starved", ["starved.cpp"], [_WRAPPED])
        module = compiler.module()
        print(f"built with {' '.join(compiler.command)} in {time.monotonic() - started:.0f} s", flush=True)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    folders = [str(TESTS / "corpus" / family) for family in ("covering", "columns")]
    failed = ["starved"] if _run([str(starved), *folders], {}) else []
    environment = _environment(compiler, module)
    workers = ["-n", str(min(os.cpu_count() or 1, _MOST_WORKERS)), "--dist", "worksteal"]
    pytest = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        *workers,
        "-p",
        "no:cacheprovider",
        "-m",
        "not measures",
        *(arguments or _TESTS),
    ]
    if _run([sys.executable, "-c", _LOADED, str(module)], environment) or _run(pytest, environment):
        failed.append("pytest")
    print(f"FAILED under sanitizers: {', '.join(failed)}" if failed else "Nothing found by the sanitizers.")
    return 1 if failed else 0


def _environment(compiler: Compiler, module: Path) -> dict[str, str]:
    """What makes Python load the sanitized module."""
    folder = compiler.folder / "site"
    folder.mkdir(exist_ok=True)
    (folder / "sitecustomize.py").write_text(_FINDER.format(module=str(module)), "utf-8")
    return {
        "PYTHONPATH": str(folder),
        # Into a Python that knows nothing of it; the C++ library too, whose exceptions it watches.
        "LD_PRELOAD": f"{compiler.file('libasan.so')} {compiler.file('libstdc++.so.6')}",
        "ASAN_OPTIONS": "detect_leaks=0",  # Python's own, at its end; starved.cpp counts what the core gives back
        "UBSAN_OPTIONS": "print_stacktrace=1",
    }


def _run(words: list[str], environment: dict[str, str]) -> int:
    return subprocess.run(words, cwd=ROOT, env=os.environ | environment, stdin=subprocess.DEVNULL, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
