"""Tests that the documentation site has every page and every public module. `make site` builds it and checks its links."""

from __future__ import annotations

import ast
import re
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CONFIGURATION = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
HOOKS = (ROOT / "tools" / "site_hooks.py").read_text(encoding="utf-8")


def constant(name: str) -> object:
    """Return the value of a constant in tools/site_hooks.py, which can't be imported without mkdocs."""
    (value,) = [node.value for node in ast.parse(HOOKS).body if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name]
    assert value is not None
    return ast.literal_eval(value)


def test_every_page_is_in_the_navigation() -> None:
    listed = set(re.findall(r": (\S+\.md)\b", CONFIGURATION)) | set(re.findall(r'"(\w+\.md)"', HOOKS))
    assert not {path.name for path in (ROOT / "docs").glob("*.md")} - listed


def test_pages_from_outside_docs_exist() -> None:
    pages = constant("PAGES")
    assert isinstance(pages, dict)
    assert all((ROOT / path).is_file() for path in pages)


def test_modules_of_the_api_reference_exist() -> None:
    modules = constant("MODULES")
    assert isinstance(modules, tuple)
    assert all(find_spec(name) for name in modules)


def test_the_site_loads_nothing_from_other_hosts() -> None:
    assert "font: false" in CONFIGURATION
    assert not re.findall(r"^(?!#).*https?://", CONFIGURATION, re.MULTILINE)
