"""Checks that a source distribution is whole: it is built, installed with pip into a bare environment, and used there.

    .venv/bin/python tools/check_sdist.py

Takes about a minute. Exits with 1 and a line that says what is wrong.
"""

from __future__ import annotations

import os
import tarfile
import tempfile
import time
from pathlib import Path

from bootstrap import ROOT, TOOLS, base_python, fail, provide_uv, run

MADE = ("/web/node_modules/", "/server/static/", "/.venv/", "/.tools/", "/__pycache__/", ".so/")
USE = """
from importlib.resources import files
import longwood
from longwood.solver import build_info
page = files("longwood.server").joinpath("static/index.html").read_text()
assert '<script type="module"' in page, "the page starts no script"
assert build_info().version == longwood.__version__, "the native module is of another version"
assert build_info().optimized, "the native module is not optimized"
"""


def main() -> None:
    """Build, look inside, install, use."""
    started = time.monotonic()
    # Node must come as it does for a stranger: from the machine or, by pip, from PyPI; not from this checkout.
    path = os.environ.get("PATH", "").split(os.pathsep)
    os.environ["PATH"] = os.pathsep.join(folder for folder in path if Path(folder) != TOOLS / "bin")
    with tempfile.TemporaryDirectory(prefix="longwood-sdist-") as name:
        scratch = Path(name)
        run([provide_uv(), "build", "--sdist", "--out-dir", str(scratch), str(ROOT)])
        (sdist,) = scratch.glob("longwood-*.tar.gz")
        with tarfile.open(sdist) as archive:
            names = archive.getnames()
        strays = [name for name in names if any(part in f"{name}/" for part in MADE)]
        if strays:
            fail(f"{sdist.name} holds what was made, not written: {', '.join(strays[:5])}")
        programs = scratch / "venv" / "bin"
        run([base_python(), "-m", "venv", str(scratch / "venv")])
        run([str(programs / "pip"), "install", "--disable-pip-version-check", str(sdist)])
        run([str(programs / "python"), "-P", "-c", USE])
        run([str(programs / "longwood"), "--version"])
        run([str(programs / "python"), "-P", "-m", "longwood", "--version"])
        size_kb = sdist.stat().st_size // 1024
    print(f"{sdist.name} ({size_kb} kB, {len(names)} files) installs and runs ({time.monotonic() - started:.1f} s)")


if __name__ == "__main__":
    main()
