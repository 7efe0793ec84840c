"""Builds the documentation site into site/, using a separate virtual environment in .tools/.

    python3 tools/make_site.py

A broken link or anchor is an error. Options are passed to mkdocs: `make site ARGS="--dirty"`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from bootstrap import provide_uv

ROOT = Path(__file__).resolve().parents[1]
ENVIRONMENT = ROOT / ".tools" / "site"
LONGWOOD = ROOT / ".venv" / "bin" / "longwood"


def install() -> int:
    """Install the packages that the build needs, and return the exit code."""
    command = [provide_uv(), "sync", "--quiet", "--locked", "--only-group", "docs", "--python", sys.executable]
    return subprocess.run(command, cwd=ROOT, env=_environment(), check=False).returncode


def _environment() -> dict[str, str]:
    environment = os.environ | {"UV_PROJECT_ENVIRONMENT": str(ENVIRONMENT), "NO_MKDOCS_2_WARNING": "1"}
    environment.pop("VIRTUAL_ENV", None)
    return environment


def main(arguments: list[str]) -> int:
    """Build the site, and return the exit code."""
    if code := install():
        return code
    # --quiet would also hide the warnings of --strict.
    build = [str(ENVIRONMENT / "bin" / "mkdocs"), "build", "--strict", *arguments]
    started = time.monotonic()
    done = subprocess.run(build, cwd=ROOT, env=_environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        print("\n".join(line for line in done.stdout.splitlines() if not line.startswith("INFO")))
        return done.returncode
    print(f"Built site/index.html in {time.monotonic() - started:.0f} s")
    return add_tables()


def add_tables() -> int:
    """Add the site without a server that the examples in docs/embedding.md use, if Longwood is installed in this checkout."""
    if not LONGWOOD.is_file():
        print("The examples in docs/embedding.md don't work without site/play; run `make setup` and then `make site`")
        return 0
    return subprocess.run([str(LONGWOOD), "site", str(ROOT / "site" / "play")], stdout=subprocess.DEVNULL, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
