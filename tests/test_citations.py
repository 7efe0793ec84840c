"""Checks that every citation has a target: rulings by their number, pages and files of this repository by their path."""

from __future__ import annotations

import ast
import io
import itertools
import re
import subprocess
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from posixpath import dirname, join, normpath

import pytest

from longwood.variants import CATALOGUE, RACES

ROOT = Path(__file__).resolve().parents[1]
RULINGS = ROOT / "docs" / "rulings.md"
_TRACKED = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
TREE = [name for name in _TRACKED if (ROOT / name).is_file()]
ENDS = {name[at:] for name in TREE for at in (0, *(found.end() for found in re.finditer("/", name)))}
"""Every path in the repository, with and without its leading folders."""
FOLDERS = ("src", "native", "web", "build_backend", "tests", "tools", "bench", "docs")
DOCUMENTS = (".md",)
CODE = (".py", ".pyi", ".cpp", ".hpp", ".ts", ".svelte", ".mjs", ".js", ".css")
WHOLE = (".ftl", ".yml", ".toml", "Makefile", "CMakeLists.txt", ".ci/run")
"""Other files that are scanned as a whole, with comments and everything else."""
CITING = sorted(name for name in TREE if name.endswith(DOCUMENTS + CODE + WHOLE))
RULING = re.compile(r"\bR[1-9][0-9]*\b")
SPAN = re.compile(r"\bR([1-9][0-9]*) to R([1-9][0-9]*)\b")
PAGE = re.compile(r"(?<![\w/.*-])((?:[\w.-]+/)*[\w-]+\.md)\b")
FILE = re.compile(r"(?<![\w/.*:-])((?:[\w-]+/)+[\w.-]+\.(?:py|pyi|cpp|hpp|ts|svelte|mjs|js|css|ftl|toml|txt|yml|html))\b")
BARE = re.compile(r"(?<![\w/.*:$-])([\w-][\w.-]*\.(?:py|pyi|cpp|hpp|ts|svelte|mjs|js|css|ftl|toml|txt|yml|html))\b(?!/)")
FOLDER = re.compile(rf"(?<![\w/.*:-])((?:{'|'.join(FOLDERS)})/(?:[\w.-]+/)*)(?![\w*<{{])")
URL = re.compile(r"https?://\S+")
COMMENT = re.compile(r'(?<!:)//[^\n]*|/\*.*?\*/|<!--.*?-->|^\s*""".*?"""', re.MULTILINE | re.DOTALL)
FORBIDDEN = re.compile(r"\brules\.md\b|(?<!docs/)\bsolver\.md [A-Z]?[0-9]|\bhouse-style\.md\b")
ELSEWHERE = {
    "CHANGELOG.md": {"record.md", "simulating.md", "solving.md"},  # former names
    "bench/peers.py": {"command_line_helper.cpp", "deal_parser.cpp", "sol_preset_types.cpp", "solver.cpp"},  # of another program
    "docs/boards.md": {"board.txt"},  # an example
    "docs/own-games.md": {"mine.toml"},  # an example
    "docs/solver.md": {"game.txt"},  # an example
    "mkdocs.yml": {"api/README.md", "changelog.md", "contributing.md", "measurements.md", "security.md"},  # made with the site
    "pyproject.toml": {"src/longwood/server/static/"},  # made by the build
    "src/longwood/play/boards/solvitaire.py": {"card.cpp", "deal_parser.cpp"},  # of another program
    "tools/native_build.py": {"sitecustomize.py"},  # written for a test run
    "web/art/import-courts.mjs": {"node_modules/svgo/lib/svgo-node.js"},
}
"""For each file, the paths that it names but that are not files of the repository."""


@cache
def rulings() -> dict[int, str]:
    """Return each ruling's text by its number, from its heading to the next one."""
    parts = re.split(r"^### R([0-9]+)$", RULINGS.read_text(encoding="utf-8"), flags=re.MULTILINE)
    numbers = [int(number) for number in parts[1::2]]
    assert len(numbers) == len(set(numbers)), "two rulings have one number"
    return {number: re.split(r"^## ", text, maxsplit=1, flags=re.MULTILINE)[0] for number, text in zip(numbers, parts[2::2], strict=True)}


def prose(name: str) -> str:
    """Return the text people read in a file: a document without URLs, or the comments and docstrings of code."""
    text = (ROOT / name).read_text(encoding="utf-8")
    if name.endswith(".py"):
        text = "\n\n".join((*_docstrings(ast.parse(text)), *_comments(text)))
    elif not name.endswith(DOCUMENTS + WHOLE):
        text = "\n".join(found[0] for found in COMMENT.finditer(text))
    return URL.sub("", text)


def _docstrings(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value


def _comments(text: str) -> Iterator[str]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def wrong_citations(name: str, text: str) -> list[str]:
    """Return the rulings, pages, files and folders named in `text` that don't exist."""
    known = rulings()
    wrong = [cited for cited in RULING.findall(text) if int(cited[1:]) not in known]
    wrong += [f"R{first} to R{last}" for first, last in SPAN.findall(text) if int(first) >= int(last)]
    wrong += FORBIDDEN.findall(text)
    wrong += [path for path in cited_paths(text) - ELSEWHERE.get(name, set()) if not _exists(name, path)]
    return sorted(wrong)


def cited_paths(text: str) -> set[str]:
    """Return the paths of files and folders named in `text`, and the names of files without a folder."""
    return {found for pattern in (PAGE, FILE, BARE, FOLDER) for found in pattern.findall(text)}


def _exists(name: str, path: str) -> bool:
    """Return whether the path is tracked by git. It can start at the root or at the file that names it, or be the end of a path."""
    if path.endswith("/"):
        return any(file.startswith(path) for file in TREE)
    return path.removeprefix("./") in ENDS or normpath(join(dirname(name), path)) in ENDS


@pytest.mark.parametrize("name", CITING)
def test_citations_have_a_target(name: str) -> None:
    assert wrong_citations(name, prose(name)) == []


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Source: docs/rulings.md, R14.", []),
        ("Source: docs/rulings.md, R999.", ["R999"]),
        ("R5 to R2", ["R5 to R2"]),
        ("as in docs/deals.md and README.md", []),
        ("the argument is in docs/nowhere.md", ["docs/nowhere.md"]),
        ("Source: rules.md A0.3", ["rules.md", "rules.md"]),
        ("the numbers of play/scoring.py", []),
        ("the numbers of play/nothing.py", ["play/nothing.py"]),
        ("what tests/native/ holds, and tests/nothing/ does not", ["tests/nothing/"]),
        ("the same messages as cards.ftl, but not as en.ftl", ["en.ftl"]),
        (".gitignore names src/longwood/server/static/", ["src/longwood/server/static/"]),
        ("http://example.org/docs/nowhere.md", []),
    ],
)
def test_a_wrong_citation_is_found(text: str, wrong: list[str]) -> None:
    assert wrong_citations("docs/README.md", URL.sub("", text)) == wrong


@pytest.mark.parametrize("name", ELSEWHERE)
def test_exceptions_are_still_needed(name: str) -> None:
    assert {path for path in cited_paths(prose(name)) if not _exists(name, path)} == ELSEWHERE[name]


def test_files_at_the_root_and_messages_are_scanned() -> None:
    scanned = {"CHANGELOG.md", "SECURITY.md", ".ci/run", ".github/workflows/ci.yml", "Makefile", "CMakeLists.txt", "mkdocs.yml"}
    scanned |= {"pyproject.toml", "web/vite.config.ts", "web/lint-workflows.mjs", "src/longwood/locales/he/cards.ftl"}
    assert scanned <= set(CITING)
    assert any(name.startswith("build_backend/") for name in CITING)


def test_only_comments_and_docstrings_of_code_are_read() -> None:
    assert "Checks that every citation has a target" in prose("tests/test_citations.py")
    assert "docs/nowhere.md" not in prose("tests/test_citations.py")
    header = prose("native/core/columns/rules.hpp")
    assert "deepest card first" in header
    assert "enum class" not in header


# docs/rulings.md itself


def test_rulings_are_numbered_without_gaps() -> None:
    assert sorted(rulings()) == list(range(1, len(rulings()) + 1))


@pytest.mark.parametrize("number", rulings())
def test_every_ruling_states_the_rule_and_its_source(number: int) -> None:
    text = rulings()[number].strip()
    assert text.startswith("**")
    assert re.search(r"\bSource: |Longwood's ruling", text), text


def test_every_ruling_has_a_number() -> None:
    lines = RULINGS.read_text(encoding="utf-8").splitlines()
    for before, line in itertools.pairwise(lines):
        assert line.startswith("**") == bool(re.fullmatch(r"### R[0-9]+", before)), line


def test_every_game_with_earlier_rules_is_named_in_a_ruling() -> None:
    text = RULINGS.read_text(encoding="utf-8")
    named = set(re.findall(r"\]\(rules/([\w-]+)\.md\)", text))
    assert named <= {variant.id for variant in (*CATALOGUE, *RACES)} | {"README"}
    assert {variant.id for variant in CATALOGUE if variant.former} <= named
