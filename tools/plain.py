"""Compiles the native search with Clang as plain C++ and runs its quick tests: `make plain`.

    .venv/bin/python tools/plain.py [pytest's arguments]

Plain C++ (LONGWOOD_PLAIN) uses no extensions of GCC and Clang, and is the code that MSVC compiles. Warnings are errors. The exit code is 0
if everything compiles and the tests pass.
"""

from __future__ import annotations

import sys
import time

from native_build import BuildError, plain, python_environment, run_tests

_TESTS = ["tests/test_signature.py", "tests/solver/test_perft.py"]


def main(arguments: list[str]) -> int:
    """Build, run, and return the exit code."""
    try:
        compiler, started = plain(), time.monotonic()
        module = compiler.module()
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"built as plain C++ in {time.monotonic() - started:.0f} s", flush=True)
    passed = run_tests(arguments or _TESTS, module, python_environment(compiler, module))
    print("The plain build passes." if passed else "FAILED: the plain build")
    return 0 if passed else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
