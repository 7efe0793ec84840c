"""Fuzzes the functions of the native search that Python calls: `make fuzz`.

    .venv/bin/python tools/fuzz.py [--seconds 60] [--seed N]

Runs tests/native/fuzz_*.cpp under sanitizers, starting from the committed inputs in tests/native/corpus/. It uses Clang's libFuzzer if that
is installed. Otherwise it prints why not and uses our own driver, which doesn't measure coverage. New inputs are saved in .tools/native/.
Failing inputs are printed, saved there as crash*, and make the exit code 1.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from native_build import BUILT, TESTS, BuildError, Compiler, sanitized

_FAMILIES = ("covering", "columns")
_LONGEST_INPUT = 600  # bytes; four decks need 416
_MEGABYTES = 1024
_SLOW_S = 20  # a single input that takes longer counts as a failure


def main() -> int:
    """Build, fuzz both families, and return the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=int, default=60, help="seconds to fuzz each family (default 60)")
    parser.add_argument("--seed", type=int, help="random seed (default: a new one for each run)")
    arguments = parser.parse_args()
    try:
        compiler = sanitized()
        targets = [_target(compiler, family) for family in _FAMILIES]
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    with ThreadPoolExecutor(max(1, min(len(targets), os.cpu_count() or 1))) as pool:
        done = list(pool.map(lambda target: _run(compiler, target, arguments.seconds, arguments.seed), targets))
    for target, (code, output) in zip(targets, done, strict=True):
        print(f"{target.name}: {output.splitlines()[-1]}" if code == 0 else f"{output}\n{target.name}: FAILED", flush=True)
    return int(any(code for code, _ in done))


def _target(compiler: Compiler, family: str) -> Path:
    name = f"fuzz_{family}"
    if compiler.has_libfuzzer:
        return compiler.program(name, [f"{name}.cpp"], ["-fsanitize=fuzzer"])
    return compiler.program(name, [f"{name}.cpp", "driver.cpp"])


def _run(compiler: Compiler, target: Path, seconds: int, seed: int | None) -> tuple[int, str]:
    seeds = TESTS / "corpus" / target.name.removeprefix("fuzz_")
    folder = BUILT / target.name
    folder.mkdir(parents=True, exist_ok=True)
    if compiler.has_libfuzzer:
        limits = [f"-max_total_time={seconds}", f"-max_len={_LONGEST_INPUT}", f"-rss_limit_mb={_MEGABYTES}", f"-timeout={_SLOW_S}"]
        found = folder / "found"
        found.mkdir(exist_ok=True)
        if seed is not None:
            limits.append(f"-seed={seed}")
        words = [str(target), *limits, f"-artifact_prefix={folder}/", str(found), str(seeds)]
    else:
        words = [str(target), str(seconds), str(random.randrange(2**32) if seed is None else seed), str(seeds)]
    done = subprocess.run(words, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return done.returncode, done.stdout.decode(errors="replace")


if __name__ == "__main__":
    raise SystemExit(main())
