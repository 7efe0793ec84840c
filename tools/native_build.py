"""Builds the native code as tests want it, beside the one that is installed: with sanitizers, as fuzzers, with memory refused.

Compilers are called directly: every file of native/core/ is compiled, whatever it is called, and nothing but a compiler is
needed. What is built lies in .tools/native/, a folder for each compiler and set of flags, and is built again when its sources change.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TESTS = ROOT / "tests" / "native"
BUILT = ROOT / ".tools" / "native"
SANITIZERS = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer")
_SOURCES = ["native", "tests/native", "pyproject.toml"]


class BuildError(Exception):
    """A compiler refused; the message is what it said."""


@dataclass(frozen=True)
class Compiler:
    """A compiler with its flags; `name` is that of its folder."""

    name: str
    command: tuple[str, ...]
    flags: tuple[str, ...]

    @property
    def folder(self) -> Path:
        return BUILT / self.name

    def objects(self, sources: Sequence[Path], extra: Sequence[str] = ()) -> list[Path]:
        """Compiles each source, several at a time, and returns the objects."""
        made = _digest()
        self.folder.mkdir(parents=True, exist_ok=True)

        def compiled(source: Path) -> Path:
            words = [*self.command, *self.flags, "-std=c++20", "-O1", "-g", "-fPIC", "-Wall", "-Wextra", *_include(), *extra]
            key = hashlib.sha256(repr((made, str(source), words)).encode()).hexdigest()[:16]
            name = f"{source.parent.name}-{source.stem}"  # two files are called search.cpp
            target = self.folder / f"{name}-{key}.o"
            if not target.is_file():
                for old in self.folder.glob(f"{name}-{'[0-9a-f]' * 16}.o"):
                    old.unlink()
                scratch = target.with_suffix(".part")
                _run([*words, "-c", str(source), "-o", str(scratch)])
                scratch.rename(target)
            return target

        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            return list(pool.map(compiled, sources))

    def core(self) -> list[Path]:
        """The objects of native/core/."""
        return self.objects(sorted((ROOT / "native" / "core").rglob("*.cpp")))

    def program(self, name: str, sources: Sequence[str], link: Sequence[str] = ()) -> Path:
        """A program of tests/native/ with the core."""
        objects = [*self.core(), *self.objects([TESTS / source for source in sources])]
        return self._linked(self.folder / name, objects, link)

    def module(self) -> Path:
        """The native module, _core, as Python loads it."""
        import nanobind

        home = Path(nanobind.include_dir()).parent
        nb = ["-I", str(home / "include"), "-I", str(home / "ext" / "robin_map" / "include"), "-I", _python_headers(), "-w"]
        own = self.objects([ROOT / "native" / "bind.cpp", home / "src" / "nb_combined.cpp"], [*nb, "-fno-strict-aliasing"])
        target = self.folder / f"_core{sysconfig.get_config_var('EXT_SUFFIX')}"
        return self._linked(target, [*self.core(), *own], ["-shared"])

    def file(self, name: str) -> Path:
        """Where the compiler keeps a library of its own. Raises BuildError where it has none."""
        path = Path(subprocess.run([*self.command, f"-print-file-name={name}"], capture_output=True, text=True, check=True).stdout.strip())
        if not path.is_absolute():
            raise BuildError(f"{shlex.join(self.command)} has no {name}")
        return path

    def _linked(self, target: Path, objects: Sequence[Path], link: Sequence[str]) -> Path:
        _run([*self.command, *self.flags, *map(str, objects), *link, "-o", str(target)])
        return target


def gcc() -> Compiler:
    """The machine's compiler with sanitizers: CXX, c++ or g++."""
    command = shlex.split(os.environ.get("CXX", "")) or [shutil.which("c++") or "g++"]
    return Compiler("sanitized", tuple(command), SANITIZERS)


def libfuzzer() -> Compiler:
    """Clang with libFuzzer and sanitizers. Raises BuildError with the reason where there is none."""
    found = shutil.which("clang++")
    if found is None:
        raise BuildError("there is no clang++ (Debian: apt install clang)")
    with tempfile.TemporaryDirectory() as name:
        probe = Path(name, "probe.cpp")
        probe.write_text('extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }\n', "utf-8")
        words = [found, "-fsanitize=fuzzer,address,undefined", str(probe), "-o", str(probe.with_suffix(""))]
        if subprocess.run(words, capture_output=True, check=False).returncode:
            raise BuildError("clang++ is there, but not its libFuzzer (Debian: apt install libclang-rt-dev)")
    return Compiler("libfuzzer", (found,), ("-fsanitize=fuzzer-no-link", *SANITIZERS))


def _digest() -> str:
    sys.path.insert(0, str(ROOT / "build_backend"))
    from longwood_build.digest import digest

    return digest(ROOT, _SOURCES)


def _include() -> list[str]:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    return ["-I", str(ROOT / "native"), f'-DLONGWOOD_VERSION="{version}"']


def _python_headers() -> str:
    found = Path(sysconfig.get_path("include"))
    unpacked = ROOT / ".tools" / "headers" / "usr" / "include" / found.name  # where tools/bootstrap.py puts them
    return str(found if (found / "Python.h").is_file() else unpacked)


def _run(words: Sequence[str]) -> None:
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, cwd=ROOT)
    if done.returncode:
        raise BuildError(f"{shlex.join(words)}\n{done.stdout}")
