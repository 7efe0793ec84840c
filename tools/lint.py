"""Checks style and types everywhere, a line per check, all of them even when one fails.

    .venv/bin/python tools/lint.py

What a failing check said is shown whole. Exits with 1 if any failed.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from pathlib import Path

from bootstrap import provide_uv

ROOT = Path(__file__).resolve().parents[1]
BIN = ROOT / ".venv" / "bin"


def main() -> int:
    """Run the checks and return the exit code."""
    folders = (ROOT / "native", ROOT / "tests" / "native")
    native = sorted(str(p.relative_to(ROOT)) for folder in folders for p in folder.rglob("*") if p.suffix in {".cpp", ".hpp"})
    checks: dict[str, list[str | Path]] = {
        "ruff check": [BIN / "ruff", "check", "--quiet", "."],
        "ruff format": [BIN / "ruff", "format", "--quiet", "--diff", "."],
        "mypy --strict": [sys.executable, "-m", "mypy", "--no-error-summary"],
        "svelte-check": [shutil.which("npm") or "npm", "--prefix", "web", "run", "--silent", "check"],
        "clang-format": [BIN / "clang-format", "--dry-run", "-Werror", *native],
        "uv lock --check": [provide_uv(), "lock", "--check"],
    }
    failed = []
    for name, command in checks.items():
        started = time.monotonic()
        done = subprocess.run(
            [str(word) for word in command],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        print(f"{name:16} {'FAILED' if done.returncode else 'ok'} ({time.monotonic() - started:.1f} s)", flush=True)
        if done.returncode:
            print(done.stdout, flush=True)
            failed.append(name)
    print(f"FAILED: {', '.join(failed)}" if failed else "All checks passed.")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
