"""Tests of the build and its results: native module, stub, version, front end, and the build backend."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
import zipfile
from html.parser import HTMLParser
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path

import native_build
import pytest
import stubs

import longwood
from longwood import solver
from longwood_build import backend, frontend, node, offline, pinned, wasm
from longwood_build.digest import digest

ROOT = Path(__file__).resolve().parents[1]


def test_the_version_is_the_same_everywhere() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert longwood.__version__ == version("longwood") == solver.build_info().version == declared


def test_native_module_is_optimized_cpp20() -> None:
    info = solver.build_info()
    assert info.cpp_standard >= 202002
    assert info.optimized
    assert re.match(r"\S+.* \d+", info.compiler), info.compiler
    assert repr(info).startswith(f"BuildInfo(version={info.version!r}, compiler={info.compiler!r}, ")


def test_python_for_browsers_is_bytecode() -> None:
    """Otherwise each start would compile it, for seconds. Unchecked bytecode needs no source beside it (PEP 552)."""
    magic = set()
    for archive in offline.OUTPUT.glob("*.zip"):
        with zipfile.ZipFile(archive) as packed:
            names = packed.namelist()
            assert not [name for name in names if name.endswith(".py")]
            for name in names:
                if name.endswith(".pyc"):
                    head = packed.read(name)[:8]
                    magic.add(head[:4])
                    assert head[4:] == (1).to_bytes(4, "little"), name
    assert len(magic) == 1


def test_the_native_module_contains_the_digest_of_its_sources() -> None:
    """It fails if the module wasn't built again after a change."""
    assert solver.build_info().sources == native_build.sources_digest(), "run `make setup`"


def test_native_values_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        solver.build_info().version = "9"  # type: ignore[misc]


def test_stub_matches_the_native_module() -> None:
    assert stubs.STUB.read_text(encoding="utf-8") == stubs.generate(), "run `make stubs`"


@pytest.mark.parametrize("package", ["longwood", "longwood.solver"])
def test_import_loads_neither_the_native_module_nor_libraries(package: str) -> None:
    script = (
        f"import sys, {package}; print(*(m for m in sys.modules if m.startswith(('longwood.solver._', 'rich', 'sqlalchemy', 'litestar'))))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


_WITHOUT_SERVER = """
import importlib.util
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {SERVER}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
find_spec = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name in {SERVER} else find_spec(name, package)
"""


def without_server(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a program in an interpreter that can't import the packages of the `server` extra."""
    extra = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]["server"]
    names = {re.split(r"[^a-z0-9-]", requirement)[0].replace("-", "_") for requirement in extra}
    assert {"litestar", "sqlalchemy", "uvicorn"} <= names
    script = _WITHOUT_SERVER.replace("{SERVER}", repr(names)) + program
    return subprocess.run([sys.executable, "-c", script, *arguments], capture_output=True, text=True, check=False)


def test_the_library_imports_without_the_server_packages() -> None:
    packages = ("bots", "cards", "cli", "locales", "play", "rules", "solver", "variants")
    modules = [
        ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
        for package in packages
        for path in sorted((ROOT / "src" / "longwood" / package).rglob("*.py"))
    ]
    assert len(modules) > 50
    done = without_server("import importlib\nfor name in sys.argv[1:]: importlib.import_module(name)", *modules)
    assert done.returncode == 0, done.stderr


def test_commands_without_the_server_extra_work_or_say_what_to_install() -> None:
    run = "from longwood.cli import main\nmain(sys.argv[1:])"
    played = without_server(run, "simulate", "golf-match", "--holes", "9", "--pace", "beginner")
    assert (played.returncode, played.stdout.count("\n")) == (0, 1), played.stderr
    for verb, arguments in (("play", ["--no-browser"]), ("serve", [])):
        done = without_server(run, verb, *arguments)
        assert done.returncode != 0
        assert f"`longwood {verb}` needs the server" in done.stderr
        assert "pip install 'longwood[server]'" in done.stderr


class _Inline(HTMLParser):
    """Collects everything in a page that the Content-Security-Policy 'self' would block."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = dict(attrs)
        if tag == "style" or (tag == "script" and "src" not in names):
            self.found.append(tag)
        self.found += [name for name in names if name == "style" or name.startswith("on")]
        self.found += [value for value in names.values() if value and re.match(r"(https?:)?//|data:|javascript:", value)]


def test_the_page_satisfies_a_strict_content_security_policy() -> None:
    parser = _Inline()
    parser.feed(files("longwood.server").joinpath("static/index.html").read_text(encoding="utf-8"))
    assert parser.found == []


def test_the_front_ends_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("printed", "accepted"),
    [
        ("v18.19.0", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.0.1", True),
        ("", False),
        ("node: not found", False),
    ],
)
def test_only_new_enough_versions_of_node_are_accepted(printed: str, accepted: bool) -> None:
    assert node.is_new_enough(printed) is accepted


def test_digest_depends_on_content_and_names_but_not_on_generated_files(tmp_path: Path) -> None:
    (tmp_path / "web" / "src").mkdir(parents=True)
    source = tmp_path / "web" / "src" / "a.ts"
    source.write_text("1")
    first = digest(tmp_path, ["web"])

    made = tmp_path / "web" / "node_modules" / "x"
    made.mkdir(parents=True)
    (made / "index.js").write_text("made")
    source.touch()
    assert digest(tmp_path, ["web"]) == first

    source.write_text("2")
    assert digest(tmp_path, ["web"]) != first
    source.write_text("1")
    assert digest(tmp_path, ["web"]) == first
    source.rename(source.with_name("b.ts"))
    assert digest(tmp_path, ["web"]) != first


def test_missing_node_is_reported(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(node, "find", lambda: None)
    monkeypatch.setattr(frontend, "is_fresh", lambda: False)
    monkeypatch.setattr(frontend, "has_packages", lambda for_development=False: True)
    monkeypatch.setattr(frontend, "STAMP", Path("/nonexistent/stamp"))
    with pytest.raises(SystemExit, match="1"):
        frontend.build()
    assert node.NEEDED in capsys.readouterr().err


def test_development_packages_suffice_for_a_build_but_not_vice_versa(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installs: list[list[str]] = []
    monkeypatch.setattr(frontend, "PACKAGES_STAMP", tmp_path / "stamp")
    monkeypatch.setattr(frontend, "_npm", lambda words, quiet: installs.append(words))
    assert not frontend.has_packages()

    frontend.install_packages()
    assert frontend.has_packages()
    assert not frontend.has_packages(for_development=True)

    frontend.install_packages(for_development=True)
    assert frontend.has_packages(for_development=True)
    assert frontend.has_packages()
    frontend.install_packages()
    assert ["--omit=dev" in words for words in installs] == [True, False]


def test_the_environment_of_a_build_gets_pip_for_what_it_downloads(monkeypatch: pytest.MonkeyPatch) -> None:
    """The environments that pip and uv build in have neither pip nor uv."""
    monkeypatch.setattr(frontend, "is_fresh", lambda: False)
    assert pinned.PIP in backend.get_requires_for_build_wheel()


def test_a_package_that_cannot_be_downloaded_is_named_with_the_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offline, "WHEELS", tmp_path / "wheels")
    monkeypatch.setattr(wasm, "OUTPUT", tmp_path / "wasm")
    monkeypatch.setattr(wasm, "_STAMP", tmp_path / "stamp")
    monkeypatch.setattr(wasm, "MODULE", tmp_path / "search.wasm")
    monkeypatch.setattr(wasm, "COMPILERS", tmp_path / "zig")
    for command, reason in ((["/nonexistent/pip"], "No such file"), (["sh", "-c", "echo No space left >&2; exit 1"], "No space left")):
        monkeypatch.setattr(pinned, "_pip", lambda command=command: command)
        with pytest.raises(pinned.PinnedError, match=f"(?s)msgspec==.*{reason}"):
            offline._wheels()
        with pytest.raises(pinned.PinnedError, match=f"(?s)ziglang==.*{reason}"):
            wasm.build()


def test_packages_of_other_pins_and_halves_of_downloads_are_replaced(tmp_path: Path) -> None:
    def stopped(folder: Path) -> None:
        (folder / "half").touch()
        raise KeyboardInterrupt

    (tmp_path / "0123456789ab").mkdir()
    with pytest.raises(KeyboardInterrupt):
        pinned.provide(wasm.PINS, tmp_path, stopped)
    folder = pinned.provide(wasm.PINS, tmp_path, lambda new: (new / "whole").touch())
    assert [path.name for path in folder.iterdir()] == ["whole"]
    assert pinned.provide(wasm.PINS, tmp_path, stopped) == folder
    assert list(tmp_path.iterdir()) == [folder]


@pytest.mark.parametrize("pins", [offline.PINS, wasm.PINS])
def test_packages_of_the_build_are_pinned_by_digest(pins: Path) -> None:
    (package,) = [word for word in pins.read_text(encoding="utf-8").split() if word[0] not in "-\\"]
    assert re.fullmatch(r"\w+==[\d.]+", package)
    assert "--hash=sha256:" in pins.read_text(encoding="utf-8")


def test_the_list_of_the_packed_standard_library_is_current() -> None:
    found = node.find()
    assert found is not None
    script = ROOT / "web" / "offline" / "list-library.mjs"
    listed = subprocess.run([str(found.node), str(script)], capture_output=True, text=True, check=True).stdout
    assert listed == offline.LIBRARY.read_text(encoding="utf-8"), "stale: run tools/offline_library.py"


def test_the_notices_are_of_the_python_that_is_packed() -> None:
    info = json.loads((offline.PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    notices = (ROOT / "web" / "offline" / "third-party.txt").read_text(encoding="utf-8")
    assert f"CPython {'.'.join(info['python'].split('.')[:2])} (" in notices
    assert not [line for line in notices.splitlines() if line != line.rstrip()]
