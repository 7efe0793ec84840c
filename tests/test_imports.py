"""Tests which packages import which (see docs/architecture.md), by parsing the source of every module.

Imports inside a function may be circular within a package, but never go to a higher package. Those under TYPE_CHECKING count like all
others. The #include lines of the native core are checked in the same way.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from dataclasses import dataclass
from fnmatch import fnmatch
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from longwood.variants import CATALOGUE

SOURCE = Path(__file__).resolve().parents[1] / "src"
PACKAGE = SOURCE / "longwood"

# The packages that each package may import. All may import longwood.errors.
BELOW = {
    "locales": set(),
    "cards": {"locales"},
    "rules": {"locales", "cards"},
    "variants": {"locales", "cards", "rules"},
    "play": {"locales", "cards", "rules"},
    "proofs": {"cards", "rules", "play"},  # the checker doesn't use the search
    "solver": {"locales", "cards", "rules", "play", "proofs"},
    "bots": {"locales", "cards", "rules", "play", "solver"},
    "study": {"locales", "cards", "rules", "play", "proofs", "solver", "bots"},
    "protocol": set(),
    "tables": {"locales", "cards", "rules", "variants", "play", "solver", "protocol"},
    "local": {"locales", "cards", "rules", "variants", "play", "solver", "protocol", "tables"},
    "server": {"locales", "cards", "rules", "variants", "play", "solver", "bots", "protocol", "tables"},
    "cli": {"locales", "cards", "rules", "variants", "play", "proofs", "solver", "bots", "study", "protocol", "tables", "server"},
}
PURE = ("cards", "rules", "variants", "play", "proofs")
# The modules that pure packages may use. None has a clock, random numbers, input or output.
PURE_LIBRARY = {
    *("__future__", "abc", "ast", "bisect", "collections", "collections.abc", "dataclasses", "difflib", "enum", "functools", "hashlib"),
    *("inspect", "itertools", "json", "math", "operator", "re", "reprlib", "string", "textwrap", "tomllib", "types", "typing"),
    *("struct", "unicodedata", "zlib"),
    *("msgspec", "msgspec.structs"),  # immutable values that are much quicker to copy with a change than dataclasses
}
# random_deal_number() and secret_deal_number() choose numbers at random. Everything else in cards is deterministic.
# pysolfc always seeds its generator.
EXCEPTIONS = {("longwood.cards.shuffle", "secrets"), ("longwood.cards.pysolfc", "random")}
IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "breakpoint", "__import__"}

SERVER_BELOW = {
    "access": set(),
    "settings": {"access"},
    "monitoring": set(),
    "searches": {"access", "monitoring"},
    "tables": {"access", "monitoring", "searches"},
    "rooms": {"access", "monitoring", "searches", "tables"},
    "upkeep": {"access", "monitoring", "searches", "tables", "rooms"},
}
"""The folders of the server that each folder may import. All may import the modules outside the folders, except SERVER_ROOT."""
SERVER_ROOT = {"longwood.server.app", "longwood.server.run"}
"""The modules that assemble the server. No other module of the server may import them."""

ONLY_IN = {
    "litestar": (
        "access.edge",
        "access.identity",
        "access.rate_store",
        "access.rates",
        "app",
        "direct",
        "pages",
        "problems",
        "sockets",
        "*.http",
        "*.socket",
    ),
    "sqlalchemy": ("database", "engines", "session", "transfer", "backup", "migrations.*", "*.store"),
    "sqlite3": ("engines",),
    "redis": ("valkey",),
    "alembic": ("database", "migrations.*"),
    "uvicorn": ("run", "access.connections", "access.frames", "access.intake"),
}
"""Which modules of the server may use a library. A star means one or more names."""

PURE_SERVER = (
    *("errors", "searches.queue"),
    *("rooms.state", "rooms.actions", "rooms.events", "rooms.views", "rooms.records", "rooms.rebuild", "rooms.simulation", "rooms.games.*"),
)
"""Modules of the server without side effects: no event loop, clock, threads, files or network. Random choices use a seeded Random."""
PURE_TABLES = tuple(
    f"longwood.tables.{name}"
    for name in (
        *("piles", "games", "wording", "errors", "state", "events", "bookmarks", "views"),
        *("history.replays", "history.statistics", "searches.jobs", "searches.advice"),
    )
)
EFFECTS = {
    "asyncio",
    "time",
    "threading",
    "concurrent",
    "socket",
    "os",
    "pathlib",
    "secrets",
    "sqlite3",
    "litestar",
    "sqlalchemy",
}

NOT_IN_A_BROWSER = (
    "litestar",
    "sqlalchemy",
    "alembic",
    "redis",
    "uvicorn",
    "prometheus_client",
    "sqlite3",
    "longwood.server",
    "longwood.solver._core",
)
"""What the tables of a browser must not import."""

CORE = SOURCE.parent / "native" / "core"
# The headers that the native core may use. It uses no Python, threads, clock, input or output, so that it can be built as WebAssembly.
CORE_LIBRARY = {
    *("algorithm", "array", "bit", "bitset", "concepts", "cstddef", "cstdint", "cstdlib", "cstring", "functional", "limits", "map"),
    *("memory", "new", "optional", "span", "string", "string_view", "utility", "vector"),
}
# Other headers, each included only where it exists: vector intrinsics, MSVC's aligned memory, huge pages on Linux, glibc's malloc_trim.
CORE_EXCEPTIONS = {
    ("common/compiler.hpp", "malloc.h"),
    ("common/compiler.hpp", "xmmintrin.h"),
    ("common/each_isa.hpp", "immintrin.h"),
    ("common/each_isa.hpp", "wasm_simd128.h"),
    ("common/each_isa.hpp", "arm_neon.h"),
    ("common/table_memory.hpp", "sys/mman.h"),
    ("common/table_memory.hpp", "malloc.h"),
}
CORE_AVOIDS = r"\b(getenv|system|abort|_?[eE]xit|quick_exit|Py\w+|nanobind|std::thread|std::mutex|std::atomic)\b"

# Compiler extensions, and the files that may use them because they also have a portable version.
CORE_EXTENSIONS = (
    r"\b(__builtin_\w+|__attribute__|__extension__|__int128|__asm\w*|asm|_mm\d*_\w+|__m\d+i)\b|#\s*pragma (?!once)|__GNUC__|_MSC_VER"
)
CORE_PORTABLE = {
    "common/build_info.cpp",
    "common/compiler.hpp",
    "common/each_isa.hpp",
    "common/isa.cpp",
    "common/wide.hpp",
    "covering/vectors_impl.hpp",
}


@dataclass(frozen=True)
class Import:
    """An import of a module."""

    target: str
    """The imported module."""
    line: int
    outside_functions: bool
    """Whether it is outside functions. This includes imports under TYPE_CHECKING."""


def modules() -> dict[str, Path]:
    """Return the path of every module of the package by its dotted name. The native module has the path of its stub."""
    found = {}
    for path in sorted([*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.pyi")]):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


MODULES = modules()


def imports(name: str) -> list[Import]:
    """Return all imports of a module. `from package import module` counts as an import of the module."""
    found: list[Import] = []

    def visit(node: ast.AST, outside_functions: bool) -> None:
        if isinstance(node, ast.Import):
            found.extend(Import(alias.name, node.lineno, outside_functions) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name}, line {node.lineno}: relative import; write the whole name"
            for alias in node.names:
                assert alias.name != "*", f"{name}, line {node.lineno}: import of everything"
                whole = f"{node.module}.{alias.name}"
                found.append(Import(whole if whole in MODULES else str(node.module), node.lineno, outside_functions))
        for child in ast.iter_child_nodes(node):
            later = isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda))
            visit(child, outside_functions and not later)

    visit(ast.parse(MODULES[name].read_text(encoding="utf-8")), True)
    return found


def package_of(module: str) -> str:
    """Return the package of a module, or an empty string for one outside the packages."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and (PACKAGE / parts[1]).is_dir() else ""


def test_every_package_is_listed() -> None:
    packages = {package_of(name) for name in MODULES} - {""}
    assert packages == BELOW.keys()
    assert {name for name in MODULES if not package_of(name)} == {"longwood", "longwood.__main__", "longwood.errors"}


@pytest.mark.parametrize("name", MODULES)
def test_packages_import_only_lower_level_packages(name: str) -> None:
    here = package_of(name)
    for found in imports(name):
        if found.target.split(".")[0] != "longwood":
            continue
        there = package_of(found.target)
        where = f"{name}, line {found.line}: imports {found.target}"
        if name == "longwood.__main__":
            assert found.target == "longwood.cli", where
        elif not here:
            raise AssertionError(f"{where}; nothing of the package is imported here")
        elif not there:
            assert found.target in ("longwood.errors", "longwood"), where
        else:
            assert there == here or there in BELOW[here], f"{where}; {here} may import {sorted(BELOW[here]) or 'none'}"


def test_imports_outside_functions_are_not_circular() -> None:
    graph = {name: {found.target for found in imports(name) if found.outside_functions and found.target in MODULES} for name in MODULES}
    for name, targets in graph.items():
        targets.discard("longwood")  # its __init__ imports nothing when it is loaded
        own = f"longwood.{package_of(name)}"
        assert name == own or own not in targets, f"{name} imports its own package's __init__, which imports it"
    try:
        tuple(TopologicalSorter(graph).static_order())
    except CycleError as error:
        pytest.fail(f"modules that import each other in a circle: {' <- '.join(error.args[1])}")


@pytest.mark.parametrize("name", [name for name in MODULES if package_of(name) in PURE or name == "longwood.errors"])
def test_pure_packages_use_no_clock_no_random_numbers_and_no_files(name: str) -> None:
    for found in imports(name):
        if found.target.split(".")[0] != "longwood":
            allowed = found.target in PURE_LIBRARY or (name, found.target) in EXCEPTIONS
            assert allowed, f"{name}, line {found.line}: {found.target} is not allowed in a pure package"
    for node in ast.walk(ast.parse(MODULES[name].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in IMPURE_CALLS, f"{name}, line {node.lineno}: {node.func.id}() is not allowed in a pure package"


@pytest.mark.parametrize("path", sorted(CORE.rglob("*.?pp")), ids=lambda path: path.relative_to(CORE).as_posix())
def test_the_native_core_uses_no_python_no_threads_no_clock_and_no_files(path: Path) -> None:
    name = path.relative_to(CORE).as_posix()
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        code = line.partition("//")[0]
        if found := re.match(r'\s*#\s*include\s*[<"](.+?)[>"]', code):
            own = found[1].startswith("core/") and (CORE.parent / found[1]).is_file()
            allowed = own or found[1] in CORE_LIBRARY or (name, found[1]) in CORE_EXCEPTIONS
            assert allowed, f"{name}, line {number}: {found[1]} is not allowed in the core"
        assert not re.search(CORE_AVOIDS, code), f"{name}, line {number}: {code.strip()}"
        if name not in CORE_PORTABLE:
            assert not re.search(CORE_EXTENSIONS, code), f"{name}, line {number}: not every compiler understands {code.strip()}"


def test_exceptions_are_still_needed() -> None:
    for name, target in EXCEPTIONS:
        assert target in {found.target for found in imports(name)}, f"{name} no longer imports {target}"
    for file, header in CORE_EXCEPTIONS:
        assert f"#include <{header}>" in (CORE / file).read_text(encoding="utf-8"), f"{file} no longer includes {header}"
    for file in CORE_PORTABLE:
        assert re.search(CORE_EXTENSIONS, (CORE / file).read_text(encoding="utf-8")), f"{file} no longer uses compiler extensions"


def test_packages_below_the_catalogue_name_no_games() -> None:
    """Other packages must not contain a game's id or name, as in `if variant.name == ...`, except in docstrings.

    In rules.fields, "unlimited" is how files of rules write unlimited redeals, not the game.
    """
    ids = {variant.id for variant in CATALOGUE} | {variant.name for variant in CATALOGUE}
    for name, path in MODULES.items():
        if package_of(name) not in ("cards", "rules", "play", "proofs", "solver", "bots"):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docstrings = {
            id(node.body[0].value)
            for node in ast.walk(tree)
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and node.body and isinstance(node.body[0], ast.Expr)
        }
        for node in ast.walk(tree):
            if (name, getattr(node, "value", None)) == ("longwood.rules.fields", "unlimited"):
                continue
            if isinstance(node, ast.Constant) and node.value in ids and id(node) not in docstrings:
                pytest.fail(f"{name}, line {node.lineno}: names the game {node.value!r}")


def of_server(*patterns: str) -> list[str]:
    """Return the modules of the server that match one of the patterns."""
    names = [name for name in MODULES if name.startswith("longwood.server.")]
    found = [name for name in names if any(fnmatch(name.removeprefix("longwood.server."), pattern) for pattern in patterns)]
    for pattern in patterns:
        assert any(fnmatch(name.removeprefix("longwood.server."), pattern) for name in names), f"no module of the server is {pattern}"
    return found


def server_folder(module: str) -> str:
    """Return the folder of a server module, or an empty string for one outside the folders."""
    name = module.removeprefix("longwood.server.").partition(".")[0]
    return name if module.startswith("longwood.server.") and name in SERVER_BELOW else ""


@pytest.mark.parametrize("name", of_server("*"))
def test_server_folders_import_only_lower_level_folders(name: str) -> None:
    here = server_folder(name)
    for found in imports(name):
        where = f"{name}, line {found.line}: imports {found.target}"
        there = server_folder(found.target)
        assert found.target not in SERVER_ROOT or name in SERVER_ROOT, where
        assert not here or not there or there == here or there in SERVER_BELOW[here], where


@pytest.mark.parametrize("library", ONLY_IN)
def test_libraries_of_the_server_are_used_only_by_their_modules(library: str) -> None:
    allowed = set(of_server(*ONLY_IN[library]))
    users = {name for name in of_server("*") if any(found.target.partition(".")[0] == library for found in imports(name))}
    assert users <= allowed, f"{library} is used in {sorted(users - allowed)}"


@pytest.mark.parametrize("name", [*of_server(*PURE_SERVER), *(name for name in MODULES if package_of(name) == "protocol"), *PURE_TABLES])
def test_modules_that_only_compute_have_no_side_effects(name: str) -> None:
    for found in imports(name):
        assert found.target.partition(".")[0] not in EFFECTS, f"{name}, line {found.line}: imports {found.target}"


def test_the_tables_of_a_browser_import_neither_a_server_nor_the_native_search() -> None:
    block = f"""
import importlib.abc, sys

class Blocked(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if any(name == blocked or name.startswith(blocked + ".") for blocked in {NOT_IN_A_BROWSER!r}):
            raise ImportError(f"{{name}} doesn't exist in a browser")

sys.meta_path.insert(0, Blocked())
"""
    names = [name for name in MODULES if package_of(name) in ("protocol", "tables", "local")]
    imported = "\n".join(f"import {name}" for name in names)
    ran = subprocess.run([sys.executable, "-c", block + imported], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
