"""Checks the systemd units in deploy/systemd: whether systemd understands every line, and how well the services are sandboxed.

    .venv/bin/python tools/check_units.py

Prints the problems and exits with 1. Without systemd (for example on macOS), it only prints a message. In CI, that is a failure.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

UNITS = Path(__file__).resolve().parents[1] / "deploy" / "systemd"
SYSTEM = Path("usr/lib/systemd/system")
MOST_EXPOSED = "15"
"""The highest exposure level, in tenths. Without any sandboxing, a service has 96."""


def main() -> int:
    """Check the units and return the exit code."""
    if shutil.which("systemd-analyze") is None:
        print("systemd-analyze is missing, so the units were not checked; on Debian or Ubuntu: apt install systemd")
        return 1 if os.environ.get("CI") else 0
    with tempfile.TemporaryDirectory() as folder:
        problems = list(check(Path(folder)))
    print("\n".join(problems))
    return 1 if problems else 0


def check(root: Path) -> Iterator[str]:
    """Yield the problems that systemd finds in the units. root: an empty folder."""
    for target in Path("/", SYSTEM).glob("*.target"):
        _copy(target, root / SYSTEM)
    units = [
        _copy(unit, root / "etc/systemd/system") for unit in sorted(UNITS.iterdir()) if unit.suffix in {".service", ".target", ".timer"}
    ]
    program = root / "opt/longwood/bin/longwood"
    program.parent.mkdir(parents=True)
    program.touch(mode=0o755)
    names = [unit.replace("@.", "@8817.") for unit in units]
    verified = _analyze(root, "verify", "--man=no", *names)
    if verified.returncode or verified.stderr:  # systemd ignores unknown keys with only a warning
        yield verified.stderr.strip() or f"systemd-analyze verify: exit code {verified.returncode}"
    for name in names:
        if name.endswith(".service"):
            security = _analyze(root, "security", "--offline=true", f"--threshold={MOST_EXPOSED}", name)
            if security.returncode:
                yield (security.stdout + security.stderr).strip()


def _copy(unit: Path, folder: Path) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(unit, folder)
    return unit.name


def _analyze(root: Path, verb: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = ["systemd-analyze", verb, f"--root={root}", "--no-pager", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)


if __name__ == "__main__":
    sys.exit(main())
