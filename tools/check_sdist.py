"""Checks the source distribution: builds it, installs it with pip into an empty environment, and runs it with and without the server.

    .venv/bin/python tools/check_sdist.py

Takes about a minute. If something is wrong, it prints what and exits with 1.
"""

from __future__ import annotations

import os
import tarfile
import tempfile
import time
from pathlib import Path

from bootstrap import ROOT, TOOLS, base_python, fail, provide_uv, run

# -O1 halves the compile time of the native module. Nothing else differs from an ordinary installation.
QUICK_BUILD = "--config-settings=cmake.define.CMAKE_CXX_FLAGS_RELEASE=-O1 -DNDEBUG"
GENERATED = ("/web/node_modules/", "/server/static/", "/.venv/", "/.tools/", "/__pycache__/", ".so/")
USE = """
from importlib.resources import files
import longwood
from longwood.solver import build_info
page = files("longwood.server").joinpath("static/index.html").read_text()
assert '<script type="module"' in page, "the page starts no script"
assert build_info().version == longwood.__version__, "the native module is of another version"
assert build_info().optimized, "the native module is not optimized"
"""
WITHOUT_SERVER = """
import importlib.util
assert importlib.util.find_spec("litestar") is None, "the library alone brings the server's packages"
"""
WITH_SERVER = """
import re, subprocess, sys, urllib.request
command, data = sys.argv[1:]
server = subprocess.Popen([command, "play", "--no-browser", "--data", data], stderr=subprocess.PIPE, text=True)
try:
    address = re.search(r"http://\\S+", server.stderr.readline())[0]
    page = urllib.request.urlopen(address, timeout=60).read().decode()
    assert '<script type="module"' in page, "the server sends no page"
finally:
    server.terminate()
    server.wait(60)
"""


def main() -> None:
    """Build, inspect, install and run the distribution."""
    started = time.monotonic()
    # Hide this checkout's Node, so that the build uses the machine's or gets one from PyPI, as it does for anyone else.
    path = os.environ.get("PATH", "").split(os.pathsep)
    os.environ["PATH"] = os.pathsep.join(folder for folder in path if Path(folder) != TOOLS / "bin")
    with tempfile.TemporaryDirectory(prefix="longwood-sdist-") as name:
        scratch = Path(name)
        # The compiler for WebAssembly has over 400 MB, so this checkout's is used. Anything else is downloaded, as it is for anyone else.
        tools = scratch / "tools"
        tools.mkdir()
        for shared in ("zig", "wasm"):
            (tools / shared).symlink_to(TOOLS / shared)
        os.environ["LONGWOOD_TOOLS"] = str(tools)
        run([provide_uv(), "build", "--sdist", "--out-dir", str(scratch), str(ROOT)])
        (sdist,) = scratch.glob("longwood-*.tar.gz")
        with tarfile.open(sdist) as archive:
            names = archive.getnames()
        strays = [name for name in names if any(part in f"{name}/" for part in GENERATED)]
        if strays:
            fail(f"{sdist.name} contains generated files: {', '.join(strays[:5])}")
        programs = scratch / "venv" / "bin"
        run([base_python(), "-m", "venv", str(scratch / "venv")])
        pip = [str(programs / "pip"), "install", "--disable-pip-version-check"]
        run([*pip, QUICK_BUILD, str(sdist)])
        run([str(programs / "python"), "-P", "-c", USE])
        run([str(programs / "python"), "-P", "-c", WITHOUT_SERVER])
        run([str(programs / "longwood"), "--version"])
        run([str(programs / "python"), "-P", "-m", "longwood", "--version"])
        run([*pip, "longwood[server]"])  # longwood is installed already, so this adds only the packages of the extra
        run([str(programs / "python"), "-P", "-c", WITH_SERVER, str(programs / "longwood"), str(scratch / "data")])
        size_kb = sdist.stat().st_size // 1024
    print(f"{sdist.name} ({size_kb} kB, {len(names)} files) installs and runs ({time.monotonic() - started:.1f} s)")


if __name__ == "__main__":
    main()
