"""Builds the native code for tests, separately from the installed build: with sanitizers, as fuzzers, or as plain C++.

It calls the compilers directly and compiles every file in native/core/. The results are in .tools/native/, in one folder for each set of
flags, and are rebuilt when their sources change.
"""

from __future__ import annotations

import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path

from bootstrap import IN_CI

ROOT = Path(__file__).resolve().parents[1]
TESTS = ROOT / "tests" / "native"
BUILT = ROOT / ".tools" / "native"
_SANITIZERS = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer")
# libFuzzer needs this to see which code an input reaches. It could also see what inputs are compared with, but reporting each comparison
# would make the tests take twice as long.
_COVERAGE = "-fsanitize-coverage=inline-8bit-counters,pc-table"
_WARNINGS = ("-Wpedantic", "-Wshadow", "-Werror")
_SOURCES = ["native", "tests/native", "pyproject.toml"]
_MOST_WORKERS = 8
# The tests' sitecustomize.py: makes Python, and the processes it starts, load the native module that was built here.
_FINDER = """
import importlib.util, sys

class Built:
    @staticmethod
    def find_spec(name, path=None, target=None):
        return importlib.util.spec_from_file_location(name, {module!r}) if name == "longwood.solver._core" else None

sys.meta_path.insert(0, Built)
"""


class BuildError(Exception):
    """A compiler is missing or failed. The message says what is missing, or is the compiler's output."""


@dataclass(frozen=True)
class Compiler:
    """A compiler with its flags."""

    name: str
    """Also the name of the folder with the results."""
    command: tuple[str, ...]
    flags: tuple[str, ...]
    shared: tuple[str, ...] = ()
    """Further flags for linking a shared library."""
    preload: tuple[Path, ...] = ()
    """Libraries that Python must load before the native module, because Python itself is not built with sanitizers."""
    has_libfuzzer: bool = False

    @property
    def folder(self) -> Path:
        return BUILT / self.name

    def objects(self, sources: Sequence[Path], extra: Sequence[str] = ()) -> list[Path]:
        """Compile the sources in parallel and return the object files."""
        made = _digest()
        self.folder.mkdir(parents=True, exist_ok=True)

        def compiled(source: Path) -> Path:
            words = [*self.command, "-std=c++20", "-O1", "-g1", "-fPIC", "-Wall", "-Wextra", *self.flags, *_include(), *extra]
            key = sha256(repr((made, str(source), words)).encode()).hexdigest()[:16]
            name = f"{source.parent.name}-{source.stem}"  # there are two files named search.cpp
            target = self.folder / f"{name}-{key}.o"
            if not target.is_file():
                for old in self.folder.glob(f"{name}-{'[0-9a-f]' * 16}.o"):
                    old.unlink()
                scratch = target.with_suffix(f".{os.getpid()}")  # `make -j` can build the same file twice
                _run([*words, "-c", str(source), "-o", str(scratch)])
                scratch.rename(target)
            return target

        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            return list(pool.map(compiled, sources))

    def core(self) -> list[Path]:
        """Compile native/core/ and return the object files."""
        return self.objects(sorted((ROOT / "native" / "core").rglob("*.cpp")))

    def program(self, name: str, sources: Sequence[str], link: Sequence[str] = ()) -> Path:
        """Build a program from sources in tests/native/ and the core, and return its path."""
        objects = [*self.core(), *self.objects([TESTS / source for source in sources])]
        return self._linked(self.folder / name, objects, link)

    def module(self) -> Path:
        """Build the native module, _core, and return its path."""
        import nanobind

        home = Path(nanobind.include_dir()).parent
        nb = ["-I", str(home / "include"), "-I", str(home / "ext" / "robin_map" / "include"), "-I", _python_headers(), "-w"]
        sources = [ROOT / "native" / "bind.cpp", ROOT / "native" / "words.cpp", home / "src" / "nb_combined.cpp"]
        own = self.objects(sources, [*nb, "-fno-strict-aliasing"])
        target = self.folder / f"_core{sysconfig.get_config_var('EXT_SUFFIX')}"
        return self._linked(target, [*self.core(), *own], ["-shared", *self.shared])

    def file(self, *names: str) -> Path:
        """Return the path of one of the compiler's libraries, the first of these that it has. Raises BuildError if it has none of them."""
        for name in names:
            words = [*self.command, f"-print-file-name={name}"]
            path = Path(subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip())
            if path.is_absolute():
                return path
        raise BuildError(f"{shlex.join(self.command)} has no {' or '.join(names)}")

    def _linked(self, target: Path, objects: Sequence[Path], link: Sequence[str]) -> Path:
        _run([*self.command, *self.flags, *map(str, objects), *link, "-o", str(target)])
        return target


def sanitized() -> Compiler:
    """Return Clang with sanitizers and libFuzzer. If it is not installed with both, print why, and return GCC (CXX, c++ or g++).

    Raises BuildError if there is no compiler with sanitizers, or if CI is set and Clang is not complete.
    """
    try:
        clang = Compiler("sanitized-clang", (_clang(),), (_COVERAGE, *_SANITIZERS, *_WARNINGS), ("-shared-libasan",), has_libfuzzer=True)
        _check_libfuzzer(clang)
        # Some versions have one folder for each system, and leave the processor out of the name.
        library = clang.file(f"libclang_rt.asan-{platform.machine()}.so", "libclang_rt.asan.so")
        return replace(clang, preload=(library, clang.file("libstdc++.so.6")))
    except BuildError as reason:
        if IN_CI:
            raise
        print(f"Using GCC's sanitizers and no libFuzzer: {reason}", flush=True)
    words = shlex.split(os.environ.get("CXX", "")) or [shutil.which("c++") or "g++"]
    gcc = Compiler("sanitized-gcc", tuple(words), _SANITIZERS)
    return replace(gcc, preload=(gcc.file("libasan.so"), gcc.file("libstdc++.so.6")))


def plain() -> Compiler:
    """Return Clang for the plain C++ that MSVC compiles. Raises BuildError if Clang is not installed."""
    return Compiler("plain", (_clang(),), ("-DLONGWOOD_PLAIN", "-pedantic-errors", *_WARNINGS))


def python_environment(compiler: Compiler, module: Path) -> dict[str, str]:
    """Return the environment variables that make Python load this native module instead of the installed one."""
    folder = compiler.folder / "site"
    folder.mkdir(exist_ok=True)
    (folder / "sitecustomize.py").write_text(_FINDER.format(module=str(module)), "utf-8")
    return {"PYTHONPATH": str(folder)}


def run_tests(tests: Sequence[str], module: Path, environment: dict[str, str]) -> bool:
    """Run pytest with this native module, without tests marked `measures`. Returns whether all tests passed."""
    loads = [sys.executable, "-c", "import sys; from longwood.solver import _core; sys.exit(_core.__file__ != sys.argv[1])", str(module)]
    workers = ["-n", str(min(os.cpu_count() or 1, _MOST_WORKERS)), "--dist", "worksteal"]
    pytest = [sys.executable, "-m", "pytest", "-q", *workers, "-p", "no:cacheprovider", "-m", "not measures", *tests]
    return all(run(words, environment) == 0 for words in (loads, pytest))


def run(words: Sequence[str], environment: dict[str, str] | None = None) -> int:
    """Run a command in the root of the checkout and return its exit code. Its output is not captured."""
    return subprocess.run(words, cwd=ROOT, env=os.environ | (environment or {}), stdin=subprocess.DEVNULL, check=False).returncode


def _clang() -> str:
    found = shutil.which("clang++")
    if found is None:
        raise BuildError("clang++ is not installed (Debian: apt install clang)")
    return found


def _check_libfuzzer(compiler: Compiler) -> None:
    with tempfile.TemporaryDirectory() as name:
        probe = Path(name, "probe.cpp")
        probe.write_text('extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }\n', "utf-8")
        words = [*compiler.command, "-fsanitize=fuzzer,address,undefined", str(probe), "-o", str(probe.with_suffix(""))]
        if subprocess.run(words, capture_output=True, check=False).returncode:
            raise BuildError("clang++ is installed without libFuzzer (Debian: apt install libclang-rt-dev)")


def _digest() -> str:
    sys.path.insert(0, str(ROOT / "build_backend"))
    from longwood_build.digest import digest

    return digest(ROOT, _SOURCES)


def _include() -> list[str]:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    return ["-I", str(ROOT / "native"), f'-DLONGWOOD_VERSION="{version}"', f'-DLONGWOOD_SOURCES="{sources_digest()}"']


def sources_digest() -> str:
    """Return the digest of the native sources, as CMakeLists.txt computes it."""
    names = sorted(file.relative_to(ROOT).as_posix() for kind in ("cpp", "hpp") for file in (ROOT / "native").rglob(f"*.{kind}"))
    texts = {name: (ROOT / name).read_bytes().replace(b"\r\n", b"\n") for name in names}
    return sha256("".join(f"{sha256(text).hexdigest()} {name}\n" for name, text in texts.items()).encode()).hexdigest()


def _python_headers() -> str:
    found = Path(sysconfig.get_path("include"))
    unpacked = ROOT / ".tools" / "headers" / "usr" / "include" / found.name  # tools/bootstrap.py unpacks them here
    return str(found if (found / "Python.h").is_file() else unpacked)


def _run(words: Sequence[str]) -> None:
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, cwd=ROOT)
    if done.returncode:
        raise BuildError(f"{shlex.join(words)}\n{done.stdout}")
