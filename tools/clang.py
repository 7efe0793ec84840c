"""Compiles the native search with Clang and runs its quick tests: `make clang`.

    .venv/bin/python tools/clang.py [pytest's arguments]

There are two builds: the normal one, and one in plain C++ (LONGWOOD_PLAIN) without extensions of GCC and Clang. MSVC compiles the second.
Both builds treat warnings as errors. The exit code is 0 if both compile and pass the tests.
"""

from __future__ import annotations

import sys
import time

from native_build import BuildError, clang, python_environment, run_tests

_TESTS = ["tests/test_signature.py", "tests/solver/test_perft.py"]


def main(arguments: list[str]) -> int:
    """Build, run, and return the exit code."""
    failed = []
    for plain in (False, True):
        try:
            compiler, started = clang(plain=plain), time.monotonic()
            module = compiler.module()
        except BuildError as error:
            print(error, file=sys.stderr)
            return 1
        print(f"built {compiler.name} in {time.monotonic() - started:.0f} s", flush=True)
        if not run_tests(arguments or _TESTS, module, python_environment(compiler, module)):
            failed.append(compiler.name)
    print(f"FAILED: {', '.join(failed)}" if failed else "Both builds of Clang pass.")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
