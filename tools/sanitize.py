"""Runs the native search under AddressSanitizer and UndefinedBehaviorSanitizer: `make sanitize`.

    .venv/bin/python tools/sanitize.py [pytest's arguments]

It uses Clang, or the compiler that builds Longwood if Clang or its libraries are not installed. It first runs searches whose memory
allocations fail (tests/native/starved.cpp). Then it runs tests/solver and the signature test with a native module built with the
sanitizers. A test fails as soon as a sanitizer finds something. Tests marked `measures` are left out, because sanitizers change the memory
and time that they measure. LONGWOOD_SANITIZED shortens long sweeps (tests/soak.py): a sanitizer needs every code path, but not thousands of
deals. The exit code is 0 if nothing was found.
"""

from __future__ import annotations

import sys
import time

from native_build import TESTS, BuildError, python_environment, run, run_tests, sanitized

_WRAPPED = "-Wl,--wrap=malloc,--wrap=calloc,--wrap=aligned_alloc"
_SLOW = ("napoleons-shoulder", "dieppe")  # a minute each with sanitizers; relatives with the same kinds of rules are tested
_PRUNES = "tests/solver/test_prunes.py::test_pruning_column_games_changes_no_verdict"
_OTHER_BUILD = "tests/solver/elsewhere/test_wasm.py"  # runs WebAssembly, which has no sanitizers
_TESTS = ["tests/solver", f"--ignore={_OTHER_BUILD}", "tests/test_signature.py", *(f"--deselect={_PRUNES}[{game}]" for game in _SLOW)]


def main(arguments: list[str]) -> int:
    """Build, run, and return the exit code."""
    try:
        compiler = sanitized()
        started = time.monotonic()
        starved = compiler.program("starved", ["starved.cpp"], [_WRAPPED])
        module = compiler.module()
        print(f"built with {' '.join(compiler.command)} in {time.monotonic() - started:.0f} s", flush=True)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    folders = [str(TESTS / "corpus" / family) for family in ("covering", "columns")]
    failed = ["starved"] if run([str(starved), *folders]) else []
    environment = python_environment(compiler, module) | {
        # Python itself is not built with sanitizers, so their library must be preloaded. The C++ library must be too, because the sanitizer
        # intercepts its exceptions.
        "LD_PRELOAD": " ".join(map(str, compiler.preload)),
        "LONGWOOD_SANITIZED": "1",
        "ASAN_OPTIONS": "detect_leaks=0",  # Python leaks memory when it exits. starved.cpp checks that the core frees its own.
        "UBSAN_OPTIONS": "print_stacktrace=1",
    }
    if not run_tests(arguments or _TESTS, module, environment):
        failed.append("pytest")
    print(f"FAILED under sanitizers: {', '.join(failed)}" if failed else "The sanitizers found nothing.")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
