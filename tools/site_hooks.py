"""Adds the pages of the documentation site that are not in docs/, as hooks of mkdocs (see mkdocs.yml).

- A page of API reference for each public module.
- The Markdown files outside docs/ that belong to the site, such as CONTRIBUTING.md.
- A page for every other file or folder of the repository that a page links to, with its text. This makes links work both on the site and on
  the code host.
"""

from __future__ import annotations

import ast
import os
import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).resolve().parents[1]
PAGES: Final = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "README.md": "README.md",  # docs/README.md is the start page of the site
    "bench/results.md": "measurements.md",
    "web/art/PROVENANCE.md": "source/card-art.md",
}
"""Markdown files outside docs/ that are pages of the site, each with its path there."""
MODULES: Final = (
    "longwood.cards",
    "longwood.rules",
    "longwood.variants",
    "longwood.play",
    "longwood.play.matches.golf",
    "longwood.play.matches.race",
    "longwood.solver",
    "longwood.proofs",
    "longwood.bots.golfer",
    "longwood.bots.racer",
    "longwood.locales",
    "longwood.errors",
)
"""The public modules, in the order of the reference."""
LANGUAGES: Final = {".py": "python", ".ts": "ts", ".svelte": "html", ".cpp": "cpp", ".hpp": "cpp", ".ftl": "text", ".md": "markdown"}

# The target of a link or picture that is not in `code` or in a ```fence```.
_LINK: Final = re.compile(r"(?P<code>^```.*?^```$|`[^`\n]*`)|(?<=\]\()(?P<target>[^)\s#]+)(?=[)#])", re.MULTILINE | re.DOTALL)
_FENCE_PATH: Final = re.compile(r"^(```\w+) (docs/\S+)$", re.MULTILINE)

_origin: dict[str, str] = {}
"""The path in the repository of each page's source, by the page's path on the site."""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Add every rules page and every module of the reference to the navigation."""
    config["nav"] = [_expanded(entry) for entry in config["nav"]]
    return config


def _expanded(entry: dict[str, Any]) -> dict[str, Any]:
    ((title, target),) = entry.items()
    if target == "rules/README.md":
        return {title: [{"All games": target}, {"Rulings": "rulings.md"}, *_games()]}
    if target == "api/README.md":
        return {title: [{"Overview": target}, *({name.removeprefix("longwood."): f"api/{name}.md"} for name in MODULES)]}
    return entry


def _games() -> list[dict[str, Any]]:
    """Return the navigation entries of the rules pages, grouped as in their index."""
    groups: list[dict[str, Any]] = []
    for line in (ROOT / "docs" / "rules" / "README.md").read_text("utf-8").splitlines():
        if line.startswith("## "):
            groups.append({line[3:]: []})
        elif found := re.match(r"\| \[(.+?)\]\((.+?)\)", line):
            next(iter(groups[-1].values())).append({found[1]: f"rules/{found[2]}"})
    return groups


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are not in docs/."""
    _origin.clear()
    texts: dict[str, str] = {}
    for file in files.documentation_pages():
        _origin[file.src_uri] = f"docs/{file.src_uri}"
    for path, uri in PAGES.items():
        if uri != "README.md":
            _origin[uri] = path
            texts[uri] = (ROOT / path).read_text("utf-8")
    for name in MODULES:
        texts[f"api/{name}.md"] = f"# {name}\n\n::: {name}\n"
    texts["api/README.md"] = _reference()
    for path in sorted(_linked()):
        texts[_uri(path)] = _shown(path)
    for uri, text in texts.items():
        files.append(File.generated(config, uri, content=text))
    files.append(File.generated(config, "icon.svg", abs_src_path=str(ROOT / "web" / "public" / "icon.svg")))
    return files


def _reference() -> str:
    """Return the overview page of the API reference."""
    lines = ["# API reference", "", "The public modules. The [library guide](../library.md) shows how to use them.", ""]
    lines += ["| module | contents |", "| --- | --- |"]
    lines += [f"| [`{name}`]({name}.md) | {_first_line(name)} |" for name in MODULES]
    lines += ["", "[Versioning](../versioning.md#python-api) says which names are public and what may change."]
    return "\n".join(lines) + "\n"


def _first_line(module: str) -> str:
    path = ROOT / "src" / module.replace(".", "/")
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return (ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "").partition("\n")[0].replace("|", "\\|")


def _linked() -> set[str]:
    """Return every path in the repository that a page links to and that is not a page of the site."""
    found = set()
    for path in _origin.values():
        for link in _LINK.finditer((ROOT / path).read_text("utf-8")):
            target = _resolved(path, link["target"])
            if target is not None and not target.startswith("docs/") and target not in PAGES:
                found.add(target)
    return found


def _resolved(path: str, target: str | None) -> str | None:
    """Return the path in the repository that a link in the file `path` leads to, or None for other links."""
    if not target or ":" in target:
        return None
    resolved = posixpath.normpath(posixpath.join(posixpath.dirname(path), target))
    return resolved if (ROOT / resolved).exists() else None


def _uri(path: str) -> str:
    """Return where a path of the repository is on the site."""
    if path in PAGES:
        return PAGES[path]
    return path.removeprefix("docs/") if path.startswith("docs/") else f"source/{path}.md"


def _shown(path: str) -> str:
    """Return a page that shows a file or lists a folder."""
    head = ["---", "search:", "  exclude: true", "hide: [toc]", "---", "", f"# {path}", ""]
    here = ROOT / path
    if here.is_dir():
        return "\n".join([*head, *(f"- `{name}`" for name in _entries(here))]) + "\n"
    return "\n".join([*head, f"````{LANGUAGES.get(here.suffix, 'text')}", here.read_text("utf-8").rstrip("\n"), "````"]) + "\n"


def _entries(folder: Path) -> Iterator[str]:
    for entry in sorted(folder.iterdir()):
        if entry.name != "__pycache__":
            yield f"{entry.name}/" if entry.is_dir() else entry.name


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Point links to their targets on the site, and give example files their file name as a title."""
    path = _origin.get(page.file.src_uri)
    if path is None:
        return markdown
    if path == "docs/README.md":
        page.meta["hide"] = ["navigation", "toc"]
        markdown = _start_page(markdown)

    def rewritten(link: re.Match[str]) -> str:
        target = _resolved(path, link["target"])
        if target is None or (target.startswith("docs/") and path.startswith("docs/")):
            return link[0]
        return os.path.relpath(_uri(target), posixpath.dirname(page.file.src_uri) or ".")

    return _FENCE_PATH.sub(r'\1 title="\2"', _LINK.sub(rewritten, markdown))


def _start_page(markdown: str) -> str:
    """Return the start page with its picture as a banner and its sections as cards."""
    head, *sections = re.split(r"^(?=## )", markdown, flags=re.MULTILINE)
    head = re.sub(r"^!.*$", r'<div class="banner" markdown>\n\n\g<0>\n\n</div>', head, flags=re.MULTILINE)
    last, _, foot = sections[-1].rpartition("\n\n")
    cards = "\n".join(f"<div markdown>\n\n{section}\n\n</div>" for section in [*sections[:-1], last])
    return f'{head}\n<div class="sections" markdown>\n\n{cards}\n\n</div>\n\n{foot}'
