"""Tests that one entry in the catalogue adds a game everywhere: to the command line, the search, the menu and the docs."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ENTRY = '    _game("test-harbour", "Test Harbour", "Quiet Quay", columns=11, cards=3, cells=2, face_down_rows=(2,)),\n'
Run = Callable[..., str]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Return a function that runs Python with a copy of the package that has one more game, and returns the output."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(ROOT / "src" / "longwood", folder / "longwood", ignore=shutil.ignore_patterns("__pycache__", "static"))
    module = folder / "longwood" / "variants" / "in_suit.py"
    text = module.read_text(encoding="utf-8")
    start = "VARIANTS: Final = (\n"
    assert text.count(start) == 1
    module.write_text(text.replace(start, start + ENTRY), encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), str(ROOT / "tools")]), "LANG": "C.UTF-8"}

    def run(*arguments: str) -> str:
        made = subprocess.run(
            [sys.executable, *arguments], env=environment, cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False
        )
        assert made.returncode == 0, made.stderr
        return made.stdout

    return run


def test_the_command_lists_it_deals_it_and_shows_its_rules(run: Run) -> None:
    games = json.loads(run("-m", "longwood", "games", "--json"))
    assert [game["name"] for game in games if game["id"] == "test-harbour"] == ["Test Harbour"]
    assert run("-m", "longwood", "deal", "test-harbour", "7").startswith("Test Harbour, deal 7\n")
    page = run("-m", "longwood", "rules", "quiet quay")
    assert "Row 2, counted from the deepest, is dealt face down" in page
    assert "There are 2 cells" in page


def test_names_with_errors_suggest_it(run: Run) -> None:
    program = """
from longwood.errors import UnknownGameError
from longwood.variants import find_variant
print(find_variant("TESTHARBOUR").id, find_variant("Quiet  Quáy").id)
try:
    find_variant("tset harbuor")
except UnknownGameError as error:
    print(error.nearest[0])
"""
    assert run("-c", program).split() == ["test-harbour"] * 3


def test_the_menu_and_the_docs_have_it(run: Run) -> None:
    program = """
import make_docs
from longwood.locales import LANGUAGES
from longwood.tables.games import catalogue_view
from longwood.variants import find_variant
for language in LANGUAGES:
    print(catalogue_view(find_variant("test-harbour"), language).name)
print(sorted(path.name for path, text in make_docs.generated().items() if "test-harbour" in text))
"""
    *names, pages = run("-c", program).splitlines()
    assert names == ["Test Harbour"] * 4
    assert "'test-harbour.md'" in pages
    assert "'README.md'" in pages
